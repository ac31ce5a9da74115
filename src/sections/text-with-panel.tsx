import type { ReactNode } from "react";
import { RichText } from "../ui/rich-text";
import { Section, type SectionProps } from "../ui/section";

/** Running text at the left with a panel beside it, from laptop width on. */
export function TextWithPanel({
  tone,
  heading,
  panel,
  children,
}: Pick<SectionProps, "tone"> & {
  heading: string;
  panel: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section tone={tone}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="mb-4 text-heading">{heading}</h2>
          {children}
        </div>
        <div className="lg:sticky lg:top-28">{panel}</div>
      </div>
    </Section>
  );
}

const tones = {
  white: "border-tile bg-white",
  zinc: "border-ink bg-zinc-50",
  tile: "border-tile bg-tile-pale",
};

/** A block that stands out beside running text. */
export function Panel({
  heading,
  intro,
  tone,
  children,
}: {
  heading?: string;
  intro?: string;
  tone: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <div className={`border-t-4 p-4 md:p-8 ${tones[tone]}`}>
      {heading && <h2 className="text-subheading">{heading}</h2>}
      {intro && (
        <p className="mt-2 text-slate">
          <RichText text={intro} />
        </p>
      )}
      <div className={heading ? "mt-4" : ""}>{children}</div>
    </div>
  );
}
