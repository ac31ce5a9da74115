import type { AboutContent } from "../lib/content/schema";
import { dutchDate } from "../lib/text/dutch-format";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";

/** Customers' own words, each with its source, below their average. */
export function Reviews({
  heading,
  average,
  items,
}: {
  heading: string;
  average: string | undefined;
  items: NonNullable<AboutContent["reviews"]["items"]>;
}) {
  return (
    <Section tone="zinc" heading={heading}>
      {average && (
        <p className="mb-4 text-lead">
          <RichText text={average} />
        </p>
      )}
      <ul className="grid gap-8 sm:grid-cols-2 md:grid-cols-3">
        {items.map(({ text, name, place, date, source, url }) => (
          <li key={name + date} className="border-t-4 border-ink bg-white p-6">
            <blockquote>{text}</blockquote>
            <p className="mt-4 font-semibold">{place ? `${name}, ${place}` : name}</p>
            <p className="text-small text-slate">
              {dutchDate(date)} ·{" "}
              {url ? (
                <a href={url} className="text-link">
                  {source}
                </a>
              ) : (
                source
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
