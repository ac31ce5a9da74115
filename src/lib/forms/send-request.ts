import type { CallbackRequest, QuoteRequest } from "../../../supabase/functions/_shared/quote-request";
import { env } from "../env";

/** Whether the row was stored. The error goes to the console, never to the visitor. */
export type SubmitResult = { stored: true } | { stored: false; error: unknown };

const attemptLimitMs = 5_000;
const pauseMs = 1_000;

/** Posts JSON as an anonymous visitor, also where staff are signed in. It outlives the page. */
function post(path: string, value: object, options?: { headers: object; signal: AbortSignal }) {
  return fetch(`${env.supabaseUrl}${path}`, {
    method: "POST",
    body: JSON.stringify(value),
    keepalive: true,
    signal: options?.signal,
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}`, ...options?.headers },
  });
}

/** 520 to 529 are Cloudflare's, which found no database behind it. */
const isUnanswered = (status: number) => status === 503 || (status >= 520 && status < 530);

async function attempt(table: string, row: object): Promise<SubmitResult & { unanswered?: boolean }> {
  try {
    const response = await post(`/rest/v1/${table}`, row, {
      headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
      signal: AbortSignal.timeout(attemptLimitMs),
    });
    if (response.ok) return { stored: true };
    return { stored: false, error: await response.text(), unanswered: isUnanswered(response.status) };
  } catch (error) {
    return { stored: false, error, unanswered: true };
  }
}

/** Stores a row. Without an answer it tries once more, which is safe: the database stores a repeat once. */
async function insert(table: string, row: object): Promise<SubmitResult> {
  const result = await attempt(table, row);
  if (!result.unanswered) return result;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return attempt(table, row);
}

/** Stores a quote request, services by label; see `notifyOwner` for the mail that follows it. Never throws. */
export function submitQuote(quote: QuoteRequest): Promise<SubmitResult> {
  return insert("contact_submissions", quote);
}

/** Asks the edge function to mail a stored quote to the owner. Never throws: the schedule mails it otherwise. */
export async function notifyOwner(quote: QuoteRequest): Promise<void> {
  try {
    const response = await post("/functions/v1/send-quote-email", quote);
    if (!response.ok) throw new Error(await response.text());
  } catch (error) {
    console.error("The quote was stored but not mailed:", error);
  }
}

/** Stores a call-back request. Never throws. */
export function submitCallback(callback: CallbackRequest): Promise<SubmitResult> {
  return insert("callback_requests", callback);
}
