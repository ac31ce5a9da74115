import type { AboutContent } from "../lib/content/schema";
import { Picture } from "../ui/picture";
import { Section, SectionHeading } from "../ui/section";

/** Who comes to the visitor: a photograph, the name and the job of each. */
export function People({
  heading,
  items,
}: {
  heading: string;
  items: NonNullable<AboutContent["people"]["items"]>;
}) {
  return (
    <Section>
      <SectionHeading heading={heading} />
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ name, job, picture }) => (
          <li key={name}>
            <Picture picture={picture} place="card" />
            <h3 className="mt-4 text-subheading">{name}</h3>
            <p className="text-slate">{job}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
