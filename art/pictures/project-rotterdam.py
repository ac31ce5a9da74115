"""A large commercial flat roof in Rotterdam after renewal and a shower, the city against the evening sky."""

import random

from studio import flat_roof, skyline
from studio.geometry import box, tube
from studio.materials import coat, red_brick
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import crowns, ground, sky, sun, trees

ROOF = 11.0

new_scene()
rng = random.Random(7)
slate = flat_roof.slate_felt((0.070, 0.073, 0.077), worn=0.6, ponds=0.62, size=0.36)
upright = flat_roof.slate_felt((0.070, 0.073, 0.077), worn=0.3)
melt, opal = flat_roof.melted_bitumen(), flat_roof.opal()
aluminium = coat("aluminium", (0.62, 0.63, 0.64), 0.32, 0.9, bumps=0.01, scale=5, variation=0.08)
galvanised = coat("galvanised", (0.50, 0.51, 0.53), 0.42, 0.85, bumps=0.02, variation=0.2)
white = coat("white", (0.78, 0.78, 0.76), 0.4)
grey, dark = coat("grey", (0.33, 0.34, 0.35), 0.55, variation=0.1), coat("dark", (0.02, 0.021, 0.023), 0.5)
concrete = coat("concrete", (0.36, 0.35, 0.33), 0.9, bumps=0.4, scale=40, variation=0.25)

x, y = (-13.0, 15.0), (-6.0, 24.0)
box((x[0] - 0.35, x[1] + 0.35), (y[0], y[1] + 0.35), (0, ROOF - 0.02), red_brick(), 0, mapped=True)
flat_roof.field(x, y, ROOF, slate, melt, rng, bead_until=9)
for start, end, inward in (
    ((x[0], y[1]), (x[1], y[1]), (0, -1)),
    ((x[0], y[0]), (x[0], y[1]), (1, 0)),
    ((x[1], y[0]), (x[1], y[1]), (-1, 0)),
):
    flat_roof.upstand(start, end, ROOF, inward, upright, melt, rng, height=0.38)
    out = (-0.16 * inward[0], -0.16 * inward[1])
    middle = [(p[0] + out[0], p[1] + out[1]) for p in (start, end)]
    flat_roof.coping(*middle, ROOF + 0.38, 0.32, aluminium)

for row in (3.4, 9.2, 15.0):
    for column in (-6.6, -2.4, 1.8):
        flat_roof.roof_light(column, row, ROOF + 0.005, upright, melt, white, aluminium, opal, 1.3, 1.3)
flat_roof.air_unit(8.6, 12.0, ROOF, white, grey, dark, concrete, galvanised)
duct = [(9.75, 12.0, ROOF + 0.9), (11.6, 12.0, ROOF + 0.9), (11.6, 12.0, ROOF)]
tube(flat_roof.bend(duct, 0.4, 8), 0.25, galvanised, 32)
for vent in ((4.6, 4.4, 0.055), (5.1, 5.0, 0.055), (-9.6, 7.6, 0.08), (6.4, 17, 0.08), (-4.4, 19, 0.055)):
    flat_roof.vent(vent[0], vent[1], ROOF, galvanised, melt, vent[2], 0.5)
flat_roof.path((4.2, 4.8), (7.0, 22.0), ROOF, concrete, rng)
flat_roof.path((4.8, 7.6), (10.3, 10.9), ROOF, concrete, rng)
for i in range(4):
    flat_roof.anchor(-10.6, 2.0 + 6 * i, ROOF, galvanised, melt)
    flat_roof.anchor(12.6, 2.0 + 6 * i, ROOF, galvanised, melt)
flat_roof.outlet(0.95, 1.55, ROOF + 1.1 * flat_roof.SHEET, upright, melt, galvanised, rng)

ground(coat("town floor", (0.07, 0.075, 0.05), 0.95, variation=0.3), half=3000)
skyline.blocks(170, 70, 520, [7, 7, 9.6, 9.6, 12.8, 16], seed=4, lit=0.12)
skyline.towers(
    [
        (-150, 600, 26, 84), (-104, 640, 24, 70), (-52, 740, 28, 128), (-22, 660, 44, 92), (46, 800, 24, 188),
        (84, 700, 52, 118), (128, 660, 22, 76), (168, 780, 30, 142), (214, 690, 30, 92), (262, 840, 34, 160),
        (330, 800, 40, 120), (-240, 760, 30, 100), (410, 860, 36, 110), (-330, 820, 40, 84),
        (24, 900, 40, 104),
    ],
    lit=0.16,
)  # fmt: skip
skyline.cable_bridge(-6, 980)
kinds = crowns()
trees(
    [(rng.uniform(-60, 110), rng.uniform(45, 200), rng.uniform(1.0, 1.4)) for _ in range(90)], kinds, trunks=0
)

azimuth, elevation = 118, 7
sky(elevation, azimuth, strength=0.12, clouds=0.5, cover=0.6, seed=8.4, dust=2.0, tint=(1.0, 0.80, 0.62))
sun(azimuth, elevation, 4.2, (1, 0.58, 0.30), size=1.5)
camera((0.1, -1.35, ROOF + 1.35), (0.75, 6.5, ROOF + 0.92), lens=27, fstop=8, focus=(0, 4, ROOF))
render(
    Grade(exposure=0.25, glow=0.08, saturation=0.95),
    Haze(start=30, depth=420, most=0.6, colour=(0.33, 0.27, 0.25), blur=0.8),
)
