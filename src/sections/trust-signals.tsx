import type { AboutContent, RichText as RichTextSource } from "../lib/content/schema.ts";
import { Picture } from "../ui/picture.tsx";
import { RichText } from "../ui/rich-text.tsx";

interface Signals {
  person?: NonNullable<AboutContent["people"]["items"]>[number];
  lines: RichTextSource[];
}

/** A face beside a quote button, and a line for each guarantee, price, insurer and job that the owner gave. */
export function TrustSignals({ signals: { person, lines } }: { signals: Signals }) {
  if (!person && lines.length === 0) return null;
  return (
    <ul className="mt-4 w-full text-small">
      {person && (
        <li className="flex items-center gap-4 font-semibold">
          <Picture picture={person.picture} slot="face" className="size-12 shrink-0 rounded-full" />
          {`${person.name}, ${person.job}`}
        </li>
      )}
      {lines.map((line) => (
        <li key={line} className="py-0.5">
          <RichText text={line} />
        </li>
      ))}
    </ul>
  );
}
