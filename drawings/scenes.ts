import { columns, eaves, facade, facing, overhang, ridgeY, ridgeZ, rows, width } from "./house.ts";
import { chimney, disc, gutter, layer, pipe, ridgeTiles, roofPiece, slope, tileRow, tiles, tileWidth, zigzag } from "./parts.ts";
import { closedGable } from "./roofs.ts";
import { type Frame, flat, front, moved, type Place, range, type Shape, type Sheet, type Span, side, through, tone, world } from "./sheet.ts";

/** An apartment building whose flat roof is opened, layer by layer, from the right. */
export function vve(sheet: Sheet) {
  const [w, d] = [9, 5.4];
  const bottom = -6;
  const z = { deck: 0, vapour: 0.05, insulation: 0.5, under: 0.55, cap: 0.61 };
  const ends = { edge: 4.75, cap: 4.5, under: 5.5, insulation: 6.5, vapour: 7.5 };
  const edge = 0.26;
  const top = z.cap + 0.16;
  const inner: Span = [edge, d - edge];
  const [upper, lower] = [-2.55, -4.95];
  const homes: Span[] = [
    [0.35, 2.85],
    [3.25, 5.75],
    [6.15, 8.65],
  ];
  const lit = new Set(["0 1", "1 0"]);
  const home = (x: Span, floor: number, index: string) => {
    const glass = (a: number, b: number, low: number): Span[] => [
      [x[0] + a, x[0] + b],
      [floor + low, floor + 2.15],
    ];
    const panes = [glass(0.1, 0.9, 0.08), glass(1.05, 1.68, 0.8), glass(1.76, 2.4, 0.8)] as [Span, Span][];
    const balcony = { x: [x[0] - 0.05, x[1] + 0.05] as Span, y: [-1, 0] as Span, z: [floor - 0.12, floor + 0.02] as Span };
    return [
      sheet.plane(tone.white, ...panes.map(([a, b]) => front(world, [a[0] - 0.07, a[1] + 0.07], 0, [b[0] - 0.07, b[1] + 0.07]))),
      sheet.fill(lit.has(index) ? tone.pale : tone.slate, ...panes.map(([a, b]) => front(world, a, 0, b))),
      sheet.shade(0.3, front(world, [x[0] - 0.05, x[1] + 0.05], 0, [floor + 1.9, floor + 2.3])),
      sheet.box(world, balcony.x, balcony.y, balcony.z, [tone.zinc, tone.white, tone.zinc]),
      index === "2 0" || index === "0 1"
        ? sheet.box(world, [x[0] + 1.3, x[0] + 2.2], [-0.75, -0.45], [floor + 0.02, floor + 0.35], [tone.slate, tone.grey, tone.lead])
        : "",
      sheet.plane(tone.zinc, side(world, balcony.x[1], balcony.y, [floor + 0.12, floor + 0.95])),
      sheet.plane(tone.light, front(world, balcony.x, balcony.y[0], [floor + 0.12, floor + 0.95])),
      sheet.lines(
        tone.lead,
        0.8,
        ...range(balcony.x[0] + 0.2, balcony.x[1] - 0.1, 0.22).map((at): Shape => through([at, -1, floor + 0.12], [at, -1, floor + 0.9])),
      ),
      sheet.lines(tone.ink, 2, through([balcony.x[0], -1, floor + 0.95], [balcony.x[1], -1, floor + 0.95], [balcony.x[1], 0, floor + 0.95])),
    ].join("");
  };
  const slab = (end: number, low: number, high: number, tones: Parameters<Sheet["box"]>[4], y: Span = inner) =>
    sheet.box(world, [edge, end], y, [low, high], tones);
  const outlet = [2.9, 1.25] as const;
  const lift = { x: [0.9, 2.5] as Span, y: [3.1, 4.6] as Span };
  sheet.mark(
    { dak: [0.8, 1.9, z.cap], afvoer: [outlet[0], outlet[1], z.cap], dakrand: [1, -0.06, z.cap - 0.1], gevel: [3.05, 0, -1], balkon: [1.6, -1, upper + 0.5] },
    {
      toplaag: [4.1, 3.6, z.cap],
      onderlaag: [5, 2.9, z.under],
      isolatie: [6, 2.3, z.insulation],
      damprem: [7, 1.8, z.vapour],
      dakvloer: [8.3, 1.6, 0],
      woning: [8.2, 0, -1.1],
    },
  );
  return [
    sheet.plane(tone.lead, side(world, w, [0, d], [bottom, -0.3])),
    sheet.plane(tone.white, side(world, w, [2.2, 3.1], [-1.9, -0.8]), side(world, w, [2.2, 3.1], [-4.3, -3.2])),
    sheet.fill(tone.soft, side(world, w, [2.28, 3.02], [-1.8, -0.9]), side(world, w, [2.28, 3.02], [-4.2, -3.3])),
    sheet.plane(tone.grey, front(world, [0, w], 0, [bottom, -0.3])),
    sheet.lines(tone.lead, 1, through([0, 0, -2.7], [w, 0, -2.7])),
    ...homes.map((x, index) => home(x, lower, `${index} 1`)),
    ...homes.map((x, index) => home(x, upper, `${index} 0`)),
    // The deck, and what lies on it.
    sheet.box(world, [0, w], [0, d], [-0.3, 0], [tone.light, tone.white, tone.zinc]),
    slab(ends.vapour, z.deck, z.vapour, [tone.grey, tone.lead, tone.lead], [edge, d]),
    slab(ends.insulation, z.vapour, z.insulation, [tone.pale, tone.pale, tone.blush], [edge, d]),
    sheet.lines(
      tone.blush,
      1.2,
      through([ends.under, 1.9, z.insulation], [ends.insulation, 1.9, z.insulation], [ends.insulation, 1.9, z.vapour]),
      through([ends.under, 3.6, z.insulation], [ends.insulation, 3.6, z.insulation], [ends.insulation, 3.6, z.vapour]),
    ),
    sheet.lines(
      tone.blush,
      1.2,
      zigzag(
        (x) => [x, edge, z.vapour],
        (x) => [x, edge, z.insulation],
        [ends.edge + 0.1, ends.insulation],
        0.16,
      ),
    ),
    slab(ends.under, z.insulation, z.under, [tone.lead, tone.slate, tone.slate], [edge, d]),
    slab(ends.cap, z.under, z.cap, [tone.slate, tone.soft, tone.soft]),
    sheet.lines(tone.lead, 0.9, ...[1.3, 2.4, 3.5].map((x): Shape => through([x, edge, z.cap], [x, d - edge, z.cap]))),
    // The far edge.
    sheet.plane(tone.soft, front(world, [edge, ends.cap], d - edge, [z.cap, top])),
    sheet.plane(tone.tile, flat(world, [0, ends.cap], [d - edge, d], top)),
    sheet.plane(tone.tileDark, side(world, ends.cap, [d - edge, d], [z.cap, top])),
    // On the roof: the lift's head, vents, the outlet.
    sheet.shade(0.35, flat(world, [lift.x[1], lift.x[1] + 0.6], [lift.y[0] + 0.4, lift.y[1] + 0.3], z.cap)),
    sheet.box(world, lift.x, lift.y, [z.cap, z.cap + 1], [tone.light, tone.zinc, tone.lead]),
    sheet.box(world, [lift.x[0] - 0.1, lift.x[1] + 0.1], [lift.y[0] - 0.1, lift.y[1] + 0.1], [z.cap + 1, z.cap + 1.12], [tone.slate, tone.white, tone.zinc]),
    pipe(sheet, world, 3.6, 4.3, [z.cap, z.cap + 0.5], 0.13),
    sheet.plane(tone.zinc, disc(world, ...outlet, z.cap, 0.27)),
    sheet.plane(tone.soft, disc(world, ...outlet, z.cap, 0.14)),
    // The left and the front edge: timber with the trim over it.
    sheet.plane(tone.tile, flat(world, [0, edge], [0, d], top)),
    sheet.box(world, [0, ends.edge + 0.55], [0, edge], [0, z.under], [tone.white, tone.white, tone.light]),
    sheet.box(world, [0, ends.edge], [-0.06, edge], [z.cap - 0.3, top], [tone.tile, tone.tile, tone.tileDark]),
    sheet.lines(tone.ink, 0.9, ...[1.6, 3.2].map((x): Shape => through([x, edge, top], [x, -0.06, top], [x, -0.06, z.cap - 0.3]))),
  ].join("");
}

