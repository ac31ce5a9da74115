"""What an inspection finds: a tile with a crack and a broken corner, ringed with chalk among sound ones."""

import math
import random

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from studio.geometry import box, mesh, move, place, surface
from studio.lead import covering_height
from studio.materials import coat
from studio.nodes import Shader
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import roof_plane
from studio.roof_window import RoofWindowMaterials, roof_window
from studio.surroundings import sky, sun
from studio.tiles import lay, pantile, red_clay

BROKEN = (7, 5)  # column and course
START = (-1.5, -0.04)

new_scene()
rng = random.Random(8)
plane = roof_plane(44)
tile = pantile(red_clay(moss=0.10, lichen=0.9, grime=0.6))
x, y = START[0] + BROKEN[0] * tile.cover, START[1] + BROKEN[1] * tile.gauge
surface_height = covering_height(tile, START[0])
window_x, window_y = (1.15, 1.93), (2.55, 3.75)


def laid(a, b):
    in_window = window_x[0] - 0.2 < a < window_x[1] + 0.03 and window_y[0] - 0.2 < b < window_y[1] + 0.05
    return not in_window and not (abs(a - x) < 0.01 and abs(b - y) < 0.01)


lay(tile, plane, 44, 24, start=START, keep=laid, untidy=1.3)
box((-1.6, 8), (0, 8), (-0.12, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, plane)
roof_window(plane, window_x, window_y, RoofWindowMaterials(), tile_height=surface_height)

# The crack runs from the tile's head to its foot; the corner below it has come off.
solid = tile.data.copy()
edit = bmesh.new()
edit.from_mesh(solid)
bmesh.ops.holes_fill(edit, edges=edit.edges)
bmesh.ops.triangulate(edit, faces=edit.faces)
bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
edit.to_mesh(solid)
edit.free()
broken = place(solid, plane @ move(x, y, 0.030) @ Matrix.Rotation(-tile.tilt, 4, "X"))
run = [
    (0.104 + 0.014 * math.sin(9 * t + 1) + rng.uniform(-0.003, 0.003), 0.055 + 0.36 * t)
    for t in np.linspace(0, 1, 26)
]
left = [(a - 0.0016 - 0.0010 * (1 - i / 25), b) for i, (a, b) in enumerate(run)]
right = [(a + 0.0016 + 0.0010 * (1 - i / 25), b) for i, (a, b) in enumerate(run)]
corner = [(0.124, 0.055), (0.138, 0.053), (0.150, 0.040), (0.168, 0.034), (0.177, 0.016), (0.184, -0.02)]
ragged = [(0.066, -0.02), (0.071, 0.008), (0.081, 0.017), (0.086, 0.034), (0.099, 0.046)]
outline = [*ragged, *left, *reversed(right), *corner]
count = len(outline)
vertices = [(a, b, c) for c in (-0.1, 0.1) for a, b in outline]
faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
fresh = coat("fresh clay", (0.46, 0.205, 0.12), 0.9, bumps=0.3, scale=200)
data = mesh("crack", vertices, faces, fresh)
edit = bmesh.new()
edit.from_mesh(data)
bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
edit.to_mesh(data)
edit.free()
cutter = place(data, broken.matrix_world)
cutter.hide_render = True
opening = broken.modifiers.new("crack", "BOOLEAN")
opening.object, opening.operation, opening.solver = cutter, "DIFFERENCE", "EXACT"

# The ring of chalk: a stroke that follows the tile and skips its pores.
shader = Shader("chalk", Base_Color=(0.80, 0.78, 0.62), Roughness=0.95, Specular=0.1)
pores = shader.noise(shader.position(), 260, 4, 0.75)
covers = shader.ramp(pores, [(0.40, 0), (0.52, 0.92)])
chalk = shader.blend(covers, shader.node("BsdfTransparent").outputs[0], shader.principled.outputs[0]).material
on_tile = covering_height(tile, 0.0, top=0.0)


def stroke(angle, side):
    reach = 1 + 0.05 * math.sin(2 * angle + 1) + 0.03 * math.sin(5 * angle) + 0.012 * angle
    wide = side * 0.0042 * (1 + 0.25 * math.sin(13 * angle))
    a = 0.118 + (0.062 * reach + wide) * math.cos(angle)
    b = 0.152 + (0.088 * reach + wide) * math.sin(angle)
    return (a, b, on_tile(a) + 0.0012)


place(
    surface(stroke, np.linspace(0.2, 2 * math.pi + 0.5, 120), (-1, -0.3, 0.3, 1), chalk, name="chalk"),
    broken.matrix_world,
)

sky(22, -10, strength=0.13, clouds=0.8, cover=0.5, seed=14.0)
sun(-12, 25, 5.8, (1, 0.86, 0.70))
sharp = plane @ Vector((x + 0.1, y + 0.1, 0.03))
eye, aim = plane @ Vector((x - 0.36, y - 0.40, 0.52)), plane @ Vector((x + 0.27, y + 0.26, 0.02))
camera(eye, aim, lens=38, fstop=4.0, focus=sharp)
render(Grade(exposure=0.7), Haze(start=20, depth=90))
