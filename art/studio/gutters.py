"""Zinc gutters and downpipes as Dutch roofs have them: the half-round mastgoot and the boxed bakgoot."""

import math

import numpy as np
from mathutils import Matrix

from .geometry import bend, box, lathe, mesh, move, place, surface, tube


def half_round_outline(radius=0.074, bead=0.009):
    """Cross section (y, z) of a mastgoot, from the bead at the front (-y) to the higher back edge."""
    curl = [
        (-radius - bead + bead * math.cos(a), bead * math.sin(a) + 0.002)
        for a in np.linspace(-math.pi * 0.75, math.pi * 0.98, 14)
    ]
    bowl = [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(math.pi, 2 * math.pi, 26)]
    return [*[(y + bead * 0.95, z) for y, z in curl], *bowl, (radius, 0.030), (radius - 0.006, 0.036)]


def half_round(
    x, y, z, zinc, bracket, solder, radius=0.074, spacing=0.66, piece=3.0, fall=0.0, stop_ends=True
):
    """A mastgoot along x (from, to), its rim at height z: soldered pieces, brackets, stop ends."""
    outline = half_round_outline(radius)

    def at(along):
        return z - fall * (along - x[0])

    start = x[0]
    while start < x[1] - 0.01:
        stop = min(start + piece, x[1])
        points = surface(
            lambda i, along: (along, y + outline[i][0], at(along) + outline[i][1]),
            range(len(outline)), np.linspace(start - (0.02 if start > x[0] else 0), stop, 5), zinc,
            crease=40, name="gutter",
        )  # fmt: skip
        place(points, thickness=0.0022)
        if stop < x[1]:
            ring = [(stop, y + 1.012 * a, at(stop) + 1.012 * b) for a, b in outline[14:-2]]
            tube(ring, 0.0026, solder, 6)
        start = stop
    if stop_ends:
        for along, out in ((x[0], -1), (x[1], 1)):
            rim = [
                (radius * 1.01 * math.cos(a), radius * 1.01 * math.sin(a))
                for a in np.linspace(math.pi, 2 * math.pi, 28)
            ]
            rim += [(radius, 0.02), (-radius, 0.004)]
            data = mesh(
                "stop end", [(along, y + a, at(along) + b) for a, b in rim], [tuple(range(len(rim)))], zinc
            )
            place(data, thickness=0.002)
            tube(
                [(along - out * 0.001, y + a * 1.01, at(along) + b * 1.01) for a, b in rim[:-2]],
                0.003,
                zinc,
                6,
            )
    for along in np.arange(x[0] + 0.22, x[1] - 0.05, spacing):
        gutter_bracket(along, y, at(along), radius, bracket)


def gutter_bracket(x, y, z, radius, metal, width=0.028):
    """A flat steel bracket under the gutter, its tongue hooked over the front bead."""
    r = radius + 0.004
    line = [(-r - 0.012, 0.016), (-r - 0.018, 0.006), (-r - 0.006, -0.010)]
    line += [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(math.pi * 1.06, 2 * math.pi, 18)]
    line += [(r, 0.03), (r + 0.004, 0.05)]
    data = surface(
        lambda i, a: (x + a, y + line[i][0], z + line[i][1]),
        range(len(line)),
        (-width / 2, width / 2),
        metal,
        crease=50,
    )
    place(data, thickness=0.0045)
    hook = [(-r - 0.014, 0.012), (-r + 0.004, 0.017), (-r + 0.03, 0.012)]
    data = surface(lambda i, a: (x + a, y + hook[i][0], z + hook[i][1]), range(3), (-0.008, 0.008), metal)
    place(data, thickness=0.0016)


