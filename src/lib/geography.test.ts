import { expect, test } from "vitest";
import { netherlands, onNetherlands } from "./geography.ts";

test("the north-east lies right of and above the south-west", () => {
  const [groningen, middelburg] = [
    onNetherlands({ latitude: 53.22, longitude: 6.57 }),
    onNetherlands({ latitude: 51.5, longitude: 3.61 }),
  ];
  expect(groningen.x).toBeGreaterThan(middelburg.x);
  expect(groningen.y).toBeLessThan(middelburg.y);
});

test("a degree of latitude is 111 kilometres on the map, as its rings are", () => {
  const [north, south] = [53, 52].map((latitude) => onNetherlands({ latitude, longitude: 5 }).y);
  expect((Number(south) - Number(north)) / netherlands.unitsPerKilometre).toBeCloseTo(111.2, 0);
});
