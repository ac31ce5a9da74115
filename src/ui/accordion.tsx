import { Plus } from "lucide-react";
import type { Question } from "../lib/content/schema";
import { RichText } from "./rich-text";

/**
 * A list of questions of which one is open at a time, together with the other lists of the page, and can be closed
 * again. HTML's own disclosure: it works before React does and without it, and find-in-page looks inside. Browsers
 * from before 2024 let more than one stay open.
 */
export function Accordion({ questions }: { questions: Question[] }) {
  return (
    <div className="border-t-2 border-ink">
      {questions.map(({ question, answer }) => (
        <details key={question} name="question" className="group border-b border-zinc-300">
          <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 hover:text-tile [&::-webkit-details-marker]:hidden">
            <h3 className="text-subheading">{question}</h3>
            <Plus
              aria-hidden
              className="mt-0.5 size-6 shrink-0 text-tile transition-transform duration-200 group-open:rotate-45 print:hidden"
            />
          </summary>
          <p className="answer max-w-text pb-6 text-slate">
            <RichText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
