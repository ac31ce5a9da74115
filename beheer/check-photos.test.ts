// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { smallestPhoto } from "../scripts/content/photos.ts";
import { measurePhotos, smallPhotos, uploadWidth } from "./check-photos.ts";

/* The size of a chosen photograph is stubbed, because jsdom decodes no images. */
measurePhotos();

function choose(name: string, width: number, height: number) {
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close: () => {} }));
  const input = document.createElement("input");
  Object.defineProperty(input, "files", { value: [new File([], name)] });
  document.body.append(input);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const { width, height } = smallestPhoto;
const remedies = () => Object.values(smallPhotos()).join();

test.each([
  ["a photograph that is too narrow", "smal.jpg", width - 1, height, `${width - 1} bij ${height}`],
  ["a photograph that is too low", "laag.jpg", width, height - 1, `${width} bij ${height - 1}`],
  [
    "a panorama that the CMS makes too low",
    "breed.jpg",
    uploadWidth * 4,
    height,
    `${uploadWidth} bij ${height / 4}`,
  ],
])("%s is refused by its size", async (_, name, wide, high, size) => {
  choose(name, wide, high);
  await expect.poll(remedies).toContain(`${name} is te klein: ${size} pixels.`);
});

test("a larger photograph of the same name is taken", async () => {
  choose("dak.jpg", width - 1, height);
  await expect.poll(remedies).toContain("dak.jpg");
  choose("dak.jpg", width, height);
  await expect.poll(remedies).not.toContain("dak.jpg");
});
