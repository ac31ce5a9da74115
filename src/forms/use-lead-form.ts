import { useRef, useState } from "react";
import { getSupabase } from "../lib/supabase";
import { useToast } from "../ui/toast";

/**
 * What the two lead forms share: one submission at a time, and the code for
 * sending fetched as soon as a visitor touches the form.
 */
export function useLeadForm() {
  const [submitting, setSubmitting] = useState(false);
  const inFlight = useRef(false);
  const toast = useToast();

  /** Runs `send` unless a submission is under way; `submitting` is always cleared at the end. */
  async function submitOnce(send: () => Promise<void>) {
    // State changes only at the next render; a second click can come before that.
    if (inFlight.current) return;
    inFlight.current = true;
    setSubmitting(true);
    try {
      await send();
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  }

  function prepare() {
    toast.prepare();
    // A failed fetch shows up, and is dealt with, when the form is sent.
    getSupabase().catch(() => {});
  }

  return { submitting, submitOnce, touchHandlers: { onFocus: prepare, onPointerDown: prepare } };
}

/**
 * Whether the browser finds every field filled in as it should be; shows its
 * message at the first that is not. Spaces alone count as nothing: `required`
 * would let them through, and the database would not.
 */
export function isFilledIn(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    if (field.required && field.value.trim() === "") field.value = "";
  }
  return form.reportValidity();
}
