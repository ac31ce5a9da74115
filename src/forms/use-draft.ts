import { type RefObject, useEffect } from "react";
import { tabStorage } from "../lib/tab-storage";
import { type FieldName, readLead, storedField } from "./lead-fields";

/**
 * Keeps what is typed in a form for as long as the tab lives, also through a reload or
 * a crash, in this browser only. What a visitor typed before hydration is not
 * overwritten. Returns how to forget the draft, for when it was sent.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly FieldName[],
): () => void {
  const key = `draft-${name}`;

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, fields, parse(tabStorage.get(key)));
    const save = () => tabStorage.set(key, JSON.stringify(readLead(element, fields)));
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form, fields, key]);

  return () => tabStorage.remove(key);
}

/** What does not fit its field, whatever it is, is passed over. */
function restore(form: HTMLFormElement, fields: readonly FieldName[], draft: unknown): void {
  for (const name of fields) {
    const value = storedField(draft, name);
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (Array.isArray(value)) control.checked ||= value.includes(control.value);
      else if (typeof value === "string") control.value ||= value;
    }
  }
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return undefined;
  }
}
