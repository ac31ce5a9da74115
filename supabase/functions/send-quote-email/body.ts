import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";

/** A form takes 2 MB, and a hosted function has 256. */
const maxBodies = 32;

export class TooBusy extends Error {}

/** Reads on until there are `wanted` bytes, a few more, or the end. Rejects with TooBusy where the body had to give way. */
export type Read = (wanted: number) => Promise<Buffer>;

let bodies = 0;
/** How to end each body that is still being read, the oldest first. */
const unread = new Set<() => void>();

/**
 * Lends the body of a request to `work`. Where too many are open, the oldest unread one gives way, which is how one that
 * hangs holds no place; where all are read and worked on, this rejects with TooBusy.
 */
export async function withBody<Result>(request: Request, work: (read: Read) => Promise<Result>) {
  const [oldest] = unread;
  if (bodies >= maxBodies && !oldest) throw new TooBusy();
  if (bodies >= maxBodies) oldest?.();
  bodies++;
  const reader = request.body?.getReader();
  let hasGivenWay = false;
  const giveWay = () => {
    hasGivenWay = unread.delete(giveWay);
    reader?.cancel().catch(() => {});
  };
  unread.add(giveWay);
  const timer = setTimeout(giveWay, photoLimits.uploadMs);
  try {
    return await work(async (wanted) => {
      const chunks: Uint8Array[] = [];
      for (let size = 0; size < wanted; ) {
        const chunk = await reader?.read().catch(() => undefined);
        if (hasGivenWay) throw new TooBusy();
        if (!chunk?.value) {
          unread.delete(giveWay);
          break;
        }
        chunks.push(chunk.value);
        size += chunk.value.length;
      }
      return Buffer.concat(chunks);
    });
  } finally {
    clearTimeout(timer);
    giveWay();
    bodies--;
  }
}

/** The object that a JSON text holds, if any. The database judges what is in it. */
export function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return value instanceof Object && !Array.isArray(value) ? value : undefined;
  } catch {
    return;
  }
}
