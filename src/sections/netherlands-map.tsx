import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { CitySummary, Coordinates } from "../lib/content/schema";
import { paths } from "../lib/paths";

/** The size of public/drawings/nederland.svg, drawn from Natural Earth (public domain, naturalearthdata.com). */
const size = { width: 600, height: 714 };

/**
 * Where a point lies in that drawing: equirectangular, standard parallel 52.2°, so that a degree of longitude is
 * cos(52.2°) times as long as one of latitude.
 */
function project({ latitude, longitude }: Coordinates): { x: number; y: number } {
  return { x: 4 + (longitude - 3.3498) * 153.8286, y: 4 + (53.5589 - latitude) * 250.982 };
}

const labelOffsets = {
  right: { dx: 13, dy: 6, textAnchor: "start" },
  left: { dx: -13, dy: 6, textAnchor: "end" },
  above: { dx: -4, dy: -24, textAnchor: "middle" },
  below: { dx: 0, dy: 26, textAnchor: "middle" },
} as const;

/** The country, in a file of its own so that it is not in the HTML and the script of every city, with marks over it. */
function Country({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <>
      <img
        src="/drawings/nederland.svg"
        alt=""
        {...size}
        loading="lazy"
        className="w-full forced-colors:invisible"
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: what is around it has the name; a title would be a tooltip over the links */}
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        fill="currentColor"
        className={`absolute inset-0 size-full overflow-visible text-heading ${className}`}
      >
        {children}
      </svg>
    </>
  );
}

interface Base {
  /** Where the company starts from, and what that is called. */
  base: Coordinates;
  baseName: string;
}

/** The Netherlands with the cities as links; `description` says the same in words. */
export function NetherlandsMap({
  cities,
  base,
  baseName,
  description,
}: Base & { cities: CitySummary[]; description: string }) {
  const home = project(base);
  return (
    <nav aria-label={description} className="relative">
      <Country className="sm:text-subheading">
        {/* A ring, so that it differs from the cities in shape too. */}
        <g className="text-tile">
          <circle cx={home.x} cy={home.y} r="10" fill="none" stroke="currentColor" strokeWidth="3" />
          <circle cx={home.x} cy={home.y} r="4.5" />
          <text x={home.x + 12} y={home.y + 30}>
            {baseName}
          </text>
        </g>
        {cities.map((city) => {
          const { x, y } = project(city);
          const { dx, dy, textAnchor } = labelOffsets[city.mapLabel ?? "right"];
          return (
            <Link key={city.slug} to={paths.city(city.slug)} className="hover:text-tile hover:underline">
              <circle cx={x} cy={y} r="16" fill="transparent" />
              <circle cx={x} cy={y} r="6" />
              <text x={x + dx} y={y + dy} textAnchor={textAnchor}>
                {city.name}
              </text>
            </Link>
          );
        })}
      </Country>
    </nav>
  );
}

/** Where a place lies, seen from the company: decoration beside a text that gives the distance. */
export function PlaceLocator({ place, base, baseName }: Base & { place?: Coordinates & { name: string } }) {
  const from = project(base);
  const to = place && project(place);
  const line = { stroke: "currentColor", strokeWidth: "3" };
  const isWestOfPlace = !to || to.x > from.x;
  return (
    <div aria-hidden className="relative mx-auto w-full max-w-sm">
      <Country>
        {to && (
          <>
            <line
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              {...line}
              strokeDasharray="2 8"
              strokeLinecap="round"
              className="text-tile"
            />
            <circle cx={to.x} cy={to.y} r="12" className="text-tile" />
            <text x={to.x} y={to.y + (to.y > from.y ? 44 : -24)} textAnchor="middle">
              {place.name}
            </text>
          </>
        )}
        <circle cx={from.x} cy={from.y} r="7" {...line} className="fill-white text-tile" />
        <text
          x={from.x + (isWestOfPlace ? -16 : 16)}
          y={from.y + 8}
          textAnchor={isWestOfPlace ? "end" : "start"}
          className="text-slate"
        >
          {baseName}
        </text>
      </Country>
    </div>
  );
}
