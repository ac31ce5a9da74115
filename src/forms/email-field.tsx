import { useRef, useState } from "react";
import type { QuoteFormContent } from "../content/types";
import { type FieldProblem, TextField } from "../ui/field";

/** Milliseconds; longer than a click takes. */
const afterTheClick = 250;

/**
 * The e-mail address. One that looks mistyped (gmial.com) gets a question below
 * it, with a button that corrects it; ignoring the question is fine.
 */
export function EmailField({
  content,
  problem,
}: {
  content: QuoteFormContent["email"];
  problem: FieldProblem | undefined;
}) {
  const [suggested, setSuggested] = useState<string>();
  const block = useRef<HTMLDivElement>(null);
  const input = () => block.current?.querySelector("input");

  async function look() {
    const { suggestEmail } = await import("../lib/email-suggestion");
    setSuggested(suggestEmail(input()?.value ?? ""));
  }

  function accept() {
    const field = input();
    if (!field || !suggested) return;
    field.value = suggested;
    field.focus();
    setSuggested(undefined);
  }

  return (
    <div ref={block}>
      <TextField
        label={content.label}
        hint={content.hint}
        problem={problem}
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        // The question moves what is below it: not under the pointer of somebody who left the field by a click.
        onBlur={() => setTimeout(() => look().catch(() => {}), afterTheClick)}
        onInput={() => setSuggested(undefined)}
      />
      <p role="status" className={suggested ? "mt-3 wrap-anywhere" : undefined}>
        {suggested && content.suggestion.replace("{adres}", suggested)}
      </p>
      {suggested && (
        <button type="button" onClick={accept} className="text-link min-h-11">
          {content.acceptSuggestion}
        </button>
      )}
    </div>
  );
}
