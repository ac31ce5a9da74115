"""A 1930s house in Haarlem: insulation on the old roof boarding, the same red tiles going back."""

import random

from studio import gutters, insulation
from studio.geometry import box, group, move, place, repeat, tube, turn
from studio.materials import brown_brick, coat, grass, membrane, paving, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, battens, counter_battens, lay_ridge, lay_verge, ridge_tile, verge_tile
from studio.surroundings import crowns, ground, hedge, sky, sun, trees
from studio.tiles import lay, pantile, red_clay
from studio.timber import boarding, spruce
from studio.walls import Joinery, gable_wall, wall_along_x

PIR = 0.10

new_scene()
rng = random.Random(6)
brick, metal = brown_brick(), zinc()
clay = red_clay(lichen=0.5, grime=0.45, moss=0.05)
new_wood, old_wood = spruce(), spruce(weathered=0.85)
felt = membrane((0.05, 0.058, 0.07), wrinkle=0.35)
facing, core = insulation.foil(), insulation.foam()
joinery = Joinery(frame=(0.74, 0.72, 0.64), sash=(0.03, 0.08, 0.055))
paint = coat("paint", (0.74, 0.72, 0.64), 0.35, variation=0.05)
galvanised = coat("galvanised", (0.50, 0.51, 0.53), 0.42, 0.85, bumps=0.02, variation=0.2)

house = Gable(48, 4.0, 4.4, 0.45)
half = 4.4
windows = [(-3.6, -1.6, 0.9, 2.6), (0.6, 3.4, 0.8, 2.6)]
wall_along_x(
    (-half + 0.25, half - 0.25),
    -house.half_depth,
    house.height,
    brick,
    joinery,
    windows,
    soldier=coat("soldier", (0.16, 0.07, 0.05), 0.85, bumps=0.3, scale=60, variation=0.3),
)
gable_wall(house.outline(), half, brick, joinery, [(-0.7, 0.7, 5.3, 6.7), (-2.7, -1.5, 0.9, 2.6)])
gable_wall(house.outline(), -half, brick, joinery, facing=-1)

# The old boarding, now the inner ceiling of the insulation; boards lie up to a stepped edge on the left.
front, back = house.front, house.back
top = house.slope - 0.02
boarding(front, (-half, half), (0, top), old_wood, top=-0.06)
boarding(back, (-half, half), (0, top), old_wood, top=-0.06)
covered = (-2.6, half + 0.04)
insulation.boards(
    front,
    covered,
    (0.05, top),
    (-0.058, PIR - 0.06),
    facing,
    core,
    (1.2, 0.6),
    keep=lambda x, y: x > -2.1 or y < 2.4,
    seed=2,
)
insulation.tape_joints(
    front,
    covered,
    (0.05, top),
    PIR - 0.06,
    insulation.tape_material(),
    (1.2, 0.6),
    until=lambda x, y: x > -1.4,
)
level = PIR - 0.06
insulation.sheets(front, (-0.7, half + 0.03), (0.05, top), level, felt)
counter_battens(front @ move(0, 0, level + 0.010), (-0.4, half), (0.02, top), new_wood, spacing=0.60)
screw = coat("zinc plated", (0.62, 0.60, 0.52), 0.35, 0.9)
battens(front, (-0.1, half + 0.05), (0.0, top), new_wood, first=0.05, lift=level + 0.032)
tiles = pantile(clay)
columns = int(2 * half / tiles.cover)
start = half + 0.02 - columns * tiles.cover
surface = front @ move(0, 0, level + 0.063)


def returned(x, y):
    """The tiles that are back: from the right, fewer columns with every few courses up."""
    return x > 0.75 + 0.30 * max(0.0, y - 0.9) and y < 4.9 - 0.55 * max(0.0, 3.0 - x)


lay(tiles, surface, columns, int(top / tiles.gauge) + 1, start=(start, -0.05), keep=returned, untidy=1.3)
lay(
    tiles,
    back @ move(0, 0, 0.05),
    columns,
    int(top / tiles.gauge) + 1,
    start=(-half - 0.02, -0.05),
    untidy=1.3,
)
lay_verge(verge_tile(clay, 1), surface, half + 0.03, 14, start=-0.055)

# Tiles in stacks of four on the battens, waiting to be laid.
for x, y in ((0.02, 1.4), (0.10, 2.75), (0.05, 4.1), (1.0, 4.75), (1.25, 3.7)):
    for k in range(4):
        frame = (
            surface
            @ move(x + rng.gauss(0, 0.006), y + 0.004 * k, 0.022 + 0.021 * k)
            @ turn(rng.gauss(0, 1.2))
        )
        place(tiles.data, frame)

