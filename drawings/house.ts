import {
  aboveRidge,
  beyondRidge,
  bricks,
  chimney,
  disc,
  downpipe,
  gutter,
  layer,
  ridgeTiles,
  rise,
  row,
  slippedTile,
  slope,
  tiles,
  tileWidth,
  wave,
  windowIn,
  zigzag,
} from "./parts.ts";
import { type Frame, flat, front, moved, type Place, range, type Shape, type Sheet, type Span, side, through, tone, world } from "./sheet.ts";

// The house of the 1930s at the end of its terrace, in metres.
export const columns = 21;
export const rows = 16;
export const width = columns * tileWidth;
export const overhang = 0.3;
export const eaves = 5.2;
export const attic = 4.84;
export const ridgeY = -overhang + rows * row;
export const ridgeZ = eaves + rows * rise;
export const depth = 2 * ridgeY;
export const facing = slope(-overhang, eaves);
export const rear = slope(depth + overhang, eaves, -1);
export const lastRow = (height: number) => rows + beyondRidge(height);
export const crest = (x: number, height: number): Place => [x, ridgeY, ridgeZ + aboveRidge(height)];
const purlinRow = 7.8;

/** The extension: between x, y and z of its walls. */
const extension = { x: [width, width + 2.6] as Span, y: [1.5, 6.1] as Span, z: 2.75 };

/** Tiles lie up to here; each four rows further down have one column more. */
const tiledUpTo = (further: number) => (up: number) => 14 + further - Math.floor(up / 4);

/** Where the light through a place, which comes from the front left, meets the tiles. */
export const shadowOf = ([x, y, z]: Place, height = layer.tile * 0.6): Place => {
  const light = [0.45, 0.5, -0.74] as const;
  const above = z - eaves - ((y + overhang) * rise) / row - aboveRidge(height);
  const time = above / (-light[2] + (light[1] * rise) / row);
  return [x + light[0] * time, y + light[1] * time, z + light[2] * time];
};

function neighbours(sheet: Sheet, bottom: number) {
  const far = -4.4;
  const details: Shape[] = sheet.rough ? [] : [front(world, [-2.75, -0.55], 0, [1.05, 2.4]), through([far, 0, 0.45], [0, 0, 0.45])];
  return sheet.ghost(
    [facing(far, 0, 0), facing(0, 0, 0)],
    ...range(4, 12, 4).map((up): Shape => [facing(far, up, 0), facing(0, up, 0)]),
    [crest(far, 0), crest(0, 0)],
    [crest(far, 0.2), crest(0, 0.2)],
    through([far, -0.5, eaves - 0.16], [0, -0.5, eaves - 0.16]),
    through([far, 0, bottom], [0, 0, bottom]),
    [...front(world, [-2.75, -0.55], 0, [3.5, 4.72]), [-2.75, 0, 3.5]],
    ...[-2.02, -1.28].map((x): Shape => through([x, 0, 3.5], [x, 0, 4.72])),
    ...details,
  );
}

function endWall(sheet: Sheet, bottom: number) {
  const at = (along: number, z: number): Place => [width, along, z];
  return [
    sheet.plane(tone.lead, side(world, width, [0, depth], [bottom, attic])),
    bricks(sheet, tone.slate, at, [0.3, 3.9, [2, 3, 2]], [4.9, 4.1, [3, 3, 2]], [0.5, 1.2, [2, 2, 3]]),
    bottom > 0 ? "" : sheet.fill(tone.slate, side(world, width, [0, depth], [0, 0.45])),
    sheet.plane(tone.white, side(world, width, [2.5, 3.2], [3.3, 4.35])),
    sheet.fill(tone.soft, side(world, width, [2.57, 2.82], [3.38, 4.27]), side(world, width, [2.88, 3.13], [3.38, 4.27])),
  ].join("");
}

/** Windows of the upper floor and of the ground floor: from, to, and how many lights. */
type Windows = Record<"upper" | "ground", [Span, number][]>;
const usualWindows: Windows = {
  upper: [
    [[0.55, 2.75], 3],
    [[3.65, 5.2], 2],
  ],
  ground: [
    [[0.55, 3.35], 4],
    [[4, 5.3], 2],
  ],
};

