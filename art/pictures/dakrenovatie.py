"""A roof being renewed: new tiles laid up to half-way, battens and membrane above, scaffold in front."""

import random

from mathutils import Vector

from studio.geometry import box, move, place, turn
from studio.materials import coat, membrane, red_brick, wood
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import battens, counter_battens, roof_plane
from studio.scaffold import scaffold
from studio.surroundings import crowns, ground, sky, sun, trees
from studio.tiles import lay, pantile, red_clay

LIFT = 0.022

new_scene()
rng = random.Random(12)
plane = roof_plane(44, (0, 0, 5.0))
clay = red_clay(moss=0, lichen=0, grime=0.08, age=0.35)
tile = pantile(clay)
pine = wood((0.62, 0.43, 0.24), (0.45, 0.28, 0.13))
sheet = membrane((0.10, 0.115, 0.135))

# Underlay in horizontal lengths with a 15 cm lap, held by counter battens.
for i in range(5):
    low = 1.35 * i
    box(
        (-7, 7),
        (low, low + 1.5),
        (-0.004 + 0.0015 * (i % 2) - 0.02, -0.0185 + 0.0015 * (i % 2)),
        sheet,
        0,
        plane,
    )
counter_battens(plane, (-7.0, 7.0), (0.0, 6.6), pine, 0.60)
battens(plane @ move(0, 0, 0), (-7, 7), (0.0, 6.6), pine, tile.gauge, first=0.325, lift=LIFT)


# The tiles climb in steps, as they are laid from right to left.
def laid(x, y):
    reach = 3 + (x + 1.4) * 1.15
    course = round((y + 0.04) / tile.gauge)
    return course < 2 or course < min(15, 2 + reach)


lay(tile, plane @ move(0, 0, LIFT + 0.050), 64, 19, start=(-6.6, -0.04), keep=laid, untidy=0.7)


def stack(x, course, count, seed):
    """Tiles set out on the battens, leaning together on edge, ready to be laid."""
    local = random.Random(seed)
    base = plane @ move(x, 0.325 + course * tile.gauge + 0.04, LIFT + 0.028)
    for i in range(count):
        frame = (
            base @ move(local.gauss(0, 0.006), local.gauss(0, 0.005), i * 0.031) @ turn(local.gauss(0, 1.2))
        )
        place(tile.data, frame)


for x, course, count in ((-2.05, 9, 6), (-3.2, 7, 6), (-1.15, 12, 5), (-3.9, 11, 6), (-2.6, 13, 4)):
    stack(x, course, count, int(x * 10))

box((-7, 7), (0.12, 0.3), (3.0, 5.0), red_brick(), 0, mapped=True)
scaffold((-6.5, 6.5), (-1.35, -0.28), (2.6, 4.55))
ground(coat("land", (0.10, 0.105, 0.07), 0.95, variation=0.3), half=900)
rows = [(24 + 2.7 * i, -16 + 9.5 * ((i * 3) % 7), 1.15 + 0.08 * (i % 4)) for i in range(22)]
trees(rows, crowns(), trunks=0)

sky(30, -30, strength=0.14, clouds=0.55, cover=0.4, seed=3.3)
sun(-30, 33, 4.8, (1, 0.88, 0.74))
eye, target = Vector((-4.7, -1.5, 7.1)), plane @ Vector((-0.1, 1.95, 0))
camera(eye, target, lens=29, fstop=4, focus=plane @ Vector((-1.6, 2.2, 0)))
render(Grade(exposure=0.0), Haze(start=14, depth=55, most=0.7, colour=(0.66, 0.68, 0.70)))
