"""PIR boards on the scaffold of a 1930s house, a strip sawn off and the saw on top; behind, the open roof."""

import math
import random

import bmesh
import numpy as np
from mathutils import Matrix

from studio import gutters, sarking
from studio.geometry import box, cut, mesh, move, place, prism, turn
from studio.materials import brown_brick, coat, wood, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import battens, roof_plane
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, red_clay
from studio.timber import boarding, spruce

PIR = 0.12

new_scene()
rng = random.Random(23)
nrng = np.random.RandomState(5)
face, core, tape = sarking.facing(), sarking.foam(), sarking.tape_foil()

planks = wood((0.40, 0.32, 0.22), (0.24, 0.18, 0.12), along=(1, 9, 9), grey=0.55, roughness=0.8)
for row in range(8):
    lying = move(-2.6 + rng.uniform(-0.2, 0.2), -0.95 + 0.228 * row, -0.05 + rng.gauss(0, 0.002)) @ turn(rng.gauss(0, 0.15))
    box((0, 6), (0, 0.222), (-0.038, 0.0), planks, 0.005, lying)
bearer = spruce()
for at in (-0.42, 0.40):
    box((at, at + 0.07), (-0.04, 0.66), (-0.05, 0.0), bearer, 0.003)

# Four boards of 1.2 by 0.6 m as they were put down; a fifth was cut and only its narrow strip lies here.
for layer in range(4):
    lying = move(-0.6 + rng.gauss(0, 0.011), rng.gauss(0, 0.009), 0.001 + layer * (PIR + 0.0012)) @ turn(rng.gauss(0, 0.8))
    sarking.pir_board(lying, 1.2, 0.6, PIR, face, core)
top = 0.001 + 4 * (PIR + 0.0012)


