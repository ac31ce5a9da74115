import shell from "../content/algemeen.yaml";
import type { AboutContent } from "../lib/content/schema";
import { dutchDate } from "../lib/text/dutch-format";
import { Paragraph } from "../ui/rich-text";
import { Section, type SectionProps } from "../ui/section";
import { Prose } from "./prose";
import { TitledList } from "./titled-list";

/** An explanation, above the sources of what it claims and the day each was read. */
export function Explanation({
  content: { heading, paragraphs = [], items, sources = [] },
  tone,
  children,
}: Partial<Pick<SectionProps, "tone" | "children">> & { content: AboutContent["selection"] }) {
  return (
    <Section isSplit tone={tone} heading={heading}>
      <div className="flex flex-col gap-4">
        <Prose paragraphs={paragraphs} />
        {items && <TitledList items={items} />}
        {children}
        {sources.map(({ title, url, read }) => (
          <Paragraph
            key={url}
            className="text-small text-slate"
            text={shell.source.replace("{bron}", `[${title}](${url})`).replace("{datum}", dutchDate(read))}
          />
        ))}
      </div>
    </Section>
  );
}
