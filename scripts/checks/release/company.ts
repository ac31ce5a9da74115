import { placeInCms } from "../../content/cms-names.ts";
import type { Path } from "../../content/finding.ts";
import { textsIn } from "../../content/fit-content.ts";

/** What the owner must `fix` before the texts go live, or must `confirm` because nobody else can judge it. */
export interface Problem {
  kind: "fix" | "confirm";
  text: string;
}

export const fix = (text: string): Problem => ({ kind: "fix", text });
export const confirm = (text: string): Problem => ({ kind: "confirm", text });

const placeOf = (path: Path) => placeInCms("bedrijf.yaml", path);

/** Matches the example facts that stand in for the owner's own. No real phone number has six zeros in a row. */
const example = /voorbeeld|\.example\b|0{6}|^1200 AA$/i;
const exampleName = "Dakmeesters Hilversum";

const isExample = (text: string) => example.test(text.replace(/(?<=\d)[ -](?=\d)/g, ""));

/** Finds facts in bedrijf.yaml that are still examples. */
export function findCompanyProblems(facts: Record<string, unknown>): Problem[] {
  const problems = textsIn(facts)
    .filter(({ text }) => isExample(text))
    .map(({ path, text }) => {
      const advice =
        path[0] === "networks"
          ? "Vul uw eigen profiel in, of haal dit netwerk weg"
          : "Vul het echte gegeven in";
      return fix(`${placeOf(path)}: "${text}" is nog een voorbeeld. ${advice}.`);
    });
  if (facts.name === exampleName) {
    const question = "Heet het bedrijf echt zo? Pas het anders aan.";
    problems.push(confirm(`${placeOf(["name"])}: "${exampleName}" is bedacht. ${question}`));
  }
  return problems;
}
