import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";
import { formsClient } from "../lib/supabase.ts";

const pausesMs = [2_000, 5_000, 10_000, 0];

/** "failed" may succeed at another try, "refused" will not. */
export type PhotoAnswer = "arrived" | "failed" | "refused";

/** Sends a photograph within `photoLimits.uploadMs`. Retries are safe: a repeat is stored once. Never rejects. */
export async function sendPhoto(quote: QuoteRequest, jpeg: Blob): Promise<PhotoAnswer> {
  const body = new FormData();
  body.set("quote", JSON.stringify(quote));
  body.set("photo", jpeg);
  const signal = AbortSignal.timeout(photoLimits.uploadMs);
  for (const pauseMs of pausesMs) {
    const { data, error, response } = await formsClient()
      .then(({ functions }) => functions.invoke("send-quote-email", { body, signal }))
      .catch((error) => ({ data: undefined, error, response: undefined }));
    const status = response?.status ?? 0;
    if (status === 201 && data?.ok) return "arrived";
    console.error("A photograph was not taken:", error ?? status);
    // Any other status, such as a Wi-Fi portal's 200, may be gone at the next try.
    if (status >= 400 && status < 500) return "refused";
    if (signal.aborted) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return "failed";
}
