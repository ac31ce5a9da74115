import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import closeUps from "./close-ups.json";

test.each(Object.entries(closeUps))("the close-up %s lies within its drawing", (part, { x, y, width }) => {
  const [name] = part.split("/");
  const [, viewBox = ""] =
    /viewBox="([^"]+)"/.exec(readFileSync(`public/drawings/${name}.svg`, "utf8")) ?? [];
  const [left = 0, top = 0, fullWidth = 0, fullHeight = 0] = viewBox.split(/[ ,]/).map(Number);
  expect(x).toBeGreaterThanOrEqual(left);
  expect(y).toBeGreaterThanOrEqual(top);
  expect(x + width).toBeLessThanOrEqual(left + fullWidth);
  expect(y + width * 0.75).toBeLessThanOrEqual(top + fullHeight);
});
