"""Renovation on the home page: the first courses on new battens, a hammer left on the tiles."""

import random

from mathutils import Vector

from studio.geometry import box, lathe, move, place, turn
from studio.materials import coat, membrane, wood
from studio.render import Grade, camera, new_scene, render
from studio.roof import battens, counter_battens, roof_plane
from studio.surroundings import sky, sun
from studio.tiles import lay, pantile, smoked_clay
from studio.tools import hammer

LIFT = 0.022

new_scene()
rng = random.Random(3)
plane = roof_plane(36)
tile = pantile(smoked_clay(lichen=0.0, grime=0.05, age=0.4, roughness=0.5))
pine = wood((0.66, 0.47, 0.27), (0.50, 0.32, 0.16))
sheet = membrane((0.16, 0.175, 0.16), wrinkle=0.8)
box((-4, 4), (-0.2, 2.05), (-0.03, -0.001), sheet, 0, plane)
box((-4, 4), (1.9, 4.5), (-0.0285, 0.0005), sheet, 0, plane)
counter_battens(plane, (-3.9, 4.0), (-0.1, 4.4), pine, 0.60)
battens(plane, (-4, 4), (0.0, 4.4), pine, tile.gauge, first=0.325, lift=LIFT)


def laid(x, y):
    course = round((y + 0.04) / tile.gauge)
    return x > (-3.0, -1.0, 0.0, 0.62, 1.03, 1.44)[min(course, 5)] and course < 6


lay(tile, plane @ move(0, 0, LIFT + 0.050), 34, 10, start=(-3.3, -0.04), keep=laid, untidy=0.8)
nail = coat("nail", (0.55, 0.55, 0.56), 0.35, 0.9)
for course in range(11):
    for post in range(13):
        head = plane @ move(
            -3.882 + post * 0.6 + rng.gauss(0, 0.004), 0.344 + course * tile.gauge, LIFT + 0.025
        )
        lathe([(0.0042, 0.0), (0.004, 0.0013), (0.0001, 0.0014)], nail, head, 10)
for x, course, count in ((-0.75, 4, 4), (0.15, 6, 3)):
    for i in range(count):
        spot = plane @ move(
            x + rng.gauss(0, 0.006), 0.36 + course * tile.gauge + rng.gauss(0, 0.006), LIFT + 0.05 + i * 0.03
        )
        place(tile.data, spot @ turn(rng.gauss(0, 1.5)))
hammer(plane @ move(-0.72, 1.17, LIFT + 0.040) @ turn(-74))

sky(28, -25, strength=0.14, clouds=0.6)
sun(-150, 31, 5.0, (1, 0.87, 0.72))
camera(
    plane @ Vector((-1.15, -0.05, 0.95)),
    plane @ Vector((-0.2, 1.38, 0.0)),
    lens=36,
    fstop=3.5,
    focus=plane @ Vector((-0.5, 1.15, 0.05)),
)
render(Grade(exposure=0.3))
