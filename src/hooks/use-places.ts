import { useEffect, useState } from "react";
import type { DutchPlace } from "../lib/dutch-places";

/** The places that a slug stands for, once their list has come: none before, without it, and where no place has it. */
export function usePlaces(slug: string): DutchPlace[] {
  const [found, setFound] = useState<{ slug: string; places: DutchPlace[] }>();
  useEffect(() => {
    if (slug === "") return;
    import("../lib/dutch-places").then(
      ({ findPlaces }) => setFound({ slug, places: findPlaces(slug) }),
      // The page has a text without them.
      () => {},
    );
  }, [slug]);
  return found?.slug === slug ? found.places : [];
}
