import { columns, crest, depth, eaves, facade, facing, lastRow, overhang, rear, ridgeY, ridgeZ, rows, width } from "./house.ts";
import {
  bricks,
  chimney,
  disc,
  gutter,
  layer,
  missingTile,
  moss,
  ridgeTiles,
  rise,
  row,
  slippedTile,
  slope,
  tileRow,
  tiles,
  tileWidth,
  windowIn,
} from "./parts.ts";
import { type Frame, flat, front, moved, type Place, range, type Shape, type Sheet, type Span, side, type Tone, through, tone, world } from "./sheet.ts";

const far = -15;
const chance = (index: number, seed: number) => {
  const value = Math.sin((index + 1) * 12.9898 + seed * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** Spread without clusters or rows. */
const halton = (index: number, base: number): number => (index ? (index % base) / base + halton(Math.floor(index / base), base) / base : 0);

/** The waves of `count` tiles of any tone, on a slope whose `relative` frame starts at the origin. */
function courseAt(sheet: Sheet, relative: Frame, count: number, [body, flank]: readonly [Tone, Tone], thick = false) {
  const step = (along: number, height: number) => relative(along * tileWidth, 0, height);
  const curve = () => sheet.curve([step(0.12, -0.075), step(0.4, -0.06), step(0.55, 0), step(0.66, 0.055), step(0.88, 0.085), step(1, 0)], count);
  const shaded = range(0, count - 1).map((index): Shape => {
    const at = (along: number, up: number, height: number) => relative((index + along) * tileWidth, up, height);
    return [at(0, 0, 0), at(0.13, 0, -0.042), at(0.22, 0, -0.049), at(0.22, 1, -0.049), at(0.13, 1, -0.042), at(0, 1, 0)];
  });
  const outline = (height: number): Shape => [relative(0, 0, height), curve(), relative(count * tileWidth, 1.11, height), relative(0, 1.11, height)];
  return [
    thick ? sheet.plane(flank, outline(-0.045)) : "",
    thick ? sheet.plane(body, outline(0)) : sheet.fill(body, outline(0)),
    sheet.fill(flank, ...shaded),
    sheet.lines(tone.ink, 1, [relative(0, 0, 0), curve()]),
  ].join("");
}

/** Rows of tiles as `tiles` lays them, in any tone and on any slope. */
function courses(sheet: Sheet, id: string, at: Frame, [from, to]: Span, [first, last]: Span, tones: readonly [Tone, Tone], thick = false) {
  const [ox, oy, oz] = at(0, 0, 0);
  const relative: Frame = (x, up, height) => {
    const [px, py, pz] = at(x, up, height);
    return [px - ox, py - oy, pz - oz];
  };
  return range(from, to).map((up) => sheet.stamp(id, at(first * tileWidth, up, layer.tile / 2), () => courseAt(sheet, relative, last - first, tones, thick)));
}

/** A canal house at a corner: stepped gable, dormer with its pediment, white cornice; old tiles, and the ones that are added in red. */
export function monument(sheet: Sheet, isDone: boolean) {
  const [left, near] = [far * tileWidth, width];
  const wall: Span = [near - 0.02, near + 0.42];
  // Places where a tile is missing, slipped or broken; there the added ones lie.
  const worn = range(0, 27).map((index): [number, number] => [far + 1 + Math.floor(halton(index + 1, 2) * 34), Math.floor(halton(index + 1, 3) * 15)]);
  const isWorn = (column: number, up: number) => worn.some(([c, u]) => c === column && u === up);
  const field = range(0, rows - 1).flatMap((up) => [
    sheet.stamp(`grey${36}`, facing(far * tileWidth, up, layer.tile / 2), () => tileRow(sheet, 36, "grey")),
    ...range(far, columns - 1)
      .filter((column) => chance(column * 37 + up * 101, 4) > 0.82 && !isWorn(column, up))
      .map((column) => sheet.stamp("light1", facing(column * tileWidth, up, layer.tile / 2), () => tileRow(sheet, 1, "light"))),
    ...(isDone
      ? worn.filter(([, u]) => u === up).map(([column]) => sheet.stamp("red1", facing(column * tileWidth, up, layer.tile / 2), () => tileRow(sheet, 1, "red")))
      : []),
  ]);
  const onOrigin = slope();
  const damage = worn.map(([column, up], index) => {
    const isSlipped = up > 0 && index % 3 === 0;
    return sheet.stamp(isSlipped ? "los" : "gat", facing(column * tileWidth, up, 0), () =>
      isSlipped ? slippedTile(sheet, onOrigin, 0, 0, "grey") : missingTile(sheet, onOrigin, 0, 0),
    );
  });
  const tufts = range(0, 27).map((index) => {
    const up = Math.floor(chance(index, 5) ** 1.6 * rows);
    return moss(sheet, facing, left + ((index * 3.79) % (near - left)), up + 0.05, index % 3 ? 0.11 : 0.16);
  });
  // The stepped gable.
  const stepCount = 5;
  const stepDepth = ridgeY / (stepCount + 0.5);
  const base = eaves + 0.25;
  const stepHeight = (ridgeZ + 1.05 - base) / stepCount;
  const stepSpan = (index: number): Span => [-0.25 + index * stepDepth, -0.25 + (index + 1) * stepDepth];
  const top = (index: number) => base + index * stepHeight;
  const rise_ = range(0, stepCount).flatMap(
    (index): Shape =>
      index < stepCount
        ? through([wall[1], stepSpan(index)[0], top(index)], [wall[1], stepSpan(index)[1], top(index)])
        : through([wall[1], stepSpan(index)[0], top(index)], [wall[1], depth - stepSpan(index)[0], top(index)]),
  );
  const fall = (rise_ as Place[])
    .slice(0, -2)
    .map(([x, y, z]): Place => [x, depth - y, z])
    .reverse();
  const face: Shape = [[wall[1], -0.25, 2], ...rise_, ...fall, [wall[1], depth + 0.25, 2]];
  const coping = (y: Span, z: number) =>
    sheet.box(world, [wall[0] - 0.06, wall[1] + 0.06], [y[0] - 0.06, y[1] + 0.06], [z, z + 0.1], [tone.white, tone.light, tone.zinc]);
  const anchor = (y: number, z: number): Shape[] => [
    through([wall[1], y, z - 0.28], [wall[1], y, z + 0.28]),
    through([wall[1], y - 0.1, z + 0.16], [wall[1], y + 0.1, z - 0.02]),
    through([wall[1], y + 0.1, z + 0.16], [wall[1], y - 0.1, z - 0.02]),
  ];
  const window = (y: number, z: Span) => {
    const arch = range(0, 180, 30).map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return [wall[1], y - 0.36 * Math.cos(angle), z[1] + 0.2 * Math.sin(angle)];
    });
    return [
      sheet.plane(tone.white, [[wall[1], y - 0.36, z[0]], ...arch, [wall[1], y + 0.36, z[0]]]),
      sheet.fill(tone.soft, side(world, wall[1], [y - 0.28, y - 0.04], [z[0] + 0.08, z[1]]), side(world, wall[1], [y + 0.04, y + 0.28], [z[0] + 0.08, z[1]])),
    ].join("");
  };
  // The dormer.
  const dx: Span = [0.6, 2.1];
  const up = 4.4;
  const y = -overhang + up * row;
  const z = facing(0, up, layer.tile)[2];
  const head = z + 1.35;
  const meets = (height: number) => -overhang + ((height - 0.1 - eaves) / rise) * row;
  const peak = head + 0.55;
  const mid = (dx[0] + dx[1]) / 2;
  const fasciaY = y - 0.12;
  const dormer = [
    sheet.plane(tone.lead, through([dx[1], y, z], [dx[1], meets(head), head], [dx[1], y, head])),
    sheet.plane(isDone ? tone.tile : tone.slate, through([dx[1], y, z], [dx[1] + 0.14, y, z], [dx[1] + 0.14, meets(head), head], [dx[1], meets(head), head])),
    windowIn(sheet, moved(world, 0, y, 0), dx, [z, head], 2, 0.3),
    sheet.plane(isDone ? tone.tile : tone.lead, [
      [dx[0] - 0.12, y, z],
      facing(dx[0] - 0.12, up - 0.62, layer.tile),
      facing(dx[1] + 0.12, up - 0.62, layer.tile),
      [dx[1] + 0.12, y, z],
    ]),
    sheet.plane(tone.zinc, through([dx[0] - 0.14, fasciaY, head], [mid, fasciaY, peak], [mid, meets(peak), peak], [dx[0] - 0.14, meets(head), head])),
    sheet.plane(tone.grey, through([dx[1] + 0.14, fasciaY, head], [mid, fasciaY, peak], [mid, meets(peak), peak], [dx[1] + 0.14, meets(head), head])),
    sheet.plane(tone.white, through([dx[0] - 0.16, fasciaY, head - 0.02], [dx[1] + 0.16, fasciaY, head - 0.02], [mid, fasciaY, peak])),
    sheet.plane(tone.light, through([dx[0] + 0.22, fasciaY, head + 0.12], [dx[1] - 0.22, fasciaY, head + 0.12], [mid, fasciaY, peak - 0.17])),
    sheet.box(world, [dx[0] - 0.18, dx[1] + 0.18], [fasciaY - 0.06, y], [head - 0.14, head], [tone.white, tone.white, tone.zinc]),
  ].join("");
  const stack = chimney(sheet, facing, [3.75, 4.6], [11.2, 14.4], ridgeZ + 0.9, isDone ? [tone.tile, tone.tileDark] : [tone.lead, tone.slate]);
  const cornice: Span = [eaves - 0.55, eaves - 0.06];
  const consoles = range(left + 0.2, near - 0.2, 0.7).map((x): [Span, Span, Span] => [
    [x, x + 0.14],
    [-0.5, -0.1],
    [cornice[0] - 0.22, cornice[0]],
  ]);
  return [
    sheet.plane(tone.grey, front(world, [left, near], 0, [2, eaves])),
    windowIn(sheet, world, [-0.9, 0.4], [2.4, 4.1], 2),
    windowIn(sheet, world, [1.2, 2.5], [2.4, 4.1], 2),
    windowIn(sheet, world, [3.3, 4.6], [2.4, 4.1], 2),
    sheet.shade(0.3, front(world, [left, near], 0, [4.25, eaves - 0.3])),
    sheet.boxes(world, consoles, [tone.white, tone.white, tone.zinc]),
    sheet.box(world, [left, near], [-0.62, -0.1], cornice, [isDone ? tone.tile : tone.lead, tone.white, tone.zinc]),
    sheet.lines(tone.grey, 0.8, through([left, -0.62, cornice[0] + 0.16], [near, -0.62, cornice[0] + 0.16])),
    isDone
      ? ""
      : sheet.plane(
          tone.slate,
          ...[0.3, 2.2].map(
            (x): Shape =>
              through(
                [x, -0.62, cornice[1] - 0.12],
                [x + 0.2, -0.62, cornice[1] - 0.2],
                [x + 0.3, -0.62, cornice[1] - 0.14],
                [x + 0.6, -0.62, cornice[1] - 0.22],
                [x + 0.8, -0.62, cornice[1] - 0.1],
                [x + 0.8, -0.62, cornice[1]],
                [x, -0.62, cornice[1]],
              ),
          ),
        ),
    ...field,
    ...(isDone ? [] : [...tufts, ...damage]),
    ...(isDone
      ? [ridgeTiles(sheet, [left, near], ridgeY, ridgeZ + 0.06, "grey")]
      : [
          sheet.box(world, [left, near], [ridgeY - 0.1, ridgeY + 0.1], [ridgeZ - 0.05, ridgeZ + 0.05], [tone.white, tone.light, tone.light]),
          ridgeTiles(sheet, [left, 0.6], ridgeY, ridgeZ + 0.06, "grey"),
          ridgeTiles(sheet, [1.9, near], ridgeY, ridgeZ + 0.06, "grey"),
        ]),
    dormer,
    stack.stack,
    stack.lead,
    // The gable, from its rear steps to its foot.
    ...range(0, stepCount - 1).map((index) => coping([depth - stepSpan(index)[1], depth - stepSpan(index)[0]], top(index))),
    sheet.plane(tone.lead, face),
    bricks(sheet, tone.slate, (along, height) => [wall[1], along, height], [0.5, 4.6, [2, 3, 2]], [2.2, 6.2, [2, 3]], [5, 5.2, [2, 3, 2]]),
    sheet.plane(tone.zinc, ...range(0, stepCount - 1).map((index) => front(world, wall, stepSpan(index)[0], [index ? top(index - 1) : 2, top(index)]))),
    sheet.plane(tone.zinc, front(world, wall, stepSpan(stepCount)[0], [top(stepCount - 1), top(stepCount)])),
    coping([stepSpan(stepCount)[0], depth - stepSpan(stepCount)[0]], top(stepCount)),
    ...range(0, stepCount - 1)
      .reverse()
      .map((index) => coping(stepSpan(index), top(index))),
    window(2.6, [5.3, 6.4]),
    window(4.9, [5.3, 6.4]),
    window(3.75, [7.6, 8.4]),
    sheet.lines(tone.ink, 2.4, ...anchor(3.75, 6.9), ...anchor(1.3, 5.6), ...anchor(6.1, 5.6)),
  ].join("");
}