export function facade(sheet: Sheet, bottom: number, { upper, ground } = usualWindows) {
  const lintel = ([x0, x1]: Span, z: number) =>
    sheet.lines(tone.lead, 0.6, through([x0, 0, z + 0.24], [x1, 0, z + 0.24]), ...range(x0, x1, 0.12).map((x): Shape => through([x, 0, z], [x, 0, z + 0.24])));
  const groundFloor = () => [
    bricks(
      sheet,
      tone.lead,
      (along, z) => [along, 0, z],
      [0.25, 2.85, [2, 3, 2]],
      [3, 2.75, [1, 2, 2, 1]],
      [3.5, 0.6, [1, 2]],
      [2.9, 3.75, [2, 1, 1]],
      [4.2, 2.85, [3, 3, 2]],
    ),
    sheet.fill(tone.lead, front(world, [0, width], 0, [0, 0.45])),
    ...(sheet.rough ? [] : ground.map(([[from, to]]) => lintel([from - 0.15, to + 0.15], 2.4))),
    ...ground.map(([span, lights]) => windowIn(sheet, world, span, [lights > 2 ? 0.12 : 1.05, 2.4], lights)),
  ];
  return [
    sheet.plane(tone.grey, front(world, [0, width], 0, [bottom, eaves - 0.2])),
    ...(bottom > 0 ? [] : groundFloor()),
    ...upper.map(([span, lights]) => windowIn(sheet, world, span, [3.5, 4.72], lights)),
    sheet.shade(0.3, front(world, [0, width], 0, [4.42, eaves - 0.2])),
  ].join("");
}

/** What is seen where the end of the roof is cut open: floor, rear slope and purlins, down to the gable that carries them. */
function openAttic(sheet: Sheet) {
  const far = width - 6;
  const foot = (attic - eaves - aboveRidge(layer.rafter)) / rise;
  const inside = layer.rafter;
  const opening: Shape = [
    facing(17.4 * tileWidth, foot, inside),
    facing(width, foot, inside),
    [width, 0.1, attic],
    [width, depth, attic],
    rear(width, foot, inside),
    crest(width, inside),
    crest(width, layer.boards),
    crest(17.4 * tileWidth, layer.boards),
  ];
  const purlin = (at: Frame, up: number, end: number) => [
    sheet.plane(tone.zinc, front(at, [far, end], up, [layer.purlin, inside])),
    sheet.plane(tone.grey, flat(at, [far, end], [up - 0.35, up], layer.purlin)),
    sheet.plane(tone.white, side(at, end, [up - 0.35, up], [layer.purlin, inside])),
  ];
  const tie: Span = [ridgeZ - 0.98, ridgeZ - 0.7];
  return [
    sheet.fill(tone.soft, flat(facing, [17.4 * tileWidth, width], [0, foot], inside)),
    sheet.clip(
      "attic",
      opening,
      sheet.fill(tone.slate, opening),
      sheet.fill(tone.zinc, flat(world, [far, width], [0, depth + 0.3], attic)),
      sheet.rough ? "" : sheet.lines(tone.grey, 0.6, ...range(0.3, depth, 0.3).map((y): Shape => through([width, y, attic], [far, y, attic]))),
      sheet.fill(tone.grey, [rear(width, foot, inside), crest(width, layer.boards), crest(far, layer.boards), rear(far, foot, inside)]),
      sheet.fill(tone.light, ...range(0.6, 3, 0.6).map((x) => flat(rear, [width - x - 0.1, width - x], [foot, 16.5], inside))),
      ...purlin(rear, 8, width),
      sheet.plane(tone.light, front(world, [far, width], ridgeY - 0.04, tie)),
      sheet.shade(0.45, flat(world, [far, width - 1.4], [0, depth + 0.3], attic)),
    ),
    sheet.plane(tone.white, side(world, width, [ridgeY - 0.04, ridgeY + 0.04], tie)),
    ...purlin(facing, purlinRow + 0.35, width).slice(2),
    sheet.plane(tone.white, flat(world, [width - 0.28, width], [0.12, depth], attic)),
    sheet.rough ? "" : sheet.fill(tone.grey, flat(world, [width - 0.17, width - 0.11], [0.16, depth - 0.05], attic)),
  ].join("");
}

