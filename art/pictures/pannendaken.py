"""Pantiles close up: natural red clay in low morning light, looked at along the courses."""

from mathutils import Vector

from studio.geometry import box
from studio.materials import coat
from studio.render import Grade, camera, new_scene, render
from studio.roof import roof_plane
from studio.surroundings import sky, sun
from studio.tiles import lay, pantile, red_clay

new_scene()
plane = roof_plane(45)
tile = pantile(red_clay(moss=0.12, lichen=0.7, grime=0.4))
lay(tile, plane, 46, 22, start=(-3.5, -0.04), untidy=1.3)
box((-3.6, 6.0), (0, 7.4), (-0.12, -0.03), coat("deck", (0.03, 0.03, 0.03), 0.9), matrix=plane)

sky(22, -14, clouds=0.85)
sun(-14, 24, 6.0, (1, 0.86, 0.70))
sharp = plane @ Vector((0.15, 2.35, 0.03))
camera(
    plane @ Vector((-0.95, 1.25, 0.72)), plane @ Vector((0.45, 2.62, 0.0)), lens=42, fstop=4.0, focus=sharp
)
render(Grade(exposure=0.8))
