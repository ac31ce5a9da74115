/*
 * How a place on earth stands in public/drawings/nederland.svg, which was drawn from Natural Earth (public domain,
 * naturalearthdata.com: countries at 1:10m, the IJsselmeer at 1:50m). Equirectangular, standard parallel 52.2°: one
 * degree of longitude is cos(52.2°) times as long as one of latitude. At this size it differs from the national grid
 * by less than a dot's width.
 */

/** The size of the drawing of the European Netherlands. */
export const drawingSize = { width: 600, height: 714 };

/** The place in the drawing of a point on earth, in degrees. */
export function project(latitude: number, longitude: number): { x: number; y: number } {
  return {
    x: 4 + (longitude - 3.3498) * 153.8286,
    y: 4 + (53.5589 - latitude) * 250.982,
  };
}
