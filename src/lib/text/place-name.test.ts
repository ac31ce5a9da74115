import { expect, test } from "vitest";
import { placeName, placeSlug, withPlace } from "./place-name";

test.each([
  ["den-haag", "Den Haag"],
  ["sint-annaparochië", "Sint Annaparochië"],
  ["capelle-aan-den-ijssel", "Capelle Aan Den IJssel"],
  ["nieuw_dorp", "Nieuw_dorp"],
])("the slug %s is shown as %s", (slug, name) => {
  expect(placeName(slug)).toBe(name);
});

test.each([
  [" Bergen op Zoom ", "bergen-op-zoom"],
  ["’s-Hertogenbosch", "’s-hertogenbosch"],
  ["A/B", "a-b"],
  ["  ", ""],
])("%j as typed leads to the slug %j", (typed, slug) => {
  expect(placeSlug(typed)).toBe(slug);
});

test("the name of a place replaces every {plaats} in a text", () => {
  const text = { heading: "Dak in {plaats}", lines: ["Naar {plaats} en {plaats}."] };
  expect(withPlace(text, '"$&"')).toEqual({ heading: 'Dak in "$&"', lines: ['Naar "$&" en "$&".'] });
});