/** The gable below the front slope stands up to the purlin, which it carries, and steps down behind it. */
function gable(sheet: Sheet) {
  const under = (up: number): Place => facing(width, up, layer.rafter);
  const foot = (attic - eaves - aboveRidge(layer.rafter)) / rise;
  const seat = facing(width, purlinRow, layer.purlin);
  const stepped = range(0, 3).flatMap((index): Shape => {
    const z = seat[2] - (index * (seat[2] - attic)) / 4;
    return through([width, seat[1] + 0.12 + index * 0.16, z], [width, seat[1] + 0.12 + (index + 1) * 0.16, z]);
  });
  const last = stepped[stepped.length - 1] as Place;
  const outline: Shape = [under(foot), under(purlinRow), seat, ...stepped, [width, last[1], attic]];
  return [
    sheet.plane(tone.lead, outline),
    bricks(sheet, tone.slate, (along, z) => [width, along, z], [0.6, attic + 0.3, [2, 2]], [1.1, attic + 0.8, [1, 1]]),
    sheet.plane(
      tone.white,
      ...range(0, 3).map((index): Shape => {
        const [, y, z] = stepped[2 * index] as Place;
        return flat(world, [width - 0.2, width], [index ? y : y - 0.12, y + 0.16], z);
      }),
    ),
  ].join("");
}

/** The rear slope in section at the end, and along the ridge. */
function section(sheet: Sheet) {
  const band = (low: number, high: number, from = 0.6): Shape => [rear(width, from, low), crest(width, low), crest(width, high), rear(width, from, high)];
  const along = (low: number, high: number): Shape => [crest(3, low), crest(width, low), crest(width, high), crest(3, high)];
  const saw = range(0, rows - 1).flatMap((up) => [rear(width, up, 0.02), rear(width, up, layer.tile), rear(width, Math.min(up + 1, rows), 0.05)]);
  const { rafter, boards, vapour, insulation, counter, batten } = { ...layer, insulation: layer.counter };
  const step = sheet.rough ? 0.7 : 0.4;
  return {
    insulation: [
      sheet.plane(tone.pale, band(vapour, insulation), along(vapour, insulation)),
      sheet.lines(
        tone.blush,
        1,
        zigzag(
          (up) => rear(width, up, vapour),
          (up) => rear(width, up, insulation),
          [0.7, 15.3],
          step,
        ),
        zigzag(
          (x) => crest(width - x, vapour),
          (x) => crest(width - x, insulation),
          [0, 2],
          step / 4,
        ),
      ),
    ].join(""),
    rest: [
      sheet.plane(tone.light, band(rafter, boards)),
      sheet.plane(tone.zinc, band(boards, layer.insulation - 0.01), along(boards, layer.insulation - 0.01)),
      sheet.lines(tone.ink, 2, [rear(width, 0.6, vapour), crest(width, vapour), crest(3.4, vapour)]),
      sheet.fill(tone.lead, band(counter, 0.02), along(counter, 0.02)),
      sheet.fill(tone.white, ...range(0.9, 15).map((up) => side(rear, width, [up, up + 0.2], [batten, 0]))),
      sheet.plane(tone.grey, [rear(width, 0.3, 0), ...saw, crest(width, 0)], along(0.02, 0.1)),
      sheet.lines(tone.ink, 1, ...range(0.3, 3.3, 0.3).map((x): Shape => [crest(width - x, 0.02), crest(width - x, 0.1)])),
      sheet.rings(tone.ink, 1.4, [rear(width, 0.6, rafter), crest(width, rafter), crest(width, 0.02), rear(width, 0.6, 0.02)]),
    ].join(""),
  };
}

