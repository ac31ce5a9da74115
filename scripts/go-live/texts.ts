import type { Company } from "../../src/lib/content/schema.ts";
import { requireContent } from "../content/check.ts";
import { outside } from "./outside.ts";
import { get, save } from "./settings.ts";
import type { Step } from "./steps.ts";

const withoutGitHub = `Deze map staat niet op GitHub. Dat hoeft ook niet: u zet de website van deze computer online, en elke verandering erna met npm run go-live.
Met GitHub erbij wordt elke verandering eerst gecontroleerd, verandert u teksten ook op internet, en krijgt u mail als er iets hapert. Dat kan altijd later: docs/online-zetten.md, “GitHub erbij”.`;

let facts: Company | undefined;
/** The facts of the company in the texts. They are kept, because reading all texts takes a second. */
export const company = () => (facts ??= requireContent()["bedrijf.yaml"]);

/** What the owner must still fill in or correct in the texts. */
export const findTextProblems = async () =>
  (await outside.findContentProblems()).flatMap(({ kind, text }) => (kind === "fix" ? text : []));

export const textsStep: Step = {
  title: "Teksten",
  always: true,
  canWait: true,
  findProblems: findTextProblems,
  async act() {
    const { stdout } = await outside.run("git remote get-url origin");
    const [, repository] = /github\.com[:/]([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(stdout.trim()) ?? [];
    if (repository) save("VITE_EDITOR_REPOSITORY", get("VITE_EDITOR_REPOSITORY") || repository);
    else outside.tell(withoutGitHub);
  },
};
