import { tabStorage } from "../browser/tab-storage";

/* Drafts of forms that have an id, in sessionStorage. In the deferred loader, so that they need no other code. */

const keyOf = (form: HTMLFormElement) => `draft-${form.id}`;

export function keepDrafts(): void {
  const keep = ({ target }: Event) => {
    const { form } = target as HTMLInputElement;
    if (form?.id) tabStorage.set(keyOf(form), JSON.stringify([...new FormData(form)]));
  };
  // On its way down: React stops what comes up from a part that it has not hydrated yet.
  addEventListener("input", keep, { capture: true });
}

/** Fills in what was kept, where nothing was typed since; passes over what is damaged. */
export function restoreDraft(form: HTMLFormElement): void {
  let draft: unknown;
  try {
    draft = JSON.parse(tabStorage.get(keyOf(form)) ?? "");
  } catch {}
  if (!Array.isArray(draft)) return;
  for (const control of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    const values = draft.flatMap((entry) => (entry?.[0] === control.name ? entry[1] : []));
    if (control.type === "checkbox") control.checked ||= values.includes(control.value);
    else if (typeof values[0] === "string") control.value ||= values[0];
  }
}

export const forgetDraft = (form: HTMLFormElement): void => tabStorage.remove(keyOf(form));
