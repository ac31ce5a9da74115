import type { FieldContent, FormErrorsContent } from "../lib/content/schema";
import type { FieldError } from "../ui/error-summary";
import { cleanText, type FieldName, isTextField, textFields } from "./lead-fields";

/** Whether a group of checkboxes has none ticked, or a field holds nothing but spaces. */
function isEmpty(controls: HTMLInputElement[]): boolean {
  return controls.every(({ type, checked, value }) => (type === "checkbox" ? !checked : value.trim() === ""));
}

/**
 * The fields of a form that the browser would not let pass (`required`, `type`), in the order of `fields`. Three
 * things are stricter than the browser: spaces alone count as nothing and a text has a limit, because the database
 * refuses more; and of a group of checkboxes one has to be ticked. What is no text is taken out of a field first.
 */
export function findErrors<Name extends FieldName>(
  form: HTMLFormElement,
  fields: readonly Name[],
  content: Record<Name, FieldContent>,
  { tooLong }: FormErrorsContent,
): (FieldError & { name: Name })[] {
  return fields.flatMap((name) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const [first] = controls;
    if (!first) return [];
    const { label, errors } = content[name];
    const error = (message: string) => [{ name, id: first.id, message }];
    if (isTextField(name)) {
      const text = cleanText(first.value);
      if (text !== first.value) first.value = text;
      // Code points, as the database counts.
      const { length } = [...text];
      const { limit } = textFields[name];
      if (length > limit)
        return error(
          tooLong
            .replace("{veld}", label)
            .replace("{grens}", limit.toLocaleString("nl"))
            .replace("{aantal}", length.toLocaleString("nl")),
        );
    }
    if (isEmpty(controls)) return error(errors.missing);
    return first.validity.valid ? [] : error(errors.malformed ?? errors.missing);
  });
}
