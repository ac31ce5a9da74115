import { type Frame, flat, front, type Place, range, type Shape, type Sheet, type Span, type Tone, tone, world } from "./sheet.ts";

/** A pantile covers 0.3 m by 0.25 m of plan; the roof rises 41.8°, as roofs of the 1930s do. */
export const tileWidth = 0.3;
export const row = 0.25;
export const rise = (127 - (47 / 188) * 185.4) / 361;
const pitch = Math.atan2(rise, row);
const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];

/** On a slope: metres along the eaves, rows of tiles up from it, metres square to the battens' top. */
export const slope =
  (eavesY = 0, eavesZ = 0, facing: 1 | -1 = 1): Frame =>
  (x, up, height) => [x, eavesY + facing * (up * row - height * sin), eavesZ + up * rise + height * cos];

/** How many rows further up a layer meets the layer of the other slope. */
export const beyondRidge = (height: number) => (height * sin) / row;
/** How far above the battens' ridge a layer ends. */
export const aboveRidge = (height: number) => height / cos;

/** Heights of the layers over the battens' top, each about half as thick again as in a real roof. */
export const layer = {
  tile: 0.1,
  batten: -0.045,
  counter: -0.09,
  insulation: -0.31,
  vapour: -0.325,
  boards: -0.36,
  rafter: -0.5,
  purlin: -0.74,
} as const;

const onOrigin = slope();

/** The lower edge of `count` pantiles: a trough, then the roll that laps over the next tile. */
export function wave(sheet: Sheet, count: number) {
  const step = (along: number, height: number) => onOrigin(along * tileWidth, 0, height);
  return sheet.curve([step(0.12, -0.075), step(0.4, -0.06), step(0.55, 0), step(0.66, 0.055), step(0.88, 0.085), step(1, 0)], count);
}

/** Colours of a pantile: its body, the flank that lies in shade, the edge that the eye sees from below. */
const clay = {
  light: [tone.light, tone.grey, tone.grey],
  grey: [tone.grey, tone.lead, tone.lead],
  red: [tone.tile, tone.tileDark, tone.tileDark],
} as const;
export type Clay = keyof typeof clay;

/** `count` tiles of one row, at the origin. Close by (`thick`), the edge shows the clay's thickness. */
export function tileRow(sheet: Sheet, count: number, colour: Clay, thick = false) {
  const [body, flank, edge] = clay[colour];
  const width = count * tileWidth;
  const outline = (height: number): Shape => [onOrigin(0, 0, height), wave(sheet, count), onOrigin(width, 1.11, height), onOrigin(0, 1.11, height)];
  const shaded = range(0, count - 1).map((index): Shape => {
    const at = (along: number, up: number, height: number) => onOrigin((index + along) * tileWidth, up, height);
    return [at(0, 0, 0), at(0.06, 0, -0.026), at(0.13, 0, -0.042), at(0.22, 0, -0.049), at(0.22, 1, -0.049), at(0.13, 1, -0.042), at(0, 1, 0)];
  });
  const glints = range(0, count - 1).map((index): Shape => {
    const at = (up: number) => onOrigin((index + 0.8) * tileWidth, up, 0.05);
    return [at(0.12), at(0.8)];
  });
  return [
    thick ? sheet.plane(edge, outline(-0.045)) : "",
    thick ? sheet.plane(body, outline(0)) : sheet.fill(body, outline(0)),
    sheet.fill(flank, ...shaded),
    thick ? sheet.lines(colour === "red" ? tone.blush : tone.white, 1.2, ...glints) : "",
    sheet.lines(tone.ink, 1, [onOrigin(0, 0, 0), wave(sheet, count)]),
  ].join("");
}

/** Rows of tiles, each from its own `span` of columns. Lower rows come first, as the upper ones lie over them. */
export function tiles(sheet: Sheet, at: Frame, [from, to]: Span, span: (up: number) => Span, colour: Clay, thick = false) {
  const shortest = Math.min(...range(from, to).map((up) => span(up)[1] - span(up)[0]));
  const stamp = (column: number, up: number, count: number) =>
    sheet.stamp(`${colour}${count}`, at(column * tileWidth, up, layer.tile / 2), () => tileRow(sheet, count, colour, thick));
  const all = range(from, to);
  // Where an end has another column than the row before, the border steps.
  const border = ([0, 1] as const).map((end) =>
    all.flatMap((up): Place[] => {
      const before = up > from ? span(up - 1)[end] : undefined;
      const column = span(up)[end];
      const corner = (x: number) => at(x * tileWidth, up, layer.tile / 2);
      if (column === before) return up === to ? [at(column * tileWidth, up + 1, layer.tile / 2)] : [];
      return [...(before === undefined ? [] : [corner(before)]), corner(column), ...(up === to ? [at(column * tileWidth, up + 1, layer.tile / 2)] : [])];
    }),
  );
  const rowsOfTiles = all.flatMap((up) => {
    const [first, last] = span(up);
    return [stamp(first, up, shortest), ...range(first + shortest, last - 1).map((column) => stamp(column, up, 1))];
  });
  return thick ? rowsOfTiles : [sheet.plane(clay[colour][0], [...(border[0] ?? []), ...(border[1] ?? []).toReversed()]), ...rowsOfTiles];
}

