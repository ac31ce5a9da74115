import type { QuoteRequest } from "../lib/leads";

/** What a visitor has just sent, for their own record. */
export function SentRequest({ request }: { request: QuoteRequest }) {
  const rows = [
    { term: "Diensten", detail: request.services.join(", ") },
    { term: "Naam", detail: request.name },
    { term: "Telefoonnummer", detail: request.phone },
    { term: "E-mailadres", detail: request.email },
    { term: "Bericht", detail: request.message },
  ];
  return (
    <dl className="border-t-2 border-ink">
      {rows.map(({ term, detail }) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-1 border-b border-zinc-300 py-4 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-slate">{term}</dt>
          <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
