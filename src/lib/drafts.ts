import { tabStorage } from "./tab-storage";

/*
 * What is typed in a form that has an id is kept in this browser only, for as long as the tab lives. Part of the
 * deferred loader: it also works before hydration, and where the app's code never comes.
 */

const keyOf = (form: HTMLFormElement) => `draft-${form.id}`;

/** Keeps every form of the page from now on. */
export function keepDrafts(): void {
  const keep = ({ target }: Event) => {
    const { form } = target as HTMLInputElement;
    if (form?.id) tabStorage.set(keyOf(form), JSON.stringify([...new FormData(form)]));
  };
  // On its way down: React stops what comes up from a part that it has not hydrated yet.
  addEventListener("input", keep, { capture: true });
}

/** Fills in what was kept of a form, where nothing was typed since; what is damaged is passed over. */
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