/** Half a turn about an axis along the terrace, from the front over the top. */
const turn = (y: number, z: number, radius: number, from: number, to: number, by = 20) =>
  range(from, to, by).map((degrees): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [y - radius * Math.cos(angle), z + radius * Math.sin(angle)];
  });
const barrel = ([x0, x1]: Span, ring: [number, number][], at: Frame = world): Shape => [
  ...ring.map(([y, z]) => at(x0, y, z)),
  ...ring.map(([y, z]) => at(x1, y, z)).reverse(),
];
const ringAt = (x: number, ring: [number, number][], at: Frame = world): Shape => ring.map(([y, z]) => at(x, y, z));

/** Ridge tiles along `span`, each lapping the next. */
export function ridgeTiles(sheet: Sheet, [x0, x1]: Span, y: number, z: number, colour: Clay = "light", length = 0.42, radius = 0.15) {
  const [body, flank] = clay[colour];
  const count = Math.round((x1 - x0) / length);
  const ends = range(0, count).map((index) => x0 + (index * (x1 - x0)) / count);
  const arc = (from: number, to: number) => turn(y, z, radius, from, to);
  return [
    sheet.plane(body, barrel([x0, x1], arc(-20, 120))),
    sheet.fill(flank, barrel([x0, x1], arc(-20, 20))),
    sheet.lines(tone.ink, 1, ...ends.slice(1).flatMap((x) => (sheet.zoom > 1 ? [x, x - 0.05] : [x]).map((end) => ringAt(end, arc(-20, 120))))),
    sheet.plane(tone.slate, ringAt(x1, arc(-20, 200))),
  ].join("");
}

/** A half-round zinc gutter with its brackets 0.6 m apart, seen from above and in front. */
export function gutter(sheet: Sheet, [x0, x1]: Span, y: number, z: number, thick = false, inside = "") {
  const radius = 0.15;
  const back = turn(y, z, radius, -180, 0);
  // The outside is seen from the front edge down to where it turns away.
  const outside = turn(y, z, radius, -60, 0);
  const brackets = range(x0 + 0.3, x1, 0.6).map((x) => ringAt(x, outside));
  const bead = turn(y - radius, z, 0.02, 0, 360, 60);
  return [
    // Past its front edge the eye sees the hollow's back, down to 114°: the lower, the less light.
    thick ? sheet.plane(tone.slate, ringAt(x0, back)) : "",
    thick ? sheet.plane(tone.grey, barrel([x0, x1], turn(y, z, radius, -180, -110, 10))) : "",
    thick
      ? sheet.fill(tone.lead, barrel([x0, x1], turn(y, z, radius, -155, -120, 7)), barrel([x0, x1], [...turn(y, z, radius, -114, -114), [y - radius, z]]))
      : sheet.fill(tone.lead, flat(world, [x0, x1], [y - radius, y + radius], z)),
    thick
      ? sheet.fill(tone.slate, barrel([x0, x1], turn(y, z, radius, -135, -114, 7)), barrel([x0, x1], [...turn(y, z, radius, -114, -114), [y - radius, z]]))
      : "",
    inside,
    sheet.plane(tone.zinc, barrel([x0, x1], outside)),
    sheet.fill(tone.grey, barrel([x0, x1], turn(y, z, radius, -60, -30, 15))),
    sheet.lines(tone.ink, thick ? 6 : 2, ...brackets),
    thick ? sheet.lines(tone.light, 4, ...brackets) : "",
    sheet.plane(tone.zinc, ringAt(x1, back)),
    sheet.lines(tone.white, 1.2, [world(x0, y - radius, z), world(x1, y - radius, z)]),
    sheet.rings(tone.ink, 0.6, ringAt(x1, bead)),
  ].join("");
}