/** A quote as a sheet of paper that lies on a slope, with a pen. No words, no amounts. */
export function offerte(sheet: Sheet) {
  const at = slope();
  const [w, h] = [2.1, 8.87];
  const on = (u: number, v: number, lift = 0): Place => at(w * u, h * (1 - v), lift);
  const rect = (u: Span, v: Span, lift = 0): Shape => [on(u[0], v[0], lift), on(u[1], v[0], lift), on(u[1], v[1], lift), on(u[0], v[1], lift)];
  const text = (v: number, ...spans: Span[]): Shape[] => spans.map(([a, b]) => [on(a, v), on(b, v)]);
  const tick = (u: number, v: number): Shape => [on(u - 0.018, v - 0.002), on(u - 0.004, v + 0.012), on(u + 0.022, v - 0.022)];
  const circle = (u: number, v: number, r: number, by = 15): Shape =>
    range(0, 359, by).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return on(u + r * Math.cos(angle), v + r * 0.71 * Math.sin(angle));
    });
  const star: Shape = range(0, 345, 15).map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180;
    const r = index % 2 ? 0.088 : 0.1;
    return on(0.2 + r * Math.cos(angle), 0.885 + r * 0.71 * Math.sin(angle));
  });
  const squiggle = range(0, 1, 0.04).map(
    (t): Place => on(0.58 + 0.24 * t + 0.03 * Math.sin(t * 19), 0.905 - 0.028 * Math.sin(t * 15) * (1 - 0.55 * t) - 0.006),
  );
  const rule = (v: number) => sheet.lines(tone.zinc, 1, [on(0.08, v), on(0.92, v)]);
  const under: Frame = (x, up, height) => at(x, up, height);
  const tip = on(0.835, 0.893, 0);
  const pen = (along: number, across: number): Place => [tip[0] + 0.8 * along + 0.045 * across, tip[1] + 0.12 * along, tip[2] + 0.4 * along + 0.05 * across];
  sheet.mark(
    { werk: on(0.105, 0.215), materiaal: on(0.13, 0.4), "steiger-afvoer": on(0.13, 0.535), planning: on(0.12, 0.665), garantie: on(0.2, 0.885) },
    { afzender: on(0.83, 0.075), prijs: on(0.88, 0.662), meerwerk: on(0.62, 0.735), betaling: on(0.865, 0.785), handtekening: on(0.7, 0.9) },
  );
  return [
    sheet.plane(tone.zinc, flat(under, [0.14, w + 0.14], [-0.35, h - 0.35], -0.1)),
    sheet.plane(tone.light, flat(under, [0.07, w + 0.07], [-0.17, h - 0.17], -0.05)),
    sheet.plane(tone.white, flat(at, [0, w], [0, h], 0)),
    // The sender: a roof, and lines.
    sheet.plane(tone.tile, [on(0.08, 0.095), on(0.155, 0.045), on(0.23, 0.095), on(0.205, 0.095), on(0.155, 0.063), on(0.105, 0.095)]),
    sheet.fill(tone.slate, rect([0.125, 0.185], [0.08, 0.103])),
    sheet.lines(tone.grey, 2.2, ...text(0.06, [0.68, 0.92]), ...text(0.082, [0.74, 0.92]), ...text(0.104, [0.7, 0.92])),
    sheet.fill(tone.soft, rect([0.08, 0.44], [0.132, 0.156])),
    // The work, line by line.
    ...[0.195, 0.235, 0.275, 0.315].map((v, index) =>
      [
        sheet.plane(tone.white, rect([0.085, 0.125], [v - 0.012, v + 0.012])),
        sheet.lines(tone.tile, 2.2, tick(0.105, v)),
        sheet.lines(tone.lead, 2.4, ...text(v, [0.17, [0.8, 0.7, 0.86, 0.62][index] as number])),
      ].join(""),
    ),
    rule(0.342),
    // The material, with a sample of each.
    sheet.plane(tone.light, rect([0.08, 0.2], [0.365, 0.41])),
    sheet.lines(
      tone.lead,
      1.2,
      range(0, 1, 0.1).map((t) => on(0.08 + 0.12 * t, 0.39 + 0.008 * Math.sin(t * 19))),
    ),
    sheet.plane(tone.pale, rect([0.08, 0.2], [0.425, 0.47])),
    sheet.lines(
      tone.blush,
      1.4,
      range(0, 1, 0.125).map((t, index) => on(0.08 + 0.12 * t, index % 2 ? 0.43 : 0.465)),
    ),
    sheet.lines(tone.lead, 2.4, ...text(0.38, [0.25, 0.6], [0.72, 0.92]), ...text(0.44, [0.25, 0.55], [0.72, 0.88])),
    sheet.lines(tone.grey, 2, ...text(0.402, [0.25, 0.5]), ...text(0.462, [0.25, 0.64])),
    rule(0.497),
    // Scaffold and container.
    sheet.lines(
      tone.slate,
      1.6,
      [on(0.09, 0.57), on(0.09, 0.515)],
      [on(0.19, 0.57), on(0.19, 0.515)],
      [on(0.08, 0.535), on(0.2, 0.535)],
      [on(0.08, 0.555), on(0.2, 0.555)],
      [on(0.09, 0.555), on(0.19, 0.535)],
    ),
    sheet.lines(tone.lead, 2.4, ...text(0.53, [0.25, 0.47])),
    sheet.lines(tone.grey, 2, ...text(0.553, [0.25, 0.42])),
    sheet.plane(tone.grey, [on(0.53, 0.525), on(0.67, 0.525), on(0.645, 0.568), on(0.555, 0.568)]),
    sheet.lines(tone.lead, 2.4, ...text(0.53, [0.72, 0.92])),
    sheet.lines(tone.grey, 2, ...text(0.553, [0.72, 0.86])),
    rule(0.597),
    // Planning: days in a row of boxes; the price in a box beside it.
    sheet.plane(tone.light, rect([0.08, 0.46], [0.622, 0.646])),
    ...[0, 1, 2].map((line) =>
      sheet.plane(tone.white, ...range(0, 4).map((day) => rect([0.08 + day * 0.076, 0.156 + day * 0.076], [0.646 + line * 0.046, 0.692 + line * 0.046]))),
    ),
    sheet.fill(tone.blush, rect([0.16, 0.3], [0.655, 0.683]), rect([0.088, 0.376], [0.701, 0.729])),
    sheet.plane(tone.pale, rect([0.54, 0.92], [0.622, 0.815])),
    sheet.lines(tone.lead, 2.2, ...text(0.648, [0.57, 0.74]), ...text(0.675, [0.57, 0.7])),
    sheet.plane(tone.white, rect([0.78, 0.895], [0.637, 0.659]), rect([0.78, 0.895], [0.666, 0.688])),
    sheet.fill(tone.tile, rect([0.57, 0.895], [0.7, 0.708])),
    sheet.lines(tone.lead, 2.2, ...text(0.735, [0.57, 0.72]), ...text(0.785, [0.57, 0.66])),
    sheet.plane(
      tone.white,
      rect([0.78, 0.895], [0.722, 0.748]),
      rect([0.7, 0.76], [0.772, 0.798]),
      rect([0.767, 0.828], [0.772, 0.798]),
      rect([0.835, 0.895], [0.772, 0.798]),
    ),
    // The guarantee's seal, the signature.
    sheet.plane(
      tone.tile,
      [on(0.15, 0.93), on(0.14, 0.985), on(0.17, 0.972), on(0.19, 0.99), on(0.2, 0.94)],
      [on(0.25, 0.93), on(0.26, 0.985), on(0.23, 0.972), on(0.21, 0.99), on(0.2, 0.94)],
    ),
    sheet.plane(tone.tile, star),
    sheet.plane(tone.white, circle(0.2, 0.885, 0.068)),
    sheet.lines(tone.tile, 3, [on(0.165, 0.884), on(0.19, 0.904), on(0.24, 0.862)]),
    sheet.lines(tone.lead, 2.2, ...text(0.865, [0.34, 0.47])),
    sheet.lines(tone.grey, 2, ...text(0.89, [0.34, 0.46]), ...text(0.915, [0.34, 0.43])),
    sheet.lines(tone.ink, 1.2, [on(0.55, 0.935), on(0.92, 0.935)]),
    sheet.lines(tone.tile, 2.4, squiggle),
    // The pen.
    sheet.shade(0.25, [on(0.835, 0.895), on(1.22, 0.865), on(1.22, 0.845), on(0.9, 0.88)]),
    sheet.plane(tone.light, [pen(0, 0), pen(0.09, 1), pen(0.16, 1), pen(0.16, -1), pen(0.09, -1)]),
    sheet.plane(tone.slate, [pen(0.16, 1), pen(0.95, 1), pen(0.95, -1), pen(0.16, -1)]),
    sheet.fill(tone.soft, [pen(0.16, -0.1), pen(0.95, -0.1), pen(0.95, -1), pen(0.16, -1)]),
    sheet.plane(tone.tile, [pen(0.95, 1), pen(1.05, 1), pen(1.05, -1), pen(0.95, -1)]),
  ].join("");
}

