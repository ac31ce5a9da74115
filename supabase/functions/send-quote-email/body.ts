import { Buffer } from "node:buffer";

/** A body that is ten seconds behind this pace holds memory that others need: 16 bytes a millisecond. */
const bytesPerMs = 16;
const maxBehindMs = 10_000;

/** Reads a body in parts. One that falls behind is read as if it ended there, as is one whose sender is gone. */
export function openBody(request: Request) {
  const reader = request.body?.getReader();
  const begun = Date.now();
  let received = 0;
  const end = async () => reader?.cancel().catch(() => {});

  return {
    end,
    /** The next bytes: at least `wanted`, or all that are left. */
    async read(wanted: number): Promise<Buffer> {
      const chunks: Uint8Array[] = [];
      for (let size = 0; size < wanted; ) {
        const late = begun + maxBehindMs + received / bytesPerMs;
        const timer = setTimeout(end, late - Date.now());
        const chunk = await reader?.read().catch(() => undefined);
        clearTimeout(timer);
        if (!chunk?.value) break;
        chunks.push(chunk.value);
        size += chunk.value.length;
        received += chunk.value.length;
      }
      return Buffer.concat(chunks);
    },
  };
}
