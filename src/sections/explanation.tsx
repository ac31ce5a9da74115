import type { ReactNode } from "react";
import shell from "../content/algemeen.yaml";
import type { Content } from "../lib/content/schema.ts";
import { dutchDate } from "../lib/text/dutch-format.ts";
import { Prose } from "../ui/prose.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { Section, type SectionProps } from "../ui/section.tsx";
import { TitledList } from "../ui/titled-list.tsx";

type ExplanationContent = Content["paginas/vve.yaml"]["explanations"][number];

/** The text of an explanation, above its sources and the day each was read. */
export function ExplanationText({
  content: { paragraphs, items, sources = [] },
  children,
}: {
  content: Omit<ExplanationContent, "heading">;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-4">
      {paragraphs && <Prose paragraphs={paragraphs} />}
      {items && (
        <TitledList
          items={items}
          className={items.length === 2 ? "sm:grid sm:grid-cols-2 sm:gap-x-8" : undefined}
        />
      )}
      {children}
      {sources.map(({ title, url, read }) => (
        <Paragraph
          key={url}
          className="text-small text-slate"
          text={shell.source.replace("{bron}", `[${title}](${url})`).replace("{datum}", dutchDate(read))}
        />
      ))}
    </div>
  );
}

/** An explanation beside its heading. */
export function Explanation({
  content,
  tone,
  id,
  children,
}: Partial<Pick<SectionProps, "tone" | "id" | "children">> & { content: ExplanationContent }) {
  return (
    <Section isSplit tone={tone} id={id} heading={content.heading}>
      <ExplanationText content={content}>{children}</ExplanationText>
    </Section>
  );
}
