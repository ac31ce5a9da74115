import { type PhotoRefusal, photoLimits } from "../_shared/photo.ts";
import { pictureOf } from "./jpeg.ts";
import type { Outbox } from "./outbox.ts";
import { parseQuoteRequest } from "./request.ts";

export type PhotoAnswer = "stored" | PhotoRefusal | "invalid_request" | "not_a_photo" | "busy";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By which `private.request_source` in supabase/migrations tells who sends. */
const sourceHeaders = ["cf-connecting-ip"];

/** Stores the photograph in a form of `quote` (JSON), `id` (a UUID) and `photo` (a JPEG). Never throws. */
export async function receivePhoto(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
  outbox: Outbox,
): Promise<PhotoAnswer> {
  const contentType = headers.get("content-type") ?? "";
  const form = await new Response(body, { headers: { "content-type": contentType } })
    .formData()
    .catch(() => undefined);
  const parsed = parseQuoteRequest(String(form?.get("quote")));
  const id = String(form?.get("id"));
  const photo = form?.get("photo");
  if (!parsed.ok || !uuid.test(id) || !(photo instanceof Blob)) return "invalid_request";
  const picture =
    photo.size <= photoLimits.bytes ? pictureOf(new Uint8Array(await photo.arrayBuffer())) : undefined;
  if (!picture) return "not_a_photo";
  const sentBy = Object.fromEntries(sourceHeaders.map((name) => [name, headers.get(name)]));
  try {
    return await outbox.storePhoto(parsed.quote, id, picture.toString("base64"), sentBy);
  } catch (error) {
    console.error("send-quote-email: a photograph is not stored:", error);
    return "busy";
  }
}