/** A large flat roof with ponds, blisters and open seams; the same roof with falls, two new layers, edges and outlets. */
export function platDak(sheet: Sheet, isDone: boolean) {
  const [w, d] = [9.2, 9.4];
  const floor = -3.6;
  const rim = 0.3;
  const edge: Span = [-0.02, 0.26];
  const field: Span[] = [
    [-6, w - rim],
    [rim, d - rim],
  ];
  const [cap, sheetLine] = isDone ? [tone.lead, tone.slate] : [tone.grey, tone.lead];
  const trims = isDone ? ([tone.tile, tone.tile, tone.tileDark] as const) : ([tone.white, tone.light, tone.zinc] as const);
  const lap = 1.15;
  const lanes = range(-4.6, w - rim - 0.2, lap);
  const pond = (x: number, y: number, rx: number, ry: number, seed: number): Shape =>
    range(0, 345, 15).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const wobble = 1 + 0.13 * Math.sin(2 * angle + seed) + 0.07 * Math.cos(3 * angle + 2 * seed);
      return [x + rx * wobble * Math.cos(angle), y + ry * wobble * Math.sin(angle), 0];
    });
  const ponds = [
    [2.8, 4.6, 1.75, 1.15, 0.4],
    [6.8, 4.8, 1.25, 1.1, 2],
    [1.9, 1.5, 0.9, 0.5, 4],
  ] as const;
  const blister = (x: number, y: number, r: number) =>
    sheet.plane(tone.zinc, disc(world, x, y, 0.03, r)) +
    sheet.fill(tone.white, disc(world, x - 0.35 * r, y - 0.1 * r, 0.08, r * 0.4)) +
    sheet.shade(0.35, disc(world, x + 0.3 * r, y + 0.35 * r, 0.03, r * 0.55));
  const dome = (x: number, y: number) => {
    const [a, b]: [Span, Span] = [
      [x, x + 1.3],
      [y, y + 1.3],
    ];
    const top = 0.72;
    const inset = 0.3;
    return [
      sheet.shade(0.35, flat(world, [a[1], a[1] + 0.45], [b[0] + 0.25, b[1] + 0.25], 0), flat(world, [a[0] + 0.3, a[1] + 0.45], [b[1], b[1] + 0.25], 0)),
      sheet.box(world, a, b, [0, 0.32], isDone ? [tone.slate, tone.lead, tone.slate] : [tone.light, tone.grey, tone.lead]),
      sheet.box(world, [a[0] - 0.06, a[1] + 0.06], [b[0] - 0.06, b[1] + 0.06], [0.32, 0.42], [tone.white, tone.white, tone.zinc]),
      sheet.plane(tone.zinc, through([a[1], b[0], 0.42], [a[1], b[1], 0.42], [a[1] - inset, b[1] - inset, top], [a[1] - inset, b[0] + inset, top])),
      sheet.plane(tone.light, through([a[0], b[0], 0.42], [a[1], b[0], 0.42], [a[1] - inset, b[0] + inset, top], [a[0] + inset, b[0] + inset, top])),
      sheet.plane(tone.white, flat(world, [a[0] + inset, a[1] - inset], [b[0] + inset, b[1] - inset], top)),
    ].join("");
  };
  const unit = (x: number, y: number) => {
    const fan = (along: number): Shape =>
      range(0, 340, 20).map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return [x + along + 0.32 * Math.cos(angle), y, 0.75 + 0.32 * Math.sin(angle)];
      });
    return [
      sheet.shade(0.35, flat(world, [x + 0.3, x + 2.3], [y + 0.4, y + 1.15], 0)),
      ...[0.1, 1.5].map((along) => sheet.box(world, [x + along, x + along + 0.25], [y, y + 0.8], [0, 0.2], [tone.grey, tone.lead, tone.slate])),
      sheet.box(world, [x, x + 1.85], [y, y + 0.8], [0.2, 1.25], [tone.white, tone.light, tone.grey]),
      sheet.plane(tone.slate, fan(0.5), fan(1.35)),
    ].join("");
  };
  const outlet = (x: number, y: number) =>
    isDone
      ? sheet.plane(tone.tile, disc(world, x, y, 0, 0.3)) + sheet.plane(tone.soft, disc(world, x, y, 0, 0.15))
      : sheet.plane(tone.lead, disc(world, x, y, 0, 0.26)) + sheet.plane(tone.soft, disc(world, x, y, 0, 0.14));
  const valley = 4.7;
  const outlets = [
    [2.6, valley],
    [6.6, valley],
  ] as const;
  const door: Span = [3.4, 6.2];
  return [
    // The walls: steel sheets, a strip of windows, a roller door.
    sheet.plane(tone.light, front(world, [-6, w], 0, [floor, 0])),
    sheet.lines(tone.zinc, 0.7, ...range(-5.7, w, 0.5).map((x): Shape => through([x, 0, floor], [x, 0, 0]))),
    sheet.plane(tone.slate, front(world, [-3, w - 0.8], 0, [-1.75, -0.8])),
    sheet.lines(tone.white, 2, ...range(-2, w - 1, 1.2).map((x): Shape => through([x, 0, -1.75], [x, 0, -0.8]))),
    sheet.plane(tone.lead, side(world, w, [0, d], [floor, 0])),
    sheet.lines(tone.slate, 0.7, ...range(0.5, d, 0.5).map((y): Shape => through([w, y, floor], [w, y, 0]))),
    sheet.plane(tone.zinc, side(world, w, door, [floor, -0.7])),
    sheet.lines(tone.lead, 0.8, ...range(-3.2, -0.9, 0.28).map((z): Shape => through([w, door[0], z], [w, door[1], z]))),
    sheet.plane(cap, flat(world, field[0] as Span, field[1] as Span, 0)),
    // Sheets lie along the roof's depth, each with its laps.
    sheet.lines(
      sheetLine,
      isDone ? 1 : 0.9,
      ...lanes.map((x): Shape => through([x, rim, 0], [x, d - rim, 0])),
      ...lanes.map((x, index): Shape => through([x, rim + 1 + (index % 3) * 2.5, 0], [x + lap, rim + 1 + (index % 3) * 2.5, 0])),
    ),
    isDone
      ? sheet.fill(tone.slate, flat(world, field[0] as Span, [valley, d - rim], 0)) +
        sheet.lines(tone.soft, 1, ...lanes.map((x): Shape => through([x, valley, 0], [x, d - rim, 0]))) +
        sheet.lines(tone.ink, 1.4, through([-6, valley, 0], [w - rim, valley, 0])) +
        sheet.lines(
          tone.white,
          1.6,
          ...outlets.flatMap(([x]): Shape[] =>
            [1, -1].flatMap((way) => [
              through([x - 0.1, valley + way * 2.3, 0], [x - 0.1, valley + way * 0.75, 0]),
              through([x - 0.3, valley + way * 1.15, 0], [x - 0.1, valley + way * 0.75, 0], [x + 0.1, valley + way * 1.15, 0]),
            ]),
          ),
        )
      : [
          sheet.fill(tone.lead, ...ponds.map(([x, y, rx, ry, seed]) => pond(x, y, rx * 1.22, ry * 1.22, seed))),
          sheet.plane(tone.white, ...ponds.map(([x, y, rx, ry, seed]) => pond(x, y, rx, ry, seed))),
          sheet.lines(
            tone.grey,
            0.9,
            ...ponds.flatMap(([x, y, rx]): Shape[] => [
              through([x - rx * 0.5, y - 0.2, 0], [x + rx * 0.3, y - 0.2, 0]),
              through([x - rx * 0.1, y + 0.2, 0], [x + rx * 0.55, y + 0.2, 0]),
            ]),
          ),
          blister(7.2, 1.9, 0.34),
          blister(5.2, 6.6, 0.4),
          blister(3.3, 2.6, 0.3),
          blister(4.7, 4, 0.24),
          sheet.lines(
            tone.tile,
            3,
            through([5.75, 1.9, 0], [5.71, 2.4, 0], [5.8, 2.9, 0], [5.74, 3.4, 0]),
            through([1.15, 5.7, 0], [1.1, 6.2, 0], [1.2, 6.7, 0], [1.14, 7.2, 0]),
            through([8.05, 0.9, 0], [8, 1.5, 0], [8.09, 2.1, 0], [8.03, 2.7, 0]),
          ),
        ].join(""),
    ...outlets.map(([x, y]) => outlet(x, y)),
    sheet.plane(tone.slate, front(world, [-6, w - rim], d - rim, [0, edge[1]])),
    sheet.plane(trims[0], flat(world, [-6, w], [d - rim, d], edge[1])),
    dome(-1.6, 6.6),
    dome(3.4, 7),
    unit(5.9, 7),
    dome(-0.9, 1.6),
    dome(4, 1),
    // The edge around it.
    sheet.shade(0.3, flat(world, [-6, w - rim], [rim, rim + 0.14], 0)),
    sheet.plane(trims[0], flat(world, [w - rim, w], [0, d], edge[1])),
    sheet.plane(trims[0], flat(world, [-6, w], [0, rim], edge[1])),
    sheet.plane(trims[2], side(world, w + 0.02, [-0.02, d], [-0.3, edge[1]])),
    sheet.plane(trims[1], front(world, [-6, w + 0.02], -0.02, [-0.3, edge[1]])),
    isDone
      ? ""
      : sheet.shade(
          0.35,
          ...[1.2, 4.6, 7.4].map((x): Shape => through([x, -0.03, -0.3], [x + 0.2, -0.03, -0.3], [x + 0.16, -0.03, -1.7], [x + 0.08, -0.03, -1.2])),
        ),
    sheet.lines(
      tone.ink,
      1,
      ...range(-3, w - 1, 2.4).map((x): Shape => through([x, rim, edge[1]], [x, -0.02, edge[1]], [x, -0.02, -0.3])),
      ...range(2.2, d, 2.4).map((y): Shape => through([w - rim, y, edge[1]], [w + 0.02, y, edge[1]], [w + 0.02, y, -0.3])),
    ),
  ].join("");
}

