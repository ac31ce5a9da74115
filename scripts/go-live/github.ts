import { findInContent } from "../checks/release/content";
import { run } from "./run";
import { get } from "./settings";
import { askFor, type Step } from "./steps";

export const textsStep: Step = {
  title: "Teksten, en of alles bewaard is",
  canWait: true,
  async look() {
    const texts = (await findInContent()).map(({ kind, text }) => kind === "fix" && text);
    if (process.env.GITHUB_ACTIONS) return texts;
    const { stdout: changes } = await run("git status --porcelain");
    const { stdout: ahead } = await run("git rev-list --count @{upstream}..HEAD");
    const isKept = changes.trim() === "" && ahead.trim() === "0";
    return [
      ...texts,
      !isKept && "Niet alles staat op GitHub: “Commit to main” en “Push origin” in GitHub Desktop.",
    ];
  },
};

const settings = {
  variable: ["VITE_SITE_URL", "VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "VITE_EDITOR_REPOSITORY"],
  secret: ["SCHEDULER_SECRET", "SUPABASE_ACCESS_TOKEN", "CLOUDFLARE_API_TOKEN"],
};

export const githubStep: Step = {
  title: "GitHub, dat elke verandering controleert en plaatst",
  always: true,
  canWait: true,
  async look() {
    const missing: string[] = [];
    for (const [kind, names] of Object.entries(settings)) {
      const { stdout } = await run(`gh ${kind} list --json name --jq .[].name`);
      missing.push(...names.filter((name) => get(name) && !stdout.split("\n").includes(name)));
    }
    const todo = `Op GitHub ontbreekt ${missing.join(", ")}. Installeer https://cli.github.com, typ gh auth login en dan weer npm run go-live. Of neem ze zelf uit .env over, bij Settings > Secrets and variables > Actions.`;
    return [missing.length > 0 && todo];
  },
  async act() {
    if (!get("CLOUDFLARE_API_TOKEN")) await askFor(["CLOUDFLARE_API_TOKEN"]);
    for (const [kind, names] of Object.entries(settings))
      for (const name of names.filter(get)) await run(`gh ${kind} set ${name}`, { input: get(name) });
  },
};
