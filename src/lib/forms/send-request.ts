import type { QuoteRequest } from "../../../supabase/functions/_shared/quote-request";
import { formsClient } from "../supabase";

export type RequestTable = "contact_submissions" | "callback_requests";

/** Stores a request, once also when it is repeated within minutes; `error` is null when it is stored. Never rejects. */
export async function storeRequest(
  table: RequestTable,
  row: Partial<QuoteRequest>,
): Promise<{ error: unknown }> {
  try {
    return await (await formsClient()).from(table).insert(row);
  } catch (error) {
    return { error };
  }
}

/** Asks the edge function to mail a stored quote request to the owner; the schedule does so otherwise. Never rejects. */
export async function notifyOwner(quote: QuoteRequest): Promise<void> {
  try {
    const { functions } = await formsClient();
    const { error } = await functions.invoke("send-quote-email", { body: JSON.stringify(quote) });
    if (error) throw error;
  } catch (error) {
    console.error("The quote was stored but not mailed:", error);
  }
}
