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
  pipe,
  ridgeTiles,
  rise,
  roofPiece,
  row,
  slope,
  tileRow,
  tileWidth,
  zigzag,
} from "./parts.ts";
import { type Frame, flat, front, moved, type Place, range, type Shape, type Sheet, type Span, side, through, tone, world } from "./sheet.ts";

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
    { dakbeschot: at(2.05, 4, -0.09), folie: at(1.8, 2.6, -0.085), panlat: at(1.55, 1.18, 0), tengel: at(1.66, 0.6, -0.05) },
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
    { "onderste-rij": at(0.3, 0.45, 0.05), goot: [0.35, y - 0.12, z - 0.09], naad: [seam, y - 0.115, z - 0.1] },
    { uitloop: [pipeX, y, z - 0.19], beugel: [1.5, y - 0.11, z - 0.1], regenpijp: [foot.x, foot.y, -0.95] },
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
    { mos: at(0.375, 2.9, 0.04), blad: [0.5, -0.1, -0.07] },
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
    ...cushions.map(([x, along, size]) => moss(sheet, at, (x + 0.24) * tileWidth, along, size)),
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

/** Two ways to insulate the same rafters: over the boards, and between the rafters from inside. */
export function dakisolatie(sheet: Sheet) {
  const at = slope();
  const up: Span = [0, 4.2];
  const widths = 1.3;
  const rafterTones = [tone.white, tone.light, tone.zinc] as const;
  const timber = (x0: number, boardsFrom: number) => {
    const rafters = [0.09, 0.69, 1.29].map((x): [Span, Span, Span] => [[x0 + x - 0.08, x0 + x], up, [-0.62, -0.36]]);
    const endGrain = rafters.map(([x, , z]): Shape => [at(x[0], 0, z[0]), at(x[1], 0, z[1])]);
    return {
      rafters: sheet.boxes(at, rafters, rafterTones) + sheet.lines(tone.ink, 0.8, ...endGrain),
      boards: sheet.box(at, [x0, x0 + widths], [boardsFrom, up[1]], [-0.36, -0.33], [tone.light, tone.zinc, tone.grey]),
      joints: sheet.lines(tone.grey, 0.6, ...range(boardsFrom + 0.4, up[1], 0.4).map((joint): Shape => [at(x0, joint, -0.33), at(x0 + widths, joint, -0.33)])),
    };
  };
  const cover = (frame: Frame, x0: number, from: number, first: number) => {
    const place = (row: number) => frame(x0, row, layer.tile / 2);
    return [
      sheet.plane(tone.slate, flat(frame, [x0, x0 + widths], [from, up[1]], layer.counter)),
      ...[0.09, 0.69, 1.29].map((x) => sheet.box(frame, [x0 + x - 0.07, x0 + x - 0.01], [from + 0.1, up[1]], [layer.counter, layer.batten], rafterTones)),
      ...range(first - 1, 3).map((row) => sheet.box(frame, [x0, x0 + widths], [row + 0.08, row + 0.3], [layer.batten, 0], rafterTones)),
      ...range(first, 3).map((row) => sheet.stamp("t", place(row), () => tileRow(sheet, 4, "light", true))),
    ];
  };
  const second = 1.75;
  const inner = moved(at, 0, 0, -0.33 - layer.counter);
  const outside = timber(0, 0);
  const inside = timber(second, 1);
  const bay = (from: number): Span => [second + from + 0.01, second + from + 0.51];
  const loops = [0.09, 0.69].map((from) =>
    zigzag(
      (x) => at(x, 0, -0.615),
      (x) => at(x, 0, -0.37),
      bay(from),
      0.05,
    ),
  );
  const slab: Span = [-0.325, layer.counter];
  const cross = zigzag(
    (x) => at(x, 0.5, slab[0]),
    (x) => at(x, 0.5, slab[1]),
    [0, widths],
    0.065,
  );
  sheet.mark(
    { pannen: at(0.3, 3.3, 0.05), platen: at(0.28, 0.85, layer.counter), damprem: at(0.35, 0.25, -0.33), dakbalk: at(0.65, 0, -0.5) },
    {
      "oude-pannen": inner(second + 0.9, 3, 0.05),
      folie: inner(second + 1, 1.8, layer.counter),
      isolatie: at(second + 0.95, 0.5, -0.36),
      "damprem-binnen": at(second + 0.85, 0, -0.64),
      gipsplaat: at(second + 1.15, 0, -0.69),
    },
  );
  return [
    outside.rafters,
    outside.boards,
    outside.joints,
    sheet.plane(tone.grey, flat(at, [0, widths], [0.15, up[1]], -0.328)),
    sheet.box(at, [0, widths], [0.5, up[1]], slab, [tone.pale, tone.pale, tone.blush]),
    sheet.lines(tone.tile, 1.2, cross),
    ...cover(at, 0, 1.1, 2),
    sheet.box(at, [second, second + widths], up, [-0.72, -0.655], [tone.white, tone.white, tone.zinc]),
    sheet.box(at, [second, second + widths], up, [-0.655, -0.62], [tone.tile, tone.tile, tone.tileDark]),
    ...[0.09, 0.69].map((from) => sheet.box(at, bay(from), up, [-0.62, -0.365], [tone.pale, tone.pale, tone.blush])),
    inside.rafters,
    sheet.lines(tone.tile, 1.2, ...loops),
    inside.boards,
    inside.joints,
    ...cover(inner, second, 1.6, 2),
  ].join("");
}