/** From the gutter's bottom back to the wall by a swan neck, then down it. */
export function downpipe(sheet: Sheet, x: number, [y, z]: readonly [number, number], wall: number, bottom: number, straps: number[], radius = 0.06) {
  const course: [number, number][] = [
    [y, z],
    [y, z - 0.08],
    [wall - 0.1, z - 0.36],
    [wall - 0.1, bottom],
  ];
  const strip = (left: number, right: number): Shape => [
    ...course.map(([cy, cz]) => world(x + left, cy, cz)),
    ...course.map(([cy, cz]) => world(x + right, cy, cz)).reverse(),
  ];
  return [
    sheet.plane(tone.zinc, strip(-radius, radius)),
    sheet.fill(tone.grey, strip(radius / 3, radius)),
    sheet.lines(tone.ink, 2, ...straps.map((strap): Shape => [world(x - 0.1, wall - 0.1, strap), world(x + 0.1, wall - 0.1, strap)])),
  ].join("");
}

/** A window in a wall that faces the viewer, of `lights` side by side, with a transom where it is tall. */
export function windowIn(sheet: Sheet, at: Frame, x: Span, z: Span, lights: number, transom = 0.3) {
  const width = (x[1] - x[0]) / lights;
  const frame = 0.07;
  const split = z[1] - (z[1] - z[0]) * transom;
  const lightSpans = range(0, lights - 1).map((index): Span => [x[0] + index * width + frame, x[0] + (index + 1) * width - frame]);
  const lower: Span = [z[0] + frame, split - (transom ? frame / 2 : frame)];
  const upper: Span = [split + frame / 2, z[1] - frame];
  const glare = lightSpans.map(([left, right]): Shape => {
    const step = (right - left) / 10;
    return [at(left + step, 0, lower[0]), at(left + 4 * step, 0, lower[0]), at(left + 8 * step, 0, lower[1]), at(left + 5 * step, 0, lower[1])];
  });
  return [
    sheet.plane(tone.white, front(at, x, 0, z)),
    sheet.fill(tone.slate, ...lightSpans.flatMap((light) => [front(at, light, 0, lower), ...(transom ? [front(at, light, 0, upper)] : [])])),
    sheet.rough ? "" : sheet.fill(tone.lead, ...glare),
    sheet.plane(tone.white, front(at, [x[0] - 0.1, x[1] + 0.1], -0.03, [z[0] - 0.08, z[0]])),
  ].join("");
}

/** Some bricks in stretcher bond: in each patch, how many stand in each course. */
export function bricks(sheet: Sheet, colour: Tone, at: (along: number, z: number) => Place, ...patches: [along: number, z: number, counts: number[]][]) {
  const joints = patches.flatMap(([along, z, counts]) =>
    counts.flatMap((count, course) =>
      range(0, count - 1).map((index): Shape => {
        const from = along + (course % 2) * 0.16 + index * 0.33;
        return [at(from, z + course * 0.13), at(from + 0.26, z + course * 0.13)];
      }),
    ),
  );
  return sheet.rough ? "" : sheet.lines(colour, 0.6, ...joints);
}

/** A disc that lies flat, or stands by another frame. */
export const disc = (at: Frame, x: number, y: number, z: number, radius: number, by = 15): Shape =>
  range(0, 359, by).map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle), z);
  });

/** A drop of water, which is white everywhere. */
export const drop = ([x, y, z]: Place, size: number): Shape => [
  world(x, y, z + 2.1 * size),
  ...range(-30, 210, 20).map((degrees): Place => {
    const angle = (-degrees * Math.PI) / 180;
    // Level on the sheet: what the terrace's axis falls, the height makes up.
    const along = 0.75 * size * Math.cos(angle);
    return world(x + along, y, z + 0.8 * size * Math.sin(angle) + along * 0.26);
  }),
];

