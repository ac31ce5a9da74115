import type { TitledText } from "../lib/content/schema";
import { RichText } from "../ui/rich-text";

/** Titles with a text each, between hairlines. */
export function TitledList({ items }: { items: TitledText[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {items.map(({ title, text }) => (
        <li key={title} className="border-b border-zinc-300 py-6">
          <h3 className="text-subheading">{title}</h3>
          <p className="mt-2 max-w-text text-slate">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
