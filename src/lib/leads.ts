import type { CallbackRequest, QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { retryAfterSeconds } from "../../supabase/functions/_shared/refusal";
import { env } from "./env";
import { getSupabase } from "./supabase";

/** Whether the row was stored. The error goes to the console, never to the visitor. */
export type SubmitResult = { stored: true } | { stored: false; error: unknown };

/** How long one attempt may take before it is given up. */
const longestAttemptMs = 10_000;
/** Pauses before the second and the third attempt. */
const pausesMs = [1_000, 3_000];
/** No attempt starts later than this after the first failure: a visitor is waiting. */
const retryWindowMs = 8_000;

/** What a gateway answers while the database behind it cannot be reached; 0 is no answer at all. */
const passingFailures = [0, 502, 503, 504];

type Attempt =
  | { stored: true }
  | {
      stored: false;
      error: unknown;
      status: number;
      /** Before that, the backend asks, no other attempt. */
      retryAfterMs?: number;
    };

async function attempt(table: string, row: QuoteRequest | CallbackRequest): Promise<Attempt> {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new Error("The backend did not answer in time.");
  const timer = setTimeout(() => controller.abort(late), longestAttemptMs);
  // Fetching the library counts too, and cannot be aborted; so the clock decides.
  const expired = new Promise<Attempt>((resolve) => {
    signal.addEventListener("abort", () => resolve({ stored: false, error: late, status: 0 }));
  });
  try {
    return await Promise.race([expired, insertOnce(table, row, signal)]);
  } finally {
    clearTimeout(timer);
  }
}

async function insertOnce(table: string, row: object, signal: AbortSignal): Promise<Attempt> {
  try {
    const supabase = await getSupabase();
    const { error, status } = await supabase
      .from(table)
      .insert(row)
      // As a visitor, also where the owner is signed in.
      .setHeader("Authorization", `Bearer ${env.supabaseKey}`)
      .abortSignal(signal);
    if (!error) return { stored: true };
    return { stored: false, error, status, retryAfterMs: 1000 * (retryAfterSeconds(error.details) ?? 0) };
  } catch (error) {
    return { stored: false, error, status: 0 };
  }
}

/**
 * Stores a row, and tries twice more when the failure may pass by itself. That is
 * safe after a lost answer as well: the database stores a repeat of the same values once.
 */
async function insert(table: string, row: QuoteRequest | CallbackRequest): Promise<SubmitResult> {
  let result = await attempt(table, row);
  const lastStart = Date.now() + retryWindowMs;
  for (const usualPauseMs of pausesMs) {
    if (result.stored || !passingFailures.includes(result.status)) break;
    const pauseMs = Math.max(usualPauseMs, result.retryAfterMs ?? 0);
    if (Date.now() + pauseMs > lastStart) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    result = await attempt(table, row);
  }
  return result;
}

/** Stores a quote request, services by label; see `notifyOwner` for the mail that follows it. Never throws. */
export function submitQuote(quote: QuoteRequest): Promise<SubmitResult> {
  return insert("contact_submissions", {
    name: quote.name,
    phone: quote.phone,
    email: quote.email,
    message: quote.message,
    services: quote.services,
  });
}

/**
 * Asks the edge function to mail a stored quote request to the owner. Never
 * throws: the request is safe in the database, so a failure is only logged.
 */
export async function notifyOwner(quote: QuoteRequest): Promise<void> {
  try {
    const supabase = await getSupabase();
    const { error } = await supabase.functions.invoke("send-quote-email", { body: JSON.stringify(quote) });
    if (error) console.error("The quote was stored but not mailed:", error);
  } catch (error) {
    console.error("The quote was stored but not mailed:", error);
  }
}

/** Stores a call-back request. Never throws. */
export function submitCallback(callback: CallbackRequest): Promise<SubmitResult> {
  return insert("callback_requests", { name: callback.name, phone: callback.phone });
}
