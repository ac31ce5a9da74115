"""The low point of a renewed commercial roof: new felt torched into the outlet, just after a shower."""

import random

from studio import flat_roof
from studio.geometry import box
from studio.lead import damp
from studio.materials import brown_brick, coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import crowns, ground, sky, sun, trees

ROOF, EDGE, OUTLET = 8.0, 0.30, (0.62, 1.25)

new_scene()
rng = random.Random(31)
tone = (0.066, 0.070, 0.075)
fall = flat_roof.fall_to([OUTLET], dip=0.045, reach=0.5)
slate = damp(flat_roof.slate_felt(tone, worn=0.35), (*OUTLET, ROOF), (0.62, 1.0, 1.0), tone=(0.5, 0.5, 0.52))
upright = flat_roof.slate_felt((0.060, 0.064, 0.069), worn=0.25)
melt, opal = flat_roof.melted_bitumen(strewn=0.55), flat_roof.opal()
aluminium = coat("aluminium", (0.52, 0.53, 0.54), 0.40, 0.9, bumps=0.02, scale=7, variation=0.2)
galvanised = coat("galvanised", (0.46, 0.47, 0.49), 0.45, 0.85, bumps=0.04, variation=0.35)
white = coat("white", (0.62, 0.61, 0.57), 0.4, variation=0.2)

x, y = (0.0, 8.0), (-1.5, 17.0)
box((x[0] - 0.30, x[0]), y, (0, ROOF + EDGE), brown_brick(), 0, mapped=True)
flat_roof.field(x, y, ROOF, slate, melt, rng, bead_until=6, fall=fall)
flat_roof.upstand((x[0], y[0]), (x[0], y[1]), ROOF, (1, 0), upright, melt, rng, height=EDGE, fall=fall)
flat_roof.coping((x[0] - 0.15, y[0]), (x[0] - 0.15, y[1]), ROOF + EDGE, 0.30, aluminium)
flat_roof.outlet(*OUTLET, ROOF, melt, galvanised, fall)
for at in ((2.15, 3.5), (2.15, 7.0), (2.15, 10.5)):
    flat_roof.roof_light(*at, ROOF + fall(*at) - 0.014, upright, melt, white, aluminium, opal, 1.0, 1.6)
flat_roof.vent(0.9, 5.2, ROOF + fall(0.9, 5.2), galvanised, melt, 0.055, 0.42)

ground(coat("yard", (0.10, 0.10, 0.095), 0.9, variation=0.3), half=2500)
places = [(rng.uniform(-60, 60), rng.uniform(40, 120), rng.uniform(1.1, 1.5)) for _ in range(110)]
trees(places, crowns(), trunks=0)

azimuth, elevation = 20, 20
sky(elevation, azimuth, strength=0.085, clouds=0.85, cover=0.6, seed=4.4)
sun(azimuth, elevation, 8.0, (1, 0.82, 0.62), 1.0)
eye, aim = (0.80, 0.24, ROOF + 0.50), (0.80, 1.40, ROOF + 0.10)
camera(eye, aim, lens=31, fstop=2.8, focus=(*OUTLET, ROOF + 0.05))
render(Grade(exposure=0.45), Haze(start=25, depth=120))
