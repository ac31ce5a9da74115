"""A large commercial flat roof in Rotterdam after renewal: dry, falling to its outlets, the city behind."""

import random

from studio import flat_roof, skyline
from studio.geometry import box
from studio.lead import damp
from studio.materials import coat, red_brick
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import crowns, ground, sky, sun, trees

ROOF = 11.0
OUTLETS = [(0.10, 3.5), (0.35, 12.9)]

new_scene()
rng = random.Random(7)
tone = (0.074, 0.077, 0.081)
fall = flat_roof.fall_to(OUTLETS, dip=0.04, reach=0.5)
slate = flat_roof.slate_felt(tone, worn=0.4)
for low in OUTLETS:
    damp(slate, (*low, ROOF), (0.5, 0.7, 1.0), tone=(0.55, 0.55, 0.57))
upright = flat_roof.slate_felt((0.066, 0.069, 0.073), worn=0.25)
melt, opal = flat_roof.melted_bitumen(strewn=0.6), flat_roof.opal()
aluminium = coat("aluminium", (0.56, 0.57, 0.58), 0.38, 0.9, bumps=0.01, scale=5, variation=0.1)
galvanised = coat("galvanised", (0.46, 0.47, 0.49), 0.45, 0.85, bumps=0.02, variation=0.2)
white = coat("white", (0.70, 0.70, 0.67), 0.4, variation=0.1)

x, y = (-8.0, 9.0), (-2.5, 17.0)
box((x[0] - 0.35, x[1] + 0.35), (y[0], y[1] + 0.35), (0, ROOF - 0.02), red_brick(), 0, mapped=True)
flat_roof.field(x, y, ROOF, slate, melt, rng, bead_until=8, fall=fall)
for start, end, inward in (
    ((x[0], y[1]), (x[1], y[1]), (0, -1)),
    ((x[0], y[0]), (x[0], y[1]), (1, 0)),
    ((x[1], y[0]), (x[1], y[1]), (-1, 0)),
):
    flat_roof.upstand(start, end, ROOF, inward, upright, melt, rng, height=0.45, fall=fall)
    out = (-0.16 * inward[0], -0.16 * inward[1])
    middle = [(p[0] + out[0], p[1] + out[1]) for p in (start, end)]
    flat_roof.coping(*middle, ROOF + 0.45, 0.32, aluminium)

for at in ((2.5, 4.3), (2.5, 8.6), (2.5, 12.9), (-2.6, 6.4), (-2.6, 10.7), (-2.6, 15.0)):
    flat_roof.roof_light(*at, ROOF + fall(*at), upright, melt, white, aluminium, opal, 1.2, 1.2)
for at in OUTLETS:
    flat_roof.outlet(*at, ROOF, melt, galvanised, fall)
for at in ((-0.9, 7.4), (5.2, 6.3), (-4.6, 9.4)):
    flat_roof.vent(*at, ROOF + fall(*at), galvanised, melt, 0.055, 0.5)

ground(coat("town floor", (0.07, 0.075, 0.05), 0.95, variation=0.3), half=3000)
skyline.blocks(150, 120, 560, [7, 7, 9.6, 9.6, 12.8], seed=4)
skyline.towers(
    [
        (-270, 1080, 26, 84), (-187, 1150, 24, 70), (-94, 1330, 28, 128), (-40, 1190, 44, 92),
        (83, 1440, 24, 168), (151, 1260, 52, 110), (230, 1190, 22, 76), (302, 1400, 30, 142),
        (385, 1240, 30, 92), (472, 1510, 34, 150), (594, 1440, 40, 120), (-432, 1370, 30, 100),
        (738, 1550, 36, 110), (-594, 1480, 40, 84), (43, 1620, 40, 104),
    ],
)  # fmt: skip
skyline.cable_bridge(-160, 1760)
places = [(rng.uniform(-90, 110), rng.uniform(70, 220), rng.uniform(1.1, 1.5)) for _ in range(130)]
trees(places, crowns(), trunks=0)

azimuth, elevation = 172, 24
sky(elevation, azimuth, strength=0.11, clouds=0.75, cover=0.55, seed=8.4, dust=0.2)
sun(azimuth, elevation, 6.0, (1, 0.80, 0.60), size=1.0)
camera((-0.35, 0.2, ROOF + 1.35), (0.80, 5.4, ROOF + 0.50), lens=35, fstop=2.0, focus=(0.3, 3.7, ROOF + 0.1))
render(
    Grade(exposure=0.35, glow=0.06),
    Haze(start=40, depth=520, most=0.84, colour=(0.36, 0.38, 0.41), blur=1.2),
)
