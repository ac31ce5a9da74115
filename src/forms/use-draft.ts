import { type RefObject, useEffect } from "react";
import { forgetDraft, readDraft } from "../lib/drafts";
import type { FieldName } from "./lead-fields";

/**
 * Puts what a visitor typed before a reload or a crash back into a form, except where something was typed since.
 * Returns how to forget it, for when it was sent.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  id: string,
  fields: readonly FieldName[],
): () => void {
  useEffect(() => {
    const draft = readDraft(id);
    for (const name of fields) {
      const values = draft.flatMap(([field, value]) => (field === name ? value : []));
      for (const control of form.current?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []) {
        if (control.type === "checkbox") control.checked ||= values.includes(control.value);
        else control.value ||= values[0] ?? "";
      }
    }
  }, [form, id, fields]);

  return () => forgetDraft(id);
}
