import type { ReactNode } from "react";
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
