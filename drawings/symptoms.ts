import { disc, gutter, layer, missingTile, moss, pipe, rise, row, slope, tileRow, tileWidth } from "./parts.ts";
import { flat, front, type Place, range, type Shape, type Sheet, side, through, tone, world } from "./sheet.ts";

const at = slope();

/** Rows of tiles, close by. */
const field = (sheet: Sheet, rows: number, count: number, from = 0) => [
  sheet.fill(tone.light, flat(at, [0, count * tileWidth], [from + 0.3, rows + 0.1], 0)),
  ...range(from, rows - 1).map((up) => sheet.stamp(`t${count}`, at(0, up, layer.tile / 2), () => tileRow(sheet, count, "light", true))),
];

const verge = (sheet: Sheet, rows: number, x: number) => sheet.plane(tone.lead, side(at, x, [0, rows + 0.1], [-0.12, 0.02]));

const drop = (x: number, y: number, z: number, size: number): Shape =>
  (
    [
      [0, 2.2],
      [0.75, 0.4],
      [0.55, -0.6],
      [0, -0.9],
      [-0.55, -0.6],
      [-0.75, 0.4],
    ] as const
  ).map(([dx, up]) => [x + dx * size, y, z + up * size]);

/** A whole old roof: its ridge sags, tiles are gone in many places. */
export function dakrenovatie(sheet: Sheet) {
  const [w, rows] = [3.3, 9];
  const [low, depth] = [-1, 2 * rows * row];
  const sag = (x: number) => 0.3 * Math.sin((Math.PI * x) / w);
  const on = (x: number, up: number): Place => {
    const [px, py, pz] = at(x, up, 0.05);
    return [px, py, pz - (sag(x) * up) / rows];
  };
  const line = (up: number): Shape => range(0, w, w / 10).map((x) => on(x, up));
  const gap = (x: number, up: number): Shape => [on(x, up), on(x + 0.3, up), on(x + 0.3, up + 1), on(x, up + 1)];
  return [
    sheet.plane(tone.lead, [
      [w, 0.12, low],
      [w, depth - 0.12, low],
      [w, depth - 0.12, 0.1],
      [w, rows * row, rows * rise],
      [w, 0.12, 0.1],
    ]),
    sheet.plane(tone.zinc, front(world, [0, w], 0.12, [low, 0.1])),
    sheet.fill(tone.slate, front(world, [0.5, 1.3], 0.12, [-0.75, -0.2]), front(world, [2, 2.8], 0.12, [-0.75, -0.2])),
    sheet.plane(tone.grey, [...line(0), ...line(rows).reverse()]),
    sheet.lines(tone.lead, 1, ...range(1, rows - 1).map(line)),
    sheet.fill(tone.ink, gap(0.6, 6), gap(1.5, 4), gap(2.4, 6), gap(0.9, 2), gap(2.1, 1)),
    sheet.plane(tone.tile, gap(1.2, 6.3), gap(2.7, 3.4), gap(0.3, 3.3), gap(1.8, 2.4)),
    sheet.lines(tone.tile, 4, line(rows)),
  ].join("");
}

/** One tile has slid, and bares the dark. */
export function pannendaken(sheet: Sheet) {
  return [
    verge(sheet, 3, 5 * tileWidth),
    ...field(sheet, 3, 5),
    missingTile(sheet, at, 2, 1),
    sheet.stamp("red", at(2.25 * tileWidth, 0.15, layer.tile / 2), () => tileRow(sheet, 1, "red", true)),
  ].join("");
}

/** A corner of a flat roof with a pond, a blister and an open seam. */
export function bitumen(sheet: Sheet) {
  const [w, d] = [2.4, 2];
  const pond: Shape = range(0, 345, 15).map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const wobble = 1 + 0.14 * Math.sin(2 * angle + 1);
    return [0.8 + 0.55 * wobble * Math.cos(angle), 1 + 0.42 * wobble * Math.sin(angle), 0];
  });
  return [
    sheet.box(world, [0, w], [0, d], [-0.55, 0], [tone.slate, tone.light, tone.lead]),
    sheet.box(world, [0, w], [d - 0.14, d], [0, 0.14], [tone.white, tone.light, tone.zinc]),
    sheet.plane(tone.white, pond),
    sheet.lines(
      tone.grey,
      1.4,
      [
        [0.5, 0.95, 0],
        [0.85, 0.95, 0],
      ],
      [
        [0.75, 1.15, 0],
        [1.05, 1.15, 0],
      ],
    ),
    sheet.plane(tone.grey, disc(world, 1.9, 1.45, 0.04, 0.26)),
    sheet.fill(tone.white, disc(world, 1.8, 1.46, 0.1, 0.1)),
    sheet.lines(tone.tile, 4, [
      [1.72, 0.25, 0],
      [1.6, 0.5, 0],
      [1.7, 0.8, 0],
      [1.52, 1.1, 0],
      [1.6, 1.4, 0],
      [1.46, 1.7, 0],
    ]),
    sheet.box(world, [0, w], [0, 0.14], [0, 0.14], [tone.white, tone.light, tone.zinc]),
    sheet.box(world, [w - 0.14, w], [0, d], [0, 0.14], [tone.white, tone.light, tone.zinc]),
  ].join("");
}