/** A brick stack on a slope, with lead stepped at its side and an apron over the tiles below it. */
export function chimney(sheet: Sheet, at: Frame, x: Span, rows: Span, top: number, leadTone: [Tone, Tone] = [tone.lead, tone.slate]) {
  const foot = (up: number) => at(x[1], up, layer.tile);
  const [, y0, z0] = foot(rows[0]);
  const [, y1, z1] = foot(rows[1]);
  const cap: Span = [top, top + 0.1];
  const steps = 4;
  const stair = range(0, steps - 1).flatMap((index) => {
    const along = (part: number) => world(x[1], y0 + ((y1 - y0) * part) / steps, z0 + ((z1 - z0) * index) / steps + 0.26);
    return [along(index), along(index + 1)];
  });
  const apron = Math.round((x[1] - x[0] + 0.35) / tileWidth);
  return {
    stack: [
      sheet.plane(tone.zinc, front(world, x, y0, [z0, top])),
      sheet.plane(tone.lead, [world(x[1], y0, z0), world(x[1], y1, z1), world(x[1], y1, top), world(x[1], y0, top)]),
      bricks(sheet, tone.grey, (along, z) => world(along, y0, z), [x[0] + 0.02, z0 + 0.35, [2, 1, 2, 2]], [x[0] + 0.25, z0 + 1.05, [1, 1, 1]]),
      sheet.shade(0.3, front(world, x, y0, [top - 0.12, top])),
      sheet.box(world, [x[0] - 0.06, x[1] + 0.06], [y0 - 0.06, y1 + 0.06], cap, [tone.white, tone.light, tone.grey]),
      ...[0.3, 0.7].map((part) => {
        const pot = [x[0] + (x[1] - x[0]) * part, (y0 + y1) / 2] as const;
        return pipe(sheet, world, pot[0], pot[1], [cap[1], cap[1] + 0.3], 0.11);
      }),
    ].join(""),
    lead: [
      sheet.plane(leadTone[0], [world(x[1], y0, z0), ...stair, world(x[1], y1, z1)]),
      sheet.plane(leadTone[1], [
        at(x[1], rows[0], layer.tile),
        at(x[1] + 0.15, rows[0], layer.tile),
        at(x[1] + 0.15, rows[1], layer.tile),
        at(x[1], rows[1], layer.tile),
      ]),
      sheet.plane(leadTone[0], front(world, x, y0, [z0, z0 + 0.2])),
      sheet.plane(leadTone[0], [
        at(x[0] - 0.15, rows[0], layer.tile),
        at(x[0] - 0.15, rows[0] - 0.75, layer.tile),
        wave(sheet, apron),
        at(x[1] + 0.2, rows[0], layer.tile),
      ]),
    ].join(""),
  };
}

/** An upright pipe, open at its top. */
export function pipe(sheet: Sheet, at: Frame, x: number, y: number, [z0, z1]: Span, radius: number) {
  // The outermost points to the left and right of the eye.
  const rim = (from: number, to: number, z: number) =>
    range(from, to, sheet.zoom > 1 ? 15 : 30).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle), z);
    });
  return sheet.plane(tone.grey, [...rim(-150, 30, z0), ...rim(-150, 30, z1).reverse()]) + sheet.plane(tone.slate, rim(0, 359, z1));
}

/** The zigzag by which a section shows insulation, between two lines of places. */
export const zigzag = (one: (along: number) => Place, other: (along: number) => Place, [from, to]: Span, by: number): Shape =>
  range(from, to, by).map((along, index) => (index % 2 ? one : other)(along));

interface RoofPiece {
  /** Rows of tiles that it is high. */
  rows: number;
  rafters: number[];
  /** Where boards and membrane end, and in each row the battens and the column of tiles. */
  boards: number;
  membrane: number;
  battens: (up: number) => number;
  tiled: (up: number) => Span;
}

/** A piece of roof seen from close by, its layers stepping back to the right, without insulation. */
export function roofPiece(sheet: Sheet, at: Frame, { rows, rafters, boards, membrane, battens, tiled }: RoofPiece, clay: Clay = "light") {
  const up: Span = [0, rows + 0.1];
  const from = tiled(0)[0] * tileWidth;
  const joints = range(0.55, rows, 0.55).map((joint): Shape => [at(membrane, joint, -0.09), at(boards, joint, -0.09)]);
  const blocks = range(0, rows - 1).map((index): [Span, Span, Span] => [
    [from, battens(index)],
    [index + 0.08, index + 0.28],
    [layer.batten, 0],
  ]);
  return {
    timber: [
      sheet.boxes(
        at,
        rafters.map((x): [Span, Span, Span] => [[x - 0.07, x], up, [-0.3, -0.12]]),
        [tone.white, tone.light, tone.zinc],
      ),
      sheet.box(at, [from, boards], up, [-0.12, -0.09], [tone.light, tone.zinc, tone.grey]),
      sheet.lines(tone.grey, 0.6, ...joints),
      sheet.plane(tone.slate, flat(at, [from, membrane], up, -0.085)),
      ...rafters.filter((x) => x < membrane).map((x) => sheet.box(at, [x - 0.06, x - 0.01], up, [-0.085, layer.batten], [tone.light, tone.zinc, tone.grey])),
      sheet.boxes(at, blocks, [tone.white, tone.light, tone.zinc]),
    ].join(""),
    tiles: tiles(sheet, at, [0, rows - 1], tiled, clay, true).join(""),
  };
}

