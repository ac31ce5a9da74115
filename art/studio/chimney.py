"""A brick chimney through a roof plane that rises towards +y, with its lead."""

import random

from mathutils import Vector

from .geometry import box, lathe, mesh, move, place, turn
from .lead import dressed_apron
from .nodes import Shader

COURSE = 0.0625


def pot_clay():
    shader = Shader("chimney pot", Roughness=0.8, Specular=0.2)
    position = shader.position()
    soot = shader.noise(position, 6, 6, 0.65)
    colour = shader.ramp(soot, [(0.35, (0.16, 0.07, 0.045)), (0.65, (0.36, 0.15, 0.085))])
    return shader.set(Base_Color=colour, Normal=shader.bump(shader.noise(position, 40), 0.3, 0.004)).material


def chimney(plane, x, y, top, brick, lead, cap, tile_height, pots=2, corbel=True):
    """A stack over x and y (world, from, to) up to height `top`, pots on it, lead around its foot.

    The apron lies over the tiles below (tile_height as of lead.covering_height); the steps at the sides
    end in the joints, one every second course.
    """
    inverse = plane.inverted()
    slope = plane.to_3x3().col[1]
    tangent = slope.z / slope.y

    def roof_z(at):
        return plane.translation.z + (at - plane.translation.y) * tangent + 0.055 / slope.y

    foot = roof_z(y[0])
    box(x, y, (foot - 1.0, top), brick, 0.004, mapped=True, name="chimney")
    if corbel:
        for level, out in ((-4, 0.025), (-3, 0.05), (-2, 0.05), (-1, 0.025)):
            z = top + level * COURSE
            box(
                (x[0] - out, x[1] + out), (y[0] - out, y[1] + out), (z, z + COURSE), brick, 0.004, mapped=True
            )
    box((x[0] - 0.07, x[1] + 0.07), (y[0] - 0.07, y[1] + 0.07), (top, top + 0.07), cap, 0.012)
    clay = pot_clay()
    for i in range(pots):
        at = x[0] + (x[1] - x[0]) * (i + 0.5) / pots
        lathe(
            [
                (0.125, 0), (0.115, 0.06), (0.10, 0.10), (0.095, 0.30),
                (0.115, 0.33), (0.115, 0.37), (0.09, 0.37), (0.085, 0.1),
            ],
            clay, move(at, (y[0] + y[1]) / 2, top + 0.06) @ turn(7 * i, "Z"),
        )  # fmt: skip
    near = (inverse @ Vector((x[0], y[0], foot))).y
    dressed_apron(
        plane, (x[0] - 0.16, x[1] + 0.16), (near - 0.24, near + 0.005), tile_height, lead, flat=0.10
    )
    box((x[0] - 0.012, x[1] + 0.012), (y[0] - 0.004, y[0] + 0.01), (foot - 0.05, foot + 0.16), lead, 0.002)
    for side, at in ((-1, x[0]), (1, x[1])):
        steps(at, side, y, roof_z, tangent, lead)
        corner = sorted((at - side * 0.01, at + side * 0.013))
        box(corner, (y[0] - 0.008, y[0] + 0.10), (foot - 0.05, foot + 0.185), lead, 0.002)
        across = sorted((at + side * 0.13, at))
        far = (inverse @ Vector((at, y[1], roof_z(y[1])))).y
        box(across, (near - 0.03, far + 0.12), (0.062, 0.068), lead, 0.002, plane)
        box(
            sorted((at + side * 0.135, at + side * 0.12)),
            (near - 0.03, far + 0.12),
            (0.05, 0.076),
            lead,
            0.003,
            plane,
        )


def steps(at, side, y, roof_z, tangent, lead, rise=2 * COURSE, seed=4):
    """Stepped cover flashing on the chimney's side at x = `at`, each step up to a joint."""
    rng = random.Random(seed)
    run, level, start = rise / tangent, roof_z(y[0]) + rise + 0.09, y[0] - 0.006
    while start < y[1]:
        stop = min(start + run + 0.05, y[1] + 0.004)
        low, high = (roof_z(v) + 0.018 + rng.gauss(0, 0.003) for v in (start, stop))
        face = at + side * (0.0045 + 0.0025 * (int((start - y[0]) / run) % 2))
        corners = [(start, low), (stop, high), (stop, level), (start + 0.012, level)]
        data = mesh("step", [(face, b, c) for b, c in corners], [(0, 1, 2, 3)], lead)
        place(data, thickness=0.003, bevel=0.001)
        box(
            sorted((face, at - side * 0.01)),
            (start + 0.012, stop),
            (level - 0.003, level + 0.003),
            lead,
            0.001,
        )
        start += run
        level += rise
