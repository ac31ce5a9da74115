import type { Question } from "../lib/content/schema";
import { Accordion, AccordionQuestions } from "../ui/accordion";

/** One list of questions of which one is open at a time; a chunk of its own for pages that fetch it late. */
export default function QuestionAccordion({ questions }: { questions: Question[] }) {
  return (
    <Accordion>
      <AccordionQuestions questions={questions} />
    </Accordion>
  );
}
