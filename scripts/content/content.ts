import type { Path } from "./finding";

/** What the files of src/content/ export, by their path from there: `services/dakgoten.ts`. */
export type Content = Record<string, Record<string, unknown>>;

/** What content can point at outside itself. */
export interface Site {
  /** The addresses that lead to a page, without an origin. */
  paths: string[];
  /** The names of the pictures that are there in every width. */
  pictures: string[];
  /** The names that the photographs in photos/ will have. */
  photos: string[];
}

/** One value of the content, where it stands, and the fields that it holds if it is an object. */
export interface Value {
  /** From src/content/. */
  file: string;
  path: Path;
  value: unknown;
}

/** What a rule finds: a value, and what to do about it. */
export interface Mistake {
  file: string;
  path: Path;
  remedy: string;
}

/** Files that collect what stands in others. */
const collections = ["services.ts", "cities.ts", "city-list.ts"];

/** Files in folders first, then the company's facts: what other files take over belongs to those. */
function inOrder([first]: [string, unknown], [second]: [string, unknown]): number {
  const rank = (file: string) => (file.includes("/") ? 0 : file === "company.ts" ? 1 : 2);
  return rank(first) - rank(second) || first.localeCompare(second);
}

/** Every value of the content, each once: what a file takes over from another counts for the other only. */
export function valuesOf(content: Content): Value[] {
  const seen = new Set<unknown>();
  const collect = (file: string, path: Path, value: unknown): Value[] => {
    if (typeof value !== "object" || value === null) return [{ file, path, value }];
    if (seen.has(value)) return [];
    seen.add(value);
    const inside = Object.entries(value).flatMap(([field, inner]) =>
      collect(file, [...path, Array.isArray(value) ? Number(field) : field], inner),
    );
    return [{ file, path, value }, ...inside];
  };
  return Object.entries(content)
    .filter(([file]) => !collections.includes(file))
    .sort(inOrder)
    .flatMap(([file, exported]) =>
      Object.entries(exported)
        .filter(([, value]) => typeof value !== "function")
        .flatMap(([name, value]) => collect(file, [name], value)),
    );
}

/** The exports called `name` of the files in a folder, with their files. */
export function exportsIn<T>(content: Content, folder: string, name: string): { file: string; value: T }[] {
  return Object.entries(content)
    .filter(([file, exported]) => file.startsWith(`${folder}/`) && name in exported)
    .map(([file, exported]) => ({ file, value: exported[name] as T }));
}

/** Those of `candidates` that a mistyped word was most likely meant to be, in a question; empty without any. */
export function didYouMean(word: string, candidates: string[]): string {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, word.length / 2) ? ` Bedoelde u ${best.candidate}?` : "";
}

/** How many letters must be added, removed or changed to make one word of the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      current.push(
        Math.min(
          (current[column] ?? 0) + 1,
          (previous[column + 1] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
