import { expect, test } from "vitest";
import { kilometresBetween, nearest, roundedKilometres } from "./distance";
import { closestPlace, findPlaces, suggestPlaces } from "./dutch-places";
import lines from "./dutch-places.txt?raw";
import { placeNameFromSlug, placeSlug } from "./place-name";

const names = (slug: string) => findPlaces(slug).map(({ name }) => name);

test("a place is found by its slug, also without accents and apostrophes", () => {
  expect(names("amersfoort")).toEqual(["Amersfoort"]);
  expect(names("s-hertogenbosch")).toEqual(["'s-Hertogenbosch"]);
  expect(names("sint-annaparochië")).toEqual(names("sint-annaparochie"));
  expect(names("xyzxyz")).toEqual([]);
});

test("of places that share a name the one that is far larger is meant, else all of them are given", () => {
  expect(names("hengelo")).toEqual(["Hengelo"]);
  expect(names("hengelo-gelderland")).toEqual(["Hengelo (Gelderland)"]);
  expect(names("valkenburg")).toEqual(["Valkenburg (Limburg)", "Valkenburg (Zuid-Holland)"]);
});

test("the list has some 1,400 places, each with a name of its own that can be an address", () => {
  const listed = lines
    .trim()
    .split("\n")
    .map((line) => line.replace(/ \d{4} \d{3}$/, ""));
  expect(listed.length).toBeGreaterThan(1400);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((name) => !placeNameFromSlug(placeSlug(name)))).toEqual([]);
});

test("what is typed is completed, and a mistyped place recognised", () => {
  expect(suggestPlaces("hilvers")).toEqual(["Hilversum", "Hilversumse Meent"]);
  expect(suggestPlaces("")).toEqual([]);
  expect(suggestPlaces("a")).toHaveLength(8);
  expect(closestPlace("amersfort")?.name).toBe("Amersfoort");
  expect(closestPlace("xyzxyz")).toBeUndefined();
});

test("distances are as on a map, and are said as people say them", () => {
  const [amersfoort, groningen, baarn] = ["amersfoort", "groningen", "baarn"].map(
    (slug) => findPlaces(slug)[0],
  );
  if (!amersfoort || !groningen || !baarn) throw new Error("not on the list");
  expect(kilometresBetween(amersfoort, groningen)).toBeGreaterThan(135);
  expect(kilometresBetween(amersfoort, groningen)).toBeLessThan(145);
  expect(nearest(amersfoort, [groningen, baarn])).toBe(baarn);
  expect([0.2, 7.6, 21, 138].map(roundedKilometres)).toEqual([1, 8, 20, 140]);
});
