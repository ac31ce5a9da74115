import { expect, test } from "vitest";
import { findImpressions, findPromises } from "./texts";

test("a promise is asked about with the file that makes it, and only while a text makes it", () => {
  const asked = findPromises({
    "src/content/home.ts": "Van elke zwakke plek maken wij een foto.",
    "src/content/over-ons.ts": "Van elke zwakke plek maken zij een foto. U heeft één aanspreekpunt.",
  });
  expect(asked).toEqual([
    {
      kind: "confirm",
      text: "Maakt u bij elke inspectie foto’s van de zwakke plekken? (src/content/home.ts en 1 andere)",
    },
    { kind: "confirm", text: expect.stringMatching(/één aanspreekpunt.*\(src\/content\/over-ons\.ts\)$/) },
  ]);
  expect(findPromises({ "src/content/home.ts": "Wij dekken daken." })).toEqual([]);
});

test("pictures made by computer are counted, with the files they are in", () => {
  const one = `{ name: "dak", alt: "Een dak", impression: true }`;
  expect(
    findImpressions({ "src/content/home.ts": one + one, "src/content/faq.ts": "", "src/content/a.ts": one }),
  ).toEqual([
    {
      kind: "confirm",
      text: expect.stringMatching(/^3 foto’s zijn nog.*\(src\/content\/home\.ts, src\/content\/a\.ts\)\.$/),
    },
  ]);
  expect(findImpressions({ "src/content/types.ts": "impression?: true;" })).toEqual([]);
});
