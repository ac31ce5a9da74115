import type { ReactNode } from "react";
import { RichText } from "./rich-text";

const tones = {
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
  heading: string;
  intro?: string;
  tone: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <div className={`border-t-4 p-4 md:p-8 ${tones[tone]}`}>
      <h2 className="text-subheading">{heading}</h2>
      {intro && (
        <p className="mt-2 text-slate">
          <RichText text={intro} />
        </p>
      )}
      <div className="mt-4">{children}</div>
    </div>
  );
}