eaves = front.to_translation()
gutters.half_round((-half - 0.05, half + 0.08), eaves.y - 0.02, eaves.z - 0.07, metal, galvanised, metal)
gutters.downpipe((half - 0.3, eaves.y - 0.02, eaves.z - 0.15), -house.half_depth, 0, metal, galvanised, metal)
box((-half, half + 0.04), (eaves.y + 0.06, eaves.y + 0.09), (eaves.z - 0.26, eaves.z + 0.01), paint, 0.004)
box((-half, half + 0.04), (eaves.y + 0.08, -house.half_depth), (eaves.z - 0.25, eaves.z - 0.23), paint, 0.004)

# Scaffold in front of the eaves: standards, ledgers, a platform of boards, guard rails and a toe board.
front_y, back_y, deck = eaves.y - 1.25, eaves.y - 0.32, eaves.z - 1.05
for x in (-4.6, -2.1, 0.4, 2.9, 5.2):
    tube([(x, front_y, 0), (x, front_y, deck + 1.25)], 0.024, galvanised, 14)
    tube([(x, back_y, 0), (x, back_y, deck + 0.05)], 0.024, galvanised, 14)
    tube([(x, front_y - 0.1, deck - 0.06), (x, back_y + 0.1, deck - 0.06)], 0.024, galvanised, 12)
for z in (deck + 0.5, deck + 1.0):
    tube([(-5.2, front_y, z), (5.6, front_y, z)], 0.024, galvanised, 12)
for k in range(4):
    box(
        (-4.9, 5.4),
        (front_y + 0.06 + 0.22 * k, front_y + 0.27 + 0.22 * k),
        (deck, deck + 0.04),
        old_wood,
        0.004,
    )
box((-4.9, 5.4), (front_y + 0.02, front_y + 0.045), (deck + 0.04, deck + 0.19), new_wood, 0.003)
for k in range(3):
    insulation.board(
        move(-3.4, front_y + 0.12, deck + 0.041 + 0.101 * k) @ turn(rng.gauss(0, 1)),
        (0, 1.2),
        (0, 0.6),
        (0, 0.10),
        facing,
        core,
    )

# The neighbours: the same kind of house with its tiles on, in a row and across the gardens.
with group("neighbour") as neighbour:
    wall_along_x((-half + 0.25, half - 0.25), -house.half_depth, house.height, brick, joinery, windows)
    for facing in (-1, 1):
        gable_wall(house.outline(), facing * half, brick, joinery, [(-0.7, 0.7, 5.3, 6.7)], facing=facing)
    house.deck(half, paint)
    for side in (front, back):
        lay(tiles, side, columns, int(top / tiles.gauge) + 1, start=(-half, -0.05))
    lay_ridge(ridge_tile(clay), -half, half, house.ridge)
    box((1.8, 2.6), (-0.4, 0.4), (house.ridge - 1, house.ridge + 1), brick, 0.01, mapped=True)
for item in neighbour.objects:
    item.matrix_world = move(-13.5, 0.4, 0) @ item.matrix_world
for x, y, angle in (
    (0, 27, 180),
    (14, 28, 180),
    (-13, 28, 180),
    (28, 26, 180),
    (-15, 0, 0),
    (-27, 29, 180),
    (28.5, 1, 0),
):
    repeat(neighbour, move(x, y) @ turn(angle) @ move(13.5 if angle else 0, -0.4 if angle else 0))

ground(grass())
box((-40, 30), (-14, -8.5), (0, 0.03), paving(), 0, mapped=True)
hedge((-30, 9), (-8.3, -7.6), 1.0)
hedge((-7.6, -7.0), (-7, 12), 1.6)
hedge((-30, 30), (13.6, 14.4), 1.8)
places = [
    (rng.uniform(-34, 34), rng.choice((rng.uniform(9, 19), rng.uniform(36, 70))), rng.uniform(0.55, 0.85))
    for _ in range(60)
]
trees(places, crowns(), trunks=60)
azimuth, elevation = -18, 34
sky(elevation, azimuth, strength=0.13, clouds=0.85, cover=0.6, seed=21.0)
sun(azimuth, elevation, 5.0, (1, 0.87, 0.72))
camera((5.6, -9.8, 7.3), (1.15, -2.6, 5.75), lens=31)
render(Grade(exposure=0.2), Haze(start=22, depth=80))
