import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { quote } from "../../tests/sample-quote.ts";
import type { PhotoAnswer } from "./send-photo.ts";

const sendPhoto = vi.hoisted(() => vi.fn<(request: typeof quote, jpeg: Blob) => Promise<PhotoAnswer>>());
vi.mock("./send-photo.ts", () => ({ sendPhoto }));
const shrink = vi.hoisted(() => vi.fn<(file: File) => Promise<Blob | "unreadable">>());
vi.mock("./shrink.ts", () => ({ shrink }));

URL.createObjectURL = () => "blob:photo";

/** A page on which these photographs are chosen. */
async function openWith(...names: string[]) {
  vi.resetModules();
  const { addPhotos, retryPhotos, sendChosenPhotos, usePhotos } = await import("./chosen-photos.ts");
  addPhotos(names.map((name) => new File(["x"], name, { type: "image/jpeg" })));
  const photos = renderHook(() => usePhotos()).result;
  const send = async (request = quote) => {
    const areAllThere = await sendChosenPhotos(request);
    await act(async () => {});
    return areAllThere;
  };
  return { addPhotos, photos, retry: retryPhotos, send };
}

/** The back end gives these answers in turn. */
function answerWith(...answers: PhotoAnswer[]) {
  for (const answer of answers) sendPhoto.mockResolvedValueOnce(answer);
}

const namesOfCalls = () => sendPhoto.mock.calls.map(([, jpeg]) => (jpeg as File).name);

beforeEach(() => {
  shrink.mockReset().mockImplementation(async (file) => file);
  sendPhoto.mockReset();
});

test.each(["", "application/octet-stream"])("a file of type %j may be a photograph", async (type) => {
  const { addPhotos, photos } = await openWith();
  addPhotos([new File(["x"], "dak", { type })]);
  await waitFor(() => expect(photos.current.photos).toHaveLength(1));
});

test("photographs are counted as they arrive one after the other", async () => {
  const { photos, send } = await openWith("dak.jpg", "goot.jpg");
  const counts: unknown[] = [];
  sendPhoto.mockImplementation(async () => {
    counts.push(photos.current.delivery?.arrivals);
    return "arrived";
  });
  expect(await send()).toBe(true);
  expect(counts).toEqual([0, 1]);
  expect(photos.current.delivery).toMatchObject({ count: 2, arrivals: 2, progress: "arrived" });
});

test("after a refusal the next photograph is sent", async () => {
  answerWith("refused", "arrived");
  const { photos, send } = await openWith("dak.jpg", "goot.jpg");
  expect(await send()).toBe(false);
  expect(photos.current.delivery).toMatchObject({ count: 2, arrivals: 1, progress: "refused" });
});

test("after a failure no other photograph is sent", async () => {
  answerWith("arrived", "failed");
  const { photos, send } = await openWith("dak.jpg", "goot.jpg", "nok.jpg");
  expect(await send()).toBe(false);
  expect(namesOfCalls()).toEqual(["dak.jpg", "goot.jpg"]);
  expect(photos.current.delivery).toMatchObject({ count: 3, arrivals: 1, progress: "failed" });
});

test("another try sends the photographs that have not arrived", async () => {
  answerWith("arrived", "failed", "arrived", "arrived");
  const { photos, retry, send } = await openWith("dak.jpg", "goot.jpg", "nok.jpg");
  await send();
  act(retry);
  await waitFor(() => expect(photos.current.delivery).toMatchObject({ arrivals: 3, progress: "arrived" }));
  expect(namesOfCalls()).toEqual(["dak.jpg", "goot.jpg", "goot.jpg", "nok.jpg"]);
});

test("photographs of an earlier request say nothing beside later ones", async () => {
  const { addPhotos, photos, send } = await openWith("dak.jpg");
  let fail = () => {};
  sendPhoto.mockReturnValueOnce(new Promise((resolve) => (fail = () => resolve("failed"))));
  const earlier = send();
  addPhotos([new File(["x"], "goot.jpg", { type: "image/jpeg" })]);
  answerWith("arrived");
  await send({ ...quote, name: "Els" });
  fail();
  await earlier;
  expect(photos.current.delivery?.progress).toBe("arrived");
});

test("photographs that are still made small are sent once they are", async () => {
  let finish = (_: "unreadable") => {};
  shrink.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  answerWith("arrived");
  const { photos, send } = await openWith("kapot.jpg", "dak.jpg");
  const result = send();
  await waitFor(() => expect(photos.current.delivery).toMatchObject({ count: 2, progress: "sending" }));
  finish("unreadable");
  expect(await result).toBe(false);
  expect(namesOfCalls()).toEqual(["dak.jpg"]);
  expect(photos.current.delivery).toMatchObject({ arrivals: 1, progress: "refused" });
});
