import { expect, test } from "vitest";
import { inDutch, momentInDutch } from "./lead-words";

test.each([
  ["quote", "offerte"],
  ["later-added", "later-added"],
  [null, ""],
])("%j is shown as %j", (stored, word) => {
  expect(inDutch(stored)).toBe(word);
});

test.each([
  ["in summer", "2026-07-01T21:59:59+00:00", "01-07-2026 23:59"],
  ["in winter", "2026-12-31T23:30:00Z", "01-01-2027 00:30"],
])("a moment is shown in Dutch time, %s", (_, stored, shown) => {
  expect(momentInDutch(stored)).toBe(shown);
});
