"""A villa in the Gooi: new lead at the chimney, dressed over dark mulden tiles, just after rain."""

from studio.chimney import chimney
from studio.geometry import box
from studio.house import fit_courses
from studio.lead import covering_height
from studio.materials import brick, coat, lead
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, lay_ridge, ridge_tile
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, mulden_tile, smoked_clay

new_scene()
clay = smoked_clay(moss=0.0, lichen=0.25, grime=0.3, wet=0.45, gauge=0.33, roughness=0.5)
gable = Gable(48, 4.4, 4.0)
tile, courses = fit_courses(mulden_tile(clay), gable.slope)
count, first = 64, -6.5
lay(tile, gable.front, count, courses, start=(first, -0.04), untidy=1.1)
lay(tile, gable.back, count, courses, start=(first, -0.04), untidy=1.1)
lay_ridge(ridge_tile(clay), -6.5, 6.5, gable.ridge)
gable.deck(7, coat("deck", (0.02, 0.02, 0.02), 0.9))

bricks = brick((0.050, 0.026, 0.022), (0.150, 0.070, 0.047), (0.20, 0.185, 0.165), joint=0.008, dirt=0.7)
stone = coat("cap", (0.30, 0.29, 0.27), 0.85, bumps=0.4, scale=40, variation=0.3)
chimney(
    gable.front, (0.0, 1.0), (-1.55, -0.85), gable.ridge + 0.95, bricks, lead(fresh=True), stone,
    covering_height(tile, first),
)  # fmt: skip

pines = [(0.020, 0.036, 0.018), (0.030, 0.044, 0.018), (0.026, 0.040, 0.022)]
trees([(-22 + 3.3 * i, 15 + (i * 7) % 11, 1.5 + 0.1 * (i % 4)) for i in range(13)], crowns(pines), trunks=0)
box((-60, 60), (40, 41), (0, 8), coat("wood behind", (0.02, 0.03, 0.018), 0.9), 0)

azimuth, elevation = -10, 24
sky(elevation, azimuth, strength=0.12, clouds=0.8, cover=0.55, seed=2.6)
sun(azimuth, elevation, 5.6, (1, 0.82, 0.62))
camera((2.75, -4.3, 7.85), (0.62, -1.6, 7.66), lens=41, fstop=4.0, focus=(0.95, -1.62, 7.5))
render(Grade(exposure=0.3), Haze(start=15, depth=90, most=0.5))
