"""Maintenance: a mossy roof being swept clean course by course, broom and bucket on the spot."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mathutils import Vector  # noqa: E402
from studio.geometry import box, move, turn  # noqa: E402
from studio.lead import covering_height  # noqa: E402
from studio.materials import coat  # noqa: E402
from studio.moss import grow  # noqa: E402
from studio.render import Grade, camera, new_scene, render  # noqa: E402
from studio.roof import roof_plane  # noqa: E402
from studio.surroundings import overcast, sun  # noqa: E402
from studio.tiles import lay, pantile, tile_material  # noqa: E402
from studio.tools import brush, bucket, ladder  # noqa: E402

EDGE = 0.45

new_scene()
plane = roof_plane(38)
browns = [
    (0, (0.095, 0.052, 0.038)),
    (0.4, (0.135, 0.070, 0.047)),
    (0.8, (0.165, 0.085, 0.055)),
    (1, (0.085, 0.055, 0.045)),
]
clean = pantile(tile_material(browns, lichen=0.15, grime=0.15, age=0.7, wet=0.35))
dirty = pantile(tile_material(browns, moss=0.7, lichen=0.8, grime=0.7))
start = (-4.0, -0.04)


def is_clean(x, y):
    return x > EDGE - 0.205 * (1 if y < 1.7 else 0 if y < 2.4 else -1)


lay(clean, plane, 46, 18, start=start, keep=is_clean, untidy=1.2)
lay(dirty, plane, 46, 18, start=start, keep=lambda x, y: not is_clean(x, y), untidy=1.2)
surface = covering_height(clean, start[0])
grow(dirty, plane, 46, 18, start, surface, amount=3.2, dry=0.6, keep=lambda x, y: not is_clean(x + 0.06, y))
grow(
    dirty,
    plane,
    46,
    18,
    start,
    surface,
    amount=0.35,
    dry=0.9,
    keep=lambda x, y: is_clean(x, y) and x < EDGE + 0.7,
    seed=3,
)
box((-4.2, 6), (0, 6), (-0.12, -0.03), coat("deck", (0.03, 0.03, 0.03), 0.9), matrix=plane)

ladder(plane @ move(1.62, 0.2, 0.085), length=5.5)
brush(plane @ move(0.62, 1.72, 0.135) @ turn(-148) @ turn(3, "X"))
box((1.40, 1.84), (2.78, 2.82), (0.147, 0.165), coat("hook", (0.4, 0.4, 0.4), 0.4, 0.9), matrix=plane)
bucket(plane @ move(1.62, 2.63, 0.175) @ turn(-24, "X"), (0.16, 0.022, 0.012))

overcast(strength=0.9, relief=0.35)
sun(-160, 34, 1.6, (1, 0.93, 0.84), size=14)
camera(
    plane @ Vector((-0.35, 0.05, 1.18)),
    plane @ Vector((0.78, 2.1, 0.02)),
    lens=31,
    fstop=4.5,
    focus=plane @ Vector((0.6, 1.75, 0.1)),
)
render(Grade(exposure=0.35))
