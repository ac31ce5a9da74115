import type { StoredRequest } from "./read-requests";

/* What was typed for the log and is not added. On the device, so that it outlives the session; signing out takes it away. */

/** The id belongs to the text: another text gets another, so that none is taken for one that was added before. */
export interface Draft {
  id: string;
  text: string;
}

type Key = Pick<StoredRequest, "kind" | "id">;

const prefix = "staff-note:";
const keyOf = ({ kind, id }: Key) => `${prefix}${kind}:${id}`;
const kept = /^([\da-f-]{36}) (.+)$/s;

export function readDraft(request: Key): Draft | undefined {
  const [, id, text] = kept.exec(localStorage.getItem(keyOf(request)) ?? "") ?? [];
  return id && text ? { id, text } : undefined;
}

/** Keeps `text`, or forgets what was kept; returns what it is from now on. */
export function keepDraft(request: Key, text: string): Draft | undefined {
  const draft = text ? { id: crypto.randomUUID(), text } : undefined;
  try {
    if (draft) localStorage.setItem(keyOf(request), `${draft.id} ${text}`);
    else localStorage.removeItem(keyOf(request));
  } catch (error) {
    console.warn("What is typed is not kept:", error);
  }
  return draft;
}

export const hasDrafts = () => Object.keys(localStorage).some((key) => key.startsWith(prefix));
