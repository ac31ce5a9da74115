import { expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { isPhoto } from "../../supabase/functions/send-quote-email/jpeg.ts";
import { photo } from "../sample-photo.ts";

const plain = await photo();

/** The same file with another height and width in its frame header. */
function withSize(height: number, width: number): Buffer {
  const file = Buffer.from(plain);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

/** A scan of the sample, from its marker on. */
const scan = plain.subarray(plain.indexOf(Buffer.from([0xff, 0xda])));

test.each([
  ["a baseline JPEG", true, plain],
  ["a progressive JPEG", true, await photo(32, 24, "#333333", { progressive: true })],
  ["the largest JPEG", true, await photo(photoLimits.side, 8)],
  ["nothing", false, Buffer.alloc(0)],
  ["the first bytes alone", false, plain.subarray(0, 3)],
  ["SVG", false, Buffer.from("<svg onload='alert(1)'/>")],
  ["HTML behind a JPEG's first bytes", false, Buffer.concat([plain.subarray(0, 4), Buffer.from("<script>")])],
  ["a JPEG with too many bytes", false, Buffer.concat([plain, Buffer.alloc(photoLimits.bytes)])],
  ["a JPEG a pixel too wide", false, withSize(8, photoLimits.side + 1)],
  ["a JPEG without a height", false, withSize(0, 8)],
  ["a JPEG of a thousand scans", false, Buffer.concat([plain, ...Array(1_000).fill(scan)])],
  ["a JPEG whose segment is longer than the file", false, Buffer.from(plain).fill(0xff, 4, 6)],
])("%s is a photograph: %s", (_, isOne, file) => {
  expect(isPhoto(file)).toBe(isOne);
});
