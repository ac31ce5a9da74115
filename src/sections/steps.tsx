import type { TitledText } from "../lib/content/schema";
import { RichText } from "../ui/rich-text";

/** What happens one thing after the other: numbered, side by side where there is room. */
export function Steps({ items }: { items: TitledText[] }) {
  return (
    <ol className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t-4 border-ink pt-4">
          <span aria-hidden className="text-heading text-tile figures">
            {index + 1}
          </span>
          <h3 className="mt-1 text-subheading">{title}</h3>
          <p className="mt-2 text-slate">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
