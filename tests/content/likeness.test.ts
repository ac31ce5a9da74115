import { expect, test } from "vitest";
import { alike, likenesses, wordsWithoutPlaces } from "../../scripts/content/likeness";
import type { City } from "../../src/lib/content/cities";

const cities = Object.values(import.meta.glob<City>("../../src/content/cities/*.ts", { eager: true }));
const utrecht = cities.find(({ summary }) => summary.slug === "utrecht") as City;

/** The page of Utrecht as someone would copy it for Amersfoort: other names and numbers, the same words. */
const copy: City = JSON.parse(
  JSON.stringify(utrecht)
    .replaceAll("Utrecht", "Amersfoort")
    .replaceAll("utrecht", "amersfoort")
    // The districts, streets and rivers.
    .replaceAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]+/gu, "Vathorst")
    .replaceAll(/\d+/g, "17"),
);

/** A page of which every second sentence comes from another. */
function withHalfOf(city: City, other: City): City {
  let sentence = 0;
  const mix = (own: unknown, copied: unknown): unknown => {
    if (typeof own === "string" && typeof copied === "string") {
      const copiedSentences = copied.split(/(?<=[.!?])\s+/);
      return own
        .split(/(?<=[.!?])\s+/)
        .map((words, index) => (sentence++ % 2 === 0 ? (copiedSentences[index] ?? words) : words))
        .join(" ");
    }
    if (typeof own !== "object" || own === null) return own;
    const mixed = Object.entries(own).map(([field, inner]) => [
      field,
      mix(inner, (copied as never)?.[field]),
    ]);
    return Array.isArray(own) ? mixed.map(([, inner]) => inner) : Object.fromEntries(mixed);
  };
  return { summary: { ...city.summary, slug: "half" }, page: mix(city.page, other.page) as City["page"] };
}

test("no two city pages are alike", () => {
  const all = likenesses(cities);
  expect(all).toHaveLength((cities.length * (cities.length - 1)) / 2);
  expect(all.filter(({ likeness }) => likeness >= alike)).toEqual([]);
});

test("a page copied for another place is found, whatever its place names and numbers say", () => {
  const [most, next] = likenesses([...cities, copy]);
  expect(most?.cities.toSorted()).toEqual(["amersfoort", "utrecht"]);
  expect(most?.likeness).toBeGreaterThan(0.9);
  expect(next?.likeness).toBeLessThan(alike);
});

test("a copy stays a copy when a paragraph of its own is added", () => {
  const longer = structuredClone(copy);
  const [section] = utrecht.page.sections;
  longer.page.sections.push({
    heading: "Iets anders",
    paragraphs: Array(20)
      .fill("Volkomen nieuwe woorden, nergens anders gebruikt.")
      .concat(section?.heading ?? ""),
  });
  expect(likenesses([utrecht, longer])[0]?.likeness).toBeGreaterThan(0.9);
});

test("half a copy is found too", () => {
  const breda = cities.find(({ summary }) => summary.slug === "breda") as City;
  expect(likenesses([utrecht, withHalfOf(breda, utrecht)])[0]?.likeness).toBeGreaterThan(alike);
});

test("places, names and numbers are no words of the text", () => {
  expect(
    wordsWithoutPlaces("Utrechtse daken in Lombok zijn 120 jaar oud. Den Haag [belt](/contact).", [
      "Utrecht",
      "Den Haag",
    ]),
  ).toEqual(["daken", "in", "zijn", "jaar", "oud", "belt"]);
});
