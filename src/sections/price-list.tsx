import type { Service } from "../lib/content/schema";
import { euros } from "../lib/dutch-format";

/** Prices between hairlines: for what, how much, and what it includes. */
export function PriceList({ prices }: { prices: NonNullable<Service["prices"]>["items"] }) {
  return (
    <ul className="border-t-2 border-ink">
      {prices.map(({ what, from, to, unit, included }) => (
        <li key={what} className="border-b border-zinc-300 py-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h3 className="text-subheading">{what}</h3>
            <p className="text-lead font-semibold">
              {to === undefined ? `Vanaf ${euros(from)}` : `${euros(from)} tot ${euros(to)}`} per {unit}
            </p>
          </div>
          <p className="mt-2 max-w-text text-slate">{included}</p>
        </li>
      ))}
    </ul>
  );
}
