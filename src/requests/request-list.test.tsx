// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { renderPage } from "../../tests/render-page";
import { storedQuote } from "../../tests/sample-request";
import { RequestList } from "./request-list";
import { keepDraft, noteKey } from "./staff-drafts";
import type { StoredRequest } from "./stored-request";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The words of a request in the list. */
function entry(changes: Partial<StoredRequest>, search = ""): string | null {
  const wanted = { filter: "alle", search };
  const rows = [{ ...storedQuote, ...changes }];
  renderPage(
    <RequestList wanted={wanted} rows={rows} counts={{ alle: 1 }} photosAreFull={false} readAt="" />,
  );
  const [list] = screen.getAllByRole("list");
  return list?.textContent ?? null;
}

const leak = { services: [serviceOptions.daklekkage] };

test("a leak is marked until somebody has called", () => {
  expect(entry(leak)).toContain("Lekkage");
  cleanup();
  expect(entry({ ...leak, status: "Gebeld" })).not.toContain("Lekkage");
});

test.each([
  ["was not mailed", { unmailed: true }, "Niet gemaild"],
  ["is due", { is_due: true }, "Vandaag bellen"],
])("what %s is marked", (_, changes, mark) => {
  expect(entry(changes)).toContain(mark);
});

test("a note that is not stored is marked", () => {
  keepDraft(noteKey(storedQuote), new URLSearchParams({ text: "Dinsdag langs" }));
  expect(entry({})).toContain("Notitie niet bewaard");
});

test("a long text is cut where two lines end", () => {
  const long = "dak ".repeat(2000);
  const log = [{ id: "1", text: long, written_at: "", written_by: null }];
  expect(entry({ name: long, message: long, log })?.length).toBeLessThan(700);
});

test("a filter shows all its requests after a search", () => {
  entry({}, "vries");
  const filter = screen.getByRole("link", { name: /^Open/ });
  expect(filter.getAttribute("href")).toBe("/?toon=open");
});

test("spam is folded to its reason", () => {
  const spam = entry({ spam_reason: "links" });
  expect(spam).toContain("Misschien spam: veel links");
  expect(spam).not.toContain(storedQuote.phone);
});