/** The layers of the front slope, each stepping back in a staircase of courses. */
function frontLayers(sheet: Sheet, tiled: (up: number) => number) {
  const courses = (count: number, edge: (index: number) => number, height: number) =>
    range(0, rows / count - 1).map((index) =>
      flat(facing, [10 * tileWidth, edge(index) * tileWidth], [count * index, Math.min(count * (index + 1), lastRow(height))], height),
    );
  const top = layer.counter;
  const boardEdge = (index: number) => (18.1 - 0.2 * index) * tileWidth;
  const slabs = range(0, 7).map((index): [Span, Span, Span] => [
    [11 * tileWidth, boardEdge(index) - 0.12],
    [2 * index, Math.min(2 * index + 2, lastRow(top))],
    [layer.insulation, top],
  ]);
  const flecks = slabs.flatMap(([[, x], [up]], index) =>
    [0.6, 1.4].flatMap((part, line) =>
      [0.14, 0.36].map((left): Shape => {
        const from = x - left - ((line + index) % 2) * 0.08;
        return [facing(from, up + part, top), facing(from - 0.1, up + part, top)];
      }),
    ),
  );
  const rafterEnds = [19.1, 21].map((column): [Span, Span, Span] => [
    [column * tileWidth - 0.09, column * tileWidth],
    [0, lastRow(layer.boards)],
    [layer.rafter, layer.boards],
  ]);
  const battens = range(0, rows - 1).map((up): [Span, Span, Span] => [
    [10 * tileWidth, (tiled(up) + (up % 2 ? 1.2 : 0.9)) * tileWidth],
    [up + 0.1, up + 0.3],
    [layer.batten, 0],
  ]);
  const counters = range(0, 3).map((index): Shape => {
    const x = (tiled(4 * index) + 0.55) * tileWidth;
    return flat(facing, [x - 0.06, x], [4 * index, Math.min(4 * index + 4, lastRow(layer.batten))], layer.batten);
  });
  return {
    below: [
      sheet.boxes(facing, rafterEnds, [tone.white, tone.light, tone.zinc]),
      sheet.plane(tone.light, flat(facing, [11 * tileWidth, 18.95 * tileWidth], [0, lastRow(layer.vapour)], layer.vapour)),
      sheet.rough
        ? ""
        : sheet.lines(
            tone.grey,
            0.6,
            ...range(0.6, 15.4, 0.6).map((up): Shape => [facing(17 * tileWidth, up, layer.vapour), facing(18.95 * tileWidth, up, layer.vapour)]),
          ),
      sheet.plane(tone.grey, ...courses(4, (index) => 18.5 - 0.35 * index, layer.vapour)),
    ].join(""),
    insulation: [sheet.boxes(facing, slabs, [tone.pale, tone.blush, tone.blush]), sheet.rough ? "" : sheet.lines(tone.blush, 1, ...flecks)].join(""),
    above: [
      sheet.plane(tone.slate, ...courses(4, (index) => 16.35 - 0.75 * index, top)),
      sheet.plane(tone.zinc, ...counters),
      sheet.boxes(facing, battens, [tone.white, tone.zinc, tone.grey]),
    ].join(""),
  };
}

