import type { ReactNode } from "react";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { type MappedPlace, type NameSide, netherlands, onNetherlands, type Point } from "../lib/geography.ts";
import { paths } from "../lib/paths.ts";
import { withPlace } from "../lib/text/place-name.ts";
import { Drawing } from "../ui/drawing.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageLink } from "../ui/page-link.tsx";

const home = onNetherlands(company.location);
const homeName = company.address.city;

/** The radius of each ring, in kilometres. */
const rings = [50, 100, 150];

const sides = {
  rechts: { dx: 18, dy: 9, textAnchor: "start" },
  links: { dx: -18, dy: 9, textAnchor: "end" },
  boven: { dy: -18 },
  onder: { dy: 36 },
  rechtsonder: { dx: 12, dy: 26, textAnchor: "start" },
} as const;

function Name({ name, point: { x, y }, side }: { name: string; point: Point; side: NameSide }) {
  return (
    <text x={x} y={y} {...sides[side]}>
      {name}
    </text>
  );
}

/** The Netherlands with rings around our own place. The map is decoration, because words beside it say the same. */
function RingedMap({
  fontSize,
  homeSide,
  children,
}: {
  /** The size in units of the map, which is 600 wide. */
  fontSize: number;
  homeSide: NameSide;
  children?: ReactNode;
}) {
  return (
    <div className="relative mr-[3%] ml-[8%]">
      {/* The outline comes from Natural Earth (public domain, naturalearthdata.com). */}
      <Drawing name="nederland" isFirst height={833} className="w-full forced-colors:invisible" />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${netherlands.width} ${netherlands.height}`}
        fontSize={fontSize}
        className="map absolute inset-0 overflow-visible"
      >
        {rings.map((kilometres) => (
          <circle
            key={kilometres}
            cx={home.x}
            cy={home.y}
            r={kilometres * netherlands.unitsPerKilometre}
            className="ring"
          />
        ))}
        <g className="text-tile">
          <circle cx={home.x} cy={home.y} r="13" />
          <Name name={homeName} point={home} side={homeSide} />
        </g>
        {children}
      </svg>
    </div>
  );
}

/** A line from our own place to a city, with the distance; only the map when there is no city. */
export function DistanceMap({
  city,
  kilometres,
  children,
}: {
  city?: MappedPlace;
  kilometres?: number;
  children?: ReactNode;
}) {
  const { name = "", point, nameOnMap = "rechts" } = city ?? {};
  return (
    <figure className="flex flex-col gap-x-8 gap-y-4 text-small sm:max-lg:flex-row sm:max-lg:items-center">
      <div className="mx-auto w-full max-w-100 shrink-0 sm:max-lg:w-1/2">
        <RingedMap fontSize={30} homeSide={point && point.x > home.x ? "links" : "rechts"}>
          {point && (
            <>
              <line x1={home.x} y1={home.y} x2={point.x} y2={point.y} className="text-tile" />
              <circle cx={point.x} cy={point.y} r="13" />
              <Name name={name} point={point} side={nameOnMap} />
            </>
          )}
        </RingedMap>
      </div>
      <figcaption className="lg:mx-auto lg:w-full lg:max-w-100">
        {kilometres !== undefined && (
          <p className="font-semibold">
            {withPlace(shell.map.distance, homeName).replace("{afstand}", String(kilometres))}
          </p>
        )}
        {children}
      </figcaption>
    </figure>
  );
}

/** The cities by name on the map, and as a list of links with their distances. */
export function ServiceAreaMap({
  heading,
  cities,
}: {
  heading: string;
  cities: (MappedPlace & { slug: string; kilometres: number })[];
}) {
  return (
    <figure className="grid items-start gap-x-12 gap-y-4 text-small md:grid-cols-[4fr_3fr]">
      <RingedMap fontSize={24} homeSide="rechtsonder">
        {cities.map(
          ({ slug, name, point, nameOnMap }) =>
            point && (
              <g key={slug}>
                <circle cx={point.x} cy={point.y} r="8" />
                <Name name={name} point={point} side={nameOnMap} />
              </g>
            ),
        )}
      </RingedMap>
      <div>
        {cities.length > 0 && <Heading size="small">{heading}</Heading>}
        <ul className="max-md:columns-2">
          {cities.map(({ slug, name, kilometres }) => (
            <li
              key={slug}
              className="group relative flex min-h-11 lg:min-h-9 break-inside-avoid items-center justify-between gap-2 border-b border-zinc-200"
            >
              <PageLink to={paths.city(slug)} className="card-link text-link group-hover:text-tile">
                {name}
              </PageLink>
              <span className="text-slate">{` ${kilometres} km`}</span>
            </li>
          ))}
        </ul>
      </div>
      {cities.length > 0 && (
        <figcaption className="text-slate md:col-start-2">
          {withPlace(shell.map.distances, homeName)}
        </figcaption>
      )}
    </figure>
  );
}
