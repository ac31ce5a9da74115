import type { ReactNode } from "react";
import { Paragraph } from "../ui/rich-text";
import { Section, type SectionProps } from "../ui/section";
import { Prose } from "./prose";

const panelTones = {
  zinc: "border-ink bg-zinc-50",
  tile: "border-tile bg-tile-pale",
};

/** Running text, above `children`, and beside it from laptop width on a panel that stands out. */
export function TextWithPanel({
  tone,
  text,
  panel,
  children,
}: Pick<SectionProps, "tone"> & {
  text: { heading: string; paragraphs: string[] };
  panel: { tone: keyof typeof panelTones; heading: string; intro?: string; content: ReactNode };
  children?: ReactNode;
}) {
  return (
    <Section tone={tone}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <Prose {...text} />
          {children}
        </div>
        <div className={`border-t-4 p-4 md:p-8 lg:sticky lg:top-28 ${panelTones[panel.tone]}`}>
          <h2 className="text-subheading">{panel.heading}</h2>
          <Paragraph className="mt-2 text-slate" text={panel.intro} />
          <div className="mt-4">{panel.content}</div>
        </div>
      </div>
    </Section>
  );
}