function dormer(sheet: Sheet) {
  const x: Span = [0.75, 2.95];
  const up = 3.5;
  const y = -overhang + up * row;
  const z = facing(0, up, layer.tile)[2];
  const top = z + 1.3;
  const slab: Span = [top, top + 0.17];
  const meets = (height: number) => -overhang + ((height - 0.1 - eaves) / rise) * row;
  const cheek: Shape = through([x[1], y, z], [x[1], meets(top), top], [x[1], y, top]);
  const boards = range(0.25, 1.2, 0.25).map((along): Shape => through([x[1], y + along, facing(0, up + along / row, layer.tile)[2]], [x[1], y + along, top]));
  const roof: Shape = through(
    [x[0] - 0.1, y - 0.15, slab[1]],
    [x[1] + 0.1, y - 0.15, slab[1]],
    [x[1] + 0.1, meets(slab[1]), slab[1]],
    [x[0] - 0.1, meets(slab[1]), slab[1]],
  );
  return {
    shadow: [[x[1], y, z], shadowOf([x[1] + 0.1, y - 0.15, slab[1]]), [x[1] + 0.1, meets(slab[1]), slab[1]], [x[1], meets(top), top]] as Shape,
    body: [
      sheet.plane(tone.lead, cheek),
      sheet.rough ? "" : sheet.lines(tone.slate, 0.6, ...boards),
      sheet.plane(tone.lead, through([x[1], y, z], [x[1] + 0.12, y, z], [x[1] + 0.12, meets(top), top], [x[1], meets(top), top])),
      windowIn(sheet, moved(world, 0, y, 0), x, [z, top], 3, 0),
      sheet.plane(tone.lead, [[x[0] - 0.1, y, z], facing(x[0] - 0.1, up - 0.6, layer.tile), wave(sheet, 8), [x[1] + 0.2, y, z]]),
      sheet.shade(0.3, front(world, x, y, [top - 0.14, top])),
      sheet.plane(tone.grey, roof),
      sheet.plane(tone.white, front(world, [x[0] - 0.1, x[1] + 0.1], y - 0.15, slab)),
      sheet.plane(
        tone.zinc,
        through([x[1] + 0.1, y - 0.15, top], [x[1] + 0.1, meets(top), top], [x[1] + 0.1, meets(slab[1]), slab[1]], [x[1] + 0.1, y - 0.15, slab[1]]),
      ),
    ].join(""),
    face: [(x[0] + x[1]) / 2, y, (z + top) / 2] as Place,
  };
}

function extensionWalls(sheet: Sheet, bottom: number) {
  const { x, y, z } = extension;
  const doors = () => [
    bricks(sheet, tone.slate, (along, height) => [x[1], along, height], [1.9, 1.6, [2, 3, 2]], [4.2, 0.8, [3, 3, 2]]),
    sheet.fill(tone.lead, front(world, x, y[0], [0, 0.3])),
    sheet.fill(tone.slate, side(world, x[1], y, [0, 0.3])),
    sheet.plane(tone.light, front(world, [width + 0.35, width + 2.25], y[0], [0, 2.2])),
    sheet.rough
      ? ""
      : sheet.lines(tone.grey, 0.6, ...range(0.5, 2.2, 0.15).map((along): Shape => through([width + along, y[0], 0], [width + along, y[0], 1.55]))),
    sheet.fill(tone.slate, ...range(0, 3).map((index) => front(world, [width + 0.43 + index * 0.45, width + 0.79 + index * 0.45], y[0], [1.65, 2.1]))),
    sheet.lines(tone.ink, 1, through([width + 1.3, y[0], 0], [width + 1.3, y[0], 2.2])),
  ];
  return [
    sheet.plane(tone.grey, front(world, x, y[0], [bottom, z])),
    sheet.plane(tone.lead, side(world, x[1], y, [bottom, z])),
    ...(bottom > 0 ? [] : doors()),
    sheet.shade(0.3, front(world, x, y[0], [z - 0.18, z])),
  ].join("");
}

