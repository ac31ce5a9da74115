import type { City } from "../../src/lib/content/schema.ts";
import { textsIn } from "./read.ts";

/*
 * How much two city pages say the same. Search engines may drop a site for pages that differ in little but the
 * name of a place (Google, "Spam policies for Google web search", doorway abuse). The measure is the containment
 * of A.Z. Broder, "On the resemblance and containment of documents" (1997): the share of the runs of three words
 * of the shorter text that the longer one has too, so that a copy with a paragraph added is still a copy.
 */

const runLength = 3;

/**
 * Two pages at or above this are alike. The 66 pairs of the first twelve cities lie
 * between 0.00 and 0.05; a page of which every second sentence is copied reaches 0.4.
 */
export const alike = 0.2;

export interface Similarity {
  /** The slugs of the two cities. */
  cities: [string, string];
  /** From 0 (nothing in common) to 1 (the same text but for places and numbers). */
  similarity: number;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\d]+/gu) ?? [];

/**
 * Tells of a word in lower case whether it is the name of one of `places`, or begins with one of four letters or
 * more ("Utrecht" takes "utrechtse" along). By its beginnings, as there may be thousands of names.
 */
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

/** Fields that hold no text of the page. */
const noText = ["slug", "serviceSlug", "name", "province", "mapLabel"];

function runsOf(city: City, isPlace: (word: string) => boolean): Set<string> {
  const words = textsIn(city)
    .filter(({ path }) => !noText.includes(String(path.at(-1))))
    .flatMap(({ text }) => wordsWithoutPlaces(text, isPlace));
  return new Set(words.slice(runLength - 1).map((_, end) => words.slice(end, end + runLength).join(" ")));
}

/** The pairs of cities whose pages are `alike`. */
export function alikePairs(cities: City[]): Similarity[] {
  const isPlace = placeNames(cities.flatMap(({ name, province }) => [name, province]));
  const sizes = new Map<string, number>();
  // By run, so that thousands of cities are compared with those alone that share one. Of their millions of runs and
  // pairs only this much is kept.
  const slugsWith = new Map<string, string[]>();
  return cities.flatMap((city) => {
    const runs = runsOf(city, isPlace);
    const shared = new Map<string, number>();
    for (const run of runs) {
      const others = slugsWith.get(run);
      for (const other of others ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (others) others.push(city.slug);
      else slugsWith.set(run, [city.slug]);
    }
    sizes.set(city.slug, runs.size);
    return [...shared]
      .map(([other, count]) => ({
        cities: [other, city.slug] as [string, string],
        similarity: count / Math.min(sizes.get(other) ?? 0, runs.size),
      }))
      .filter(({ similarity }) => similarity >= alike);
  });
}
