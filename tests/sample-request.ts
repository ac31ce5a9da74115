import type { StoredRequest } from "../src/requests/stored-request.ts";
import { quote } from "./sample-quote.ts";

/** The request of `quote` as staff read it just after it came in. */
export const storedQuote: StoredRequest = {
  ...quote,
  kind: "quote",
  id: 1,
  created_at: "2026-11-23T13:05:00Z",
  spam_reason: null,
  status: "Nieuw",
  call_back_on: null,
  call_back_at: null,
  taken_by: null,
  is_due: false,
  unmailed: false,
  log: [],
  photos: null,
};
