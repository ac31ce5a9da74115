import { fieldLimits } from "../../supabase/functions/_shared/quote-request";
import type { FieldContent, FormErrorsContent } from "../lib/content/schema";
import type { FieldError } from "../ui/error-summary";
import { cleanText, type FieldName, isTextField } from "./request-fields";

function isEmpty(controls: HTMLInputElement[]): boolean {
  return controls.every(({ type, checked, value }) => (type === "checkbox" ? !checked : value.trim() === ""));
}

/** The invalid fields, in the order on the page. Takes out of them the signs that the database refuses. */
export function findErrors<Name extends FieldName>(
  form: HTMLFormElement,
  fields: readonly Name[],
  content: Record<Name, FieldContent>,
  { tooLong }: FormErrorsContent,
): (FieldError & { name: Name })[] {
  const isAsked = (name: string): name is Name => (fields as readonly string[]).includes(name);
  const all = [...form.elements] as HTMLInputElement[];
  return [...new Set(all.map(({ name }) => name))].filter(isAsked).flatMap((name) => {
    const controls = all.filter((control) => control.name === name);
    const [first] = controls as [HTMLInputElement];
    const { label, errors } = content[name];
    const error = (message: string) => [{ name, id: first.id, message }];
    if (isTextField(name)) {
      const text = cleanText(first.value);
      if (text !== first.value) first.value = text;
      const { length } = [...text];
      const limit = fieldLimits[name];
      if (length > limit)
        return error(
          tooLong
            .replace("{veld}", label)
            .replace("{grens}", limit.toLocaleString("nl"))
            .replace("{aantal}", length.toLocaleString("nl")),
        );
    }
    if (isEmpty(controls)) return isTextField(name) && !first.required ? [] : error(errors.missing);
    return first.validity.valid ? [] : error(errors.malformed ?? errors.missing);
  });
}
