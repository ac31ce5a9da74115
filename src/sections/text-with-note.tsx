import type { ReactNode } from "react";
import { Heading } from "../ui/heading.tsx";
import { Prose } from "../ui/prose.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";

/** Running text above `children`, with a note in its margin, or below it on a phone. */
export function TextWithNote({
  text,
  note,
  children,
}: {
  text: { heading: string; paragraphs: string[] };
  note: { heading: string; intro?: string; content: ReactNode };
  children?: ReactNode;
}) {
  return (
    <Section>
      <div className="grid items-start gap-8 md:grid-cols-[4fr_3fr]">
        <div>
          <Prose {...text} />
          {children}
        </div>
        <div className="border-t-4 border-ink bg-zinc-50 p-6 text-small">
          <Heading size="small">{note.heading}</Heading>
          <Paragraph className="mb-3 text-slate" text={note.intro} />
          {note.content}
        </div>
      </div>
    </Section>
  );
}
