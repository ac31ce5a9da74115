"""A flat roof in the making: the roll at the end of its sheet, the gas torch on the underlay beside it."""

import random

from studio import flat_roof
from studio.materials import coat, wood
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import sky, sun

ROOF, SHEET = 6.0, flat_roof.SHEET

new_scene()
rng = random.Random(4)
slate, base = flat_roof.slate_felt((0.080, 0.085, 0.090)), flat_roof.base_felt()
film, melt = flat_roof.film_felt(), flat_roof.melted_bitumen()
aluminium = coat("aluminium", (0.55, 0.56, 0.57), 0.35, 0.9, variation=0.08)
steel = coat("steel", (0.42, 0.42, 0.43), 0.32, 0.95, bumps=0.02, variation=0.2)
brass = coat("brass", (0.55, 0.36, 0.12), 0.3, 0.95)
handle = wood((0.30, 0.15, 0.06), (0.2, 0.09, 0.035), roughness=0.45)
hose = coat("hose", (0.42, 0.075, 0.02), 0.45)

# The sheets laid before came from other rolls: each its own tone.
tones = [(0.070, 0.074, 0.079), (0.084, 0.088, 0.092), (0.074, 0.078, 0.083), (0.088, 0.091, 0.094)]
older = [flat_roof.slate_felt(tone, worn=0.4) for tone in tones]
weld = flat_roof.melted_bitumen(strewn=0.55)

flat_roof.field((-1.0, 14.0), (-4.0, 7.0), ROOF - SHEET, base, melt, rng, bead_until=3)
laid = 1.05
for i in range(1, 22):
    left = -0.91 * i
    edge = flat_roof.sheet((left, left + 1.0), (-4, 7), ROOF + SHEET, older[i % 4], rng)
    flat_roof.bead(edge, (-4, 7), ROOF + 2 * SHEET, weld, rng, width=0.008)
edge = flat_roof.sheet((0, 1.0), (-4, laid), ROOF + SHEET, slate, rng, step=0.03)
flat_roof.bead(edge, (-4, laid - 0.04), ROOF + 2 * SHEET, weld, rng, width=0.009, step=0.004)
flat_roof.bead(lambda y: 0.998, (-4, laid - 0.05), ROOF + SHEET, melt, rng, width=0.011, side=1)
flat_roof.roll((0.0, 1.0), laid, ROOF + 1.9 * SHEET, film, slate, rng)
flat_roof.torch(1.13, 0.68, ROOF + 0.2 * SHEET, 150, steel, brass, handle, hose)

flat_roof.upstand((-20, 6), (20, 6), ROOF, (0, -1), slate, melt, rng, height=0.62)
flat_roof.coping((-20, 6.15), (20, 6.15), ROOF + 0.62, 0.3, aluminium)

azimuth, elevation = -14, 23
sky(elevation, azimuth, strength=0.10, clouds=0.7, cover=0.45, seed=3.1)
sun(azimuth, elevation, 8.0, (1, 0.84, 0.64))
camera((1.70, -0.46, ROOF + 0.51), (0.88, 1.05, ROOF + 0.075), lens=30, fstop=4.0, focus=(1.1, 0.80, ROOF + 0.05))
render(Grade(exposure=0.5), Haze(start=60, depth=200))
