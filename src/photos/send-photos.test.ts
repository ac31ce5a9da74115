import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quote } from "../../tests/sample-quote";
import { sendPhotos } from "./send-photos";

vi.mock("../lib/env", () => ({
  env: { supabaseUrl: "http://localhost:1", supabaseKey: "sb_publishable_test" },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sends to a backend that gives these answers in turn, and the last for good. */
async function send(...answers: (number | "no answer")[]) {
  const fetched = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof answer !== "number") throw new TypeError("Failed to fetch");
    return new Response("{}", { status: answer });
  });
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const result = sendPhotos(quote, [new Blob(["x"], { type: "image/jpeg" })]);
  await vi.runAllTimersAsync();
  return [await result, fetched.mock.calls.length];
}

test.each([404, 410, 413, 429])(
  "an answer %i does not pass, so that one attempt is enough",
  async (status) => {
    expect(await send(status)).toEqual(["refused", 1]);
  },
);

test("a busy backend, a gateway's error and a network that is away are tried again", async () => {
  expect(await send(503, 520, "no answer", 201)).toEqual(["arrived", 4]);
  expect(await send("no answer")).toEqual(["failed", 4]);
});
