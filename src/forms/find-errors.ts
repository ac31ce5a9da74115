import { fieldLimits } from "../../supabase/functions/_shared/quote-request";
import type { FieldContent, FormErrorsContent } from "../lib/content/schema";
import type { FieldError } from "../ui/error-summary";
import type { FieldName } from "./request-fields";

function isEmpty(controls: HTMLInputElement[]): boolean {
  return controls.every(({ type, checked, value }) => (type === "checkbox" ? !checked : value.trim() === ""));
}

/** The invalid fields, in the order on the page. */
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
    const limit =
      name === "services" ? Number.POSITIVE_INFINITY : fieldLimits[name as keyof typeof fieldLimits];
    const { length } = [...first.value];
    if (length > limit)
      return error(
        tooLong
          .replace("{veld}", label)
          .replace("{grens}", limit.toLocaleString("nl"))
          .replace("{aantal}", length.toLocaleString("nl")),
      );
    if (isEmpty(controls)) return name === "services" || first.required ? error(errors.missing) : [];
    return first.validity.valid ? [] : error(errors.malformed ?? errors.missing);
  });
}
