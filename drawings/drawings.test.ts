import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawings, render } from "./drawings.ts";

test.each(Object.keys(drawings))("%s.svg is what its drawing makes, and stays below 25 kB", (name) => {
  const drawing = drawings[name];
  const file = readFileSync(`public/drawings/${name}.svg`, "utf8");
  expect(drawing && render(drawing).svg).toBe(file);
  expect(file.length).toBeLessThan(25_000);
});
