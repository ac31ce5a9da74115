"""Roof coverings: the tiles, their material and how they are laid.

A tile lies in its own frame: x across (the cover width), y up the slope, z out of the roof; the
origin is the lower left corner. `lay` sets them out on a roof plane with that same frame.
"""

import math
import random
from dataclasses import dataclass

import numpy as np
from mathutils import Matrix

from .geometry import mesh, place
from .nodes import Shader


@dataclass
class Tile:
    """A tile's mesh and the sizes it is laid by: cover width, gauge (batten distance), rise per course."""

    data: object
    cover: float
    gauge: float
    length: float
    rise: float
    bond: float = 0.0

    @property
    def tilt(self):
        """How much flatter than the roof a tile lies, because it rests on the one below (radians)."""
        return math.atan(self.rise / self.gauge)


def moulded(name, height, width, length, thickness, material, columns=34):
    """A tile with `height(x)` as its cross section, a rounded front edge and real thickness."""
    across = np.linspace(0, width, columns)
    heights = height(across)
    slope = np.gradient(heights, across)
    normal = np.stack([-slope, np.ones_like(slope)], 1)
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    along = [0, 0.0015, 0.005, 0.014, 0.1, 0.2, 0.3 * length / 0.4, length]
    drop = [-0.0075, -0.0035, -0.001, 0, 0, 0, 0, 0]
    vertices = [(x, y, z + d) for y, d in zip(along, drop) for x, z in zip(across, heights)]
    under = len(vertices)
    for y in (0.0, length):
        vertices += [
            (x - n[0] * thickness, y, z - n[1] * thickness) for x, z, n in zip(across, heights, normal)
        ]
    rows, faces = len(along), []
    for r in range(rows - 1):
        for c in range(columns - 1):
            a = r * columns + c
            faces.append((a, a + 1, a + columns + 1, a + columns))
    for c in range(columns - 1):
        faces.append((under + c, under + c + 1, c + 1, c))
        faces.append((under + columns + c, under + columns + c + 1, under + c + 1, under + c))
    for edge in (0, columns - 1):
        ring = [r * columns + edge for r in range(rows)] + [under + columns + edge, under + edge]
        faces.append(tuple(ring if edge == 0 else reversed(ring)))
    return mesh(name, vertices, faces, material, crease=50)


def pantile(material):
    """Opnieuw verbeterde Holle: a shallow trough and a sharp roll, 205 mm cover, 335 mm gauge."""
    cover, trough = 0.205, 0.135
    width = cover + 0.042

    def height(x):
        hollow = -0.020 * np.sin(np.pi * np.clip(x, 0, trough) / trough)
        roll = 0.038 * np.sin(np.pi * np.clip(x - trough, 0, width - trough) / (width - trough)) ** 0.9
        return np.where(x < trough, hollow, roll)

    return Tile(moulded("pantile", height, width, 0.405, 0.013, material), cover, 0.335, 0.405, 0.021)


def old_pantile(material):
    """Oude Holle: the S-shaped hand-made pantile of monuments, 220 mm cover, 285 mm gauge."""
    cover, width = 0.215, 0.262

    def height(x):
        return -0.030 * np.cos(2 * np.pi * (x + 0.152) / 0.236) + 0.008 * np.sin(np.pi * x / width)

    return Tile(moulded("old pantile", height, width, 0.345, 0.014, material), cover, 0.285, 0.345, 0.024)


def double_roman(material):
    """Sneldek: the concrete tile of Dutch housing estates; two flat rolls, 300 mm cover, 340 mm gauge."""
    cover, width = 0.300, 0.332

    def height(x):
        first = np.exp(-(((x - 0.150) / 0.036) ** 4))
        second = np.exp(-(((x - 0.302) / 0.034) ** 4))
        return 0.026 * np.maximum(first, second) - 0.006

    return Tile(moulded("double roman", height, width, 0.42, 0.016, material, 56), cover, 0.34, 0.42, 0.024)


