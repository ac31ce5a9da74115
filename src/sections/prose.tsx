import type { RichText as RichTextSource } from "../lib/content/schema";
import { RichText } from "../ui/rich-text";

/** Running text at a comfortable measure. */
export function Prose({ paragraphs }: { paragraphs: RichTextSource[] }) {
  return (
    <div className="flex max-w-text flex-col gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
