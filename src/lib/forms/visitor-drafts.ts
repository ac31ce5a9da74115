import { tabStorage } from "../browser/tab-storage.ts";

/* Drafts of forms with an id, in sessionStorage. The inline script keeps them, before other code loads. */

const draftKey = (form: HTMLFormElement) => `draft-${form.id}`;
const failureKey = (form: HTMLFormElement) => `not-sent-${form.id}`;

/** Keeps what is typed from now on. */
export function keepDrafts(): void {
  const keep = ({ target }: Event) => {
    const { form } = target as HTMLInputElement;
    if (!form?.id) return;
    // No value is a file: the field of photographs has no name, because a draft cannot hold a file.
    const texts = [...new FormData(form)] as [name: string, text: string][];
    tabStorage.set(draftKey(form), String(new URLSearchParams(texts)));
  };
  // The listener runs in the capture phase, because React stops bubbling events from parts that it has not hydrated yet.
  addEventListener("input", keep, { capture: true });
}

/** Fills the draft into fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = new URLSearchParams(tabStorage.get(draftKey(form)) ?? "");
  for (const control of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    const values = draft.getAll(control.name);
    if (control.type === "checkbox") control.checked ||= values.includes(control.value);
    else control.value ||= values[0] ?? "";
  }
}

/** Forgets the draft of a form whose request is stored. */
export function forgetDraft(form: HTMLFormElement): void {
  tabStorage.remove(draftKey(form));
  forgetFailure(form);
}

/** Notes that a draft was not sent, for a visitor who left the page before the answer came. */
export const noteFailure = (form: HTMLFormElement): boolean => tabStorage.set(failureKey(form), "yes");
/** Whether a failure is noted for this form. */
export const hasFailed = (form: HTMLFormElement): boolean => tabStorage.get(failureKey(form)) !== null;
export const forgetFailure = (form: HTMLFormElement): void => tabStorage.remove(failureKey(form));
