import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { quote } from "../../tests/sample-quote";
import type { PhotosAnswer } from "./send-photos";

const sendPhotos = vi.hoisted(() => vi.fn<() => Promise<PhotosAnswer>>());
vi.mock("./send-photos", () => ({ sendPhotos }));
const shrink = vi.hoisted(() => vi.fn());
vi.mock("./shrink", () => ({ shrink }));

URL.createObjectURL = () => "blob:photo";

/** The chosen photographs on a new page, in the same tab or in a copy of it. */
async function loadPage() {
  vi.resetModules();
  const { addPhotos, sendChosenPhotos, usePhotos } = await import("./chosen-photos");
  const photos = renderHook(() => usePhotos()).result;
  return { addPhotos, sendChosenPhotos, photos };
}

function reload() {
  dispatchEvent(new Event("pagehide"));
  return loadPage();
}

const photo = new File(["x"], "dak.jpg", { type: "image/jpeg" });

/** Sends a photograph until the test is over. */
async function sendWithoutEnd() {
  sendPhotos.mockReturnValue(new Promise((resolve) => onTestFinished(() => resolve("failed"))));
  const { addPhotos, sendChosenPhotos } = await loadPage();
  addPhotos([photo]);
  void sendChosenPhotos(quote);
}

beforeEach(() => {
  shrink.mockReset().mockResolvedValue(new Blob(["x"], { type: "image/jpeg" }));
});

test("photographs that a reload took from the form are named as lost", async () => {
  const { addPhotos } = await loadPage();
  addPhotos([photo]);
  const { photos } = await reload();
  expect(photos.current.problems).toEqual({ lost: [] });
});

test("photographs that are chosen again are not named as lost", async () => {
  const { addPhotos } = await loadPage();
  addPhotos([photo]);
  const again = await reload();
  act(() => again.addPhotos([photo]));
  expect(again.photos.current.problems).toEqual({});
});

test("a reload that interrupts the sending of photographs is reported", async () => {
  await sendWithoutEnd();
  const { photos } = await reload();
  expect(photos.current.sent?.progress).toBe("refused");
});

test("a copy of the tab that sends photographs says nothing", async () => {
  await sendWithoutEnd();
  expect((await loadPage()).photos.current.sent).toBeUndefined();
});

test.each(["", "application/octet-stream"])("a file of type %j may be a photograph", async (type) => {
  const { addPhotos, photos } = await loadPage();
  addPhotos([new File(["x"], "dak", { type })]);
  await waitFor(() => expect(photos.current.chosen).toHaveLength(1));
});

test("a reload after photographs have arrived says nothing", async () => {
  sendPhotos.mockResolvedValue("arrived");
  const { addPhotos, sendChosenPhotos, photos } = await loadPage();
  addPhotos([photo]);
  expect(await act(() => sendChosenPhotos(quote))).toBe(true);
  expect(photos.current.sent?.progress).toBe("arrived");
  expect((await reload()).photos.current.sent).toBeUndefined();
});

test("photographs that are still made small are sent once they are", async () => {
  let finish = (_: unknown) => {};
  shrink.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  sendPhotos.mockResolvedValue("arrived");
  const { addPhotos, sendChosenPhotos, photos } = await loadPage();
  addPhotos([photo, photo]);
  const sent = sendChosenPhotos(quote);
  await waitFor(() => expect(photos.current.sent).toMatchObject({ count: 2, progress: "sending" }));
  finish("unreadable");
  expect(await act(() => sent)).toBe(false);
  expect(photos.current.sent?.progress).toBe("refused");
  expect(sendPhotos).toHaveBeenLastCalledWith(quote, [expect.any(Blob)]);
});

test("photographs that failed arrive when they are sent again", async () => {
  sendPhotos.mockResolvedValueOnce("failed").mockResolvedValueOnce("arrived");
  const { addPhotos, sendChosenPhotos, photos } = await loadPage();
  addPhotos([photo]);
  await act(() => sendChosenPhotos(quote));
  act(() => photos.current.sent?.retry());
  await waitFor(() => expect(photos.current.sent).toMatchObject({ count: 1, progress: "arrived" }));
});
