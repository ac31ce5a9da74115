import { expect, test } from "vitest";
import { placeNameFromSlug } from "./place-name";

test.each([
  ["amsterdam", "Amsterdam"],
  ["den-haag", "Den Haag"],
  ["bergen-op-zoom", "Bergen Op Zoom"],
  ["'s-hertogenbosch", "'s Hertogenbosch"],
  ["sint-annaparochië", "Sint Annaparochië"],
  ["IJmuiden", "IJmuiden"],
  ["westerhaar-vriezenveensewijk", "Westerhaar Vriezenveensewijk"],
  ["een-twee-drie-vier-vijf", "Een Twee Drie Vier Vijf"],
  ["x".repeat(40), `X${"x".repeat(39)}`],
])("the slug %s is shown as %s", (slug, name) => {
  expect(placeNameFromSlug(slug)).toBe(name);
});

test.each([
  "",
  "-",
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
  `${"x".repeat(21)}-${"x".repeat(20)}`,
])("%j is no place and is never repeated on a page", (slug) => {
  expect(placeNameFromSlug(slug)).toBeUndefined();
});