/** A cold attic: nothing under the tiles, and the warmth goes. */
export function isolatie(sheet: Sheet) {
  const [w, rows] = [2.6, 7];
  const d = 2 * rows * row;
  const low = -0.7;
  const top = rows * rise;
  const band = (x: number, thick: number): Shape => [
    [x, -0.12, -0.1],
    [x, d / 2, top],
    [x, d + 0.12, -0.1],
    [x, d + 0.12, -0.1 - thick],
    [x, d / 2, top - thick],
    [x, -0.12, -0.1 - thick],
  ];
  const heat = (x: number): Shape[] => {
    const to = (dx: number, dz: number): Place => [x + dx, d / 2 + 0.503 * dx, top + 0.12 + dz];
    return [range(0, 1, 0.0625).map((t) => to(0.05 * Math.sin(t * 3 * Math.PI), t * 0.66)), through(to(-0.15, 0.56), to(0, 0.78), to(0.15, 0.56))];
  };
  return [
    sheet.plane(tone.slate, [
      [w, 0, low],
      [w, d, low],
      [w, d, 0],
      [w, d / 2, top - 0.1],
      [w, 0, 0],
    ]),
    sheet.plane(tone.lead, side(world, w, [0, d], [low, -0.1])),
    sheet.plane(tone.zinc, front(world, [0, w], 0, [low, 0])),
    sheet.plane(tone.light, [
      [0, -0.12, -0.1],
      [w, -0.12, -0.1],
      [w, d / 2, top],
      [0, d / 2, top],
    ]),
    sheet.lines(tone.grey, 1.2, ...range(1, rows - 1).map((up): Shape => [at(0, up, 0), at(w, up, 0)])),
    sheet.plane(tone.white, band(w, 0.09)),
    sheet.lines(tone.tile, 3, ...heat(0.35), ...heat(1.15), ...heat(1.95)),
  ].join("");
}

/** A corner of a room: a stain below the ceiling, drops, a bucket. */
export function daklekkage(sheet: Sheet) {
  const [w, d, h] = [2.2, 1.6, 1.7];
  const stain = (size: number): Shape =>
    range(180, 360, 7.5).map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      const wobble = size * (1 + 0.16 * Math.sin(4 * angle + 1) + 0.08 * Math.sin(9 * angle));
      return [1.15 + 0.62 * wobble * Math.cos(angle), d, h + 0.62 * wobble * Math.sin(angle)];
    });
  const bucket = [1.25, 0.95] as const;
  return [
    sheet.plane(tone.grey, flat(world, [0, w], [0, d], 0)),
    sheet.lines(
      tone.lead,
      1,
      ...[0.4, 0.8, 1.2].map(
        (y): Shape => [
          [0, y, 0],
          [w, y, 0],
        ],
      ),
    ),
    sheet.plane(tone.zinc, side(world, 0, [0, d], [0, h])),
    sheet.plane(tone.light, front(world, [0, w], d, [0, h])),
    sheet.plane(tone.blush, stain(1.2)),
    sheet.fill(tone.tile, stain(0.75)),
    sheet.box(world, [-0.1, w], [d, d + 0.1], [h, h + 0.1], [tone.white, tone.white, tone.zinc]),
    sheet.box(world, [-0.1, 0], [0, d + 0.1], [h, h + 0.1], [tone.white, tone.white, tone.zinc]),
    pipe(sheet, world, ...bucket, [0, 0.36], 0.24),
    sheet.plane(tone.white, disc(world, ...bucket, 0.34, 0.19)),
    sheet.plane(tone.white, drop(bucket[0], bucket[1], 0.62, 0.07), drop(bucket[0], bucket[1], 0.98, 0.06)),
  ].join("");
}

