import type { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";

/** Markers of ITU T.81, annex B: a frame header holds height and width; a scan header precedes image data. */
const frames = [0xc0, 0xc1, 0xc2];
const scan = 0xda;

/** Progressive encoders write about ten scans. A browser decodes the whole picture for each scan; 26,000 took 9 s. */
const maxScans = 50;

/** Whether a file begins as a JPEG and is within the limits of bytes, scans, and the height and width in its frame header. */
export function isPhoto(file: Buffer): boolean {
  if (file.length < 4 || file.length > photoLimits.bytes || file.readUInt16BE(0) !== 0xffd8) return false;
  // Counting these codes counts the scans, because 0xff is never followed by the code of a scan in image data.
  if (file.toString("latin1").split("\xff\xda").length - 1 > maxScans) return false;
  for (let at = 2; at + 9 <= file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? scan;
    if (marker === scan) return false;
    if (!frames.includes(marker)) continue;
    const sides = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
    return sides.every((side) => side > 0 && side <= photoLimits.side);
  }
  return false;
}
