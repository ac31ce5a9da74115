"""The build-up of an insulated roof, end on: boarding, PIR, membrane, counter batten, batten, tile."""

import random

from scenes.insulated_roof import OldTimber, Starts, insulated_roof
from studio.geometry import move
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import roof_plane
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, smoked_clay

new_scene()
rng = random.Random(21)
plane = roof_plane(36, (0, 0, 5.0))
starts = Starts(rafters=0.02, boarding=0.0, insulation=0.0, membrane=-0.10, counter_battens=0.02, battens=0.0)
timber = OldTimber((0.071, 0.156), spacing=0.60, board=0.15, thickness=0.019, weathered=0.55)
covered = insulated_roof(plane, starts, 5.0, (-0.5, 5), timber, pir=0.12, first_batten=0.15)
tile = pantile(smoked_clay(lichen=0.15, grime=0.15))


def laid(x, y):
    """The tiles have come up to a stepped edge, two columns back from the verge."""
    return x > 0.34 + 0.205 * ((y > 0.8) + (y > 1.45))


lay(tile, covered, 20, 15, start=(0.14, -0.40), keep=laid, untidy=1.0)

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
