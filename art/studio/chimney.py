"""A brick chimney through a roof plane that rises towards +y, with its lead."""

import math
import random

import numpy as np
from mathutils import Vector

from .geometry import box, lathe, mesh, move, place, surface
from .lead import dressed_apron
from .nodes import Shader

COURSE = 0.0625


def pot_clay():
    shader = Shader("chimney pot", Roughness=0.8, Specular=0.2)
    position = shader.position()
    soot = shader.noise(position, 6, 6, 0.65)
    colour = shader.ramp(soot, [(0.35, (0.16, 0.07, 0.045)), (0.65, (0.36, 0.15, 0.085))])
    return shader.set(Base_Color=colour, Normal=shader.bump(shader.noise(position, 40), 0.3, 0.004)).material


def chimney(plane, x, y, top, brick, lead, cap, tile_height, pots=2):
    """A stack over x and y (world, from, to) up to height `top`, lead around its foot.

    Plain as Dutch ones are: straight to the top, closed by a concrete plate that overhangs 5 cm, from which
    the flues stick out 12 cm; it stands 75 cm or more above the ridge. The apron lies over the tiles below
    (tile_height as of lead.covering_height); the steps at the sides end in every second joint.
    """
    slope = plane.to_3x3().col[1]
    tangent = slope.z / slope.y

    def roof_z(at):
        return plane.translation.z + (at - plane.translation.y) * tangent + 0.055 / slope.y

    foot = roof_z(y[0])
    box(x, y, (foot - 1.0, top), brick, 0.004, mapped=True, name="chimney")
    box((x[0] - 0.05, x[1] + 0.05), (y[0] - 0.05, y[1] + 0.05), (top, top + 0.06), cap, 0.008)
    clay = pot_clay()
    for i in range(pots):
        at = x[0] + (x[1] - x[0]) * (i + 0.5) / pots
        flue = [(0.100, 0.0), (0.100, 0.12), (0.096, 0.125), (0.082, 0.125), (0.080, 0.0)]
        lathe(flue, clay, move(at, (y[0] + y[1]) / 2, top + 0.055))
    flashing(plane, x, y, foot, lead, tile_height)


def joint_above(z):
    """The height of the first bed joint at or above z."""
    return math.ceil(z / COURSE) * COURSE - 0.003


def flashing(plane, x, y, foot, lead, tile_height, reach=0.15, seed=4):
    """The lead: an apron in front, its upstand in a joint, and stepped pieces that lap up both sides.

    `foot` is the height at which the chimney's front leaves the roof.
    """
    rng = random.Random(seed)
    slope = plane.to_3x3().col[1]
    near = (plane.inverted() @ Vector((x[0], y[0], foot))).y
    wide = (x[0] - reach, x[1] + reach)
    dressed_apron(plane, wide, (near - 0.22, near + 0.006), tile_height, lead, flat=0.085)
    front = joint_above(foot + 0.115)
    upstand(x, y[0], (foot - 0.035, front), lead, rng)
    for side, at in ((-1, x[0]), (1, x[1])):
        start, level, piece = y[0] - 0.012, joint_above(foot + 0.20), 0
        while start < y[1] - 0.02:
            run = 2 * COURSE * slope.y / slope.z
            stop = min(start + run, y[1] + 0.02)
            step(plane, at, side, (start, stop), y[0], level, tile_height, lead, reach, piece, rng)
            start, level, piece = stop, level + 2 * COURSE, piece + 1


def upstand(x, y, z, lead, rng):
    """The apron's upstand against the chimney's front, folded round both corners and into a joint."""
    waves = [rng.uniform(0, 6.3) for _ in range(3)]
    across = np.concatenate([[x[0] - 0.004], np.linspace(x[0], x[1], 40), [x[1] + 0.004]])
    rows = {0.0: 0.035, 0.08: 0.020, 0.2: 0.010, 0.35: 0.006, 0.6: 0.005, 0.9: 0.005, 1.0: 0.004, 1.02: -0.02}

    def point(a, t):
        dent = 0.0016 * math.sin(a * 17 + waves[0] + 2 * t) + 0.0010 * math.sin(a * 51 + waves[1])
        return (a, y - rows[t] - abs(dent) * (t < 1), z[0] + (z[1] - z[0]) * min(t, 1.0))

    place(surface(point, across, list(rows), lead, name="upstand"), thickness=0.0022)
    for side, at in ((-1, x[0]), (1, x[1])):
        back = [(y + 0.07 * b, z[0] + (z[1] - z[0]) * c) for b, c in ((-0.08, 0), (1, 0), (1, 1), (-0.08, 1))]
        place(
            mesh("fold", [(at + side * 0.003, b, c) for b, c in back], [(0, 1, 2, 3)], lead), thickness=0.002
        )


def step(plane, at, side, y, front, level, tile_height, lead, reach, piece, rng):
    """One L-shaped piece at a side: its leg ends in the joint at `level`, its foot is dressed over the tiles.

    Each laps 6 cm over the one below, a sheet's thickness further out; no leg reaches beyond the `front`.
    """
    inverse, slope = plane.inverted(), plane.to_3x3().col[1]
    proud = 0.004 + 0.0024 * (piece % 2)
    waves = [rng.uniform(0, 6.3) for _ in range(3)]
    fall = rng.gauss(0, 0.004)
    over = 0.06 if piece else 0.0

    def on_roof(b):
        """The point of the roof at this side where world y is `b`, in the plane's own frame."""
        z = plane.translation.z + (b - plane.translation.y) * slope.z / slope.y
        return inverse @ Vector((at, b, z))

    near = on_roof(front).y
    along = np.linspace(y[0] - over, y[1], 14)
    profile = [("leg", 1.02), ("leg", 1.0), ("leg", 0.75), ("leg", 0.5), ("leg", 0.25), ("leg", 0.0)]
    profile += [("foot", t) for t in (0.06, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95, 1.0)]

    def point(b, row):
        part, t = profile[row]
        spot = on_roof(b if part == "foot" else max(b, front - 0.006))
        up, x = spot.y, spot.x
        bend = (plane @ Vector((x, up, 0.118))).z
        dent = 0.0012 * math.sin(b * 31 + waves[0] + 4 * t) + 0.0008 * math.sin(b * 83 + waves[1])
        if part == "leg":
            out = proud + abs(dent) if t <= 1 else -0.02
            return (at + side * out, max(b, front - 0.006), bend + (level - bend) * min(t, 1.0))
        far = x + side * (proud + (reach + fall) * t)
        tiles = max(tile_height(far + d) for d in (-0.012, 0, 0.012)) + 0.009 + 0.0024 * (piece % 2)
        soft = max(0.0, 1 - t * 2.2) ** 2
        # The first piece lies on the apron, which stands higher here than the tiles.
        tiles = max(tiles, 0.089 - 0.45 * max(0.0, up - near))
        height = tiles * (1 - soft) + 0.112 * soft + dent * 1.5
        if t == 1.0:
            height -= 0.010
        return plane @ Vector((far, up + 0.003 * math.sin(9 * t + waves[2]), height))

    place(surface(point, along, range(len(profile)), lead, name="step"), thickness=0.0022)