/** The rear slope's end, from its eaves to the ridge. */
const verge = (low: number, high: number): Shape => [rear(width, -0.2, low), crest(width, low), crest(width, high), rear(width, -0.2, high)];

/** A house of the 1930s, its layers opened: pans on bare boards, and the same pans on insulation. */
export function isolatie(sheet: Sheet, isDone: boolean) {
  const left = far * tileWidth;
  const lift = isDone ? 0 : -0.3;
  const at: Frame = (x, up, height) => facing(x, up, height + lift);
  const ridgeTop = crest(0, lift)[2] - ridgeZ;
  const steps = (index: number) => ({ tiles: 11 - index, membrane: 14 - 0.8 * index, insulation: 17.4 - 0.8 * index, boards: columns });
  const groups = range(0, 3);
  const wood = [tone.white, tone.light, tone.grey] as const;
  const boards = [layer.rafter, layer.boards] as const;
  const beforeTiles = 13;
  const tiledAt = (up: number) => (isDone ? steps(Math.floor(up / 4)).tiles : beforeTiles - Math.floor(up / 4));
  const top = isDone ? rows - 1 : rows - 2;
  const battens = range(0, top).map((up): [Span, Span, Span] => [
    [(tiledAt(up) - 1) * tileWidth, (tiledAt(up) + (isDone ? 1.4 : 3 + 0.5 * (up % 2))) * tileWidth],
    [up + 0.1, up + 0.3],
    [layer.batten, 0],
  ]);
  const slabs = groups.flatMap((index) =>
    range(0, 1).map((half): [Span, Span, Span] => {
      const from = 4 * index + 2 * half;
      return [
        [8 * tileWidth, (steps(index).insulation - 0.4 * half) * tileWidth],
        [from, Math.min(from + 2, lastRow(layer.counter))],
        [layer.insulation, layer.counter],
      ];
    }),
  );
  const flecks = slabs.flatMap(([[, x], [up]], index) =>
    [0.45, 0.95, 1.5].flatMap((part, line) =>
      [0.2, 0.5, 0.8].map((back): Shape => {
        const from = x - back - ((line + index) % 2) * 0.14;
        return [facing(from, up + part, layer.counter), facing(from - 0.13, up + part, layer.counter)];
      }),
    ),
  );
  const wallTop = (row: number, height: number) => facing(width, row, height);
  const gable: Shape = [
    [width, 0, 2],
    [width, depth, 2],
    [width, depth, facing(width, 1, layer.rafter)[2]],
    crest(width, layer.rafter),
    wallTop(1, layer.rafter),
  ];
  // The chimney stands on the house: the roof rises along it.
  const behind = isDone ? 0 : 0.8;
  const stack = chimney(sheet, at, [-0.9, 0], [10.6 - behind, 13.6 - behind], ridgeZ + 0.55);
  // Warm air rises off the ridge.
  const heat = (x: number) => {
    const [px, py, pz] = crest(x, lift + 0.35);
    const to = (dx: number, dz: number): Place => [px + dx, py + 0.503 * dx, pz + dz];
    return [range(0, 1, 0.0625).map((t) => to(0.07 * Math.sin(t * 3 * Math.PI), t * 1.05)), through(to(-0.13, 0.88), to(0, 1.1), to(0.13, 0.88))] as Shape[];
  };
  const arrows = [...heat(1.9), ...heat(3.1), ...heat(4.3)];
  return [
    sheet.plane(tone.lead, gable),
    bricks(sheet, tone.slate, (along, z) => [width, along, z], [0.9, 4.6, [2, 3, 2]], [3, 6.4, [2, 3]], [4.8, 5, [3, 2]]),
    sheet.plane(tone.white, side(world, width, [2.6, 3.6], [5.2, 6.6])),
    sheet.fill(tone.soft, side(world, width, [2.68, 3.06], [5.3, 6.5]), side(world, width, [3.14, 3.52], [5.3, 6.5])),
    sheet.plane(tone.zinc, verge(layer.rafter, layer.boards + 0.08)),
    sheet.plane(tone.grey, front(world, [left, 0], 0, [2, eaves - 0.2])),
    facade(sheet, 2),
    // Rafters and boards, seen where all that lies over them has gone.
    sheet.box(facing, [left, width], [0, lastRow(layer.boards)], [boards[0], boards[1]], [tone.light, tone.white, tone.zinc]),
    sheet.lines(tone.grey, 0.7, ...range(0.6, 15, 0.6).map((up): Shape => [facing(9 * tileWidth, up, layer.boards), facing(width, up, layer.boards)])),
    isDone
      ? [
          sheet.plane(
            tone.grey,
            ...groups.map((index) =>
              flat(
                facing,
                [8 * tileWidth, (steps(index).insulation + 1.1) * tileWidth],
                [4 * index, Math.min(4 * index + 4, lastRow(layer.vapour))],
                layer.vapour,
              ),
            ),
          ),
          sheet.boxes(facing, slabs, [tone.blush, tone.blush, tone.tile]),
          sheet.lines(tone.pale, 1.3, ...flecks),
          sheet.plane(
            tone.slate,
            ...groups.map((index) =>
              flat(facing, [8 * tileWidth, steps(index).membrane * tileWidth], [4 * index, Math.min(4 * index + 4, lastRow(layer.counter))], layer.counter),
            ),
          ),
          sheet.plane(
            tone.zinc,
            ...groups.flatMap((index) =>
              [0.7].map((back) => {
                const x = (steps(index).tiles + back) * tileWidth;
                return flat(facing, [x - 0.06, x], [4 * index, Math.min(4 * index + 4, lastRow(layer.batten))], layer.batten);
              }),
            ),
          ),
        ].join("")
      : "",
    sheet.boxes(at, battens, wood),
    gutter(sheet, [left, width + 0.06], -overhang - 0.05, eaves - 0.06 + lift * 0.5),
    ...tiles(sheet, at, [0, top], (up) => [far, tiledAt(up)], "light"),
    ridgeTiles(sheet, [left, (tiledAt(15) + 0.2) * tileWidth], ridgeY, ridgeZ + 0.06 + ridgeTop, "light"),
    stack.stack,
    stack.lead,
    isDone ? "" : sheet.lines(tone.tile, 2.4, ...arrows),
  ].join("");
}