/** A flat roof from its deck to its cap sheet, of which a roll is melted on. */
export function bitumenDakbedekking(sheet: Sheet) {
  const depth = 1.9;
  const z = { deck: 0, vapour: 0.015, insulation: 0.2, under: 0.215, cap: 0.235 };
  const ends = { deck: 2.5, vapour: 2.3, insulation: 2.05, under: 1.65, cap: 1 };
  const y: Span = [0, depth];
  const all = (end: number, low: number, high: number, tones: Parameters<Sheet["box"]>[4]) => sheet.box(world, [0, end], y, [low, high], tones);
  const strip: Span = [0.55, 1.45];
  const axis = { x: 1.12, z: z.under + 0.13 };
  const circle = (y0: number, radius: number, from = 0, to = 345) =>
    range(from, to, 15).map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return [axis.x + radius * Math.cos(angle), y0, axis.z + radius * Math.sin(angle)];
    });
  const spiral = range(0, 1000, 30).map((degrees): Place => {
    const angle = (degrees * Math.PI) / 180;
    const radius = 0.03 + (0.1 * degrees) / 1000;
    return [axis.x + radius * Math.cos(angle), strip[0], axis.z + radius * Math.sin(angle)];
  });
  // From the nozzle to the roll, where it licks up and under.
  const flame = (size: number): Shape =>
    (
      [
        [0, 0.02],
        [-0.24, 0.08],
        [-0.46, 0.1],
        [-0.4, 0.01],
        [-0.54, -0.04],
        [-0.41, -0.09],
        [-0.52, -0.17],
        [-0.24, -0.14],
        [0, -0.03],
      ] as const
    ).map(([along, up]) => [axis.x + 0.62 + along * size, 0.72, z.under + 0.19 + up * size]);
  const tip: Place = [axis.x + 0.6, 0.7, z.under + 0.2];
  const hose: Shape = through([2.3, 0.35, 0.75], [2.45, 0.3, 0.78], [2.6, 0.2, 0.6], [2.75, 0.1, 0.2]);
  const wall = depth;
  const trim: Span = [z.cap, z.cap + 0.09];
  sheet.mark(
    {
      loodslabbe: [0.5, wall - 0.04, z.cap + 0.35],
      opstand: [0.85, wall - 0.05, z.cap + 0.15],
      toplaag: [0.4, 1, z.cap],
      daktrim: [0.35, -0.02, z.cap],
    },
    { onderlaag: [1.5, 1.4, z.under], isolatie: [1.85, 1, z.insulation], damprem: [2.17, 0.7, z.vapour], dakvloer: [2.4, 0.1, 0] },
  );
  return [
    sheet.plane(tone.lead, side(world, ends.deck, [wall, wall + 0.22], [-0.1, 1.05])),
    sheet.plane(tone.zinc, front(world, [0, ends.deck], wall, [-0.1, 1.05])),
    sheet.plane(tone.light, flat(world, [0, ends.deck], [wall, wall + 0.22], 1.05)),
    bricks(sheet, tone.grey, (along, height) => [along, wall, height], [0.2, 0.75, [1, 2]], [1.6, 0.5, [2, 2, 1]], [0.9, 0.85, [2, 1]], [2, 0.15, [1, 1]]),
    all(ends.deck, -0.1, z.deck, [tone.light, tone.zinc, tone.grey]),
    all(ends.vapour, z.deck, z.vapour, [tone.grey, tone.lead, tone.lead]),
    all(ends.insulation, z.vapour, z.insulation, [tone.pale, tone.pale, tone.blush]),
    sheet.lines(
      tone.blush,
      1.2,
      ...[0.65, 1.3].map(
        (joint): Shape => through([ends.under, joint, z.insulation], [ends.insulation, joint, z.insulation], [ends.insulation, joint, z.vapour]),
      ),
    ),
    sheet.lines(
      tone.blush,
      1.2,
      zigzag(
        (x) => [x, 0, z.vapour],
        (x) => [x, 0, z.insulation],
        [0, ends.insulation],
        0.07,
      ),
    ),
    all(ends.under, z.insulation, z.under, [tone.lead, tone.slate, tone.slate]),
    all(ends.cap, z.under, z.cap, [tone.slate, tone.soft, tone.soft]),
    // Upstand against the wall, and the lead that laps over it.
    sheet.plane(
      tone.lead,
      through(
        [0, wall, z.under + 0.24],
        [ends.under, wall, z.under + 0.24],
        [ends.under, wall - 0.06, z.under + 0.06],
        [ends.under, wall - 0.1, z.under],
        [0, wall - 0.1, z.under],
      ),
    ),
    sheet.plane(
      tone.slate,
      through(
        [0, wall - 0.02, z.cap + 0.3],
        [ends.cap, wall - 0.02, z.cap + 0.3],
        [ends.cap, wall - 0.04, z.cap + 0.08],
        [ends.cap, wall - 0.12, z.cap],
        [0, wall - 0.12, z.cap],
      ),
    ),
    sheet.lines(tone.lead, 0.8, through([0, wall - 0.04, z.cap + 0.08], [ends.cap, wall - 0.04, z.cap + 0.08])),
    sheet.plane(tone.grey, front(world, [0, 1.85], wall - 0.04, [z.cap + 0.25, z.cap + 0.42])),
    sheet.lines(tone.ink, 0.8, through([0.9, wall - 0.04, z.cap + 0.25], [0.9, wall - 0.04, z.cap + 0.42])),
    sheet.lines(
      tone.lead,
      0.8,
      through([0, strip[0] - 0.02, z.cap], [ends.cap, strip[0] - 0.02, z.cap]),
      through([0, strip[1], z.cap], [ends.cap, strip[1], z.cap]),
    ),
    // The outlet.
    sheet.plane(tone.zinc, disc(world, 0.25, 0.3, z.cap, 0.13)),
    sheet.plane(tone.soft, disc(world, 0.25, 0.3, z.cap, 0.07)),
    // The roll, the flame below it, and the burner.
    sheet.shade(0.3, flat(world, [axis.x - 0.05, axis.x + 0.2], [strip[0] + 0.05, strip[1] + 0.1], z.under)),
    sheet.plane(tone.slate, [...circle(strip[0], 0.13, -40, 140), ...circle(strip[1], 0.13, -40, 140).reverse()]),
    sheet.plane(tone.grey, circle(strip[0], 0.13)),
    sheet.lines(tone.ink, 0.9, spiral),
    sheet.plane(tone.tile, flame(1)),
    sheet.fill(tone.blush, flame(0.6)),
    sheet.lines(tone.ink, 7, [tip, [2.3, 0.35, 0.75]]),
    sheet.lines(tone.zinc, 5, [tip, [2.3, 0.35, 0.75]]),
    sheet.lines(tone.ink, 12, [tip, [tip[0] + 0.12, tip[1] - 0.06, tip[2] + 0.1]]),
    sheet.lines(tone.ink, 4, hose),
    // The trim at the roof's edge.
    sheet.plane(tone.white, flat(world, [0, ends.cap], [0, 0.1], trim[1])),
    sheet.plane(tone.light, front(world, [0, ends.cap], -0.03, [trim[0] - 0.12, trim[1]])),
    sheet.plane(
      tone.grey,
      through([ends.cap, -0.03, trim[0] - 0.12], [ends.cap, -0.03, trim[1]], [ends.cap, 0.1, trim[1]], [ends.cap, 0.1, trim[0]], [ends.cap, 0, trim[0]]),
    ),
  ].join("");
}

