import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quote } from "../../tests/sample-quote";
import { sendPhotos } from "./send-photos";

const invoke = vi.fn();
vi.mock("../lib/supabase", () => ({ formsClient: async () => ({ functions: { invoke } }) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends to a backend that gives these answers in turn, and the last for good. */
async function send(...answers: (number | "no answer")[]) {
  invoke.mockReset().mockImplementation(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 201) return { error: null };
    const response = typeof answer === "number" ? new Response("{}", { status: answer }) : undefined;
    return { error: new Error(`${answer}`), response };
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const result = sendPhotos(quote, [new Blob(["x"], { type: "image/jpeg" })]);
  await vi.runAllTimersAsync();
  return [await result, invoke.mock.calls.length];
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
