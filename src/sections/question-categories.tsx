import { Suspense } from "react";
import type { QuestionCategory } from "../lib/content/schema";
import { Accordion, AccordionQuestions } from "../ui/accordion";

/** Questions by category, of which one in all is open at a time. */
export default function QuestionCategories({ categories }: { categories: QuestionCategory[] }) {
  return (
    <Accordion>
      <div className="space-y-16">
        {categories.map(({ title, questions }) => (
          <div key={title} className="grid gap-x-14 gap-y-6 lg:grid-cols-[4fr_7fr]">
            <h2 className="text-heading">{title}</h2>
            {/* Attached one by one, each in a task of its own: a phone stays quick to answer. */}
            <Suspense>
              <AccordionQuestions questions={questions} />
            </Suspense>
          </div>
        ))}
      </div>
    </Accordion>
  );
}
