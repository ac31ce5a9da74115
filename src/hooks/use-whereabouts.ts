import { useEffect, useState } from "react";
import type { CitySummary, Coordinates } from "../lib/content/schema";
import type { Whereabouts } from "../lib/dutch-places";

const unknown: Whereabouts = { places: [] };

/** Where the place of a slug is, seen from `base`, once the list of places has come; without it nothing is known. */
export function useWhereabouts(slug: string, base: Coordinates, cities: CitySummary[]): Whereabouts {
  const [found, setFound] = useState<Whereabouts & { slug: string }>();
  useEffect(() => {
    if (slug === "") return;
    import("../lib/dutch-places").then(
      ({ whereaboutsOf }) => setFound({ slug, ...whereaboutsOf(slug, base, cities) }),
      // The page has a text without them.
      () => {},
    );
  }, [slug, base, cities]);
  return found?.slug === slug ? found : unknown;
}
