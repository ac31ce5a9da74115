import type { Content } from "../lib/content/schema.ts";
import { partIds } from "../lib/paths.ts";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";
import { Section } from "../ui/section.tsx";
import { TextList } from "../ui/text-list.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { PageHero } from "./page-hero.tsx";

/** A page of plain text in one column, with links to its headings beside it. */
export function TextPage({ content }: { content: Content["paginas/toegankelijkheid.yaml"] }) {
  const links = content.sections.map((section, index) => ({
    id: partIds.section(index),
    label: section.heading,
  }));
  return (
    <>
      <PageHead meta={content.meta} />
      <PageHero content={content} hasStreet />
      <Section>
        <div className="grid gap-x-16 lg:grid-cols-[7fr_5fr]">
          <div className="flex flex-col gap-8">
            {content.sections.map(({ heading, paragraphs, items }, index) => (
              <div key={heading} id={partIds.section(index)} className="max-w-text scroll-mt-28">
                <Heading size="small">{heading}</Heading>
                <Prose paragraphs={paragraphs} />
                {items && (
                  <div className="mt-4">
                    <TextList items={items} />
                  </div>
                )}
              </div>
            ))}
          </div>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <OnThisPage sections={links} />
          </div>
        </div>
      </Section>
    </>
  );
}
