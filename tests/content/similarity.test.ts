import { expect, test } from "vitest";
import { alikePairs } from "../../scripts/content/similarity";
import type { City } from "../../src/lib/content/schema";
import { checkFixture } from "./fixture-site";

/* How much two city pages say the same; check.test.ts proves what the check makes of it. */

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

test("a copy for another place is found, whatever its names and numbers, and with a paragraph of its own", () => {
  const longer = structuredClone(copy);
  longer.sections.push({
    heading: "Iets anders",
    paragraphs: Array(20).fill("Volkomen nieuwe woorden, nergens anders gebruikt."),
  });
  const pairs = alikePairs([baarn, soest, longer]);
  expect(pairs.map(({ cities }) => cities)).toEqual([["soest", "zeist"]]);
  expect(pairs[0]?.similarity).toBeGreaterThan(0.9);
});

test("a page of which half is copied is found too", () => {
  const { sections, benefits } = soest;
  expect(alikePairs([soest, { ...baarn, sections, benefits }])).toHaveLength(1);
});
