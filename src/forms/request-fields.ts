import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import type { SentRow } from "../lib/forms/sent-rows";

/** A field of a form. All hold one text but `services`, a group of checkboxes. */
export type FieldName = keyof QuoteRequest;

/** Takes out of the texts what the database refuses (control characters, halves of an emoji), and space around one line. */
export function tidy(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement>("textarea, input:not([type=file])")) {
    const text = control.value.replace(/(?!\s)\p{Cc}|\p{Cs}/gu, "");
    const tidied = control.type === "textarea" ? text : text.trim();
    if (tidied !== control.value) control.value = tidied;
  }
}

/** What a form holds, its fields in this order, without the texts that were left empty. */
export function readRequest<Name extends FieldName>(
  form: HTMLFormElement,
  fields: readonly Name[],
): Pick<QuoteRequest, Name> {
  const data = new FormData(form);
  const values = fields.map((name) => [name, name === "services" ? data.getAll(name) : data.get(name)]);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

/** What a form held, as it is shown to whoever typed it. */
export function shownRequest<Name extends FieldName>(
  request: Pick<QuoteRequest, Name>,
  fields: readonly Name[],
  content: Record<Name, { label: string }>,
): SentRow[] {
  return fields
    .filter((name) => name in request)
    .map((name) => ({ name, label: content[name].label, value: [request[name]].flat().join(", ") }));
}

/** A field of something that came out of storage or the history, where anything may stand. */
export function storedField(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[name];
}
