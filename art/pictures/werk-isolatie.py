"""Half of a semi-detached 1930s roof under insulation boards, the neighbour's tiles beside it; overcast."""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from studio import insulation  # noqa: E402
from studio.geometry import box, lathe, move, tube  # noqa: E402
from studio.lead import covering_height, dressed_apron, old_lead  # noqa: E402
from studio.materials import brown_brick, coat, grass  # noqa: E402
from studio.render import Grade, Haze, camera, new_scene, render  # noqa: E402
from studio.roof import Gable, lay_ridge, ridge_tile  # noqa: E402
from studio.surroundings import crowns, ground, overcast, sun, trees  # noqa: E402
from studio.tiles import lay, pantile, red_clay  # noqa: E402
from studio.timber import boarding, spruce  # noqa: E402

PIR = 0.10

new_scene()
rng = random.Random(17)
house = Gable(45, 4.0, 4.6, 0.4)
front, top = house.front, house.slope - 0.02
old_wood = spruce(weathered=0.8)
facing, core = insulation.foil(), insulation.foam()
aluminium = coat("aluminium", (0.60, 0.61, 0.62), 0.36, 0.9, variation=0.1)
clay = red_clay(moss=0.3, lichen=0.9, grime=0.7)

# The neighbour's half (x > 0) keeps its weathered tiles.
tile = pantile(clay)
lay(tile, front, 26, int(top / tile.gauge) + 1, start=(0.05, -0.05), untidy=1.6)
box((0.0, 6), (-0.05, top), (-0.12, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, front)
lay_ridge(
    ridge_tile(clay),
    0.02,
    6,
    house.ridge,
    mortar=coat("mortar", (0.36, 0.34, 0.31), 0.9, bumps=0.4, scale=40),
)

# Ours: boarding, then boards up to where the work has got.
boarding(front, (-7, 0), (0, top), old_wood, top=-0.04)
below = -0.04


def placed(x, y):
    """Rows are full to 3.6 m up; above that they run out towards the chimney."""
    return y < 3.0 or x < -2.2 - 1.1 * (y - 3.0)


insulation.boards(
    front,
    (-7, -0.02),
    (0.03, top),
    (below + 0.001, below + PIR),
    facing,
    core,
    (1.2, 0.6),
    keep=placed,
    seed=6,
)
insulation.tape_joints(
    front,
    (-7, -0.02),
    (0.03, 2.45),
    below + PIR,
    insulation.tape_material(),
    (1.2, 0.6),
    until=lambda x, y: y < 2.0,
)
level = below + PIR

# A roof ladder hooked over the ridge.
for x in (-1.32, -0.97):
    box((x - 0.012, x + 0.012), (0.9, top + 0.1), (level + 0.03, level + 0.09), aluminium, 0.004, front)
for step in range(20):
    spot = front @ move(0, 1.05 + 0.25 * step, level + 0.062)
    tube([(-1.33, 0, 0), (-0.96, 0, 0)], 0.014, aluminium, 12, spot)

# The shared chimney with its lead.
bricks, lead = brown_brick(), old_lead()
x, y = (-0.45, 0.45), (-0.55, 0.10)
box(x, y, (house.ridge - 1.6, house.ridge + 0.95), bricks, 0.004, mapped=True)
box(
    (x[0] - 0.06, x[1] + 0.06),
    (y[0] - 0.06, y[1] + 0.06),
    (house.ridge + 0.95, house.ridge + 1.03),
    coat("cap", (0.40, 0.38, 0.35), 0.9, bumps=0.4, scale=40, variation=0.25),
    0.01,
)
for at in (-0.22, 0.22):
    pot = [
        (0.12, 0),
        (0.11, 0.06),
        (0.09, 0.10),
        (0.085, 0.28),
        (0.10, 0.31),
        (0.10, 0.34),
        (0.08, 0.34),
        (0.075, 0.2),
    ]
    lathe(
        pot,
        coat("terracotta", (0.36, 0.14, 0.08), 0.75, bumps=0.2, variation=0.2),
        move(at, -0.22, house.ridge + 1.03),
    )
along = (house.half_depth + house.overhang * house.cos + y[0]) / house.cos
dressed_apron(
    front, (0.02, x[1] + 0.14), (along - 0.22, along + 0.03), covering_height(tile, 0.05), lead, flat=0.10
)
dressed_apron(
    front, (x[0] - 0.14, 0.03), (along - 0.20, along + 0.03), lambda x: -0.035, lead, flat=0.06, seed=2
)

ground(grass())
trees(
    [(rng.uniform(-40, 40), rng.uniform(9, 50), rng.uniform(1.0, 1.4)) for _ in range(60)], crowns(), trunks=0
)
overcast(1.0, relief=0.35, seed=9.1)
sun(-130, 42, 1.3, (1, 0.96, 0.9), 14)
camera((-4.5, -8.3, 9.4), (-0.95, -2.0, 7.55), lens=32, fstop=8, focus=(-1.2, -2.6, 7))
render(Grade(exposure=0.12), Haze(start=18, depth=80))
