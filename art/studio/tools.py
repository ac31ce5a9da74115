"""What a roofer leaves lying about: bucket, brush, hammer, ladder; each at the origin of its matrix."""

import math
import random

import numpy as np

from .geometry import box, lathe, move, place, quads, tube, turn
from .materials import coat, wood


def bucket(matrix, colour=(0.012, 0.012, 0.013)):
    """A builder's rubber bucket, 30 cm high, its handle fallen to one side."""
    rubber = coat("rubber", colour, 0.5, bumps=0.12, scale=60, variation=0.4)
    steel = coat("handle", (0.5, 0.5, 0.5), 0.4, 0.9)
    outline = [
        (0.001, 0.004),
        (0.105, 0.0),
        (0.112, 0.01),
        (0.15, 0.285),
        (0.162, 0.288),
        (0.163, 0.302),
        (0.15, 0.303),
        (0.145, 0.285),
        (0.108, 0.015),
        (0.001, 0.012),
    ]
    lathe(outline, rubber, matrix, 44)
    arc = [
        (0.157 * math.cos(a), -0.165 * math.sin(a), 0.27 + 0.02 * math.sin(a))
        for a in np.linspace(0, math.pi, 24)
    ]
    tube(arc, 0.0038, steel, 8, matrix)


def brush(matrix, handle=1.35, seed=2):
    """A stiff broom lying along y, bristles down (-z), its head at the origin."""
    beech = wood((0.50, 0.34, 0.19), (0.38, 0.24, 0.12), along=(1, 10, 10))
    box((-0.17, 0.17), (-0.032, 0.032), (0.0, 0.032), beech, 0.008, matrix)
    tube([(0, 0.0, 0.025), (0, handle, 0.13)], 0.0135, beech, 14, matrix)
    rng = np.random.RandomState(seed)
    count = 2600
    root = np.stack(
        [rng.uniform(-0.162, 0.162, count), rng.uniform(-0.027, 0.027, count), np.zeros(count)], 1
    )
    tip = root + np.stack(
        [
            rng.normal(0, 0.008, count),
            root[:, 1] * 0.5 + rng.normal(0, 0.009, count),
            -0.065 - 0.008 * rng.rand(count),
        ],
        1,
    )
    side = np.array([0.0009, 0.0006, 0])
    bristles = quads(
        "bristles",
        np.stack([root - side, root + side, tip + side, tip - side], 1),
        coat("bristle", (0.20, 0.085, 0.03), 0.5),
    )
    place(bristles, matrix)


def hammer(matrix):
    """A claw hammer lying along y, head at the origin."""
    steel = coat("hammer head", (0.30, 0.30, 0.31), 0.32, 0.9, bumps=0.05, scale=60, variation=0.35)
    ash = wood((0.56, 0.40, 0.23), (0.42, 0.27, 0.13), along=(10, 1, 10))
    box((-0.045, 0.03), (-0.013, 0.013), (-0.013, 0.013), steel, 0.005, matrix)
    lathe(
        [(0.001, 0.0), (0.015, 0.0), (0.016, 0.004), (0.016, 0.02), (0.010, 0.03)],
        steel,
        matrix @ move(-0.073, 0, 0) @ turn(90, "Y"),
        24,
    )
    for side in (-1, 1):
        points = [
            (0.02 + 0.09 * t, side * (0.006 + 0.007 * t), 0.002 - 0.035 * t * t) for t in np.linspace(0, 1, 8)
        ]
        tube(points, 0.006, steel, 8, matrix)
    tube([(0, -0.02, 0), (0, 0.12, 0), (0, 0.30, -0.001)], 0.0125, ash, 16, matrix)
    lathe(
        [(0.0125, 0), (0.016, 0.02), (0.0165, 0.09), (0.013, 0.11), (0.001, 0.112)],
        coat("grip", (0.02, 0.02, 0.022), 0.6),
        matrix @ move(0, 0.20, 0) @ turn(-90, "X"),
        20,
    )


def ladder(matrix, length=4.0, width=0.36, spacing=0.28, seed=1):
    """An aluminium ladder up along y, lying in the matrix's xy plane with its stiles 6 cm high."""
    rng = random.Random(seed)
    metal = coat("aluminium", (0.60, 0.61, 0.62), 0.34, 0.9, bumps=0.02, scale=40, variation=0.2)
    for side in (-1, 1):
        box(
            (side * width / 2 - 0.0125, side * width / 2 + 0.0125),
            (0, length),
            (0, 0.062),
            metal,
            0.004,
            matrix,
        )
    at = 0.16
    while at < length:
        tube(
            [(-width / 2, at, 0.031), (width / 2, at, 0.031 + rng.gauss(0, 0.0004))],
            0.0145,
            metal,
            18,
            matrix,
        )
        at += spacing
