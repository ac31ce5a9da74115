import { useRef, useState } from "react";
import type { QuoteFormContent } from "../lib/content/schema";
import { TextField } from "../ui/field";
import type { RequestFieldProps } from "./request-form";

/** The e-mail address; asks about one that looks mistyped (gmial.com) and offers to correct it. */
export function EmailField({
  content,
  ...field
}: RequestFieldProps & { content: QuoteFormContent["email"] }) {
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
        question={suggested && content.suggestion.replace("{adres}", suggested)}
        // Once the click that left the field is over, so that nothing moves under the pointer.
        onBlur={() => setTimeout(() => look().catch(() => {}), 250)}
        onInput={() => setSuggested(undefined)}
      />
      {suggested && (
        <button type="button" onClick={accept} className="text-link min-h-11">
          {content.acceptSuggestion}
        </button>
      )}
    </div>
  );
}
