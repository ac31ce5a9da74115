"""Recently done: the eaves of a town house, its old pantiles laid again above a new zinc-lined gutter."""

from mathutils import Vector

from studio.geometry import box, prism
from studio.gutters import box_gutter
from studio.materials import brown_brick, coat, red_brick, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import lay_ridge, ridge_tile, roof_plane
from studio.surroundings import crowns, ground, sky, sun, trees
from studio.tiles import lay, old_pantile, tile_material

EAVES = 9.0

new_scene()
old_reds = [
    (0, (0.115, 0.050, 0.036)), (0.3, (0.190, 0.074, 0.045)), (0.55, (0.235, 0.094, 0.054)),
    (0.74, (0.155, 0.078, 0.055)), (0.84, (0.078, 0.062, 0.055)), (1, (0.26, 0.120, 0.072)),
]  # fmt: skip
plane = roof_plane(50, (0, 0, EAVES))
clay = tile_material(old_reds, moss=0.04, lichen=0.9, grime=0.35, gauge=0.285)
tile = old_pantile(clay)
lay(tile, plane, 75, 22, start=(-3.2, -0.06), untidy=1.9)
top = plane @ Vector((0, 6.35, 0.06))
lay_ridge(ridge_tile(clay), -3.2, 13, top.z, top.y)
box((-3.4, 13), (0.0, 6.4), (-0.12, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, plane)
stone = coat("stone", (0.34, 0.31, 0.26), 0.85, variation=0.2)
box((12.45, 12.75), (-0.1, 6.5), (-0.1, 0.20), stone, 0.02, plane)

paint = coat("cornice paint", (0.72, 0.70, 0.64), 0.35, variation=0.05)
box_gutter((-3.4, 13.0), 0.06, EAVES - 0.045, zinc(), paint, depth=0.15, width=0.25)
box((-3.4, 12.9), (0.05, 0.3), (0, EAVES - 0.22), red_brick(), 0, mapped=True)
box((-3.4, 12.95), (-0.19, 0.05), (EAVES - 0.50, EAVES - 0.23), paint, 0.006)
for i in range(24):
    box((-3.3 + 0.65 * i, -3.18 + 0.65 * i), (-0.30, -0.15), (EAVES - 0.46, EAVES - 0.235), paint, 0.007)

# What stands beyond the end of the house, far out of focus.
ground(coat("street", (0.11, 0.10, 0.09), 0.9, variation=0.2), half=600)
for x, y, half, tall in ((24, 5.5, 4, 7.5), (36, -4, 5, 7.0), (52, 1, 6, 8.0)):
    gable_end = [(y - half, 0), (y + half, 0), (y + half, tall), (y, tall + 0.8 * half), (y - half, tall)]
    prism(gable_end, x, x + 9, brown_brick())
trees([(20 + 5 * i, -1.5 - (i * 5) % 7, 1.15) for i in range(8)], crowns(), trunks=0)

sky(18, -28, strength=0.13, clouds=0.75, cover=0.5, seed=6.8)
sun(-20, 20, 5.8, (1, 0.80, 0.58))
eye, aim = Vector((-1.30, -1.0, EAVES + 0.44)), Vector((0.62, 0.20, EAVES + 0.32))
camera(eye, aim, lens=31, fstop=4.0, focus=(-0.15, -0.02, EAVES + 0.12))
render(Grade(exposure=0.4), Haze(start=18, depth=90))
