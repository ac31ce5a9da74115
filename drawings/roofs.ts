import { attic, columns, crest, depth, eaves, facade, facing, house, lastRow, overhang, rear, ridgeY, ridgeZ, rows, shadowOf, width } from "./house.ts";
import { aboveRidge, bricks, chimney, gutter, layer, missingTile, moss, ridgeTiles, rise, row, slippedTile, tiles, tileWidth, zigzag } from "./parts.ts";
import { type Frame, flat, front, type Place, range, type Shape, type Sheet, type Span, side, through, tone, world } from "./sheet.ts";

const tube = (sheet: Sheet, ...shapes: Shape[]) => sheet.lines(tone.ink, 4, ...shapes) + sheet.lines(tone.white, 2.2, ...shapes);

const endWallBricks = (sheet: Sheet) =>
  bricks(
    sheet,
    tone.slate,
    (along, z) => [width, along, z],
    [0.5, 4.2, [2, 3, 2]],
    [3.2, 6.5, [2, 3, 2]],
    [4.6, 4.6, [3, 2]],
    [2, 5.4, [2, 2]],
    [1.2, 2.8, [3, 2]],
  );

/** Where the underside of the front slope meets a wall: how high, above the place `y` in front of the ridge. */
const under = (y: number) => eaves + ((y + overhang) * rise) / row + aboveRidge(layer.rafter);

/** The end wall with its gable up to the ridge, and the edge of the rear slope, closed by a board. */
export function closedGable(sheet: Sheet, bottom: number) {
  const verge = (low: number, high: number): Shape => [rear(width, -0.2, low), crest(width, low), crest(width, high), rear(width, -0.2, high)];
  const saw = range(0, rows - 1).flatMap((up) => [rear(width, up, 0.02), rear(width, up, layer.tile), rear(width, Math.min(up + 1, rows), 0.05)]);
  return [
    sheet.plane(tone.lead, [[width, 0, bottom], [width, depth, bottom], [width, depth, under(0)], crest(width, layer.rafter), [width, 0, under(0)]]),
    endWallBricks(sheet),
    sheet.shade(0.3, [
      rear(width, 0, layer.rafter),
      crest(width, layer.rafter),
      [width, ridgeY, ridgeZ - 0.95],
      [width, depth, under(0) - 0.35],
      [width, depth, under(0)],
    ]),
    sheet.plane(tone.grey, [rear(width, 0, 0), ...saw, crest(width, 0)]),
    sheet.plane(tone.zinc, verge(layer.rafter, 0.03)),
    sheet.plane(tone.white, side(world, width, [2.6, 3.5], [5.2, 6.6])),
    sheet.fill(tone.soft, side(world, width, [2.68, 3.01], [5.3, 6.5]), side(world, width, [3.09, 3.42], [5.3, 6.5])),
  ].join("");
}

