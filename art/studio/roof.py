"""Roof planes and everything that finishes them: ridge, verge, battens, membrane.

A roof plane is a matrix: x along the eaves, y up the slope, z out of the roof, origin at the eaves.
"""

import math
import random
from dataclasses import dataclass

import numpy as np
from mathutils import Matrix, Vector

from .geometry import box, grid_faces, mesh, place, prism


@dataclass
class Gable:
    """A plain gabled house roof with its ridge along x, centred on the origin.

    half_depth: from the ridge to the wall, height: of the wall plate, overhang: at the eaves.
    """

    pitch: float
    half_depth: float
    height: float
    overhang: float = 0.30

    @property
    def slope(self):
        """Length of the slope from the eaves to the ridge."""
        return (self.half_depth + self.overhang * self.cos) / self.cos

    @property
    def cos(self):
        return math.cos(math.radians(self.pitch))

    @property
    def sin(self):
        return math.sin(math.radians(self.pitch))

    @property
    def tan(self):
        return math.tan(math.radians(self.pitch))

    @property
    def ridge(self):
        """Height of the ridge line."""
        return self.height + self.half_depth * self.tan + 0.16

    @property
    def front(self):
        """The plane facing -y."""
        return roof_plane(
            self.pitch,
            (0, -self.half_depth - self.overhang * self.cos, self.height - self.overhang * self.sin + 0.16),
        )

    @property
    def back(self):
        return Matrix.Rotation(math.pi, 4, "Z") @ self.front

    def outline(self):
        """The gable wall as (y, z) points."""
        d = self.half_depth
        return [(-d, 0), (d, 0), (d, self.height), (0, self.height + d * self.tan), (-d, self.height)]

    def deck(self, half_length, material, inset=0.32):
        """The closed body under the tiles; inset from the gables so that it hides no windows."""
        reach, d = self.overhang * self.cos * 0.9, self.half_depth
        low = self.height - self.overhang * self.sin * 0.9 + 0.08
        outline = [
            (-d - reach, low), (0, self.height + d * self.tan + 0.06), (d + reach, low),
            (d, self.height - 0.1), (-d, self.height - 0.1),
        ]  # fmt: skip
        prism(outline, -half_length + inset, half_length - inset, material, mapped=False, name="deck")


def roof_plane(pitch, origin=(0, 0, 0), heading=0):
    """The matrix of a plane rising at `pitch` towards +y, turned by `heading` degrees about z."""
    turned = Matrix.Rotation(math.radians(heading), 4, "Z") @ Matrix.Rotation(math.radians(pitch), 4, "X")
    return Matrix.Translation(Vector(origin)) @ turned


RIDGE_TILE = 0.40  # length


def ridge_arc(radius):
    """The half-round cross section (y, z) of a ridge tile, as a list from one side to the other."""
    angles = np.linspace(-0.12, math.pi + 0.12, 24)
    return [(radius * 1.071 * math.cos(a), radius * 0.903 * math.sin(a)) for a in angles]


def ridge_tile(material, radius=0.15):
    """A half-round ridge tile (vorst) with a collar; it lies along x."""
    rings = [(0, 0.94), (0.006, 0.99), (0.06, 1.0), (0.062, 0.925), (RIDGE_TILE, 0.84)]
    vertices = [(x, y, z) for x, r in rings for y, z in ridge_arc(radius * r)]
    return mesh("ridge", vertices, grid_faces(len(rings), 24), material, crease=35)


def lay_ridge(tile, start, end, height, y=0.0, step=0.365, seed=2, mortar=None, radius=0.15):
    """Ridge tiles along x from start to end, some `step` apart, closed at both ends.

    `mortar` fills the gap below them, as in older roofs.
    """
    rng = random.Random(seed)
    reach = end - start - RIDGE_TILE
    count = round(reach / step) + 1
    for i in range(count):
        matrix = Matrix.Translation(
            (start + reach * i / (count - 1), y, height + 0.015 + rng.gauss(0, 0.002))
        )
        matrix @= Matrix.Rotation(rng.gauss(0, 0.006), 4, "Z") @ Matrix.Rotation(-0.035, 4, "Y")
        place(tile, matrix, thickness=0.014)
    for x, share in ((start + 0.012, 0.95), (end - 0.012, 0.86)):
        outline = [(y + a, height + 0.012 + b) for a, b in ridge_arc(radius * share)]
        prism(outline, x - 0.008, x + 0.008, tile.materials[0], mapped=False, name="ridge end")
    if mortar:
        box((start + 0.05, end - 0.05), (y - 0.10, y + 0.10), (height - 0.14, height + 0.06), mortar, 0)


def verge_tile(material, side, length=0.39):
    """A verge tile (gevelpan): a roll on top and a flap over the gable; side is -1 (left) or 1."""
    profile = [(side * 0.053, -0.135), (side * 0.055, -0.12)]
    profile += [(side * 0.055 * math.cos(t), 0.062 * math.sin(t)) for t in np.linspace(0, math.pi * 0.93, 16)]
    rows = [(0, -0.006), (0.002, -0.002), (0.008, 0), (length, 0)]
    vertices = [(a, y, b + drop) for y, drop in rows for a, b in profile]
    return mesh("verge", vertices, grid_faces(len(rows), len(profile)), material, crease=40)


def lay_verge(tile, plane, x, courses, gauge=0.335, rise=0.021, start=-0.045, seed=3):
    """Verge tiles up the slope at `x`."""
    rng = random.Random(seed)
    for course in range(courses):
        matrix = Matrix.Translation((x + rng.gauss(0, 0.002), start + course * gauge, 0.038))
        matrix @= Matrix.Rotation(-math.atan(rise / gauge) + rng.gauss(0, 0.004), 4, "X")
        place(tile, plane @ matrix, thickness=0.014)


def battens(plane, x, y, material, gauge=0.335, size=(0.038, 0.025), first=0.30, lift=0.0, seed=5):
    """Horizontal battens (panlatten) over x = (from, to), the first at y[0] + first.

    `lift` is the height of their underside: the counter battens' thickness.
    """
    rng = random.Random(seed)
    at = y[0] + first
    while at < y[1]:
        matrix = plane @ Matrix.Translation((0, at + rng.gauss(0, 0.002), lift))
        matrix @= Matrix.Rotation(rng.gauss(0, 0.0006), 4, "Z")
        box(x, (0, size[0]), (0, size[1]), material, 0.0015, matrix, name="batten")
        at += gauge


def counter_battens(plane, x, y, material, spacing=0.60, size=(0.036, 0.022), seed=6):
    """Counter battens (tengels) up the slope over y = (from, to), above every rafter."""
    rng = random.Random(seed)
    at = x[0]
    turned = Matrix.Rotation(math.pi / 2, 4, "Z")
    while at <= x[1]:
        matrix = plane @ Matrix.Translation((at + size[0] / 2 + rng.gauss(0, 0.003), 0, 0)) @ turned
        box(y, (0, size[0]), (0, size[1]), material, 0.0015, matrix, name="counter batten")
        at += spacing
