import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type JpegOptions } from "sharp";

/** A JPEG of one colour, as from a browser's canvas. `options` are sharp's. */
export function photo(width = 32, height = 24, colour = "#b4532a", options: JpegOptions = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg(options)
    .toBuffer();
}

/** Writes a photograph, by default as large as a camera's, to photos/ of `folder`. */
export async function takePhoto(folder: string, file: string, width = 1600): Promise<void> {
  mkdirSync(join(folder, "photos"), { recursive: true });
  writeFileSync(join(folder, "photos", file), await photo(width, width * 0.75));
}
