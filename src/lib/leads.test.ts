// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { quote } from "../../tests/sample-quote";
import { submitCallback, submitQuote } from "./leads";
import { getSupabase } from "./supabase";

// Before the modules above are loaded, which read it then.
vi.hoisted(() => {
  vi.stubEnv("VITE_SUPABASE_URL", "http://localhost:1");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_test");
});

/** What the network does at each attempt, the last one for all that follow; "busy" is the database's word for its lock. */
type Answer = number | "no network" | "silence" | { busyForSeconds: number };

let attempts: { at: number; url: string; body: unknown; signal?: AbortSignal | null; keepalive?: boolean }[];

function answerWith(...answers: Answer[]) {
  const start = Date.now();
  attempts = [];
  vi.stubGlobal("fetch", async (url: string, { body, signal, keepalive }: RequestInit) => {
    const answer = answers[Math.min(attempts.length, answers.length - 1)];
    attempts.push({
      at: Date.now() - start,
      url: String(url),
      body: JSON.parse(String(body)),
      signal,
      keepalive,
    });
    if (answer === "no network") throw new TypeError("Failed to fetch");
    if (answer === "silence") {
      return new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError"))),
      );
    }
    if (typeof answer === "object") {
      const details = `Retry-After: ${answer.busyForSeconds}`;
      return Response.json({ code: "busy", message: "Too busy.", details, hint: null }, { status: 503 });
    }
    return new Response(answer === 201 ? null : "{}", { status: answer });
  });
}

/** Submits, lets time pass until that is settled, and returns how it ended and after how long. */
async function settle(submission: Promise<{ stored: boolean }>) {
  const start = Date.now();
  let result: { stored: boolean } | undefined;
  void submission.then((settled) => {
    result = settled;
  });
  while (!result) await vi.advanceTimersByTimeAsync(100);
  return { stored: result.stored, after: Math.round((Date.now() - start) / 1000) };
}

beforeEach(async () => {
  // The library itself is fetched before the clock stands still.
  await getSupabase();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a request that is stored at once is sent once, and outlives its page", async () => {
  answerWith(201);
  expect(await settle(submitQuote(quote))).toMatchObject({ stored: true });
  expect(attempts).toHaveLength(1);
  expect(attempts[0]).toMatchObject({
    url: "http://localhost:1/rest/v1/contact_submissions",
    body: quote,
    keepalive: true,
  });
});

describe("A failure that may pass is tried again", () => {
  test.each<[Answer]>([["no network"], [500], [503], [520], [544]])(
    "%s: stored at the third attempt",
    async (answer) => {
      answerWith(answer, answer, 201);
      expect(await settle(submitQuote(quote))).toMatchObject({ stored: true });
      expect(attempts.map(({ body }) => body)).toEqual([quote, quote, quote]);
    },
  );

  test.each<[Answer]>([["no network"], [503]])("%s: given up after the third, within 8 s", async (answer) => {
    answerWith(answer);
    const { stored, after } = await settle(submitCallback({ name: "Piet", phone: "035" }));
    expect(stored).toBe(false);
    expect(attempts).toHaveLength(3);
    expect(after).toBeLessThanOrEqual(8);
  });

  test("an attempt without an answer is broken off after 5 s, and the next one counts", async () => {
    answerWith("silence", 201);
    expect(await settle(submitQuote(quote))).toEqual({ stored: true, after: 6 });
    expect(attempts[0]?.signal?.aborted).toBe(true);
  });

  test("not before the time that the backend asks for", async () => {
    answerWith({ busyForSeconds: 5 }, 201);
    expect(await settle(submitQuote(quote))).toEqual({ stored: true, after: 5 });
    expect(attempts).toHaveLength(2);
  });

  test("nor when that is longer than a visitor waits", async () => {
    answerWith({ busyForSeconds: 9 }, 201);
    expect(await settle(submitQuote(quote))).toEqual({ stored: false, after: 0 });
    expect(attempts).toHaveLength(1);
  });

  test("but no attempt starts over 8 s after the first failure", async () => {
    answerWith("silence");
    expect(await settle(submitQuote(quote))).toEqual({ stored: false, after: 11 });
    expect(attempts).toHaveLength(2);
  });
});

test.each([400, 401, 403, 404, 409, 413, 429])(
  "%i is told at once, without another attempt",
  async (status) => {
    answerWith(status);
    expect(await settle(submitQuote(quote))).toEqual({ stored: false, after: 0 });
    expect(attempts).toHaveLength(1);
  },
);
