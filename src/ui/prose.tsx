import type { RichText as RichTextSource } from "../lib/content/schema.ts";
import { Heading } from "./heading.tsx";
import { Paragraph } from "./rich-text.tsx";

/** Running text at a comfortable measure. */
export function Prose({ heading, paragraphs }: { heading?: string; paragraphs: RichTextSource[] }) {
  return (
    <div className="max-w-text">
      {heading && <Heading>{heading}</Heading>}
      <div className="flex flex-col gap-4">
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
      </div>
    </div>
  );
}
