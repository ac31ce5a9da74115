import company from "../content/bedrijf.yaml";
import type { City, Coordinates } from "../lib/content/schema";

/** The size of public/drawings/nederland.svg, drawn from Natural Earth (public domain, naturalearthdata.com). */
const size = { width: 600, height: 714 };

/** Equirectangular: at 52.2° a degree of longitude is cos(52.2°) times as long as one of latitude. */
function project({ latitude, longitude }: Coordinates): { x: number; y: number } {
  return { x: 4 + (longitude - 3.3498) * 153.8286, y: 4 + (53.5589 - latitude) * 250.982 };
}

const labelOffsets = {
  right: { dx: 13, dy: 6, textAnchor: "start" },
  left: { dx: -13, dy: 6, textAnchor: "end" },
  above: { dx: -4, dy: -24, textAnchor: "middle" },
  below: { dx: 0, dy: 26, textAnchor: "middle" },
} as const;

/** The Netherlands with the company and cities; decoration beside a text that names them. */
export function NetherlandsMap({
  cities,
  className = "",
}: {
  cities: Pick<City, "name" | "latitude" | "longitude" | "mapLabel">[];
  className?: string;
}) {
  const home = project(company.location);
  return (
    <div className={`relative ${className}`}>
      {/* A file of its own, so that it is not in the HTML and the script of every city. */}
      <img
        src="/drawings/nederland.svg"
        alt=""
        {...size}
        loading="lazy"
        className="w-full forced-colors:invisible"
      />
      <svg
        aria-hidden
        viewBox={`0 0 ${size.width} ${size.height}`}
        fill="currentColor"
        className="absolute inset-0 size-full overflow-visible"
      >
        <g className="text-tile">
          <circle cx={home.x} cy={home.y} r="10" fill="none" stroke="currentColor" strokeWidth="3" />
          <circle cx={home.x} cy={home.y} r="4.5" />
          <text x={home.x + 12} y={home.y + 30}>
            {company.address.city}
          </text>
        </g>
        {cities.map(({ name, latitude, longitude, mapLabel }) => {
          if (latitude === undefined || longitude === undefined) return null;
          const { x, y } = project({ latitude, longitude });
          const { dx, dy, textAnchor } = labelOffsets[mapLabel ?? "right"];
          return (
            <g key={name}>
              <circle cx={x} cy={y} r="6" />
              <text x={x + dx} y={y + dy} textAnchor={textAnchor}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
