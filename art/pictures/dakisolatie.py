"""Insulating a roof from outside, layer by layer: boarding, PIR boards, membrane, battens, tiles."""

import random

from studio import insulation
from studio.geometry import move
from studio.materials import coat, membrane
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import battens, counter_battens, roof_plane
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, red_clay
from studio.timber import boarding, rafters, spruce

PIR = 0.10

new_scene()
rng = random.Random(12)
plane = roof_plane(40, (0, 0, 4.0))
old_wood, new_wood = spruce(weathered=0.85), spruce()
facing, core = insulation.foil(), insulation.foam()
felt = membrane((0.05, 0.058, 0.07), wrinkle=0.35)
metal = coat("zinc plated", (0.62, 0.60, 0.52), 0.35, 0.9)

# From left to right each layer stops a step further on.
rafters(plane, (-4.4, 4.0), (-0.3, 6.5), old_wood, spacing=0.62, size=(0.065, 0.15), top=-0.018)
boarding(plane, (-4.4, 4.2), (-0.3, 6.5), old_wood)
insulation.boards(
    plane, (-0.60, 4.25), (-0.3, 6.5), (0.001, PIR), facing, core, size=(1.2, 0.6), bond=0.5, seed=3
)
insulation.tape_joints(plane, (-0.60, 4.25), (-0.3, 6.5), PIR, insulation.tape_material(), size=(1.2, 0.6))
insulation.sheets(plane, (0.22, 4.25), (-0.3, 6.5), PIR, felt)
counter_battens(plane @ move(0, 0, PIR + 0.010), (0.46, 4.2), (-0.3, 6.5), new_wood, spacing=0.60)
insulation.screws(plane, [0.478 + 0.6 * i for i in range(7)], (-0.3, 6.5), PIR + 0.032, metal)
battens(plane, (0.80, 4.25), (-0.3, 6.5), new_wood, first=0.06, lift=PIR + 0.032)
tile = pantile(red_clay(lichen=0.6, grime=0.5, moss=0.08))
lay(tile, plane @ move(0, 0, PIR + 0.063), 14, 21, start=(1.38, -0.30), untidy=1.3)

trees(
    [(rng.uniform(-30, 30), rng.uniform(18, 50), rng.uniform(0.9, 1.3)) for _ in range(40)],
    crowns(),
    trunks=0,
)
azimuth, elevation = 205, 26
sky(elevation, azimuth, strength=0.13, clouds=0.8, seed=9.3)
sun(azimuth, elevation, 4.6, (1, 0.86, 0.70))
eye = plane @ move(-1.25, -0.55, 1.15).to_translation()
aim = plane @ move(0.34, 1.25, 0.02).to_translation()
camera(eye, aim, lens=30, fstop=8, focus=plane @ move(0.2, 1.7, 0.1).to_translation())
render(Grade(exposure=0.2), Haze(start=25, depth=120))
