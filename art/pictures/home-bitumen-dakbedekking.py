"""New rolls of bitumen standing ready on a half-covered flat roof, early in the morning."""

import random

from studio import flat_roof, skyline
from studio.geometry import box, move, tube, turn
from studio.materials import coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import crowns, ground, sky, sun, trees

ROOF, SHEET = 9.0, flat_roof.SHEET

new_scene()
rng = random.Random(15)
slate, base = flat_roof.slate_felt((0.070, 0.076, 0.073), worn=0.45), flat_roof.base_felt()
film, melt = flat_roof.film_felt(), flat_roof.melted_bitumen()
aluminium = coat("aluminium", (0.55, 0.56, 0.57), 0.35, 0.9, variation=0.08)
band = coat("tape band", (0.50, 0.47, 0.40), 0.35)
label = flat_roof.printed_paper()
bottle = coat("bottle", (0.17, 0.185, 0.19), 0.46, 0.2, bumps=0.10, scale=45, variation=0.45)
brass = coat("brass", (0.55, 0.36, 0.12), 0.3, 0.95)
hose = coat("hose", (0.42, 0.075, 0.02), 0.45)

flat_roof.field((-8.0, 9.0), (-4.0, 7.0), ROOF - 1.7 * SHEET, base, melt, rng, bead_until=6)
for i in range(8):
    left = 0.35 + 0.91 * i
    edge = flat_roof.sheet((left, left + 1.0), (-4, 7), ROOF + SHEET, slate, rng)
    flat_roof.bead(edge, (-4, 6), ROOF + 2 * SHEET, melt, rng)
# Six rolls in the morning sun; the paper of a label hangs a little loose, its seam never in the same place.
spots = ((-0.50, 1.42), (-0.26, 1.47), (-0.62, 1.66), (-0.37, 1.71), (-0.13, 1.73), (-0.50, 1.94))
for x, y in spots:
    stands = flat_roof.standing_roll(x, y, ROOF - 0.5 * SHEET, film, slate, band, rng)
    flat_roof.wrapper(
        stands @ move(0, 0, 0.40 + rng.gauss(0, 0.012)), 0.24, label, 0.1105, rng.uniform(0, 360), rng
    )

flat_roof.propane_cylinder(move(1.47, 2.05, ROOF + 2 * SHEET) @ turn(200), bottle, brass)
valve = (1.47, 2.05, ROOF + 0.56)
line = [
    valve, (1.36, 1.88, ROOF + 0.50), (1.26, 1.62, ROOF + 0.02), (1.05, 1.42, ROOF + 0.018),
    (1.60, 1.02, ROOF + 0.018), (2.3, 1.10, ROOF + 0.018), (3.4, 1.6, ROOF + 0.018),
]  # fmt: skip
tube(flat_roof.bend(line, 0.4, 12), 0.0075, hose, 12)

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

azimuth, elevation = -32, 17
sky(elevation, azimuth, strength=0.10, clouds=0.85, cover=0.45, seed=27.0)
sun(azimuth, elevation, 6.4, (1, 0.77, 0.52))
camera(
    (0.10, -0.62, ROOF + 1.18), (0.24, 2.2, ROOF + 0.38), lens=34, fstop=3.2, focus=(-0.40, 1.45, ROOF + 0.6)
)
render(Grade(exposure=0.4), Haze(start=20, depth=110, most=0.7, colour=(0.56, 0.51, 0.46), blur=1.4))
