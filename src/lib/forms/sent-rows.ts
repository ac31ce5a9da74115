import { type QuoteRequest, serviceOptions } from "../../../supabase/functions/_shared/quote-request";

export interface SentRow {
  name: string;
  label: string;
  value: string;
}

/** The rows that the quote form put into the history state for /bedankt; undefined for any other state. */
export function sentRows(state: unknown): SentRow[] | undefined {
  const isRow = (row: Partial<SentRow> | null) =>
    [row?.name, row?.label, row?.value].every((text) => typeof text === "string");
  return Array.isArray(state) && state.length > 0 && state.every(isRow) ? state : undefined;
}

export function sentValue(rows: SentRow[], field: keyof QuoteRequest): string {
  return rows.find(({ name }) => name === field)?.value ?? "";
}

/** Whether the request is about a leak, so that the phone comes first. */
export function isAboutLeak(rows: SentRow[]): boolean {
  return sentValue(rows, "services").includes(serviceOptions.daklekkage);
}
