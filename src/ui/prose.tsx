import type { RichText as RichTextSource } from "../lib/content/schema";
import { Paragraph } from "./rich-text";

/** Running text at a comfortable measure. */
export function Prose({ heading, paragraphs }: { heading?: string; paragraphs: RichTextSource[] }) {
  return (
    <div className="flex max-w-text flex-col gap-4">
      {heading && <h2 className="text-heading">{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph} text={paragraph} />
      ))}
    </div>
  );
}
