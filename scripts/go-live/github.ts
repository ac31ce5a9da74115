import { findInContent } from "../checks/release/content";
import { run } from "./run";
import { get, save } from "./settings";
import { askFor, isMissing, type Step, tell } from "./steps";

const withoutGitHub = `Deze map staat niet op GitHub. Dat hoeft ook niet: u zet de website van deze computer online, en elke verandering erna met npm run go-live.
Met GitHub erbij wordt elke verandering eerst gecontroleerd, verandert u teksten ook op internet, en krijgt u mail als er iets hapert. Dat kan altijd later: docs/online-zetten.md, “GitHub erbij”.`;

/** What the owner must still fill in or correct in the texts. */
export const findInTexts = async () =>
  (await findInContent()).flatMap(({ kind, text }) => (kind === "fix" ? text : []));

/** "owner/repository" of this folder, or "" when it is not on GitHub. */
async function findRepository(): Promise<string> {
  const { stdout } = await run("git remote get-url origin");
  return /github\.com[:/]([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(String(stdout).trim())?.[1] ?? "";
}

const isWithoutGitHub = async () => !process.env.GITHUB_ACTIONS && (await findRepository()) === "";

export const textsStep: Step = {
  title: "Teksten",
  always: true,
  canWait: true,
  async look() {
    const texts = await findInTexts();
    if (process.env.GITHUB_ACTIONS || (await isWithoutGitHub())) return texts;
    const { stdout: changes } = await run("git status --porcelain");
    const { stdout: ahead } = await run("git rev-list --count @{upstream}..HEAD");
    const isKept = String(changes).trim() === "" && String(ahead).trim() === "0";
    return [
      ...texts,
      !isKept && "Niet alles staat op GitHub: klik in GitHub Desktop op “Commit to main” en “Push origin”.",
    ];
  },
  async act() {
    const repository = await findRepository();
    if (!repository) tell(withoutGitHub);
    else if (!get("VITE_EDITOR_REPOSITORY")) save("VITE_EDITOR_REPOSITORY", repository);
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
  isLeftOut: isWithoutGitHub,
  async look() {
    const missing: string[] = [];
    for (const [kind, names] of Object.entries(settings)) {
      const { stdout } = await run(`gh ${kind} list --json name --jq .[].name`);
      missing.push(...names.filter((name) => !String(stdout).split("\n").includes(name)));
    }
    const todo = `Op GitHub ontbreekt ${missing.join(", ")}. Installeer https://cli.github.com, typ gh auth login en dan weer npm run go-live. Of neem ze zelf uit .env over: https://github.com/${get("VITE_EDITOR_REPOSITORY")} > Settings > Secrets and variables > Actions.`;
    return [missing.length > 0 && todo];
  },
  async act() {
    await askFor(["CLOUDFLARE_API_TOKEN"].filter(isMissing));
    for (const [kind, names] of Object.entries(settings))
      for (const name of names) await run(`gh ${kind} set ${name}`, { input: get(name) });
  },
};
