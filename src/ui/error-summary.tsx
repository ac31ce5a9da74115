import { type MouseEvent, useEffect, useRef } from "react";
import type { FormErrorsContent } from "../lib/content/schema.ts";

export interface FieldError {
  name: string;
  id: string;
  message: string;
}

/** Focuses a field and scrolls its label into view. Focus alone would leave the label behind the header. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest("fieldset") ?? field.parentElement)?.scrollIntoView();
}

/** The error summary of the GOV.UK Design System. It takes focus when mounted, so give each attempt its own key. */
export function ErrorSummary({ content, errors }: { content: FormErrorsContent; errors: FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);
  const mark = `${content.prefix} `;

  useEffect(() => {
    document.title = mark + document.title;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
    return () => {
      // The title may already be that of the next page.
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [mark]);

  return (
    <div ref={box} tabIndex={-1} className="border-4 border-tile bg-white p-4">
      {/* The alert has an element of its own, because focus is on the box around it. */}
      <div role="alert">
        <h2 className="text-subheading">{content.heading}</h2>
        <ul className="mt-2">
          {errors.map(({ name, id, message }) => (
            <li key={name} className="border-t border-zinc-300 py-1.5">
              <a href={`#${id}`} onClick={goToField} className="text-link inline-block py-1 leading-snug">
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
