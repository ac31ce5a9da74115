export type Path = (string | number)[];

export interface Finding {
  file: string;
  path: Path;
  line?: number;
  /** What is wrong and what to do, in Dutch. The text follows a colon; `{bestand}` is the other file. */
  remedy: string;
  /** The file that has the same text. */
  otherFile?: string;
  /** The photograph that cannot be used, by its name in content. */
  photo?: string;
}

const keyOf = ({ file, path, remedy }: Finding) => JSON.stringify([file, path, remedy]);

/** Returns the findings that are not among the others. */
export function without(findings: Finding[], others: Finding[]): Finding[] {
  const otherKeys = new Set(others.map(keyOf));
  return findings.filter((finding) => !otherKeys.has(keyOf(finding)));
}

/** A line such as "src/content/diensten/dakgoten.yaml › facts[2e].label (regel 14): hier staat niets; vul het in." */
export function findingText({ file, path, line, remedy, otherFile = "" }: Finding): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${step + 1}e]` : `.${step}`));
  const field = steps.length === 0 ? "" : ` › ${steps.join("").replace(/^\./, "")}`;
  return `src/content/${file}${field}${line ? ` (regel ${line})` : ""}: ${remedy.replace("{bestand}", otherFile)}`;
}
