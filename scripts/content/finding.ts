export type Path = (string | number)[];

export interface Finding {
  file: string;
  path: Path;
  /** From 1; absent when it is about the whole file. */
  line?: number;
  /** In Dutch, to follow a colon: what is wrong and what to do. */
  remedy: string;
}

/** What of `findings` is not in `others`. */
export const without = (findings: Finding[], others: Finding[]): Finding[] =>
  findings.filter(
    ({ file, path, remedy }) =>
      !others.some(
        (other) => other.file === file && other.remedy === remedy && other.path.join() === path.join(),
      ),
  );

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
