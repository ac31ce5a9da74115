import * as RadixAccordion from "@radix-ui/react-accordion";
import { Plus } from "lucide-react";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useHydrated } from "../hooks/use-hydrated";
import type { Question } from "../lib/content/schema";
import { RichText } from "./rich-text";

/** Removes Radix's style attribute, which the content security policy forbids in prerendered HTML. */
const noAliases = Object.fromEntries(
  ["height", "width"].map((measure) => [`--radix-accordion-content-${measure}`, undefined]),
);

const OpenQuestion = createContext({ open: "", setOpen: (_question: string) => {} });

/** Holds one or more lists of questions; one question is open at a time and can be closed again. */
export function Accordion({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState("");
  return (
    <OpenQuestion value={{ open, setOpen }}>
      <RadixAccordion.Root type="single" collapsible value={open} onValueChange={setOpen}>
        {children}
      </RadixAccordion.Root>
    </OpenQuestion>
  );
}

/** A list inside an `Accordion`. Closed answers stay in the HTML; the buttons are disabled until hydration. */
export function AccordionQuestions({ questions }: { questions: Question[] }) {
  const hydrated = useHydrated();
  return (
    <div className="border-t-2 border-ink">
      {questions.map(({ question, answer }) => (
        <RadixAccordion.Item
          key={question}
          value={question}
          disabled={!hydrated}
          className="border-b border-zinc-300"
        >
          <RadixAccordion.Header>
            <RadixAccordion.Trigger className="group flex w-full items-start justify-between gap-4 py-4 text-left text-subheading hover:text-tile">
              {question}
              <Plus className="size-6 shrink-0 text-tile group-disabled:opacity-40 group-data-[state=open]:rotate-45 print:hidden" />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content forceMount style={noAliases} className="accordion-content overflow-hidden">
            <Answer question={question} answer={answer} />
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </div>
  );
}

/**
 * Hides itself with `hidden="until-found"`, where find-in-page looks, and opens on `beforematch`. React knows neither.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Global_attributes/hidden
 */
function Answer({ question, answer }: Question) {
  const { open, setOpen } = useContext(OpenQuestion);
  const text = useRef<HTMLParagraphElement>(null);
  const closed = open !== question;

  // A child's effect runs before Radix measures the height to animate to.
  useLayoutEffect(() => {
    const content = text.current?.parentElement;
    if (closed) content?.setAttribute("hidden", "until-found");
    else content?.removeAttribute("hidden");
  }, [closed]);

  useEffect(() => {
    const content = text.current?.parentElement;
    const onMatch = () => setOpen(question);
    content?.addEventListener("beforematch", onMatch);
    return () => content?.removeEventListener("beforematch", onMatch);
  }, [question, setOpen]);

  return (
    <p ref={text} className="max-w-text pb-6 text-slate">
      <RichText text={answer} />
    </p>
  );
}
