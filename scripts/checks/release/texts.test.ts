import { expect, test } from "vitest";
import { findPromises, findRendered } from "./texts";

test("a promise is asked about with the file that makes it, and only while a text makes it", () => {
  const asked = findPromises({
    "src/content/home.yaml": "tekst: Van elke zwakke plek maken wij een foto.",
    "src/content/over-ons.ts": 'text: "Van elke zwakke plek maken zij een foto. U heeft één aanspreekpunt."',
  });
  expect(asked).toEqual([
    {
      kind: "confirm",
      text: expect.stringMatching(/foto’s van de zwakke plekken\? \(src\/content\/home\.yaml en 1 andere\)$/),
    },
    { kind: "confirm", text: expect.stringMatching(/één aanspreekpunt.*\(src\/content\/over-ons\.ts\)$/) },
  ]);
  expect(findPromises({ "src/content/home.yaml": "Wij dekken daken." })).toEqual([]);
});

test.each([
  ["U hoort vooraf wat het voorrijden en de noodreparatie kosten.", /bij spoed vooraf de prijs/],
  ["Aan het eind van de dag is elk open deel afgedekt.", /elk open deel van een dak/],
  ["Wij dekken open delen aan het eind van de dag af.", /elk open deel van een dak/],
  ["U krijgt foto’s van lagen die u later niet meer ziet.", /foto’s van de lagen/],
  ["Is er iets niet goed, dan komen wij terug.", /Komt u terug/],
  ["Op uw aanvraag reageren wij Binnen 24 uur.", /binnen 24 uur/],
  ["label: Daken gerepareerd", /Kloppen de aantallen.*Verander ze/],
  ["De garantie is\n  op papier, en wij reageren binnen\n  24 uur.", /binnen 24 uur/],
])("%j is asked about", (text, question) => {
  expect(findPromises({ "src/content/a.yaml": text })).toContainEqual({
    kind: "confirm",
    text: expect.stringMatching(question),
  });
});

test("projects are asked about for being there, whatever they say", () => {
  expect(findPromises({ "src/content/projecten/baarn.yaml": "title: Een goot" })).toEqual([
    { kind: "confirm", text: expect.stringMatching(/^Heeft u de projecten echt gedaan/) },
  ]);
});

test.each(["rendered: true", '"rendered": true', "rendered:  true"])(
  "pictures made by computer are counted with the files they are in: %s",
  (one) => {
    expect(
      findRendered({ "src/content/home": `${one}\n${one}`, "src/content/faq": "", "src/content/a": one }),
    ).toEqual([
      {
        kind: "confirm",
        text: expect.stringMatching(/^3 foto’s zijn nog.*\(src\/content\/home, src\/content\/a\)\.$/),
      },
    ]);
  },
);

test("a type or a photograph is not rendered", () => {
  expect(findRendered({ "src/content/types.ts": "rendered?: true;", b: "rendered: false" })).toEqual([]);
});
