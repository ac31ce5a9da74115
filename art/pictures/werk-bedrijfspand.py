"""The low point of a renewed commercial roof: an outlet in its square of felt."""

import random

from studio import flat_roof, new_felt
from studio.geometry import box
from studio.materials import brown_brick, coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import ground, sky, sun

ROOF, EDGE, OUTLET = 8.0, 0.62, (1.41, 1.30)

new_scene()
rng = random.Random(31)
tone = (0.056, 0.062, 0.069)
fall = flat_roof.fall_to([OUTLET], slope=0.018, dip=0.030, reach=0.55)
slate = flat_roof.slate_felt(tone, worn=0.15)
upright = flat_roof.slate_felt((0.056, 0.059, 0.063), worn=0.12)
bead, opal = new_felt.bitumen(), new_felt.dome_plastic()
aluminium = coat("aluminium", (0.52, 0.53, 0.54), 0.40, 0.9, bumps=0.02, scale=7, variation=0.2)
wire = coat("wire", (0.50, 0.51, 0.52), 0.36, 0.9, variation=0.2, scale=200)
galvanised = coat("galvanised", (0.46, 0.47, 0.49), 0.45, 0.85, bumps=0.04, variation=0.35)
white = coat("white", (0.62, 0.61, 0.57), 0.4, variation=0.2)

x, y = (0.0, 7.4), (-0.6, 12.0)
box((x[0] - 0.30, x[0]), y, (0, ROOF + EDGE), brown_brick(), 0, mapped=True)
box((x[0] - 0.30, x[1]), (y[1], y[1] + 0.3), (0, ROOF + EDGE), brown_brick(), 0, mapped=True)
new_felt.covering(x, y, ROOF, slate, bead, rng, fall, heads=[(4.2,), (7.5,), (3.3, 9.0), (6.0,)], until=9)
new_felt.turned_up((x[0], y[0]), (x[0], y[1]), ROOF, (1, 0), upright, bead, rng, height=EDGE, fall=fall)
new_felt.turned_up((x[0], y[1]), (x[1], y[1]), ROOF, (0, -1), upright, bead, rng, height=EDGE, fall=fall)
flat_roof.coping((x[0] - 0.15, y[0]), (x[0] - 0.15, y[1] + 0.1), ROOF + EDGE, 0.30, aluminium)
flat_roof.coping((x[0] - 0.3, y[1] + 0.15), (x[1], y[1] + 0.15), ROOF + EDGE, 0.30, aluminium)
new_felt.square(*OUTLET, ROOF, 0.60, slate, bead, rng, fall)
new_felt.drain(*OUTLET, ROOF, slate, bead, wire, fall)
for at in ((3.3, 4.2), (3.3, 7.4), (3.3, 10.2)):
    flat_roof.roof_light(*at, ROOF + fall(*at) + 0.002, upright, bead, white, aluminium, opal, 1.0, 1.3)
flat_roof.vent(1.0, 5.6, ROOF + fall(1.0, 5.6), galvanised, bead, 0.055, 0.42)
ground(coat("yard", (0.10, 0.10, 0.095), 0.9, variation=0.3), half=2500)

azimuth, elevation = 28, 24
sky(elevation, azimuth, strength=0.10, clouds=0.85, cover=0.55, seed=6.1, dust=0.15)
sun(azimuth, elevation, 6.5, (1, 0.85, 0.68), 0.8)
eye, aim = (1.05, 0.20, ROOF + 0.56), (1.46, 1.60, ROOF + 0.09)
camera(eye, aim, lens=34, fstop=4.0, focus=(*OUTLET, ROOF + 0.05))
render(Grade(exposure=0.30, warmth=-0.015), Haze(start=25, depth=120))
