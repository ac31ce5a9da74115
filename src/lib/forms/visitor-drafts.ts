import { tabStorage } from "../browser/tab-storage";

/* Drafts of forms with an id, in sessionStorage. Part of the inline script, so that they are kept before other code loads. */

const keyOf = (form: HTMLFormElement) => `draft-${form.id}`;
const failureOf = (form: HTMLFormElement) => `not-sent-${form.id}`;

export function keepDrafts(): void {
  const keep = ({ target }: Event) => {
    const { form } = target as HTMLInputElement;
    if (!form?.id) return;
    // No file: the field of photographs has no name, because a draft cannot hold one.
    const typed = [...new FormData(form)] as [name: string, text: string][];
    tabStorage.set(keyOf(form), String(new URLSearchParams(typed)));
  };
  // In the capture phase, because React stops bubbling events from parts that it has not hydrated yet.
  addEventListener("input", keep, { capture: true });
}

/** Fills the draft into fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = new URLSearchParams(tabStorage.get(keyOf(form)) ?? "");
  for (const control of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    const values = draft.getAll(control.name);
    if (control.type === "checkbox") control.checked ||= values.includes(control.value);
    else control.value ||= values[0] ?? "";
  }
}

export function forgetDraft(form: HTMLFormElement): void {
  tabStorage.remove(keyOf(form));
  forgetFailure(form);
}

/** Notes that what the draft holds was not sent, for a visitor who left its page before the answer came. */
export const noteFailure = (form: HTMLFormElement): boolean => tabStorage.set(failureOf(form), "yes");
export const hasFailed = (form: HTMLFormElement): boolean => tabStorage.get(failureOf(form)) !== null;
export const forgetFailure = (form: HTMLFormElement): void => tabStorage.remove(failureOf(form));
