"""A roof being renewed: the first courses of new tiles at the gutter, battens and membrane above them."""

import random

from mathutils import Vector

from studio import gutters, insulation
from studio.geometry import box, lathe, move, place, turn
from studio.materials import coat, membrane, red_brick, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import battens, counter_battens, roof_plane
from studio.scaffold import scaffold
from studio.surroundings import crowns, ground, sky, sun, trees
from studio.tiles import lay, pantile, red_clay
from studio.timber import spruce

EAVES, LIFT, LEFT, RIGHT = 5.0, 0.022, -4.5, 9.0

new_scene()
rng = random.Random(12)
plane = roof_plane(44, (0, 0, EAVES))
tile = pantile(red_clay(moss=0, lichen=0.1, grime=0.12, age=0.7))
pine = spruce()
insulation.sheets(plane, (LEFT, RIGHT), (-0.05, 6.4), -0.012, membrane((0.105, 0.12, 0.14), wrinkle=0.4))
counter_battens(plane, (LEFT, RIGHT), (0.0, 6.4), pine, 0.60)
battens(plane, (LEFT, RIGHT), (0.0, 6.4), pine, tile.gauge, first=0.325, lift=LIFT)
nail = coat("nail", (0.55, 0.55, 0.56), 0.35, 0.9)
for row in range(3, 12):
    for post in range(12):
        x = LEFT + 0.018 + 0.6 * post + rng.gauss(0, 0.004)
        head = plane @ move(x, 0.344 + row * tile.gauge, LIFT + 0.025)
        lathe([(0.0042, 0.0), (0.004, 0.0013), (0.0001, 0.0014)], nail, head, 10)


def laid(x, y):
    """Two courses along the whole eaves; from the right the next ones follow in steps."""
    course = round((y + 0.04) / tile.gauge)
    return course < 2 or course < 2 + (x - 0.30) / 0.41


surface = plane @ move(0, 0, LIFT + 0.050)
lay(tile, surface, int((RIGHT - LEFT) / tile.cover), 18, start=(LEFT, -0.04), keep=laid, untidy=0.9)
for x, row, count in ((-0.55, 3, 5), (0.28, 5, 5), (-1.30, 6, 5), (1.75, 8, 5)):
    for i in range(count):
        spot = plane @ move(x + rng.gauss(0, 0.005), 0.36 + row * tile.gauge, LIFT + 0.052 + 0.030 * i)
        place(tile.data, spot @ turn(rng.gauss(0, 1.0)))

metal, steel = zinc(), coat("galvanised", (0.50, 0.51, 0.53), 0.42, 0.85, bumps=0.02, variation=0.2)
box(
    (LEFT, RIGHT),
    (-0.035, -0.012),
    (EAVES - 0.22, EAVES - 0.01),
    coat("fascia", (0.74, 0.73, 0.69), 0.35),
    0.004,
)
gutters.half_round((LEFT, RIGHT), -0.125, EAVES - 0.035, metal, steel, metal)
box((LEFT, RIGHT), (0.12, 0.3), (2.0, EAVES - 0.1), red_brick(), 0, mapped=True)
scaffold((-6.1, 9.6), (-1.45, -0.42), (2.2, EAVES - 0.75))

ground(coat("land", (0.10, 0.105, 0.07), 0.95, variation=0.3), half=900)
places = [(16 + 3.1 * i, -8 + 6.5 * ((i * 3) % 5), 1.0 + 0.06 * (i % 4)) for i in range(18)]
trees(places, crowns(), trunks=0)

sky(24, -16, strength=0.13, clouds=0.7, cover=0.5, seed=3.3)
sun(-16, 25, 5.4, (1, 0.85, 0.68))
eye, aim = Vector((-1.50, -1.08, EAVES + 0.98)), Vector((0.42, 0.62, EAVES + 0.66))
camera(eye, aim, lens=30, fstop=4, focus=(-0.2, 0.25, EAVES + 0.4))
render(Grade(exposure=0.4), Haze(start=14, depth=60, most=0.6, colour=(0.60, 0.62, 0.64)))
