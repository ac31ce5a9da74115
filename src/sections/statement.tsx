import type { StatementContent } from "../lib/content/schema";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";
import { Prose } from "./prose";

/** Plain text under headings, one part below the other. */
export function Statement({ sections }: { sections: StatementContent["sections"] }) {
  return (
    <Section>
      <div className="max-w-text space-y-12">
        {sections.map(({ heading, paragraphs, items }) => (
          <div key={heading}>
            <h2 className="mb-4 text-subheading">{heading}</h2>
            <Prose paragraphs={paragraphs} />
            {items && (
              <ul className="mt-4 list-disc space-y-2 pl-6 marker:text-tile">
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
  );
}
