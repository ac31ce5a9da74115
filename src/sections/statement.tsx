import type { StatementContent } from "../lib/content/schema";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";
import { OnThisPage } from "./on-this-page";
import { PageHero } from "./page-hero";
import { Prose } from "./prose";

const idOf = (index: number) => `deel-${index + 1}`;

/** A page of plain text under headings, with links to them at its top. */
export function Statement({ content, onThisPage }: { content: StatementContent; onThisPage: string }) {
  const parts = content.sections.map((section, index) => ({ id: idOf(index), label: section.heading }));
  return (
    <>
      <PageHero content={content} aside={<OnThisPage heading={onThisPage} parts={parts} />} />
      <Section>
        <div className="flex max-w-text flex-col gap-8">
          {content.sections.map(({ heading, paragraphs, items }, index) => (
            <div key={heading} id={idOf(index)} className="scroll-mt-28">
              <h2 className="mb-4 text-subheading">{heading}</h2>
              <Prose paragraphs={paragraphs} />
              {items && (
                <ul className="mt-4 flex list-disc flex-col gap-2 pl-4">
                  {items.map((item) => (
                    <li key={item}>
                      <RichText text={item} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
