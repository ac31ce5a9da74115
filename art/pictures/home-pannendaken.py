"""Pantiled roofs on the home page: along the ridge of an orange roof, against a morning sky."""

from studio.house import fit_courses
from studio.materials import coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, lay_ridge, ridge_tile
from studio.surroundings import sky, sun
from studio.tiles import lay, pantile, tile_material

LEFT, RIGHT = -4.0, 9.0

new_scene()
oranges = [
    (0, (0.215, 0.078, 0.042)), (0.3, (0.290, 0.105, 0.052)), (0.65, (0.335, 0.130, 0.064)),
    (1, (0.235, 0.088, 0.050)),
]  # fmt: skip
clay = tile_material(oranges, moss=0.05, lichen=0.6, grime=0.35)
gable = Gable(44, 4.0, 4.0)
tile, courses = fit_courses(pantile(clay), gable.slope)
count = int((RIGHT - LEFT) / tile.cover)
lay(tile, gable.front, count, courses, start=(LEFT, -0.04), untidy=1.2)
lay(tile, gable.back, count, courses, start=(-RIGHT, -0.04), untidy=1.2, seed=8)
gable.deck(8, coat("deck", (0.02, 0.02, 0.02), 0.9))
roll = coat("ridge roll", (0.055, 0.026, 0.020), 0.85, bumps=0.3, scale=70)
lay_ridge(ridge_tile(clay), LEFT, RIGHT, gable.ridge - 0.05, mortar=roll)

sky(20, -20, strength=0.12, clouds=0.6, cover=0.42, seed=6.8)
sun(-24, 27, 6.2, (1, 0.84, 0.66))
eye, aim = (-1.55, -1.35, gable.ridge - 0.42), (0.05, -0.16, gable.ridge - 0.05)
camera(eye, aim, lens=36, fstop=4.0, focus=(-0.75, -0.25, gable.ridge - 0.1))
render(Grade(exposure=0.6), Haze(start=12, depth=60))
