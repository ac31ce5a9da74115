import { expect, test } from "vitest";
import { onNetherlands } from "./geography";

test("the north-east lies right of and above the south-west", () => {
  const [groningen, middelburg] = [
    onNetherlands({ latitude: 53.22, longitude: 6.57 }),
    onNetherlands({ latitude: 51.5, longitude: 3.61 }),
  ];
  expect(groningen.x).toBeGreaterThan(middelburg.x);
  expect(groningen.y).toBeLessThan(middelburg.y);
});
