export type Path = (string | number)[];

export interface Finding {
  file: string;
  path: Path;
  /** From 1; absent when it is about the whole file. */
  line?: number;
  /** In Dutch, to follow a colon: what is wrong and what to do. */
  remedy: string;
}

const keyOf = ({ file, path, remedy }: Finding) => JSON.stringify([file, path, remedy]);

export function without(findings: Finding[], others: Finding[]): Finding[] {
  const known = new Set(others.map(keyOf));
  return findings.filter((finding) => !known.has(keyOf(finding)));
}

/** "meta.title", "facts[2e].label", counted from 1. */
function fieldName(path: Path): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step + 1}e]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

/** "src/content/diensten/dakgoten.yaml › meta.title (regel 14): te lang: …" */
export function findingText({ file, path, line, remedy }: Finding): string {
  const field = path.length === 0 ? "" : ` › ${fieldName(path)}`;
  if (!file) return remedy;
  return `src/content/${file}${field}${line ? ` (regel ${line})` : ""}: ${remedy}`;
}
