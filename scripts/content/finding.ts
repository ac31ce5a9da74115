/** The fields that lead to a value in a content file; numbers count from 0. */
export type Path = (string | number)[];

/** What the check says about one value of src/content/. */
export interface Finding {
  /** From src/content/: "diensten/dakgoten.yaml"; empty where it is about no file. */
  file: string;
  path: Path;
  /** From 1; absent for a file as a whole. */
  line?: number;
  /** What is wrong and what to do, in Dutch, in a sentence that follows a colon. */
  remedy: string;
  /** Stops nothing. */
  advice?: boolean;
}

/** "meta.title", "facts[2e].label", counted from 1. */
function fieldName(path: Path): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step + 1}e]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

/** "src/content/diensten/dakgoten.yaml › meta.title (regel 14): deze tekst heeft 74 tekens; …" */
export function findingText({ file, path, line, remedy }: Finding): string {
  const field = path.length === 0 ? "" : ` › ${fieldName(path)}`;
  if (!file) return remedy;
  return `src/content/${file}${field}${line ? ` (regel ${line})` : ""}: ${remedy}`;
}
