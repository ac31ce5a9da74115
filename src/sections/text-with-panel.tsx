import type { ReactNode } from "react";
import { Section } from "../ui/section";

/** Running text at the left with a panel beside it, from laptop width on. */
export function TextWithPanel({
  heading,
  panel,
  children,
}: {
  heading: string;
  panel: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="mb-5 text-heading">{heading}</h2>
          {children}
        </div>
        <div className="lg:sticky lg:top-28">{panel}</div>
      </div>
    </Section>
  );
}

/** A block that stands out beside running text. */
export function Panel({
  heading,
  intro,
  accent = false,
  children,
}: {
  heading: string;
  intro?: string;
  accent?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`border-t-4 p-6 md:p-8 ${accent ? "border-tile bg-tile-pale" : "border-ink bg-zinc-50"}`}>
      <h2 className="text-subheading">{heading}</h2>
      {intro && <p className="mt-2 text-slate">{intro}</p>}
      <div className="mt-5">{children}</div>
    </div>
  );
}
