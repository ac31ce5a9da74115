import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";
import { type Place, type Places, TooBusy } from "./places.ts";

export class TooLarge extends Error {}

/** A photograph in segments of 536 bytes, the smallest of TCP, has 877. Each chunk costs time, however small. */
const maxChunks = 1_000;

/**
 * Lets `work` have the body of a request. Its place is held until the work is done. Rejects with TooLarge, and with TooBusy
 * when the body has not come within `photoLimits.uploadMs`.
 */
export async function withBody<Result>(
  request: Request,
  places: Places,
  maxBytes: number,
  work: (body: Buffer<ArrayBuffer>) => Promise<Result>,
): Promise<Result> {
  const place = places.take();
  try {
    return await work(await readBody(request, maxBytes, place));
  } finally {
    places.leave(place);
  }
}

async function readBody(request: Request, maxBytes: number, place: Place): Promise<Buffer<ArrayBuffer>> {
  // One buffer, because a chunk of one byte may hold a whole one.
  const bytes = Buffer.alloc(maxBytes);
  let chunks = 0;
  const copy = new WritableStream<Uint8Array>({
    write(chunk) {
      chunks++;
      if (place.bytes + chunk.length > maxBytes || chunks > maxChunks) throw new TooLarge();
      bytes.set(chunk, place.bytes);
      place.bytes += chunk.length;
    },
  });
  const timer = setTimeout(() => place.giveWay(), photoLimits.uploadMs);
  try {
    await request.body?.pipeTo(copy, { signal: place.signal });
  } catch (error) {
    // Nobody reads the answer to a body that was cut off.
    throw error instanceof TooLarge ? error : new TooBusy();
  } finally {
    clearTimeout(timer);
  }
  place.isRead = true;
  return bytes.subarray(0, place.bytes);
}

/** Whether PostgreSQL knows no such text: with a NUL or half a character. */
const isUnreadable = (text: unknown) =>
  typeof text === "string" && (text.includes("\0") || /\p{Surrogate}/u.test(text));

/** The object in a JSON text; undefined for anything else, and for what PostgreSQL cannot read. It validates the fields. */
export function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json, (key, part) => {
      if ([key, part].some(isUnreadable)) throw new SyntaxError("A text is no Unicode.");
      return part;
    });
    return value instanceof Object && !Array.isArray(value) ? value : undefined;
  } catch {
    return;
  }
}
