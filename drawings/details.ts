import {
  bricks,
  chimney,
  disc,
  downpipe,
  drop,
  gutter,
  hole,
  layer,
  liftedTile,
  missingTile,
  moss,
  ridgeTiles,
  rise,
  roofPiece,
  row,
  slope,
  tileRow,
  tileWidth,
  wave,
  zigzag,
} from "./parts.ts";
import { type Frame, flat, front, type Place, range, type Shape, type Sheet, type Span, side, through, tone, world } from "./sheet.ts";

/** A tile goes where the next one lies, on battens, counter battens, membrane and boards. */
export function pannendaken(sheet: Sheet) {
  const at = slope();
  const rows = 5;
  const tiled = (up: number): Span => [0, [5, 5, 4, 4, 3][up] ?? 0];
  const { timber, tiles } = roofPiece(sheet, at, {
    rows,
    rafters: [0.5, 1.1, 1.7, 2.3],
    boards: 2.15,
    membrane: 1.85,
    battens: (up) => 1.75 - 0.02 * (up % 2),
    tiled,
  });
  const ridge = at(0, rows, 0);
  sheet.mark(
    { nokvorst: [0.4, ridge[1] - 0.05, ridge[2] + 0.12], dakpan: at(0.55, 2.4, 0.05), "onderste-rij": at(0.4, 0.45, 0.05) },
    { dakbeschot: at(2, 4.6, -0.09), folie: at(1.42, 3.68, -0.085), panlat: at(1.55, 1.18, 0), tengel: at(1.66, 0.6, -0.05) },
  );
  return [
    timber,
    tiles,
    sheet.box(world, [0.9, 1.75], [ridge[1] - 0.025, ridge[1] + 0.025], [ridge[2] - 0.02, ridge[2] + 0.07], [tone.white, tone.light, tone.zinc]),
    ridgeTiles(sheet, [0, 0.9], ridge[1], ridge[2] + 0.05, "light", 0.45, 0.095),
    liftedTile(sheet, at, 4, 2, [0.42, -0.1, 0.3]),
  ].join("");
}

/** A half-round gutter of which a soldered seam has opened, and its pipe down to the drain. */
export function dakgoten(sheet: Sheet) {
  const at = slope();
  const width = 2.1;
  const { timber, tiles } = roofPiece(sheet, at, {
    rows: 2,
    rafters: [0.3, 0.9, 1.5, 2.1],
    boards: width,
    membrane: width,
    battens: () => width,
    tiled: () => [0, 7],
  });
  const wall = 0.35;
  const bottom = -1.5;
  const pipeX = 1.72;
  const seam = 0.6;
  const [y, z, radius] = [-0.05, -0.06, 0.15];
  const foot = { x: pipeX, y: wall - 0.1 };
  /** The gutter's outside, from its rim down to where it turns away. */
  const arc = (x: number, from: number, to: number, by = 7) =>
    range(from, to, by).map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return [x, y - radius * Math.cos(angle), z - radius * Math.sin(angle)];
    });
  const band = (x0: number, x1: number): Shape => [...arc(x0, 0, 56), ...arc(x1, 0, 56).reverse()];
  const inside = (x0: number, x1: number): Shape => [...arc(x0, 114, 180, 11), ...arc(x1, 114, 180, 11).reverse()];
  const outlet = { top: z - 0.13, neck: z - 0.24, wide: 0.1, narrow: 0.075 };
  sheet.mark(
    { "onderste-rij": at(0.3, 0.45, 0.05), goot: [0.12, y - 0.12, z - 0.09], naad: [seam, y - 0.08, z - 0.15] },
    { beugel: [1.5, y - 0.11, z - 0.1], uitloop: [pipeX, y, z - 0.21], regenpijp: [foot.x, foot.y, -0.95] },
  );
  const paving = range(0.3, width, 0.3).map((x): Shape => through([x, -0.3, bottom], [x, wall, bottom]));
  return [
    // The pavement, with the gully that the pipe ends in.
    sheet.box(world, [-0.1, width + 0.15], [-0.3, 0.75], [bottom - 0.1, bottom], [tone.light, tone.zinc, tone.grey]),
    sheet.lines(tone.grey, 0.8, ...paving, through([-0.1, 0, bottom], [width + 0.15, 0, bottom])),
    sheet.plane(tone.lead, side(world, width - 0.05, [wall, 0.75], [bottom, -0.1])),
    sheet.plane(tone.grey, front(world, [0, width - 0.05], wall, [bottom, -0.1])),
    sheet.fill(tone.lead, front(world, [0, width - 0.05], wall, [bottom, bottom + 0.22])),
    bricks(sheet, tone.lead, (along, height) => [along, wall, height], [0.15, -0.75, [2, 2, 1]], [0.35, -1.2, [2, 3, 2]], [1.02, -0.8, [1, 2, 1]]),
    bricks(sheet, tone.slate, (along, height) => [width - 0.05, along, height], [wall + 0.02, -0.9, [1, 0, 1]]),
    sheet.shade(0.3, front(world, [0, width - 0.05], wall, [-0.42, -0.1])),
    timber,
    sheet.box(world, [foot.x - 0.13, foot.x + 0.13], [foot.y - 0.14, foot.y + 0.1], [bottom, bottom + 0.035], [tone.zinc, tone.white, tone.grey]),
    sheet.plane(tone.soft, flat(world, [foot.x - 0.1, foot.x + 0.1], [foot.y - 0.11, foot.y + 0.08], bottom + 0.035)),
    sheet.shade(0.3, [
      [foot.x + 0.07, wall, bottom],
      [foot.x + 0.16, wall, bottom],
      [foot.x + 0.16, wall, -0.6],
      [foot.x + 0.07, wall, -0.6],
    ]),
    downpipe(sheet, pipeX, [y, outlet.neck + 0.05], foot.y, bottom + 0.03, [], 0.07),
    ...[-0.72, -1.2].map((height) => sheet.plane(tone.white, front(world, [pipeX - 0.085, pipeX + 0.085], foot.y - 0.01, [height, height + 0.04]))),
    // The outlet narrows from the gutter to the pipe.
    sheet.plane(tone.zinc, [
      [pipeX - outlet.wide, y, outlet.top],
      [pipeX + outlet.wide, y, outlet.top],
      [pipeX + outlet.narrow, y, outlet.neck],
      [pipeX - outlet.narrow, y, outlet.neck],
    ]),
    sheet.fill(tone.grey, [
      [pipeX + outlet.wide * 0.3, y, outlet.top],
      [pipeX + outlet.wide, y, outlet.top],
      [pipeX + outlet.narrow, y, outlet.neck],
      [pipeX + outlet.narrow * 0.3, y, outlet.neck],
    ]),
    gutter(sheet, [0, width + 0.05], y, z, true, sheet.plane(tone.tile, inside(seam - 0.05, seam + 0.05))),
    sheet.plane(tone.tile, band(seam - 0.05, seam + 0.05)),
    sheet.fill(tone.ink, [...arc(seam - 0.012, 7, 56), ...arc(seam + 0.022, 7, 56).reverse()]),
    tiles,
    sheet.plane(tone.white, drop([seam, -0.12, -0.36], 0.05), drop([seam + 0.01, -0.12, -0.68], 0.045), drop([seam - 0.01, -0.12, -1.04], 0.04)),
    sheet.plane(tone.white, disc(world, seam, -0.12, bottom, 0.1)),
  ].join("");
}

