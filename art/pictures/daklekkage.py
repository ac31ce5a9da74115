"""A leak found: lead come loose from the wall above a tiled roof, the brickwork damp around it."""

import math
import random

from studio import lead
from studio.geometry import box, move
from studio.materials import coat, red_brick
from studio.render import Grade, camera, new_scene, render
from studio.roof import roof_plane
from studio.surroundings import overcast, sun
from studio.tiles import lay, pantile, red_clay

new_scene()
rng = random.Random(8)
pitch = 38
plane = roof_plane(pitch)
tile = pantile(red_clay(moss=0.42, lichen=0.8, grime=0.8, wet=0.75))
start, courses = -3.0, 9
lay(tile, plane, 30, courses, start=(start, -1.2), untidy=1.6)
top = -1.2 + courses * tile.gauge
box((-4, 4), (-1.6, 3), (-0.08, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, plane)

# The wall stands where the tiles end; the flashing goes into the fourth joint above them.
foot = (plane @ move(0, top - 0.02, 0)).to_translation()
bricks = lead.damp(red_brick(), (0.12, foot.y, foot.z + 0.30), (0.66, 0.3, 0.33), rim=(0.36, 0.33, 0.30))
box((-5, 5), (foot.y, foot.y + 0.3), (-2, foot.z + 3), bricks, 0, mapped=True)
joint = math.ceil((foot.z + 0.17) / 0.0625) * 0.0625 - 0.003

metal = lead.old_lead(wet=0.6)
height = lead.covering_height(tile, start)


def lifted(x):
    """The free edge of the apron has curled up over some 40 cm."""
    return 0.085 * math.exp(-(((x - 0.10) / 0.17) ** 2)) + 0.012 * math.exp(-(((x + 0.55) / 0.2) ** 2))


def loose(x):
    """Two wedges are gone: there the flashing hangs away from the wall."""
    return 0.06 * math.exp(-(((x - 0.16) / 0.26) ** 4))


for a, b, seed in ((-1.95, -0.86, 1), (-0.98, 0.74, 2), (0.62, 2.2, 3)):
    dressed = lead.dressed_apron(
        plane @ move(0, 0, 0.004 * seed), (a, b), (top - 0.24, top + 0.005), height, metal, seed=seed,
        curl=lifted if seed == 2 else None,
    )  # fmt: skip
    lead.cover_flashing(
        (a, b), foot.y - 0.002 * seed, (foot.z + 0.06, joint), metal, seed, loose if seed == 2 else None
    )
lead.wedges((-1.9, -0.5), foot.y, joint, metal)
lead.wedges((0.55, 2.0), foot.y, joint, metal)

overcast(1.05, relief=0.3)
sun(-60, 38, 0.9, (1, 0.96, 0.9), 25)
eye = (-0.62, foot.y - 1.45, foot.z + 0.62)
camera(
    eye, (0.12, foot.y - 0.10, foot.z + 0.09), lens=42, fstop=5.6, focus=(0.1, foot.y - 0.12, foot.z + 0.05)
)
render(Grade(exposure=0.25))