def downpipe(top, wall_y, bottom, zinc, bracket, solder, radius=0.04, reach=0.055, mitred=True):
    """A downpipe from a gutter's outlet `top` (x, y, z) by a swan neck to the wall's face, down to `bottom`.

    The swan neck is made of soldered mitres in the traditional way, or of smooth bends.
    """
    x, y, z = top
    near = wall_y - reach - radius
    shift = near - y
    lathe(
        [(radius * 1.35, 0.012), (radius * 1.28, -0.02), (radius * 1.02, -0.06), (radius * 1.02, -0.10)],
        zinc,
        move(x, y, z),
    )
    drop = abs(shift) * 0.75
    corners = [(x, y, z - 0.05), (x, y, z - 0.16), (x, near, z - 0.16 - drop), (x, near, bottom)]
    if mitred:
        mitred_pipe(corners, radius, zinc, solder)
    else:
        tube(bend(corners, 0.12, 9), radius, zinc, 28)
    level = z - 0.16 - drop - 0.12
    sleeve(x, near, level, radius, zinc)
    while level > bottom + 0.3:
        clip(x, near, level - 0.10, radius, wall_y, bracket)
        level -= 1.8


def mitred_pipe(corners, radius, zinc, solder):
    """Straight pieces of pipe cut and soldered at the corners, each corner in two halves of the angle."""
    points = bend(corners, 0.055, 4)
    for start, stop in zip(points, points[1:]):
        tube([start, stop], radius, zinc, 28)
    for before, corner, after in zip(points, points[1:], points[2:]):
        along = ((after - corner).normalized() + (corner - before).normalized()).normalized()
        if (after - corner).normalized().dot((corner - before).normalized()) > 0.9995:
            continue
        frame = Matrix.Translation(corner) @ along.to_track_quat("Z", "Y").to_matrix().to_4x4()
        ring = [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 30)]
        tube([frame @ move(a * 1.01, b * 1.01, 0).to_translation() for a, b in ring], 0.0024, solder, 6)


def sleeve(x, y, z, radius, zinc):
    """The collar where one length of pipe slides into the next."""
    lathe(
        [
            (radius + 0.0005, 0.06),
            (radius + 0.004, 0.056),
            (radius + 0.004, -0.01),
            (radius + 0.0005, -0.014),
        ],
        zinc,
        move(x, y, z),
    )


def clip(x, y, z, radius, wall_y, metal):
    """A pipe bracket: a hinged ring with its bolt, on a pin in the joint of the wall."""
    lathe(
        [
            (radius + 0.001, -0.013),
            (radius + 0.004, -0.013),
            (radius + 0.004, 0.013),
            (radius + 0.001, 0.013),
        ],
        metal,
        move(x, y, z),
    )
    tube([(x, y + radius, z), (x, wall_y + 0.02, z)], 0.005, metal, 10)
    for side in (-1, 1):
        box(
            (x + side * (radius + 0.010) - 0.010, x + side * (radius + 0.010) + 0.010),
            (y - 0.006, y + 0.006),
            (z - 0.012, z + 0.012),
            metal,
            0.002,
        )
    tube([(x - radius - 0.014, y - 0.012, z), (x - radius - 0.014, y + 0.012, z)], 0.004, metal, 8)


def box_gutter(x, y, z, zinc, timber, depth=0.16, width=0.19):
    """A bakgoot: a moulded timber box, lined with zinc that folds over its front. `y` is the wall side."""
    front = y - width
    for a, b in (
        ((front - 0.03, front), (z - depth - 0.01, z)),
        ((front - 0.045, front - 0.03), (z - 0.05, z - 0.012)),
    ):
        box(x, a, b, timber, 0.004)
    box((x[0], x[1]), (front - 0.03, y), (z - depth - 0.035, z - depth - 0.008), timber, 0.004)
    box((x[0], x[1]), (front - 0.05, front - 0.03), (z - depth - 0.035, z - depth + 0.015), timber, 0.012)
    lining = [
        (front - 0.052, z - 0.035), (front - 0.052, z + 0.004), (front + 0.004, z + 0.006),
        (front + 0.006, z - depth + 0.01), (y - 0.02, z - depth + 0.01), (y, z + 0.05),
    ]  # fmt: skip
    data = surface(
        lambda i, a: (a, *lining[i]), range(len(lining)), np.linspace(*x, 4), zinc, crease=30, name="lining"
    )
    place(data, thickness=0.0015)
