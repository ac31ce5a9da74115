import { useRef, useState } from "react";
import quoteForm from "../content/formulieren/offerte.yaml";
import { TextField } from "../ui/field.tsx";
import type { RequestFieldProps } from "./request-form.tsx";

/** The e-mail field. It asks about an address that looks mistyped (gmial.com) and offers a correction. */
export function EmailField(field: RequestFieldProps) {
  const words = quoteForm.email;
  const [suggestion, setSuggestion] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function suggest() {
    const { suggestEmail } = await import("../lib/forms/email-suggestion.ts");
    setSuggestion(suggestEmail(input.current?.value ?? ""));
  }

  function accept() {
    if (!input.current || !suggestion) return;
    input.current.value = suggestion;
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
        question={suggestion && words.suggestion.replace("{adres}", suggestion)}
        // The question waits until the click that left the field is over, so that nothing moves under the pointer.
        onBlur={() => setTimeout(() => suggest().catch(() => {}), 250)}
        onInput={() => setSuggestion(undefined)}
      />
      {suggestion && (
        <button type="button" onClick={accept} className="text-link min-h-11">
          {words.acceptSuggestion}
        </button>
      )}
    </div>
  );
}
