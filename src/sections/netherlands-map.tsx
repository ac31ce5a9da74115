import { Link } from "react-router-dom";
import type { CitySummary, Coordinates } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { drawingSize, project } from "./netherlands-projection";

const labelOffsets = {
  right: { dx: 13, dy: 6, textAnchor: "start" },
  left: { dx: -13, dy: 6, textAnchor: "end" },
  above: { dx: -4, dy: -24, textAnchor: "middle" },
  below: { dx: 0, dy: 26, textAnchor: "middle" },
} as const;

const viewBox = `0 0 ${drawingSize.width} ${drawingSize.height}`;

/** The country below a map: a file of its own, which would else double in the HTML and the script of every city. */
function Country() {
  return (
    <img
      src="/drawings/nederland.svg"
      alt=""
      {...drawingSize}
      loading="lazy"
      className="w-full forced-colors:invisible"
    />
  );
}

/** The place that we start from: a circle around a dot, so that it differs from the cities in shape too. */
function Base({ location, name }: { location: Coordinates; name: string }) {
  const { x, y } = project(location.latitude, location.longitude);
  return (
    <g className="text-tile">
      <circle cx={x} cy={y} r="10" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx={x} cy={y} r="4.5" />
      <text x={x + 12} y={y + 30}>
        {name}
      </text>
    </g>
  );
}

/** The Netherlands with the cities as links. `description` says the same for those who don't see it. */
export function NetherlandsMap({
  cities,
  base,
  baseName,
  description,
}: {
  cities: CitySummary[];
  base: Coordinates;
  baseName: string;
  description: string;
}) {
  return (
    <nav aria-label={description} className="relative">
      <Country />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the nav is named; a title would lay a tooltip over the links */}
      <svg
        viewBox={viewBox}
        fill="currentColor"
        className="absolute inset-0 size-full overflow-visible text-heading sm:text-subheading"
      >
        <Base location={base} name={baseName} />
        {cities.map(({ slug, name, latitude, longitude, mapLabel }) => {
          const { x, y } = project(latitude, longitude);
          const { dx, dy, textAnchor } = labelOffsets[mapLabel ?? "right"];
          return (
            <Link key={slug} to={paths.city(slug)} className="hover:text-tile hover:underline">
              <circle cx={x} cy={y} r="16" fill="transparent" />
              <circle cx={x} cy={y} r="6" />
              <text x={x + dx} y={y + dy} textAnchor={textAnchor}>
                {name}
              </text>
            </Link>
          );
        })}
      </svg>
    </nav>
  );
}

/** Where a city lies, seen from where we start: decoration beside a text that tells the distance. */
export function CityLocator({
  city,
  base,
  baseName,
}: {
  city: CitySummary;
  base: Coordinates;
  baseName: string;
}) {
  const from = project(base.latitude, base.longitude);
  const to = project(city.latitude, city.longitude);
  return (
    <div aria-hidden className="relative mx-auto w-full max-w-sm">
      <Country />
      <svg
        aria-hidden
        viewBox={viewBox}
        fill="currentColor"
        className="absolute inset-0 size-full overflow-visible text-heading"
      >
        <line
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="2 8"
          strokeLinecap="round"
          className="text-tile"
        />
        <circle
          cx={from.x}
          cy={from.y}
          r="7"
          stroke="currentColor"
          strokeWidth="3"
          className="fill-white text-tile"
        />
        <circle cx={to.x} cy={to.y} r="12" className="text-tile" />
        <text x={to.x} y={to.y + (to.y > from.y ? 44 : -24)} textAnchor="middle">
          {city.name}
        </text>
        <text
          x={from.x + (to.x > from.x ? -16 : 16)}
          y={from.y + 8}
          textAnchor={to.x > from.x ? "end" : "start"}
          className="text-slate"
        >
          {baseName}
        </text>
      </svg>
    </div>
  );
}
