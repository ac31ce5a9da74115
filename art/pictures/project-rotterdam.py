"""A large commercial flat roof in Rotterdam after renewal, with the city in the evening haze."""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from studio import flat_roof, skyline  # noqa: E402
from studio.geometry import box, tube  # noqa: E402
from studio.materials import coat, red_brick  # noqa: E402
from studio.render import Grade, Haze, camera, new_scene, render  # noqa: E402
from studio.surroundings import crowns, ground, sky, sun, trees  # noqa: E402

ROOF = 11.0

new_scene()
rng = random.Random(7)
slate = flat_roof.slate_felt((0.085, 0.088, 0.092))
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
    flat_roof.upstand(start, end, ROOF, inward, slate, melt, rng, height=0.38)
    out = (-0.16 * inward[0], -0.16 * inward[1])
    middle = [(p[0] + out[0], p[1] + out[1]) for p in (start, end)]
    flat_roof.coping(*middle, ROOF + 0.38, 0.32, aluminium)

for row in (3.4, 9.2, 15.0):
    for column in (-6.6, -2.4, 1.8):
        flat_roof.roof_light(column, row, ROOF + 0.005, slate, melt, white, aluminium, opal, 1.3, 1.3)
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
flat_roof.outlet(0.62, 1.9, ROOF + 0.0075, slate, galvanised)

ground(coat("town floor", (0.07, 0.075, 0.05), 0.95, variation=0.3), half=3000)
skyline.blocks(150, 60, 480, [7, 7, 9.6, 9.6, 12.8, 16], seed=4)
skyline.towers(
    [
        (-70, 560, 26, 84), (-28, 620, 22, 70), (18, 720, 30, 136), (52, 640, 26, 98), (128, 760, 34, 150),
        (165, 700, 24, 74), (230, 680, 30, 92), (330, 820, 40, 150), (-190, 760, 30, 100),
        (420, 860, 36, 110),
    ]
)  # fmt: skip
skyline.cable_bridge(75, 900)
kinds = crowns()
trees(
    [(rng.uniform(-60, 110), rng.uniform(45, 200), rng.uniform(1.1, 1.6)) for _ in range(90)], kinds, trunks=0
)

azimuth, elevation = 163, 13
sky(elevation, azimuth, strength=0.095, clouds=0.65, cover=0.5, seed=8.4, dust=1.2)
sun(azimuth, elevation, 7.0, (1, 0.72, 0.45))
camera((0.1, -1.35, ROOF + 1.5), (1.1, 6.5, ROOF + 0.78), lens=25, fstop=8, focus=(0, 4, ROOF))
render(Grade(exposure=0.5), Haze(start=30, depth=480, most=0.72, colour=(0.33, 0.37, 0.43), blur=1.2))
