"""What an inspection finds: a tile broken in two with its corner gone, among sound ones below a roof window."""

import random

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from studio.geometry import box, mesh, move, place, turn
from studio.lead import covering_height
from studio.materials import coat
from studio.moss import cushion, moss_material
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


def near_view(material):
    """What a tile shows from near: sand in the clay, pinholes, and lichen in rosettes."""
    shader = Shader.__new__(Shader)
    shader.material, shader.tree = material, material.node_tree
    shader.principled = shader.tree.nodes["Principled BSDF"]
    position = shader.position()
    colour = shader.principled.inputs["Base Color"].links[0].from_socket
    normal = shader.principled.inputs["Normal"].links[0].from_socket
    sand = shader.noise(position, 620, 3, 0.8)
    colour = shader.multiply(colour, shader.ramp(sand, [(0.30, 0.62), (0.50, 1.0), (0.72, 1.30)]))
    mottle = shader.noise(position, 95, 5, 0.75)
    colour = shader.multiply(colour, shader.ramp(mottle, [(0.32, 0.70), (0.5, 1.0), (0.7, 1.16)]))
    pinholes = shader.ramp(shader.noise(position, 210, 2, 0.5), [(0.27, 1), (0.31, 0)])
    colour = shader.mix(shader.math("MULTIPLY", pinholes, 0.7), colour, (0.045, 0.022, 0.016))
    bent = shader.node("TexNoise", {"Vector": position, "Scale": 55.0, "Detail": 6.0, "Roughness": 0.7}).outputs["Color"]
    shift = shader.stretch(shader.node("VectorMath", {0: bent, 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT").outputs[0], (0.050,) * 3)
    where = shader.node("VectorMath", {0: position, 1: shift}, operation="ADD").outputs[0]
    for scale, size, share, tone in ((11, 0.20, 0.84, (0.235, 0.235, 0.175)), (19, 0.17, 0.93, (0.27, 0.20, 0.07)), (34, 0.20, 0.88, (0.29, 0.28, 0.235))):
        cells = shader.node("TexVoronoi", {"Vector": where, "Scale": float(scale)})
        chance = shader.node("SeparateColor", {0: cells.outputs["Color"]}).outputs
        patch = shader.ramp(cells.outputs["Distance"], [(size, 1), (size + 0.05, 0)])
        patch = shader.math("MULTIPLY", patch, shader.math("GREATER_THAN", chance[0], share))
        crust = shader.ramp(shader.noise(position, 300, 4, 0.8), [(0.38, 0.0), (0.58, 0.9)])
        patch = shader.math("MULTIPLY", patch, crust)
        colour = shader.mix(shader.math("MULTIPLY", patch, 0.85), colour, tone)
        normal = shader.bump(patch, 0.35, 0.0012, normal)
    normal = shader.bump(mottle, 0.22, 0.0030, normal)
    normal = shader.bump(sand, 0.30, 0.0009, normal)
    shader.set(Base_Color=colour, Normal=normal, Specular=0.28)
    return material


tile = pantile(near_view(red_clay(moss=0.16, lichen=0.25, grime=0.75)))
x, y = START[0] + BROKEN[0] * tile.cover, START[1] + BROKEN[1] * tile.gauge
surface_height = covering_height(tile, START[0])
window_x, window_y = (1.15, 1.93), (2.55, 3.75)


def laid(a, b):
    in_window = window_x[0] - 0.2 < a < window_x[1] + 0.03 and window_y[0] - 0.2 < b < window_y[1] + 0.05
    return not in_window and not (abs(a - x) < 0.01 and abs(b - y) < 0.01)


lay(tile, plane, 32, 18, start=START, keep=laid, untidy=1.5)
box((-1.6, 8), (0, 8), (-0.12, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, plane)
roof_window(plane, window_x, window_y, RoofWindowMaterials(), tile_height=surface_height)

# Two pieces: the crack runs with a few kinks from the head to the foot, and a corner of the right one is gone.
solid = tile.data.copy()
fresh = coat("fresh clay", (0.40, 0.165, 0.092), 0.95, bumps=0.5, scale=260, variation=0.3)
solid.materials.append(fresh)
edit = bmesh.new()
edit.from_mesh(solid)
bmesh.ops.holes_fill(edit, edges=edit.edges)
bmesh.ops.triangulate(edit, faces=edit.faces)
bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
edit.to_mesh(solid)
edit.free()
kinks = [(0.098, -0.03), (0.094, 0.010), (0.101, 0.034), (0.096, 0.062), (0.108, 0.115), (0.104, 0.150), (0.117, 0.205), (0.113, 0.235), (0.126, 0.300), (0.122, 0.345), (0.130, 0.45)]
crack = []
for (a, b), (c, d) in zip(kinks, kinks[1:]):
    for t in np.linspace(0, 1, 9)[:-1]:
        crack.append((a + (c - a) * t + rng.gauss(0, 0.0008), b + (d - b) * t))
crack.append(kinks[-1])
above = [p for p in crack if p[1] > 0.058]
corner = [(0.215, -0.03), (0.205, 0.004), (0.196, 0.014), (0.187, 0.019), (0.176, 0.036), (0.160, 0.043), (0.148, 0.040), (0.136, 0.052), (0.122, 0.050), (0.112, 0.060)]
corner = [(a + rng.gauss(0, 0.001), b + rng.gauss(0, 0.001)) for a, b in corner]


def piece(outline, matrix):
    """The part of the tile within an outline (x, y)."""
    made = place(solid, matrix)
    count = len(outline)
    vertices = [(a, b, c) for c in (-0.1, 0.1) for a, b in outline]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    data = mesh("piece", vertices, faces, tile.data.materials[0])
    data.materials.append(fresh)
    for polygon in data.polygons:
        polygon.material_index = 1
    edit = bmesh.new()
    edit.from_mesh(data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(data)
    edit.free()
    cutter = place(data, matrix)
    cutter.hide_render = True
    part = made.modifiers.new("part", "BOOLEAN")
    part.object, part.operation, part.solver = cutter, "INTERSECT", "EXACT"
    chip = made.modifiers.new("chip", "BEVEL")
    chip.width, chip.segments, chip.limit_method, chip.angle_limit = 0.0009, 1, "ANGLE", 0.9
    return made


lying = plane @ move(x, y, 0.030) @ Matrix.Rotation(-tile.tilt, 4, "X")
piece([(-0.1, -0.1), (0.098, -0.1), *crack, (0.130, 0.6), (-0.1, 0.6)], lying @ move(-0.0040, -0.024, -0.0015) @ turn(0.9))
piece([*above, (0.130, 0.6), (0.4, 0.6), (0.4, -0.1), (0.215, -0.1), *corner], lying @ move(0.0018, 0.002, 0.0018) @ turn(-0.25))

# Moss where water lingers: at a few laps, in the hollows.
green = moss_material(0.5)
kinds = [cushion(green, seed=s) for s in range(4)]
for _ in range(46):
    column, course = rng.randrange(3, 14), rng.randrange(2, 10)
    at_x = START[0] + column * tile.cover + rng.gauss(0.055, 0.025)
    at_y = START[1] + course * tile.gauge + abs(rng.gauss(0.0, 0.010)) - 0.012
    if abs(at_x - x - 0.1) < 0.16 and abs(at_y - y) < 0.2:
        continue
    up = surface_height(at_x) - 0.016
    size = rng.choice((0.22, 0.3, 0.4, 0.6)) * rng.uniform(0.8, 1.2)
    place(rng.choice(kinds), plane @ move(at_x, at_y, up) @ turn(rng.uniform(0, 360)) @ Matrix.Diagonal((size * 1.5, size, size * 0.7, 1)))

sky(24, -10, strength=0.13, clouds=0.8, cover=0.5, seed=14.0)
sun(-14, 27, 5.6, (1, 0.87, 0.72))
sharp = plane @ Vector((x + 0.12, y + 0.12, 0.03))
eye, aim = plane @ Vector((x - 0.34, y - 0.36, 0.52)), plane @ Vector((x + 0.15, y + 0.165, 0.02))
camera(eye, aim, lens=39, fstop=5.6, focus=sharp)
render(Grade(exposure=0.85), Haze(start=20, depth=90))
