import type { AboutContent } from "../lib/content/schema";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";

export function People({
  heading,
  items,
}: {
  heading: string;
  items: NonNullable<AboutContent["people"]["items"]>;
}) {
  return (
    <Section heading={heading}>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
        {items.map(({ name, job, picture }) => (
          <li key={name}>
            <Picture picture={picture} slot="card" />
            <h3 className="mt-4 text-subheading">{name}</h3>
            <p className="text-slate">{job}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
