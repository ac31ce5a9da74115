"""A flat-roofed dormer (dakkapel) in a front plane: boarded cheeks, zinc roof, a row of windows, lead."""

import numpy as np
from mathutils import Vector

from .geometry import box
from .lead import dressed_apron
from .walls import window


def dormer(
    gable, x, foot, height, joinery, cheeks, zinc, lead, tile_height, lights=2, board=0.145, sill=True
):
    """Stands over x (from, to), its front where the slope is `foot` metres up; `height` above that point.

    `tile_height` is the covering's surface (lead.covering_height). Leave out the tiles over x and from
    `foot` - 0.1 to `foot` + height / sin(pitch) - 0.15 up the slope.
    """
    plane = gable.front
    left, right = x
    spot = plane @ Vector((0, foot, 0))
    front, base = spot.y + 0.05, spot.z
    top = base + height
    back = -(gable.ridge - 0.16 - top) / gable.tan
    for a, side in ((left, -1), (right, 1)):
        inner = (a, a + 0.06) if side < 0 else (a - 0.06, a)
        box(inner, (front, back + 0.4), (base - 0.25, top), cheeks, 0.003)
        outer = (a - 0.014, a) if side < 0 else (a, a + 0.014)
        for level in np.arange(base - 0.3, top - 0.02, board):
            box(outer, (front + 0.02, back + 0.4), (level, min(level + board - 0.008, top)), cheeks, 0.004)
        far = foot + height / gable.sin
        strip = (a - 0.13, a) if side < 0 else (a, a + 0.13)
        box(strip, (foot - 0.05, far), (0.058, 0.066), lead, 0.002, plane)
        upstand = (a - 0.02, a) if side < 0 else (a, a + 0.02)
        box(upstand, (foot - 0.02, far), (0.05, 0.15), lead, 0.003, plane)
    box((left - 0.14, right + 0.14), (front - 0.18, back + 0.25), (top, top + 0.15), joinery.frame, 0.006)
    box(
        (left - 0.17, right + 0.17),
        (front - 0.21, front - 0.15),
        (top + 0.10, top + 0.17),
        joinery.frame,
        0.015,
    )
    box((left - 0.185, right + 0.185), (front - 0.225, back + 0.3), (top + 0.165, top + 0.19), zinc, 0.006)
    for seam in np.linspace(left - 0.1, right + 0.1, max(3, int((right - left) / 0.5))):
        box((seam - 0.012, seam + 0.012), (front - 0.21, back + 0.25), (top + 0.19, top + 0.218), zinc, 0.004)
    window(
        (left + 0.03, right - 0.03), (base + 0.12, top - 0.01),
        lambda u, z, inward: (u, front - 0.06 + inward, z), joinery, lights, sill=False,
    )  # fmt: skip
    if sill:
        box(
            (left - 0.05, right + 0.05),
            (front - 0.09, front + 0.06),
            (base + 0.04, base + 0.12),
            joinery.frame,
            0.006,
        )
    dressed_apron(
        plane, (left - 0.14, right + 0.14), (foot - 0.24, foot + 0.06), tile_height, lead, flat=0.11
    )