/** Moss in the laps, leaves before the brush, and one broken tile that makes room for a new one. */
export function dakonderhoud(sheet: Sheet) {
  const at = slope();
  const { timber, tiles } = roofPiece(sheet, at, {
    rows: 5,
    rafters: [0.3, 0.9, 1.5, 2.1],
    boards: 2.1,
    membrane: 2.1,
    battens: () => 2.1,
    tiled: () => [0, 7],
  });
  const [column, up] = [3, 2];
  const place = (dx: number, dup: number) => at((column + dx) * tileWidth, up + dup, layer.tile / 2);
  const leaf = (x: number, y: number, z: number, turn: number): Shape =>
    (
      [
        [-1.5, 0],
        [-1, 0.06],
        [-0.6, 0.42],
        [0, 0.5],
        [0.6, 0.3],
        [1.1, 0],
        [0.6, -0.3],
        [0, -0.5],
        [-0.6, -0.42],
        [-1, -0.06],
      ] as const
    ).map(([u, v]) => {
      const size = 0.055;
      return world(x + size * (u * Math.cos(turn) - v * Math.sin(turn)), y + size * (u * Math.sin(turn) + v * Math.cos(turn)), z);
    });
  const leaves = range(0, 21).map((index) => leaf(0.1 + ((index * 0.31) % 1), -0.12 + ((index * 7) % 5) * 0.022, -0.12 + index * 0.004, index * 1.9));
  // A hand brush, whose block and bristles lie along the gutter.
  const brush = { x: [1.16, 1.46] as Span, y: [-0.14, -0.06] as Span, z: 0.0 };
  const bristle = range(brush.x[0] + 0.02, brush.x[1], 0.028).map(
    (x, index): Shape => through([x, brush.y[0], brush.z], [x - 0.025, brush.y[0], -0.1 + (index % 2) * 0.012]),
  );
  const grip = (height: number, back: number): Place[] => [
    [brush.x[1], brush.y[0] + back, brush.z + height],
    [brush.x[1] + 0.1, brush.y[0] + back, brush.z + height * 0.8 + 0.03],
    [brush.x[1] + 0.3, brush.y[0] + back, brush.z + height + 0.12],
  ];
  sheet.mark(
    { mos: at(0.8, 0.99, 0.03), blad: [0.5, -0.1, -0.07] },
    { "nieuwe-pan": at(3.5 * tileWidth + 0.42, 3.4, 0.3), "kapotte-pan": place(0.6, 0.35), goot: [1.75, -0.04, -0.1] },
  );
  const cushions = [
    [0, 4, 0.12],
    [1, 4, 0.08],
    [2, 4, 0.12],
    [5, 4, 0.08],
    [0, 3, 0.15],
    [1, 3, 0.12],
    [2, 3, 0.08],
    [0, 2, 0.12],
    [1, 2, 0.15],
    [0, 1, 0.12],
    [1, 1, 0.08],
    [2, 1, 0.15],
    [4, 1, 0.08],
    [6, 2, 0.08],
  ] as const;
  return [
    timber,
    gutter(
      sheet,
      [0, 2.15],
      -0.05,
      -0.06,
      true,
      sheet.plane(tone.blush, ...leaves.filter((_, index) => index % 3)) + sheet.plane(tone.lead, ...leaves.filter((_, index) => index % 3 === 0)),
    ),
    tiles,
    ...cushions.map(([x, along, size]) => moss(sheet, at, (x ? x + 0.24 : 0.46) * tileWidth, along, size)),
    missingTile(sheet, at, column, up),
    liftedTile(sheet, at, column, up, [0.42, 0.9, 0.25]),
    sheet.plane(
      tone.lead,
      through(
        [brush.x[0], brush.y[0], brush.z],
        [brush.x[1], brush.y[0], brush.z],
        [brush.x[1] - 0.03, brush.y[0], -0.1],
        [brush.x[0] - 0.03, brush.y[0], -0.1],
      ),
    ),
    sheet.lines(tone.soft, 1, ...bristle),
    sheet.plane(tone.light, [...grip(0, 0.02), ...grip(0.045, 0.02).reverse()]),
    sheet.plane(tone.white, [...grip(0.045, 0.02), ...grip(0.045, 0.06).reverse()]),
    sheet.plane(
      tone.zinc,
      [2, 2, 2, 2].map((_, corner) => grip(corner % 3 ? 0.045 : 0, corner < 2 ? 0.02 : 0.06)[2] as Place),
    ),
    sheet.box(world, brush.x, brush.y, [brush.z, brush.z + 0.045], [tone.white, tone.light, tone.zinc]),
  ].join("");
}

