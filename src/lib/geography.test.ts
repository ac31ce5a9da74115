import { expect, test } from "vitest";
import { kilometresBetween, onNetherlands } from "./geography";

const equator = { latitude: 0, longitude: 5 };

test.each([
  ["a degree of latitude is 111 km", { latitude: 1, longitude: 5 }, 111],
  ["a degree of longitude on the equator is as long", { latitude: 0, longitude: 6 }, 111],
  ["a place is no distance from itself", equator, 0],
])("%s", (_name, other, kilometres) => {
  expect(kilometresBetween(equator, other)).toBe(kilometres);
});

test("a degree of longitude is half as long at 60 degrees north", () => {
  const north = { latitude: 60, longitude: 5 };
  expect(kilometresBetween(north, { latitude: 60, longitude: 6 })).toBe(56);
});

test("the north-east lies right of and above the south-west", () => {
  const [groningen, middelburg] = [
    onNetherlands({ latitude: 53.22, longitude: 6.57 }),
    onNetherlands({ latitude: 51.5, longitude: 3.61 }),
  ];
  expect(groningen.x).toBeGreaterThan(middelburg.x);
  expect(groningen.y).toBeLessThan(middelburg.y);
});
