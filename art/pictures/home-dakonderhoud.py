"""Maintenance on the home page: a zinc gutter choked with wet autumn leaves, seen along the eaves."""

import numpy as np

from studio.fallen_leaves import leaf_material, leaf_points, scatter
from studio.geometry import box, turn
from studio.gutters import half_round
from studio.materials import brown_brick, coat, grass, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import roof_plane
from studio.surroundings import crowns, ground, hedge, sky, sun, trees
from studio.tiles import lay, pantile, red_clay

RIM, RADIUS, MIDDLE = 3.0, 0.090, -0.105

new_scene()
plane = roof_plane(40, (0, -0.055, RIM + 0.05))
tile = pantile(red_clay(moss=0.32, lichen=0.8, grime=0.7, wet=0.35))
first = -8.75
lay(tile, plane, 56, 5, start=(first, -0.04), untidy=1.3)
box((-8.8, 3), (0.05, 3), (-0.12, -0.03), coat("deck", (0.03, 0.03, 0.03), 0.9), 0, plane)
steel = coat("bracket", (0.45, 0.46, 0.48), 0.45, 0.85, bumps=0.1, variation=0.3)
half_round((-9, 3), MIDDLE, RIM, zinc(), steel, steel, radius=RADIUS)
box((-9, 3), (-0.01, 0.02), (RIM - 0.25, RIM + 0.02), coat("fascia", (0.60, 0.59, 0.55), 0.4), 0.004)
box((-9, 3), (0.1, 0.3), (0, RIM), brown_brick(), 0, mapped=True)

rng = np.random.default_rng(23)
inside = RADIUS - 0.004


def heap(x):
    """How high the leaves stand against the rim along the gutter; they end at a clean stretch in front."""
    thick = 0.012 * np.sin(5.1 * x + 1) + 0.010 * np.sin(12.7 * x) + 0.006 * np.sin(31 * x)
    return 0.022 + thick - 0.112 / (1 + np.exp(-(x - 0.62) / 0.05))


def settled(points):
    """Keeps a leaf within the gutter's bowl and below the tiles that reach over it."""
    x, across, up = points[:, 0], points[:, 1] - MIDDLE, points[:, 2] - RIM
    under_tiles = across > 0.012
    up = np.where(under_tiles, np.minimum(up, 0.008), up)
    behind = np.minimum(across, inside)
    out = np.hypot(behind, np.minimum(up, 0))
    pull = np.where((up < 0) & (out > inside), inside / np.maximum(out, 1e-6), 1)
    across, up = behind * pull, np.where(up < 0, up * pull, up)
    in_front = (across < -inside) & (up < 0.014)
    return np.stack([x, np.where(in_front, -inside, across) + MIDDLE, up + RIM], 1)


def tumbled(size, tilt):
    frame = np.array(
        turn(rng.uniform(0, 360)) @ turn(rng.normal(0, tilt), "X") @ turn(rng.normal(0, tilt), "Y")
    )
    return leaf_points(rng, size) @ frame[:3, :3].T


leaves = []
for layer in np.linspace(0, 1, 2600):
    x = rng.uniform(-3.2, 0.95)
    top = heap(x)
    if top < -0.085:
        continue
    up = -0.086 + (top + 0.086) * layer**0.7
    reach = np.sqrt(max(inside**2 - min(up, 0) ** 2, 1e-4)) * 0.85
    spot = (x, MIDDLE + rng.uniform(-reach, reach), RIM + up)
    leaves.append(settled(tumbled(rng.uniform(0.035, 0.075), 12 + 16 * layer) + spot))
scatter(leaves, leaf_material(wet=0.7))
sludge = coat("sludge", (0.016, 0.012, 0.009), 0.35, bumps=0.9, scale=90, variation=0.4)
box((-9, 0.80), (MIDDLE - 0.05, MIDDLE + 0.05), (RIM - 0.088, RIM - 0.074), sludge, 0.006)

ground(grass())
hedge((-12, 2.5), (-3.6, -2.6), 1.5)
trees([(-9, -5, 0.5), (-6, -7, 0.55), (-13, -4, 0.6), (-3.5, -8, 0.5)], crowns(), trunks=4)
azimuth, elevation = -118, 30
sky(elevation, azimuth, strength=0.11, clouds=0.85, cover=0.6, seed=4.0)
sun(azimuth, elevation, 4.6, (1, 0.82, 0.62), size=1.5)
camera((0.92, -0.43, RIM + 0.44), (0.12, -0.082, RIM - 0.01), lens=38, fstop=4.0, focus=(0.38, -0.11, RIM))
render(Grade(exposure=0.3), Haze(start=14, depth=40, most=0.3))
