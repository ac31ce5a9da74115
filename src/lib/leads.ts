import type { CallbackRequest, QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { retryAfterSeconds } from "../../supabase/functions/_shared/refusal";
import { env } from "./env";
import { getSupabase } from "./supabase";

/** Whether the row was stored. The error goes to the console, never to the visitor. */
export type SubmitResult = { stored: true } | { stored: false; error: unknown };

/** An attempt ends after this; two with a pause make 11 s, about as long as a visitor keeps waiting. */
const attemptLimitMs = 5_000;
/** How long of that it waits for supabase-js, which is fetched when the form is touched. */
const libraryLimitMs = 2_000;
/** Pauses before the second and the third attempt. */
const pausesMs = [1_000, 3_000];
/** No attempt starts later than this after the first failure. */
const retryWindowMs = 8_000;

type Attempt =
  | { stored: true }
  | {
      stored: false;
      error: unknown;
      /** HTTP status; 0 without an answer. */
      status: number;
      /** How long the backend asks to wait. */
      retryAfterMs?: number;
    };

/** Gateways have more numbers than HTTP does: Cloudflare 520 to 530, Supabase 540 and 544. */
const mayPass = (status: number) => status === 0 || status >= 500;

async function attempt(table: string, row: object): Promise<Attempt> {
  const controller = new AbortController();
  const late = new Error("The backend did not answer in time.");
  const timer = setTimeout(() => controller.abort(late), attemptLimitMs);
  try {
    const { error, status } = await insertOnce(table, row, controller.signal);
    if (!error) return { stored: true };
    return { stored: false, error, status, retryAfterMs: 1000 * (retryAfterSeconds(error.details) ?? 0) };
  } catch (error) {
    return { stored: false, error, status: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/** As a visitor, also where the owner is signed in. */
const asVisitor = `Bearer ${env.supabaseKey}`;

/** By plain fetch where supabase-js does not come: a deployment in between, a filter, a slow network. */
async function insertOnce(table: string, row: object, signal: AbortSignal) {
  const tooSlow = new Promise<undefined>((resolve) => setTimeout(resolve, libraryLimitMs));
  const supabase = await Promise.race([getSupabase().catch(() => undefined), tooSlow]);
  if (!supabase) return insertWithoutLibrary(table, row, signal);
  return supabase.from(table).insert(row).setHeader("Authorization", asVisitor).abortSignal(signal);
}

/** The request that supabase-js makes, with an answer of the same shape. */
async function insertWithoutLibrary(table: string, row: object, signal: AbortSignal) {
  const response = await fetch(`${env.supabaseUrl}/rest/v1/${table}`, {
    method: "POST",
    headers: {
      apikey: env.supabaseKey,
      Authorization: asVisitor,
      "Content-Type": "application/json",
      Prefer: "return=minimal",
    },
    body: JSON.stringify(row),
    keepalive: true,
    signal,
  });
  const { ok, status } = response;
  return {
    status,
    error: ok ? undefined : ((await response.json().catch(() => ({}))) as { details?: unknown }),
  };
}

/** Stores a row; tries again when the failure may pass, which is safe: the database stores a repeat once. */
async function insert(table: string, row: object): Promise<SubmitResult> {
  let result = await attempt(table, row);
  const lastStart = Date.now() + retryWindowMs;
  for (const usualPauseMs of pausesMs) {
    if (result.stored || !mayPass(result.status)) break;
    const pauseMs = Math.max(usualPauseMs, result.retryAfterMs ?? 0);
    if (Date.now() + pauseMs > lastStart) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    result = await attempt(table, row);
  }
  return result;
}

/** Stores a quote request, services by label; see `notifyOwner` for the mail that follows it. Never throws. */
export function submitQuote(quote: QuoteRequest): Promise<SubmitResult> {
  return insert("contact_submissions", quote);
}

/** Asks the edge function to mail a stored quote to the owner. Never throws: the schedule mails it otherwise. */
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
  return insert("callback_requests", callback);
}
