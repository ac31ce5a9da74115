import type { ReactNode } from "react";
import { Container } from "./container.tsx";
import { Heading } from "./heading.tsx";
import { Paragraph } from "./rich-text.tsx";

const tones = {
  white: "plain",
  zinc: "bg-zinc-100",
  tile: "bg-tile text-white",
};

export interface SectionProps {
  tone?: keyof typeof tones;
  id?: string;
  heading?: ReactNode;
  intro?: string;
  /** What stands at the right of the heading, or below it in a narrow window and where `isSplit`. */
  afterHeading?: ReactNode;
  /** Puts the heading left of the content, from laptop width up. */
  isSplit?: boolean;
  children: ReactNode;
}

/** A full-width band of the page. */
export function Section({
  tone = "white",
  id,
  heading,
  intro,
  afterHeading,
  isSplit,
  children,
}: SectionProps) {
  return (
    <section id={id} className={`py-section ${tones[tone]}`}>
      <Container className={isSplit ? "grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_7fr]" : ""}>
        {heading && (
          <div
            className={`flex flex-wrap justify-between gap-x-8 gap-y-6 ${isSplit ? "flex-col lg:sticky lg:top-28 lg:self-start" : "mb-6 items-end"}`}
          >
            <SectionHeading heading={heading} intro={intro} />
            {afterHeading}
          </div>
        )}
        <div>{children}</div>
      </Container>
    </section>
  );
}

export function SectionHeading({ heading, intro }: { heading: ReactNode; intro?: string }) {
  return (
    <div className="max-w-text">
      <Heading>{heading}</Heading>
      <Paragraph className="text-lead" text={intro} />
    </div>
  );
}
