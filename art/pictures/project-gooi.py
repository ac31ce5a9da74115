"""A villa in the Gooi: new lead at the foot of the chimney, dressed over grey pantiles."""

from studio.chimney import chimney
from studio.house import fit_courses
from studio.lead import covering_height
from studio.materials import brick, coat, lead
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, lay_ridge, ridge_tile
from studio.surroundings import sky, sun
from studio.tiles import lay, pantile, tile_material

new_scene()
greys = [(0, (0.050, 0.052, 0.056)), (0.5, (0.068, 0.070, 0.074)), (1, (0.084, 0.086, 0.088))]
clay = tile_material(greys, moss=0.03, lichen=0.35, grime=0.3, roughness=0.6)
gable = Gable(46, 4.4, 4.0)
tile, courses = fit_courses(pantile(clay), gable.slope)
count, first = 64, -6.5
lay(tile, gable.front, count, courses, start=(first, -0.04), untidy=1.1)
lay(tile, gable.back, count, courses, start=(first, -0.04), untidy=1.1)
roll = coat("ridge roll", (0.02, 0.02, 0.022), 0.85)
lay_ridge(ridge_tile(clay), -6.5, 6.5, gable.ridge - 0.05, mortar=roll)
gable.deck(7, coat("deck", (0.02, 0.02, 0.02), 0.9))

bricks = brick((0.075, 0.034, 0.026), (0.165, 0.074, 0.048), (0.19, 0.178, 0.16), joint=0.007, dirt=0.35)
stone = coat("cap", (0.30, 0.29, 0.27), 0.85, bumps=0.4, scale=40, variation=0.3)
chimney(
    gable.front, (0.075, 0.975), (-1.55, -0.95), gable.ridge + 0.80, bricks, lead(), stone,
    covering_height(tile, first), pots=0,
)  # fmt: skip

azimuth, elevation = -28, 27
sky(elevation, azimuth, strength=0.12, clouds=0.8, cover=0.55, seed=2.6)
sun(azimuth, elevation, 5.4, (1, 0.85, 0.68))
camera((2.20, -3.60, 7.52), (0.58, -1.58, 7.12), lens=40, fstop=4.0, focus=(0.8, -1.75, 6.95))
render(Grade(exposure=0.4), Haze(start=15, depth=90, most=0.5))