/** A villa's chimney beside a valley, from close by: torn lead and open joints; then new lead and pointing. */
export function loodwerk(sheet: Sheet, isDone: boolean) {
  const at = slope();
  const ridgeRow = 11;
  const ridge = at(0, ridgeRow, 0);
  const valleyX = 0.75;
  const pair = [tone.light, tone.grey] as const;
  const shadedPair = [tone.grey, tone.lead] as const;
  const wing: Frame = (y, up, height) => {
    const [, run, z] = at(0, up, height);
    return [valleyX - run, y, z];
  };
  // Both slopes rise alike, so that their valley runs back at 45° in plan.
  const valley = (up: number, shift = 0): Place => at(valleyX - up * row + shift, up, 0.02);
  const valleyWing = (up: number, shift: number): Place => wing(up * row - shift, up, 0.02);
  const [low, high] = [-5, ridgeRow];
  const mainField: Shape = [valley(low, 0.12), at(9, low, 0.1), at(9, high + 1, 0.1), valley(high + 1, 0.12)];
  const wingField: Shape = [valleyWing(low, 0.12), valleyWing(high + 1, 0.12), wing(-6, high + 1, 0.1), wing(-6, low, 0.1)];
  const x: Span = [2.05, 3.2];
  const foot: Span = [3.1, 7];
  const top = at(0, ridgeRow, 0)[2] + 0.75;
  const stack = chimney(sheet, at, x, foot, top, isDone ? [tone.tile, tone.tileDark] : [tone.grey, tone.lead]);
  const [, y0, z0] = at(0, foot[0], layer.tile);
  const [, y1] = at(0, foot[1], layer.tile);
  const joints = (colour: Tone, width: number) => [
    sheet.lines(colour, width, ...range(z0 + 0.42, top - 0.2, 0.16).map((z): Shape => through([x[0] + 0.02, y0, z], [x[1], y0, z], [x[1], y1, z]))),
    sheet.lines(
      colour,
      width,
      ...range(z0 + 0.42, top - 0.3, 0.16).flatMap((z, course) => [
        ...range(x[0] + 0.12 + (course % 2) * 0.14, x[1], 0.28).map((along): Shape => through([along, y0, z], [along, y0, z + 0.16])),
        ...range(y0 + 0.1 + (course % 2) * 0.14, y1, 0.28).map((along): Shape => through([x[1], along, z], [x[1], along, z + 0.16])),
      ]),
    ),
  ];
  // Water climbs in the brick: highest in the middle, in an uneven line.
  const wet = (from: number, to: number, rise: (part: number) => number, at_: (along: number, z: number) => Place, slopeZ: number): Shape => [
    at_(from, z0),
    ...range(0, 1, 0.08).map((part) => at_(from + (to - from) * part, z0 + slopeZ * part + rise(part))),
    at_(to, z0 + slopeZ),
  ];
  const stain = wet(
    y0,
    y1,
    (part) => 0.85 + 0.16 * Math.sin(part * 9) + 0.06 * Math.sin(part * 23),
    (y, z) => [x[1], y, z],
    0.87,
  );
  const frontStain = wet(
    x[0],
    x[1],
    (part) => 0.62 + 0.24 * part + 0.1 * Math.sin(part * 10 + 1) + 0.05 * Math.sin(part * 27),
    (along, z) => [along, y0, z],
    0,
  );
  // Leaves that lie in the valley.
  const heap = (up: number) =>
    range(0, 8)
      .map((index) => {
        const [x, y] = [valleyX - up * row + 0.06 + 0.13 * Math.sin(index * 2.1), up + 0.75 * (chance(index, up) - 0.5) * 2];
        const turn = index * 1.7;
        const place = (u: number, v: number) =>
          at(x - (y - up) * row + 0.1 * (u * Math.cos(turn) - v * Math.sin(turn)), y + 0.3 * (u * Math.sin(turn) + v * Math.cos(turn)), 0.06);
        return sheet.plane(index % 2 ? tone.lead : tone.slate, [place(-1, 0), place(0, 0.5), place(1, 0), place(0, -0.5)]);
      })
      .join("");
  const tear = (shift: number): Shape => [
    at(x[0] + 0.62 + shift, foot[0] + 0.05, layer.tile + 0.02),
    at(x[0] + 0.55 + shift, foot[0] - 0.3, layer.tile + 0.02),
    at(x[0] + 0.66 + shift, foot[0] - 0.5, layer.tile + 0.02),
    at(x[0] + 0.6 + shift, foot[0] - 0.82, layer.tile),
  ];
  return [
    sheet.clip("vleugel", wingField, ...courses(sheet, "w", moved(wing, -6, 0, 0), [low, high + 1], [0, 33], shadedPair, true)),
    sheet.clip("hoofd", mainField, ...courses(sheet, "h", moved(at, valleyX - 4.2, 0, 0), [low, high - 1], [0, 30], pair, true)),
    // The valley: lead between two rows of cut tiles.
    sheet.plane(tone.zinc, [valley(low, 0.13), valley(high + 1, 0.13), valley(high + 1, 0), valley(low, 0)]),
    sheet.plane(tone.grey, [valleyWing(low, 0.13), valleyWing(high + 1, 0.13), valley(high + 1, 0), valley(low, 0)]),
    isDone ? "" : [heap(1.2), heap(5.3), heap(8.6)].join(""),
    ridgeTiles(sheet, [valleyX - ridgeRow * row, 9], ridge[1], ridge[2] + 0.06, "light"),
    sheet.shade(0.3, [at(x[1], foot[0], 0.1), at(x[1] + 0.75, foot[0] + 1.5, 0.1), at(x[1] + 0.75, ridgeRow, 0.1), at(x[1], ridgeRow, 0.1)]),
    stack.stack.replaceAll(/<path fill="none" stroke="#93a5b1"[^>]*>/g, ""),
    ...(isDone ? joints(tone.white, 1.2) : [...joints(tone.slate, 1.4), sheet.shade(0.38, stain), sheet.shade(0.38, frontStain)]),
    stack.lead,
    isDone
      ? ""
      : [
          sheet.lines(tone.tile, 3.6, tear(0), through([x[1], y0 + 0.25, z0 + 0.42], [x[1], y0 + 0.33, z0 + 0.3], [x[1], y0 + 0.3, z0 + 0.16])),
          // The corner of the apron has come up.
          sheet.plane(tone.zinc, [at(x[1] + 0.2, foot[0], 0.1), at(x[1] - 0.15, foot[0] - 0.72, 0.1), at(x[1] + 0.12, foot[0] - 0.5, 0.3)]),
        ].join(""),
  ].join("");
}

