import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { getSupabase } from "./supabase";

export type { QuoteRequest };

/** What the call-back form stores: exactly these two fields. */
export interface CallbackRequest {
  name: string;
  phone: string;
}

/** Whether the row was stored. The error goes to the console, never to the visitor. */
export type SubmitResult = { stored: true } | { stored: false; error: unknown };

async function insert(table: string, row: QuoteRequest | CallbackRequest): Promise<SubmitResult> {
  try {
    const supabase = await getSupabase();
    const { error } = await supabase.from(table).insert(row);
    return error ? { stored: false, error } : { stored: true };
  } catch (error) {
    return { stored: false, error };
  }
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
