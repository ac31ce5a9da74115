import type { CallbackRequest, QuoteRequest } from "../_shared/quote-request.ts";
import type { Configuration } from "./configuration.ts";

/** A row of `private.mails`; `photos` is their number. */
type Stored<Kind, Request> = {
  kind: Kind;
  request: Request & { id: number; created_at: string; photos: number };
};

export type StoredQuote = Stored<"quote", QuoteRequest>;
export type StoredRequest = StoredQuote | Stored<"callback", CallbackRequest>;

export interface MailKey {
  id: number;
  message_id: string;
}

export type CollectedMail = MailKey & { kind: "collected"; request: StoredRequest[] };
export type WaitingMail = MailKey & { lease: string } & (StoredRequest | CollectedMail);

export type PhotoRefusal = "full" | "unknown" | "busy";
type PhotosAnswer =
  | { answer: PhotoRefusal; late?: null }
  | { answer: "stored"; late: (MailKey & StoredQuote) | null };

export type ClaimedConfirmation = Pick<QuoteRequest, "name" | "email" | "services">;

export type Outbox = ReturnType<typeof openOutbox>;

const maxAnswerMs = 10_000;

/** Concurrent queries for anonymous callers. More would keep visitors waiting for the database. */
const maxQueries = 10;
let queries = 0;

async function askUnlessBusy<Result>(ask: () => Promise<Result>, otherwise: Result): Promise<Result> {
  if (queries >= maxQueries) return otherwise;
  queries++;
  return ask().finally(() => {
    queries--;
  });
}

/** The database functions of supabase/migrations. A call rejects unless the answer is 2xx within ten seconds. */
export function openOutbox({ url, key }: Configuration["database"]) {
  async function call<Result = void>(name: string, values: object = {}): Promise<Result> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(maxAnswerMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: the database answered ${response.status}: ${text}`);
    return JSON.parse(text || "null");
  }

  return {
    leaseQuote: (quote: object) => askUnlessBusy(() => call<WaitingMail[]>("lease_mails", { quote }), []),
    leaseDue: () => call<WaitingMail[]>("lease_mails"),
    leaseCollected: () => call<WaitingMail[]>("lease_collected_mail"),
    markSent: ({ id, lease }: WaitingMail) => call("mark_mail_sent", { mail: id, held_lease: lease }),
    markFailed: ({ lease }: WaitingMail, reason: string, mayHaveArrived: boolean) =>
      call("mark_mail_failed", { held_lease: lease, reason, may_have_arrived: mayHaveArrived }),
    /** Ends the leases of mails that were not tried, which keep their time and their number of attempts. */
    giveBack: async (mails: WaitingMail[]) => {
      if (mails.length > 0) await call("give_back_mails", { leases: mails.map(({ lease }) => lease) });
    },
    /** Stores photographs in base64. An empty list only asks whether any would be accepted. */
    storePhotos: (quote: object, contents: string[]) =>
      askUnlessBusy<PhotosAnswer>(() => call("store_photos", { quote, contents }), { answer: "busy" }),
    photosOf: ({ id }: MailKey) => call<string[]>("photos_of_mail", { mail: id }),
    claimConfirmation: () => call<ClaimedConfirmation | null>("claim_confirmation"),
    mailIsLate: () => askUnlessBusy(() => call<boolean>("mail_is_late"), true),
  };
}
