"""An inspection begins: the ladder stands against the gutter, from its top the roof can be seen."""

import random

from mathutils import Vector

from scenes.house_1930s import house_1930s
from studio.geometry import box, move, turn
from studio.materials import coat
from studio.render import Grade, Haze, camera, render
from studio.surroundings import crowns, sky, sun, trees
from studio.tools import ladder

gable = house_1930s(moss=0.3, lichen=0.9, grime=0.7)
gutter = gable.front.translation + Vector((0, -0.16, 0.0))
leaning = 73
foot = move(0.42, gutter.y - 0.06, gutter.z) @ turn(leaning, "X") @ move(0, -gutter.z / 0.956, -0.062)
ladder(foot, length=gutter.z / 0.956 + 1.05, width=0.38)
rubber = coat("rubber", (0.015, 0.015, 0.016), 0.7)
top = gutter.z / 0.956 + 1.05
for side in (-0.19, 0.19):
    box((side - 0.016, side + 0.016), (top - 0.03, top + 0.006), (-0.004, 0.066), rubber, 0.006, foot)

# The neighbours' gardens close the view to the right, where the first picture does not look.
rng = random.Random(3)
places = [(rng.uniform(17, 60), rng.uniform(-9, 26), rng.uniform(0.75, 1.1)) for _ in range(46)]
trees(places, crowns(), trunks=0)

azimuth, elevation = -28, 26
sky(elevation, azimuth, strength=0.12, clouds=0.85, cover=0.6, seed=14.0, dust=0.3)
sun(azimuth, elevation, 5.0, (1, 0.86, 0.70))
eye = (-1.5, gutter.y - 3.1, gutter.z + 0.55)
aim = (1.75, gutter.y + 1.3, gutter.z + 1.95)
camera(eye, aim, lens=26, fstop=5.6, focus=(0.4, gutter.y, gutter.z + 0.6))
render(Grade(exposure=0.3), Haze(start=14, depth=60, most=0.55, colour=(0.60, 0.63, 0.66)))
