import type { RequestKey } from "./stored-request";

/* What staff typed and have not stored. On the device, so that it outlives tab and session; signing out takes it away. */

/** The fields of a form, and an `id`. Another text gets another id, so that none is taken for one that was stored before. */
export type Draft = URLSearchParams;

const prefix = "staff-draft:";

/** The request of a customer who phoned. */
export const phonedKey = "phoned";

/** The note for a request, and its name and number while they are corrected. */
export const noteKey = ({ kind, id }: RequestKey) => `${kind}:${id}`;
export const contactKey = (request: RequestKey) => `${noteKey(request)}:contact`;

export function readDraft(key: string): Draft | undefined {
  const kept = localStorage.getItem(prefix + key);
  return kept ? new URLSearchParams(kept) : undefined;
}

/** Keeps what is typed; forgets the draft where nothing is. */
export function keepDraft(key: string, typed: URLSearchParams): Draft | undefined {
  if (![...typed.values()].some((text) => text.trim())) return forgetDraft(key);
  const draft = new URLSearchParams([["id", crypto.randomUUID()], ...typed]);
  try {
    localStorage.setItem(prefix + key, String(draft));
  } catch (error) {
    console.warn("What is typed is not kept:", error);
  }
  return draft;
}

export function forgetDraft(key: string): undefined {
  localStorage.removeItem(prefix + key);
}

export const hasDrafts = () => Object.keys(localStorage).some((key) => key.startsWith(prefix));
