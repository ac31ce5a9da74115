import type { CallbackRequest, QuoteRequest } from "../_shared/quote-request.ts";
import type { ProjectState } from "../_shared/readiness.ts";
import type { Configuration } from "./configuration.ts";

export interface RequestKey {
  kind: "quote" | "callback";
  request_id: number;
}

interface Stored {
  id: number;
  created_at: string;
}

interface MailKey {
  id: number;
  message_id: string;
}

export type QuoteMail = MailKey & { kind: "quote"; request: QuoteRequest & Stored };

export type RequestMail = QuoteMail | (MailKey & { kind: "callback"; request: CallbackRequest & Stored });

export interface CollectedRequest extends RequestKey {
  created_at: string;
  name: string;
  phone: string;
  message: string | null;
  is_leak: boolean;
}

export type CollectedMail = MailKey & {
  kind: "collected";
  request: { requests: number; leaks: number; named: CollectedRequest[] };
};

export type WaitingMail = (RequestMail | CollectedMail) & { lease: string };

export type PhotoRefusal = "full" | "late" | "unknown";

export type ClaimedConfirmation = Pick<QuoteRequest, "name" | "email" | "services">;

export type Outbox = ReturnType<typeof openOutbox>;

const maxAnswerMs = 10_000;

/** Calls the database functions of supabase/migrations; each call rejects without an answer of 2xx within ten seconds. */
export function openOutbox({ url, key }: Configuration["database"]) {
  const headers = new Headers({ apikey: key, "content-type": "application/json" });
  // PostgREST reads the older kind of key, a JSON web token, from that header only.
  if (key.startsWith("eyJ")) headers.set("authorization", `Bearer ${key}`);

  async function call<Result = void>(name: string, values: object = {}): Promise<Result> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers,
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(maxAnswerMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: the database answered ${response.status}: ${text}`);
    return JSON.parse(text || "null");
  }

  return {
    leaseQuote: (quote: QuoteRequest) => call<WaitingMail[]>("lease_mails", { quote }),
    leaseDue: () => call<WaitingMail[]>("lease_mails"),
    leaseCollected: () => call<WaitingMail[]>("lease_collected_mail"),
    markSent: ({ id, lease }: WaitingMail) => call("mark_mail_sent", { mail: id, held_lease: lease }),
    markFailed: ({ lease }: WaitingMail, reason: string, mayHaveArrived: boolean) =>
      call("mark_mail_failed", { held_lease: lease, reason, may_have_arrived: mayHaveArrived }),
    /** Without photographs (base64) it tells whether any would be taken. */
    storePhotos: (quote: QuoteRequest, contents: string[]) =>
      call<{ answer: "stored" | PhotoRefusal; late?: QuoteMail | null }>("store_photos", { quote, contents }),
    photosOf: ({ id }: RequestMail) => call<string[]>("photos_of_mail", { mail: id }),
    claimConfirmation: () => call<ClaimedConfirmation | null>("claim_confirmation"),
    mailIsLate: () => call<boolean>("mail_is_late"),
    cleanUp: () => call("clean_up"),
    projectState: (schedulerSecret: string) =>
      call<ProjectState>("project_state", { scheduler_secret: schedulerSecret }),
  };
}
