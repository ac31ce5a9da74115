"""Pantiled roofs on the home page: the ridge and verge of a red roof against a morning sky."""

from studio.geometry import box, prism
from studio.house import fit_courses
from studio.materials import brown_brick, coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, lay_ridge, lay_verge, ridge_tile, verge_tile
from studio.surroundings import sky, sun
from studio.tiles import lay, pantile, red_clay

new_scene()
clay = red_clay(moss=0.08, lichen=0.5, grime=0.35)
gable = Gable(44, 4.0, 4.0)
tile, courses = fit_courses(pantile(clay), gable.slope)
count = 42
first = 3.0 - count * tile.cover
for plane, start in ((gable.front, first), (gable.back, -3.0)):
    lay(tile, plane, count, courses, start=(start, -0.04), untidy=0.9)
lay_verge(verge_tile(clay, 1), gable.front, 3.02, courses, tile.gauge, tile.rise)
lay_verge(verge_tile(clay, -1), gable.back, -3.0, courses, tile.gauge, tile.rise)
lay_ridge(ridge_tile(clay), first, 3.02, gable.ridge)
box(
    (first, 2.9),
    (-0.03, 0.03),
    (gable.ridge - 0.1, gable.ridge + 0.03),
    coat("ridge batten", (0.02, 0.02, 0.02), 0.9),
    0,
)
box(
    (first, 2.7),
    (0.1, gable.slope - 0.05),
    (-0.12, -0.03),
    coat("deck", (0.02, 0.02, 0.02), 0.9),
    0,
    gable.front,
)
box(
    (-2.7, -first),
    (0.1, gable.slope - 0.05),
    (-0.12, -0.03),
    coat("deck", (0.02, 0.02, 0.02), 0.9),
    0,
    gable.back,
)

prism(gable.outline(), 2.72, 2.95, brown_brick())

sky(18, -25, strength=0.14, clouds=0.65, cover=0.45, seed=14.2)
sun(-22, 23, 5.6, (1, 0.82, 0.62))
camera((5.3, -3.2, 7.75), (2.0, -0.95, 7.62), lens=40, fstop=3.5, focus=(2.7, -1.1, 7.4))
render(Grade(exposure=0.45), Haze(start=12, depth=60))
