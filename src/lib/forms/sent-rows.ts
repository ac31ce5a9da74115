import { isLeak, type QuoteRequest } from "../../../supabase/functions/_shared/quote-request";

/** A field of a request as its visitor reads it. */
export interface SentRow {
  name: string;
  label: string;
  value: string;
}

/** The value of a field, or "" without one. */
export function sentValue(rows: SentRow[], field: keyof QuoteRequest): string {
  return rows.find(({ name }) => name === field)?.value ?? "";
}

/** Whether the request is about a leak, so that the phone comes first. */
export function isAboutLeak(rows: SentRow[]): boolean {
  return isLeak(sentValue(rows, "services").split(", "));
}
