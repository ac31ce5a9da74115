import sharp, { type JpegOptions } from "sharp";

/** A JPEG of one colour, as a browser's canvas makes it; `changes` are sharp's. */
export function photo(width = 32, height = 24, colour = "#b4532a", options: JpegOptions = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg(options)
    .toBuffer();
}
