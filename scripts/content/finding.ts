/** The fields that lead to a value in a content file, the name of its export first; numbers count from 0. */
export type Path = (string | number)[];

/** One mistake in src/content/, told to the editor. */
export interface Finding {
  /** From the root of the repository: "src/content/services/dakgoten.ts". */
  file: string;
  path: Path;
  /** From 1; absent where the mistake stands on no line, as when a field is missing altogether. */
  line?: number;
  /** What is wrong and what to do, in Dutch, in a sentence that follows a colon. */
  remedy: string;
}

/** "meta.title", "facts[2e].label": without the name of the export, and counted as people count. */
function fieldName(path: Path): string {
  const [name, ...inside] = path;
  if (inside.length === 0) return String(name ?? "");
  return inside
    .map((step) => (typeof step === "number" ? `[${step + 1}e]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

/** "src/content/services/dakgoten.ts › meta.title (regel 14): de titel heeft 74 tekens; …" */
export function findingText({ file, path, line, remedy }: Finding): string {
  const field = path.length === 0 ? "" : ` › ${fieldName(path)}`;
  return `${file}${field}${line ? ` (regel ${line})` : ""}: ${remedy}`;
}
