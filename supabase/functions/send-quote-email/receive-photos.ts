import { Buffer } from "node:buffer";
import { photoLimits } from "../_shared/photo.ts";
import { openBody, parseObject } from "./body.ts";
import type { Configuration } from "./configuration.ts";
import { isPhoto } from "./jpeg.ts";
import { composePhotoMail } from "./mail.ts";
import type { Outbox, PhotoRefusal } from "./outbox.ts";
import { inSession } from "./send.ts";

export type PhotoAnswer = "stored" | PhotoRefusal | "invalid_form" | "not_a_photo";

/** Three forms at a time are what fits in the 256 MB of a hosted function. */
const maxUploads = 3;
const maxFieldBytes = 64 * 1024;
const maxFormBytes = photoLimits.perRequest * (photoLimits.bytes + 1024);

/** How to end the upload of each request: the line of a newer one may have been cut, so that it comes again. */
const uploads = new Map<number, () => void>();

/** Stores the photographs of a form, all or none, and reads them only when its request exists. Late ones are mailed once. */
export async function receivePhotos(
  request: Request,
  outbox: Outbox,
  configuration: Configuration,
): Promise<PhotoAnswer> {
  const body = openBody(request);
  let id = 0;
  try {
    const begin = await body.read(maxFieldBytes);
    const quote = parseObject(/\r\n\r\n(.*)\r\n/.exec(begin.toString())?.[1] ?? "");
    if (!quote) return "invalid_form";
    const known = await outbox.storePhotos(quote, []);
    if (known.answer !== "stored") return known.answer;
    uploads.get(known.id)?.();
    if (uploads.size >= maxUploads && !uploads.has(known.id)) return "busy";
    id = known.id;
    uploads.set(id, body.end);
    const photos = await readPhotos(
      Buffer.concat([begin, await body.read(maxFormBytes)]),
      request.headers.get("content-type") ?? "",
    );
    if (!photos) return "not_a_photo";
    if (photos.length > photoLimits.perRequest) return "full";
    const { answer, late } = await outbox.storePhotos(quote, photos);
    if (late)
      await inSession(configuration.smtp, ({ send }) =>
        send(composePhotoMail(late, configuration, photos)),
      ).catch((error) =>
        console.error(`send-quote-email: the photographs of mail ${late.id} are at /aanvragen only:`, error),
      );
    return answer;
  } catch (error) {
    console.error("send-quote-email: photographs are not stored:", error);
    return "busy";
  } finally {
    if (uploads.get(id) === body.end) uploads.delete(id);
    await body.end();
  }
}

/** The photographs (base64) of a whole form; undefined where it is cut off, or holds none or anything else. */
async function readPhotos(form: Buffer, type: string): Promise<string[] | undefined> {
  const response = new Response(new Uint8Array(form), { headers: { "content-type": type } });
  const fields = await response.formData().catch(() => new FormData());
  const photos: string[] = [];
  for (const [name, file] of fields) {
    if (name === "quote") continue;
    const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    if (!isPhoto(bytes)) return;
    photos.push(bytes.toString("base64"));
  }
  return photos.length > 0 ? photos : undefined;
}
