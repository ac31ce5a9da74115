"""A roofer's tools, each at the origin of its matrix: what lies about on a roof, and on the bench."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector

from .geometry import bend, box, lathe, mesh, move, place, prism, tube, turn
from .materials import coat, wood
from .nodes import Shader


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


def ridge_hook(gable, x, width=0.36, height=0.11, reach=0.85):
    """The hook (nokhaak) by which a roof ladder at `x` hangs from the ridge of a Gable.

    Two bars clamped on the stiles, which lie with their tops `height` above the roof's plane, go over the
    ridge and press a rubber-covered crossbar on the other slope; the wheels are for rolling it up the roof.
    """
    metal = coat("hook", (0.50, 0.51, 0.53), 0.40, 0.9, bumps=0.03, scale=40, variation=0.25)
    rubber = coat("hook rubber", (0.014, 0.014, 0.015), 0.7, bumps=0.1, scale=60)
    up, out = gable.front.to_3x3().col[1], gable.front.to_3x3().col[2]
    crown = Vector((0, 0, gable.ridge))
    start = crown - up * reach + out * (height + 0.010)
    near = crown - up * 0.16 + out * (height + 0.012)
    top_front, top_back = crown + Vector((0, -0.09, 0.235)), crown + Vector((0, 0.12, 0.225))
    back = gable.back.to_3x3()
    foot = crown - back.col[1] * 0.42 + back.col[2] * 0.10
    for side in (-width / 2, width / 2):
        aside = Vector((x + side, 0, 0))
        bar = [aside + p for p in (start, near, top_front, top_back, foot)]
        tube(bend(bar, 0.09, 8), 0.0135, metal, 16)
        for along in (reach - 0.08, reach - 0.42):
            clamp = gable.front @ move(x + side, gable.slope - along, height - 0.035)
            box((-0.022, 0.022), (-0.02, 0.02), (-0.035, 0.062), metal, 0.005, clamp)
            lathe([(0.011, 0.062), (0.011, 0.070), (0.006, 0.073), (0.001, 0.073)], metal, clamp, 6)
    tube([Vector((x - 0.30, 0, 0)) + foot, Vector((x + 0.30, 0, 0)) + foot], 0.026, rubber, 20)
    axle = near + out * 0.075 - up * 0.10
    tube([Vector((x - 0.225, 0, 0)) + axle, Vector((x + 0.225, 0, 0)) + axle], 0.008, metal, 12)
    for side in (-1, 1):
        hub = Matrix.Translation(Vector((x + side * 0.215, 0, 0)) + axle) @ turn(90, "Y")
        tyre = [
            (0.030, -0.012),
            (0.055, -0.016),
            (0.062, -0.010),
            (0.062, 0.010),
            (0.055, 0.016),
            (0.030, 0.012),
        ]
        lathe(tyre, rubber, hub, 36)
        lathe([(0.001, -0.010), (0.031, -0.010), (0.031, 0.010), (0.001, 0.010)], metal, hub, 24)
        strut = Vector((x + side * width / 2, 0, 0))
        tube([strut + near - up * 0.10, strut + axle], 0.009, metal, 12)


def lead_dresser(matrix):
    """A roofer's beech bat to dress lead with, lying along x: a worn flat blade and a turned handle."""
    beech = wood((0.48, 0.30, 0.16), (0.34, 0.20, 0.10), along=(1, 9, 9), roughness=0.5)
    blade = [
        (0.0, 0.008),
        (0.02, 0.0),
        (0.215, 0.0),
        (0.228, 0.010),
        (0.222, 0.034),
        (0.10, 0.046),
        (0.0, 0.040),
    ]
    prism(blade, -0.031, 0.031, beech, axis="y", matrix=matrix, mapped=False, bevel=0.006)
    grip = [
        (0.001, 0.0),
        (0.015, 0.002),
        (0.0155, 0.012),
        (0.0125, 0.03),
        (0.0165, 0.075),
        (0.0135, 0.118),
        (0.016, 0.13),
    ]
    lathe(grip, beech, matrix @ move(-0.128, 0, 0.026) @ turn(90, "Y"), 24)


def tin_snips(matrix, opening=9):
    """Metal shears lying flat with the blades along x, opened a little; red sleeves over the handles."""
    steel = coat("snips", (0.34, 0.34, 0.35), 0.30, 0.95, bumps=0.06, scale=50, variation=0.35)
    sleeve = coat("sleeve", (0.40, 0.022, 0.018), 0.42)
    for side in (-1, 1):
        half = matrix @ move(0, 0, 0.009 + 0.004 * side) @ turn(side * opening)
        blade = [
            (-0.012, -0.011),
            (0.0, -0.014),
            (0.03, -0.012),
            (0.085, -0.001),
            (0.086, 0.002),
            (0.0, 0.010),
            (-0.014, 0.008),
        ]
        outline = [(a, side * b) for a, b in blade]
        vertices = [(a, b, c) for c in (-0.002, 0.002) for a, b in outline]
        count = len(outline)
        faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
        faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        place(mesh("blade", vertices, faces, steel), half, bevel=0.0008)
        line = [
            (0.0, 0.0, 0),
            (-0.03, side * 0.003, 0),
            (-0.075, side * 0.020, 0),
            (-0.13, side * 0.024, 0),
            (-0.175, side * 0.018, 0),
        ]
        tube(bend(line, 0.03, 6), 0.0055, steel, 14, half)
        tube(bend(line[2:], 0.03, 6), 0.0082, sleeve, 16, half)
        lathe(
            [(0.001, 0.0), (0.0082, 0.0), (0.006, 0.006), (0.001, 0.008)],
            sleeve,
            half @ move(-0.175, side * 0.018, 0) @ turn(-90, "Y"),
            16,
        )
    lathe(
        [(0.010, 0.0), (0.010, 0.006), (0.007, 0.0085), (0.001, 0.009)], steel, matrix @ move(0, 0, 0.012), 6
    )