/** One roof in two halves: as it is, and with slabs over its boards, its layers stepping back from the eaves. */
export function dakisolatie(sheet: Sheet) {
  const at = slope();
  const up: Span = [0, 5.1];
  const half = 1.5;
  const wood = [tone.white, tone.light, tone.zinc] as const;
  const boards: Span = [-0.36, -0.33];
  // The old tiles lie on battens on the boards, so lower than the new ones.
  const old: Frame = (x, along, height) => at(x, along, height + boards[1] - layer.batten);
  const rafters = range(0, 5).map((index): [Span, Span, Span] => [[0.02 + index * 0.58, 0.1 + index * 0.58], up, [-0.62, boards[0]]]);
  const endGrain = rafters.flatMap(([x, , z]): Shape[] => [
    [at(x[0], 0, z[0]), at(x[1], 0, z[1])],
    [at(x[0], 0, z[1]), at(x[1], 0, z[0])],
  ]);
  const whole: Span = [0, 2 * half];
  const after: Span = [half, 2 * half];
  const slab: Span = [-0.322, layer.counter];
  const from = { damprem: 0.55, slabs: 1.05, membrane: 1.8, tiles: 2 };
  const cross = zigzag(
    (x) => at(x, from.slabs, slab[0]),
    (x) => at(x, from.slabs, slab[1]),
    after,
    0.075,
  );
  const edge = zigzag(
    (along) => at(after[1], along, slab[0]),
    (along) => at(after[1], along, slab[1]),
    [from.slabs, up[1]],
    0.24,
  );
  /** Warmth that rises from a place on the tiles, `tall` metres. */
  const warmth = (x: number, along: number, tall: number): Shape => {
    const [px, py, pz] = old(x, along, 0.12);
    const side = (left: -1 | 1) =>
      range(0, 12).map((step): Place => {
        const part = step / 12;
        const bent = 0.05 * Math.sin(2 * Math.PI * part) + left * 0.032;
        // Level on the sheet: what the terrace's axis falls, the height makes up.
        return [px + bent, py, pz + tall * part + bent * 0.26];
      });
    const tip = (bent: number, rise: number): Place => [px + bent, py, pz + tall + rise + bent * 0.26];
    return [...side(-1), tip(-0.1, 0), tip(0, 0.15), tip(0.1, 0), ...side(1).reverse()];
  };
  sheet.mark(
    {
      warmte: [old(0.62, 2.6, 0.12)[0], old(0.62, 2.6, 0.12)[1], old(0.62, 2.6, 0.12)[2] + 0.3],
      "oude-pannen": old(0.35, 1.4, 0.05),
      dakbalk: at(0.64, 0, -0.5),
    },
    {
      pannen: at(2.4, 3.4, 0.05),
      folie: at(2.6, 1.92, layer.counter),
      isolatie: at(2.35, 1.45, layer.counter),
      damprem: at(2.25, 0.8, -0.327),
      dakbeschot: at(2.75, 0.25, -0.33),
    },
  );
  return [
    sheet.boxes(at, rafters, wood),
    sheet.lines(tone.zinc, 0.8, ...endGrain),
    sheet.box(at, whole, up, boards, [tone.light, tone.zinc, tone.grey]),
    sheet.lines(tone.grey, 0.6, through(at(after[0], 0.2, boards[1]), at(after[1], 0.2, boards[1]))),
    // As it is.
    ...range(0, 4).map((row) => sheet.box(old, [0, half], [row + 0.08, row + 0.28], [layer.batten, 0], wood)),
    ...range(0, 4).map((row) => sheet.stamp("grey", old(0, row, layer.tile / 2), () => tileRow(sheet, 5, "grey", true))),
    sheet.plane(tone.blush, warmth(0.3, 2.1, 0.5), warmth(0.68, 2.6, 0.5), warmth(1.06, 2.1, 0.5)),
    // With slabs, from the boards up.
    sheet.plane(tone.grey, flat(at, after, [from.damprem, up[1]], -0.327)),
    sheet.box(at, after, [from.slabs, up[1]], slab, [tone.pale, tone.pale, tone.blush]),
    sheet.lines(tone.tile, 1.2, cross, edge),
    sheet.lines(tone.blush, 1.2, [at(2.05, from.slabs, slab[1]), at(2.05, from.membrane, slab[1])]),
    sheet.plane(tone.slate, flat(at, after, [from.membrane, up[1]], layer.counter)),
    ...[0.1, 0.68, 1.26].map((x) => sheet.box(at, [half + x, half + x + 0.06], [from.membrane + 0.1, up[1]], [layer.counter, layer.batten], wood)),
    ...range(from.tiles, 4).map((row) => sheet.box(at, after, [row + 0.08, row + 0.28], [layer.batten, 0], wood)),
    ...range(from.tiles, 4).map((row) => sheet.stamp("new", at(half, row, layer.tile / 2), () => tileRow(sheet, 5, "light", true))),
  ].join("");
}

