import { expect, test } from "vitest";
import { placeNameFromSlug } from "./place-name";

test.each([
  ["amsterdam", "Amsterdam"],
  ["den-haag", "Den Haag"],
  ["bergen-op-zoom", "Bergen Op Zoom"],
  ["'s-hertogenbosch", "'s Hertogenbosch"],
  ["sint-annaparochië", "Sint Annaparochië"],
  ["IJmuiden", "IJmuiden"],
])("the slug %s is shown as %s", (slug, name) => {
  expect(placeNameFromSlug(slug)).toBe(name);
});

test.each(["", "-", "a b", "<b>", "bel:0900", "a/b", "a.b", "%41", "x".repeat(61), "a\u202Eb", "a\nb"])(
  "%j is no place and is never repeated on a page",
  (slug) => {
    expect(placeNameFromSlug(slug)).toBeUndefined();
  },
);
