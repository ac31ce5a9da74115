import { Link } from "react-router-dom";
import type { CitySummary } from "../content/types";
import { outline, project } from "./netherlands-outline";

/** Names stand right of their dot, except where they would run into a neighbour or the edge. */
const namesAtTheLeft = new Set(["haarlem", "den-haag", "rotterdam", "tilburg", "utrecht"]);

/** The Netherlands with the cities as links. `description` says the same for those who don't see it. */
export function NetherlandsMap({ cities, description }: { cities: CitySummary[]; description: string }) {
  const home = project(52.2292, 5.1669);
  return (
    <nav aria-label={description}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the nav is named; a title would lay a tooltip over the links */}
      <svg viewBox={`0 0 ${outline.width} ${outline.height}`} className="h-auto w-full overflow-visible">
        <path d={outline.path} className="fill-zinc-200 stroke-white" strokeWidth="1.5" />
        <circle cx={home.x} cy={home.y} r="11" className="fill-none stroke-tile" strokeWidth="3" />
        <circle cx={home.x} cy={home.y} r="5" className="fill-tile" />
        {cities.map(({ slug, name, latitude, longitude }) => {
          const { x, y } = project(latitude, longitude);
          const left = namesAtTheLeft.has(slug);
          return (
            <Link
              key={slug}
              to={`/dakdekker/${slug}`}
              className="group fill-ink hover:fill-tile focus-visible:fill-tile"
            >
              <circle cx={x} cy={y} r="16" className="fill-transparent" />
              <circle cx={x} cy={y} r="6" />
              <text
                x={left ? x - 12 : x + 12}
                y={y + 6}
                textAnchor={left ? "end" : "start"}
                className="text-[18px] font-semibold group-hover:underline"
              >
                {name}
              </text>
            </Link>
          );
        })}
      </svg>
    </nav>
  );
}
