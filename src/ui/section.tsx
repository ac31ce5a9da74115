import type { ReactNode } from "react";
import { Container } from "./container";

type Tone = "white" | "zinc" | "ink" | "tile";

const tones: Record<Tone, string> = {
  white: "bg-white",
  zinc: "bg-zinc-50",
  ink: "on-dark bg-ink text-white",
  tile: "on-dark bg-tile text-white",
};

/** A full-width band of the page with the site's vertical rhythm. */
export function Section({ tone = "white", id, children }: { tone?: Tone; id?: string; children: ReactNode }) {
  return (
    <section id={id} className={`py-section ${tones[tone]}`}>
      <Container>{children}</Container>
    </section>
  );
}

/** The h2 of a section with its optional introduction. */
export function SectionHeading({ heading, intro }: { heading: string; intro?: string }) {
  return (
    <div className="max-w-text">
      <h2 className="text-heading">{heading}</h2>
      {intro && <p className="mt-4 text-lead opacity-85">{intro}</p>}
    </div>
  );
}
