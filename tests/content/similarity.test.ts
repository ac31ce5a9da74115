import { expect, test } from "vitest";
import { alikePairs, placeNames, wordsWithoutPlaces } from "../../scripts/content/similarity";
import type { City } from "../../src/lib/content/schema";
import { checkFixture } from "./fixture-site";

/* How much two city pages say the same; what the check makes of it, check.test.ts tells. */

const [baarn, soest] = checkFixture().content?.steden ?? [];
if (!baarn || !soest) throw new Error("The small site has two cities");

/** The page of Soest as someone would copy it for Zeist: other names and numbers, the same words. */
const copy: City = JSON.parse(
  JSON.stringify(soest)
    .replaceAll("Soest", "Zeist")
    .replaceAll("soest", "zeist")
    // The districts and streets.
    .replaceAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]+/gu, "Vathorst")
    .replaceAll(/\d+/g, "17"),
);

/** The page of Baarn in which every second text comes from Soest. */
function halfACopy(): City {
  let texts = 0;
  const mix = (own: unknown, other: unknown): unknown => {
    if (typeof own === "string") return texts++ % 2 === 0 ? own : other;
    if (typeof own !== "object" || own === null) return own;
    const mixed = Object.entries(own).map(([field, inner]) => [
      field,
      mix(inner, (other as Record<string, unknown>)[field]),
    ]);
    return Array.isArray(own) ? mixed.map(([, inner]) => inner) : Object.fromEntries(mixed);
  };
  return { ...(mix(baarn, soest) as City), slug: "half" };
}

test("two pages with words of their own are not alike", () => {
  expect(alikePairs([baarn, soest])).toEqual([]);
});

test("a page copied for another place is found, whatever its place names and numbers say", () => {
  const pairs = alikePairs([baarn, soest, copy]);
  expect(pairs.map(({ cities }) => cities)).toEqual([["soest", "zeist"]]);
  expect(pairs[0]?.similarity).toBeGreaterThan(0.9);
});

test("a copy stays a copy when a paragraph of its own is added", () => {
  const longer = structuredClone(copy);
  longer.sections.push({
    heading: "Iets anders",
    paragraphs: Array(20).fill("Volkomen nieuwe woorden, nergens anders gebruikt."),
  });
  expect(alikePairs([soest, longer])[0]?.similarity).toBeGreaterThan(0.9);
});

test("half a copy is found too", () => {
  expect(alikePairs([soest, halfACopy()])).toHaveLength(1);
});

test("places, names and numbers are no words of the text", () => {
  expect(
    wordsWithoutPlaces(
      "Utrechtse daken in Lombok zijn 120 jaar oud. Den Haag [belt](/contact), de dendermonder niet.",
      placeNames(["Utrecht", "Den Haag", "Ee"]),
    ),
  ).toEqual(["daken", "in", "zijn", "jaar", "oud", "belt", "de", "dendermonder", "niet"]);
});
