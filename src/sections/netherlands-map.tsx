import type { ReactNode } from "react";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { type MappedPlace, mapRows, namesBesideMap, netherlands, onNetherlands } from "../lib/geography";
import { paths } from "../lib/paths";
import { withPlace } from "../lib/text/place-name";
import { Drawing } from "../ui/drawing";
import { PageLink } from "../ui/page-link";

type Point = NonNullable<MappedPlace["point"]>;

const home = onNetherlands(company.location);
const homeName = company.address.city;

const { width, height, unitsPerKilometre } = netherlands;

/** In kilometres. */
const rings = [50, 100, 150];

/** In per cent of what SVG measures a radius by: the diagonal divided by the square root of two. */
const radiusOf = (kilometres: number) =>
  `${(100 * kilometres * unitsPerKilometre) / (Math.hypot(width, height) * Math.SQRT1_2)}%`;

const place = ({ x, y }: Point) => ({ x: `${x}%`, y: `${y}%` });
const center = ({ x, y }: Point) => ({ cx: `${x}%`, cy: `${y}%` });

/** A ring has its number in the north-west, which is mostly sea. */
function ringLabel(kilometres: number): Point {
  const aside = 100 * kilometres * unitsPerKilometre * Math.SQRT1_2;
  return { x: home.x - aside / width, y: home.y - aside / height };
}

/** Words on the map, at the left or the right of a point. */
function Label({ at, side, text }: { at: Point; side: "left" | "right"; text: string }) {
  const isLeft = side === "left";
  return (
    <text {...place(at)} dx={isLeft ? -14 : 14} dy="5" textAnchor={isLeft ? "end" : "start"}>
      {text}
    </text>
  );
}

/** The Netherlands with rings of kilometres around our own place; decoration beside words that say the same. */
function RingedMap({
  homeSide,
  hasNumbers = true,
  children,
}: {
  homeSide: "left" | "right";
  /** On the rings. */
  hasNumbers?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="relative">
      {/* Drawn from Natural Earth (public domain, naturalearthdata.com). */}
      <Drawing name="nederland" isFirst height={833} className="w-full forced-colors:invisible" />
      <svg aria-hidden="true" className="map absolute inset-0 size-full text-slate opacity-40">
        {rings.map((kilometres) => (
          <circle key={kilometres} {...center(home)} r={radiusOf(kilometres)} className="ring" />
        ))}
      </svg>
      <svg aria-hidden="true" className="map absolute inset-0 size-full overflow-visible font-semibold">
        {hasNumbers && (
          <g className="text-tiny font-normal text-slate">
            {rings.map((kilometres) => (
              <text key={kilometres} {...place(ringLabel(kilometres))} dy="4" textAnchor="middle">
                {`${kilometres} km`}
              </text>
            ))}
          </g>
        )}
        {children}
        <g className="text-tile">
          <circle {...center(home)} r="9" className="ring" />
          <circle {...center(home)} r="4" />
          <Label at={home} side={homeSide} text={homeName} />
        </g>
      </svg>
    </div>
  );
}

/** The way from our own place to a city in one line, with its length; without a city the map alone. */
export function DistanceMap({ city, children }: { city?: MappedPlace; children?: ReactNode }) {
  const { name = "", point, kilometres } = city ?? {};
  const side = point && point.x > home.x && point.x < 65 ? "right" : "left";
  return (
    <figure className="flex items-center gap-6 pl-8 text-small lg:pl-16">
      <div className="w-[45%] max-w-64 shrink-0">
        <RingedMap
          hasNumbers={!point}
          homeSide={point && side === "left" && point.x < home.x ? "right" : "left"}
        >
          {point && (
            <>
              <line
                x1={`${home.x}%`}
                y1={`${home.y}%`}
                x2={`${point.x}%`}
                y2={`${point.y}%`}
                className="text-tile"
                strokeWidth="3"
              />
              <circle {...center(point)} r="5" />
              <Label at={point} side={side} text={name} />
            </>
          )}
        </RingedMap>
      </div>
      <figcaption>
        {kilometres === undefined ? (
          <p className="text-slate">{withPlace(shell.map.rings, homeName)}</p>
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

interface LinkedPlace extends MappedPlace {
  slug: string;
}

/** Cities as links, in their order: each beside the map with a line to its dot, or below it with the number of its dot. */
export function ServiceAreaMap({ heading, cities }: { heading: string; cities: LinkedPlace[] }) {
  const names = namesBesideMap(cities);
  return (
    <figure className="text-small max-lg:px-5 md:max-lg:px-8">
      {cities.length > 0 && <h2 className="text-subheading">{heading}</h2>}
      <div className="relative mt-4 nav:px-[25%]">
        <div className="mx-auto max-w-lg">
          <RingedMap homeSide="left">
            {cities.map(({ slug, name, point }, index) => {
              const beside = names?.get(name);
              return (
                point && (
                  <g key={slug}>
                    {beside && (
                      <line
                        x1={beside.side === "left" ? "-1%" : "101%"}
                        y1={`${(beside.row - 0.5) * (100 / mapRows)}%`}
                        x2={`${point.x}%`}
                        y2={`${point.y}%`}
                        className="max-nav:hidden"
                      />
                    )}
                    <circle {...center(point)} r="9" className={names && "nav:[r:5px]"} />
                    <text
                      {...place(point)}
                      dy="4"
                      textAnchor="middle"
                      className={`number text-[0.6875rem] ${names ? "nav:hidden" : ""}`}
                    >
                      {index + 1}
                    </text>
                  </g>
                )
              );
            })}
          </RingedMap>
        </div>
        <ol
          className={`grid gap-x-4 ${names ? "nav:absolute nav:inset-0 nav:grid-cols-[24%_1fr_24%] nav:grid-rows-8 nav:items-center max-nav:grid-cols-2" : "grid-cols-2"}`}
        >
          {cities.map(({ slug, name, kilometres }, index) => {
            const { side, row } = names?.get(name) ?? {};
            return (
              <li
                key={slug}
                className={
                  side
                    ? `nav:row-start-${row} ${side === "left" ? "nav:col-start-1 nav:text-right" : "nav:col-start-3"}`
                    : ""
                }
              >
                <span
                  aria-hidden
                  className={`mr-2 inline-block min-w-5 rounded-full bg-ink text-center text-tiny font-semibold text-white ${names ? "nav:hidden" : ""}`}
                >
                  {index + 1}
                </span>
                <PageLink
                  to={paths.city(slug)}
                  className="text-link inline-flex min-h-11 items-center whitespace-nowrap"
                >
                  {name}
                </PageLink>
                {kilometres !== undefined && <span className="text-slate"> {`${kilometres} km`}</span>}
              </li>
            );
          })}
        </ol>
      </div>
      <figcaption className="mt-4 text-slate">{withPlace(shell.map.rings, homeName)}</figcaption>
    </figure>
  );
}
