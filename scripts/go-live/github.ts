import type { Step, World } from "./steps";
import { accountsOf } from "./website";

const variables = ["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "VITE_SITE_URL", "VITE_EDITOR_REPOSITORY"];
const secrets = [
  "SUPABASE_ACCESS_TOKEN",
  "SCHEDULER_SECRET",
  "CLOUDFLARE_ACCOUNT_ID",
  "CLOUDFLARE_API_TOKEN",
];
const tokenPage = "https://dash.cloudflare.com/profile/api-tokens";

/** The workflow has the commit and the values themselves. */
const isWorkflow = () => process.env.GITHUB_ACTIONS === "true";

export const committedStep = ({ run }: World): Step => ({
  title: "Alles bewaard",
  canWait: true,
  async look() {
    if (isWorkflow()) return [];
    const { stdout: changes } = await run("git status --porcelain", { quiet: true });
    const { stdout: ahead } = await run("git rev-list --count @{upstream}..HEAD", { quiet: true });
    return [
      changes.trim() !== "" && "Niet alles is bewaard: klik in GitHub Desktop op “Commit to main”.",
      ahead.trim() !== "0" && "Niet alles staat op GitHub: klik in GitHub Desktop op “Push origin”.",
    ];
  },
});

/** The values of the workflow: by gh from standard input, or shown to copy. The database's password is not among them. */
export function githubStep(world: World): Step {
  const { settings, owner, run } = world;
  const gh = (command: string, input?: string) => run(`gh ${command}`, { quiet: true, input });
  const hasGh = async () => (await gh("auth status")).status === 0;
  const listed = async (kind: string) =>
    (await gh(`${kind} list --json name --jq .[].name`)).stdout.split("\n");
  return {
    title: "GitHub, dat elke verandering controleert en plaatst",
    always: true,
    canWait: true,
    async look() {
      if (isWorkflow() || !(await hasGh())) return [];
      const known = [...(await listed("variable")), ...(await listed("secret"))];
      const missing = [...variables.slice(0, 3), ...secrets].filter((name) => !known.includes(name));
      return [missing.length > 0 && `Op GitHub ontbreekt: ${missing.join(", ")}.`];
    },
    async act() {
      const byGh = await hasGh();
      const offer = "Zonder gh (https://cli.github.com) kopieert u elke waarde zelf. Nu?";
      if (!byGh && !(await owner.agrees(offer))) return;
      const account = async () =>
        owner.choose("Welk account bij Cloudflare?", (await accountsOf(world)) ?? {});
      const token = () =>
        owner.secret(`Plak een token van ${tokenPage}, gemaakt met “Edit Cloudflare Workers”`);
      settings.save("CLOUDFLARE_ACCOUNT_ID", settings.get("CLOUDFLARE_ACCOUNT_ID") || (await account()));
      settings.save("CLOUDFLARE_API_TOKEN", settings.get("CLOUDFLARE_API_TOKEN") || (await token()));
      for (const name of [...variables, ...secrets].filter((name) => settings.get(name))) {
        const kind = variables.includes(name) ? "variable" : "secret";
        if (byGh) await gh(`${kind} set ${name}`, settings.get(name));
        else {
          owner.tell(settings.get(name), `Settings > Secrets and variables > Actions > New ${kind}: ${name}`);
          await owner.agrees("Staat deze waarde op GitHub?");
        }
      }
    },
  };
}
