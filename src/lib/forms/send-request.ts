import type { QuoteRequest } from "../../../supabase/functions/_shared/quote-request.ts";
import { formsClient } from "../supabase.ts";

export type RequestTable = "contact_submissions" | "callback_requests";

/** Stores a request; the same request within ten minutes is stored once. `error` is null when it is stored. Never rejects. */
export async function storeRequest(
  table: RequestTable,
  row: Partial<QuoteRequest>,
): Promise<{ error: unknown }> {
  try {
    const { error } = await (await formsClient()).from(table).insert(row);
    return { error };
  } catch (error) {
    return { error };
  }
}

/** Asks the edge function to mail the owner a stored quote request. If this fails, the schedule mails it. Never rejects. */
export async function notifyOwner(quote: QuoteRequest): Promise<void> {
  try {
    const { functions } = await formsClient();
    const { error } = await functions.invoke("send-quote-email", { body: JSON.stringify(quote) });
    if (error) throw error;
  } catch (error) {
    console.error("The quote was stored but not mailed:", error);
  }
}
