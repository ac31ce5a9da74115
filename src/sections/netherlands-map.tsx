import company from "../content/bedrijf.yaml";
import type { City, Company } from "../lib/content/schema";
import { Drawing } from "../ui/drawing";

/** Equirectangular: at 52.2° a degree of longitude is cos(52.2°) times as long as one of latitude. */
function project({ latitude, longitude }: Company["location"]): { x: number; y: number } {
  return { x: 4 + (longitude - 3.3498) * 153.8286, y: 4 + (53.5589 - latitude) * 250.982 };
}

/** The Netherlands with the company and a city; decoration beside a text that names them. */
export function NetherlandsMap({ city: { name, latitude, longitude } }: { city: City }) {
  const home = project(company.location);
  const place = latitude && longitude ? project({ latitude, longitude }) : undefined;
  return (
    <div className="relative mx-auto w-full max-w-sm text-subheading">
      {/* Drawn from Natural Earth (public domain, naturalearthdata.com). */}
      <Drawing name="nederland" height={833} className="w-full forced-colors:invisible" />
      <svg
        aria-hidden
        viewBox="0 0 600 714"
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
        {place && (
          <g>
            <circle cx={place.x} cy={place.y} r="6" />
            {/* Away from the name of our own place. */}
            <text
              {...place}
              dx={place.x < home.x ? -13 : 13}
              dy="6"
              textAnchor={place.x < home.x ? "end" : "start"}
            >
              {name}
            </text>
          </g>
        )}
      </svg>
    </div>
  );
}
