"""Pantiled roofs on the home page: ridge and hip of anthracite tiles against a clearing sky, after rain."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from studio.geometry import box  # noqa: E402
from studio.materials import coat  # noqa: E402
from studio.render import Grade, Haze, camera, new_scene, render  # noqa: E402
from studio.roof import Gable, lay_ridge, lay_verge, ridge_tile, verge_tile  # noqa: E402
from studio.surroundings import crowns, overcast, sun, trees  # noqa: E402
from studio.tiles import anthracite_engobe, lay, mulden_tile  # noqa: E402

new_scene()
clay = anthracite_engobe(wet=0.55, roughness=0.38)
tile = mulden_tile(clay)
gable = Gable(44, 4.0, 4.0)
count, courses = 42, int((gable.slope - 0.1) / tile.gauge) + 1
first = 3.0 - count * tile.cover
for plane, start in ((gable.front, first), (gable.back, -3.0)):
    lay(tile, plane, count, courses, start=(start, -0.04), untidy=0.9)
lay_verge(verge_tile(clay, 1), gable.front, 3.02, courses, tile.gauge, tile.rise)
lay_verge(verge_tile(clay, -1), gable.back, -3.0, courses, tile.gauge, tile.rise)
lay_ridge(ridge_tile(clay), first, 3.02, gable.ridge)
box((first, 2.9), (-0.03, 0.03), (gable.ridge - 0.1, gable.ridge + 0.03), coat("ridge batten", (0.02, 0.02, 0.02), 0.9), 0)
box((first, 2.7), (0.1, gable.slope - 0.05), (-0.12, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, gable.front)
box((-2.7, -first), (0.1, gable.slope - 0.05), (-0.12, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, gable.back)
trees([(-34 + 4.2 * i, 22 + (i * 7) % 11, 1.35) for i in range(14)], crowns(), trunks=0)

overcast(strength=0.8, relief=0.5, zenith=(0.42, 0.50, 0.62), horizon=(0.95, 0.90, 0.84))
sun(-155, 24, 2.6, (1, 0.87, 0.72), size=5)
camera((2.35, -2.35, 8.75), (1.0, -0.62, 7.75), lens=38, fstop=3.5, focus=(1.35, -0.75, 7.6))
render(Grade(exposure=0.35), Haze(start=12, depth=60))