/** The flat roof, opened at its near corner: deck, vapour layer, insulation, underlayer, cap sheet, and the trim around it. */
function flatRoof(sheet: Sheet) {
  const { x, y, z } = extension;
  const top = z + 0.3;
  const rim = 0.1;
  const inner: Span = [x[0], x[1] - rim];
  const corner = ([x1, y0]: readonly [number, number], height: number): Shape =>
    through(
      [x[0], y0, height],
      [x[0] + x1, y0, height],
      [x[0] + x1, y0 + 0.75, height],
      [inner[1], y0 + 0.75, height],
      [inner[1], y[1] - rim, height],
      [x[0], y[1] - rim, height],
    );
  // Where each layer stops, from the wall and from the front.
  const opened = {
    deck: y[0] + rim,
    vapour: [1.95, y[0] + 0.25],
    insulation: [1.6, y[0] + 0.5],
    under: [1.2, y[0] + 0.85],
    cap: [0.75, y[0] + 1.25],
  } as const;
  const edges = (from: readonly [number, number], [low, high]: Span): Shape[] => [
    front(world, [x[0], x[0] + from[0]], from[1], [low, high]),
    side(world, x[0] + from[0], [from[1], from[1] + 0.75], [low, high]),
    front(world, [x[0] + from[0], inner[1]], from[1] + 0.75, [low, high]),
    side(world, inner[1], [from[1] + 0.75, y[0] + 2], [low, high]),
  ];
  const upstand: Shape = side(world, width, y, [top - 0.08, top + 0.22]);
  const lit = [...edges(opened.insulation, [z + 0.02, top - 0.12])];
  const outlet: Place = [x[1] - 0.5, y[1] - 1.1, top - 0.08];
  return {
    body: [
      sheet.plane(tone.light, flat(world, inner, [opened.deck, y[1]], z)),
      sheet.rough
        ? ""
        : sheet.lines(tone.grey, 0.6, ...range(x[0] + 0.2, inner[1], 0.2).map((at): Shape => through([at, opened.deck, z], [at, y[0] + 1.2, z]))),
      sheet.plane(tone.grey, corner(opened.vapour, z + 0.02)),
      sheet.plane(tone.blush, ...lit),
      sheet.plane(tone.pale, corner(opened.insulation, top - 0.12)),
      sheet.plane(tone.lead, corner(opened.under, top - 0.1)),
      sheet.plane(tone.slate, corner(opened.cap, top - 0.08)),
      sheet.rough
        ? ""
        : sheet.lines(
            tone.lead,
            0.6,
            ...[0.95, 1.75].map((at): Shape => through([x[0] + at, y[0] + (at > 0.75 ? 2 : 1.25), top - 0.08], [x[0] + at, y[1] - rim, top - 0.08])),
          ),
      sheet.shade(0.3, flat(world, [x[0], x[0] + 0.55], [y[0] + 1.25, y[1] - rim], top - 0.08)),
      sheet.plane(tone.lead, upstand),
      sheet.plane(tone.zinc, disc(world, ...outlet, 0.15, 30)),
      sheet.plane(tone.soft, disc(world, ...outlet, 0.08, 30)),
      // The trim: far edge, end, front.
      sheet.plane(tone.white, through([x[0], y[1], top], [x[1], y[1], top], [x[1] - rim, y[1] - rim, top], [x[0], y[1] - rim, top])),
      sheet.plane(tone.white, through([x[1], y[0] + 2, top], [x[1], y[1], top], [x[1] - rim, y[1] - rim, top], [x[1] - rim, y[0] + 2, top])),
      sheet.plane(tone.zinc, side(world, x[1] + 0.02, [y[0] + 2, y[1]], [z - 0.05, top])),
      sheet.plane(tone.light, front(world, [x[1] - rim, x[1] + 0.02], y[0] + 2, [z - 0.05, top])),
      sheet.plane(tone.light, side(world, x[1] + 0.02, [y[0], y[0] + 2], [z - 0.05, z + 0.06]), flat(world, [inner[1], x[1]], [y[0], y[0] + 2], z + 0.06)),
      sheet.plane(tone.white, through([x[0], y[0], z + 0.06], [x[1], y[0], z + 0.06], [x[1] - rim, y[0] + rim, z + 0.06], [x[0], y[0] + rim, z + 0.06])),
      sheet.plane(tone.light, front(world, [x[0], x[1] + 0.02], y[0] - 0.02, [z - 0.05, z + 0.06])),
    ].join(""),
    middle: [x[0] + 1.5, y[0] + 3, top] as Place,
  };
}

