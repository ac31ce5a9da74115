"""The edge of a renewed commercial roof: aluminium coping, felt upstand and roof lights, just after rain."""

import random

from studio import flat_roof, skyline
from studio.geometry import box
from studio.materials import brown_brick, coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import crowns, ground, overcast, sun, trees

ROOF, EDGE = 8.0, 0.30

new_scene()
rng = random.Random(31)
tone = (0.062, 0.066, 0.071)
slate = flat_roof.slate_felt(tone, wet=0.35, worn=0.5, ponds=0.55, size=0.5)
upright = flat_roof.slate_felt(tone, worn=0.35)
melt, opal = flat_roof.melted_bitumen(strewn=0.3), flat_roof.opal()
aluminium = coat("aluminium", (0.52, 0.53, 0.54), 0.36, 0.9, bumps=0.02, scale=7, variation=0.3)
galvanised = coat("galvanised", (0.46, 0.47, 0.49), 0.45, 0.85, bumps=0.04, variation=0.35)
white = coat("white", (0.62, 0.61, 0.57), 0.4, variation=0.2)

x, y = (0.0, 14.0), (-3.0, 22.0)
box((x[0] - 0.30, x[1] + 0.3), (y[0], y[1] + 0.3), (0, ROOF - 0.02), brown_brick(), 0, mapped=True)
box((x[0] - 0.30, x[0]), y, (0, ROOF + EDGE), brown_brick(), 0, mapped=True)
flat_roof.field(x, y, ROOF, slate, melt, rng, bead_until=9)
flat_roof.upstand((x[0], y[0]), (x[0], y[1]), ROOF, (1, 0), upright, melt, rng, height=EDGE)
flat_roof.upstand((x[0], y[1]), (x[1], y[1]), ROOF, (0, -1), upright, melt, rng, height=EDGE)
flat_roof.coping((x[0] - 0.15, y[0]), (x[0] - 0.15, y[1] + 0.3), ROOF + EDGE, 0.30, aluminium)
flat_roof.coping((x[0] - 0.3, y[1] + 0.15), (x[1], y[1] + 0.15), ROOF + EDGE, 0.30, aluminium)
for row in (2.9, 6.7, 10.5, 14.3):
    flat_roof.roof_light(2.85, row, ROOF + 0.006, upright, melt, white, aluminium, opal, 1.0, 1.6)
for row in (5.4, 12.1):
    flat_roof.vent(1.15, row, ROOF, galvanised, melt, 0.055, 0.42)
flat_roof.outlet(0.62, 1.25, ROOF + 1.1 * flat_roof.SHEET, upright, melt, galvanised, rng)
for row in (3.4, 9.4, 15.4):
    flat_roof.anchor(4.8, row, ROOF, galvanised, melt)

ground(coat("yard", (0.10, 0.10, 0.095), 0.9, variation=0.3), half=2500)
skyline.blocks(90, 60, 300, [5, 6.4, 6.4, 8, 9.6], seed=21, spread=(1.4, 0.8))
places = [(rng.uniform(-90, 40), rng.uniform(55, 150), rng.uniform(0.9, 1.2)) for _ in range(60)]
trees(places, crowns(), trunks=0)

overcast(0.8, zenith=(0.40, 0.50, 0.64), horizon=(1.0, 0.90, 0.76), relief=0.45, seed=4.4)
sun(66, 16, 5.0, (1, 0.78, 0.54), 2)
camera((0.98, -1.25, ROOF + 0.98), (1.22, 4.6, ROOF + 0.46), lens=28, fstop=8, focus=(0.9, 2.2, ROOF))
render(
    Grade(exposure=0.45, glow=0.07), Haze(start=28, depth=140, most=0.7, colour=(0.50, 0.48, 0.46), blur=1.0)
)
