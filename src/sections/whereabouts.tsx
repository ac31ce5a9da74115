import { Link } from "react-router-dom";
import type { OtherPlace } from "../lib/content/schema";
import type { Whereabouts } from "../lib/dutch-places";
import { paths } from "../lib/paths";
import { ArrowLink } from "../ui/arrow-link";

/** How far a place is, and which page of ours is about one nearby; keeps room for that until it is known. */
export function WhereaboutsText({
  content,
  whereabouts: { places, place, distance, city },
  baseName,
}: {
  content: OtherPlace["whereabouts"];
  whereabouts: Whereabouts;
  baseName: string;
}) {
  function sentence() {
    if (places.length > 1) return content.several;
    if (!place) return content.unknown;
    if (place.name === baseName) return content.here;
    return content.distance.replace("{afstand}", String(distance)).replace("{vertrekpunt}", baseName);
  }
  return (
    <div className="mb-4 min-h-44 md:min-h-32">
      <p className="text-lead font-semibold">{sentence()}</p>
      {places.length > 1 ? (
        <p className="flex flex-wrap gap-x-8">
          {places.map(({ slug, name }) => (
            <Link key={slug} to={paths.city(slug)} className="text-link inline-flex min-h-11 items-center">
              {name}
            </Link>
          ))}
        </p>
      ) : (
        <ArrowLink to={city ? paths.city(city.slug) : paths.serviceArea}>
          {city ? content.nearest.replace("{stad}", city.name) : content.area}
        </ArrowLink>
      )}
      {/* As their licence asks. */}
      <p className="text-tiny text-slate">
        {"Plaatsen: "}
        <a href="https://www.geonames.org" className="inline-block min-h-6 underline underline-offset-4">
          GeoNames
        </a>
        {", "}
        <a
          href="https://creativecommons.org/licenses/by/4.0/deed.nl"
          className="inline-block min-h-6 underline underline-offset-4"
        >
          CC BY 4.0
        </a>
      </p>
    </div>
  );
}