/** A flat roof from its deck to its cap sheet, with a fall from the wall to its edge; a roll is melted on. */
export function bitumenDakbedekking(sheet: Sheet) {
  const depth = 1.9;
  const z = { deck: 0, vapour: 0.015, insulation: 0.2, under: 0.215, cap: 0.235 };
  const ends = { deck: 2.8, vapour: 2.62, kerb: 2.55, insulation: 2.4, under: 2.1, cap: 1 };
  // The insulation is thicker towards the wall, so that water runs to the outlet.
  const falling: Frame = (x, y, height) => [x, y, height < z.insulation ? height : height + 0.05 * y];
  const layerOf = (end: number, [low, high]: Span, tones: Parameters<Sheet["box"]>[4], y: Span = [0, depth]) =>
    sheet.box(falling, [0, end], y, [low, high], tones);
  const kerb: Span = [0, 0.16];
  const strip: Span = [0.62, 1.42];
  const radius = 0.13;
  const axis = { x: 1.14, y: strip[0], z: z.under + 0.05 + radius };
  const circle = (y: number, size: number, from = 0, to = 345) =>
    range(from, to, 15).map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return [axis.x + size * Math.cos(angle), y, axis.z + 0.05 * (y - axis.y) + size * Math.sin(angle)];
    });
  const spiral = range(0, 1000, 30).map((degrees): Place => circle(strip[0], 0.03 + (0.1 * degrees) / 1000, degrees, degrees)[0] as Place);
  // A short flame, into the nip between the roll and the underlayer.
  const nozzle: Place = [axis.x + 0.46, 0.98, z.under + 0.17];
  const flame = (size: number): Shape =>
    (
      [
        [0, 0.035],
        [-0.08, 0.055],
        [-0.2, 0.045],
        [-0.32, 0],
        [-0.42, -0.075],
        [-0.3, -0.065],
        [-0.2, -0.07],
        [-0.08, -0.06],
        [0, -0.035],
      ] as const
    ).map(([along, up]) => [nozzle[0] + along * size, nozzle[1], nozzle[2] + up * size]);
  const grip: Place = [nozzle[0] + 0.62, nozzle[1] - 0.3, nozzle[2] + 0.42];
  // From the burner's grip in one bend to the deck, and on over it.
  const bend: Place[] = [grip, [grip[0] + 0.5, grip[1] - 0.24, grip[2] + 0.34], [2.35, 0.62, 0.02], [2.78, 0.1, 0.01]];
  const hose: Shape = range(0, 12).map((step): Place => {
    const part = step / 12;
    const weights = [(1 - part) ** 3, 3 * part * (1 - part) ** 2, 3 * part ** 2 * (1 - part), part ** 3];
    const along = (axis: 0 | 1 | 2) => bend.reduce((sum, place, index) => sum + place[axis] * (weights[index] ?? 0), 0);
    return [along(0), along(1), along(2)];
  });
  const wall = depth;
  const foot = 0.05 * depth;
  const trim: Span = [z.cap - 0.13, z.cap + 0.08];
  const outlet = { x: 0.42, y: 0.5 };
  sheet.mark(
    {
      loodslabbe: [0.5, wall - 0.04, z.cap + foot + 0.35],
      opstand: [0.85, wall - 0.05, z.cap + foot + 0.15],
      toplaag: falling(0.4, 1.15, z.cap),
      daktrim: [0.35, -0.03, z.cap],
    },
    { onderlaag: falling(1.75, 1.7, z.under), isolatie: falling(2.25, 1.55, z.insulation), damprem: [2.5, 1.35, z.vapour], dakvloer: [2.72, 1, 0] },
  );
  const ring = (size: number) => disc(falling, outlet.x, outlet.y, z.cap, size);
  return [
    sheet.plane(tone.lead, side(world, ends.deck, [wall, wall + 0.22], [-0.1, 1.05])),
    sheet.plane(tone.zinc, front(world, [0, ends.deck], wall, [-0.1, 1.05])),
    sheet.plane(tone.light, flat(world, [0, ends.deck], [wall, wall + 0.22], 1.05)),
    bricks(sheet, tone.grey, (along, height) => [along, wall, height], [0.2, 0.82, [1, 2]], [1.6, 0.55, [2, 2, 1]], [0.9, 0.85, [2, 1]], [2.2, 0.2, [1, 1]]),
    sheet.box(world, [0, ends.deck], [0, depth], [-0.1, z.deck], [tone.light, tone.zinc, tone.grey]),
    sheet.lines(tone.grey, 0.6, through([2.7, 0, z.deck], [2.7, depth, z.deck])),
    sheet.box(world, [0, ends.vapour], [0, depth], [z.deck, z.vapour], [tone.grey, tone.lead, tone.lead]),
    layerOf(ends.insulation, [z.vapour + 0.001, z.insulation], [tone.pale, tone.pale, tone.blush], [kerb[1], depth]),
    sheet.lines(
      tone.blush,
      1.2,
      ...[0.7, 1.3].map((joint): Shape => through(falling(ends.under, joint, z.insulation), falling(ends.insulation, joint, z.insulation))),
    ),
    sheet.lines(
      tone.tile,
      1,
      zigzag(
        (y) => [ends.insulation, y, z.vapour + 0.01],
        (y) => falling(ends.insulation, y, z.insulation),
        [kerb[1], depth],
        0.08,
      ),
    ),
    // The kerb of timber that carries the trim.
    sheet.box(world, [0, ends.kerb], kerb, [z.vapour, z.insulation], [tone.white, tone.light, tone.zinc]),
    sheet.lines(
      tone.grey,
      0.8,
      through([ends.kerb, kerb[0], z.vapour], [ends.kerb, kerb[1], z.insulation]),
      through([ends.kerb, kerb[1], z.vapour], [ends.kerb, kerb[0], z.insulation]),
      through([0, 0, 0.11], [ends.kerb, 0, 0.11]),
    ),
    layerOf(ends.under, [z.insulation, z.under], [tone.lead, tone.slate, tone.slate]),
    // Over the kerb's edge the underlayer is turned down.
    sheet.plane(tone.lead, front(world, [0, ends.under], -0.01, [z.insulation - 0.07, z.under])),
    layerOf(ends.cap, [z.under, z.cap], [tone.slate, tone.soft, tone.soft]),
    // Upstand against the wall, and the lead that laps over it.
    sheet.plane(
      tone.lead,
      through(
        [0, wall, z.under + foot + 0.24],
        [ends.under, wall, z.under + foot + 0.24],
        [ends.under, wall - 0.06, z.under + foot + 0.06],
        [ends.under, wall - 0.1, z.under + foot],
        [0, wall - 0.1, z.under + foot],
      ),
    ),
    sheet.plane(
      tone.slate,
      through(
        [0, wall - 0.02, z.cap + foot + 0.3],
        [ends.cap, wall - 0.02, z.cap + foot + 0.3],
        [ends.cap, wall - 0.04, z.cap + foot + 0.08],
        [ends.cap, wall - 0.12, z.cap + foot],
        [0, wall - 0.12, z.cap + foot],
      ),
    ),
    sheet.lines(tone.lead, 0.8, through([0, wall - 0.04, z.cap + foot + 0.08], [ends.cap, wall - 0.04, z.cap + foot + 0.08])),
    sheet.plane(tone.grey, front(world, [0, 1.85], wall - 0.04, [z.cap + foot + 0.25, z.cap + foot + 0.42])),
    sheet.lines(tone.ink, 0.8, through([0.9, wall - 0.04, z.cap + foot + 0.25], [0.9, wall - 0.04, z.cap + foot + 0.42])),
    // Seams of the cap sheet: the strip that is being laid lies over the former.
    sheet.lines(tone.lead, 1, ...strip.map((y): Shape => through(falling(0, y, z.cap), falling(ends.cap, y, z.cap)))),
    // The outlet, half a metre from the edge at the low side, with its leaf guard.
    sheet.plane(tone.lead, ring(0.2)),
    sheet.plane(tone.zinc, ring(0.13)),
    sheet.plane(tone.soft, ring(0.085)),
    sheet.lines(
      tone.white,
      1.6,
      ...[0, 45, 90, 135].map((degrees): Shape => {
        const [dx, dy] = [0.095 * Math.cos((degrees * Math.PI) / 180), 0.095 * Math.sin((degrees * Math.PI) / 180)];
        const at = (part: number, up: number) => falling(outlet.x + dx * part, outlet.y + dy * part, z.cap + up);
        return [at(-1, 0), at(-0.7, 0.07), at(0, 0.1), at(0.7, 0.07), at(1, 0)];
      }),
    ),
    // The roll, and the burner before it.
    sheet.shade(0.3, flat(falling, [axis.x - 0.05, axis.x + 0.22], [strip[0] + 0.05, strip[1] + 0.08], z.under + 0.001)),
    sheet.plane(tone.slate, [...circle(strip[0], radius, -40, 140), ...circle(strip[1], radius, -40, 140).reverse()]),
    sheet.plane(tone.grey, circle(strip[0], radius)),
    sheet.lines(tone.ink, 0.9, spiral),
    sheet.plane(tone.blush, flame(1)),
    sheet.fill(tone.white, flame(0.55)),
    sheet.lines(tone.ink, 6, [nozzle, grip]),
    sheet.lines(tone.zinc, 3.6, [nozzle, grip]),
    sheet.lines(tone.ink, 10, [nozzle, [nozzle[0] + 0.1, nozzle[1] - 0.048, nozzle[2] + 0.068]]),
    sheet.lines(tone.ink, 3, hose),
    // The trim on its kerb.
    sheet.plane(tone.white, flat(world, [0, ends.cap], [-0.03, 0.05], trim[1])),
    sheet.plane(tone.light, front(world, [0, ends.cap], -0.03, trim)),
    sheet.plane(
      tone.grey,
      through(
        [ends.cap, -0.03, trim[0]],
        [ends.cap, -0.03, trim[1]],
        [ends.cap, 0.05, trim[1]],
        [ends.cap, 0.05, z.cap],
        [ends.cap, -0.01, z.cap],
        [ends.cap, -0.01, trim[0]],
      ),
    ),
  ].join("");
}

