import { afterEach, expect, test, vi } from "vitest";
import { quote } from "../../../tests/sample-quote.ts";
import { storeSession } from "../../../tests/sample-request.ts";
import { notifyOwner, storeRequest } from "./send-request.ts";

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal("fetch", fetch);

afterEach(() => void vi.useRealTimers());

/** The error of a request whose insert gets this answer. */
async function errorAfter(answer: () => Promise<Response>): Promise<unknown> {
  fetch.mockReset().mockImplementation(answer);
  return (await storeRequest("contact_submissions", quote)).error;
}

const answerOf = (status: number, body: string | null) => async () => new Response(body, { status });

test.each([
  [200, ""],
  [201, ""],
  [202, ""],
  [204, null],
])("a request answered %i without an error is stored", async (status, body) => {
  expect(await errorAfter(answerOf(status, body))).toBeNull();
});

test.each([200, 302, 404])("a page of a Wi-Fi portal, answered %i, is a failure", async (status) => {
  expect(await errorAfter(answerOf(status, "<html>Inloggen</html>"))).toBeTruthy();
});

test("a request goes on when its page is closed", async () => {
  await errorAfter(answerOf(201, ""));
  expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(true);
});

test("a request of somebody who is signed in as staff is sent as a visitor's", async () => {
  storeSession();
  await errorAfter(answerOf(201, ""));
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect(headers.get("authorization")).toBe("Bearer sb_publishable_test");
});

test("a request without an answer has failed after 30 seconds", async () => {
  vi.useFakeTimers();
  const onFailure = vi.fn();
  void errorAfter(
    () =>
      new Promise((_, reject) => {
        const signal = fetch.mock.calls[0]?.[1]?.signal;
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  ).then(onFailure);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledWith(expect.anything());
});

test("a mail that cannot be asked for is only logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  fetch.mockReset().mockImplementation(answerOf(500, "{}"));
  await notifyOwner(quote);
  expect(log).toHaveBeenCalledWith("The quote was stored but not mailed:", expect.any(Error));
});

/** Returns `storeRequest` of a newly opened page, on which `comes` imports supabase-js. */
async function openPageWhereCode(comes: () => Promise<object>) {
  vi.resetModules();
  vi.doMock("@supabase/supabase-js", comes);
  return (await import("./send-request.ts")).storeRequest;
}

test("code for sending that hangs counts as a failure after 30 seconds", async () => {
  const storeRequest = await openPageWhereCode(() => new Promise(() => {}));
  vi.useFakeTimers();
  const result = storeRequest("contact_submissions", quote);
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await result).error).toBeTruthy();
});

test("code for sending that did not come is fetched again at the next press", async () => {
  let isThere = false;
  const createClient = () => ({ from: () => ({ insert: async () => ({ error: null }) }) });
  const storeRequest = await openPageWhereCode(async () => {
    if (!isThere) throw new TypeError("Failed to fetch");
    return { createClient };
  });
  expect((await storeRequest("contact_submissions", quote)).error).toBeTruthy();
  isThere = true;
  expect((await storeRequest("contact_submissions", quote)).error).toBeNull();
});
