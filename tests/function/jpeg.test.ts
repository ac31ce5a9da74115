import { expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { pictureOf } from "../../supabase/functions/send-quote-email/jpeg.ts";
import { photo, withSegment } from "../sample-photo.ts";

const plain = await photo();
const markup = "<script>alert(1)</script>";

/** The same file, whose frame says another height and width. */
function saying(height: number, width: number): Buffer {
  const file = Buffer.from(plain);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

test.each([
  ["a baseline JPEG", plain],
  ["a progressive one", await photo(32, 24, "#333333", { progressive: true })],
  ["the largest", await photo(photoLimits.side, 8)],
])("%s is kept as a picture", async (_, file) => {
  const { default: sharp } = await import("sharp");
  const picture = pictureOf(file) ?? new Uint8Array();
  const pixels = (jpeg: Uint8Array) => sharp(jpeg).raw().toBuffer();
  expect((await pixels(picture)).equals(await pixels(file))).toBe(true);
});

test.each([
  ["where it was taken", withSegment(plain, 0xe1, "Exif\0\0GPS 52.2,5.1")],
  ["a page in its comment", withSegment(plain, 0xfe, markup)],
  ["a page after its end", Buffer.concat([plain, Buffer.from(markup)])],
])("%s does not stay in it", (_, file) => {
  expect(pictureOf(file)).toEqual(pictureOf(plain));
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["the first bytes alone", plain.subarray(0, 3)],
  ["SVG", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`)],
  ["HTML behind the first bytes of a JPEG", Buffer.concat([plain.subarray(0, 4), Buffer.from(markup)])],
  ["half of one", plain.subarray(0, plain.length / 2)],
  ["one without its end", plain.subarray(0, -2)],
  ["one that says 65,535 pixels a side", saying(65_535, 65_535)],
  ["one a pixel too wide", saying(8, photoLimits.side + 1)],
  ["one without a height", saying(0, 8)],
  ["two frames", withSegment(plain, 0xc0, "\x08\0\x08\0\x08\x01\x01\x11\0")],
  ["a segment that is longer than the file", withSegment(plain, 0xdb, "").fill(0xff, 4, 6)],
  ["one that is drawn a hundred times", manyScans(100)],
])("%s is not", (_, file) => {
  expect(pictureOf(file)).toBeUndefined();
});

function manyScans(count: number): Buffer {
  const scan = plain.subarray(plain.indexOf(Buffer.from([0xff, 0xda])), -2);
  const before = plain.subarray(0, plain.indexOf(Buffer.from([0xff, 0xda])));
  return Buffer.concat([before, ...Array(count).fill(scan), plain.subarray(-2)]);
}
