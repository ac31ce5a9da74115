import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";
import { type Body, parseObject } from "./body.ts";
import type { Configuration } from "./configuration.ts";
import { isPhoto } from "./jpeg.ts";
import { composePhotoMail } from "./mail.ts";
import type { Outbox, PhotoRefusal } from "./outbox.ts";
import { openQueue } from "./queue.ts";
import { inSession } from "./send.ts";

export type PhotoAnswer = "stored" | PhotoRefusal | "invalid_form" | "not_a_photo" | "busy";

const maxFieldBytes = 64 * 1024;
const maxFormBytes = maxFieldBytes + photoLimits.perRequest * (photoLimits.bytes + 1024);

/** Strangers' questions: more at once would keep visitors waiting for the database; each that waits holds up to 64 KB. */
const inLine = openQueue(4, 500);

/** Parsing a form takes several times its size in memory, so forms are parsed one at a time. */
const inTurn = openQueue();

/**
 * Stores the photographs of a form, all or none. Reads past the first field only when the request exists. Photographs that
 * come after the owner's mail are mailed once.
 */
export async function receivePhotos(
  { read, belongTo }: Body,
  outbox: Outbox,
  configuration: Configuration,
): Promise<PhotoAnswer> {
  const field = await readFirstField(read);
  // Parsed in turn, because objects take many times the memory of their text.
  const [quote, found] = await inLine(async () => {
    const quote = parseObject(field.toString());
    return [quote, quote && (await outbox.storePhotos(quote, []))] as const;
  });
  if (!quote || !found) return "invalid_form";
  if (found.answer !== "stored") return found.answer;
  belongTo(found.request);
  const form = await read(maxFormBytes);
  const stored = await inTurn(async () => {
    const photos = await readPhotos(form);
    if (photos === "full") return { answer: photos };
    if (photos.length === 0) return { answer: "not_a_photo" as const };
    return { photos, ...(await outbox.storePhotos(quote, photos)) };
  });
  if (stored.answer === "stored" && stored.late) {
    const { late, photos } = stored;
    await inSession(configuration.smtp, ({ send }) =>
      send(composePhotoMail(late, configuration, photos)),
    ).catch((error) =>
      console.error(`send-quote-email: the photographs of mail ${late.id} are at /aanvragen only:`, error),
    );
  }
  return stored.answer;
}

/** The text of a form's first field. Looks for it at every doubling, because a slow phone takes seconds for 64 KB. */
async function readFirstField(read: Body["read"]): Promise<Buffer> {
  for (let limit = 1024; ; limit *= 2) {
    const begin = await read(limit);
    const start = begin.indexOf("\r\n\r\n") + 4;
    const end = begin.indexOf("\r\n", start);
    if (start >= 4 && end >= start) return begin.subarray(start, end);
    if (begin.length < limit || limit >= maxFieldBytes) return Buffer.alloc(0);
  }
}

/** The photographs of a form in base64; an empty list when the form is cut off or holds another file. */
async function readPhotos(form: Buffer<ArrayBuffer>): Promise<string[] | "full"> {
  const delimiter = form.toString("latin1", 0, form.indexOf("\r\n"));
  if (!/^--[\w-]+$/.test(delimiter)) return [];
  // Before the files, the quote; behind them, the end. Counted first, because parsing 23,000 parts takes seconds.
  if (countUpTo(photoLimits.perRequest + 3, delimiter, form) > photoLimits.perRequest + 2) return "full";
  const type = `multipart/form-data; boundary=${delimiter.slice(2)}`;
  const response = new Response(form, { headers: { "content-type": type } });
  const fields = await response.formData().catch(() => new FormData());
  const photos: string[] = [];
  for (const [name, file] of fields) {
    if (name === "quote") continue;
    const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    if (!isPhoto(bytes)) return [];
    photos.push(bytes.toString("base64"));
  }
  return photos;
}

/** How often `word` occurs in `bytes`, or `most` when that is more often. */
function countUpTo(most: number, word: string, bytes: Buffer): number {
  let count = 0;
  for (let at = 0; count < most; at++) {
    at = bytes.indexOf(word, at);
    if (at < 0) break;
    count++;
  }
  return count;
}
