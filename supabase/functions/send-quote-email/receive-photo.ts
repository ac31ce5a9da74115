import { Buffer } from "node:buffer";
import { isPhoto } from "./jpeg.ts";
import type { Outbox, StoredPhoto } from "./outbox.ts";
import { parseObject } from "./parse-object.ts";

export type PhotoAnswer = StoredPhoto | "invalid_form" | "not_a_photo";

/** Stores the photograph in a form with the fields `quote`, a JSON text of at most `maxQuoteBytes`, and `photo`. */
export async function receivePhoto(
  form: Response,
  maxQuoteBytes: number,
  outbox: Outbox,
): Promise<PhotoAnswer> {
  const fields = await form.formData().catch(() => new FormData());
  const json = fields.get("quote");
  const quote = typeof json === "string" && json.length <= maxQuoteBytes ? parseObject(json) : undefined;
  if (!quote) return "invalid_form";
  const file = fields.get("photo");
  const photo = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
  if (!isPhoto(photo)) return "not_a_photo";
  return outbox.storePhoto(quote, photo.toString("base64"));
}
