import { useDeferredValue, useRef, useState } from "react";
import type { FieldMessages, FormErrorsContent } from "../content/types";
import { useHydrated } from "../hooks/use-hydrated";
import { useToast } from "../hooks/use-toast";
import { count, type FormName } from "../lib/counting";
import { getSupabase } from "../lib/supabase";
import type { FieldError } from "../ui/error-summary";
import type { FieldProblem } from "../ui/field";
import { findErrors } from "./find-errors";

/**
 * What the two lead forms share: their checks, one submission at a time, the
 * code for sending fetched as soon as a visitor touches the form, and counting
 * where visitors give up. `messages` holds what to say about each field, in the order on the page.
 */
export function useLeadForm(
  form: FormName,
  content: FormErrorsContent,
  messages: Record<string, FieldMessages>,
) {
  const [submitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<FieldError[]>([]);
  // The fields get theirs a moment after the list above the form, which is what the visitor is taken to.
  const fieldErrors = useDeferredValue(errors);
  const inFlight = useRef(false);
  const counted = useRef(new Set<string>());
  const toast = useToast();
  const hydrated = useHydrated();

  /** Counts each thing once per request, so that the numbers are of people and not of attempts. */
  function countOnce(event: "start" | "error", detail: string) {
    if (counted.current.has(event + detail)) return;
    counted.current.add(event + detail);
    count(event, detail);
  }

  /** To be called once a request is stored. */
  function countSent() {
    count("sent", form);
    counted.current.clear();
  }

  /** Looks for errors, shows them, and returns the names of the fields that have one. */
  function check(element: HTMLFormElement): string[] {
    const found = findErrors(element, messages);
    setErrors(found);
    for (const { name } of found) countOnce("error", `${form}.${name}`);
    return found.map(({ name }) => name);
  }

  function problemAt(field: string): FieldProblem | undefined {
    const error = fieldErrors.find(({ name }) => name === field);
    return error && { prefix: content.prefix, message: error.message };
  }

  /** Runs `send` unless a submission is under way; `submitting` is always cleared at the end. */
  async function submitOnce(send: () => Promise<void>) {
    // State changes only at the next render; a second click can come before that.
    if (inFlight.current) return;
    inFlight.current = true;
    setSubmitting(true);
    // In a task of its own, so that the button can change first; a frame to wait for never comes in a hidden tab.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      await send();
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  }

  function prepare() {
    // In a task of its own, so that the touch is answered first.
    setTimeout(() => {
      toast.prepare();
      // A failed fetch shows up, and is dealt with, when the form is sent.
      getSupabase().catch(() => {});
    });
  }

  return {
    submitting,
    submitOnce,
    countSent,
    check,
    errors,
    problemAt,
    formProps: {
      method: "post",
      // Until the page works, the browser's own messages are all there is.
      noValidate: hydrated,
      onInput: () => countOnce("start", form),
      onFocus: prepare,
      onPointerDown: prepare,
    },
  };
}
