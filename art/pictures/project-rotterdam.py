"""A renewed commercial roof in Rotterdam within its high parapet: outlet, roof lights, air handling, the sky."""

import math
import random

import numpy as np

from studio import flat_roof, new_felt
from studio.geometry import bend, box, lathe, move, tube, turn
from studio.materials import brown_brick, coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import ground, sky, sun

ROOF, EDGE = 11.0, 1.10
OUTLETS = [(0.50, 4.3), (0.50, 13.0)]

new_scene()
rng = random.Random(7)
tone = (0.058, 0.064, 0.071)
fall = flat_roof.fall_to(OUTLETS, dip=0.03, reach=0.55)
slate = flat_roof.slate_felt(tone, worn=0.18)
upright = flat_roof.slate_felt((0.054, 0.058, 0.063), worn=0.12)
bead, opal = new_felt.bitumen(), new_felt.dome_plastic()
aluminium = coat("aluminium", (0.54, 0.55, 0.56), 0.40, 0.9, bumps=0.01, scale=5, variation=0.1)
galvanised = coat("galvanised", (0.46, 0.47, 0.49), 0.42, 0.9, bumps=0.02, variation=0.25)
wire = coat("wire", (0.50, 0.51, 0.52), 0.36, 0.9)
white = coat("white", (0.66, 0.66, 0.63), 0.4, variation=0.1)
casing = coat("casing", (0.50, 0.50, 0.475), 0.45, variation=0.12, scale=9)
black = coat("fan", (0.012, 0.012, 0.013), 0.5)
rubber = coat("rubber", (0.018, 0.018, 0.019), 0.8, bumps=0.1, scale=60)

# The middle of a sheet lies over each outlet: sheets are 0.91 m apart.
x, y = (0.50 - 0.545 - 0.91 * 8, 8.0), (-0.5, 17.5)
new_felt.covering(x, y, ROOF, slate, bead, rng, fall, heads=[(8.0, 13.9), (5.0, 11.0), (9.4,), (6.6, 12.4)], until=13)
for start, end, inward in (
    ((x[0], y[1]), (x[1], y[1]), (0, -1)),
    ((x[0], y[0]), (x[0], y[1]), (1, 0)),
    ((x[1], y[0]), (x[1], y[1]), (-1, 0)),
):
    new_felt.turned_up(start, end, ROOF, inward, upright, bead, rng, height=EDGE, fall=fall)
    out = (-0.16 * inward[0], -0.16 * inward[1])
    middle = [(p[0] + out[0], p[1] + out[1]) for p in (start, end)]
    flat_roof.coping(*middle, ROOF + EDGE, 0.32, aluminium)

for at in ((3.0, 5.6), (3.0, 9.4), (3.0, 13.2), (-2.5, 13.2)):
    flat_roof.roof_light(*at, ROOF + fall(*at), upright, bead, white, aluminium, opal, 1.2, 1.5)
for low in OUTLETS:
    new_felt.square(*low, ROOF, 0.60, slate, bead, rng, fall)
    new_felt.drain(*low, ROOF, slate, bead, wire, fall)
for at in ((-0.55, 9.0), (1.35, 10.6)):
    flat_roof.vent(*at, ROOF + fall(*at), galvanised, bead, 0.055, 0.5)


def outdoor_unit(at, degrees):
    """An air conditioner's outdoor unit with two fans, on rubber bearers, its pipes in a swan neck."""
    here = move(*at, ROOF + fall(*at) + 0.012) @ turn(degrees)
    for side in (-0.36, 0.36):
        box((side - 0.09, side + 0.09), (-0.22, 0.22), (0, 0.09), rubber, 0.012, here)
        box((side - 0.022, side + 0.022), (-0.22, 0.22), (0.09, 0.125), galvanised, 0.003, here)
    box((-0.50, 0.50), (-0.17, 0.17), (0.125, 1.47), casing, 0.018, here)
    box((-0.505, 0.505), (-0.175, 0.175), (1.43, 1.475), casing, 0.008, here)
    box((0.285, 0.292), (-0.1715, -0.1705), (0.14, 1.43), black, 0, here)
    for up in (0.46, 1.10):
        fan = here @ move(-0.11, -0.171, up) @ turn(90, "X")
        lathe([(0.001, 0.001), (0.262, 0.001)], black, fan, 48)
        lathe([(0.262, 0.0), (0.285, 0.004), (0.285, 0.020), (0.270, 0.020), (0.262, 0.004)], casing, fan, 48)
        for k in range(4):
            blade = fan @ turn(90 * k + 20)
            box((0.05, 0.24), (-0.055, 0.055), (0.002, 0.004), coat("blade", (0.06, 0.06, 0.063), 0.5), 0, blade @ turn(8, "X"))
        for k in range(12):
            r = 0.03 + 0.02 * k
            tube([(r * math.cos(t), r * math.sin(t), 0.024) for t in np.linspace(0, 2 * math.pi, 49)], 0.0018, casing, 5, fan)
        for k in range(12):
            a = math.pi * k / 6
            tube([(0.03 * math.cos(a), 0.03 * math.sin(a), 0.027), (0.28 * math.cos(a), 0.28 * math.sin(a), 0.020)], 0.0024, casing, 5, fan)
        lathe([(0.05, 0.022), (0.048, 0.032), (0.001, 0.034)], casing, fan, 32)
    for k in range(2):
        run = [(0.50, 0.02 + 0.06 * k, 0.42), (0.62, 0.02 + 0.06 * k, 0.42), (0.66, 0.02 + 0.06 * k, 0.12), (0.95, 0.02 + 0.06 * k, 0.10), (1.02, 0.02 + 0.06 * k, 0.30), (1.08, 0.02 + 0.06 * k, 0.02)]
        tube(bend(run, 0.08, 7), 0.021, rubber, 14, here)
    lathe([(0.19, 0.002), (0.17, 0.008), (0.085, 0.014), (0.075, 0.16), (0.055, 0.165)], bead, here @ move(1.08, 0.05, 0), 32)


outdoor_unit((-1.95, 8.7), 12)
outdoor_unit((-3.20, 8.43), 12)

ground(coat("town floor", (0.07, 0.075, 0.05), 0.95, variation=0.3), half=3000)
azimuth, elevation = 168, 27
sky(elevation, azimuth, strength=0.105, clouds=0.85, cover=0.5, seed=3.4, dust=0.15)
sun(azimuth, elevation, 6.0, (1, 0.83, 0.65), size=0.8)
camera((-0.55, 0.75, ROOF + 1.20), (-0.08, 5.4, ROOF + 0.66), lens=31, fstop=4.0, focus=(0.5, 4.6, ROOF + 0.1))
render(Grade(exposure=0.30, glow=0.06), Haze(start=60, depth=520, most=0.5))
