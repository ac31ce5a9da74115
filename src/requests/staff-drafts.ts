import { staffPrefix } from "../lib/staff-session.ts";
import { type RequestKey, uniqueId } from "./stored-request.ts";

/* Drafts: what staff typed and have not stored yet. The device keeps drafts until sign-out, even without a tab. */

/** The fields of a form, and an `id`. A new text gets a new id, so that the database does not take it for a repeat. */
export type Draft = URLSearchParams;

const prefix = `${staffPrefix}draft:`;

/** The key for the request of a customer who phoned. */
export const phonedKey = "phoned";

/** The keys for a note, and for a name and number that are being corrected. */
export const noteKey = uniqueId;
export const contactKey = (request: RequestKey) => `${uniqueId(request)}:contact`;

export function readDraft(key: string): Draft | undefined {
  const text = localStorage.getItem(prefix + key);
  return text ? new URLSearchParams(text) : undefined;
}

/** Keeps what is typed, or deletes the draft when nothing is. */
export function keepDraft(key: string, texts: URLSearchParams): Draft | undefined {
  if (texts.size === 0) return forgetDraft(key);
  const draft = new URLSearchParams([["id", crypto.randomUUID()], ...texts]);
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
