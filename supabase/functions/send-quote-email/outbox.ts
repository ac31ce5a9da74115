import type { QuoteRequest } from "../_shared/quote-request.ts";
import type { ProjectState, ToldState } from "../_shared/readiness.ts";
import type { ConfirmationFacts, ToldSite } from "../_shared/told-site.ts";
import type { Configuration } from "./configuration.ts";

/** Why the database marked a request, see supabase/migrations. */
export type SpamReason = "source" | "flood" | "links";

interface Leased {
  id: number;
  /** Proves that the row is still ours when it is to be marked as failed. */
  lease: string;
  /** The same at every attempt. */
  message_id: string;
  created_at: string;
  spam_reason: SpamReason | null;
}

/** A request whose mail is ours to send, until the lease runs out. */
export type WaitingMail = Leased &
  (({ kind: "quote" } & QuoteRequest) | { kind: "callback"; name: string; phone: string });

/** A mail to a visitor that is ours to send, until the lease runs out. */
export interface WaitingConfirmation extends Pick<QuoteRequest, "name" | "email" | "services"> {
  quote_id: number;
  lease: string;
  message_id: string;
  facts: ConfirmationFacts;
}

/** A request that the owner must hear of by another way than mail. */
export interface Alarm {
  id: number;
  state: "waiting" | "dead";
  kind: WaitingMail["kind"];
  created_at: string;
  attempts: number;
}

/** A request that the digest tells of. */
export interface ToldRequest {
  kind: WaitingMail["kind"];
  created_at: string;
  state: "waiting" | "dead" | "gathered";
  name: string;
  phone: string;
  /** Whether it is about a leak; those come first. */
  urgent: boolean;
}

/** The numbers of one day, and who is still to be answered. */
export interface Digest {
  day: string;
  quotes: number;
  callbacks: number;
  unsent: ToldRequest[];
  /** How many were not mailed because of a flood, and the first of them. */
  gathered: number;
  first_gathered: ToldRequest[];
}

/** Since when requests are gathered for the digest instead of mailed, and how many were so far. */
export interface FloodWarning {
  day: string;
  since: string;
  requests: number;
}

/** The outbox in the database. Every call rejects with an Error when the database does not answer or refuses. */
export interface Outbox {
  leaseQuote(quote: QuoteRequest): Promise<WaitingMail[]>;
  leaseDue(): Promise<WaitingMail[]>;
  markSent(mail: WaitingMail): Promise<void>;
  markFailed(mail: WaitingMail, reason: string): Promise<void>;
  /** The next one that is due, and none of the owner's mails. */
  leaseConfirmation(): Promise<WaitingConfirmation | null>;
  markConfirmationSent(confirmation: WaitingConfirmation): Promise<void>;
  markConfirmationFailed(confirmation: WaitingConfirmation, reason: string, tryAgain: boolean): Promise<void>;
  leaseAlarms(): Promise<Alarm[]>;
  markAlarmed(alarms: Alarm[]): Promise<void>;
  leaseFloodWarning(): Promise<FloodWarning | null>;
  markFloodWarned(warning: FloodWarning): Promise<void>;
  leaseDigest(): Promise<Digest | null>;
  markDigestSent(digest: Digest): Promise<void>;
  cleanUp(): Promise<void>;
  projectState(schedulerSecret: string): Promise<ProjectState>;
  toldSite(): Promise<ToldState>;
  /** Replaces the pages that are counted and the facts of the confirmation; resolves with how many pages those are. */
  setToldSite(site: ToldSite): Promise<number>;
}

const longestAnswerMs = 10_000;

/** The outbox behind the REST interface of `url`, which `key` opens. */
export function openOutbox({ url, key }: Configuration["database"]): Outbox {
  const headers = new Headers({ apikey: key, "content-type": "application/json" });
  // The older kind of key is a JSON web token, which names its role only there.
  if (key.startsWith("eyJ")) headers.set("authorization", `Bearer ${key}`);

  async function call<Result>(name: string, values: object = {}): Promise<Result> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers,
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(longestAnswerMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: the database answered ${response.status}: ${text}`);
    // A function that returns nothing gives an empty answer.
    return JSON.parse(text || "null");
  }

  return {
    leaseQuote: (quote) => call("lease_mails", { quote }),
    leaseDue: () => call("lease_mails"),
    markSent: ({ id }) => call("mark_mail_sent", { mail: id }),
    markFailed: ({ id, lease }, reason) => call("mark_mail_failed", { mail: id, held_lease: lease, reason }),
    leaseConfirmation: () => call("lease_confirmation"),
    markConfirmationSent: ({ quote_id }) => call("mark_confirmation_sent", { quote: quote_id }),
    markConfirmationFailed: ({ quote_id, lease }, reason, tryAgain) =>
      call("mark_confirmation_failed", { quote: quote_id, held_lease: lease, reason, try_again: tryAgain }),
    leaseAlarms: () => call("lease_alarms"),
    markAlarmed: (alarms) => call("mark_alarmed", { mails: alarms.map(({ id }) => id) }),
    leaseFloodWarning: () => call("lease_flood_warning"),
    markFloodWarned: ({ day }) => call("mark_flood_warned", { flood_day: day }),
    leaseDigest: () => call("lease_digest"),
    markDigestSent: ({ day }) => call("mark_digest_sent", { digest_day: day }),
    cleanUp: () => call("clean_up"),
    projectState: (secret) => call("project_state", { scheduler_secret: secret }),
    toldSite: () => call("told_site"),
    async setToldSite({ pages, confirmation }) {
      await call("set_confirmation_facts", { told: confirmation });
      return call("set_pages", { paths: pages });
    },
  };
}
