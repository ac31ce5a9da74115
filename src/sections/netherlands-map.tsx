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

/** The outline below a map: a file of its own, which would else double in the HTML and the script of every city. */
function Country() {
  return (
    <img
      src="/drawings/nederland.svg"
      alt=""
      {...drawingSize}
      loading="lazy"
      className="h-auto w-full forced-colors:invisible"
    />
  );
}

/** The place that we start from: a circle around a dot, so that it differs from the cities in shape too. */
function Base({ location, name }: { location: Coordinates; name: string }) {
  const { x, y } = project(location.latitude, location.longitude);
  return (
    <g className="fill-tile forced-colors:fill-[CanvasText]">
      <circle cx={x} cy={y} r="10" className="fill-none stroke-tile" strokeWidth="3" />
      <circle cx={x} cy={y} r="4.5" />
      <text x={x + 12} y={y + 30} className="text-[1.5rem] font-bold sm:text-[1.125rem]">
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
      <svg viewBox={viewBox} className="absolute inset-0 size-full overflow-visible">
        <Base location={base} name={baseName} />
        {cities.map(({ slug, name, latitude, longitude, mapLabel }) => {
          const { x, y } = project(latitude, longitude);
          const { dx, dy, textAnchor } = labelOffsets[mapLabel ?? "right"];
          return (
            <Link
              key={slug}
              to={paths.city(slug)}
              className="group fill-ink hover:fill-tile focus-visible:fill-tile forced-colors:fill-[LinkText]"
            >
              <circle cx={x} cy={y} r="16" className="fill-transparent" />
              <circle cx={x} cy={y} r="6" />
              <text
                x={x + dx}
                y={y + dy}
                textAnchor={textAnchor}
                className="text-[1.625rem] font-semibold group-hover:underline sm:text-[1.25rem]"
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
    <div aria-hidden className="relative mx-auto w-full max-w-80">
      <Country />
      <svg aria-hidden viewBox={viewBox} className="absolute inset-0 size-full overflow-visible">
        <line
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          className="stroke-tile"
          strokeWidth="3"
          strokeDasharray="2 8"
          strokeLinecap="round"
        />
        <circle cx={from.x} cy={from.y} r="7" className="fill-white stroke-tile" strokeWidth="3" />
        <circle cx={to.x} cy={to.y} r="12" className="fill-tile" />
        <text
          x={to.x}
          y={to.y + (to.y > from.y ? 44 : -24)}
          textAnchor="middle"
          className="fill-ink text-[1.875rem] font-bold forced-colors:fill-[CanvasText]"
        >
          {city.name}
        </text>
        <text
          x={from.x + (to.x > from.x ? -16 : 16)}
          y={from.y + 8}
          textAnchor={to.x > from.x ? "end" : "start"}
          className="fill-slate text-[1.375rem] font-semibold forced-colors:fill-[CanvasText]"
        >
          {baseName}
        </text>
      </svg>
    </div>
  );
}