def folding_rule(matrix, angles=(0, 152, 34)):
    """A yellow folding rule (duimstok) of 25 cm links with a tick every centimetre, opened at `angles`."""
    shader = Shader("folding rule", Roughness=0.42, Specular=0.4)
    axes = shader.axes(shader.local())
    along = shader.math("MULTIPLY", axes["X"], 100.0)
    near_edge = shader.math("GREATER_THAN", shader.math("ABSOLUTE", axes["Y"]), 0.0042)
    tick = shader.math("MULTIPLY", shader.math("LESS_THAN", shader.math("FRACT", along), 0.13), near_edge)
    tens = shader.math("LESS_THAN", shader.math("FRACT", shader.math("MULTIPLY", along, 0.1)), 0.022)
    worn = shader.ramp(
        shader.noise(shader.position(), 45, 5, 0.7), [(0.34, (0.34, 0.235, 0.10)), (0.5, (0.64, 0.40, 0.035))]
    )
    mark = shader.math("MAXIMUM", tick, tens)
    paint = shader.set(Base_Color=shader.mix(mark, worn, (0.02, 0.02, 0.02))).material
    brass = coat("rivet", (0.55, 0.38, 0.14), 0.35, 0.95)
    frame = matrix
    for number, angle in enumerate(angles):
        frame = frame @ turn(angle) @ move(0, 0, 0.0034 if number else 0)
        box((-0.008, 0.248), (-0.008, 0.008), (0, 0.0032), paint, 0.0008, frame)
        lathe([(0.0045, 0.003), (0.004, 0.0044), (0.001, 0.0046)], brass, frame @ move(0, 0, 0), 16)
        frame = frame @ move(0.240, 0, 0)


def carpenters_pencil(matrix):
    """A flat red carpenter's pencil along x, cut to a point with a knife."""
    red = coat("pencil", (0.44, 0.020, 0.016), 0.35, bumps=0.05, scale=80, variation=0.2)
    cedar = wood((0.52, 0.34, 0.20), (0.40, 0.25, 0.14))
    box((0, 0.135), (-0.0065, 0.0065), (0, 0.0072), red, 0.0018, matrix)
    tip = [(0.135, w * 0.0058, h) for w, h in ((-1, 0.0006), (1, 0.0006), (1, 0.0066), (-1, 0.0066))]
    end = [(0.156, w * 0.0018, h) for w, h in ((-1, 0.0026), (1, 0.0026), (1, 0.0046), (-1, 0.0046))]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]
    place(mesh("cut", [*tip, *end], faces, cedar), matrix)
    box(
        (0.155, 0.162),
        (-0.0014, 0.0014),
        (0.0028, 0.0044),
        coat("lead core", (0.02, 0.02, 0.022), 0.4),
        0.0005,
        matrix,
    )


def insulation_knife(matrix):
    """A knife for insulation boards lying flat along x: a long wavy blade and a black handle."""
    steel = coat("knife blade", (0.42, 0.42, 0.43), 0.28, 0.95, bumps=0.03, scale=60, variation=0.25)
    edge = [(0.004 + 0.0065 * i, -0.019 + 0.0028 * (i % 2)) for i in range(42)]
    outline = [*edge, (0.285, -0.012), (0.292, 0.004), (0.285, 0.010), (0.004, 0.016)]
    count = len(outline)
    vertices = [(a, b, c) for c in (0.0065, 0.008) for a, b in outline]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    place(mesh("blade", vertices, faces, steel), matrix)
    grip = coat("knife grip", (0.020, 0.020, 0.022), 0.55, bumps=0.1, scale=90)
    box((-0.128, 0.006), (-0.016, 0.015), (0.0, 0.019), grip, 0.0065, matrix)
    box((-0.002, 0.010), (-0.020, 0.019), (0.001, 0.017), grip, 0.005, matrix)


def roll_of_tape(matrix, foil):
    """A roll of 75 mm aluminium tape lying on its side, its white backing on edge and a cardboard core."""
    card = coat("core", (0.36, 0.25, 0.15), 0.85, bumps=0.1, scale=60)
    sides = coat("tape edge", (0.55, 0.55, 0.54), 0.6, variation=0.15, scale=240)
    lathe([(0.0385, 0.0), (0.060, 0.0)], sides, matrix, 64)
    lathe([(0.060, 0.0), (0.0605, 0.001), (0.0605, 0.074), (0.060, 0.075)], foil, matrix, 64)
    lathe([(0.060, 0.075), (0.042, 0.075)], sides, matrix, 64)
    lathe([(0.042, 0.075), (0.042, 0.0765), (0.038, 0.0765), (0.038, 0.0)], card, matrix, 48)


def copper_nail(matrix, length=0.042):
    """A slater's nail on its side along x."""
    copper = coat("copper", (0.46, 0.19, 0.095), 0.32, 0.95, variation=0.3, scale=60)
    outline = [
        (0.0001, 0),
        (0.0052, 0.0),
        (0.005, 0.0014),
        (0.0017, 0.002),
        (0.0016, length - 0.006),
        (0.0001, length),
    ]
    lathe(outline, copper, matrix @ move(0, 0, 0.0022) @ turn(86, "Y"), 12)