def mulden_tile(material):
    """Tuile du Nord / muldenpan: a flat back between two hollows, 215 mm cover, 330 mm gauge."""
    cover, width = 0.215, 0.246

    def height(x):
        hollows = np.exp(-(((x - 0.062) / 0.028) ** 2)) + np.exp(-(((x - 0.158) / 0.028) ** 2))
        lock = np.exp(-(((x - 0.228) / 0.018) ** 4))
        return 0.006 - 0.016 * hollows + 0.012 * lock

    return Tile(moulded("mulden", height, width, 0.40, 0.014, material, 48), cover, 0.33, 0.40, 0.022)


def tile_material(
    stops,
    roughness=0.62,
    moss=0.0,
    lichen=0.5,
    grime=0.4,
    wet=0.0,
    glaze=0.0,
    gauge=0.335,
    grain=0.25,
    age=1.0,
):
    """Clay, concrete or slate as it weathers.

    stops: (position, colour) over the tiles of a batch. moss (0-1): green growth in the hollows and
    at the laps; lichen (0-1): pale specks; grime (0-1): dark runs and soot under each lap;
    wet (0-1): how much is dark and shining with rain; glaze (0-1): engobe or glazing; age (0-1):
    strength of the large weather stains; grain: relief of the surface.
    """
    shader = Shader("tile", Specular=0.4)
    position, local = shader.position(), shader.local()
    axes = shader.axes(local)
    stains = shader.noise(position, 2.2, 6, 0.6)
    fine = shader.noise(position, 38, 6, 0.7)
    colour = shader.ramp(shader.random(), stops)
    low = 1 - 0.4 * age
    colour = shader.multiply(colour, shader.ramp(stains, [(0.3, low), (0.55, 1), (0.8, 1 + 0.12 * age)]))
    colour = shader.multiply(colour, shader.ramp(fine, [(0.35, 1 - 0.22 * age), (0.6, 1 + 0.05 * age)]))
    if grime:
        # Dirt gathers just below the next course and runs down from there.
        lap = shader.ramp(shader.math("DIVIDE", axes["Y"], gauge), [(0.45, 0), (0.98, 1)])
        runs = shader.noise(shader.stretch(position, (26, 5, 5)), 1, 4, 0.6)
        dirt = shader.math("MULTIPLY", lap, shader.ramp(runs, [(0.3, 0.25), (0.7, 1)]))
        dirt = shader.math("MULTIPLY", dirt, grime)
        colour = shader.mix(dirt, colour, shader.multiply(colour, 0.34))
    if lichen:
        specks = shader.ramp(shader.noise(position, 16, 8, 0.75), [(0.60, 0), (0.68, 1)])
        where = shader.ramp(shader.noise(position, 0.8, 3), [(0.42, 0), (0.65, lichen)])
        colour = shader.mix(shader.math("MULTIPLY", specks, where), colour, (0.19, 0.185, 0.13))
        rosettes = shader.ramp(shader.noise(position, 55, 5, 0.6), [(0.66, 0), (0.70, lichen * 0.9)])
        colour = shader.mix(rosettes, colour, (0.34, 0.34, 0.29))
    relief = shader.bump(fine, grain, 0.006)
    rough = shader.ramp(fine, [(0.3, min(1, roughness + 0.15)), (0.7, max(0.05, roughness - 0.08))])
    if moss:
        hollow = shader.ramp(shader.math("MULTIPLY_ADD", axes["Z"], -22.0), [(0.0, 0.1), (0.45, 0.30)])
        growth = shader.noise(position, 5.5, 9, 0.68)
        cover = shader.math("ADD", growth, hollow)
        edge = 0.98 - 0.34 * moss
        mask = shader.ramp(cover, [(edge - 0.06, 0), (edge + 0.02, 1)])
        tufts = shader.noise(position, 120, 5, 0.8)
        greens = [(0.3, (0.016, 0.020, 0.007)), (0.55, (0.047, 0.052, 0.016)), (0.75, (0.095, 0.094, 0.034))]
        film = shader.ramp(cover, [(edge - 0.30, 0), (edge, 0.55 * min(1.0, moss * 1.4))])
        colour = shader.mix(film, colour, (0.055, 0.058, 0.030))
        colour = shader.mix(mask, colour, shader.ramp(tufts, greens))
        swelling = shader.math(
            "ADD", shader.math("MULTIPLY", mask, 1.4), shader.math("MULTIPLY", tufts, mask)
        )
        relief = shader.bump(swelling, 0.9, 0.012, relief)
        rough = shader.mix(mask, rough, 0.95)
    if wet:
        pools = shader.ramp(
            shader.noise(position, 3.0, 4, 0.55), [(0.62 - 0.4 * wet, 0), (0.74 - 0.4 * wet, 1)]
        )
        colour = shader.mix(shader.math("MULTIPLY", pools, 0.55), colour, shader.multiply(colour, 0.42))
        rough = shader.mix(pools, rough, 0.10)
        shader.set(Specular=0.6)
    if glaze:
        shader.set(Clearcoat=glaze, Clearcoat_Roughness=0.18)
    return shader.set(Base_Color=colour, Roughness=rough, Normal=relief).material


