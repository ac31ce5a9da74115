"""Half of a semi-detached 1930s roof under insulation boards, the neighbour's tiles beside it."""

import random

from studio import insulation
from studio.chimney import chimney
from studio.geometry import box, lathe, move, turn
from studio.lead import covering_height, old_lead
from studio.materials import brick, coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, counter_battens, lay_ridge, ridge_tile
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, red_clay
from studio.timber import boarding, spruce
from studio.tools import hammer

PIR, BOARD = 0.12, (1.2, 0.6)

new_scene()
rng = random.Random(17)
house = Gable(45, 4.0, 4.6, 0.4)
front, top = house.front, house.slope - 0.02
old_wood, new_wood = spruce(weathered=0.95), spruce()
facing, core = insulation.foil(), insulation.foam()
plated = coat("zinc plated", (0.55, 0.54, 0.50), 0.35, 0.9)
clay = red_clay(moss=0.3, lichen=0.9, grime=0.8)

# The neighbour's half (x > 0) keeps its weathered tiles.
tile = pantile(clay)
lay(tile, front, 30, int(top / tile.gauge) + 1, start=(0.05, -0.05), untidy=1.8)
box((0.0, 7), (-0.05, top), (-0.12, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, front)
mortar = coat("mortar", (0.36, 0.34, 0.31), 0.9, bumps=0.4, scale=40, variation=0.3)
lay_ridge(ridge_tile(clay), 0.02, 7, house.ridge, mortar=mortar)
bricks = brick((0.050, 0.030, 0.025), (0.130, 0.068, 0.048), (0.20, 0.19, 0.175), dirt=0.8)
chimney(
    front,
    (0.30, 1.20),
    (-0.85, -0.25),
    house.ridge + 0.95,
    bricks,
    old_lead(),
    mortar,
    covering_height(tile, 0.05),
)

# Ours: boarding, on it boards that run out to the left, higher up each row shorter.
below = -0.04
level = below + PIR
boarding(front, (-9, 0), (0, top), old_wood, top=below)
ends = [
    (-9.0, 0.0),
    (-9.0, 0.0),
    (-9.0, 0.0),
    (-9.0, 0.0),
    (-3.0, 0.0),
    (-2.4, 0.0),
    (-1.8, 0.0),
    (-0.6, 0.0),
]
laid = []
for row, (left, right) in enumerate(ends):
    low = 0.03 + row * BOARD[1]
    at = right
    cut = 0.6 if row % 2 else 1.2
    while at > left + 0.02:
        start = max(at - cut, left)
        span, rise = (start + 0.002, at - 0.002), (low + 0.002, low + BOARD[1] - 0.002)
        skew = (
            front
            @ move(rng.gauss(0, 0.001), rng.gauss(0, 0.0012), rng.gauss(0, 0.0012))
            @ turn(rng.gauss(0, 0.12))
        )
        insulation.board(skew, span, rise, (below + 0.001, level), facing, core)
        laid.append((span, rise))
        at, cut = start, 1.2
insulation.pressure_plates(
    front, [b for b in laid if b[0][1] - b[0][0] > 0.5 and b[0][0] > -6], level, plated
)
tape = insulation.tape_material()
for row in range(1, 4):
    insulation.tape(
        front, (-9, 0.03 + row * BOARD[1]), (0, 0.03 + row * BOARD[1]), level + 0.001, tape, seed=row
    )
for row in range(3):
    for k in range(7):
        at = -(0.6 if row % 2 else 1.2) - 1.2 * k
        low = 0.03 + row * BOARD[1]
        insulation.tape(front, (at, low), (at, low + BOARD[1]), level + 0.0018, tape, seed=10 * row + k)
counter_battens(front @ move(0, 0, level), (-1.56, -0.2), (0.03, 2.2), new_wood, spacing=0.62)
insulation.screws(front, [-1.54, -0.92, -0.30], (0.03, 2.2), level + 0.022, plated, spacing=0.3)

# Lying about: a part board and a batten on a nailed stop, the roll of tape and the hammer.
box((-4.6, -1.9), (3.20, 3.245), (below, below + 0.045), new_wood, 0.003, front)
insulation.board(
    front @ move(-3.85, 3.25, 0) @ turn(3), (0, 0.74), (0, 0.6), (below + 0.002, level + 0.002), facing, core
)
roll_of_tape = [(0.038, 0), (0.062, 0), (0.062, 0.075), (0.038, 0.075), (0.038, 0)]
lathe(roll_of_tape, tape, front @ move(-1.75, 2.12, level + 0.001))
hammer(front @ move(-1.15, 2.05, level + 0.014) @ turn(-70))

kinds = crowns()
trees([(-26 + 3.1 * i, 15 + rng.uniform(0, 16), rng.uniform(0.8, 1.15)) for i in range(22)], kinds, trunks=0)
azimuth, elevation = -168, 24
sky(elevation, azimuth, strength=0.10, clouds=0.8, cover=0.6, seed=9.1)
sun(azimuth, elevation, 5.2, (1, 0.82, 0.62))
eye = front @ move(-3.9, 1.0, 1.70).to_translation()
aim = front @ move(-1.15, 3.30, 0.10).to_translation()
camera(eye, aim, lens=27, fstop=6.3, focus=front @ move(-2.0, 2.4, 0).to_translation())
render(Grade(exposure=0.25), Haze(start=14, depth=70))
