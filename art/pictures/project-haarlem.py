"""A 1930s house in Haarlem: its own red tiles go back on new battens, over boards on the old wood."""

import random

from scenes.insulated_roof import OldTimber, Starts, insulated_roof
from studio.geometry import move, place, turn
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import roof_plane
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, red_clay

PIR, RIGHT, Y = 0.12, 5.0, (-0.6, 6.0)

new_scene()
rng = random.Random(6)
plane = roof_plane(42, (0, 0, 4.6))
starts = Starts(
    rafters=-6.4,
    boarding=-6.4,
    insulation=-2.62,
    membrane=-1.95,
    counter_battens=-1.80,
    battens=-1.80,
    stagger=0.6,
)
timber = OldTimber((0.065, 0.15), spacing=0.62, board=0.143, thickness=0.018, weathered=0.85)
covered = insulated_roof(plane, starts, RIGHT, Y, timber, PIR, first_batten=0.06)
tile = pantile(red_clay(lichen=0.9, grime=0.6, moss=0.10))
start = (-1.8, -0.60)


def returned(x, y):
    """The tiles that are back: in steps of two, further to the right with every course."""
    course = round((y - start[1]) / tile.gauge)
    return x > -1.0 + 0.41 * max(0, course - 2) and course < 16


lay(tile, covered, 33, 18, start=start, keep=returned, untidy=1.4)
for x, row, count in (
    (-0.85, 4, 6),
    (-0.15, 6, 6),
    (-1.25, 7, 5),
    (0.75, 8, 6),
    (-0.35, 10, 5),
    (1.4, 11, 6),
):
    for i in range(count):
        spot = covered @ move(x + rng.gauss(0, 0.006), start[1] + 0.04 + row * tile.gauge, 0.004 + 0.030 * i)
        place(tile.data, spot @ turn(rng.gauss(0, 1.1)))

places = [(rng.uniform(-34, 10), rng.uniform(14, 40), rng.uniform(0.75, 1.0)) for _ in range(36)]
trees(places, crowns(), trunks=0)
azimuth, elevation = -112, 22
sky(elevation, azimuth, strength=0.12, clouds=0.8, cover=0.55, seed=21.0)
sun(azimuth, elevation, 5.4, (1, 0.85, 0.68))
eye = plane @ move(1.75, -0.75, 1.25).to_translation()
aim = plane @ move(-0.55, 1.35, 0.08).to_translation()
camera(eye, aim, lens=31, fstop=5.6, focus=plane @ move(0.1, 0.7, 0.1).to_translation())
render(Grade(exposure=0.22), Haze(start=14, depth=80))
