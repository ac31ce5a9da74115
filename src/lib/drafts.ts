import { tabStorage } from "./tab-storage";

const keyOf = (form: string) => `draft-${form}`;

/**
 * Keeps what is typed in every form that has an id, in this browser only and for as long as the tab lives. Part of
 * the deferred loader, so that it works before hydration, and where the app's code never comes.
 */
export function keepDrafts(): void {
  addEventListener("input", ({ target }) => {
    const form = (target as Partial<HTMLInputElement>).form;
    if (form?.id) tabStorage.set(keyOf(form.id), JSON.stringify([...new FormData(form)]));
  });
}

/** The names and values last kept of a form, as `FormData` lists them; what is damaged is left out. */
export function readDraft(form: string): [name: string, value: string][] {
  try {
    const entries: unknown = JSON.parse(tabStorage.get(keyOf(form)) ?? "[]");
    return (Array.isArray(entries) ? entries : []).filter(
      (entry) => Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "string",
    );
  } catch {
    return [];
  }
}

export const forgetDraft = (form: string): void => tabStorage.remove(keyOf(form));
