import { afterEach, expect, test, vi } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { TooBusy, withBody } from "../../supabase/functions/send-quote-email/body.ts";
import { openQueue } from "../../supabase/functions/send-quote-email/queue.ts";

const places = 32;

/** A call whose body comes as the test lets it, about the stored request with this id, if any. */
function openCall(stored?: number) {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => (controller = given) });
  const init = { method: "POST", body, duplex: "half" };
  const answer = withBody(new Request("http://site.example", init), async ({ read, belongTo }) => {
    if (stored !== undefined) belongTo(stored);
    return (await read(1_000)).toString();
  });
  answer.catch(() => {});
  return {
    answer,
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  };
}

/** Calls whose bodies are read, and worked on until the returned function is called. */
async function workOn(count: number, stored?: number) {
  const read = vi.fn();
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const worked = Array.from({ length: count }, () =>
    withBody(new Request("http://site.example", { method: "POST", body: "Het lekt" }), async (body) => {
      if (stored !== undefined) body.belongTo(stored);
      read(await body.read(1_000));
      await work;
    }),
  );
  await expect.poll(() => read.mock.calls).toHaveLength(count);
  return () => {
    finish();
    return Promise.all(worked);
  };
}

afterEach(() => vi.useRealTimers());

test("of many calls that hang, the oldest gives way to a new one", async () => {
  const hanging = Array.from({ length: places }, () => openCall());
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
  const finish = await workOn(places);
  const hanging = Array.from({ length: places + 1 }, () => openCall());
  await expect(hanging[0]?.answer).rejects.toThrow(TooBusy);
  await expect(finish()).resolves.toHaveLength(places);
  for (const { end } of hanging.slice(1)) end();
});

test("however many calls hang, a form of a stored request is read on", async () => {
  const form = openCall(1);
  const hanging = Array.from({ length: places + 1 }, () => openCall());
  await expect(hanging[0]?.answer).rejects.toThrow(TooBusy);
  form.send("Het lekt");
  form.end();
  expect(await form.answer).toBe("Het lekt");
  for (const { end } of hanging.slice(1)) end();
});

test("a phone that sends its form again takes the place of its first", async () => {
  vi.useFakeTimers();
  const broken = openCall(1);
  await vi.advanceTimersByTimeAsync(2_000);
  const again = openCall(1);
  await expect(broken.answer).rejects.toThrow(TooBusy);
  again.end();
  expect(await again.answer).toBe("");
});

test("a form that comes twice at once is read once", async () => {
  const first = openCall(1);
  await expect(openCall(1).answer).rejects.toThrow(TooBusy);
  first.end();
  expect(await first.answer).toBe("");
});

test("a form that comes again while it is being stored is refused", async () => {
  const finish = await workOn(1, 1);
  await expect(openCall(1).answer).rejects.toThrow(TooBusy);
  await expect(finish()).resolves.toHaveLength(1);
});

test("forms of more requests than the memory holds are refused", async () => {
  const forms = Array.from({ length: places }, (_, index) => openCall(index));
  await expect(openCall(places).answer).rejects.toThrow(TooBusy);
  for (const { end } of forms) end();
  await expect(Promise.all(forms.map(({ answer }) => answer))).resolves.toHaveLength(places);
});

test("a queue that is full refuses whoever comes then", async () => {
  const inLine = openQueue(1, 1);
  let finish = () => {};
  const first = inLine(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = inLine(async () => "second");
  await expect(inLine(async () => "third")).rejects.toThrow(TooBusy);
  finish();
  await first;
  expect(await second).toBe("second");
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
