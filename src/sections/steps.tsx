import type { TitledText } from "../lib/content/schema";
import { Paragraph } from "../ui/rich-text";

/** Numbered steps, side by side where there is room. */
export function Steps({ items }: { items: TitledText[] }) {
  return (
    <ol className="grid gap-8 sm:grid-cols-2 lg:flex">
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t-4 border-ink pt-4 lg:flex-1">
          <span aria-hidden className="block text-title text-tile">
            {index + 1}
          </span>
          <h3 className="mt-2 text-subheading">{title}</h3>
          <Paragraph className="mt-2 text-slate" text={text} />
        </li>
      ))}
    </ol>
  );
}
