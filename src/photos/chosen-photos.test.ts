// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { quote } from "../../tests/sample-quote";
import type { PhotosAnswer } from "./send-photos";

const sendPhotos = vi.hoisted(() => vi.fn<() => Promise<PhotosAnswer>>());
vi.mock("./send-photos", () => ({ sendPhotos }));
vi.mock("./shrink", () => ({ shrink: async () => new Blob(["x"], { type: "image/jpeg" }) }));

URL.createObjectURL = () => "blob:photo";

/** The chosen photographs after a reload of the same tab. */
async function loadPage() {
  vi.resetModules();
  const { addPhotos, sendChosenPhotos, usePhotos } = await import("./chosen-photos");
  const photos = renderHook(() => usePhotos()).result;
  return { addPhotos, sendChosenPhotos, photos };
}

const photo = new File(["x"], "dak.jpg", { type: "image/jpeg" });

beforeEach(() => sessionStorage.clear());

test("photographs that a reload took from the form are named as lost", async () => {
  const { addPhotos } = await loadPage();
  addPhotos([photo]);
  const { photos } = await loadPage();
  expect(photos.current.problems).toEqual({ lost: [] });
});

test("a reload that interrupts the sending of photographs is reported", async () => {
  sendPhotos.mockReturnValue(new Promise(() => {}));
  const { addPhotos, sendChosenPhotos } = await loadPage();
  addPhotos([photo]);
  void sendChosenPhotos(quote);
  const { photos } = await loadPage();
  expect(photos.current.sent?.progress).toBe("refused");
});

test("a reload after photographs have arrived says nothing", async () => {
  sendPhotos.mockResolvedValue("arrived");
  const { addPhotos, sendChosenPhotos, photos } = await loadPage();
  addPhotos([photo]);
  expect(await act(() => sendChosenPhotos(quote))).toBe(true);
  expect(photos.current.sent?.progress).toBe("arrived");
  expect((await loadPage()).photos.current.sent).toBeUndefined();
});
