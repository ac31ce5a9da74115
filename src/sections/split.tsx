import type { ReactNode } from "react";
import { Section, SectionHeading, type Tone } from "../ui/section";

/** A section with its heading at the left and its content at the right, from laptop width on. */
export function Split({
  heading,
  intro,
  tone,
  id,
  aside,
  children,
}: {
  heading: string;
  intro?: string;
  tone?: Tone;
  id?: string;
  /** Below the heading: a link onward, for instance. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section tone={tone} id={id}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading heading={heading} intro={intro} />
          {aside && <div className="mt-4">{aside}</div>}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
