import { expect, test } from "vitest";
import { placeName, withPlace, withWholeName } from "./place-name.ts";

test.each([
  ["den-haag", "Den Haag"],
  ["sint-annaparochië", "Sint Annaparochië"],
  ["capelle-aan-den-ijssel", "Capelle Aan Den IJssel"],
  ["nieuw_dorp", "Nieuw_dorp"],
])("the slug %s is shown as %s", (slug, name) => {
  expect(placeName(slug)).toBe(name);
});

test("the name of a place replaces every {plaats} in a text", () => {
  const text = { heading: "Dak in {plaats}", lines: ["Naar {plaats} en {plaats}."] };
  expect(withPlace(text, '"$&"')).toEqual({ heading: 'Dak in "$&"', lines: ['Naar "$&" en "$&".'] });
});

test("the name of a place stays on one line", () => {
  expect(withWholeName("Dak in Den Haag, aan zee", "Den Haag")).toBe("Dak in Den\u00A0Haag, aan zee");
});
