import type { City } from "../../src/lib/content/schema.ts";
import { textsIn } from "./read.ts";

/*
 * How much two city pages say the same: search engines may drop a site whose pages differ in little but the name of a
 * place (Google, "Spam policies for Google web search", doorway abuse). The measure is containment (A.Z. Broder, "On
 * the resemblance and containment of documents", 1997) over runs of three words: the share of those of the shorter
 * text that the longer one has too, so that a copy with a paragraph added is still a copy.
 */

const runLength = 3;

/** From here on two pages are alike: the first twelve cities stay below 0.05, half a copy reaches 0.4. */
export const alike = 0.2;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** Returns whether a word in lower case is a name of `places`, or begins with one of four letters or more ("utrechtse"). */
export function placeNames(places: string[]): (word: string) => boolean {
  const names = new Set(places.flatMap(wordsOf).map((name) => name.toLowerCase()));
  return (word) => {
    if (names.has(word)) return true;
    for (let end = 4; end < word.length; end++) if (names.has(word.slice(0, end))) return true;
    return false;
  };
}

/**
 * The words of a text, in lower case, without what differs from place to place by itself: numbers, names (words
 * with a capital inside a sentence), and the names of places.
 */
export function wordsWithoutPlaces(text: string, isPlace: (word: string) => boolean): string[] {
  return text
    .replace(/\]\([^)]*\)/g, "]")
    .split(/(?<=[.!?:])\s+/)
    .flatMap((sentence) => wordsOf(sentence).filter((word, index) => index === 0 || !/^\p{Lu}/u.test(word)))
    .map((word) => word.toLowerCase())
    .filter((word) => !/\d/.test(word) && !isPlace(word));
}

/** Fields that are no text of the page. */
const noText = ["slug", "serviceSlug", "name", "province", "mapLabel"];

function runsOf(city: object, isPlace: (word: string) => boolean): Set<string> {
  const words = textsIn(city)
    .filter(({ path }) => !noText.includes(String(path.at(-1))))
    .flatMap(({ text }) => wordsWithoutPlaces(text, isPlace));
  return new Set(words.slice(runLength - 1).map((_, end) => words.slice(end, end + runLength).join(" ")));
}

/** Two slugs, and what their pages share: from 0 (nothing) to 1 (the same but for places and numbers). */
type Pair = { cities: [string, string]; similarity: number };

/** The pairs of cities whose pages are `alike`. */
export function alikePairs(cities: City[]): Pair[] {
  const isPlace = placeNames(cities.flatMap(({ name, province }) => [name, province]));
  const sizes = new Map<string, number>();
  // An index by run: of thousands of cities only those that share one are compared.
  const slugsWith = new Map<string, string[]>();
  return cities.flatMap(({ slug, ...city }) => {
    const runs = runsOf(city, isPlace);
    sizes.set(slug, runs.size);
    const shared = new Map<string, number>();
    for (const run of runs) {
      const others = slugsWith.get(run) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      slugsWith.set(run, [...others, slug]);
    }
    return [...shared]
      .map(([other, count]): Pair => {
        return { cities: [other, slug], similarity: count / Math.min(sizes.get(other) ?? 0, runs.size) };
      })
      .filter(({ similarity }) => similarity >= alike);
  });
}
