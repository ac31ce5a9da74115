import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quote } from "../../tests/sample-quote.ts";
import { sendPhoto } from "./send-photo.ts";

const invoke = vi.fn();
vi.mock("../lib/supabase.ts", () => ({ formsClient: async () => ({ functions: { invoke } }) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends to a back end that gives these answers in turn and repeats the last. "201" is a 201 of another server. */
async function send(...answers: (number | "201" | "no answer")[]) {
  invoke.mockReset().mockImplementation(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const response = answer === "no answer" ? undefined : new Response("{}", { status: Number(answer) });
    return { data: { ok: answer === 201 }, error: response?.ok ? null : new Error(`${answer}`), response };
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const result = sendPhoto(quote, new Blob(["x"], { type: "image/jpeg" }));
  await vi.runAllTimersAsync();
  return [await result, invoke.mock.calls.length];
}

test.each([404, 410, 413, 429])("a photograph that is refused with %i is not sent again", async (status) => {
  expect(await send(status)).toEqual(["refused", 1]);
});

test.each([500, 503, 520, "no answer"] as const)("a photograph is sent again after %j", async (answer) => {
  expect(await send(answer, 201)).toEqual(["arrived", 2]);
});

test("a photograph is sent four times at most", async () => {
  expect(await send("no answer")).toEqual(["failed", 4]);
});

test.each([200, "201"] as const)("a %s of a Wi-Fi portal does not count as arrived", async (answer) => {
  expect(await send(answer, 201)).toEqual(["arrived", 2]);
});
