import type { StoredRequest } from "./requests";

/** The text of a note, and the version that it is, or would replace. */
export interface Note {
  text: string;
  version: number;
}

const prefix = "note:";
const keyOf = ({ kind, id }: StoredRequest) => `${prefix}${kind}:${id}`;

/** The note that was typed and not saved. On the device, so that every tab forgets it at signing out. */
export function readDraft(request: StoredRequest): Note | undefined {
  return JSON.parse(localStorage.getItem(keyOf(request)) ?? "null") ?? undefined;
}

export function keepDraft(request: StoredRequest, draft: Note | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(request), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(request));
  } catch (error) {
    console.warn("What is typed is not kept:", error);
  }
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

export const hasDrafts = () => keys().length > 0;

/** Forgets what was typed at all requests. */
export function forgetDrafts(): void {
  for (const key of keys()) localStorage.removeItem(key);
}
