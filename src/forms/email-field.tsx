import { useRef, useState } from "react";
import quoteForm from "../content/formulieren/offerte.yaml";
import { TextField } from "../ui/field";
import type { RequestFieldProps } from "./request-form";

/** The e-mail field. It asks about an address that looks mistyped (gmial.com) and offers a correction. */
export function EmailField(field: RequestFieldProps) {
  const { suggestion, acceptSuggestion } = quoteForm.email;
  const [suggested, setSuggested] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function look() {
    const { suggestEmail } = await import("../lib/forms/email-suggestion");
    setSuggested(suggestEmail(input.current?.value ?? ""));
  }

  function accept() {
    if (!input.current || !suggested) return;
    input.current.value = suggested;
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  }

  return (
    <div>
      <TextField
        {...field}
        ref={input}
        type="email"
        autoComplete="email"
        spellCheck={false}
        question={suggested && suggestion.replace("{adres}", suggested)}
        // Wait until the click that left the field is over, so that nothing moves under the pointer.
        onBlur={() => setTimeout(() => look().catch(() => {}), 250)}
        onInput={() => setSuggested(undefined)}
      />
      {suggested && (
        <button type="button" onClick={accept} className="text-link min-h-11">
          {acceptSuggestion}
        </button>
      )}
    </div>
  );
}
