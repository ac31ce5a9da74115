import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { storedQuote } from "../../tests/sample-request";
import { addNote, change, deleteRequest, deleteSpam } from "./change-requests";

test("a choice is sent when the one before it is answered", async () => {
  const sent: unknown[] = [];
  let answer = () => {};
  vi.stubGlobal("fetch", (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve) => {
      answer = () => resolve(new Response("{}"));
    });
  });
  const first = change(storedQuote, { status: "Gebeld" });
  const second = change(storedQuote, { status: "Afspraak" });
  await waitFor(() => expect(sent).toEqual([{ status: "Gebeld" }]));
  answer();
  await first;
  await waitFor(() => expect(sent).toEqual([{ status: "Gebeld" }, { status: "Afspraak" }]));
  answer();
  await second;
});

test("a choice is sent after one that failed", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(change(storedQuote, { status: "Gebeld" })).rejects.toThrow();
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await change(storedQuote, { status: "Gebeld" });
});

test("deleting all spam spares what came after the list was read", async () => {
  const asked: object[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(Object.fromEntries(new URL(address, "http://localhost").searchParams));
    return new Response(null, { status: 204 });
  });
  await deleteSpam("2026-11-23T13:05:00Z");
  const spam = { spam_reason: "not.is.null", created_at: "lte.2026-11-23T13:05:00Z" };
  expect(asked).toEqual([spam, spam]);
});

test("a note is sent so that the database adds a repeat once", async () => {
  const prefer: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_address: string, { headers }: RequestInit) => {
    prefer.push(new Headers(headers).get("prefer"));
    return new Response(null, { status: 201 });
  });
  await addNote(storedQuote, new URLSearchParams({ id: "1", text: "Dinsdag langs" }));
  expect(prefer).toEqual([expect.stringContaining("resolution=ignore-duplicates")]);
});

test("a request that somebody else has deleted is no failure to delete", async () => {
  vi.stubGlobal("fetch", async (_address: string, { headers }: RequestInit) => {
    // PostgREST misses the row only where one is asked for.
    const asksForRow = new Headers(headers).get("accept")?.includes("pgrst.object");
    return asksForRow
      ? Response.json({ code: "PGRST116" }, { status: 406 })
      : new Response(null, { status: 204 });
  });
  await deleteRequest(storedQuote);
});
