import type { ReactNode } from "react";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { type MappedPlace, netherlands, onNetherlands, type Point } from "../lib/geography";
import { paths } from "../lib/paths";
import { withPlace } from "../lib/text/place-name";
import { Drawing } from "../ui/drawing";
import { PageLink } from "../ui/page-link";

const home = onNetherlands(company.location);
const homeName = company.address.city;

/** In kilometres. `map.rings` of the content explains them. */
const rings = [50, 100, 150];
const ringsText = withPlace(shell.map.rings, homeName);

/** The Netherlands with rings around our own place. It is decoration beside words that say the same. */
function RingedMap({ children }: { children: ReactNode }) {
  return (
    <div className="relative mr-[3%] ml-[8%]">
      {/* Drawn from Natural Earth (public domain, naturalearthdata.com). */}
      <Drawing name="nederland" isFirst height={833} className="w-full forced-colors:invisible" />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${netherlands.width} ${netherlands.height}`}
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
        {children}
        <circle cx={home.x} cy={home.y} r="10" className="text-tile" />
      </svg>
    </div>
  );
}

/** A line from our own place to a city, with the distance; only the map when there is no city. */
export function DistanceMap({ city, children }: { city?: MappedPlace; children?: ReactNode }) {
  const { name, point, kilometres } = city ?? {};
  // Puts each name on the side away from the other dot.
  const above = (one: Point, other = one) => (one.y <= other.y ? -24 : 46);
  return (
    <figure className="flex items-center gap-6 text-small">
      <div className="w-2/5 max-w-64 shrink-0">
        <RingedMap>
          {point && (
            <>
              <line x1={home.x} y1={home.y} x2={point.x} y2={point.y} className="text-tile" />
              <circle cx={point.x} cy={point.y} r="12" />
              <text x={point.x} y={point.y} dy={above(point, home)}>
                {name}
              </text>
            </>
          )}
          <text x={home.x} y={home.y} dy={above(home, point)} className="text-tile">
            {homeName}
          </text>
        </RingedMap>
      </div>
      <figcaption>
        {kilometres === undefined ? (
          <p className="text-slate">{ringsText}</p>
        ) : (
          <p className="font-semibold">
            {withPlace(shell.map.distance, homeName).replace("{afstand}", String(kilometres))}
          </p>
        )}
        {children}
      </figcaption>
    </figure>
  );
}

/** The cities as numbered dots, and as a list of links with their distances. */
export function ServiceAreaMap({
  heading,
  cities,
}: {
  heading: string;
  cities: (MappedPlace & { slug: string })[];
}) {
  return (
    <figure className="grid items-center gap-x-8 gap-y-4 text-small max-lg:px-5 md:grid-cols-[3fr_2fr] md:max-lg:px-8">
      <RingedMap>
        {cities.map(
          ({ slug, point }, index) =>
            point && (
              <g key={slug} className="number">
                <circle cx={point.x} cy={point.y} r="16" />
                <text x={point.x} y={point.y}>
                  {index + 1}
                </text>
              </g>
            ),
        )}
      </RingedMap>
      <div>
        {cities.length > 0 && <h2 className="text-subheading">{heading}</h2>}
        <ol className="max-md:columns-2">
          {cities.map(({ slug, name, point, kilometres }, index) => (
            <li key={slug} className="flex min-h-11 items-center gap-2">
              {point && (
                <span
                  aria-hidden
                  className="min-w-5 rounded-full bg-ink text-center text-tiny font-semibold text-white"
                >
                  {index + 1}
                </span>
              )}
              <PageLink to={paths.city(slug)} className="text-link py-2 whitespace-nowrap">
                {name}
              </PageLink>
              {kilometres !== undefined && <span className="text-slate">{` ${kilometres} km`}</span>}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="text-slate md:col-span-full">{ringsText}</figcaption>
    </figure>
  );
}
