import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";

const frames = [0xc0, 0xc1, 0xc2];
const scan = 0xda;
const end = 0xd9;
const drawn = [...frames, 0xc4, scan, 0xdb, 0xdd];
/** Encoders make at most 10 scans, and each costs the reader the time of a whole picture. */
const maxScans = 20;

/** Returns the picture alone, without place, comments or what follows its end. Only a whole JPEG within `photoLimits` is one. */
export function pictureOf(file: Uint8Array): Buffer | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const picture = [file.subarray(0, 2)];
  let framed = 0;
  let scans = 0;
  let at = 2;
  if (file.length < 4 || file.length > photoLimits.bytes || view.getUint16(0) !== 0xffd8) return;
  while (at + 4 <= file.length || file[at + 1] === end) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return;
    if (marker === end) {
      picture.push(file.subarray(at, at + 2));
      return framed === 1 && scans > 0 ? Buffer.concat(picture) : undefined;
    }
    let next = at + 2 + view.getUint16(at + 2);
    if (next < at + 4 || next > file.length) return;
    if (frames.includes(marker)) {
      framed++;
      if (!isSane(file.subarray(at + 4, next))) return;
    }
    if (marker === scan) {
      if (framed !== 1 || ++scans > maxScans) return;
      next = endOfScan(file, next);
    }
    if (drawn.includes(marker)) picture.push(file.subarray(at, next));
    at = next;
  }
}

function isSane(frame: Uint8Array): boolean {
  const [bits = 0, high = 0, low = 0, wideHigh = 0, wideLow = 0, components = 0] = frame;
  const sides = [high * 256 + low, wideHigh * 256 + wideLow];
  return (
    bits === 8 &&
    sides.every((side) => side > 0 && side <= photoLimits.side) &&
    (components === 1 || components === 3) &&
    frame.length === 6 + 3 * components
  );
}

/** Finds the marker after the pixels, in which 0xff is followed by 0 or restarts the decoder (ITU T.81, annex B). */
function endOfScan(file: Uint8Array, begin: number): number {
  for (let at = file.indexOf(0xff, begin); at >= 0; at = file.indexOf(0xff, at + 2)) {
    const next = file[at + 1] ?? end;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}
