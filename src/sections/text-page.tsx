import type { Content } from "../lib/content/schema.ts";
import { partIds } from "../lib/paths.ts";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";
import { Section } from "../ui/section.tsx";
import { TextList } from "../ui/text-list.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { PageHero } from "./page-hero.tsx";

/** A page of plain text, with each heading beside its text, and links to them on the first screen. */
export function TextPage({ content }: { content: Content["paginas/toegankelijkheid.yaml"] }) {
  const links = content.sections.map((section, index) => ({
    id: partIds.section(index),
    label: section.heading,
  }));
  return (
    <>
      <PageHead meta={content.meta} />
      <PageHero content={content} hasStreet besideWidth="narrow" beside={<OnThisPage sections={links} />} />
      <Section>
        {content.sections.map(({ heading, paragraphs, items }, index) => (
          <div
            key={heading}
            id={partIds.section(index)}
            className="grid scroll-mt-28 gap-x-16 border-t border-zinc-300 py-4 md:grid-cols-[4fr_7fr]"
          >
            <Heading size="small">{heading}</Heading>
            <div className="flex flex-col gap-4">
              <Prose paragraphs={paragraphs} />
              {items && <TextList items={items} />}
            </div>
          </div>
        ))}
      </Section>
    </>
  );
}
