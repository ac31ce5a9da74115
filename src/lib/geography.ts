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

/** A city on the map; without coordinates it has only a name. */
export interface MappedPlace {
  name: string;
  point?: { x: number; y: number };
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

/** The drawing public/drawings/nederland.svg: its viewBox, and how many of its units are a kilometre. */
export const netherlands = { width: 600, height: 714, unitsPerKilometre: 2.257 };

/**
 * Where a place lies on that drawing, in per cent of its width and height. Equirectangular: at 52.2° a degree of
 * longitude is cos(52.2°) times as long as one of latitude.
 */
export function onNetherlands({ latitude, longitude }: Location): { x: number; y: number } {
  const x = 4 + (longitude - 3.3498) * 153.8286;
  const y = 4 + (53.5589 - latitude) * 250.982;
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return { x: percent(x, netherlands.width), y: percent(y, netherlands.height) };
}

/** The number of names that fit at each side of the map. */
export const mapRows = 8;

/**
 * The side and the row of every name beside the map, chosen so that few lines to the dots cross: the western half on the
 * left, each side from north to south. Undefined when a place is unknown or a side is full.
 */
export function namesBesideMap(places: MappedPlace[]) {
  const points = places.flatMap(({ name, point }) => (point ? [{ name, ...point }] : []));
  if (points.length < places.length || points.length > 2 * mapRows) return undefined;
  points.sort((one, other) => one.x - other.x);
  const half = Math.ceil(points.length / 2);
  const names = new Map<string, { side: "left" | "right"; row: number }>();
  for (const [side, column] of [
    ["left", points.slice(0, half)],
    ["right", points.slice(half)],
  ] as const) {
    column.sort((one, other) => one.y - other.y);
    let row = 0;
    for (const [index, { name, y }] of column.entries()) {
      const still = column.length - index - 1;
      row = Math.min(Math.max(row + 1, Math.ceil((y / 100) * mapRows)), mapRows - still);
      names.set(name, { side, row });
    }
  }
  return names;
}
