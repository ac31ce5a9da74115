import { type QuoteRequest, serviceOptions } from "../../../supabase/functions/_shared/quote-request";

export interface SentRow {
  name: string;
  label: string;
  value: string;
}

/** The lines that the quote form left in the history for /bedankt; undefined where anything else stands there. */
export function sentRows(state: unknown): SentRow[] | undefined {
  // Of half an emoji no address can be made: encodeURIComponent throws.
  const isText = (text: unknown) => typeof text === "string" && !/\p{Cs}/u.test(text);
  const isRow = (row: Partial<Record<keyof SentRow, unknown>> | null) =>
    isText(row?.name) && isText(row?.label) && isText(row?.value);
  return Array.isArray(state) && state.length > 0 && state.every(isRow) ? state : undefined;
}

export function sentValue(rows: SentRow[], field: keyof QuoteRequest): string {
  return rows.find(({ name }) => name === field)?.value ?? "";
}

/** Whether a leak was among what was asked for: then the phone comes first. */
export function isAboutLeak(rows: SentRow[]): boolean {
  return sentValue(rows, "services").includes(serviceOptions.daklekkage);
}
