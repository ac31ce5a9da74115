"""Structural timber and boarding. The grain of `materials.wood` runs along a piece's local x."""

import random

from mathutils import Matrix, Vector

from .geometry import box, move, turn
from .nodes import Shader


def spruce(light=(0.62, 0.44, 0.25), dark=(0.46, 0.29, 0.14), knots=0.8, weathered=0.0):
    """Planed or fine-sawn spruce: growth rings along local x, knots, each piece its own tone.

    `weathered` (0-1) greys and darkens it, as the boarding of an old roof.
    """
    shader = Shader("spruce", Roughness=0.62, Specular=0.3)
    own = shader.random()
    offset = shader.node(
        "CombineXYZ", {0: shader.math("MULTIPLY", own, 37.0), 1: shader.math("MULTIPLY", own, 91.0)}
    )
    local = shader.node("VectorMath", {0: shader.local(), 1: offset.outputs[0]}, operation="ADD").outputs[0]
    spots = shader.node(
        "TexVoronoi", {"Vector": shader.stretch(local, (1.6, 7.0, 7.0)), "Scale": 1.0, "Randomness": 1.0}
    )
    distance = spots.outputs["Distance"]
    knot = shader.ramp(distance, [(0.045, 1), (0.075, 0)])
    # Rings bend around a knot: push the grain aside near it.
    push = shader.ramp(distance, [(0.03, 0.9), (0.32, 0)])
    axes = shader.axes(local)
    wave = shader.noise(shader.stretch(local, (0.9, 3, 3)), 1.4, 3, 0.5)
    across = shader.math("ADD", axes["Y"], shader.math("MULTIPLY", axes["Z"], 0.8))
    ring = shader.math("ADD", shader.math("MULTIPLY", across, 62.0), shader.math("MULTIPLY", wave, 9.0))
    ring = shader.math("ADD", ring, shader.math("MULTIPLY", push, knots * 3.0))
    ring = shader.math("FRACT", ring)
    colour = shader.ramp(ring, [(0.0, light), (0.62, [0.93 * c for c in light]), (0.92, dark), (1.0, light)])
    fine = shader.noise(shader.stretch(local, (2, 60, 60)), 5, 4, 0.7)
    colour = shader.multiply(colour, shader.ramp(fine, [(0.3, 0.86), (0.7, 1.06)]))
    colour = shader.multiply(
        colour, shader.ramp(own, [(0, (0.80, 0.78, 0.76)), (0.5, 1.0), (1, (1.10, 1.06, 1.0))])
    )
    if knots:
        colour = shader.mix(shader.math("MULTIPLY", knot, knots), colour, (0.16, 0.075, 0.03))
    if weathered:
        stain = shader.noise(shader.position(), 1.7, 6, 0.65)
        grey = shader.ramp(stain, [(0.3, (0.060, 0.043, 0.030)), (0.7, (0.165, 0.125, 0.088))])
        grey = shader.multiply(grey, shader.ramp(fine, [(0.3, 0.7), (0.7, 1.15)]))
        colour = shader.mix(weathered, colour, grey)
    shader.set(Base_Color=colour, Normal=shader.bump(fine, 0.18, 0.002))
    return shader.material


def beam(start, end, size, material, up=(0, 0, 1), bevel=0.003, name="beam"):
    """A timber whose middle line runs from start to end; size is (width, height), the height towards `up`."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    side = Vector(up).cross(along).normalized()
    top = along.cross(side)
    frame = Matrix((along, side, top)).transposed().to_4x4()
    frame.translation = start
    width, height = size
    return box(
        (0, (end - start).length),
        (-width / 2, width / 2),
        (-height / 2, height / 2),
        material,
        bevel,
        frame,
        name=name,
    )


def rafters(plane, x, y, material, spacing=0.6, size=(0.071, 0.171), top=0.0):
    """Rafters up the slope over x and y = (from, to), their upper side at height `top` of the plane."""
    at = x[0]
    turned = turn(90)
    while at <= x[1] + 0.001:
        frame = plane @ move(at + size[0] / 2, 0, 0) @ turned
        box(y, (0, size[0]), (top - size[1], top), material, 0.003, frame, name="rafter")
        at += spacing


def boarding(plane, x, y, material, board=0.143, thickness=0.018, top=0.0, lengths=(3.0, 4.2), seed=8):
    """Tongued and grooved roof boards along x, with staggered ends."""
    rng = random.Random(seed)
    at = y[0]
    while at < y[1] - 0.02:
        wide = min(board, y[1] - at) - 0.0025
        left = x[0] - rng.uniform(0, 2)
        while left < x[1]:
            right = left + rng.uniform(*lengths)
            a, b = max(left, x[0]), min(right, x[1])
            if b - a > 0.05:
                frame = plane @ move(a, at, rng.gauss(0, 0.0006))
                box(
                    (0, b - a - 0.0015),
                    (0, wide),
                    (top - thickness, top),
                    material,
                    0.002,
                    frame,
                    name="board",
                )
            left = right
        at += board
