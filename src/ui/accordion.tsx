import * as RadixAccordion from "@radix-ui/react-accordion";
import { Plus } from "lucide-react";
import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import type { Question } from "../lib/content/schema.ts";
import { Paragraph } from "./rich-text.tsx";

const OpenQuestion = createContext({ open: "", setOpen: (_question: string) => {} });

/** Holds one or more lists of questions; one question is open at a time and can be closed again. */
export function Accordion({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState("");
  const value = useMemo(() => ({ open, setOpen }), [open]);
  return <OpenQuestion value={value}>{children}</OpenQuestion>;
}

/** A list inside an `Accordion`. React hydrates each list in a task of its own. */
export function AccordionQuestions({ questions }: { questions: Question[] }) {
  const { open, setOpen } = useContext(OpenQuestion);
  return (
    <Suspense>
      <DisabledUntilHydrated>
        <RadixAccordion.Root
          type="single"
          collapsible
          value={open}
          onValueChange={setOpen}
          className="border-t-2 border-ink"
        >
          {questions.map((question) => (
            <AccordionQuestion key={question.question} {...question} />
          ))}
        </RadixAccordion.Root>
      </DisabledUntilHydrated>
    </Suspense>
  );
}

/** Disables the list until it works. Radix's own `disabled` would render every question twice, which blocked slow phones. */
function DisabledUntilHydrated({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would disable, and in forced colours grey, each button
    <div role="group" aria-disabled={!isHydrated || undefined}>
      {children}
    </div>
  );
}

/** A question and its answer. Radix's own answer measures itself on every load, which blocked slow phones. */
function AccordionQuestion({ question, answer }: Question) {
  const { open, setOpen } = useContext(OpenQuestion);
  const isOpen = open === question;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  // React supports neither `until-found` nor `beforematch`, which let find-in-page open the answer.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute("hidden");
    else panel.current?.setAttribute("hidden", "until-found");
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    const onMatch = () => setOpen(question);
    element?.addEventListener("beforematch", onMatch);
    return () => element?.removeEventListener("beforematch", onMatch);
  }, [question, setOpen]);

  return (
    <RadixAccordion.Item value={question} className="border-b border-zinc-300">
      <RadixAccordion.Header>
        <RadixAccordion.Trigger
          id={`${id}-question`}
          aria-controls={`${id}-answer`}
          className="group flex w-full items-start justify-between gap-4 py-4 text-left text-subheading hover:text-tile"
        >
          {question}
          <Plus className="size-6 shrink-0 text-tile in-aria-disabled:opacity-40 group-data-[state=open]:rotate-45" />
        </RadixAccordion.Trigger>
      </RadixAccordion.Header>
      {/* biome-ignore lint/a11y/useSemanticElements: an answer is no section of the page */}
      <div
        ref={panel}
        id={`${id}-answer`}
        role="region"
        aria-labelledby={`${id}-question`}
        data-state={isOpen ? "open" : "closed"}
        className="accordion-content overflow-hidden"
      >
        <Paragraph className="pb-6 text-slate" text={answer} />
      </div>
    </RadixAccordion.Item>
  );
}
