import { afterEach, expect, test, vi } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { TooBusy, withBody } from "../../supabase/functions/send-quote-email/body.ts";

const places = 32;

/** A call whose body comes as the test lets it. */
function openCall() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => (controller = given) });
  const init = { method: "POST", body, duplex: "half" };
  const answer = withBody(new Request("http://site.example", init), async (read) =>
    (await read(1_000)).toString(),
  );
  answer.catch(() => {});
  return {
    answer,
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  };
}

afterEach(() => vi.useRealTimers());

test("of many calls that hang, the oldest gives way to a new one", async () => {
  const hanging = Array.from({ length: places }, openCall);
  const visitor = openCall();
  visitor.send("Het lekt");
  visitor.end();
  expect(await visitor.answer).toBe("Het lekt");
  const [oldest, ...others] = hanging;
  await expect(oldest?.answer).rejects.toThrow(TooBusy);
  for (const other of others) other.end();
  expect(await Promise.all(others.map(({ answer }) => answer))).toEqual(Array(places - 1).fill(""));
});

test("a call that is read and worked on does not give way", async () => {
  const read = vi.fn();
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const init = { method: "POST", body: "Het lekt" };
  const worked = Array.from({ length: places }, () =>
    withBody(new Request("http://site.example", init), (readOn) =>
      readOn(1_000)
        .then(read)
        .then(() => work),
    ),
  );
  await expect.poll(() => read.mock.calls).toHaveLength(places);
  await expect(openCall().answer).rejects.toThrow(TooBusy);
  finish();
  await expect(Promise.all(worked)).resolves.toHaveLength(places);
});

test("a call that sends slowly ends after the time of a slow phone", async () => {
  vi.useFakeTimers();
  const { answer, send } = openCall();
  const dripping = setInterval(() => send(" "), 7_000);
  await vi.advanceTimersByTimeAsync(photoLimits.uploadMs - 1);
  const state = vi.fn();
  answer.catch(state);
  expect(state).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  clearInterval(dripping);
  await expect(answer).rejects.toThrow(TooBusy);
});

test("the most photographs of a slow phone come within that time", () => {
  const bits = photoLimits.perRequest * photoLimits.bytes * 8;
  expect((bits / 140_000) * 1_000).toBeLessThan(photoLimits.uploadMs);
});
