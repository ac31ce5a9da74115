import type { Question } from "../lib/content/schema";
import { Accordion, AccordionQuestions } from "../ui/accordion";

/** One list of questions; a module of its own, so that it can be loaded late. */
export default function QuestionList({ content }: { content: Question[] }) {
  return (
    <Accordion>
      <AccordionQuestions questions={content} />
    </Accordion>
  );
}
