"""Tube scaffold along a front: standards, ledgers, boards, guard rails and toe boards."""

import random

from .geometry import box, move, tube, turn
from .materials import coat, wood


def scaffold(x, y, levels, spacing=2.1, top_rail=1.05, radius=0.0242, seed=3, toe=True):
    """Over x and y (from, to; y[0] the outside), working floors at the heights in `levels`."""
    rng = random.Random(seed)
    steel = coat("galvanised tube", (0.46, 0.47, 0.48), 0.42, 0.85, bumps=0.04, scale=30, variation=0.25)
    coupler = coat("coupler", (0.34, 0.34, 0.34), 0.5, 0.85, bumps=0.15, scale=80)
    planks = wood((0.47, 0.36, 0.23), (0.33, 0.235, 0.14), grey=0.35)
    height = levels[-1] + top_rail + 0.25
    at = x[0]
    while at <= x[1] + 0.01:
        for line in y:
            # The inner standards end below the gutter, or they would stand in the way of the tiles.
            top = height - rng.uniform(0, 0.2) if line == y[0] else levels[-1] + 0.06
            tube([(at, line, 0), (at, line, top)], radius, steel, 14)
        for level in levels:
            tube([(at, y[0] - 0.15, level - 0.09), (at, y[1] + 0.12, level - 0.09)], radius, steel, 14)
            for line in y:
                clamp(at, line, level - 0.07, coupler)
                for rail in (top_rail, 0.55):
                    if line == y[0]:
                        clamp(at, line, level + rail, coupler)
        at += spacing
    for level in levels:
        for rail in (top_rail, 0.55):
            tube(
                [(x[0] - 0.3, y[0] - 0.05, level + rail), (x[1] + 0.3, y[0] - 0.05, level + rail)],
                radius,
                steel,
                14,
            )
        for line in y:
            tube(
                [(x[0] - 0.3, line + 0.05, level - 0.05), (x[1] + 0.3, line + 0.05, level - 0.05)],
                radius,
                steel,
                14,
            )
        count = int((y[1] - y[0]) / 0.225)
        for i in range(count):
            start = x[0] - 0.2 - rng.uniform(0, 0.3)
            while start < x[1]:
                frame = move(
                    start, y[0] + 0.03 + i * 0.228 + rng.gauss(0, 0.004), level + rng.gauss(0, 0.003)
                ) @ turn(rng.gauss(0, 0.12))
                box((0, 3.6), (0, 0.219), (-0.012, 0.026), planks, 0.004, frame)
                start += 3.6 + rng.uniform(0.005, 0.02)
        if toe:
            box(
                (x[0] - 0.25, x[1] + 0.25),
                (y[0] + 0.01, y[0] + 0.04),
                (level + 0.026, level + 0.19),
                planks,
                0.003,
            )


def clamp(x, y, z, material):
    """A right-angle coupler with its two bolts."""
    box((x - 0.034, x + 0.034), (y - 0.085, y + 0.036), (z - 0.033, z + 0.033), material, 0.014)
    for side in (-1, 1):
        tube([(x + side * 0.03, y - 0.05, z), (x + side * 0.062, y - 0.05, z)], 0.008, material, 6)
