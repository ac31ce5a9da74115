"""Insulating a roof from outside, layer by layer: boarding, PIR boards, membrane, battens, tiles."""

import random

from scenes.insulated_roof import OldTimber, Starts, insulated_roof
from studio import insulation
from studio.geometry import move
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import roof_plane
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, red_clay

PIR, RIGHT, Y = 0.12, 4.45, (-0.3, 6.5)

new_scene()
rng = random.Random(12)
plane = roof_plane(40, (0, 0, 4.0))
starts = Starts(
    rafters=-4.4,
    boarding=-4.4,
    insulation=-0.22,
    membrane=0.28,
    counter_battens=0.40,
    battens=0.40,
    stagger=0.45,
)
timber = OldTimber((0.065, 0.15), spacing=0.62, board=0.143, thickness=0.018, weathered=0.85)
covered = insulated_roof(plane, starts, RIGHT, Y, timber, PIR, first_batten=0.06)
insulation.tape_joints(plane, (starts.insulation, RIGHT), Y, PIR, insulation.tape_material(), size=(1.2, 0.6))
for row in range(5):
    low = Y[0] + 0.6 + 1.2 * row
    insulation.tape(
        plane,
        (starts.insulation, low),
        (starts.insulation, low + 0.6),
        PIR + 0.0014,
        insulation.tape_material(),
    )
tile = pantile(red_clay(lichen=0.6, grime=0.5, moss=0.08))
lay(tile, covered, 17, 21, start=(0.95, -0.30), untidy=1.3)

trees(
    [(rng.uniform(-30, 30), rng.uniform(18, 50), rng.uniform(0.9, 1.3)) for _ in range(40)],
    crowns(),
    trunks=0,
)
azimuth, elevation = 205, 26
sky(elevation, azimuth, strength=0.13, clouds=0.8, seed=9.3)
sun(azimuth, elevation, 4.6, (1, 0.86, 0.70))
eye = plane @ move(-1.28, -0.50, 0.92).to_translation()
aim = plane @ move(0.10, 0.95, 0.06).to_translation()
camera(eye, aim, lens=31, fstop=5.6, focus=plane @ move(0.1, 1.0, 0.1).to_translation())
render(Grade(exposure=0.2), Haze(start=25, depth=120))
