/** A place on earth, in degrees (WGS 84). */
export interface Location {
  latitude: number;
  longitude: number;
}

/** A point on the drawing public/drawings/nederland.svg, in the units of its viewBox. */
export interface Point {
  x: number;
  y: number;
}

/** The side of a city's dot on which the name stands. */
export type NameSide = "rechts" | "links" | "boven" | "onder" | "rechtsonder";

/** A city on the map, with a dot when its coordinates are known. */
export interface MappedPlace {
  name: string;
  nameOnMap: NameSide;
  point?: Point;
}

/** The city as the map needs it. */
export function mappedPlace({
  name,
  nameOnMap,
  latitude,
  longitude,
}: Omit<MappedPlace, "point"> & Partial<Location>): MappedPlace {
  const isLocated = latitude !== undefined && longitude !== undefined;
  return { name, nameOnMap, point: isLocated ? onNetherlands({ latitude, longitude }) : undefined };
}

/** The size of nederland.svg in its units, and the number of units in a kilometre. */
export const netherlands = { width: 600, height: 714, unitsPerKilometre: 2.257 };

/** The margin of nederland.svg, and the westernmost and northernmost degree of the country inside it. */
const margin = 4;
const west = 3.3498;
const north = 53.5589;

/** The number of units in a degree. At 52.2° a degree of longitude is cos(52.2°) times a degree of latitude. */
const perDegree = { latitude: 250.982, longitude: 153.8286 };

/** Returns where a place lies on nederland.svg, which is an equirectangular map. */
export function onNetherlands({ latitude, longitude }: Location): Point {
  return {
    x: Math.round(margin + (longitude - west) * perDegree.longitude),
    y: Math.round(margin + (north - latitude) * perDegree.latitude),
  };
}
