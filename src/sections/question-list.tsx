import type { Question } from "../lib/content/schema";
import { Accordion, AccordionQuestions } from "../ui/accordion";

/** One list of questions of which one answer is open at a time; a module of its own, so that it can come late. */
export default function QuestionList({ content }: { content: Question[] }) {
  return (
    <Accordion>
      <AccordionQuestions questions={content} />
    </Accordion>
  );
}
