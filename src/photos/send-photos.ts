import { photoLimits } from "../../supabase/functions/_shared/photo";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { formsClient } from "../lib/supabase";

const pausesMs = [2_000, 5_000, 10_000, 0];

/** "failed" may pass when it is tried once more, "refused" does not. */
export type PhotosAnswer = "arrived" | "failed" | "refused";

/** Sends the photographs of a stored request: all or none, each stored once, so sending again is safe. Never rejects. */
export async function sendPhotos(quote: QuoteRequest, jpegs: Blob[]): Promise<PhotosAnswer> {
  const body = new FormData();
  // First, as the function looks for the request before it reads the rest.
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
    // Not a Wi-Fi portal's 200, which passes.
    if (status >= 400 && status < 500) return "refused";
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return "failed";
}
