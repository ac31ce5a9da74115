"""Maintenance: a mossy roof being cleaned course by course, the ladder hooked over its ridge."""

import random

from mathutils import Vector

from studio.geometry import move
from studio.house import fit_courses
from studio.lead import covering_height
from studio.materials import coat
from studio.moss import grow
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, lay_ridge, ridge_tile
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, tile_material
from studio.tools import ladder, ridge_hook

EDGE, LADDER, COLUMNS = 0.40, 0.95, 58

new_scene()
rng = random.Random(11)
gable = Gable(42, 3.6, 4.0)
plane = gable.front
browns = [
    (0, (0.110, 0.052, 0.036)), (0.4, (0.175, 0.074, 0.046)), (0.8, (0.215, 0.092, 0.055)),
    (1, (0.095, 0.055, 0.042)),
]  # fmt: skip
clay = tile_material(browns, lichen=0.25, grime=0.2, age=0.9)
clean, courses = fit_courses(pantile(clay), gable.slope)
dirty, _ = fit_courses(pantile(tile_material(browns, moss=0.40, lichen=0.9, grime=0.9)), gable.slope)
start = (-5.0, -0.04)


def is_clean(x, y):
    """What has been cleaned so far; each two courses up, a tile less."""
    return x > EDGE + 0.205 * (round((y - gable.slope) / 0.68) % 3 - 1)


def is_dirty(x, y):
    return not is_clean(x, y)


lay(clean, plane, COLUMNS, courses, start=start, keep=is_clean, untidy=1.3)
lay(dirty, plane, COLUMNS, courses, start=start, keep=is_dirty, untidy=1.3)
lay(dirty, gable.back, COLUMNS, courses, start=start, untidy=1.3)
under_ridge = coat("under the ridge", (0.05, 0.025, 0.02), 0.9)
lay_ridge(ridge_tile(clay), -5.0, 7.0, gable.ridge - 0.05, mortar=under_ridge)
gable.deck(8, coat("deck", (0.03, 0.03, 0.03), 0.9))

surface = covering_height(clean, start[0])
for amount, dry, seed in ((5.5, 0.7, 7), (3.0, 0.9, 12)):
    grow(
        dirty, plane, COLUMNS, courses, start, surface, amount, dry,
        keep=lambda x, y: is_dirty(x + 0.06, y) and y < gable.slope - 0.16, seed=seed,
    )  # fmt: skip
# What has been loosened lies on the clean tiles, most of it just beside the moss.
for seed, reach, amount in ((3, 0.30, 1.2), (4, 0.7, 0.35)):
    grow(
        dirty, plane, COLUMNS, courses, start, surface, amount, 1.0,
        keep=lambda x, y, reach=reach: is_clean(x, y) and x < EDGE + reach and y < gable.slope - 0.2,
        seed=seed,
    )  # fmt: skip

top = gable.slope - 0.22
ladder(plane @ move(LADDER, top - 4.2, 0.088), length=4.2)
ridge_hook(gable, LADDER, height=0.088 + 0.062)

places = [(-12 + 2.6 * i, 12 + rng.uniform(0, 9), rng.uniform(0.65, 0.8)) for i in range(14)]
trees(places, crowns(), trunks=0)
azimuth, elevation = -172, 25
sky(elevation, azimuth, strength=0.11, clouds=0.8, cover=0.55, seed=6.2)
sun(azimuth, elevation, 5.4, (1, 0.84, 0.66))
eye, aim = plane @ Vector((-0.55, gable.slope - 2.05, 0.95)), plane @ Vector((0.72, gable.slope - 0.55, 0.12))
camera(eye, aim, lens=31, fstop=4.0, focus=plane @ Vector((0.75, gable.slope - 0.75, 0.15)))
render(Grade(exposure=0.3), Haze(start=12, depth=60))
