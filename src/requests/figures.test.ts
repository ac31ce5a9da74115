import { expect, test } from "vitest";
import { figuresOf } from "./figures";
import type { OwnerRequest } from "./requests";

// A Wednesday.
const now = new Date("2026-11-25T12:00:00Z");

const request = (changes: Partial<OwnerRequest>) =>
  ({
    kind: "quote",
    created_at: now.toISOString(),
    handled_at: null,
    spam_reason: null,
    ...changes,
  }) as OwnerRequest;

const weekOf = (requests: Partial<OwnerRequest>[], index = 0) =>
  figuresOf(requests.map(request), now).weeks[index];

test("there are twelve weeks, the present one first, and each begins on Monday", () => {
  const { weeks } = figuresOf([], now);
  expect(weeks).toHaveLength(12);
  expect([weeks[0]?.monday, weeks[11]?.monday]).toEqual(["2026-11-23", "2026-09-07"]);
});

test("a week begins at midnight in Amsterdam", () => {
  expect(weekOf([{ created_at: "2026-11-22T22:59:00Z" }], 1)).toMatchObject({ quotes: 1 });
  expect(weekOf([{ created_at: "2026-11-22T23:00:00Z", kind: "callback" }])).toMatchObject({ callbacks: 1 });
});

test("what was handled counts as within 24 hours or late; what still may be handled in time counts as neither", () => {
  const created_at = "2026-11-23T12:00:00Z";
  const handled = [
    { created_at, handled_at: "2026-11-24T12:00:00Z" },
    { created_at, handled_at: "2026-11-24T12:01:00Z" },
    { created_at },
    {},
  ];
  expect(weekOf(handled)).toMatchObject({ quotes: 4, handledWithinDay: 1, late: 2 });
});

test("spam and what is older than the first week do not count", () => {
  const { weeks, services } = figuresOf(
    [
      request({ spam_reason: "links", services: ["Dakgoten"] }),
      request({ created_at: "2026-09-06T12:00:00Z", services: ["Dakgoten"] }),
      request({ services: ["Dakgoten", "Dakinspectie"] }),
      request({ services: ["Dakinspectie"] }),
    ],
    now,
  );
  expect(weeks.reduce((sum, { quotes }) => sum + quotes, 0)).toBe(2);
  expect(services).toEqual([
    ["Dakinspectie", 2],
    ["Dakgoten", 1],
  ]);
});
