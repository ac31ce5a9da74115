/*
 * Written by scripts/build/draw-netherlands.ts together with public/drawings/nederland.svg; change that, not this file.
 * Equirectangular projection, standard parallel 52.2°.
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