/** A roof renewed in order: old tiles off, boards made good, membrane and battens, new tiles, ridge. */
export function dakrenovatie(sheet: Sheet) {
  const bottom = 2.2;
  const newFrom = (up: number) => 12 - Math.floor(up / 4);
  const old = (up: number) => ([6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 3] as const)[up] ?? 3;
  const up: Span = [0, lastRow(layer.counter)];
  const membrane = (index: number): Shape =>
    flat(facing, [(8.6 - 0.5 * index) * tileWidth, 20 * tileWidth], [4 * index, Math.min(4 * index + 4, up[1])], layer.counter + 0.005);
  const battens = range(0, rows - 1).map((row): [Span, Span, Span] => [
    [(newFrom(row) - 1.6 - 0.3 * (row % 2)) * tileWidth, 13 * tileWidth],
    [row + 0.1, row + 0.3],
    [layer.batten, 0],
  ]);
  const counters = range(0, 3).flatMap((index) =>
    [0.5, 2.5].map((back): Shape => {
      const x = (newFrom(4 * index) - back) * tileWidth;
      return flat(facing, [x - 0.06, x], [4 * index, Math.min(4 * index + 4, up[1])], layer.batten);
    }),
  );
  // The deck lies just below the gutter; the rail is 1.0 m above the roof's edge, and goes round the ends.
  const deck = { x: [-0.5, width + 0.5] as Span, y: [-1.4, -0.6] as Span, z: 4.9 };
  const uprights = [-0.4, 2, 4.35, width + 0.4];
  const rails = [0.1, 0.55, 1].map((height) => eaves + height);
  const [frontX, endX] = [uprights[0] as number, uprights[3] as number];
  const poles = (y: number, top: number) => uprights.map((x): Shape => through([x, y, bottom + 0.05], [x, y, top]));
  const endGuard = (x: number) => rails.map((z): Shape => through([x, deck.y[0], z], [x, deck.y[1], z]));
  const plates = (y: number) =>
    sheet.boxes(
      world,
      uprights.map((x): [Span, Span, Span] => [
        [x - 0.24, x + 0.24],
        [y - 0.13, y + 0.13],
        [bottom, bottom + 0.05],
      ]),
      [tone.white, tone.light, tone.grey],
    );
  const pallet = (x: number, z: number, count: number) =>
    sheet.box(world, [x, x + 0.45], [-1.2, -0.85], [z, z + 0.1 * count], [tone.tile, tone.tile, tone.tileDark]) +
    sheet.lines(tone.tileDark, 1, ...range(1, count - 1).map((index): Shape => through([x, -1.2, z + 0.1 * index], [x + 0.45, -1.2, z + 0.1 * index])));
  sheet.mark(
    {
      "oude-pannen": facing(0.75, 12.5, 0.05),
      dakbeschot: facing(5.6 * tileWidth, 10.15, layer.counter),
      folie: facing(9.5 * tileWidth, 2.6, layer.counter),
    },
    { "nieuwe-pannen": facing(17 * tileWidth, 8, 0.05), goot: [width, -overhang - 0.2, eaves - 0.1] },
  );
  return [
    sheet.box(world, [-0.9, width + 0.9], [-1.9, 0.3], [bottom - 0.14, bottom], [tone.light, tone.zinc, tone.grey]),
    sheet.lines(tone.grey, 0.6, ...range(-0.3, width + 0.6, 0.6).map((x): Shape => through([x, -1.9, bottom], [x, 0, bottom]))),
    closedGable(sheet, bottom),
    facade(sheet, bottom),
    sheet.fill(tone.lead, front(world, [0, width], 0, [bottom, bottom + 0.35])),
    sheet.box(facing, [0, width], up, [layer.rafter, layer.counter], [tone.zinc, tone.light, tone.light]),
    sheet.lines(
      tone.lead,
      0.6,
      ...range(0.7, 15.9, 0.7).map((row): Shape => [facing(3 * tileWidth, row, layer.counter), facing(9 * tileWidth, row, layer.counter)]),
    ),
    sheet.plane(tone.white, ...[2.8, 3.5, 9.8].map((row) => flat(facing, [(row > 5 ? 4 : 5.6) * tileWidth, 8.4 * tileWidth], [row, row + 0.7], layer.counter))),
    sheet.plane(tone.slate, ...range(0, 3).map(membrane)),
    sheet.plane(tone.zinc, ...counters),
    sheet.boxes(facing, battens, [tone.white, tone.light, tone.grey]),
    gutter(sheet, [0, width + 0.06], -overhang - 0.05, eaves - 0.06),
    ...tiles(sheet, facing, [0, rows - 1], (up) => [0, old(up)], "grey"),
    ...tiles(sheet, facing, [0, rows - 1], (up) => [newFrom(up), columns], "red"),
    sheet.plane(tone.tileDark, side(facing, width, [0, rows], [layer.counter, layer.tile])),
    ridgeTiles(sheet, [10 * tileWidth, width + 0.05], ridgeY, ridgeZ + 0.06, "red"),
    // Behind: inner poles, end guards and the brace of the far end.
    plates(deck.y[1]),
    tube(sheet, ...poles(deck.y[1], deck.z)),
    tube(
      sheet,
      through([frontX, deck.y[1], deck.z + 1.3], [frontX, deck.y[1], deck.z]),
      ...endGuard(frontX),
      through([frontX, deck.y[1], bottom + 0.2], [frontX, deck.y[0], deck.z - 0.15]),
    ),
    sheet.box(world, deck.x, deck.y, [deck.z - 0.06, deck.z], [tone.light, tone.white, tone.grey]),
    sheet.lines(tone.grey, 0.8, ...[-1.13, -0.87].map((y): Shape => through([deck.x[0], y, deck.z], [deck.x[1], y, deck.z]))),
    pallet(2.4, deck.z, 4),
    pallet(3.1, deck.z, 3),
    sheet.box(world, deck.x, [deck.y[0] - 0.03, deck.y[0]], [deck.z, deck.z + 0.15], [tone.white, tone.white, tone.grey]),
    plates(deck.y[0]),
    tube(
      sheet,
      ...poles(deck.y[0], eaves + 1.15),
      ...[...rails, bottom + 0.3].map((z): Shape => through([deck.x[0], deck.y[0], z], [deck.x[1], deck.y[0], z])),
      ...[0, 2].map((bay): Shape => through([uprights[bay] as number, deck.y[0], bottom + 0.3], [uprights[bay + 1] as number, deck.y[0], deck.z - 0.1])),
    ),
    tube(
      sheet,
      through([endX, deck.y[1], bottom + 0.3], [endX, deck.y[0], deck.z - 0.15]),
      through([endX, deck.y[1], deck.z + 1.3], [endX, deck.y[1], deck.z]),
      ...endGuard(endX),
    ),
  ].join("");
}

