/** A place on earth, in degrees (WGS 84). */
export interface Location {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in whole kilometres (haversine; mean radius of the earth by IUGG). */
export function kilometresBetween(one: Location, other: Location): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return Math.round(2 * 6371.0088 * Math.asin(Math.sqrt(chord)));
}

/** A point on the drawing public/drawings/nederland.svg, in the units of its viewBox. */
export interface Point {
  x: number;
  y: number;
}

/** A city on the map; without coordinates it has only a name. */
export interface MappedPlace {
  name: string;
  point?: Point;
  kilometres?: number;
}

export function mappedPlace(
  { name, latitude, longitude }: { name: string } & Partial<Location>,
  from: Location,
): MappedPlace {
  if (latitude === undefined || longitude === undefined) return { name };
  const location = { latitude, longitude };
  return { name, point: onNetherlands(location), kilometres: kilometresBetween(from, location) };
}

/** The size of that drawing, and how many of its units are a kilometre. */
export const netherlands = { width: 600, height: 714, unitsPerKilometre: 2.257 };

/**
 * Where a place lies on that drawing. Equirectangular: at 52.2° a degree of longitude is cos(52.2°) times as long as
 * one of latitude.
 */
export function onNetherlands({ latitude, longitude }: Location): Point {
  return {
    x: Math.round(4 + (longitude - 3.3498) * 153.8286),
    y: Math.round(4 + (53.5589 - latitude) * 250.982),
  };
}