/** A roof that is closed: its red tiles make a tick. */
export function ontvangen(sheet: Sheet) {
  const bottom = 2.9;
  const near = (x: number, y: number, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) => {
    const part = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
    return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay));
  };
  const isTicked = (column: number, up: number) => {
    const place = [(column + 0.5) * tileWidth, (up + 0.5) * 0.335] as const;
    return Math.min(near(...place, [1.75, 2.55], [2.75, 1.35]), near(...place, [2.75, 1.35], [5, 3.95])) < 0.3;
  };
  const stack = chimney(sheet, facing, [0.9, 1.7], [12, 14.8], ridgeZ + 0.75);
  return [
    closedGable(sheet, bottom),
    facade(sheet, bottom),
    gutter(sheet, [0, width + 0.06], -overhang - 0.05, eaves - 0.06),
    ...range(0, rows - 1).flatMap((up) => [
      ...tiles(sheet, facing, [up, up], () => [0, columns], "light"),
      ...range(0, columns - 1)
        .filter((column) => isTicked(column, up))
        .map((column) => sheet.stamp("red1", facing(column * tileWidth, up, layer.tile / 2), () => tileRow(sheet, 1, "red"))),
    ]),
    sheet.plane(tone.white, side(facing, width, [0, rows], [layer.counter, layer.tile])),
    ridgeTiles(sheet, [0, width + 0.05], ridgeY, ridgeZ + 0.06),
    stack.stack,
    stack.lead,
  ].join("");
}

