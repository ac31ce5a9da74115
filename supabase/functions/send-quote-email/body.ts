import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";
import { type Place, type Places, TooBusy } from "./places.ts";

/** The error for a body with more bytes or more chunks than the function reads. */
export class TooLarge extends Error {}

/** Chunks are limited, because each costs time. A photograph in TCP's smallest segments (536 bytes) has 877 chunks. */
const maxChunks = 1_000;

/**
 * Reads the body of a request and gives it to `work`. The request keeps its place until the work is done. Rejects with
 * TooLarge, or with TooBusy when there is no place or the body has not come within `photoLimits.uploadMs`.
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
  // The chunks are copied into one buffer, because a chunk of one byte may keep a large buffer in memory.
  const bytes = Buffer.alloc(maxBytes);
  let chunks = 0;
  const intoBuffer = new WritableStream<Uint8Array>({
    write(chunk) {
      chunks++;
      if (place.bytes + chunk.length > maxBytes || chunks > maxChunks) throw new TooLarge();
      bytes.set(chunk, place.bytes);
      place.bytes += chunk.length;
    },
  });
  const deadline = setTimeout(() => place.giveWay(), photoLimits.uploadMs);
  try {
    await request.body?.pipeTo(intoBuffer, { signal: place.signal });
  } catch (error) {
    // Any other error means that the body was cut off, and then nobody reads the answer.
    throw error instanceof TooLarge ? error : new TooBusy();
  } finally {
    clearTimeout(deadline);
  }
  place.isRead = true;
  return bytes.subarray(0, place.bytes);
}
