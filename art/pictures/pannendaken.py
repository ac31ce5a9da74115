"""Pantiles close up: natural red clay in low morning light, looked at along the courses."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from studio.materials import coat  # noqa: E402
from studio.render import Grade, camera, new_scene, render  # noqa: E402
from studio.roof import roof_plane  # noqa: E402
from studio.surroundings import sky, sun  # noqa: E402
from studio.tiles import lay, pantile, red_clay  # noqa: E402
from studio.geometry import box  # noqa: E402

new_scene()
plane = roof_plane(45)
tile = pantile(red_clay(moss=0.15, lichen=0.7, grime=0.5))
lay(tile, plane, 34, 22, start=(-3.5, -0.04), untidy=1.3)
box((-3.6, 3.6), (0, 7.4), (-0.12, -0.03), coat("deck", (0.03, 0.03, 0.03), 0.9), matrix=plane)
sky(22, -12, clouds=0.85)
sun(-12, 24, 5.2)
eye, focus = plane @ __import__("mathutils").Vector((-0.9, 1.2, 0.75)), plane @ __import__("mathutils").Vector((0.35, 2.7, 0.03))
camera(eye, focus, lens=45, fstop=2.8, focus=focus)
render(Grade())
