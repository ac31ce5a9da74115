import { tabStorage } from "../browser/tab-storage";

/* Drafts of forms that have an id, in sessionStorage. In the deferred loader, so that they need no other code. */

const keyOf = (form: HTMLFormElement) => `draft-${form.id}`;

/** Name and value of each field that was kept; none where the draft is damaged. */
function draftOf(form: HTMLFormElement): [name: string, value: unknown][] {
  try {
    const draft: unknown = JSON.parse(tabStorage.get(keyOf(form)) ?? "");
    return Array.isArray(draft) ? (draft.filter(Array.isArray) as [string, unknown][]) : [];
  } catch {
    return [];
  }
}

/** Whether the visitor has ticked or unticked a service since the form was last sent. */
export const hasChosenServices = (form: HTMLFormElement): boolean =>
  draftOf(form).some(([name]) => name === "services");

export function keepDrafts(): void {
  const keep = ({ target }: Event) => {
    const { form, name } = target as HTMLInputElement;
    if (!form?.id) return;
    const isChosen = name === "services" || hasChosenServices(form);
    // Until then a tick is only the suggestion of the page that the visitor came from.
    const entries = [...new FormData(form)].filter(([name]) => name !== "services" || isChosen);
    // Kept too where the visitor has unticked every service.
    if (isChosen) entries.push(["services", ""]);
    tabStorage.set(keyOf(form), JSON.stringify(entries));
  };
  // On its way down: React stops what comes up from a part that it has not hydrated yet.
  addEventListener("input", keep, { capture: true });
}

/** Fills in what was kept, where nothing was typed since; never the hidden field, which a password manager may have filled. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = draftOf(form);
  for (const control of form.querySelectorAll<HTMLInputElement>("input:not([hidden]), textarea")) {
    const values = draft.flatMap(([name, value]) => (name === control.name ? [value] : []));
    if (control.type === "checkbox") control.checked ||= values.includes(control.value);
    else if (typeof values[0] === "string") control.value ||= values[0];
  }
}

export const forgetDraft = (form: HTMLFormElement): void => tabStorage.remove(keyOf(form));
