"""New rolls of bitumen standing ready on a half-covered flat roof, early in the morning."""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from studio import flat_roof, skyline  # noqa: E402
from studio.geometry import box, lathe, move, tube  # noqa: E402
from studio.materials import coat  # noqa: E402
from studio.render import Grade, Haze, camera, new_scene, render  # noqa: E402
from studio.surroundings import crowns, ground, sky, sun, trees  # noqa: E402

ROOF, SHEET = 9.0, flat_roof.SHEET

new_scene()
rng = random.Random(15)
slate, base = flat_roof.slate_felt((0.088, 0.096, 0.09)), flat_roof.base_felt()
film, melt = flat_roof.film_felt(), flat_roof.melted_bitumen()
aluminium = coat("aluminium", (0.55, 0.56, 0.57), 0.35, 0.9, variation=0.08)
band = coat("tape band", (0.50, 0.47, 0.40), 0.35)
print_ = coat("printed label", (0.03, 0.11, 0.07), 0.5)
label = coat("paper", (0.56, 0.54, 0.48), 0.7, variation=0.06)
bottle = coat("bottle", (0.30, 0.31, 0.33), 0.42, 0.25, bumps=0.04, scale=60, variation=0.2)
brass = coat("brass", (0.55, 0.36, 0.12), 0.3, 0.95)
hose = coat("hose", (0.42, 0.075, 0.02), 0.45)

flat_roof.field((-8.0, 9.0), (-4.0, 7.0), ROOF - SHEET, base, melt, rng, bead_until=6)
for i in range(8):
    left = 0.35 + 0.91 * i
    edge = flat_roof.sheet((left, left + 1.0), (-4, 7), ROOF + SHEET, slate, rng)
    flat_roof.bead(edge, (-4, 6), ROOF + 2 * SHEET, melt, rng)
for x, y in ((-0.50, 1.42), (-0.27, 1.50), (-0.60, 1.66), (-0.36, 1.74), (-0.14, 1.71), (-0.50, 1.93)):
    stands = flat_roof.standing_roll(x, y, ROOF, film, slate, band, rng)
    lathe([(0.1066, 0.42), (0.1066, 0.64)], label, stands)
    lathe([(0.1070, 0.585), (0.1070, 0.632)], print_, stands)

# The gas bottle of the torch, with its collar, valve and hose.
body = [
    (0.001, 0.02),
    (0.10, 0.02),
    (0.125, 0.05),
    (0.127, 0.36),
    (0.11, 0.44),
    (0.05, 0.485),
    (0.025, 0.49),
    (0.025, 0.52),
]
spot = move(1.25, 2.65, ROOF + 2 * SHEET)
lathe(body, bottle, spot)
lathe([(0.105, 0.0), (0.107, 0.04), (0.104, 0.05)], bottle, spot)
lathe([(0.085, 0.47), (0.088, 0.50), (0.088, 0.60), (0.084, 0.60), (0.084, 0.50)], bottle, spot)
lathe([(0.014, 0.52), (0.014, 0.56), (0.028, 0.565), (0.028, 0.585), (0.001, 0.587)], brass, spot)
line = [
    (1.25, 2.6, ROOF + 0.56),
    (1.22, 2.45, ROOF + 0.50),
    (1.15, 2.25, ROOF + 0.02),
    (0.85, 1.75, ROOF + 0.018),
    (1.35, 1.15, ROOF + 0.018),
    (2.3, 1.0, ROOF + 0.018),
    (3.4, 1.6, ROOF + 0.018),
]
tube(flat_roof.bend(line, 0.5, 12), 0.0075, hose, 12)

flat_roof.upstand((-8, 7), (9, 7), ROOF, (0, -1), base, melt, rng, height=0.34)
flat_roof.coping((-8, 7.15), (9, 7.15), ROOF + 0.34, 0.3, aluminium)
box((-8, 9), (7.0, 7.3), (0, ROOF + 0.33), base, 0)
ground(coat("town floor", (0.07, 0.075, 0.05), 0.95, variation=0.3), half=3000)
skyline.blocks(60, 60, 260, [6.4, 9.6, 9.6, 12.8, 16], seed=12)
trees(
    [(rng.uniform(-40, 60), rng.uniform(26, 80), rng.uniform(1.1, 1.5)) for _ in range(60)],
    crowns(),
    trunks=0,
)

azimuth, elevation = 8, 16
sky(elevation, azimuth, strength=0.12, clouds=0.85, cover=0.45, seed=27.0)
sun(azimuth, elevation, 5.6, (1, 0.80, 0.58))
camera(
    (-0.02, -0.75, ROOF + 1.42), (0.08, 2.2, ROOF + 0.40), lens=38, fstop=4.0, focus=(-0.45, 1.5, ROOF + 0.6)
)
render(Grade(exposure=0.6), Haze(start=20, depth=110, most=0.7, colour=(0.64, 0.61, 0.58), blur=1.4))
