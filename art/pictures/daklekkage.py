"""A leak found: old lead torn between a wall and a mossy roof, its flashing come loose; sun after rain."""

import math

from mathutils import Vector

from studio import lead
from studio.geometry import box
from studio.materials import brick, coat
from studio.moss import grow
from studio.render import Grade, camera, new_scene, render
from studio.roof import roof_plane
from studio.surroundings import overcast, sun
from studio.tiles import lay, pantile, red_clay

TEAR = 0.085

new_scene()
plane = roof_plane(38)
tile = pantile(red_clay(moss=0.40, lichen=0.9, grime=0.9, wet=0.7))
start, courses = -3.0, 9
lay(tile, plane, 30, courses, start=(start, -1.2), untidy=1.8)
top = -1.2 + courses * tile.gauge
box((-4, 4), (-1.6, 3), (-0.08, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, plane)
height = lead.covering_height(tile, start)
grow(tile, plane, 30, courses, (start, -1.2), height, amount=1.5, dry=0.5, keep=lambda x, y: y < top - 0.27)

# The wall stands where the tiles end; the flashing goes into the fourth joint above them.
foot = plane @ Vector((0, top - 0.02, 0))
bricks = brick((0.060, 0.028, 0.022), (0.175, 0.078, 0.050), (0.21, 0.195, 0.17), joint=0.008, dirt=0.85)
box((-5, 5), (foot.y, foot.y + 0.3), (-2, foot.z + 3), bricks, 0, mapped=True)
joint = math.ceil((foot.z + 0.17) / 0.0625) * 0.0625 - 0.003
gone = coat("joint without mortar", (0.012, 0.011, 0.010), 0.95, bumps=0.6, scale=120)
box((-0.22, 0.52), (foot.y - 0.0012, foot.y + 0.02), (joint - 0.004, joint + 0.0045), gone, 0)

metal = lead.old_lead(wet=0.7)


def lifted(x):
    """The free edge of the apron has curled up beside the tear."""
    return 0.030 * math.exp(-(((x - TEAR - 0.06) / 0.10) ** 2)) + 0.010 * math.exp(-(((x + 0.50) / 0.2) ** 2))


def loose(x):
    """Two wedges are gone: there the flashing hangs away from the wall."""
    return 0.042 * math.exp(-(((x - 0.14) / 0.24) ** 4))


for a, b, seed in ((-1.95, -0.66, 1), (-0.78, 0.74, 2), (0.62, 2.2, 3)):
    where, depth = plane.copy(), (top - 0.25, top - 0.012)
    where.translation.z += 0.004 * seed
    if seed == 2:
        lead.torn_apron(
            where, (a, b), depth, height, metal, TEAR, gap=0.010, reach=0.82, seed=2, curl=lifted, upturn=0.05
        )
    else:
        lead.dressed_apron(where, (a, b), depth, height, metal, seed=seed, upturn=0.05)
    lead.cover_flashing(
        (a, b),
        foot.y - 0.010 - 0.002 * seed,
        (foot.z + 0.088, joint),
        metal,
        seed,
        loose if seed == 2 else None,
    )
lead.wedges((-1.9, -0.35), foot.y, joint, metal)
lead.wedges((0.55, 2.0), foot.y, joint, metal)

overcast(0.55, relief=0.35)
sun(-158, 24, 4.4, (1, 0.85, 0.68), 1.0)
eye = (-0.50, foot.y - 1.12, foot.z + 0.50)
camera(eye, (0.10, foot.y - 0.12, foot.z + 0.045), lens=45, fstop=4.0, focus=(TEAR, foot.y - 0.17, foot.z))
render(Grade(exposure=0.2))
