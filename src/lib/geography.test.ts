import { expect, test } from "vitest";
import { kilometresBetween, mapRows, namesBesideMap, onNetherlands } from "./geography";

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

const placeAt = (x: number, y: number) => ({ name: `${x}, ${y}`, point: { x, y } });

test("no two names stand in one place beside the map", () => {
  const crowd = Array.from({ length: 2 * mapRows }, (_, index) => placeAt(40 + index / 10, 50));
  const names = [...(namesBesideMap(crowd)?.values() ?? [])];
  expect(new Set(names.map(({ side, row }) => `${side} ${row}`)).size).toBe(crowd.length);
  for (const { row } of names) expect(row).toBeLessThanOrEqual(mapRows);
});

test("names stand at the side of their place from north to south", () => {
  const names = namesBesideMap([placeAt(70, 90), placeAt(20, 60), placeAt(80, 10), placeAt(30, 40)]);
  expect(Object.fromEntries(names ?? [])).toEqual({
    "30, 40": { side: "left", row: 4 },
    "20, 60": { side: "left", row: 5 },
    "80, 10": { side: "right", row: 1 },
    "70, 90": { side: "right", row: 8 },
  });
});

test("names stand below the map where a side has no room for all", () => {
  const tooMany = Array.from({ length: 2 * mapRows + 1 }, (_, index) => placeAt(index, index));
  expect(namesBesideMap(tooMany)).toBeUndefined();
});

test("names stand below the map where it does not know a place", () => {
  expect(namesBesideMap([placeAt(20, 60), { name: "Soest" }])).toBeUndefined();
});