/** A new house: its purlins lie on the walls, and the next roof element comes down on them. */
export function nieuwbouwDaken(sheet: Sheet) {
  const bottom = 2.6;
  const [panelFrom, panelTo] = [layer.insulation, layer.counter];
  // What the elements lie on.
  const seat = panelFrom;
  const panels: Span[] = [[0, 2.1]];
  const hanging: Span = [2.25, 4.35];
  const raised: Frame = (x, up, height) => {
    const [px, py, pz] = facing(x, up, height);
    return [px, py - 0.2, pz + 1.7];
  };
  const hook: Place = [(hanging[0] + hanging[1]) / 2, raised(0, 8, 0)[1], ridgeZ + 3.4];
  const element = (at: Frame, x: Span, tones: Parameters<Sheet["box"]>[4]) => [
    sheet.box(at, x, [-0.4, rows], [panelFrom, panelTo], tones),
    sheet.plane(tone.light, ...range(x[0] + 0.35, x[1], 0.6).map((along) => flat(at, [along - 0.05, along], [-0.4, rows], panelTo + 0.02))),
  ];
  const purlins = [1.2, 5.5, 10, 14.5];
  const opening: Shape = [facing(0, 0.5, seat), facing(width, 0.5, seat), crest(width, seat), crest(0, seat)];
  const wallTop = eaves + (overhang * rise) / row + aboveRidge(seat);
  const hole = (x: Span, z: Span) =>
    sheet.fill(tone.soft, front(world, x, 0, z)) +
    sheet.fill(tone.zinc, side(world, x[1] - 0.0, [0, 0.12], z)) +
    sheet.plane(tone.white, front(world, [x[0] - 0.12, x[1] + 0.12], -0.01, [z[1], z[1] + 0.14]));
  const wood: Parameters<Sheet["box"]>[4] = [tone.white, tone.light, tone.zinc];
  sheet.mark(
    { dakelement: facing(1, 6, panelTo), isolatie: facing(0.8, -0.4, -0.2) },
    {
      "volgend-element": raised(3.6, 12, panelTo),
      topgevel: [width, ridgeY, ridgeZ - 1.6],
      gording: facing(5.4, 5.6, seat),
      muurplaat: [5.9, -0.02, wallTop + 0.05],
    },
  );
  const verge = (low: number, high: number): Shape => [rear(width, -0.4, low), crest(width, low), crest(width, high), rear(width, -0.4, high)];
  return [
    sheet.box(world, [-0.7, width + 0.5], [-1.1, 0.3], [bottom - 0.14, bottom], [tone.light, tone.zinc, tone.grey]),
    // Seen through the open roof: the floor, the far gable, the rear wall.
    sheet.clip(
      "open",
      opening,
      sheet.fill(tone.lead, opening),
      sheet.fill(tone.grey, flat(world, [0, width], [0, depth], attic - 1.9)),
      sheet.plane(tone.zinc, through([0.3, 0, attic - 2], [0.3, depth, attic - 2], [0.3, depth, wallTop], [0.3, ridgeY, ridgeZ], [0.3, 0, wallTop])),
      sheet.plane(tone.light, front(world, [0.3, width], depth - 0.3, [attic - 2, wallTop])),
      sheet.shade(0.3, flat(world, [0, width], [0, 2], attic - 1.9)),
    ),
    sheet.plane(tone.lead, [[width, 0, bottom], [width, depth, bottom], [width, depth, wallTop], crest(width, seat), [width, 0, wallTop]]),
    endWallBricks(sheet),
    // The elements of the rear slope lie there already.
    sheet.plane(tone.blush, verge(panelFrom, panelTo)),
    sheet.lines(
      tone.tile,
      1,
      zigzag(
        (up) => rear(width, up, panelFrom),
        (up) => rear(width, up, panelTo),
        [-0.4, rows],
        0.45,
      ),
    ),
    sheet.plane(tone.light, [facing(width - 0.25, overhang / row, seat), facing(width, overhang / row, seat), crest(width, seat), crest(width - 0.25, seat)]),
    sheet.plane(tone.grey, front(world, [0, width], 0, [bottom, wallTop])),
    hole([0.7, 2.6], [3.3, 4.6]),
    hole([3.7, 5.1], [3.3, 4.6]),
    sheet.box(world, [0, width], [-0.02, 0.2], [wallTop, wallTop + 0.09], wood),
    ...purlins.toReversed().map((up) => sheet.box(facing, [0.1, width], [up, up + 0.45], [seat - 0.26, seat], wood)),
    sheet.box(world, [0.1, width], [ridgeY - 0.08, ridgeY + 0.08], [ridgeZ + aboveRidge(seat) - 0.42, ridgeZ + aboveRidge(seat) - 0.04], wood),
    ...panels.flatMap((x) => element(facing, x, [tone.slate, tone.pale, tone.blush])),
    sheet.lines(
      tone.blush,
      1,
      zigzag(
        (x) => facing(x, -0.4, panelFrom),
        (x) => facing(x, -0.4, panelTo),
        [0, 2.1],
        0.12,
      ),
    ),
    sheet.dashes(
      tone.tile,
      1.4,
      ...(
        [
          [hanging[0], -0.4],
          [hanging[1], -0.4],
          [hanging[1], rows],
        ] as const
      ).map(([x, up]): Shape => [raised(x, up, panelFrom), facing(x, up, panelFrom)]),
    ),
    ...element(raised, hanging, [tone.tile, tone.tileDark, tone.tileDark]),
    sheet.lines(tone.ink, 1.2, ...[5, 12].flatMap((up) => hanging.map((x): Shape => [raised(x + (x > 3 ? -0.3 : 0.3), up, panelTo), hook]))),
    sheet.lines(tone.ink, 5, [hook, [hook[0], hook[1], hook[2] + 0.25]]),
    sheet.lines(tone.ink, 1.6, [hook, [hook[0], hook[1], hook[2] + 0.8]]),
  ].join("");
}

