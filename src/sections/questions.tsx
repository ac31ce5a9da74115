import type { Question } from "../lib/content/schema";
import { RichText } from "../ui/rich-text";

/** Questions with their answers in full view. */
export function Questions({ questions }: { questions: Question[] }) {
  return (
    <dl className="border-t-2 border-ink">
      {questions.map(({ question, answer }) => (
        <div key={question} className="border-b border-zinc-300 py-6">
          <dt className="text-subheading">{question}</dt>
          <dd className="mt-2 max-w-text text-slate">
            <RichText text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
