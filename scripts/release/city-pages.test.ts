import { expect, test } from "vitest";
import type { City } from "../../src/content/cities";
import * as haarlem from "../../src/content/cities/haarlem";
import * as utrecht from "../../src/content/cities/utrecht";
import { findAlikeCities } from "./city-pages";

test("a page that was copied for another place is refused, with how alike the two are", () => {
  const copy = JSON.parse(
    JSON.stringify(utrecht).replaceAll("Utrecht", "Amersfoort").replaceAll("utrecht", "amersfoort"),
  ) as City;
  const findings = findAlikeCities([utrecht, haarlem, copy]);
  expect(findings).toEqual([
    {
      kind: "fix",
      text: expect.stringMatching(/^De pagina’s van utrecht en amersfoort lijken .*: (9\d|100)% zonder/),
    },
  ]);
});

test("pages with texts of their own are not", () => {
  expect(findAlikeCities([utrecht, haarlem])).toEqual([]);
});