/** Where water comes in, how it runs over the membrane, and where it drips: not at the same place. */
export function daklekkage(sheet: Sheet) {
  const at = slope();
  const [rows, split, width, floor, inner] = [8, 3, 3, -0.35, -0.3];
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
  const stack = chimney(sheet, at, [0.5, 1.15], [4.4, 7], rows * rise + 0.35);
  const opening: Shape = [at(1.2, 0, inner), at(width, 0, inner), [width, 0.25, floor], [width, back, floor], at(width, rows, inner), at(1.2, rows, inner)];
  const edge = at(1.36, split, -0.1);
  const bucket = { x: edge[0], y: edge[1] };
  const drop = (z: number, size: number): Shape =>
    (
      [
        [0, 2],
        [0.7, 0.4],
        [0.5, -0.5],
        [0, -0.8],
        [-0.5, -0.5],
        [-0.7, 0.4],
      ] as const
    ).map(([x, up]) => [bucket.x + x * size, bucket.y, z + up * size]);
  sheet.mark(
    { lood: at(0.7, 4.1, 0.1), pannen: at(0.3, 1.6, 0.05) },
    {
      folie: at(1.36, 3.9, -0.085),
      dakbeschot: at(2, 3.3, -0.09),
      druppels: [bucket.x, bucket.y, edge[2] - 0.4],
      emmer: [bucket.x + 0.1, bucket.y, floor + 0.12],
    },
  );
  return [
    sheet.clip(
      "inside",
      opening,
      sheet.fill(tone.slate, opening),
      sheet.fill(tone.zinc, flat(world, [0, width], [0.1, back], floor)),
      sheet.lines(tone.grey, 0.8, ...range(0.2, back, 0.2).map((y): Shape => through([0, y, floor], [width, y, floor]))),
      sheet.shade(0.3, flat(world, [0, 1.5], [0.1, back], floor)),
      pipe(sheet, world, bucket.x, bucket.y, [floor, floor + 0.24], 0.15),
      sheet.fill(tone.tile, disc(world, bucket.x, bucket.y, floor + 0.23, 0.11)),
      sheet.fill(tone.tile, drop(edge[2] - 0.22, 0.05), drop(edge[2] - 0.55, 0.045)),
    ),
    sheet.plane(tone.light, side(world, width, [0.25, back], [floor - 0.14, floor])),
    sheet.boxes(at, rafters, [tone.white, tone.light, tone.zinc]),
    lower.timber,
    upper.timber,
    lower.tiles,
    upper.tiles,
    stack.stack,
    stack.lead,
    sheet.lines(tone.tile, 4.5, [at(1.22, 4.9, 0.1), at(1.25, 4.62, 0.1), at(1.36, 4.4, -0.085), at(1.36, split, -0.085), edge]),
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
  return [timber, tiles, missingTile(sheet, at, 4, 1), sheet.dashes(tone.tile, 2.4, [...hole(sheet, at, 4, 1), at(4 * tileWidth, 2, layer.tile / 2)])].join("");
}
