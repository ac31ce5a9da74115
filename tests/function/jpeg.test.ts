import { expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { isPhoto } from "../../supabase/functions/send-quote-email/jpeg.ts";
import { photo } from "../sample-photo.ts";

const plain = await photo();

/** The same file, whose frame says another height and width. */
function saying(height: number, width: number): Buffer {
  const file = Buffer.from(plain);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

/** Its first two bytes are the marker. */
const scan = plain.subarray(plain.indexOf(Buffer.from([0xff, 0xda])));

test.each([
  ["a baseline JPEG", plain, true],
  ["a progressive JPEG", await photo(32, 24, "#333333", { progressive: true }), true],
  ["the largest JPEG", await photo(photoLimits.side, 8), true],
  ["nothing", Buffer.alloc(0), false],
  ["the first bytes alone", plain.subarray(0, 3), false],
  ["SVG", Buffer.from("<svg onload='alert(1)'/>"), false],
  ["HTML behind a JPEG's first bytes", Buffer.concat([plain.subarray(0, 4), Buffer.from("<script>")]), false],
  ["a JPEG with too many bytes", Buffer.concat([plain, Buffer.alloc(photoLimits.bytes)]), false],
  ["a JPEG a pixel too wide", saying(8, photoLimits.side + 1), false],
  ["a JPEG without a height", saying(0, 8), false],
  ["a JPEG of a thousand scans", Buffer.concat([plain, ...Array(1_000).fill(scan)]), false],
  ["a JPEG whose segment is longer than the file", Buffer.from(plain).fill(0xff, 4, 6), false],
])("%s is a photograph: %s", (_, file, is) => {
  expect(isPhoto(file)).toBe(is);
});
