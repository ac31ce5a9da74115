"""Roof insulation from the outside: rigid PIR boards on the boarding, foil tape, membrane, screws.

Everything lies on a roof plane (x along the eaves, y up the slope, z out of the roof).
"""

import math
import random

import numpy as np

from .geometry import box, lathe, move, place, surface, turn
from .nodes import Shader


def foil():
    """Aluminium facing of a PIR board: satin, slightly crinkled, with a faint printed grid."""
    shader = Shader("foil", Metallic=0.85, Specular=0.5)
    local = shader.local()
    crinkle = shader.noise(local, 11, 5, 0.6)
    dents = shader.noise(local, 70, 3, 0.5)
    axes = shader.axes(local)
    lines = []
    for axis in ("X", "Y"):
        cell = shader.math("FRACT", shader.math("DIVIDE", axes[axis], 0.10))
        lines.append(shader.math("LESS_THAN", cell, 0.018))
    grid = shader.math("MULTIPLY", shader.math("MAXIMUM", *lines), 0.35)
    colour = shader.ramp(crinkle, [(0.3, (0.60, 0.58, 0.55)), (0.7, (0.76, 0.74, 0.71))])
    normal = shader.bump(crinkle, 0.22, 0.014)
    shader.set(
        Base_Color=shader.mix(grid, colour, (0.22, 0.30, 0.42)),
        Roughness=shader.ramp(dents, [(0.3, 0.42), (0.7, 0.56)]),
        Normal=shader.bump(dents, 0.10, 0.002, normal),
    )
    return shader.material


def foam(colour=(0.52, 0.42, 0.235)):
    """The cut edge of a PIR board: cream yellow, fine cells and saw marks."""
    shader = Shader("foam", Roughness=0.92, Specular=0.15)
    local = shader.local()
    cells = shader.noise(local, 420, 3, 0.7)
    marks = shader.noise(shader.stretch(local, (30, 30, 3)), 3, 4, 0.6)
    colour = shader.multiply(colour, shader.ramp(marks, [(0.3, 0.88), (0.7, 1.06)]))
    colour = shader.multiply(colour, shader.ramp(cells, [(0.35, 0.82), (0.6, 1.05)]))
    shader.set(Base_Color=colour, Normal=shader.bump(cells, 0.6, 0.002))
    return shader.material


def board(plane, x, y, z, facing, core, bevel=0.0015):
    """One PIR board over x, y and z (from, to): foil above and below, foam at the edges."""
    frame = plane @ move(x[0], y[0], z[0])
    made = box((0, x[1] - x[0]), (0, y[1] - y[0]), (0, z[1] - z[0]), core, bevel, frame, name="board")
    made.data.materials.append(facing)
    for polygon in made.data.polygons:
        polygon.material_index = 1 if abs(polygon.normal.z) > 0.9 else 0
    return made


def boards(plane, x, y, z, facing, core, size=(2.4, 1.2), bond=0.5, keep=None, seed=9, joint=0.003):
    """PIR boards in half bond from the eaves up. keep(x, y) decides by a board's centre if it is laid."""
    rng = random.Random(seed)
    row, up = 0, y[0]
    while up < y[1] - 0.05:
        top = min(up + size[1], y[1])
        left = x[0] - (size[0] * bond if row % 2 else 0)
        while left < x[1] - 0.02:
            a, b = max(left, x[0]), min(left + size[0], x[1])
            if b - a > 0.05 and (not keep or keep((a + b) / 2, (up + top) / 2)):
                lift = rng.gauss(0, 0.0008)
                board(
                    plane,
                    (a + joint / 2, b - joint / 2),
                    (up + joint / 2, top - joint / 2),
                    (z[0], z[1] + lift),
                    facing,
                    core,
                )
            left += size[0]
        up, row = top, row + 1


def tape_material():
    """Aluminium tape: of the same satin as the boards it joins, and more wrinkled."""
    shader = Shader("tape", Base_Color=(0.70, 0.69, 0.67), Metallic=0.8, Roughness=0.47)
    local = shader.local()
    wrinkles = shader.noise(shader.stretch(local, (6, 40, 1)), 3, 5, 0.6)
    return shader.set(Normal=shader.bump(wrinkles, 0.35, 0.004)).material


def tape(plane, start, end, z, material, width=0.075, seed=1):
    """A strip of tape between two points (x, y) of the plane."""
    rng = random.Random(seed)
    (x0, y0), (x1, y1) = start, end
    length, angle = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
    frame = plane @ move(x0, y0, z) @ turn(angle + rng.gauss(0, 0.15))
    steps = np.linspace(0, length, max(3, int(length / 0.06)))
    rise = {step: 0.0006 + abs(rng.gauss(0, 0.0005)) for step in steps}
    rows = (-width / 2, 0, width / 2)
    place(
        surface(lambda a, b: (a, b, rise[a] * (1.3 if b == 0 else 0.4)), steps, rows, material, name="tape"),
        frame,
    )


def tape_joints(plane, x, y, z, material, size=(2.4, 1.2), bond=0.5, until=None, seed=4):
    """Tape over the joints of `boards` with the same sizes; until(x, y) limits where it is done."""
    row, up = 0, y[0]
    while up < y[1] - 0.05:
        top = min(up + size[1], y[1])
        left = x[0] - (size[0] * bond if row % 2 else 0) + size[0]
        while left < x[1] - 0.05:
            if left > x[0] + 0.05 and (not until or until(left, (up + top) / 2)):
                tape(plane, (left, up), (left, top), z + 0.0012, material, seed=seed + row)
            left += size[0]
        if top < y[1] - 0.05 and (not until or until((x[0] + x[1]) / 2, top)):
            tape(plane, (x[0], top), (x[1], top), z + 0.0006, material, seed=seed + 50 + row)
        up, row = top, row + 1


def sheets(plane, x, y, z, material, width=1.5, lap=0.15, seed=3):
    """Vapour-open membrane in lapped strips along x, slack between the supports."""
    rng = random.Random(seed)
    up, layer = y[0], 0
    # The same waves for every strip: where two lie on each other, the lower must not come through.
    phases = [rng.uniform(0, 6.3) for _ in range(4)]
    while up < y[1] - lap:
        top = min(up + width, y[1])

        def height(a, b, up=up, layer=layer):
            sag = 0.0022 * math.sin(5.3 * a + phases[0]) * math.sin(4.1 * b + phases[1])
            fold = 0.0018 * math.sin(17 * a + 6 * b + phases[2]) + 0.001 * math.sin(
                31 * a - 9 * b + phases[3]
            )
            return (a, b, z + 0.008 + sag + fold + (0.0035 if layer and b - up < lap else 0.0))

        across, rows = np.arange(x[0], x[1] + 0.04, 0.04), np.arange(up, top + 0.03, 0.03)
        place(surface(height, across, rows, material, name="membrane"), plane, thickness=0.0012)
        up, layer = top - lap, layer + 1


def screws(plane, xs, y, z, metal, spacing=0.40, seed=2):
    """Heads of the insulation screws through the counter battens at each x of `xs`."""
    rng = random.Random(seed)
    for x in xs:
        up = y[0] + rng.uniform(0.05, 0.2)
        while up < y[1]:
            spot = plane @ move(x + rng.gauss(0, 0.003), up + rng.gauss(0, 0.01), z)
            lathe([(0.0062, 0.0), (0.0058, 0.0012), (0.003, 0.0014), (0.0025, 0.0002)], metal, spot, 14)
            up += spacing
