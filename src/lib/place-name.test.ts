import { expect, test } from "vitest";
import { placeNameFromSlug, placeSlug, withPlace } from "./place-name";

test.each([
  ["amsterdam", "Amsterdam"],
  ["den-haag", "Den Haag"],
  ["bergen-op-zoom", "Bergen Op Zoom"],
  ["'s-hertogenbosch", "'s Hertogenbosch"],
  ["sint-annaparochië", "Sint Annaparochië"],
  ["ijmuiden", "IJmuiden"],
  ["capelle-aan-den-ijssel", "Capelle Aan Den IJssel"],
  ["'t-harde", "'t Harde"],
  ["westerhaar-vriezenveensewijk", "Westerhaar Vriezenveensewijk"],
  ["een-twee-drie-vier-vijf", "Een Twee Drie Vier Vijf"],
  ["2e-exloërmond", "2e Exloërmond"],
  ["x".repeat(40), `X${"x".repeat(39)}`],
])("the slug %s is shown as %s", (slug, name) => {
  expect(placeNameFromSlug(slug)).toBe(name);
});

test.each([
  "",
  "-",
  "--",
  "1234",
  "123e-straat",
  "bel-06-12-34",
  "'",
  "a b",
  "<b>",
  "bel:0900",
  "a/b",
  "a.b",
  "%41",
  "a\u202Eb",
  "a\nb",
  "bel-0900-1234-wij-zijn-failliet",
  "bel-٠٩٠٠",
  "wij-zijn-helaas-sinds-kort-failliet",
  "x".repeat(41),
  "x".repeat(200),
  `${"x".repeat(21)}-${"x".repeat(20)}`,
])("%j is no place and is never repeated on a page", (slug) => {
  expect(placeNameFromSlug(slug)).toBeUndefined();
});

test.each([
  ["Amersfoort", "amersfoort"],
  [" Bergen op Zoom ", "bergen-op-zoom"],
  ["’s-Hertogenbosch", "'s-hertogenbosch"],
  ["'s - Gravenhage", "'s-gravenhage"],
  ["Bergen (NH)", "bergen-nh"],
  ["Sint Annaparochie\u0308", "sint-annaparochië"],
  ["IJmuiden", "ijmuiden"],
])("%j as typed leads to %s, which is a place", (name, slug) => {
  expect(placeSlug(name)).toBe(slug);
  expect(placeNameFromSlug(slug)).toBeDefined();
});

test.each(["3811 AB", "12", "", "  ", "<b>"])("%j as typed leads to no place", (name) => {
  expect(placeNameFromSlug(placeSlug(name))).toBeUndefined();
});

test("the name of a place stands wherever a text asks for it, whatever is in it", () => {
  const text = { heading: "Dak in {plaats}", lines: ["Naar {plaats} en {plaats}."] };
  expect(withPlace(text, '"$&"')).toEqual({ heading: 'Dak in "$&"', lines: ['Naar "$&" en "$&".'] });
});
