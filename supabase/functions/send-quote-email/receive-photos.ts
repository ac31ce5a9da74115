import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";
import type { Configuration } from "./configuration.ts";
import { pictureOf } from "./jpeg.ts";
import { composePhotoMail } from "./mail.ts";
import type { Outbox, PhotoRefusal } from "./outbox.ts";
import { parseQuoteRequest } from "./request.ts";
import { send } from "./send.ts";

export type PhotoAnswer = "stored" | PhotoRefusal | "invalid_form" | "not_a_photo" | "busy";
type Body = ReadableStreamDefaultReader<Uint8Array>;

/** Three forms at a time took 208 MB of memory; a hosted function has 256. */
const maxBodies = 3;
const maxFieldBytes = 16 * 1024;
const maxPhotoBytes = photoLimits.perRequest * (photoLimits.bytes + 1024);
const maxReadMs = 120_000;

const reading = new Set<string>();

/** Stores the photographs of a form, all or none, and reads them only when its request exists. Late ones are mailed once. */
export async function receivePhotos(
  request: Request,
  outbox: Outbox,
  configuration: Configuration,
): Promise<PhotoAnswer> {
  const delimiter = `\r\n--${/boundary=(.+)$/.exec(request.headers.get("content-type") ?? "")?.[1]}`;
  const body = request.body?.getReader();
  const end = () => body?.cancel().catch(() => {});
  const timer = setTimeout(end, maxReadMs);
  let field = "";
  try {
    const begin = await read(body, maxFieldBytes);
    const first = String(partsOf(begin, delimiter)[0]);
    const parsed = parseQuoteRequest(first);
    if (!parsed.ok) return "invalid_form";
    const known = await outbox.storePhotos(parsed.quote, []);
    if (known.answer !== "stored") return known.answer;
    if (reading.size >= maxBodies || reading.has(first)) return "busy";
    reading.add(first);
    field = first;
    const form = Buffer.concat([begin, await read(body, maxPhotoBytes)]);
    const pictures = partsOf(form, delimiter).slice(1).map(pictureOf);
    const photos = pictures.flatMap((picture) => picture?.toString("base64") ?? []);
    if (!form.includes(`${delimiter}--`) || pictures.length === 0 || photos.length < pictures.length)
      return "not_a_photo";
    const { answer, late } = await outbox.storePhotos(parsed.quote, photos);
    if (late)
      await send(composePhotoMail(late, photos, configuration), configuration.smtp).catch((error) =>
        console.error(`send-quote-email: the photographs of mail ${late.id} are at /aanvragen only:`, error),
      );
    return answer;
  } catch (error) {
    console.error("send-quote-email: photographs are not stored:", error);
    return "busy";
  } finally {
    clearTimeout(timer);
    reading.delete(field);
    await end();
  }
}

async function read(body: Body | undefined, bytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < bytes; ) {
    const { value } = (await body?.read()) ?? {};
    if (!value) break;
    chunks.push(value);
    size += value.byteLength;
  }
  return Buffer.concat(chunks);
}

function partsOf(form: Buffer, delimiter: string): Buffer[] {
  const parts: Buffer[] = [];
  for (let end = 0; ; ) {
    const begin = form.indexOf("\r\n\r\n", end);
    end = form.indexOf(delimiter, begin);
    if (begin < 0 || end < 0) return parts;
    parts.push(form.subarray(begin + 4, end));
  }
}