/** Where water comes in, how it runs over the membrane into the ceiling, and what the people below do: in the order of the six steps. */
export function daklekkage(sheet: Sheet) {
  const at = slope();
  const [rows, split, width, attic, inner] = [8, 3, 3, -0.35, -0.3];
  const back = rows * row;
  const upperAt: Frame = (x, up, height) => at(x, up + split, height);
  const upper = roofPiece(sheet, upperAt, {
    rows: rows - split,
    rafters: [0.3, 0.9, 1.28],
    boards: 2.1,
    membrane: 1.95,
    battens: (up) => (up > 1 ? 1.7 : 1.3),
    tiled: (up) => [0, up > 1 ? 5 : 4],
  });
  const lower = roofPiece(sheet, at, {
    rows: split,
    rafters: [0.3, 0.9, 1.28],
    boards: 1.28,
    membrane: 1.15,
    battens: () => 1,
    tiled: () => [0, 3],
  });
  const rafters = [1.95, 2.5, 3].map((x): [Span, Span, Span] => [
    [x - 0.07, x],
    [0, rows],
    [inner, -0.12],
  ]);
  const stack = chimney(sheet, at, [0.5, 1.15], [4.4, 7], rows * rise + 0.1, [tone.tile, tone.tileDark]);
  const opening: Shape = [at(1.2, 0, inner), at(width, 0, inner), [width, 0.1, attic], [width, back, attic], at(width, rows, inner), at(1.2, rows, inner)];
  const edge = at(1.42, split, -0.1);
  const puddle = { x: edge[0], y: edge[1] };
  // The room below, cut open at `front`: as deep as its ceiling lets the eye see.
  const cut = 0.1;
  const room = { y: [cut, 1.25] as Span, z: [-2.05, -0.47] as Span };
  const [floor, ceiling] = room.z;
  const bulge = { x: [1.05, 2.15] as Span, deep: 0.24 };
  const sag = (part: number, height: number): Shape =>
    range(0, 12).map((step): Place => {
      const along = bulge.x[0] + ((bulge.x[1] - bulge.x[0]) * step) / 12;
      return [along, cut, height - part * bulge.deep * Math.sin((Math.PI * step) / 12) ** 1.5];
    });
  const dripX = (bulge.x[0] + bulge.x[1]) / 2;
  const bucket = { x: dripX, y: cut + 0.4, top: floor + 0.36 };
  const lamp = { x: 0.55, y: 0.35 };
  const ring = (radius: number, z: number, from: number, to: number) =>
    range(from, to, 15).map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return [bucket.x + radius * Math.cos(angle), bucket.y + radius * Math.sin(angle), z];
    });
  /** The half of a level circle that the eye sees. */
  const turned = (middle: { x: number; y: number }, radius: number, z: number) =>
    range(-150, 30, 15).map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return [middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle), z];
    });
  const water = (...shapes: Shape[]) => sheet.lines(tone.ink, 7, ...shapes) + sheet.lines(tone.white, 4.4, ...shapes);
  const table = { x: [2.45, 2.9] as Span, y: [0.16, 0.54] as Span, z: floor + 0.3 };
  const phone = { x: [2.58, 2.78] as Span, y: 0.32, z: [table.z, table.z + 0.33] as Span };
  const leg = (x: number, y: number): [Span, Span, Span] => [
    [x - 0.04, x],
    [y, y + 0.04],
    [floor, table.z - 0.06],
  ];
  sheet.mark(
    { lood: at(0.75, 4.08, 0.1), dak: at(0.3, 1.6, 0.05), stroom: [lamp.x - 0.02, lamp.y, ceiling - 0.47] },
    {
      plafond: [dripX + 0.28, cut, ceiling - 0.1],
      emmer: [bucket.x + 0.18, bucket.y + 0.06, bucket.top],
      foto: [phone.x[1], phone.y - 0.08, phone.z[0]],
    },
  );
  return [
    // The room: floor, left wall, back wall, and their cut edges.
    sheet.box(world, [-0.12, width], [cut, room.y[1] + 0.12], [floor - 0.12, floor], [tone.zinc, tone.white, tone.white]),
    sheet.lines(tone.grey, 0.8, ...range(cut + 0.2, room.y[1], 0.2).map((y): Shape => through([0, y, floor], [width, y, floor]))),
    sheet.fill(tone.light, front(world, [0, width], room.y[1], room.z)),
    sheet.plane(tone.grey, side(world, 0, room.y, room.z)),
    sheet.plane(tone.white, side(world, width, [room.y[1], room.y[1] + 0.12], room.z)),
    sheet.lines(tone.ink, 1, through([0, room.y[1], floor], [width, room.y[1], floor])),
    sheet.plane(tone.white, front(world, [-0.12, 0], cut, room.z)),
    // The lamp.
    sheet.lines(tone.ink, 1.6, through([lamp.x, lamp.y, ceiling], [lamp.x, lamp.y, ceiling - 0.55])),
    sheet.plane(tone.white, disc(world, lamp.x, lamp.y, ceiling - 0.78, 0.07)),
    sheet.plane(tone.lead, [...turned(lamp, 0.24, ceiling - 0.72), ...turned(lamp, 0.06, ceiling - 0.5).reverse()]),
    sheet.fill(tone.grey, [
      ...turned(lamp, 0.24, ceiling - 0.72).slice(0, 5),
      ...turned(lamp, 0.06, ceiling - 0.5)
        .slice(0, 5)
        .reverse(),
    ]),
    // The bucket, with a cloth over its rim.
    sheet.shade(0.25, disc(world, bucket.x + 0.14, bucket.y + 0.08, floor, 0.16)),
    sheet.plane(tone.grey, [...ring(0.15, floor, -150, 30), ...ring(0.2, bucket.top, -150, 30).reverse()]),
    sheet.fill(tone.lead, [...ring(0.15, floor, -30, 30), ...ring(0.2, bucket.top, -30, 30).reverse()]),
    sheet.plane(tone.slate, ring(0.2, bucket.top, 0, 345)),
    sheet.plane(tone.white, ring(0.165, bucket.top - 0.035, 0, 345)),
    sheet.plane(tone.blush, [
      [bucket.x - 0.06, bucket.y + 0.06, bucket.top - 0.02],
      [bucket.x + 0.08, bucket.y + 0.02, bucket.top - 0.02],
      [bucket.x + 0.06, bucket.y - 0.15, bucket.top + 0.015],
      [bucket.x + 0.09, bucket.y - 0.16, bucket.top - 0.15],
      [bucket.x + 0.02, bucket.y - 0.18, bucket.top - 0.11],
      [bucket.x - 0.04, bucket.y - 0.18, bucket.top - 0.17],
      [bucket.x - 0.1, bucket.y - 0.16, bucket.top - 0.1],
      [bucket.x - 0.1, bucket.y - 0.14, bucket.top + 0.015],
    ]),
    sheet.lines(tone.ink, 0.8, [
      [bucket.x - 0.02, bucket.y + 0.02, bucket.top - 0.02],
      [bucket.x - 0.03, bucket.y - 0.165, bucket.top + 0.015],
      [bucket.x - 0.03, bucket.y - 0.18, bucket.top - 0.12],
    ]),
    // A table with the phone, ready for a call and a photograph.
    sheet.boxes(world, [leg(table.x[0] + 0.06, table.y[1] - 0.06), leg(table.x[1] - 0.02, table.y[1] - 0.06)], [tone.light, tone.light, tone.grey]),
    sheet.boxes(world, [leg(table.x[0] + 0.06, table.y[0] + 0.02), leg(table.x[1] - 0.02, table.y[0] + 0.02)], [tone.light, tone.light, tone.grey]),
    sheet.box(world, table.x, table.y, [table.z - 0.06, table.z], [tone.white, tone.light, tone.grey]),
    sheet.box(world, phone.x, [phone.y, phone.y + 0.03], phone.z, [tone.lead, tone.soft, tone.ink]),
    sheet.plane(tone.light, front(world, [phone.x[0] + 0.02, phone.x[1] - 0.02], phone.y - 0.005, [phone.z[0] + 0.06, phone.z[1] - 0.04])),
    sheet.plane(tone.white, drop([(phone.x[0] + phone.x[1]) / 2, phone.y - 0.01, phone.z[0] + 0.19], 0.05)),
    // The attic, open at its front and its end.
    sheet.plane(tone.slate, opening),
    sheet.plane(tone.zinc, flat(world, [-0.12, width], [cut, 0.7], attic)),
    sheet.clip(
      "inside",
      opening,
      sheet.fill(tone.zinc, flat(world, [0, width], [cut, back], attic)),
      sheet.lines(tone.grey, 0.8, ...range(0.2, back, 0.2).map((y): Shape => through([0, y, attic], [width, y, attic]))),
      sheet.shade(0.3, flat(world, [0, 1.5], [cut, back], attic)),
      sheet.plane(tone.white, disc(world, puddle.x, puddle.y, attic, 0.17)),
      sheet.plane(tone.white, drop([puddle.x, puddle.y, edge[2] - 0.28], 0.05)),
    ),
    sheet.plane(tone.light, side(world, width, [cut, back], [ceiling, attic])),
    // The ceiling in section: joists' depth, water that stands in it, and the board that it bends.
    sheet.plane(tone.white, [[-0.12, cut, attic], [width, cut, attic], [width, cut, ceiling], ...sag(1, ceiling).reverse(), [-0.12, cut, ceiling]]),
    sheet.plane(tone.lead, [...sag(0, ceiling + 0.035), ...sag(1, ceiling + 0.035).reverse()]),
    sheet.plane(tone.white, [
      ...sag(0.35, ceiling + 0.035).slice(2, -2),
      ...sag(1, ceiling + 0.035)
        .slice(2, -2)
        .reverse(),
    ]),
    sheet.plane(tone.white, drop([dripX, cut, ceiling - 0.52], 0.05), drop([dripX, bucket.y - 0.1, ceiling - 0.95], 0.045)),
    sheet.boxes(at, rafters, [tone.white, tone.light, tone.zinc]),
    lower.timber,
    upper.timber,
    lower.tiles,
    upper.tiles,
    stack.stack,
    stack.lead,
    // The tear in the lead, and the water's way from it.
    sheet.lines(tone.ink, 2, [at(1.0, 4.35, 0.1), at(1.08, 4.2, 0.1), at(1.04, 4.05, 0.1), at(1.14, 3.88, 0.1)]),
    water([
      at(1.24, 4.5, 0.05),
      at(1.36, 4.34, -0.085),
      at(1.4, 4.1, -0.085),
      at(1.37, 3.85, -0.085),
      at(1.43, 3.6, -0.085),
      at(1.4, 3.3, -0.085),
      at(1.42, split, -0.085),
      edge,
    ]),
  ].join("");
}

/** One tile gone: for the page that is not there. */
export function nietGevonden(sheet: Sheet) {
  const at = slope();
  const { timber, tiles } = roofPiece(sheet, at, {
    rows: 4,
    rafters: [0.3, 0.9, 1.5, 2.1],
    boards: 2.1,
    membrane: 2.1,
    battens: () => 2.1,
    tiled: () => [0, 7],
  });
  return [
    timber,
    tiles,
    missingTile(sheet, at, 4, 1),
    sheet.dashes(
      tone.tile,
      2.4,
      [at(4 * tileWidth, 1, layer.tile / 2), ...hole(sheet, at, 4, 1).slice(0, 3)],
      [at(4 * tileWidth, 1, layer.tile / 2), wave(sheet, 1)],
    ),
  ].join("");
}
