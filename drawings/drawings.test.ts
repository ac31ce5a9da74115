import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawings, pointsFile, render } from "./drawings.ts";

const points = JSON.parse(readFileSync(pointsFile, "utf8"));

test.each(Object.entries(drawings))("%s.svg is what its drawing makes, and stays below 25 kB", (name, drawing) => {
  const file = readFileSync(`public/drawings/${name}.svg`, "utf8");
  const drawn = render(drawing);
  expect(drawn.svg).toBe(file);
  expect(drawn.points).toEqual(points[name] ?? []);
  expect(file.length).toBeLessThan(25_000);
});
