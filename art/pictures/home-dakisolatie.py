"""The build-up of an insulated roof, end on: boarding, PIR, membrane, counter batten, batten, tile."""

import random

from studio import insulation
from studio.geometry import move
from studio.materials import coat, membrane
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import battens, counter_battens, roof_plane
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, smoked_clay
from studio.timber import boarding, rafters, spruce

PIR = 0.12

new_scene()
rng = random.Random(21)
plane = roof_plane(36, (0, 0, 5.0))
old_wood, new_wood = spruce(weathered=0.55), spruce()
facing, core = insulation.foil(), insulation.foam()
felt = membrane((0.05, 0.058, 0.07), wrinkle=0.35)

rafters(plane, (0.02, 4.0), (-0.5, 5), old_wood, spacing=0.60, size=(0.071, 0.156), top=-0.019)
boarding(plane, (0.0, 5), (-0.5, 5), old_wood, board=0.15, thickness=0.019)
insulation.boards(plane, (0.0, 5), (-0.5, 5), (0.001, PIR), facing, core, size=(1.2, 0.6), seed=3)
insulation.sheets(plane, (-0.10, 5), (-0.5, 5), PIR, felt)
counter_battens(plane @ move(0, 0, PIR + 0.010), (0.02, 4.0), (-0.5, 5), new_wood, spacing=0.60)
level = PIR + 0.032
battens(plane, (0.0, 5), (-0.4, 5), new_wood, first=0.05, lift=level)
insulation.screws(
    plane,
    [0.038 + 0.6 * i for i in range(4)],
    (-0.5, 5),
    level,
    coat("plated", (0.62, 0.60, 0.52), 0.35, 0.9),
)
tile = pantile(smoked_clay(lichen=0.15, grime=0.15))


def laid(x, y):
    """The tiles have come up to a stepped edge, two columns back from the verge."""
    return x > 0.34 + 0.205 * ((y > 0.8) + (y > 1.45))


lay(tile, plane @ move(0, 0, level + 0.031), 20, 15, start=(0.14, -0.40), keep=laid, untidy=1.0)

trees(
    [(rng.uniform(5, 60), rng.uniform(8, 60), rng.uniform(0.9, 1.3)) for _ in range(50)], crowns(), trunks=0
)
azimuth, elevation = 208, 30
sky(elevation, azimuth, strength=0.13, clouds=0.85, cover=0.6, seed=33.0)
sun(azimuth, elevation, 4.6, (1, 0.88, 0.74))
focus = plane @ move(0.02, 0.75, 0.08).to_translation()
eye = plane @ move(-0.92, 0.02, 0.40).to_translation()
camera(eye, plane @ move(0.16, 0.80, 0.06).to_translation(), lens=40, fstop=4.0, focus=focus)
render(Grade(exposure=0.15), Haze(start=20, depth=100))
