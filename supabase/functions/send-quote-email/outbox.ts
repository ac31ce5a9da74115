import type { CallbackRequest, QuoteRequest } from "../_shared/quote-request.ts";
import type { Configuration } from "./configuration.ts";

/** A row of `private.mails`; `photos` is their number. */
type Mailed<Kind, Request> = {
  kind: Kind;
  request: Request & { id: number; created_at: string; photos: number };
};

export type MailedQuote = Mailed<"quote", QuoteRequest>;
export type MailedRequest = MailedQuote | Mailed<"callback", CallbackRequest>;

export interface MailKey {
  id: number;
  message_id: string;
}

export type CollectedMail = MailKey & { kind: "collected"; request: MailedRequest[] };
export type WaitingMail = MailKey & { lease: string } & (MailedRequest | CollectedMail);

/** What became of a photograph: "full" when its request has five others, or all requests together have too many. */
export type StoredPhoto = "stored" | "full" | "unknown";

export type ClaimedConfirmation = Pick<QuoteRequest, "name" | "email" | "services">;

export type Outbox = ReturnType<typeof openOutbox>;

const maxAnswerMs = 10_000;

/** Quotes that are looked up at once; the scheduler finds the others. More would keep visitors waiting for the database. */
const maxLeases = 5;
let leases = 0;

/** The question whether mail is late, for all who ask it at the same time. */
let lateness: Promise<boolean> | undefined;

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
    async leaseQuote(quote: object): Promise<WaitingMail[]> {
      if (leases >= maxLeases) return [];
      leases++;
      return call<WaitingMail[]>("lease_mails", { quote }).finally(() => {
        leases--;
      });
    },
    leaseDue: () => call<WaitingMail[]>("lease_mails"),
    leaseCollected: () => call<WaitingMail[]>("lease_collected_mail"),
    markSent: ({ id, lease }: WaitingMail) => call("mark_mail_sent", { mail: id, held_lease: lease }),
    markFailed: ({ lease }: WaitingMail, reason: string, mayHaveArrived: boolean) =>
      call("mark_mail_failed", { held_lease: lease, reason, may_have_arrived: mayHaveArrived }),
    /** Ends the leases of mails that were not tried, which keep their time and their number of attempts. */
    giveBack: async (mails: WaitingMail[]) => {
      if (mails.length > 0) await call("give_back_mails", { leases: mails.map(({ lease }) => lease) });
    },
    /** Stores a photograph in base64. */
    storePhoto: (quote: object, content: string) => call<StoredPhoto>("store_photo", { quote, content }),
    photosOf: ({ id }: MailKey) => call<string[]>("photos_of_mail", { mail: id }),
    claimConfirmation: () => call<ClaimedConfirmation | null>("claim_confirmation"),
    mailIsLate() {
      lateness ??= call<boolean>("mail_is_late").finally(() => {
        lateness = undefined;
      });
      return lateness;
    },
  };
}
