import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { storedQuote, storeSession } from "../../tests/sample-request.ts";
import { addNote, change, deleteRequest, deleteSpam } from "./change-requests.ts";

beforeEach(storeSession);

/** A server that answers or fails a call only when told to. Returns the calls and their bodies. */
function waitingServer() {
  const bodies: unknown[] = [];
  const calls: { answer: () => void; fail: () => void }[] = [];
  vi.stubGlobal("fetch", (_address: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve, reject) =>
      calls.push({
        answer: () => resolve(new Response("{}")),
        fail: () => reject(new TypeError("Failed to fetch")),
      }),
    );
  });
  return { bodies, calls };
}

const [call, visit] = [{ status: "Gebeld" }, { status: "Afspraak" }] as const;

test("a choice is sent when the one before it is answered", async () => {
  const { bodies, calls } = waitingServer();
  const changes = [change(storedQuote, call), change(storedQuote, visit)];
  await waitFor(() => expect(bodies).toEqual([call]));
  calls[0]?.answer();
  await waitFor(() => expect(bodies).toEqual([call, visit]));
  calls[1]?.answer();
  await Promise.all(changes);
});

test("a choice that waits for one that fails, fails with it", async () => {
  const { bodies, calls } = waitingServer();
  const changes = [change(storedQuote, call), change(storedQuote, visit)];
  await waitFor(() => expect(bodies).toEqual([call]));
  calls[0]?.fail();
  const results = await Promise.allSettled(changes);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(bodies).toEqual([call]);
});

test("a choice that is made after one that failed is sent", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("There is no network for the first choice")));
  await expect(change(storedQuote, call)).rejects.toThrow();
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await expect(change(storedQuote, call)).resolves.toBeUndefined();
});

test("deleting all spam spares what came after the list was read", async () => {
  const questions: object[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    questions.push(Object.fromEntries(new URL(address, "http://localhost").searchParams));
    return new Response(null, { status: 204 });
  });
  await deleteSpam("2026-11-23T13:05:00Z");
  const spam = { spam_reason: "not.is.null", created_at: "lte.2026-11-23T13:05:00Z" };
  expect(questions).toEqual([spam, spam]);
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
    // PostgREST reports a missing row only to a call that asks for one row.
    const asksForRow = new Headers(headers).get("accept")?.includes("pgrst.object");
    return asksForRow
      ? Response.json({ code: "PGRST116" }, { status: 406 })
      : new Response(null, { status: 204 });
  });
  await deleteRequest(storedQuote);
});
