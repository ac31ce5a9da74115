import { fieldLimits } from "../../supabase/functions/_shared/quote-request.ts";
import type { FormErrorsContent } from "../lib/content/schema.ts";
import type { FieldError } from "../ui/error-summary.tsx";
import type { FieldName, FieldWords } from "./request-fields.ts";

const limits: Partial<Record<string, number>> = fieldLimits;

/**
 * What is wrong in a form, in the order of its fields. HTML cannot say that a visitor has to tick one of several
 * checkboxes, so `data-minimum-one` marks them.
 */
export function findErrors(
  form: HTMLFormElement,
  words: FieldWords,
  { tooLong }: FormErrorsContent,
): FieldError[] {
  const data = new FormData(form);
  const controls = [...form.elements] as HTMLInputElement[];
  const fields = controls.filter(
    ({ name }, index) => index === controls.findIndex((control) => control.name === name),
  );
  return fields.flatMap(({ name, id, value, required, validity, dataset }) => {
    const field = words[name as FieldName];
    if (!field) return [];
    const { label, errors } = field;
    const error = (message: string) => [{ name, id, message }];
    const limit = limits[name] ?? Number.POSITIVE_INFINITY;
    const { length } = [...value];
    if (length > limit)
      return error(
        tooLong
          .replace("{veld}", label)
          .replace("{grens}", limit.toLocaleString("nl"))
          .replace("{aantal}", length.toLocaleString("nl")),
      );
    const isEmpty = data.getAll(name).every((text) => String(text).trim() === "");
    const mayBeEmpty = !required && dataset.minimumOne === undefined;
    if (isEmpty) return mayBeEmpty ? [] : error(errors.missing);
    return validity.valid ? [] : error(errors.malformed ?? errors.missing);
  });
}
