import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fallbackPath, pictureFiles } from "../../src/lib/pictures/picture-files.ts";
import { Picture } from "../../src/ui/picture.tsx";
import { encodePhotos, measurePhotos } from "./encode-pictures.ts";

let photos: string;
let pictures: string;

const root = mkdtempSync(join(tmpdir(), "encode-"));
afterAll(() => rmSync(root, { recursive: true }));

function newFolders() {
  photos = mkdtempSync(join(root, "photos-"));
  pictures = mkdtempSync(join(root, "pictures-"));
}

beforeEach(() => {
  newFolders();
  for (const output of ["log", "warn"] as const) vi.spyOn(console, output).mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes a photograph as an upright phone stores it: in landscape, sky at the left, with EXIF orientation and location. */
function takePhoto(file: string, width = 1600, height = 1200) {
  const sky = { create: { width: width / 2, height, channels: 3 as const, background: "#c9dcea" } };
  return sharp({ create: { width, height, channels: 3, background: "#b5391a" } })
    .composite([{ input: sky, gravity: "west" }])
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 13/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(photos, file));
}

describe("a photograph", () => {
  let folder: string;
  let files: string[];

  beforeAll(async () => {
    newFolders();
    await takePhoto("Één foto (2).JPG", 1600, 1500);
    await encodePhotos(photos, pictures);
    folder = pictures;
    files = readdirSync(join(folder, "photos")).map((file) => `photos/${file}`);
  });

  test("becomes every file that the page asks for", () => {
    const name = "photos/een-foto-2";
    const markup = renderToStaticMarkup(
      <Picture picture={{ name, alt: "Een rood pannendak" }} slot="half" />,
    );
    const paths = new Set([...markup.matchAll(/\/pictures\/([a-z0-9./-]+)/g)].map(([, file]) => file));
    paths.add(fallbackPath(name, 1440).replace("/pictures/", ""));
    expect([...paths].sort()).toEqual(files.sort());
  });

  test("is stored 3:2 at the width in its name", async () => {
    for (const file of files) {
      const { width = 0, height } = await sharp(join(folder, file)).metadata();
      expect(file).toMatch(new RegExp(`-${width}\\.(avif|webp)$`));
      expect(height).toBe(Math.round((width * 2) / 3));
    }
  });

  test("is stored upright", async () => {
    for (const file of files) {
      const halves = sharp(join(folder, file)).resize(2, 1, { fit: "fill" }).greyscale();
      const [leftGrey = 0, rightGrey = 0] = await halves.raw().toBuffer();
      expect(Math.abs(leftGrey - rightGrey)).toBeLessThan(20);
    }
  });

  test("is stored without the place where it was taken", async () => {
    for (const file of files) {
      const { exif } = await sharp(join(folder, file)).metadata();
      expect(exif).toBeUndefined();
    }
  });
});

test("a site without photographs needs no folder for them", async () => {
  expect(await encodePhotos(join(photos, "weg"), pictures)).toEqual({});
});

/** Makes a truncated photograph, which cannot be encoded. */
async function takeBrokenPhoto() {
  await takePhoto("stuk.jpg", 1600, 1500);
  truncateSync(join(photos, "stuk.jpg"), 2000);
}

/** Writes empty files with the names of the encoded pictures, dated some minutes before or after now. */
function writeEncodedFiles(minutes: number) {
  mkdirSync(join(pictures, "photos"));
  const files = pictureFiles("photos/stuk").map((file) => join(pictures, file));
  const time = Date.now() / 1000 + 60 * minutes;
  for (const file of files) writeFileSync(file, "");
  for (const file of files) utimesSync(file, time, time);
}

const unreadable = {
  "photos/stuk": expect.stringContaining("photos/stuk.jpg kan niet worden gelezen als foto."),
};

test("a photograph that is cut off is named once it is decoded", async () => {
  await takeBrokenPhoto();
  expect(await measurePhotos(photos)).toEqual({});
  expect(await encodePhotos(photos, pictures)).toEqual(unreadable);
});

test("a photograph that did not change is not encoded again", async () => {
  await takeBrokenPhoto();
  writeEncodedFiles(1);
  expect(await encodePhotos(photos, pictures)).toEqual({});
});

test("a photograph that changed is encoded again", async () => {
  await takeBrokenPhoto();
  writeEncodedFiles(-1);
  expect(await encodePhotos(photos, pictures)).toEqual(unreadable);
});

test("a photograph that is too small is named with its upright size", async () => {
  await takePhoto("klein.jpg", 640, 480);
  expect(await encodePhotos(photos, pictures)).toEqual({
    "photos/klein": expect.stringContaining(
      "photos/klein.jpg is te klein: 480 bij 640 pixels. Nodig is ten minste 1440 bij 960.",
    ),
  });
});

test("a HEIC is named with what to do about it", async () => {
  writeFileSync(join(photos, "IMG_0001.HEIC"), "ftypheic, as far as this test goes");
  expect(await encodePhotos(photos, pictures)).toEqual({
    "photos/img-0001": expect.stringMatching(/IMG_0001\.HEIC kan niet .* HEIC-foto .* eerst op als JPEG/),
  });
});

test("two photographs of the same name are both named", async () => {
  await takePhoto("Dubbel.jpg", 1600, 1500);
  await takePhoto("dubbel.jpeg", 1600, 1500);
  expect(await encodePhotos(photos, pictures)).toEqual({
    "photos/dubbel": expect.stringContaining("Dubbel.jpg en photos/dubbel.jpeg lijken te veel op elkaar."),
  });
});

test("the notes in the folder are no photograph", async () => {
  writeFileSync(join(photos, "LEESMIJ.md"), "Zet hier uw foto’s.");
  expect(await encodePhotos(photos, pictures)).toEqual({});
});
