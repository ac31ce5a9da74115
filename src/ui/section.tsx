import type { ReactNode } from "react";
import { Container } from "./container";
import { RichText } from "./rich-text";

const tones = {
  white: "",
  zinc: "bg-zinc-50",
  tile: "bg-tile text-white",
};

export interface SectionProps {
  tone?: keyof typeof tones;
  id?: string;
  heading?: string;
  intro?: string;
  link?: ReactNode;
  children: ReactNode;
}

/** A full-width band of the page. */
export function Section({ tone = "white", id, heading, intro, link, children }: SectionProps) {
  return (
    <section id={id} className={`py-section ${tones[tone]}`}>
      <Container>
        {heading && (
          <div className="mb-12 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <SectionHeading heading={heading} intro={intro} />
            {link}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

export function SectionHeading({ heading, intro }: { heading: string; intro?: string }) {
  return (
    <div className="max-w-text">
      <h2 className="text-heading">{heading}</h2>
      {intro && (
        <p className="mt-4 text-lead">
          <RichText text={intro} />
        </p>
      )}
    </div>
  );
}
