import { outside } from "./outside.ts";
import { askFor, isMissing } from "./questions.ts";
import { get, pick } from "./settings.ts";
import type { Step } from "./steps.ts";

const settings = {
  variable: ["VITE_SITE_URL", "VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "VITE_EDITOR_REPOSITORY"],
  secret: ["SCHEDULER_SECRET", "SUPABASE_ACCESS_TOKEN", "CLOUDFLARE_API_TOKEN"],
};

export const githubStep: Step = {
  title: "GitHub, dat elke verandering controleert en plaatst",
  always: true,
  canWait: true,
  isLeftOut: () => !get("VITE_EDITOR_REPOSITORY"),
  async findProblems() {
    const absentNames: string[] = [];
    for (const [kind, names] of Object.entries(settings)) {
      const { stdout } = await outside.run(`gh ${kind} list --json name --jq .[].name`);
      absentNames.push(...names.filter((name) => !stdout.split("\n").includes(name)));
    }
    const problem = `Op GitHub ontbreekt ${absentNames.join(", ")}. Installeer https://cli.github.com, typ gh auth login en dan weer npm run go-live. Of neem ze zelf uit .env over: https://github.com/${get("VITE_EDITOR_REPOSITORY")} > Settings > Secrets and variables > Actions.`;
    return [absentNames.length > 0 && problem];
  },
  async act() {
    if (isMissing("CLOUDFLARE_API_TOKEN")) await askFor("CLOUDFLARE_API_TOKEN");
    for (const [kind, names] of Object.entries(settings)) {
      const lines = Object.entries(pick(names)).map(([name, value]) => `${name}='${value}'\n`);
      await outside.run(`gh ${kind} set --env-file -`, { input: lines.join("") });
    }
  },
};
