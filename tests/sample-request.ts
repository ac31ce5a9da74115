import type { StoredRequest } from "../src/requests/stored-request.ts";
import { quote } from "./sample-quote.ts";

/** What the database adds to a request that just came in. */
const databaseFields = {
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
} satisfies Partial<StoredRequest>;

/** The request of `quote` as staff read it. */
export const storedQuote: StoredRequest = { ...quote, kind: "quote", ...databaseFields };

/** A call-back request as staff read it. */
export const storedCallback: StoredRequest = {
  name: "Jan",
  phone: "036",
  kind: "callback",
  ...databaseFields,
};

/** A row of the view `public.requests`, as the back end sends it. */
export function rowOf(storedRequest: StoredRequest) {
  const { kind, id, created_at, is_due, unmailed, log, photos, ...request } = storedRequest;
  return { kind, id, created_at, is_due, unmailed, log, photos, request };
}

/** Stores a session of staff that does not end, as a browser has it after they signed in. */
export function storeSession(): void {
  const session = { access_token: "a.b.c", refresh_token: "r", user: { id: "1" }, expires_at: 9_999_999_999 };
  localStorage.setItem("staff-session", JSON.stringify(session));
}