/** Moss on the tiles, leaves in the gutter. */
export function onderhoud(sheet: Sheet) {
  const leaf = (x: number, y: number, turn: number): Shape =>
    (
      [
        [-1, 0],
        [0, 0.55],
        [1, 0],
        [0, -0.55],
      ] as const
    ).map(([u, v]) => [x + 0.11 * (u * Math.cos(turn) - v * Math.sin(turn)), y + 0.11 * (u * Math.sin(turn) + v * Math.cos(turn)), 0]);
  return [
    verge(sheet, 3, 5 * tileWidth),
    gutter(sheet, [0, 1.56], -0.07, -0.06, true),
    sheet.plane(tone.tile, ...range(0, 7).map((index) => leaf(0.15 + index * 0.16, -0.09 + (index % 3) * 0.03, index * 1.4))),
    ...field(sheet, 3, 5),
    ...(
      [
        [0.32, 1.1],
        [0.95, 2.1],
        [1.15, 0.1],
        [0.82, 1.1],
        [0.5, 0.1],
      ] as const
    ).map(([x, up]) => moss(sheet, at, x, up, 0.16)),
  ].join("");
}

/** A lens over a roof that looks sound. */
export function inspectie(sheet: Sheet) {
  const centre = [0.85, 1.7] as const;
  const ring = (r: number): Shape =>
    range(0, 350, 10).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return at(centre[0] + r * Math.cos(angle), centre[1] + (r / 0.335) * Math.sin(angle), 0.22);
    });
  const [hx, hu] = [centre[0] + 0.42 * 0.72, centre[1] - (0.42 / 0.335) * 0.72];
  const handle: Shape = [at(hx, hu, 0.22), at(hx + 0.42, hu - 1.25, 0.22)];
  return [
    verge(sheet, 3, 5 * tileWidth),
    ...field(sheet, 3, 5),
    sheet.fill(tone.white, ring(0.42)).replace('stroke="none"', 'stroke="none" fill-opacity=".55"'),
    sheet.lines(tone.ink, 12, handle),
    sheet.lines(tone.tile, 9, handle),
    sheet.rings(tone.ink, 8, ring(0.42)),
    sheet.rings(tone.tile, 5, ring(0.42)),
  ].join("");
}

/** Water runs over a gutter with an open seam, and down the wall. */
export function dakgoten(sheet: Sheet) {
  const w = 1.8;
  return [
    sheet.plane(tone.lead, side(world, w - 0.05, [0.3, 0.75], [-1.25, 0.1])),
    sheet.plane(tone.light, front(world, [0, w - 0.05], 0.3, [-1.25, 0])),
    sheet.shade(
      0.3,
      through(
        [0.5, 0.3, -0.1],
        [1.5, 0.3, -0.1],
        [1.42, 0.3, -0.7],
        [1.3, 0.3, -0.8],
        [1.2, 0.3, -0.55],
        [1.08, 0.3, -1.02],
        [0.94, 0.3, -1.02],
        [0.86, 0.3, -0.6],
        [0.7, 0.3, -0.85],
        [0.58, 0.3, -0.6],
      ),
    ),
    verge(sheet, 1, 6 * tileWidth),
    gutter(sheet, [0, w + 0.05], -0.07, -0.06, true, sheet.fill(tone.white, flat(world, [0, w + 0.05], [-0.2, 0], -0.07))),
    ...field(sheet, 1, 6),
    sheet.lines(tone.tile, 6, through([0.9, -0.22, -0.02], [0.93, -0.22, -0.09], [0.87, -0.2, -0.15], [0.9, -0.16, -0.2])),
    sheet.plane(tone.white, drop(0.9, -0.18, -0.45, 0.08), drop(0.93, -0.18, -0.78, 0.07)),
  ].join("");
}

/** Walls without a roof, and where it comes. */
export function nieuwbouw(sheet: Sheet) {
  const [w, d, h] = [2.4, 1.9, 1.1];
  const top = h + 0.85;
  const t = 0.14;
  return [
    sheet.plane(tone.slate, side(world, t, [t, d], [0.3, h])),
    sheet.plane(tone.grey, front(world, [t, w - t], d - t, [0.2, h])),
    sheet.plane(tone.lead, side(world, w, [0, d], [0, h])),
    sheet.plane(tone.zinc, front(world, [0, w], 0, [0, h])),
    sheet.plane(tone.slate, front(world, [0.4, 1.05], 0, [0.35, 0.85]), front(world, [1.45, 1.95], 0, [0, 0.85])),
    sheet.plane(
      tone.white,
      flat(world, [0, w], [0, t], h),
      flat(world, [0, t], [0, d], h),
      flat(world, [w - t, w], [0, d], h),
      flat(world, [0, w], [d - t, d], h),
    ),
    sheet.dashes(
      tone.tile,
      4,
      [
        [0, 0, h],
        [0, d / 2, top],
        [0, d, h],
      ],
      [
        [w, 0, h],
        [w, d / 2, top],
        [w, d, h],
      ],
      [
        [0, d / 2, top],
        [w, d / 2, top],
      ],
      [
        [0, 0, h],
        [w, 0, h],
      ],
    ),
  ].join("");
}