/** The same flat roof as it lies there. */
function closedFlatRoof(sheet: Sheet) {
  const { x, y, z } = extension;
  const top = z + 0.3;
  const rim = 0.1;
  const inner: Span = [x[0], x[1] - rim];
  return {
    body: [
      sheet.plane(tone.slate, flat(world, inner, [y[0] + rim, y[1]], top - 0.08)),
      sheet.shade(0.3, flat(world, [x[0], x[0] + 0.55], [y[0] + rim, y[1] - rim], top - 0.08)),
      sheet.plane(tone.lead, side(world, width, y, [top - 0.08, top + 0.22])),
      sheet.plane(tone.zinc, disc(world, x[1] - 0.5, y[1] - 1.1, top - 0.08, 0.15, 30)),
      sheet.plane(
        tone.white,
        through([x[0], y[1], top], [x[1], y[1], top], [x[1] - rim, y[1] - rim, top], [x[0], y[1] - rim, top]),
        through([x[1], y[0], top], [x[1], y[1], top], [x[1] - rim, y[1] - rim, top], [x[1] - rim, y[0] + rim, top]),
        through([x[0], y[0], top], [x[1], y[0], top], [x[1] - rim, y[0] + rim, top], [x[0], y[0] + rim, top]),
      ),
      sheet.plane(tone.zinc, side(world, x[1] + 0.02, y, [z - 0.05, top])),
      sheet.plane(tone.light, front(world, [x[0], x[1] + 0.02], y[0] - 0.02, [z - 0.05, top])),
    ].join(""),
    middle: [x[0] + 1.5, y[0] + 3, top] as Place,
  };
}

/** The whole house; of more than usual of its roof the tiles are `further` columns. */
export function house(sheet: Sheet, isTerraced = true, windows = usualWindows, further = 0) {
  const bottom = 0;
  const tiled = tiledUpTo(further);
  const sectionOf = section(sheet);
  const layers = frontLayers(sheet, tiled);
  const stack = chimney(sheet, facing, [0.4, 1.2], [11.4, 14.4], ridgeZ + 0.75);
  const window = dormer(sheet);
  const roof = sheet.rough ? closedFlatRoof(sheet) : flatRoof(sheet);
  const stackFoot = facing(1.2, 11.4, layer.tile);
  const stackShadow: Shape = [
    stackFoot,
    shadowOf([1.26, stackFoot[1], ridgeZ + 0.75]),
    shadowOf([1.26, stackFoot[1] + 0.75, ridgeZ + 0.75]),
    facing(1.2, 14.4, layer.tile),
  ];
  sheet.mark(
    {
      schoorsteen: [0.8, stackFoot[1], ridgeZ + 0.15],
      dakkapel: window.face,
      dakpannen: facing(1, 1.6, 0),
      goot: [4.1, -overhang - 0.2, eaves - 0.1],
    },
    {
      nok: [2.6, ridgeY, ridgeZ + 0.17],
      lekkage: facing(7.9 * tileWidth + 0.15, 12.3, 0.05),
      dakisolatie: facing(16.1 * tileWidth, 6.9, layer.counter),
      platdak: roof.middle,
    },
  );
  return [
    isTerraced ? neighbours(sheet, bottom) : "",
    endWall(sheet, bottom),
    facade(sheet, bottom, windows),
    openAttic(sheet),
    gable(sheet),
    sectionOf.rest,
    layers.below,
    sheet.part("dakisolatie", sectionOf.insulation, layers.insulation),
    layers.above,
    sheet.part(
      "goot",
      gutter(sheet, [0, width + 0.06], -overhang - 0.05, eaves - 0.06),
      downpipe(sheet, width - 0.32, [-overhang - 0.05, eaves - 0.2], 0, bottom, [0.8, 2.5, 4.2]),
    ),
    sheet.part("dakpannen", ...tiles(sheet, facing, [0, rows - 1], (up) => [0, tiled(up)], "light"), sheet.shade(0.3, stackShadow, window.shadow)),
    sheet.part("nok", ridgeTiles(sheet, [0, 11 * tileWidth + 0.05], ridgeY, ridgeZ + 0.06)),
    sheet.part("schoorsteen", stack.stack, stack.lead),
    sheet.part("dakkapel", window.body),
    extensionWalls(sheet, bottom),
    sheet.part("platdak", roof.body),
    sheet.part("lekkage", slippedTile(sheet, facing, 8, 12, "red")),
  ].join("");
}
