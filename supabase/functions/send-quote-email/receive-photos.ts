import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";
import { parseObject, type Read } from "./body.ts";
import type { Configuration } from "./configuration.ts";
import { isPhoto } from "./jpeg.ts";
import { composePhotoMail } from "./mail.ts";
import type { Outbox, PhotoRefusal } from "./outbox.ts";
import { openQueue } from "./queue.ts";
import { inSession } from "./send.ts";

export type PhotoAnswer = "stored" | PhotoRefusal | "invalid_form" | "not_a_photo";

const maxFieldBytes = 64 * 1024;
const maxFormBytes = photoLimits.perRequest * (photoLimits.bytes + 1024);

/** Parsing a form takes several times its size in memory, so forms are parsed one at a time. */
const inTurn = openQueue();

/**
 * Stores the photographs of a form, all or none. Reads past the first 64 KB only when the request exists. Photographs that
 * come after the owner's mail are mailed once.
 */
export async function receivePhotos(
  read: Read,
  type: string,
  outbox: Outbox,
  configuration: Configuration,
): Promise<PhotoAnswer> {
  const begin = await read(maxFieldBytes);
  const quote = parseObject(/\r\n\r\n(.*)\r\n/.exec(begin.toString())?.[1] ?? "");
  if (!quote) return "invalid_form";
  const { answer } = await outbox.storePhotos(quote, []);
  if (answer !== "stored") return answer;
  const rest = await read(maxFormBytes);
  const stored = await inTurn(async () => {
    const photos = await readPhotos([begin, rest], type);
    if (photos.length === 0) return { answer: "not_a_photo" as const };
    if (photos.length > photoLimits.perRequest) return { answer: "full" as const };
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

/** The photographs of a form in base64; an empty list when the form is cut off or holds another file. */
async function readPhotos(form: Buffer[], type: string): Promise<string[]> {
  const response = new Response(new Uint8Array(Buffer.concat(form)), { headers: { "content-type": type } });
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