/** A terrace's end with concrete tiles under moss, and the same roof cleaned, mended and coated. */
export function dakpannenCoaten(sheet: Sheet, isDone: boolean) {
  const terrace: Span = [-15, columns];
  const [far, near] = terrace.map((column) => column * tileWidth) as [number, number];
  const stack = chimney(sheet, facing, [4.1, 4.9], [11.4, 14.4], ridgeZ + 0.75);
  const foot = facing(4.9, 11.4, layer.tile);
  const stackShadow: Shape = [foot, shadowOf([4.96, foot[1], ridgeZ + 0.75]), shadowOf([4.96, foot[1] + 0.75, ridgeZ + 0.75]), facing(4.9, 14.4, layer.tile)];
  const clay = isDone ? "red" : "grey";
  // Moss keeps to the lower edges of tiles, most of it near the gutter.
  const tufts = range(0, isDone ? -1 : 139).map((index) => {
    const row = 1 + Math.floor(((index * 0.618) % 1) ** 1.4 * (rows - 1));
    const column = terrace[0] + ((index * 13) % (columns - terrace[0]));
    return moss(sheet, facing, (column + 0.24) * tileWidth, row, index % 3 ? 0.14 : 0.17);
  });
  return [
    closedGable(sheet, 2),
    sheet.plane(tone.grey, front(world, [far, 0], 0, [2, eaves - 0.2])),
    sheet.shade(0.3, front(world, [far, 0], 0, [4.42, eaves - 0.2])),
    facade(sheet, 2),
    gutter(sheet, [far, near + 0.06], -overhang - 0.05, eaves - 0.06),
    ...tiles(sheet, facing, [0, rows - 1], () => terrace, clay),
    sheet.plane(isDone ? tone.tileDark : tone.lead, side(facing, near, [0, rows], [layer.counter, layer.tile])),
    ...(isDone ? [] : [...tufts, missingTile(sheet, facing, 5, 9), slippedTile(sheet, facing, 11, 6, clay), slippedTile(sheet, facing, -2, 4, clay)]),
    ridgeTiles(sheet, [far, near + 0.05], ridgeY, ridgeZ + 0.06, clay),
    sheet.shade(0.3, stackShadow),
    stack.stack,
    stack.lead,
  ].join("");
}

