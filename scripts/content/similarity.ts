import type { City } from "../../src/lib/content/schema.ts";
import { textsIn } from "./judge.ts";

/*
 * How much two city pages say the same: search engines may drop a site whose pages differ in little but the name of a
 * place (Google, "Spam policies for Google web search", doorway abuse). The measure is containment (A.Z. Broder, "On
 * the resemblance and containment of documents", 1997) over runs of three words: the share of the shorter text's runs
 * that the longer text has too, so a copy with a paragraph added is still a copy.
 */
const runLength = 3;

/** From here on two pages are alike: the first twelve cities stay below 0.08, half a copy reaches 0.4. */
export const alike = 0.2;

/** Fields that are no text of the page. */
const noText = ["slug", "serviceSlug", "name", "province", "mapLabel"];

function runsOf(city: object): Set<string> {
  const words = textsIn(city)
    .filter(({ path }) => !noText.includes(String(path.at(-1))))
    .flatMap(({ text }) => text.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{M}\d]+/gu) ?? [])
    // What differs from place to place by itself: names, which Dutch writes with a capital, and numbers.
    .filter((word) => !/\p{Lu}|\d/u.test(word));
  return new Set(words.slice(runLength - 1).map((_, end) => words.slice(end, end + runLength).join(" ")));
}

function similarity(one: Set<string>, other: Set<string>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const run of shorter) if (longer.has(run)) shared++;
  return shared / shorter.size;
}

/** The pairs of cities whose pages are `alike`, by slug, with their similarity from 0 to 1 (the same but for names). */
export function alikePairs(cities: City[]): { cities: [string, string]; similarity: number }[] {
  const texts = cities.map((city) => ({ slug: city.slug, runs: runsOf(city) }));
  return texts.flatMap(({ slug, runs }, index) =>
    texts
      .slice(0, index)
      .map((first) => ({
        cities: [first.slug, slug] as [string, string],
        similarity: similarity(first.runs, runs),
      }))
      .filter((pair) => pair.similarity >= alike),
  );
}
