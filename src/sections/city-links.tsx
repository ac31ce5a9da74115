import { Link } from "react-router-dom";
import type { CitySummary } from "../lib/content/schema";
import { paths } from "../lib/paths";

/** The cities with a page of their own, as a list of links. */
export function CityLinks({ cities }: { cities: CitySummary[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {cities.map(({ slug, name, province }) => (
        <li key={slug} className="border-b border-zinc-300">
          <Link
            to={paths.city(slug)}
            className="group flex min-h-12 items-baseline justify-between gap-4 py-3"
          >
            <span className="font-semibold group-hover:text-tile group-hover:underline">{name}</span>
            <span className="text-small text-slate">{province}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
