import { Buffer } from "node:buffer";

const bytesPerMs = 16;
const maxBehindMs = 10_000;

/** Reads a body in parts. One that falls behind, and holds memory that others need, is read as if it ended there. */
export function openBody(request: Request) {
  const reader = request.body?.getReader();
  const begun = Date.now();
  let received = 0;
  const end = async () => reader?.cancel().catch(() => {});

  return {
    end,
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

/** The object that a JSON text holds, if any. The database judges what is in it. */
export function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return value instanceof Object && !Array.isArray(value) ? value : undefined;
  } catch {
    return;
  }
}
