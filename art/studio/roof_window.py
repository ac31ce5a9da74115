"""A roof window (dakraam) with its flashing: grey aluminium, glass, a pleated apron over the tiles."""

import math

import numpy as np

from .geometry import box, place, surface
from .materials import coat, glass, glow


class RoofWindowMaterials:
    """Made once per picture; `tone` is the colour of the aluminium and the flashing."""

    def __init__(self, tone=(0.045, 0.048, 0.052), mirror=0.22, blind=(0.62, 0.60, 0.56)):
        self.metal = coat("window metal", tone, 0.38, 0.35)
        self.apron = coat("window apron", tone, 0.55, 0.2, bumps=0.10, scale=40)
        self.pane = glass(mirror)
        self.inside = coat("lining", (0.70, 0.69, 0.66), 0.6)
        self.room = glow("room behind", (0.12, 0.11, 0.10), (0.9, 0.75, 0.6), 0.05)
        self.blind = coat("blind", blind, 0.85)


def roof_window(plane, x, y, materials, lift=0.055, blind=0.0, tile_height=None):
    """A window over x and y (from, to) on a roof plane; its metal stands some 5 cm above the tiles.

    lift: height of the tiles' tops above the plane; blind: how far a roller blind is down (0-1);
    tile_height(x): the covering's surface, over which the apron below the window is dressed.
    """
    left, right = x
    low, high = y
    metal, top = materials.metal, lift + 0.045
    # Lining and room behind the opening.
    for a, b, c, d in (
        (left + 0.01, left + 0.04, low, high), (right - 0.04, right - 0.01, low, high),
        (left, right, low + 0.01, low + 0.04), (left, right, high - 0.04, high - 0.01),
    ):  # fmt: skip
        box((a, b), (c, d), (-0.35, lift - 0.01), materials.inside, 0, plane)
    box((left, right), (low, high), (-0.37, -0.35), materials.room, 0, plane)
    # Frame, sash covers and the ventilation flap along the top.
    for a, b, c, d, up in (
        (left, left + 0.045, low, high, top), (right - 0.045, right, low, high, top),
        (left + 0.045, right - 0.045, low, low + 0.05, top - 0.006),
        (left, right, high - 0.10, high, top + 0.016),
        (left + 0.045, left + 0.092, low + 0.05, high - 0.10, top - 0.014),
        (right - 0.092, right - 0.045, low + 0.05, high - 0.10, top - 0.014),
        (left + 0.092, right - 0.092, low + 0.05, low + 0.098, top - 0.016),
        (left + 0.092, right - 0.092, high - 0.14, high - 0.10, top - 0.014),
    ):  # fmt: skip
        box((a, b), (c, d), (lift - 0.06, up), metal, 0.004, plane)
    box(
        (left + 0.08, right - 0.08),
        (low + 0.08, high - 0.12),
        (top - 0.034, top - 0.028),
        materials.pane,
        0,
        plane,
    )
    if blind:
        reach = high - 0.1 - (high - low - 0.2) * blind
        box(
            (left + 0.06, right - 0.06),
            (reach, high - 0.08),
            (lift - 0.05, lift - 0.045),
            materials.blind,
            0,
            plane,
        )
        box(
            (left + 0.06, right - 0.06),
            (reach - 0.02, reach),
            (lift - 0.055, lift - 0.04),
            metal,
            0.003,
            plane,
        )
    # Side gutters and head piece of the flashing, just above the battens, then the apron.
    for a, b in ((left - 0.10, left), (right, right + 0.10)):
        box((a, b), (low - 0.02, high + 0.10), (lift - 0.05, lift - 0.038), metal, 0.002, plane)
        side = (a, a + 0.012) if a < left else (b - 0.012, b)
        box(side, (low - 0.02, high + 0.10), (lift - 0.04, lift - 0.012), metal, 0.002, plane)
    box((left - 0.10, right + 0.10), (high, high + 0.13), (lift - 0.05, lift - 0.02), metal, 0.004, plane)
    apron(plane, (left - 0.11, right + 0.11), (low - 0.20, low + 0.03), lift, materials.apron, tile_height)
    box(
        (left - 0.02, right + 0.02),
        (low - 0.045, low + 0.005),
        (lift - 0.02, lift + 0.016),
        metal,
        0.004,
        plane,
    )


def apron(plane, x, y, lift, material, tile_height=None, thickness=0.002):
    """A pleated apron from the window's foot over the tiles, pressed into their shape at its edge."""
    across = np.arange(x[0], x[1] + 0.004, 0.006)
    follow = {0.0: 1.0, 0.25: 0.95, 0.55: 0.8, 0.85: 0.35, 1.0: 0.0}

    def point(a, t):
        shape = tile_height(a) if tile_height else lift - 0.012
        pleat = 0.0012 * math.sin(a * 2 * math.pi / 0.018)
        z = shape * follow[t] + (lift + 0.004) * (1 - follow[t]) + 0.004 + pleat * (1 - 0.5 * follow[t])
        return (a, y[0] + (y[1] - y[0]) * t + 0.0025 * math.sin(a * 23) * (t == 0.0), z)

    place(surface(point, across, list(follow), material, name="apron"), plane, thickness=thickness)
