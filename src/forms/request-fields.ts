import { fieldLimits, type QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";
import type { RequestRow } from "../hooks/use-sent-quote.ts";
import type { FieldContent } from "../lib/content/schema.ts";

export type FieldName = keyof QuoteRequest;

/** The texts of a form about its fields; a form has only the fields that it has texts for. */
export type FieldWords = Partial<Record<FieldName, FieldContent>>;

/** The field names in the order in which they are sent. */
const fieldNames = [...Object.keys(fieldLimits), "services"] as FieldName[];

/** Removes characters that the database refuses (control characters, unpaired surrogates) and trims one-line fields. */
export function cleanTexts(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement>("textarea, input:not([type=file])")) {
    const lines = control.value.replace(/(?!\s)\p{Cc}|\p{Cs}/gu, "");
    const text = control.type === "textarea" ? lines : lines.trim();
    if (text !== control.value) control.value = text;
  }
}

/** The fields that were filled in, as they are sent. */
export function readRequest(form: HTMLFormElement): Partial<QuoteRequest> {
  const data = new FormData(form);
  const read = (name: FieldName) => (name === "services" ? data.getAll(name) : (data.get(name) as string));
  return Object.fromEntries(
    fieldNames.map((name) => [name, read(name)]).filter(([, value]) => value?.length),
  );
}

/** A request as rows of label and value, in which the visitor reads it back. */
export function rowsOf(request: Partial<QuoteRequest>, words: FieldWords): RequestRow[] {
  return fieldNames.flatMap((name) => {
    const value = request[name];
    return value ? { name, label: words[name]?.label ?? "", value: [value].flat().join(", ") } : [];
  });
}
