import { expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { isPhoto } from "../../supabase/functions/send-quote-email/jpeg.ts";
import { photo, withSegment } from "../sample-photo.ts";

const plain = await photo();

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
])("%s is a photograph", (_, file) => {
  expect(isPhoto(file)).toBe(true);
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["the first bytes alone", plain.subarray(0, 3)],
  ["SVG", Buffer.from("<svg onload='alert(1)'/>")],
  ["HTML behind the first bytes of a JPEG", Buffer.concat([plain.subarray(0, 4), Buffer.from("<script>")])],
  ["one with too many bytes", Buffer.concat([plain, Buffer.alloc(photoLimits.bytes)])],
  ["one that says 65,535 pixels a side", saying(65_535, 65_535)],
  ["one a pixel too wide", saying(8, photoLimits.side + 1)],
  ["one without a height", saying(0, 8)],
  ["a segment that is longer than the file", withSegment(plain, 0xdb, "").fill(0xff, 4, 6)],
])("%s is not", (_, file) => {
  expect(isPhoto(file)).toBe(false);
});
