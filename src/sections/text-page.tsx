import type { Content } from "../lib/content/schema";
import { partIds } from "../lib/paths";
import { Heading } from "../ui/heading";
import { PageHead } from "../ui/page-head";
import { Prose } from "../ui/prose";
import { Section } from "../ui/section";
import { TextList } from "../ui/text-list";
import { OnThisPage } from "./on-this-page";
import { PageHero } from "./page-hero";

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
