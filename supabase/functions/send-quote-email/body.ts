import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";

export class TooBusy extends Error {}

export interface Body {
  /** Resolves with all bytes so far once they are `limit`, to the next chunk, or at the end. Rejects with TooBusy when the body gave way. */
  read(limit: number): Promise<Buffer<ArrayBuffer>>;
  /** Takes the one place of a stored request's form, when the earlier form has fallen silent. Throws TooBusy otherwise, and when there is no room. */
  belongTo(request: number): void;
}

interface Place {
  /** The time of the last bytes; none when no more are awaited. */
  silentSince: number | undefined;
  giveWay(): void;
}

/** Bodies in memory at once, of either kind: a form is 2 MB, and a hosted function has 256 MB. */
const maxBodies = 32;
/** The pauses of a phone that tries again are longer. */
const silenceMs = 1_500;
/** Those that are being read before their request is found, the oldest first. */
const strangers = new Set<Place>();
/** The one of each stored request. */
const forms = new Map<number, Place>();

/**
 * Lets `work` read the body of a request, for at most `photoLimits.uploadMs`. While its request is not found, it gives way to
 * newer ones, so that calls that hang or only ask keep no photographs out.
 */
export async function withBody<Result>(request: Request, work: (body: Body) => Promise<Result>) {
  const reader = request.body?.getReader();
  // A copy, because a chunk of one byte may hold a whole buffer.
  let bytes = Buffer.alloc(0);
  let length = 0;
  let hasGivenWay = false;
  let found: number | undefined;
  const place: Place = {
    silentSince: undefined,
    giveWay() {
      hasGivenWay = true;
      reader?.cancel().catch(() => {});
    },
  };
  const timer = setTimeout(place.giveWay, photoLimits.uploadMs);
  try {
    return await work({
      async read(limit) {
        const [oldest] = strangers;
        if (found === undefined && oldest && strangers.size >= maxBodies) {
          oldest.giveWay();
          strangers.delete(oldest);
        }
        if (found === undefined) strangers.add(place);
        while (length < limit) {
          place.silentSince = Date.now();
          const chunk = await reader?.read().catch(() => undefined);
          if (hasGivenWay) throw new TooBusy();
          if (!chunk?.value) break;
          const needed = length + chunk.value.length;
          if (needed > bytes.length) {
            const larger = Buffer.alloc(Math.max(needed, limit));
            bytes.copy(larger);
            bytes = larger;
          }
          bytes.set(chunk.value, length);
          length = needed;
        }
        place.silentSince = undefined;
        strangers.delete(place);
        return bytes.subarray(0, length);
      },
      belongTo(request) {
        const earlier = forms.get(request);
        const isSilent = Date.now() - (earlier?.silentSince ?? Number.POSITIVE_INFINITY) >= silenceMs;
        if (earlier ? !isSilent : forms.size >= maxBodies) throw new TooBusy();
        earlier?.giveWay();
        found = request;
        forms.set(request, place);
      },
    });
  } finally {
    clearTimeout(timer);
    strangers.delete(place);
    if (found !== undefined && forms.get(found) === place) forms.delete(found);
    reader?.cancel().catch(() => {});
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
