import type { CallbackRequest, QuoteRequest } from "../_shared/quote-request.ts";
import type { Configuration } from "./configuration.ts";
import { firstWords, oneLine } from "./mail-text.ts";

/** What a mail is about, as in `private.mails`. `photos` is the number of photographs. */
type Subject<Kind, Request> = {
  kind: Kind;
  request: Request & { id: number; created_at: string; photos: number };
};

export type MailedQuote = Subject<"quote", QuoteRequest>;
export type MailedRequest = MailedQuote | Subject<"callback", CallbackRequest>;

export interface MailKey {
  id: number;
  message_id: string;
}

export type CollectedMail = MailKey & { kind: "collected"; request: MailedRequest[] };
/** A mail that this function may send now. `attempts` includes the attempt that begins. */
export type LeasedMail = MailKey & { lease: string; attempts: number } & (MailedRequest | CollectedMail);

/** What became of a photograph: "full" when its request has five others, or all requests together have too many. */
export type StoredPhoto = "stored" | "full" | "unknown";

export type ClaimedConfirmation = Pick<QuoteRequest, "email" | "services">;

export type Outbox = ReturnType<typeof openOutbox>;

const maxAnswerMs = 10_000;

/** The most quotes looked up at the same time, because more would delay visitors. The schedule mails the others. */
const maxLookups = 5;
let lookups = 0;

/** The one answer for all calls that ask at the same time whether mail is late. */
let lateness: Promise<boolean> | undefined;

/** Calls the database functions of supabase/migrations. A call rejects unless the answer is 2xx within ten seconds. */
export function openOutbox({ url, key }: Configuration["database"]) {
  async function call<Result = void>(name: string, values: object = {}): Promise<Result> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(maxAnswerMs),
    });
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${name}: the database answered ${response.status}: ${firstWords(oneLine(text))}`);
    }
    return JSON.parse(text || "null");
  }

  return {
    async leaseQuote(quote: object): Promise<LeasedMail[]> {
      if (lookups >= maxLookups) return [];
      lookups++;
      return call<LeasedMail[]>("lease_quote", { quote }).finally(() => {
        lookups--;
      });
    },
    leaseDue: () => call<LeasedMail[]>("lease_mails"),
    leaseCollectedMail: () => call<LeasedMail[]>("lease_collected_mail"),
    markSent: ({ id, lease }: LeasedMail) => call("mark_mail_sent", { mail: id, held_lease: lease }),
    markFailed: ({ lease }: LeasedMail, reason: string, mayHaveArrived: boolean) =>
      call("mark_mail_failed", { held_lease: lease, reason, may_have_arrived: mayHaveArrived }),
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
