import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import closeUps from "./close-ups.json";

test.each(closeUps)("the close-up %s is a view of its drawing", (part) => {
  const [name, id] = part.split("/");
  const drawing = readFileSync(`public/drawings/${name}.svg`, "utf8");
  const numbers = (element: RegExp) => element.exec(drawing)?.[1]?.split(/[ ,]/).map(Number) ?? [];
  const [left = 0, top = 0, fullWidth = 0, fullHeight = 0] = numbers(/<svg[^>]*viewBox="([^"]+)"/);
  const [x = Number.NaN, y = 0, width = 0, height = 0] = numbers(
    new RegExp(`<view id="${id}" viewBox="([^"]+)"`),
  );
  expect(x).toBeGreaterThanOrEqual(left);
  expect(y).toBeGreaterThanOrEqual(top);
  expect(x + width).toBeLessThanOrEqual(left + fullWidth);
  expect(y + height).toBeLessThanOrEqual(top + fullHeight);
});
