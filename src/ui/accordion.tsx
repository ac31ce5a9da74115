import * as RadixAccordion from "@radix-ui/react-accordion";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Question } from "../content/types";
import { RichText } from "./rich-text";

/** Holds one or more lists of questions; one question is open at a time and can be closed again. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <RadixAccordion.Root type="single" collapsible>
      {children}
    </RadixAccordion.Root>
  );
}

/**
 * A list of questions inside an `Accordion`. Closed answers stay in the HTML,
 * hidden by style, so that search engines and readers without scripts get them.
 */
export function AccordionQuestions({ questions }: { questions: Question[] }) {
  return (
    <div className="border-t-2 border-ink">
      {questions.map(({ question, answer }) => (
        <RadixAccordion.Item key={question} value={question} className="border-b border-zinc-300">
          <RadixAccordion.Header>
            <RadixAccordion.Trigger className="group flex w-full items-start justify-between gap-6 py-5 text-left text-subheading hover:text-tile">
              {question}
              <Plus
                aria-hidden
                className="mt-0.5 size-6 shrink-0 text-tile transition-transform duration-200 group-data-[state=open]:rotate-45"
              />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content forceMount className="accordion-content overflow-hidden">
            <p className="max-w-text pb-6 text-slate">
              <RichText text={answer} />
            </p>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </div>
  );
}
