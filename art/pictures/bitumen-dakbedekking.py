"""A cap sheet being torched on a flat roof: the seam just made, the roll and the torch, in low sun."""

import random

from studio import flat_roof
from studio.materials import coat, wood
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import crowns, sky, sun, trees

ROOF, SHEET = 6.0, flat_roof.SHEET

new_scene()
rng = random.Random(4)
slate, base = flat_roof.slate_felt((0.066, 0.071, 0.077)), flat_roof.base_felt()
film, melt = flat_roof.film_felt(), flat_roof.melted_bitumen()
aluminium = coat("aluminium", (0.55, 0.56, 0.57), 0.35, 0.9, variation=0.08)
steel = coat("steel", (0.42, 0.42, 0.43), 0.32, 0.95, bumps=0.02, variation=0.2)
brass = coat("brass", (0.55, 0.36, 0.12), 0.3, 0.95)
handle = wood((0.30, 0.15, 0.06), (0.2, 0.09, 0.035), roughness=0.45)
hose = coat("hose", (0.42, 0.075, 0.02), 0.45)

# The sheets laid before came from other rolls: each its own tone.
tones = [(0.058, 0.062, 0.067), (0.070, 0.074, 0.078), (0.062, 0.066, 0.071), (0.074, 0.077, 0.080)]
older = [flat_roof.slate_felt(tone, worn=0.5) for tone in tones]
weld = flat_roof.melted_bitumen(strewn=0.30)

flat_roof.field((-6.0, 12.0), (-4.0, 12.0), ROOF - SHEET, base, melt, rng, bead_until=5)
laid = 1.25
for i in range(1, 6):
    left = -0.91 * i
    edge = flat_roof.sheet((left, left + 1.0), (-4, 12), ROOF + SHEET, older[i % 4], rng)
    flat_roof.bead(edge, (-4, 7), ROOF + 2 * SHEET, weld, rng)
edge = flat_roof.sheet((0, 1.0), (-4, laid), ROOF + SHEET, slate, rng, step=0.03)
flat_roof.bead(edge, (-4, laid - 0.04), ROOF + 2 * SHEET, weld, rng, width=0.013, step=0.004)
flat_roof.bead(lambda y: 0.998, (-4, laid - 0.05), ROOF + SHEET, melt, rng, width=0.011, side=1)
flat_roof.roll((0.0, 1.0), laid, ROOF + 1.9 * SHEET, film, slate, rng)
flat_roof.torch(0.42, 0.62, ROOF + 2.1 * SHEET, 104, steel, brass, handle, hose)

flat_roof.upstand((-9, 9), (20, 9), ROOF, (0, -1), slate, melt, rng, height=0.3)
flat_roof.coping((-9, 9.15), (20, 9.15), ROOF + 0.3, 0.3, aluminium)
places = [(rng.uniform(-30, 45), rng.uniform(34, 80), rng.uniform(0.85, 1.25)) for _ in range(60)]
trees(places, crowns(), trunks=0)

azimuth, elevation = 122, 22
sky(elevation, azimuth, strength=0.07, clouds=0.85, cover=0.6, seed=3.1)
sun(azimuth, elevation, 8.0, (1, 0.78, 0.54))
camera((-0.30, -0.42, ROOF + 0.36), (0.36, 0.85, ROOF + 0.03), lens=33, fstop=2.8, focus=(0.1, 0.65, ROOF))
render(Grade(exposure=0.55, warmth=0.02), Haze(start=14, depth=90, most=0.6, colour=(0.62, 0.57, 0.50)))
