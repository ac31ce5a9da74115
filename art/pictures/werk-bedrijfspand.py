"""The edge of a renewed commercial roof: aluminium coping, felt upstand and roof lights, after rain."""

import random

from studio import flat_roof, skyline
from studio.geometry import box
from studio.materials import brown_brick, coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import crowns, ground, overcast, sun, trees

ROOF, EDGE = 8.0, 0.30

new_scene()
rng = random.Random(31)
slate = flat_roof.slate_felt((0.095, 0.10, 0.105), wet=0.55)
upright = flat_roof.slate_felt((0.095, 0.10, 0.105))
melt, opal = flat_roof.melted_bitumen(), flat_roof.opal()
aluminium = coat("aluminium", (0.60, 0.61, 0.62), 0.34, 0.9, bumps=0.01, scale=5, variation=0.08)
galvanised = coat("galvanised", (0.50, 0.51, 0.53), 0.42, 0.85, bumps=0.02, variation=0.2)
white = coat("white", (0.76, 0.76, 0.74), 0.4)

x, y = (0.0, 14.0), (-3.0, 22.0)
box((x[0] - 0.30, x[1] + 0.3), (y[0], y[1] + 0.3), (0, ROOF - 0.02), brown_brick(), 0, mapped=True)
box((x[0] - 0.30, x[0]), y, (0, ROOF + EDGE), brown_brick(), 0, mapped=True)
flat_roof.field(x, y, ROOF, slate, melt, rng, bead_until=9)
flat_roof.upstand((x[0], y[0]), (x[0], y[1]), ROOF, (1, 0), upright, melt, rng, height=EDGE)
flat_roof.upstand((x[0], y[1]), (x[1], y[1]), ROOF, (0, -1), upright, melt, rng, height=EDGE)
flat_roof.coping((x[0] - 0.15, y[0]), (x[0] - 0.15, y[1] + 0.3), ROOF + EDGE, 0.30, aluminium)
flat_roof.coping((x[0] - 0.3, y[1] + 0.15), (x[1], y[1] + 0.15), ROOF + EDGE, 0.30, aluminium)
for row in (2.6, 6.4, 10.2, 14.0):
    flat_roof.roof_light(2.75, row, ROOF + 0.006, upright, melt, white, aluminium, opal, 1.0, 1.6)
flat_roof.vent(1.15, 4.6, ROOF, galvanised, melt, 0.055, 0.42)
flat_roof.vent(1.25, 12.1, ROOF, galvanised, melt, 0.055, 0.42)
flat_roof.outlet(0.62, 1.05, ROOF + 0.0075, slate, galvanised)
for row in (3.4, 9.4, 15.4):
    flat_roof.anchor(4.6, row, ROOF, galvanised, melt)

ground(coat("yard", (0.16, 0.155, 0.15), 0.9, variation=0.25), half=2500)
skyline.blocks(70, 45, 260, [5, 6.4, 6.4, 8, 9.6], seed=21, spread=(1.4, 0.8))
trees(
    [(rng.uniform(-70, 30), rng.uniform(30, 110), rng.uniform(1.0, 1.5)) for _ in range(70)],
    crowns(),
    trunks=70,
)

overcast(0.95, relief=0.4, seed=4.4)
sun(60, 24, 1.5, (1, 0.94, 0.86), 9)
camera((0.95, -1.55, ROOF + 1.18), (1.05, 4.6, ROOF + 0.36), lens=30, fstop=8, focus=(0.8, 2.5, ROOF))
render(Grade(exposure=0.35), Haze(start=24, depth=130, most=0.75, colour=(0.60, 0.62, 0.65), blur=1.4))
