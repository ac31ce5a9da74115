import type { City } from "../lib/content/schema.ts";
import { Drawing } from "../ui/drawing.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";

/** The kinds of houses of a place, all on one scale and one ground. */
export function Houses({ content: { heading, items } }: { content: NonNullable<City["houses"]> }) {
  return (
    <Section heading={heading}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ house, title, text }) => (
          <li
            key={title}
            className="max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:items-center max-sm:gap-4 max-[22rem]:grid-cols-1"
          >
            <div className="border-b-4 border-ink">
              <Drawing {...house} className="h-28 w-auto object-contain object-left-bottom sm:h-50" />
            </div>
            <div className="sm:mt-4">
              <h3 className="text-subheading">{title}</h3>
              <Paragraph className="mt-1 text-slate" text={text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
