import { accountsOf } from "./cloudflare";
import type { Step, World } from "./steps";

const variables = ["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "VITE_SITE_URL", "VITE_EDITOR_REPOSITORY"];
const secrets = [
  "SUPABASE_ACCESS_TOKEN",
  "SCHEDULER_SECRET",
  "CLOUDFLARE_ACCOUNT_ID",
  "CLOUDFLARE_API_TOKEN",
];

/** The workflow has the commit and the values themselves. */
const isWorkflow = () => process.env.GITHUB_ACTIONS === "true";

export function committedStep({ run }: World): Step {
  return {
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
  };
}

/** The values of the workflow: by gh from standard input, or shown to copy. The database's password is not among them. */
export function githubStep(world: World): Step {
  const { settings, owner, run } = world;
  const gh = (command: string, input?: string) => run(`gh ${command}`, { quiet: true, input });
  const hasGh = async () => (await gh("auth status")).status === 0;
  const names = async (kind: string) =>
    (await gh(`${kind} list --json name --jq .[].name`)).stdout.split("\n");
  return {
    title: "GitHub, dat elke verandering controleert en plaatst",
    always: true,
    canWait: true,
    async look() {
      if (isWorkflow() || !(await hasGh())) return [];
      const known = [...(await names("variable")), ...(await names("secret"))];
      const missing = [...variables.slice(0, 3), ...secrets].filter((name) => !known.includes(name));
      return [missing.length > 0 && `Op GitHub ontbreekt: ${missing.join(", ")}.`];
    },
    async act() {
      const byGh = await hasGh();
      if (
        !byGh &&
        !(await owner.agrees("Zonder gh (https://cli.github.com) kopieert u elke waarde zelf. Nu?"))
      )
        return;
      const accounts = (await accountsOf(world)) ?? {};
      settings.save(
        "CLOUDFLARE_ACCOUNT_ID",
        settings.get("CLOUDFLARE_ACCOUNT_ID") ||
          (await owner.choose("Welk account bij Cloudflare?", accounts)),
      );
      if (!settings.get("CLOUDFLARE_API_TOKEN"))
        settings.save(
          "CLOUDFLARE_API_TOKEN",
          await owner.secret(
            "Maak op https://dash.cloudflare.com/profile/api-tokens een token, template “Edit Cloudflare Workers”, en plak het",
          ),
        );
      for (const name of [...variables, ...secrets].filter((name) => settings.get(name))) {
        const kind = variables.includes(name) ? "variable" : "secret";
        if (byGh) await gh(`${kind} set ${name}`, settings.get(name));
        else {
          owner.tell(
            settings.get(name),
            `Settings > Secrets and variables > Actions > New repository ${kind}: ${name}`,
          );
          await owner.agrees("Staat deze waarde op GitHub?");
        }
      }
    },
  };
}