/** A new house: bare rafters on purlins and walls; then insulation under slate-black tiles, with two roof windows. */
export function nieuwbouw(sheet: Sheet, isDone: boolean) {
  const left = -4.4;
  const wood = [tone.white, tone.light, tone.zinc] as const;
  const wallTop = facing(0, 1, layer.rafter)[2];
  const rafters = range(left + 0.15, width - 0.1, 0.62).map((x): [Span, Span, Span] => [
    [x, x + 0.12],
    [-0.2, lastRow(layer.boards)],
    [layer.rafter, layer.boards],
  ]);
  const purlin = (up: number) => sheet.box(facing, [left, width + 0.02], [up, up + 0.5], [layer.purlin - 0.08, layer.rafter], wood);
  const opening: Shape = [facing(left, 0.4, layer.rafter), facing(width, 0.4, layer.rafter), crest(width, layer.rafter), crest(left, layer.rafter)];
  const gable: Shape = [
    [width, 0, 2],
    [width, depth, 2],
    [width, depth, wallTop],
    crest(width, isDone ? 0 : layer.rafter),
    isDone ? facing(width, 0.8, 0) : [width, 0, wallTop],
  ];
  const windows: [number, number][] = [
    [-0.6, 6],
    [2.7, 6],
  ];
  const skylight = ([x, up]: [number, number]) => {
    const [a, b]: [Span, Span] = [
      [x, x + 1.2],
      [up, up + 4.4],
    ];
    const h = layer.tile + 0.02;
    return [
      sheet.plane(tone.lead, [
        facing(a[0] - 0.2, b[0] - 0.7, h - 0.03),
        facing(a[1] + 0.2, b[0] - 0.7, h - 0.03),
        facing(a[1] + 0.14, b[1] + 0.3, h),
        facing(a[0] - 0.14, b[1] + 0.3, h),
      ]),
      sheet.box(facing, a, b, [h, h + 0.1], [tone.tile, tone.tileDark, tone.tileDark]),
      sheet.plane(tone.zinc, flat(facing, [a[0] + 0.12, a[1] - 0.12], [b[0] + 0.36, b[1] - 0.4], h + 0.1)),
      sheet.fill(tone.white, [
        facing(a[0] + 0.3, b[0] + 0.4, h + 0.1),
        facing(a[0] + 0.55, b[0] + 0.4, h + 0.1),
        facing(a[0] + 0.95, b[1] - 0.44, h + 0.1),
        facing(a[0] + 0.7, b[1] - 0.44, h + 0.1),
      ]),
    ].join("");
  };
  const wallWindow = (y: Span, z: Span) =>
    isDone
      ? sheet.plane(tone.white, side(world, width, y, z)) +
        sheet.fill(
          tone.soft,
          side(world, width, [y[0] + 0.08, (y[0] + y[1]) / 2 - 0.04], [z[0] + 0.1, z[1] - 0.1]),
          side(world, width, [(y[0] + y[1]) / 2 + 0.04, y[1] - 0.08], [z[0] + 0.1, z[1] - 0.1]),
        )
      : sheet.plane(tone.soft, side(world, width, y, z));
  const holes: Span[] = [
    [-3.4, -1.4],
    [0.2, 2.2],
    [3.4, 5.4],
  ];
  return [
    sheet.plane(tone.grey, gable),
    bricks(sheet, tone.lead, (along, z) => [width, along, z], [0.7, 4.3, [2, 3, 2]], [4.9, 4.9, [3, 2]]),
    wallWindow([2.9, 4.5], [4.4, 6]),
    isDone ? sheet.plane(tone.white, verge(layer.insulation, 0.06)) : "",
    sheet.plane(tone.light, front(world, [left, width], 0, [2, wallTop])),
    ...holes.map((x) => (isDone ? windowIn(sheet, world, x, [3, 4.35], 2, 0) : sheet.plane(tone.soft, front(world, x, 0, [3, 4.35])))),
    ...(isDone
      ? [
          sheet.shade(0.28, front(world, [left, width], 0, [4.5, wallTop])),
          gutter(sheet, [left, width + 0.06], -overhang - 0.05, eaves - 0.06),
          ...courses(sheet, "s", moved(facing, left - 0.1, 0, 0), [0, rows - 1], [0, 36], [tone.slate, tone.soft]),
          sheet.plane(tone.white, side(facing, width + 0.02, [-0.2, rows], [layer.insulation, layer.tile])),
          sheet.plane(tone.slate, [
            facing(width - 0.12, 0, layer.tile),
            facing(width + 0.02, 0, layer.tile),
            facing(width + 0.02, rows, layer.tile),
            facing(width - 0.12, rows, layer.tile),
          ]),
          ...windows.map(skylight),
          ridgeTiles(sheet, [left, width + 0.05], ridgeY, ridgeZ + 0.06, "grey"),
        ]
      : [
          sheet.clip(
            "open",
            opening,
            sheet.fill(tone.lead, opening),
            sheet.plane(tone.zinc, through([left, 0, 2], [left, depth, 2], [left, depth, wallTop], crest(left, layer.rafter), [left, 0, wallTop])),
            sheet.fill(tone.slate, flat(world, [left, width], [0, depth], 3)),
            sheet.plane(tone.grey, front(world, [left, width], depth - 0.3, [2, wallTop])),
            // The rear slope's rafters, from below.
            ...range(left + 0.15, width, 0.62).map((x) =>
              sheet.plane(tone.zinc, [[x, depth - 0.2, wallTop], [x + 0.12, depth - 0.2, wallTop], crest(x + 0.12, layer.rafter), crest(x, layer.rafter)]),
            ),
            sheet.plane(
              tone.lead,
              through(
                [width - 0.28, 0, 2],
                [width - 0.28, depth, 2],
                [width - 0.28, depth, wallTop],
                [width - 0.28, ridgeY, ridgeZ - 0.4],
                [width - 0.28, 0, wallTop],
              ),
            ),
          ),
          sheet.box(world, [left, width], [-0.06, 0.24], [wallTop, wallTop + 0.12], wood),
          purlin(8),
          sheet.box(world, [left, width + 0.02], [ridgeY - 0.1, ridgeY + 0.1], [ridgeZ - 1.1, ridgeZ - 0.72], wood),
          sheet.plane(tone.white, [
            facing(width - 0.28, 1, layer.rafter),
            facing(width, 1, layer.rafter),
            crest(width, layer.rafter),
            crest(width - 0.28, layer.rafter),
          ]),
          sheet.boxes(facing, rafters, wood),
        ]),
  ].join("");
}