/** A tile on its way to its place, and the dashes that lead there. */
export function liftedTile(sheet: Sheet, at: Frame, column: number, up: number, by: readonly [x: number, up: number, height: number]) {
  const place = (x: number, row: number, lifted: 0 | 1) =>
    at((column + x) * tileWidth + lifted * by[0], up + row + lifted * by[1], layer.tile / 2 + lifted * by[2]);
  return [
    sheet.dashes(
      tone.tile,
      1.4,
      ...(
        [
          [0, 0],
          [1, 0],
          [1, 1.1],
        ] as const
      ).map(([x, row]): Shape => [place(x, row, 0), place(x, row, 1)]),
    ),
    sheet.stamp("lifted", place(0, 0, 1), () => tileRow(sheet, 1, "red", true)),
  ].join("");
}

/** The hole that one tile leaves in a row: it ends below the wave of the row above. */
export const hole = (sheet: Sheet, at: Frame, column: number, up: number): Shape => {
  const place = (dx: number, dup: number) => at((column + dx) * tileWidth, up + dup, layer.tile / 2);
  return [place(0, 1), wave(sheet, 1), place(1, 0), place(0, 0)];
};

/** A tile missing: the dark below it, its batten, and the lower edge of the row above. */
export function missingTile(sheet: Sheet, at: Frame, column: number, up: number) {
  const [first, lower] = hole(sheet, at, column, up) as [Place, Shape[number]];
  const corner = (dx: 0 | 1, height: number) => at((column + dx) * tileWidth, up, layer.tile / 2 + height);
  const edge: Shape = [corner(0, 0), corner(0, -0.05), corner(1, -0.05), corner(1, 0)];
  const trough = (height: number): Shape => [at(column * tileWidth, up, layer.tile / 2 + height), wave(sheet, 1)];
  return [
    // With what lies below the line between the corners: the wave of the tile that is gone, and its thickness.
    sheet.fill(tone.ink, hole(sheet, at, column, up), trough(0), trough(-0.05), edge),
    sheet.box(at, [(column + 0.04) * tileWidth, (column + 0.96) * tileWidth], [up + 0.6, up + 0.78], [0, 0.02], [tone.white, tone.light, tone.zinc]),
    sheet.lines(tone.ink, 1, [first, lower]),
  ].join("");
}

/** A tile that has slid down, and the batten and the dark that it bared. */
export function slippedTile(sheet: Sheet, at: Frame, column: number, up: number, colour: Clay) {
  const place = at((column - 0.1) * tileWidth, up - 0.75, layer.tile / 2);
  const corner = (dx: number, dup: number) => at((column - 0.1 + dx) * tileWidth, up - 0.75 + dup, layer.tile / 2);
  return (
    missingTile(sheet, at, column, up) +
    sheet.shade(0.35, [corner(1, 0), corner(1.25, -0.1), corner(1.25, 0.75), corner(1, 0.9)]) +
    sheet.stamp(`${colour}1`, place, () => tileRow(sheet, 1, colour)) +
    sheet.lines(tone.ink, 1, [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)])
  );
}

/** Low cushions of moss, `size` wide to each side, that grow out of the lap at `up` over the tile below it. */
export function moss(sheet: Sheet, at: Frame, x: number, up: number, size: number) {
  const cushions = [
    [-0.6, 0.06, 0.32],
    [-0.2, 0.14, 0.4],
    [0.24, 0.12, 0.36],
    [0.62, 0.04, 0.28],
    [-0.95, -0.02, 0.18],
    [0.95, -0.04, 0.16],
    [0.02, 0.42, 0.2],
    [-0.42, 0.34, 0.16],
  ] as const;
  // Every other size is turned about.
  const turned = Math.round(size * 100) % 2 ? 1 : -1;
  const pad = (x: number, down: number, radius: number, by: number): Shape =>
    range(0, 359, by).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return onOrigin(x + radius * Math.cos(angle), (0.72 * radius * Math.sin(angle) - down) / 0.42, 0.02);
    });
  const drawn = (part: number, lift: number, by: number, count: number = cushions.length) =>
    cushions.slice(0, count).map(([along, down, radius]) => pad(turned * along * size, (down - lift) * size, radius * part * size, by));
  const specks = range(0, 6).map((index) => pad((0.24 * index - 0.85) * size, (0.02 + 0.13 * (index % 3) - 0.1) * size, 0.05 * size, 120));
  return sheet.stamp(
    `moss${size}`,
    at(x, up, layer.tile * 0.2),
    () =>
      sheet.plane(tone.slate, ...drawn(1, 0, 40)) +
      sheet.fill(tone.slate, ...drawn(0.94, 0, 72)) +
      sheet.fill(tone.lead, ...drawn(0.78, 0.1, 45, 4)) +
      (sheet.rough ? "" : sheet.fill(tone.grey, ...specks)),
  );
}
