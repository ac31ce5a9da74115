import { distance } from "fastest-levenshtein";
import type { CitySummary, Coordinates } from "./content/schema";
import { kilometresBetween, nearest, roundedKilometres } from "./distance";
// A name, and latitude and longitude in hundredths of a degree: scripts/places/list-dutch-places.ts.
import lines from "./dutch-places.txt?raw";
import { placeSlug } from "./place-name";

/* Where Dutch places are. 10 kB, so imported only by what has a place to look up. */

export type DutchPlace = Coordinates & { name: string; slug: string };

type ListedPlace = DutchPlace & { plainSlug: string };

/** Without accents and apostrophes, which many leave out. */
const plain = (slug: string) => slug.normalize("NFD").replace(/[\p{M}']/gu, "");

const hundredth = (number: string | undefined) => Number(number) / 100;

const places: ListedPlace[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [, name = "", latitude, longitude] = /^(.*) (\d+) (\d+)$/.exec(line) ?? [];
    const slug = placeSlug(name);
    return {
      name,
      slug,
      plainSlug: plain(slug),
      latitude: hundredth(latitude),
      longitude: hundredth(longitude),
    };
  });

/** "Laren (Gelderland)" is one of those called Laren. */
const bareName = (name: string) => name.replace(/ \(.*/, "");

/** The place with this slug, or those that share the name; none where no place has it. */
export function findPlaces(slug: string): DutchPlace[] {
  const asked = plain(slug);
  const exact = places.filter((place) => place.plainSlug === asked);
  return exact.length > 0 ? exact : places.filter(({ name }) => plain(placeSlug(bareName(name))) === asked);
}

/** Where the place of a slug is; `places` alone where several share the name, and empty where none has it. */
export interface Whereabouts {
  places: DutchPlace[];
  place?: DutchPlace;
  /** From the company, in kilometres. */
  distance?: number;
  /** The nearest city with a page of its own. */
  city?: CitySummary;
}

export function whereaboutsOf(slug: string, base: Coordinates, cities: CitySummary[]): Whereabouts {
  const places = findPlaces(slug);
  const [place] = places;
  if (!place || places.length > 1) return { places };
  const distance = roundedKilometres(kilometresBetween(base, place));
  return { places, place, distance, city: nearest(place, cities) };
}

/** Up to eight names that start as what was typed. */
export function suggestPlaces(typed: string): string[] {
  const start = plain(placeSlug(typed));
  if (start === "") return [];
  return places
    .filter(({ plainSlug }) => plainSlug.startsWith(start))
    .slice(0, 8)
    .map(({ name }) => name);
}

/** The place that was probably meant by a slug that none has: one letter in four may be wrong; else undefined. */
export function closestPlace(slug: string): DutchPlace | undefined {
  const asked = plain(slug);
  const [closest] = places
    .map((place) => ({ place, changes: distance(asked, place.plainSlug) }))
    .filter(({ changes }) => changes <= asked.length / 4)
    .sort((one, other) => one.changes - other.changes);
  return closest?.place;
}
