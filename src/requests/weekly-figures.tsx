import { figuresOf } from "./figures";
import type { OwnerRequest } from "./requests";

const dayAndMonth = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "short", timeZone: "UTC" });

const headings = ["Week van", "Offertes", "Bellen", "Binnen 24 uur", "Later of niet"];

/** The last twelve weeks, counted from the requests themselves. */
export function WeeklyFigures({ rows }: { rows: OwnerRequest[] }) {
  const { weeks, services } = figuresOf(rows);
  return (
    <>
      <h1 className="mt-4 text-heading">Cijfers</h1>
      <p className="mt-2 text-small">
        Per week: hoeveel offerteaanvragen en terugbelverzoeken er binnenkwamen, en hoeveel daarvan binnen 24
        uur waren afgehandeld. Wat misschien spam is, telt niet mee.
      </p>
      <table className="figures mt-4 w-full text-small">
        <thead>
          <tr className="border-b border-ink text-tiny">
            {headings.map((heading, column) => (
              <th
                key={heading}
                scope="col"
                className={`px-2 py-2 ${column === 0 ? "text-left" : "text-right"}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, quotes, callbacks, handledWithinDay, late }) => (
            <tr key={monday} className="border-b border-zinc-300">
              <th scope="row" className="px-2 py-2 text-left whitespace-nowrap">
                {dayAndMonth.format(new Date(monday))}
              </th>
              {[quotes, callbacks, handledWithinDay, late].map((count, column) => (
                <td key={headings[column + 1]} className="px-2 py-2 text-right">
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className="mt-8 text-subheading">Gevraagd in deze weken</h2>
      <ul className="mt-2">
        {services.map(([service, count]) => (
          <li key={service} className="flex justify-between gap-4 border-b border-zinc-300 py-2">
            <span>{service}</span>
            <span className="figures">{count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
