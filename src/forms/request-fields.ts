import type { QuoteRequest, TextFieldName } from "../../supabase/functions/_shared/quote-request";
import type { SentRow } from "../lib/forms/sent-rows";

/** A field of a form. All hold one text but `services`, a group of checkboxes. */
export type FieldName = keyof QuoteRequest;

/** The fields of each form, in the order in which they are sent. */
export const quoteFields = ["name", "phone", "email", "message", "services"] as const;
export const callbackFields = ["name", "phone"] as const;

/** How a browser may help to fill in each text. */
export const textFields = {
  name: { type: "text", autoComplete: "name", spellCheck: false },
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email", spellCheck: false },
  message: { rows: 6 },
} satisfies Record<TextFieldName, object>;

export const isTextField = (name: FieldName): name is TextFieldName => name in textFields;

/** Removes control characters and halves of an emoji, some of which the database refuses. */
export function cleanText(text: string): string {
  return text.replace(/(?!\s)\p{Cc}|\p{Cs}/gu, "");
}

/** What a form holds now, cleaned, without the texts that were left empty. */
export function readRequest<Name extends FieldName>(
  form: HTMLFormElement,
  fields: readonly Name[],
): Pick<QuoteRequest, Name> {
  const data = new FormData(form);
  const values = fields.map((name) => {
    const texts = data.getAll(name).map((value) => cleanText(String(value)));
    return [name, isTextField(name) ? texts.find((text) => text.trim()) : texts];
  });
  return Object.fromEntries(values);
}

/** A field of something that came out of storage or the history, where anything may stand. */
export function storedField(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[name];
}

/** What a form held, as it is shown to whoever typed it. */
export function shownRequest<Name extends FieldName>(
  request: Pick<QuoteRequest, Name>,
  fields: readonly Name[],
  content: Record<Name, { label: string }>,
): SentRow[] {
  return fields
    .map((name) => ({ name, label: content[name].label, value: [request[name]].flat().join(", ") }))
    .filter(({ value }) => value !== "");
}
