import { photoLimits } from "../../supabase/functions/_shared/photo";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { formsClient } from "../lib/supabase";

const pausesMs = [2_000, 5_000, 10_000, 0];

/** "failed" may succeed at another try, "refused" will not. */
export type PhotosAnswer = "arrived" | "failed" | "refused";

/** Sends the photographs of a stored request. The back end stores all or none, and each once, so a retry is safe. Never rejects. */
export async function sendPhotos(quote: QuoteRequest, jpegs: Blob[]): Promise<PhotosAnswer> {
  const body = new FormData();
  // The quote comes first, because the function looks up its request before it reads the photographs.
  body.set("quote", JSON.stringify(quote));
  for (const jpeg of jpegs) body.append("photo", jpeg);
  const signal = AbortSignal.timeout(photoLimits.uploadMs);
  for (const pauseMs of pausesMs) {
    const { data, error, response } = await formsClient()
      .then(({ functions }) => functions.invoke("send-quote-email", { body, signal }))
      .catch((error) => ({ data: undefined, error, response: undefined }));
    const status = response?.status ?? 0;
    if (status === 201 && data?.ok) return "arrived";
    console.error("The photographs were not taken:", error ?? status);
    // Any other status, such as a Wi-Fi portal's 200, may be gone at the next try.
    if (status >= 400 && status < 500) return "refused";
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return "failed";
}
