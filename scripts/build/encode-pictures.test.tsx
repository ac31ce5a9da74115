import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fallbackAddress, pictureName } from "../../src/lib/picture-files";
import { Picture } from "../../src/ui/picture";
import { encodePhotos } from "./encode-pictures";

let photos: string;
let pictures: string;

beforeEach(() => {
  photos = mkdtempSync(join(tmpdir(), "photos-"));
  pictures = mkdtempSync(join(tmpdir(), "pictures-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});

afterEach(() => {
  for (const folder of [photos, pictures]) rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** A photograph as a phone makes it that was held upright: stored lying down, with a note to turn it and a place. */
function takePhoto(file: string, width = 1600, height = 1200) {
  return sharp({ create: { width, height, channels: 3, background: "#b5391a" } })
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 13/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(photos, file));
}

test("a photograph dropped into photos/ is in what the page asks for, upright, 3:2 and without its place", async () => {
  await takePhoto("Mijn foto.JPG", 1600, 1500);
  await encodePhotos(photos, pictures);

  const markup = renderToStaticMarkup(
    <Picture picture={{ name: "mijn-foto", alt: "Een rood pannendak" }} slot="half" />,
  );
  expect(markup).toContain('alt="Een rood pannendak"');
  expect(markup).not.toContain("3D-impressie");
  const asked = new Set([...markup.matchAll(/\/pictures\/([a-z0-9.-]+)/g)].map(([, file]) => file));
  const large = fallbackAddress("mijn-foto", 1440).replace("/pictures/", "");
  expect([...asked.add(large)].sort()).toEqual(readdirSync(pictures).sort());
  for (const file of asked) {
    const { width = 0, height, exif, orientation } = await sharp(join(pictures, file ?? "")).metadata();
    expect(file).toMatch(new RegExp(`^mijn-foto-${width}\\.(avif|webp)$`));
    expect(height).toBe(Math.round((width * 2) / 3));
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
});

test("only what is new or changed is encoded again", async () => {
  await takePhoto("dak.jpg", 1500, 1500);
  const timeOf = () => statSync(join(pictures, "dak-400.avif")).mtimeMs;
  await encodePhotos(photos, pictures);
  const first = timeOf();
  await encodePhotos(photos, pictures);
  expect(timeOf()).toBe(first);
  await takePhoto("dak.jpg", 1500, 1600);
  await encodePhotos(photos, pictures);
  expect(timeOf()).toBeGreaterThan(first);
});

test("a photograph that cannot be used is named, with what to do about it", async () => {
  await takePhoto("klein.jpg", 640, 480);
  writeFileSync(join(photos, "IMG_0001.HEIC"), "ftypheic, as far as this test goes");
  writeFileSync(join(photos, "stuk.jpg"), "no photograph");
  writeFileSync(join(photos, "dubbel.jpg"), "");
  writeFileSync(join(photos, "Dubbel.png"), "");
  writeFileSync(join(photos, "LEESMIJ.md"), "no photograph, and not meant as one");
  const { message } = await encodePhotos(photos, pictures).then(
    () => new Error("nothing was refused"),
    (error: Error) => error,
  );
  // Upright, so the height is what was stored as its width.
  expect(message).toContain("klein.jpg is te klein: 480 bij 640 pixels. Nodig is ten minste 1440 bij 960.");
  expect(message).toMatch(/IMG_0001\.HEIC is een HEIC-foto van een iPhone.*Sla de foto op als JPEG/);
  expect(message).toContain("stuk.jpg kan niet worden gelezen als foto.");
  expect(message).toMatch(/Dubbel\.png en .*dubbel\.jpg krijgen allebei de naam "dubbel"/);
  expect(message).not.toContain("LEESMIJ");
  expect(readdirSync(pictures)).toEqual([]);
});

test("without a folder of photographs there is nothing to do", async () => {
  await expect(encodePhotos(join(photos, "weg"), pictures)).resolves.toBeUndefined();
});

test.each([
  ["Mijn foto.JPG", "mijn-foto"],
  ["IMG_2031.jpeg", "img-2031"],
  ["één dak (2).png", "een-dak-2"],
])("%s is called %s in the texts", (file, name) => {
  expect(pictureName(file)).toBe(name);
});
