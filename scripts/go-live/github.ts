import { findInContent } from "../checks/release/content";
import { table } from "./settings";
import { askFor, type Step, type World } from "./steps";
import { accountsOf } from "./website";

/** The workflow has the commit and the values themselves. */
const isWorkflow = () => process.env.GITHUB_ACTIONS === "true";

export const textsStep = ({ run }: World): Step => ({
  title: "Teksten, en of alles bewaard is",
  canWait: true,
  async look() {
    const texts = (await findInContent()).map(({ kind, text }) => kind === "fix" && text);
    if (isWorkflow()) return texts;
    const { stdout: changes } = await run("git status --porcelain", { quiet: true });
    const { stdout: ahead } = await run("git rev-list --count @{upstream}..HEAD", { quiet: true });
    const isKept = changes.trim() === "" && ahead.trim() === "0";
    return [
      ...texts,
      !isKept && "Niet alles staat op GitHub: “Commit to main” en “Push origin” in GitHub Desktop.",
    ];
  },
});

/** The values of the workflow: by gh, from standard input. */
export function githubStep(world: World): Step {
  const { settings, owner, run } = world;
  const gh = (command: string, input?: string) => run(`gh ${command}`, { quiet: true, input });
  const hasGh = async () => (await gh("auth status")).status === 0;
  const listed = async (kind: string) =>
    (await gh(`${kind} list --json name --jq .[].name`)).stdout.split("\n");
  const names = Object.keys(table).filter((name) => table[name]?.github);
  return {
    title: "GitHub, dat elke verandering controleert en plaatst",
    always: true,
    canWait: true,
    async look() {
      if (isWorkflow() || !(await hasGh())) return [];
      const known = [...(await listed("variable")), ...(await listed("secret")), "VITE_EDITOR_REPOSITORY"];
      const missing = names.filter((name) => !known.includes(name));
      return [missing.length > 0 && `Op GitHub ontbreekt: ${missing.join(", ")}.`];
    },
    async act() {
      if (!(await hasGh()))
        return owner.tell(
          `Installeer gh (https://cli.github.com), typ gh auth login, en dan weer npm run go-live. Of zet op GitHub zelf, bij Settings > Secrets and variables > Actions: ${names.join(", ")}.`,
        );
      if (!settings.get("CLOUDFLARE_ACCOUNT_ID")) {
        const accounts = (await accountsOf(world)) ?? {};
        settings.save("CLOUDFLARE_ACCOUNT_ID", await owner.choose("Welk account bij Cloudflare?", accounts));
      }
      if (!settings.get("CLOUDFLARE_API_TOKEN")) await askFor(world, ["CLOUDFLARE_API_TOKEN"]);
      for (const name of names.filter((name) => settings.get(name)))
        await gh(`${table[name]?.github} set ${name}`, settings.get(name));
    },
  };
}
