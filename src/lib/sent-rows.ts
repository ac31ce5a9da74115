/** A line of what a visitor sent: what was asked, and what was filled in. */
export interface SentRow {
  label: string;
  value: string;
}

/** The lines that the quote form left in the history for /bedankt; undefined where anything else stands there. */
export function sentRows(state: unknown): SentRow[] | undefined {
  const isRow = (row: Partial<Record<keyof SentRow, unknown>> | null) =>
    typeof row?.label === "string" && typeof row.value === "string";
  return Array.isArray(state) && state.length > 0 && state.every(isRow) ? state : undefined;
}
