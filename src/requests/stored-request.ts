import type { CallbackRequest, QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";

/** The type request_status of the database, in its order. From `Gewonnen` on a request is closed. */
export const statuses = [
  "Nieuw",
  "Gebeld",
  "Afspraak",
  "Offerte",
  "Gewonnen",
  "Verloren",
  "Afgehandeld",
] as const;

type Status = (typeof statuses)[number];

/** A line of the log. Its author is an e-mail address, or null when the database was changed by hand. */
export interface LogLine {
  id: string;
  /** Whether staff wrote the line; the database adds the other lines. */
  is_note: boolean;
  text: string;
  written_at: string;
  written_by: string | null;
}

/** What a customer sent or said. After a phone call only the name and number are certain. */
type CustomerFields = CallbackRequest & { [Field in keyof QuoteRequest]?: QuoteRequest[Field] | null };

/** The columns that staff see of both request tables. */
export interface StoredColumns extends CustomerFields {
  status: Status;
  spam_reason: string | null;
  /** A day and a time in Amsterdam: "2026-12-01", "14:30:00". */
  call_back_on: string | null;
  call_back_at: string | null;
  /** The e-mail address of the staff member to whom the customer phoned. */
  taken_by: string | null;
}

/** A quote request or a call-back request: one row of the view `public.requests` in supabase/migrations. */
export interface StoredRequest extends StoredColumns {
  kind: "quote" | "callback";
  id: number;
  created_at: string;
  is_due: boolean;
  /** Whether the mail to the owner failed or is late. */
  unmailed: boolean;
  log: LogLine[];
  photos: string[] | null;
}

export type RequestKey = Pick<StoredRequest, "kind" | "id">;

/** An id that is unique among the requests of both kinds: "quote:12". */
export const uniqueId = ({ kind, id }: RequestKey) => `${kind}:${id}`;
