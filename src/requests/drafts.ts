import type { RequestKey } from "./stored-request";

/* What staff typed and have not stored. On the device, so that it outlives tab and session; signing out takes it away. */

/** The id belongs to the text: another text gets another, so that none is taken for one that was stored before. */
export interface Draft {
  id: string;
  text: string;
}

const prefix = "staff-note:";
const kept = /^([\da-f-]{36}) (.+)$/s;

/** The request of a customer who phoned. */
export const phonedKey = "phoned";

/** The note for a request, and its name and number while they are corrected. */
export const noteKey = ({ kind, id }: RequestKey) => `${kind}:${id}`;
export const contactKey = (request: RequestKey) => `${noteKey(request)}:contact`;

export function readDraft(key: string): Draft | undefined {
  const [, id, text] = kept.exec(localStorage.getItem(prefix + key) ?? "") ?? [];
  return id && text ? { id, text } : undefined;
}

/** Keeps `text`, or forgets what was kept; returns what it is from now on. */
export function keepDraft(key: string, text: string): Draft | undefined {
  const draft = text ? { id: crypto.randomUUID(), text } : undefined;
  try {
    if (draft) localStorage.setItem(prefix + key, `${draft.id} ${text}`);
    else localStorage.removeItem(prefix + key);
  } catch (error) {
    console.warn("What is typed is not kept:", error);
  }
  return draft;
}

export function forgetDrafts(request: RequestKey): void {
  keepDraft(noteKey(request), "");
  keepDraft(contactKey(request), "");
}

export const hasDrafts = () => Object.keys(localStorage).some((key) => key.startsWith(prefix));
