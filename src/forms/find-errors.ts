import type { FieldMessages } from "../content/types";
import type { FieldError } from "../ui/error-summary";

/** Whether a group of checkboxes has none ticked, or a field holds nothing but spaces. */
function isEmpty(controls: HTMLInputElement[]): boolean {
  return controls.every(({ type, checked, value }) => (type === "checkbox" ? !checked : value.trim() === ""));
}

/**
 * The fields of a form that the browser would not let pass (`required`, `type`),
 * in the order of `messages`. Two things are stricter than the browser: spaces
 * alone count as nothing, because the database refuses them, and of a group of
 * checkboxes one has to be ticked.
 */
export function findErrors(form: HTMLFormElement, messages: Record<string, FieldMessages>): FieldError[] {
  return Object.entries(messages).flatMap(([name, { missing, malformed = missing }]) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const [first] = controls;
    if (!first) return [];
    if (isEmpty(controls)) return { name, id: first.id, message: missing };
    return first.validity.valid ? [] : { name, id: first.id, message: malformed };
  });
}
