export type Path = (string | number)[];

export interface Finding {
  file: string;
  path: Path;
  line?: number;
  /** What is wrong and what to do, in Dutch; follows a colon. */
  remedy: string;
}

const keyOf = ({ file, path, remedy }: Finding) => JSON.stringify([file, path, remedy]);

export function without(findings: Finding[], others: Finding[]): Finding[] {
  const known = new Set(others.map(keyOf));
  return findings.filter((finding) => !known.has(keyOf(finding)));
}

/** "src/content/diensten/dakgoten.yaml › facts[2e].label (regel 14): hier staat niets; vul het in." */
export function findingText({ file, path, line, remedy }: Finding): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${step + 1}e]` : `.${step}`));
  const field = steps.length === 0 ? "" : ` › ${steps.join("").replace(/^\./, "")}`;
  return `src/content/${file}${field}${line ? ` (regel ${line})` : ""}: ${remedy}`;
}
