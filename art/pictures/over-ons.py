"""Who we are: tiles stacked in the yard against a warm brick wall, ladder and tools, evening light."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import random  # noqa: E402

from mathutils import Vector  # noqa: E402
from studio.geometry import box, move, place, turn  # noqa: E402
from studio.materials import brick, paving, wood  # noqa: E402
from studio.render import Grade, camera, new_scene, render  # noqa: E402
from studio.surroundings import sky, sun  # noqa: E402
from studio.tiles import pantile, red_clay, smoked_clay  # noqa: E402
from studio.tools import bucket, hammer, ladder  # noqa: E402

new_scene()
rng = random.Random(21)
old_wall = brick((0.14, 0.055, 0.036), (0.27, 0.115, 0.07), (0.34, 0.31, 0.27))
box((-6, 6), (0.62, 0.9), (0, 4.5), old_wall, 0, mapped=True)
box((-8, 8), (-6, 0.62), (-0.05, 0.0), paving(), 0, mapped=True)
pine = wood((0.44, 0.32, 0.19), (0.30, 0.20, 0.11), grey=0.4)


def pallet(x, y):
    for i in range(7):
        box((x, x + 1.2), (y + i * 0.135, y + i * 0.135 + 0.098), (0.122, 0.144), pine, 0.003)
    for at in (0.0, 0.55, 1.1):
        box((x + at, x + at + 0.1), (y, y + 0.91), (0.1, 0.122), pine, 0.003)
        for depth in (0.0, 0.4, 0.81):
            box((x + at, x + at + 0.1), (y + depth, y + depth + 0.1), (0.022, 0.1), pine, 0.003)


def row(tile, x, y, z, count):
    """Pantiles standing on their heads, leaning into each other, as they come from the kiln."""
    for i in range(count):
        lean = (
            move(x + i * 0.0385 + rng.gauss(0, 0.0012), y + rng.gauss(0, 0.004), z)
            @ turn(-90, "Z")
            @ turn(90, "X")
        )
        place(tile.data, lean @ turn(-8 + rng.gauss(0, 0.5), "X") @ move(0, 0.0, 0) @ turn(rng.gauss(0, 0.5)))


red = pantile(red_clay(lichen=0.15, grime=0.0, moss=0.0, age=0.5))
dark = pantile(smoked_clay(lichen=0.2, grime=0.0, moss=0.0, age=0.6))
pallet(-0.62, -0.42)
for layer, count in ((0, 27), (1, 22)):
    for depth in range(3):
        row(
            red,
            -0.56,
            -0.14 + depth * 0.275,
            0.146 + layer * 0.425,
            count - (3 if layer and depth == 0 else 0),
        )
pallet(1.05, -0.30)
for depth in range(3):
    row(dark, 1.10, -0.02 + depth * 0.275, 0.146, 26 if depth else 19)
hammer(move(0.72, -0.62, 0.014) @ turn(-62))
bucket(move(-1.25, -0.22, 0.0) @ turn(30))
ladder(move(-1.55, 0.05, 0.0) @ turn(81, "X"), length=4.2)
for x, y, angle in ((-0.25, -0.82, 20), (0.16, -0.72, -35)):
    place(red.data, move(x, y, 0.022) @ turn(angle))

sky(12, -118, strength=0.12, clouds=0.6)
sun(-128, 17, 5.0, (1, 0.72, 0.47))
camera((0.75, -3.3, 1.28), (0.10, 0.0, 0.62), lens=38, fstop=2.8, focus=Vector((0.0, -0.2, 0.7)))
render(Grade(exposure=0.55, warmth=0.01))
