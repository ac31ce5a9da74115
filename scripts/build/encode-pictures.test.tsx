import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fallbackPath, pictureFiles } from "../../src/lib/pictures/picture-files";
import { Picture } from "../../src/ui/picture";
import { encodePhotos } from "./encode-pictures";

let photos: string;
let pictures: string;

beforeEach(() => {
  photos = mkdtempSync(join(tmpdir(), "photos-"));
  pictures = mkdtempSync(join(tmpdir(), "pictures-"));
  for (const output of ["log", "warn"] as const) vi.spyOn(console, output).mockImplementation(() => {});
});

afterEach(() => {
  for (const folder of [photos, pictures]) rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** A photograph from a phone held upright: stored in landscape, with EXIF orientation and location. */
function takePhoto(file: string, width = 1600, height = 1200) {
  return sharp({ create: { width, height, channels: 3, background: "#b5391a" } })
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 13/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(photos, file));
}

test("a photograph becomes what the page asks for: small letters, upright, 3:2 and without its place", async () => {
  await takePhoto("Één foto (2).JPG", 1600, 1500);
  await encodePhotos(photos, pictures);

  const markup = renderToStaticMarkup(
    <Picture
      picture={{ name: "photos/een-foto-2", alt: "Een rood pannendak", rendered: false }}
      slot="half"
    />,
  );
  expect(markup).toContain('alt="Een rood pannendak"');
  expect(markup).not.toContain("3D-impressie");
  const asked = new Set([...markup.matchAll(/\/pictures\/([a-z0-9./-]+)/g)].map(([, file]) => file));
  const large = fallbackPath("photos/een-foto-2", 1440).replace("/pictures/", "");
  const written = readdirSync(join(pictures, "photos")).map((file) => `photos/${file}`);
  expect([...asked.add(large)].sort()).toEqual(written.sort());
  for (const file of asked) {
    const { width = 0, height, exif, orientation } = await sharp(join(pictures, file ?? "")).metadata();
    expect(file).toMatch(new RegExp(`^photos/een-foto-2-${width}\\.(avif|webp)$`));
    expect(height).toBe(Math.round((width * 2) / 3));
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
});

test("only what is new or changed is encoded again, and a folder need not be there", async () => {
  expect(await encodePhotos(join(photos, "weg"), pictures)).toEqual({});
  await takePhoto("dak.jpg", 1500, 1500);
  mkdirSync(join(pictures, "photos"));
  const encoded = pictureFiles("photos/dak").map((file) => join(pictures, file));
  // Set, as files that are written right after each other may bear one time.
  const encodedAt = (time: number) => {
    for (const file of encoded) utimesSync(file, time, time);
  };
  for (const file of encoded) writeFileSync(file, "");
  const now = Date.now() / 1000;
  encodedAt(now + 60);
  await encodePhotos(photos, pictures);
  expect(encoded.map((file) => statSync(file).size)).toEqual(encoded.map(() => 0));
  writeFileSync(join(photos, "dak.jpg"), "another, which is broken");
  encodedAt(now - 60);
  expect(await encodePhotos(photos, pictures)).toHaveProperty(["photos/dak"]);
});

test("a photograph that cannot be used is named, with what to do about it", async () => {
  await takePhoto("klein.jpg", 640, 480);
  writeFileSync(join(photos, "IMG_0001.HEIC"), "ftypheic, as far as this test goes");
  writeFileSync(join(photos, "stuk.jpg"), "no photograph");
  writeFileSync(join(photos, "dubbel.jpg"), "");
  writeFileSync(join(photos, "Dubbel.png"), "");
  writeFileSync(join(photos, "LEESMIJ.md"), "no photograph, and not meant as one");
  expect(await encodePhotos(photos, pictures)).toEqual({
    // Turned upright, the stored width is the height.
    "photos/klein": expect.stringContaining(
      "photos/klein.jpg is te klein: 480 bij 640 pixels. Nodig is ten minste 1440 bij 960.",
    ),
    "photos/img-0001": expect.stringMatching(/IMG_0001\.HEIC kan niet .* HEIC-foto .* eerst op als JPEG/),
    "photos/stuk": expect.stringContaining("photos/stuk.jpg kan niet worden gelezen als foto."),
    "photos/dubbel": expect.stringContaining("Dubbel.png en photos/dubbel.jpg lijken te veel op elkaar."),
  });
  expect(readdirSync(pictures)).toEqual([]);
});
