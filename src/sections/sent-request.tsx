import type { SentRow } from "../lib/sent-rows";

/** What a visitor has just sent, for their own record. */
export function SentRequest({ rows }: { rows: SentRow[] }) {
  return (
    <dl className="border-t-2 border-ink">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-1 border-b border-zinc-300 py-4 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-slate">{label}</dt>
          <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
