import { type PhotoRefusal, photoRefusals } from "../../supabase/functions/_shared/photo";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { env } from "./env";

/** What a photograph of 1.5 MB takes at 250 kbit/s, and a little more. */
const sendLimitMs = 60_000;

export type PhotoResult = { sent: true } | { sent: false; refusal?: PhotoRefusal };

/**
 * Sends one JPEG, within `photoLimits`, for a request that is stored. Of one `id`, a UUID made by the browser, the first is
 * kept, so sending again is safe; without a refusal it may help. Never throws.
 */
export async function sendPhoto(
  quote: QuoteRequest,
  id: string,
  photo: Blob,
  signal?: AbortSignal,
): Promise<PhotoResult> {
  const body = new FormData();
  body.set("quote", JSON.stringify(quote));
  body.set("id", id);
  body.set("photo", photo);
  try {
    // Not by supabase-js, which sends all with `keepalive`: browsers allow that 64 KiB.
    const response = await fetch(`${env.supabaseUrl}/functions/v1/send-quote-email`, {
      method: "POST",
      headers: { apikey: env.supabaseKey },
      body,
      signal: signal ?? AbortSignal.timeout(sendLimitMs),
    });
    if (response.ok) return { sent: true };
    const { error } = (await response.json()) as { error?: { code?: string } };
    console.error("A photograph was not taken:", error);
    return { sent: false, refusal: photoRefusals.find((refusal) => refusal === error?.code) };
  } catch (error) {
    console.error("A photograph was not sent:", error);
    return { sent: false };
  }
}