/** The same house, with a ladder to its eaves and a roof ladder that hangs over the ridge. */
export function dakinspectie(sheet: Sheet) {
  const body = house(
    sheet,
    false,
    {
      upper: [
        [[0.4, 1.9], 2],
        [[4.2, 5.5], 2],
      ],
      ground: [
        [[0.4, 1.6], 2],
        [[4.2, 5.5], 2],
      ],
    },
    1,
  );
  const [left, right] = [3.16, 3.52];
  // At 75° past the gutter, which it does not touch, and 1.0 m above the eaves.
  const gutterFront = -overhang - 0.27;
  const lean = (z: number) => gutterFront + (z - eaves) / Math.tan((75 * Math.PI) / 180);
  const top = eaves + 1;
  const stiles = [left, right].map((x): Shape => through([x, lean(0.03), 0.03], [x, lean(top), top]));
  // Rungs 0.29 m apart, in whole units so that each is the same string.
  const rungs: Shape = [[left, lean(0.3), 0.3], { path: "l133 34m-119-153".repeat(20), by: [14 * 20, -119 * 20] }];
  const stay = 4.55;
  const height = layer.tile + 0.04;
  const roofStiles = [left, right].map(
    (x): Shape => [facing(x, 0.3, height), facing(x, rows - 0.2, height), [x, ridgeY, ridgeZ + 0.3], [x, ridgeY + 0.3, ridgeZ + 0.02]],
  );
  const roofRungs = range(1.4, rows - 0.6).map((up): Shape => [facing(left, up, height), facing(right, up, height)]);
  const foot = lean(0);
  sheet.mark(
    { lood: facing(0.8, 10.85, layer.tile), pannen: facing(2.2, 1.6, 0.05), goot: [0.6, -overhang - 0.2, eaves - 0.1] },
    { dakhout: facing(20.7 * tileWidth, 11, layer.boards), zolder: [width - 0.6, 4.7, attic], "plat-dak": [width + 1.5, 4.5, 3.05] },
  );
  return [
    sheet.box(world, [-0.4, width + 0.4], [-2.5, 0], [-0.14, 0], [tone.light, tone.zinc, tone.grey]),
    body,
    sheet.lines(tone.ink, 1.6, ...roofRungs),
    sheet.lines(tone.ink, 3, ...roofStiles),
    sheet.lines(tone.white, 1.4, ...roofStiles),
    // The stay keeps it off the gutter and stands against the wall.
    tube(
      sheet,
      through([left - 0.25, 0, stay], [right + 0.25, 0, stay]),
      ...[left, right].map((x): Shape => through([x, lean(stay), stay], [x < 3.3 ? x - 0.12 : x + 0.12, 0, stay])),
    ),
    sheet.box(world, [left - 0.2, right + 0.2], [foot - 0.15, foot + 0.15], [0, 0.05], [tone.white, tone.light, tone.grey]),
    sheet.lines(tone.ink, 1.6, rungs),
    tube(sheet, ...stiles),
    // The strap by which it is tied to the roof ladder.
    sheet.lines(
      tone.ink,
      1.6,
      through([left, lean(eaves + 0.25), eaves + 0.25], facing(left, 0.6, height) as Place),
      through([right, lean(eaves + 0.25), eaves + 0.25], facing(right, 0.6, height) as Place),
    ),
  ].join("");
}
