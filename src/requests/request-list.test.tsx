import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { parse } from "csv-parse/sync";
import { expect, test, vi } from "vitest";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request.ts";
import { renderPage } from "../../tests/render-page.tsx";
import { rowOf, storedCallback, storedQuote, storeSession } from "../../tests/sample-request.ts";
import type { Reading } from "./readings.ts";
import { RequestList } from "./request-list.tsx";
import { keepDraft, noteKey } from "./staff-drafts.ts";
import type { StoredRequest } from "./stored-request.ts";

const everything = { filter: "alle", search: "", skip: 0 };

/** Opens the list with this reading. */
function open(reading: Partial<Reading>) {
  const emptyReading = { query: everything, rows: [], counts: {}, readAt: "" };
  renderPage(<RequestList {...emptyReading} {...reading} />);
}

/** The text of a request in the list. */
function entry(changes: Partial<StoredRequest>, search = ""): string | null {
  open({ query: { ...everything, search }, rows: [{ ...storedQuote, ...changes }] });
  const [list] = screen.getAllByRole("list");
  return list?.textContent ?? null;
}

const leak = { services: [serviceOptions.daklekkage] };

test("a leak is marked until somebody has called", () => {
  expect(entry(leak)).toContain("Lekkage");
  cleanup();
  expect(entry({ ...leak, status: "Gebeld" })).not.toContain("Lekkage");
});

test("what was not mailed is marked", () => {
  expect(entry({ unmailed: true })).toContain("Niet gemaild");
});

test("the words of an ordinary quote request come before its services", () => {
  expect(entry({ message: "Kerkstraat 12", services: [serviceOptions.dakgoten] })).toContain(
    "Kerkstraat 12 · Dakgoten",
  );
});

test("a note that is not stored is marked", () => {
  keepDraft(noteKey(storedQuote), new URLSearchParams({ text: "Dinsdag langs" }));
  expect(entry({})).toContain("Notitie niet bewaard");
});

test("a long text is cut where two lines end", () => {
  const long = "dak ".repeat(2000);
  const log = [{ id: "1", is_note: true, text: long, written_at: "", written_by: null }];
  expect(entry({ name: long, message: long, log })?.length).toBeLessThan(1000);
});

test("a filter shows all its requests after a search", () => {
  entry({}, "vries");
  const filter = screen.getByRole("link", { name: /^Open/ });
  expect(filter.getAttribute("href")).toBe("/?toon=open");
});

test("each filter tells its number", () => {
  open({ counts: { nieuw: 3 } });
  expect(screen.getByRole("link", { name: "Nieuw 3" })).toBeTruthy();
});

test("a request of the list can be called", () => {
  open({ rows: [{ ...storedCallback, phone: "035 123 45 67" }] });
  expect(screen.getByRole("link", { name: "035 123 45 67" }).getAttribute("href")).toBe("tel:0351234567");
});

test.each([
  ["of no requests yet", "", {}, /^Er zijn nog geen aanvragen/],
  ["where others have requests", "", { alle: 3 }, /^Hier staan nu geen aanvragen/],
  ["of a search", "vries", { alle: 3 }, /^Niets gevonden met “vries”/],
])("an empty list %s says so", (_, search, counts, words) => {
  open({ query: { ...everything, search }, counts });
  expect(screen.getByText(words)).toBeTruthy();
});

test("spam is folded to its reason", () => {
  const spam = entry({ spam_reason: "links" });
  expect(spam).toContain("Misschien spam: veel links");
  expect(spam).not.toContain(storedQuote.phone);
});

/** The links below a list of this many requests, after `skip` others. */
function linksBelow(count: number, skip = 0) {
  open({
    query: { filter: "open", search: "dak", skip },
    rows: Array.from({ length: count }, (_, id) => ({ ...storedCallback, id })),
  });
  const links = screen.queryAllByRole("link", { name: /^(Nieuwere|Oudere)$/ });
  return links.map((link) => [link.textContent, link.getAttribute("href")]);
}

test("a full list leads to older requests", () => {
  expect(linksBelow(99)).toEqual([]);
  cleanup();
  expect(linksBelow(100)).toEqual([["Oudere", "/?toon=open&zoek=dak&vanaf=100"]]);
});

test("older requests lead back to newer ones", () => {
  expect(linksBelow(20, 100)).toEqual([["Nieuwere", "/?toon=open&zoek=dak"]]);
});

/** Answers calls about a list of this many requests, at most 1,000 at a time, as PostgREST does. */
function answerWith(count: number) {
  const all = Array.from({ length: count }, (_, id) =>
    rowOf({ ...storedCallback, id, name: `Beller ${id}` }),
  );
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    const { skip, at_most } = JSON.parse(String(body));
    return Response.json(all.slice(skip, skip + Math.min(at_most, 1000)));
  });
  storeSession();
}

test("the file for Excel has all requests, also more than 1,000", async () => {
  answerWith(2300);
  let file = new Blob();
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return "blob:";
  };
  HTMLAnchorElement.prototype.click = vi.fn();
  open({ rows: [storedCallback] });
  fireEvent.click(screen.getByRole("button", { name: "Bestand voor Excel" }));
  await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce());
  const rows: Record<string, string>[] = parse(await file.text(), {
    bom: true,
    columns: true,
    delimiter: ";",
  });
  expect(new Set(rows.map(({ naam }) => naam)).size).toBe(2300);
});

test("all spam is deleted after a question with its number", async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetch);
  window.confirm = vi.fn(() => false);
  open({ query: { ...everything, filter: "spam" }, rows: [storedCallback], counts: { spam: 12 } });
  fireEvent.click(screen.getByRole("button", { name: "Alle spam verwijderen" }));
  expect(window.confirm).toHaveBeenCalledWith(expect.stringContaining("Alle spam verwijderen (12)?"));
  expect(fetch).not.toHaveBeenCalled();
});
