import type { Coordinates } from "./content/schema";

/** In kilometres, of a sphere as large as the earth (IUGG). */
const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance as the crow flies, in kilometres: equirectangular, within a hundredth in a country of this size. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const north = radians(other.latitude - one.latitude);
  const east =
    radians(other.longitude - one.longitude) * Math.cos(radians((one.latitude + other.latitude) / 2));
  return earthRadius * Math.hypot(north, east);
}

/** As people say it: from twenty kilometres on by fives, below by ones, and never none. */
export function roundedKilometres(kilometres: number): number {
  return kilometres < 20 ? Math.max(1, Math.round(kilometres)) : 5 * Math.round(kilometres / 5);
}

/** The one of `places` that is nearest to `from`; undefined where there are none. */
export function nearest<Place extends Coordinates>(from: Coordinates, places: Place[]): Place | undefined {
  const [first] = places.toSorted((a, b) => kilometresBetween(from, a) - kilometresBetween(from, b));
  return first;
}
