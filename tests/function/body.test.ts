import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { TooLarge, withBody } from "../../supabase/functions/send-quote-email/body.ts";
import { openPlaces, type Places, TooBusy } from "../../supabase/functions/send-quote-email/places.ts";

const maxBytes = 20_000;
const places = 12;

/** Opens a call whose body the test sends in parts. `send` does nothing once the body is no longer read. */
function openCall(of: Places, work = async (body: Buffer) => body.toString()) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
    cancel() {
      body = undefined;
    },
  });
  const init = { method: "POST", body: stream, duplex: "half" };
  const answer = withBody(new Request("http://site.example", init), of, maxBytes, work);
  answer.catch(() => {});
  return {
    answer,
    send: (text: string) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
    cutOff: () => body?.error(new Error("The connection was closed")),
  };
}

/** Opens calls that take all places, sends this many bytes of each, and waits three seconds. */
async function fill(of: Places, bytes: (index: number) => number) {
  const calls = Array.from({ length: places }, () => openCall(of));
  for (const [index, call] of calls.entries()) call.send("x".repeat(bytes(index)));
  await vi.advanceTimersByTimeAsync(3_000);
  return calls;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("of the calls that drip, the slowest gives way to a new one", async () => {
  const of = openPlaces();
  const calls = await fill(of, (index) => (index === 7 ? 10 : 1_000));
  const visitor = openCall(of);
  visitor.send("Het lekt");
  visitor.end();
  expect(await visitor.answer).toBe("Het lekt");
  await expect(calls[7]?.answer).rejects.toThrow(TooBusy);
  for (const call of calls) call.end();
  const states = await Promise.allSettled(calls.map(({ answer }) => answer));
  expect(states.filter(({ status }) => status === "fulfilled")).toHaveLength(places - 1);
});

test("a call that comes at the speed of a slow phone does not give way", async () => {
  const of = openPlaces();
  await fill(of, () => 12_000);
  await expect(openCall(of).answer).rejects.toThrow(TooBusy);
});

test("a call that has just begun does not give way", async () => {
  const of = openPlaces();
  for (let place = 0; place < places; place++) openCall(of);
  await vi.advanceTimersByTimeAsync(2_999);
  await expect(openCall(of).answer).rejects.toThrow(TooBusy);
});

test("a call that was read whole keeps its place until its work is done", async () => {
  const of = openPlaces();
  let finish = () => {};
  const work = new Promise<string>((resolve) => (finish = () => resolve("stored")));
  const calls = Array.from({ length: places }, () => openCall(of, () => work));
  for (const call of calls) call.end();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(openCall(of).answer).rejects.toThrow(TooBusy);
  finish();
  expect(await Promise.all(calls.map(({ answer }) => answer))).toEqual(Array(places).fill("stored"));
  const next = openCall(of);
  next.end();
  expect(await next.answer).toBe("");
});

test("a call that is cut off leaves its place", async () => {
  const of = openPlaces();
  const calls = Array.from({ length: places }, () => openCall(of));
  calls[0]?.cutOff();
  await expect(calls[0]?.answer).rejects.toThrow(TooBusy);
  const next = openCall(of);
  next.end();
  expect(await next.answer).toBe("");
});

test.each([
  ["has a byte too many", 1, maxBytes + 1],
  ["comes in a thousand pieces and one", 1_001, 1],
])("a body that %s is not read on", async (_, pieces, bytes) => {
  const call = openCall(openPlaces());
  for (let piece = 0; piece < pieces; piece++) call.send("x".repeat(bytes));
  await expect(call.answer).rejects.toThrow(TooLarge);
});

test("a call that sends slowly ends after a minute", async () => {
  const { answer, send } = openCall(openPlaces());
  const timer = setInterval(() => send("x"), 7_000);
  await vi.advanceTimersByTimeAsync(photoLimits.uploadMs - 1);
  const state = vi.fn();
  answer.catch(state);
  expect(state).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  clearInterval(timer);
  await expect(answer).rejects.toThrow(TooBusy);
});

test("the largest photograph of a slow phone comes within that time", () => {
  expect(((photoLimits.bytes * 8) / 60_000) * 1_000).toBeLessThan(photoLimits.uploadMs);
});
