import type { PhotoRefusal } from "../_shared/photo.ts";
import type { CallbackRequest, QuoteRequest } from "../_shared/quote-request.ts";
import type { ProjectState } from "../_shared/readiness.ts";
import type { Configuration } from "./configuration.ts";

/** What the link to a request in the owner's list needs: see `requestUrl`. */
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

/** A mail about a quote, with the row of its request. */
export type QuoteMail = MailKey & { kind: "quote"; request: QuoteRequest & Stored };

export type RequestMail = QuoteMail | (MailKey & { kind: "callback"; request: CallbackRequest & Stored });

/** A request as the collected mail names it. */
export interface CollectedRequest extends RequestKey {
  created_at: string;
  name: string;
  phone: string;
  /** Of a quote, its beginning. */
  message: string | null;
  is_leak: boolean;
}

/** One mail about many requests. */
export type CollectedMail = MailKey & {
  kind: "collected";
  request: { requests: number; leaks: number; named: CollectedRequest[] };
};

/** A leased mail. */
export type WaitingMail = (RequestMail | CollectedMail) & { lease: string };

/** A JPEG. */
export interface Photo {
  id: string;
  /** Its content in base64, from the database: a function has no memory for all photographs of several mails. */
  read(): Promise<string>;
}

/** A request that is to be confirmed to its visitor now, or never. */
export type ClaimedConfirmation = Pick<QuoteRequest, "name" | "email" | "services">;

/** The database functions of supabase/migrations. Each rejects with an Error when the database does not answer or refuses. */
export interface Outbox {
  leaseQuote(quote: QuoteRequest): Promise<WaitingMail[]>;
  leaseDue(): Promise<WaitingMail[]>;
  leaseCollected(): Promise<WaitingMail[]>;
  /** The first mail or the second, with the photographs that were in it. */
  markSent(mail: { id: number; lease?: string }, photos: Photo[]): Promise<void>;
  markFailed(mail: WaitingMail, reason: string, mayHaveArrived: boolean): Promise<void>;
  /** `content` is base64; `sentBy` holds the headers that tell who sends. */
  storePhoto(
    quote: QuoteRequest,
    id: string,
    content: string,
    sentBy: object,
  ): Promise<"stored" | PhotoRefusal>;
  unmailedPhotos(mail: RequestMail): Promise<Photo[]>;
  leasePhotoMail(): Promise<QuoteMail | null>;
  claimConfirmation(): Promise<ClaimedConfirmation | null>;
  mailIsLate(): Promise<boolean>;
  cleanUp(): Promise<void>;
  projectState(schedulerSecret: string): Promise<ProjectState>;
}

const maxAnswerMs = 10_000;

/** The database functions of supabase/migrations as calls; each rejects without an answer of 2xx within ten seconds. */
export function openOutbox({ url, key }: Configuration["database"]): Outbox {
  const headers = new Headers({ apikey: key, "content-type": "application/json" });
  // The older kind of key is a JSON web token, read from that header only.
  if (key.startsWith("eyJ")) headers.set("authorization", `Bearer ${key}`);

  async function call<Result>(name: string, values: object = {}): Promise<Result> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers,
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(maxAnswerMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: the database answered ${response.status}: ${text}`);
    // A function that returns nothing gives an empty answer.
    return JSON.parse(text || "null");
  }

  return {
    leaseQuote: (quote) => call("lease_mails", { quote }),
    leaseDue: () => call("lease_mails"),
    leaseCollected: () => call("lease_collected_mail"),
    markSent: ({ id, lease = null }, photos) =>
      call("mark_mail_sent", { mail: id, held_lease: lease, photos: photos.map((photo) => photo.id) }),
    markFailed: ({ lease }, reason, mayHaveArrived) =>
      call("mark_mail_failed", { held_lease: lease, reason, may_have_arrived: mayHaveArrived }),
    storePhoto: (quote, photo, content, sentBy) =>
      call("store_photo", { quote, photo, content, sent_by: sentBy }),
    unmailedPhotos: async ({ id: mail }) => {
      const ids = await call<string[]>("unmailed_photos", { mail });
      return ids.map((id) => ({ id, read: () => call("photo_content", { mail, photo: id }) }));
    },
    leasePhotoMail: () => call("lease_photo_mail"),
    claimConfirmation: () => call("claim_confirmation"),
    mailIsLate: () => call("mail_is_late"),
    cleanUp: () => call("clean_up"),
    projectState: (secret) => call("project_state", { scheduler_secret: secret }),
  };
}
