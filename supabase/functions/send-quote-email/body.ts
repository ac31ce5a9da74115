import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";

/** Bodies in memory at once: a form is 2 MB, and a hosted function has 256 MB. */
const maxBodies = 32;

export class TooBusy extends Error {}

/** Stops reading after `wanted` bytes, to the next chunk, or at the end. Rejects with TooBusy when the body was cancelled. */
export type Read = (wanted: number) => Promise<Buffer>;

let bodies = 0;
/** A function to cancel each body that is still being read, the oldest first. */
const reading = new Set<() => void>();

/**
 * Lets `work` read the body of a request, for at most `photoLimits.uploadMs`. When too many bodies are open, cancels the one
 * that has been read for longest, so that hanging calls keep nobody out. Rejects with TooBusy when none is being read.
 */
export async function withBody<Result>(request: Request, work: (read: Read) => Promise<Result>) {
  const [oldest] = reading;
  if (bodies >= maxBodies && !oldest) throw new TooBusy();
  if (bodies >= maxBodies) oldest?.();
  bodies++;
  const reader = request.body?.getReader();
  let isCancelled = false;
  const cancel = () => {
    isCancelled ||= reading.delete(cancel);
    reader?.cancel().catch(() => {});
  };
  reading.add(cancel);
  const timer = setTimeout(cancel, photoLimits.uploadMs);
  try {
    return await work(async (wanted) => {
      const chunks: Uint8Array[] = [];
      for (let size = 0; size < wanted; ) {
        const chunk = await reader?.read().catch(() => undefined);
        if (isCancelled) throw new TooBusy();
        if (!chunk?.value) {
          reading.delete(cancel);
          break;
        }
        chunks.push(chunk.value);
        size += chunk.value.length;
      }
      return Buffer.concat(chunks);
    });
  } finally {
    clearTimeout(timer);
    cancel();
    bodies--;
  }
}

/** The object in a JSON text; undefined for anything else. The database validates its fields. */
export function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return value instanceof Object && !Array.isArray(value) ? value : undefined;
  } catch {
    return;
  }
}