def red_clay(**weathering):
    """Natural red, as fired: from orange to brownish red."""
    stops = [
        (0, (0.175, 0.062, 0.038)), (0.25, (0.235, 0.082, 0.046)), (0.55, (0.27, 0.098, 0.054)),
        (0.8, (0.30, 0.122, 0.072)), (1, (0.165, 0.064, 0.043)),
    ]  # fmt: skip
    return tile_material(stops, **weathering)


def smoked_clay(**weathering):
    """Blauw gesmoord: blue-grey to nearly black, with a brown one here and there."""
    stops = [
        (0, (0.040, 0.042, 0.046)), (0.35, (0.062, 0.064, 0.068)), (0.7, (0.085, 0.087, 0.090)),
        (0.92, (0.056, 0.055, 0.056)), (1, (0.085, 0.062, 0.050)),
    ]  # fmt: skip
    return tile_material(stops, **weathering)


def anthracite_engobe(**weathering):
    """New anthracite tiles with an engobe: even and faintly shining."""
    stops = [(0, (0.026, 0.027, 0.030)), (0.5, (0.031, 0.032, 0.035)), (1, (0.037, 0.038, 0.041))]
    settings = {"roughness": 0.42, "lichen": 0.0, "grime": 0.12, "age": 0.35, "glaze": 0.3, **weathering}
    return tile_material(stops, **settings)


def grey_concrete(**weathering):
    """Concrete tiles bleached by the years."""
    stops = [(0, (0.105, 0.100, 0.092)), (0.5, (0.135, 0.128, 0.118)), (1, (0.165, 0.156, 0.142))]
    return tile_material(stops, **{"roughness": 0.85, "grain": 0.5, **weathering})


def lay(tile, plane, columns, courses, start=(0.0, -0.04), keep=None, untidy=1.0, seed=4):
    """Lays `columns` x `courses` tiles on a roof plane (its matrix), from the eaves up.

    start: x of the first tile and y of the lowest edge; keep(x, y) decides by a tile's lower left
    corner whether it is laid; untidy scales the 2 mm and 0.3 degree differences of a real roof.
    """
    rng = random.Random(seed)
    for course in range(courses):
        shift = tile.bond * tile.cover * (course % 2)
        for column in range(columns):
            x, y = start[0] + column * tile.cover - shift, start[1] + course * tile.gauge
            if keep and not keep(x, y):
                continue
            matrix = (
                Matrix.Translation(
                    (
                        x + rng.gauss(0, 0.0018 * untidy),
                        y + rng.gauss(0, 0.003 * untidy),
                        0.030 + rng.gauss(0, 0.0012 * untidy),
                    )
                )
                @ Matrix.Rotation(-tile.tilt + rng.gauss(0, 0.004 * untidy), 4, "X")
                @ Matrix.Rotation(rng.gauss(0, 0.005 * untidy), 4, "Z")
                @ Matrix.Rotation(rng.gauss(0, 0.006 * untidy), 4, "Y")
            )
            place(tile.data, plane @ matrix)
