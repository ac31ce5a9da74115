import sharp, { type JpegOptions } from "sharp";

/** A JPEG of one colour, as a browser's canvas makes it; `changes` are sharp's. */
export function photo(width = 32, height = 24, colour = "#b4532a", options: JpegOptions = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg(options)
    .toBuffer();
}

/** A segment (marker, length, content) put behind the first two bytes of a JPEG. */
export function withSegment(jpeg: Uint8Array, marker: number, content: string): Buffer {
  const text = Buffer.from(content, "latin1");
  const head = Buffer.from([0xff, marker, (text.length + 2) >> 8, (text.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}
