import type { ReactNode } from "react";

/** Terms with their details, between hairlines. Keeps line breaks. */
export function DetailList({ details }: { details: { term: string; detail: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(45%)_1fr] gap-x-4 max-[22rem]:block border-t-2 sm:gap-x-8 border-ink">
      {details.map(({ term, detail }) => (
        <div
          key={term}
          className="col-span-2 grid grid-cols-subgrid max-[22rem]:block border-b border-zinc-300 py-3"
        >
          <dt className="text-slate">{term}</dt>
          <dd className="whitespace-pre-wrap wrap-anywhere">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
