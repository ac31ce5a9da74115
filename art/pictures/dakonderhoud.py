"""Maintenance: a mossy roof being swept clean course by course, the broom and the roof ladder on the spot."""

import random

from mathutils import Vector

from studio.geometry import box, move, turn
from studio.lead import covering_height
from studio.materials import coat
from studio.moss import grow
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import roof_plane
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, tile_material
from studio.tools import brush, ladder

EDGE = 0.45

new_scene()
rng = random.Random(11)
plane = roof_plane(38)
browns = [
    (0, (0.085, 0.045, 0.033)),
    (0.4, (0.150, 0.068, 0.043)),
    (0.8, (0.195, 0.088, 0.054)),
    (1, (0.075, 0.048, 0.040)),
]
clean = pantile(tile_material(browns, lichen=0.25, grime=0.25, age=0.9, wet=0.45))
dirty = pantile(tile_material(browns, moss=0.42, lichen=0.9, grime=0.9))
start = (-4.0, -0.04)


def is_clean(x, y):
    return x > EDGE - 0.205 * (1 if y < 1.0 else 0 if y < 1.7 else -1 if y < 2.4 else -2)


lay(clean, plane, 46, 18, start=start, keep=is_clean, untidy=1.4)
lay(dirty, plane, 46, 18, start=start, keep=lambda x, y: not is_clean(x, y), untidy=1.4)
surface = covering_height(clean, start[0])
mossy = {"keep": lambda x, y: not is_clean(x + 0.06, y)}
grow(dirty, plane, 46, 18, start, surface, amount=5.5, dry=0.7, **mossy)
grow(dirty, plane, 46, 18, start, surface, amount=3.0, dry=0.9, seed=12, **mossy)
# What the broom has loosened lies on the clean tiles, most of it just beside the moss.
for seed, reach, amount in ((3, 0.35, 1.6), (4, 0.9, 0.5), (5, 2.5, 0.12)):
    swept = {"keep": lambda x, y, reach=reach: is_clean(x, y) and x < EDGE + reach, "seed": seed}
    grow(dirty, plane, 46, 18, start, surface, amount=amount, dry=1.0, **swept)
box((-4.2, 6), (0, 6), (-0.12, -0.03), coat("deck", (0.03, 0.03, 0.03), 0.9), matrix=plane)

ladder(plane @ move(1.50, 0.2, 0.080), length=6.5)
brush(plane @ move(0.60, 1.60, 0.128) @ turn(-152) @ turn(3, "X"))

kinds = crowns()
trees(
    [(-9 + 2.4 * i + rng.uniform(-1, 1), 13 + rng.uniform(0, 9), rng.uniform(0.8, 1.1)) for i in range(14)],
    kinds,
    0,
)
azimuth, elevation = -178, 23
sky(elevation, azimuth, strength=0.10, clouds=0.85, cover=0.6, seed=6.2)
sun(azimuth, elevation, 5.4, (1, 0.82, 0.62))
camera(
    plane @ Vector((-0.25, 0.25, 0.95)),
    plane @ Vector((0.80, 2.1, 0.10)),
    lens=31,
    fstop=3.5,
    focus=plane @ Vector((0.55, 1.6, 0.1)),
)
render(Grade(exposure=0.25), Haze(start=12, depth=60))
