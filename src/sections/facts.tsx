import type { Service } from "../lib/content/schema.ts";
import { RichText } from "../ui/rich-text.tsx";

/** Two to four facts side by side, in pairs on a phone. */
export function Facts({ facts }: { facts: Service["facts"] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-t border-zinc-300 py-4 text-small lg:flex">
      {facts.map(({ label, value }) => (
        <div key={label} className="lg:flex-1">
          <dt className="text-slate">{label}</dt>
          <dd className="font-semibold">
            <RichText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