def offcut(matrix, length, width):
    """A sawn strip: rough where the saw went, foil on top and below."""
    steps = np.linspace(0, length, 90)
    rough = [0.0016 * math.sin(21 * t) + nrng.normal(0, 0.0002) for t in steps]
    lean = [0.003 * math.sin(9 * t + 1) for t in steps]
    rings = [
        [(0, 0), (0, PIR), (width + r, PIR), (width + r + d * 0.5 + nrng.normal(0, 0.0002), PIR * 0.66), (width + r + d + nrng.normal(0, 0.0002), PIR * 0.33), (width + r + d, 0)]
        for r, d in zip(rough, lean)
    ]
    vertices = [(t, -b, c) for t, ring in zip(steps, rings) for b, c in ring]
    faces = [(6 * i + k, 6 * i + (k + 1) % 6, 6 * i + 6 + (k + 1) % 6, 6 * i + 6 + k) for i in range(len(steps) - 1) for k in range(6)]
    faces += [tuple(range(6)), tuple(reversed(range(6 * len(steps) - 6, 6 * len(steps))))]
    data = mesh("offcut", vertices, faces, core)
    data.materials.append(face)
    edit = bmesh.new()
    edit.from_mesh(data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(data)
    edit.free()
    for polygon in data.polygons:
        if abs(polygon.normal.z) > 0.95:
            polygon.material_index = 1
    place(data, matrix)


offcut(move(-0.36, 0.475, top) @ turn(-5), 0.60, 0.125)


def handsaw(matrix):
    """A handsaw lying flat, teeth to -y: a 55 cm blade and a handle of beech with its three screws."""
    steel = coat("saw blade", (0.50, 0.50, 0.51), 0.27, 1.0, bumps=0.02, scale=40, variation=0.18)
    count = 78
    teeth = []
    for i in range(count):
        at = 0.008 + i * 0.007
        teeth += [(at, 0.0), (at + 0.0048, -0.0048)]
    outline = [*teeth, (0.556, 0.0), (0.556, 0.048), (0.548, 0.056), (0.02, 0.118), (0.0, 0.116), (0.0, 0.006)]
    total = len(outline)
    vertices = [(a, b, c) for c in (0.0115, 0.0126) for a, b in outline]
    faces = [tuple(reversed(range(total))), tuple(range(total, 2 * total))]
    faces += [(i, (i + 1) % total, total + (i + 1) % total, total + i) for i in range(total)]
    place(mesh("blade", vertices, faces, steel), matrix @ turn(-0.9, "Y"))
    beech = wood((0.50, 0.30, 0.15), (0.34, 0.19, 0.09), along=(9, 1.2, 9), roughness=0.42)
    grip = [
        (0.075, 0.018), (0.066, 0.052), (0.070, 0.094), (0.050, 0.112), (0.010, 0.122), (-0.022, 0.128), (-0.050, 0.140),
        (-0.072, 0.146), (-0.080, 0.134), (-0.070, 0.116), (-0.066, 0.085), (-0.072, 0.050), (-0.088, 0.020), (-0.098, -0.004),
        (-0.088, -0.016), (-0.066, -0.012), (-0.036, -0.006), (-0.006, -0.010), (0.030, -0.008), (0.062, 0.002),
    ]  # fmt: skip

    def rounded(points):
        points = [np.array(p) for p in points]
        for _ in range(2):
            points = [q for a, b in zip(points, points[1:] + points[:1]) for q in (a * 0.75 + b * 0.25, a * 0.25 + b * 0.75)]
        return [tuple(p) for p in points]

    # prism pushes an (x, z) outline along y; laid flat by turning it about x.
    flat = matrix @ move(0, 0, 0.0) @ turn(-90, "X")
    handle = prism(rounded(grip), -0.0235, -0.0005, beech, axis="y", matrix=flat, mapped=False)
    hole = rounded([(0.022, 0.022), (0.028, 0.074), (0.010, 0.100), (-0.030, 0.108), (-0.050, 0.098), (-0.048, 0.050), (-0.060, 0.018), (-0.024, 0.010)])
    cut(handle, hole, -0.05, 0.05, axis="y")
    round_off = handle.modifiers.new("round", "BEVEL")
    round_off.width, round_off.segments, round_off.limit_method, round_off.angle_limit = 0.006, 3, "ANGLE", 1.0
    brass = coat("saw screw", (0.50, 0.36, 0.16), 0.3, 0.95)
    from studio.geometry import lathe

    for a, b in ((0.046, 0.034), (0.044, 0.066), (0.044, 0.092)):
        lathe([(0.0065, 0.0232), (0.0055, 0.0246), (0.0001, 0.0248)], brass, matrix @ move(a, b, 0), 20)


handsaw(move(-0.20, 0.085, top) @ turn(9))

# Crumbs and dust of the sawing, thick below the cut and thin further on.
crumb = mesh("crumb", [(1, 0, -0.4), (-0.5, 0.8, -0.4), (-0.5, -0.8, -0.4), (0.1, 0.1, 0.8)], [(0, 1, 3), (1, 2, 3), (2, 0, 3), (0, 2, 1)], core)
for _ in range(1100):
    along, away = rng.uniform(-0.38, 0.30), abs(rng.gauss(0, 0.045))
    a, b = along, 0.335 - 0.09 * (along + 0.36) - away
    if not -0.58 < a < 0.58 or not 0.015 < b < 0.585:
        continue
    size = rng.choice((0.0006, 0.0009, 0.0013, 0.0022)) * rng.uniform(0.7, 1.3)
    place(crumb, move(a, b, top + 0.3 * size) @ turn(rng.uniform(0, 360)) @ Matrix.Diagonal((size, size, size, 1)))

# A roll of tape stands ready.
from studio import tools

tools.roll_of_tape(move(0.40, 0.36, top) @ turn(40), tape)

# The roof behind: tiles and battens come off towards the right, the first row of boards follows.
roof = roof_plane(46, (0, 1.32, 0.36))
boarding(roof, (-6, 7), (0, 5), sarking.old_boards(sarking.frame_of(roof), batten_at=0.2), board=0.155, top=-0.03)
at = -3.6
while at < 0.0:
    sarking.pir_board(roof @ move(at + 0.0015, 0.03, -0.029), 1.197, 0.597, PIR, face, core)
    if at > -3:
        sarking.strip_of_tape(roof, (at, 0.04), (at, 0.62), PIR - 0.027, tape)
    at += 1.2
old = spruce((0.30, 0.205, 0.12), (0.20, 0.13, 0.07), weathered=0.55)
battens(roof, (0.62, 7), (0.0, 5), old, first=0.30, lift=-0.03)
tile = pantile(red_clay(moss=0.15, lichen=0.8, grime=0.6))
lay(tile, roof, 22, 15, start=(1.05, -0.05), keep=lambda x, y: x > 1.05 + 0.11 * y, untidy=1.6)
box((-6, 7), (1.42, 1.7), (-3, 0.28), brown_brick(), 0, mapped=True)
metal = zinc()
gutters.half_round((-6, 7), 1.20, 0.32, metal, metal, metal)

places = [(-14 + 2.6 * i, 13 + rng.uniform(0, 10), rng.uniform(0.7, 0.9)) for i in range(14)]
trees(places, crowns(), trunks=0)
azimuth, elevation = -150, 30
sky(elevation, azimuth, strength=0.12, clouds=0.8, cover=0.55, seed=9.1)
sun(azimuth, elevation, 5.0, (1, 0.86, 0.70))
camera((-0.86, -0.62, 0.86), (0.02, 0.36, 0.45), lens=34, fstop=3.5, focus=(-0.22, 0.16, 0.48))
render(Grade(exposure=0.12), Haze(start=14, depth=70))