/** The posts of a roof's price, each on a plate of the same size: order only. */
export function kosten(sheet: Sheet) {
  const plate = { x: [0, 2.1] as Span, y: [0.06, 1.46] as Span };
  const spot = (right: number, down: number): Frame => {
    const [sx, sy] = [right * 1420, down * 820];
    const x = (185.4 * sx + 188 * sy) / 86138;
    const y = (93.3 * sx - 370 * sy) / 86138;
    return moved(world, x, y, 0);
  };
  const base = (at: Frame) => sheet.box(at, plate.x, plate.y, [-0.1, 0], [tone.white, tone.light, tone.zinc]);
  const wood = [tone.white, tone.light, tone.zinc] as const;
  const cylinder = (at: Frame, x: number, [y0, y1]: Span, z: number, r: number, by = 15) => {
    const ring = (y: number, from: number, to: number) =>
      range(from, to, by).map((degrees): Place => {
        const angle = (degrees * Math.PI) / 180;
        return at(x + r * Math.cos(angle), y, z + r * Math.sin(angle));
      });
    return { body: [...ring(y0, -45, 135), ...ring(y1, -45, 135).reverse()] as Shape, face: ring(y0, 0, 345) as Shape };
  };
  const tube = (...shapes: Shape[]) => sheet.lines(tone.ink, 4.6, ...shapes) + sheet.lines(tone.zinc, 2.6, ...shapes);

  const [work, tilesAt, scaffold, timber, lead, waste] = [spot(0, 0), spot(0, 1), spot(0, 2), spot(1, 0), spot(1, 1), spot(1, 2)] as [
    Frame,
    Frame,
    Frame,
    Frame,
    Frame,
    Frame,
  ];

  // The work: a piece of roof half laid, a hammer on its boards.
  const roof: Frame = (x, up, height) => {
    const [px, py, pz] = slope(0.28, 0.3)(x, up, height);
    return work(px, py, pz);
  };
  const piece = roofPiece(sheet, roof, {
    rows: 4,
    rafters: [0.35, 0.95, 1.55, 1.95],
    boards: 1.95,
    membrane: 1.75,
    battens: (up) => 1.6 - 0.04 * (up % 2),
    tiled: (up) => [0, [4, 4, 3, 3][up] ?? 3],
  });
  const grip = (along: number, across: number): Place => roof(1.62 + 0.5 * along - 0.07 * across, 1.1 + 1.5 * along + 0.2 * across, 0.09);

  // Tiles on a pallet, on edge.
  const stack = (x: number, y: number, z: number) =>
    [
      sheet.box(tilesAt, [x, x + 0.72], [y, y + 0.55], [z, z + 0.36], [tone.tile, tone.tile, tone.tileDark]),
      sheet.lines(
        tone.tileDark,
        1.3,
        ...range(x + 0.09, x + 0.7, 0.09).map((along): Shape => [tilesAt(along, y, z), tilesAt(along, y, z + 0.36), tilesAt(along, y + 0.55, z + 0.36)]),
      ),
    ].join("");

  // A scaffold of two bays.
  const posts = [0.25, 1.05, 1.85];
  const [y0, y1] = [0.4, 1.15];
  const decks = [0.75];

  const roll = cylinder(lead, 0.55, [0.35, 1.05], 0.24, 0.24);
  const coil = range(0, 900, 30).map((degrees): Place => {
    const angle = (degrees * Math.PI) / 180;
    const r = 0.05 + (0.19 * degrees) / 900;
    return lead(0.55 + r * Math.cos(angle), 0.35, 0.24 + r * Math.sin(angle));
  });
  const trough = (y: number, from: number, to: number, x: number, r = 0.2) =>
    range(from, to, 15).map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return lead(x, y + r * Math.cos(angle), 0.22 + r * Math.sin(angle));
    });
  const gutterAt = (x0: number, x1: number, y: number) =>
    [
      sheet.plane(tone.lead, [lead(x0, y - 0.2, 0.22), lead(x1, y - 0.2, 0.22), lead(x1, y + 0.2, 0.22), lead(x0, y + 0.2, 0.22)]),
      sheet.fill(tone.grey, [lead(x0, y + 0.02, 0.22), lead(x1, y + 0.02, 0.22), lead(x1, y + 0.2, 0.22), lead(x0, y + 0.2, 0.22)]),
      sheet.plane(tone.zinc, [...trough(y, 180, 270, x0), ...trough(y, 180, 270, x1).reverse()]),
      sheet.plane(tone.light, trough(y, 180, 360, x1)),
    ].join("");

  // The skip: wider at its rim.
  const rim = { x: [0.2, 1.95] as Span, y: [0.3, 1.35] as Span, z: 0.75 };
  const slabs: [number, number, number][] = [
    [0.45, 0.95, 0.1],
    [0.95, 1, 0.3],
    [1.4, 0.95, 0.05],
    [0.35, 0.6, 0.25],
    [0.8, 0.55, 0.08],
    [1.3, 0.6, 0.28],
    [0.6, 0.36, 0],
    [1.1, 0.36, 0.12],
  ];
  const rubble = slabs.map(
    ([x, y, lean]): Shape => [
      waste(x, y, 0.66 + lean * 0.3),
      waste(x + 0.34, y, 0.66 + lean),
      waste(x + 0.38, y + 0.16, 0.92 + lean),
      waste(x + 0.04, y + 0.16, 0.92 + lean * 0.3),
    ],
  );

  sheet.mark(
    { werk: work(0.6, 0.5, 0.5), pannen: tilesAt(0.5, 0.3, 0.5), steiger: scaffold(0.6, 0.4, 0.8) },
    { "hout-isolatie": timber(1.6, 0.4, 0.35), "lood-goot-nok": lead(1.75, 1.0, 0.3), afvoer: waste(1.5, 0.35, 0.4) },
  );
  return [
    base(work),
    sheet.shade(0.25, [work(0.2, 0.2, 0), work(2, 0.2, 0), work(2.05, 1.5, 0), work(0.3, 1.5, 0)]),
    sheet.box(work, [0.12, 1.95], [0.36, 0.46], [0, 0.24], [tone.zinc, tone.zinc, tone.lead]),
    piece.timber,
    piece.tiles,
    sheet.lines(tone.ink, 8, [grip(0, 0), grip(0.72, 0)]),
    sheet.lines(tone.blush, 5.4, [grip(0.02, 0), grip(0.7, 0)]),
    sheet.lines(tone.ink, 11, [grip(0.72, -1.2), grip(0.72, 1.5)]),
    sheet.lines(tone.lead, 8, [grip(0.72, -1.1), grip(0.72, 1.4)]),

    base(timber),
    sheet.shade(0.25, [timber(1.95, 0.15, 0), timber(2.08, 0.3, 0), timber(2.08, 1.4, 0), timber(1.95, 1.4, 0)]),
    ...[0, 1, 2].map((index) => sheet.box(timber, [0.2, 1.9], [0.2, 1.3], [0.02 + index * 0.2, 0.2 + index * 0.2], [tone.pale, tone.pale, tone.blush])),
    sheet.lines(
      tone.blush,
      1.3,
      ...[0, 1, 2].map((index) =>
        zigzag(
          (x) => timber(x, 0.2, 0.03 + index * 0.2),
          (x) => timber(x, 0.2, 0.19 + index * 0.2),
          [0.22, 1.9],
          0.07,
        ),
      ),
    ),
    ...[0.95, 0.7, 0.45].map((y) => sheet.box(timber, [0.05, 2.05], [y, y + 0.15], [0.6, 0.72], wood)),
    ...[0.8, 0.55].map((y) => sheet.box(timber, [0.1, 2], [y, y + 0.15], [0.72, 0.84], wood)),

    base(tilesAt),
    sheet.shade(0.25, [tilesAt(1.9, 0.2, 0), tilesAt(2.08, 0.35, 0), tilesAt(2.08, 1.5, 0), tilesAt(1.9, 1.4, 0)]),
    ...[0.15, 0.95, 1.75].map((x) => sheet.box(tilesAt, [x, x + 0.14], [0.18, 1.42], [0, 0.1], wood)),
    sheet.box(tilesAt, [0.12, 1.92], [0.16, 1.44], [0.1, 0.15], wood),
    ...[0.15, 0.53].flatMap((z) => [0.82, 0.22].flatMap((y) => [0.2, 1.08].map((x) => stack(x, y, z)))),

    base(lead),
    sheet.shade(0.25, [lead(0.7, 0.4, 0), lead(0.95, 0.5, 0), lead(0.95, 1.2, 0), lead(0.6, 1.1, 0)]),
    gutterAt(0.9, 2.02, 1.12),
    sheet.plane(tone.grey, [lead(0.6, 0.35, 0.005), lead(0.6, 1.05, 0.005), lead(0.04, 1.05, 0.005), lead(0.04, 0.35, 0.005)]),
    sheet.plane(tone.slate, roll.body),
    sheet.plane(tone.lead, roll.face),
    sheet.lines(tone.ink, 1, coil),
    // A ridge tile.
    (() => {
      const arc = (x: number) =>
        range(0, 180, 15).map((degrees): Place => {
          const angle = (degrees * Math.PI) / 180;
          return lead(x, 0.42 - 0.24 * Math.cos(angle), 0.02 + 0.24 * Math.sin(angle));
        });
      return (
        sheet.plane(tone.tile, [...arc(1.1).slice(0, 10), ...arc(1.85).slice(0, 10).reverse()]) +
        sheet.plane(tone.tileDark, [
          ...arc(1.85),
          ...range(0, 180, 15).map((degrees): Place => {
            const angle = ((180 - degrees) * Math.PI) / 180;
            return lead(1.85, 0.42 - 0.18 * Math.cos(angle), 0.02 + 0.18 * Math.sin(angle));
          }),
        ])
      );
    })(),

    base(scaffold),
    tube(
      ...posts.map((x): Shape => [scaffold(x, y1, 0.04), scaffold(x, y1, 1.36)]),
      ...[1.02, 1.28].map((z): Shape => [scaffold(0.15, y1, z), scaffold(1.95, y1, z)]),
    ),
    ...decks.map(
      (z) =>
        sheet.box(scaffold, [0.12, 1.98], [y0, y1], [z - 0.07, z], [tone.light, tone.white, tone.grey]) +
        sheet.lines(tone.grey, 0.9, ...[0.6, 0.8, 1].map((y): Shape => [scaffold(0.12, y, z), scaffold(1.98, y, z)])),
    ),
    sheet.box(scaffold, [0.12, 1.98], [y0 - 0.04, y0], [0.75, 0.9], [tone.white, tone.white, tone.zinc]),
    tube(
      ...posts.map((x): Shape => [scaffold(x, y0, 0.04), scaffold(x, y0, 1.36)]),
      ...[1.02, 1.28].map((z): Shape => [scaffold(0.15, y0, z), scaffold(1.95, y0, z)]),
      [scaffold(0.25, y0, 0.1), scaffold(1.05, y0, 0.68)],
      ...[1.02, 1.28].map((z): Shape => [scaffold(1.85, y0, z), scaffold(1.85, y1, z)]),
    ),
    sheet.boxes(
      scaffold,
      posts.map((x): [Span, Span, Span] => [
        [x - 0.09, x + 0.09],
        [y0 - 0.09, y0 + 0.09],
        [0, 0.04],
      ]),
      [tone.grey, tone.lead, tone.slate],
    ),

    base(waste),
    sheet.shade(0.25, [waste(1.75, 0.5, 0), waste(2.08, 0.7, 0), waste(2.08, 1.5, 0), waste(1.7, 1.4, 0)]),
    sheet.plane(tone.soft, flat(waste, rim.x, rim.y, rim.z)),
    ...rubble.map((slab, index) => sheet.plane(index % 3 ? tone.grey : tone.zinc, slab)),
    sheet.plane(tone.lead, [waste(1.7, 0.42, 0.05), waste(1.7, 1.22, 0.05), waste(rim.x[1], rim.y[1], rim.z), waste(rim.x[1], rim.y[0], rim.z)]),
    sheet.plane(tone.grey, [waste(0.45, 0.42, 0.05), waste(1.7, 0.42, 0.05), waste(rim.x[1], rim.y[0], rim.z), waste(rim.x[0], rim.y[0], rim.z)]),
    sheet.lines(tone.lead, 1.6, ...[0.25, 0.5, 0.75].map((part): Shape => [waste(0.45 + 1.25 * part, 0.42, 0.05), waste(0.2 + 1.75 * part, 0.3, 0.75)])),
    sheet.lines(tone.ink, 3, [waste(rim.x[0], rim.y[0], rim.z), waste(rim.x[1], rim.y[0], rim.z), waste(rim.x[1], rim.y[1], rim.z)]),
  ].join("");
}
