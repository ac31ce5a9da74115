"""Walls with windows and doors. A `Frame` says how wall coordinates become world coordinates."""

import numpy as np

from .geometry import box, cut, mesh, place, prism
from .materials import coat, glass, glow


class Joinery:
    """The materials of windows and doors, made once per picture."""

    def __init__(
        self, frame=(0.80, 0.79, 0.75), sash=None, door=(0.02, 0.06, 0.055), mirror=0.10, curtains=True
    ):
        self.frame = coat("window frame", frame, 0.35, bumps=0.015, scale=60)
        self.sash = coat("sash", sash, 0.3) if sash else self.frame
        self.door = coat("door", door, 0.3)
        self.sill = coat("sill", (0.42, 0.40, 0.37), 0.9, bumps=0.4, scale=40, variation=0.25)
        self.pane = glass(mirror)
        self.room = glow("room", (0.10, 0.085, 0.07), (0.9, 0.62, 0.42), 0.035)
        self.curtain = glow("curtain", (0.78, 0.75, 0.70), (0.9, 0.8, 0.68), 0.38) if curtains else None


def window(u, z, frame, joinery, lights=None, sill=True, is_door=False):
    """A window of u = (from, to) by z = (from, to).

    `frame(u, z, depth)` gives the world position of a point in the wall, depth going inward; the
    wall must run along a world axis. `lights` is the number of sashes (default one per 0.95 m).
    """

    def bar(us, zs, depths, material, bevel=0.004):
        a, b = frame(us[0], zs[0], depths[0]), frame(us[1], zs[1], depths[1])
        spans = [tuple(sorted(pair)) for pair in zip(a, b)]
        box(*spans, material, bevel, name="window")

    left, right = u
    low, high = z
    edge, depth = 0.085, (0.07, 0.16)
    bar(u, (low, low + edge), depth, joinery.frame)
    bar(u, (high - edge, high), depth, joinery.frame)
    upright = (low + edge, high - edge)  # bars that overlap in one face render black
    bar((left, left + edge), upright, depth, joinery.frame)
    bar((right - edge, right), upright, depth, joinery.frame)
    if is_door:
        bar((left + edge, right - edge), (low + 0.02, high - edge), (0.09, 0.14), joinery.door)
        bar((left + 0.3, right - 0.3), (high - 1.1, high - 0.3), (0.08, 0.10), joinery.pane, 0)
        return
    count = lights or max(1, round((right - left) / 0.95))
    step = (right - left) / count
    for i in range(1, count):
        bar((left + step * i - 0.04, left + step * i + 0.04), upright, depth, joinery.frame)
    for i in range(count):
        a, b = left + step * i + 0.05, left + step * (i + 1) - 0.05
        inner = (low + 0.08, high - 0.08)
        bar((a, b), (inner[0], inner[0] + 0.06), (0.085, 0.14), joinery.sash)
        bar((a, b), (inner[1] - 0.06, inner[1]), (0.085, 0.14), joinery.sash)
        stile = (inner[0] + 0.06, inner[1] - 0.06)
        bar((a, a + 0.055), stile, (0.085, 0.14), joinery.sash)
        bar((b - 0.055, b), stile, (0.085, 0.14), joinery.sash)
    bar((left + edge, right - edge), (low + edge, high - edge), (0.118, 0.122), joinery.pane, 0)
    bar((left - 0.3, right + 0.3), (low - 0.3, high + 0.3), (1.6, 1.65), joinery.room, 0)
    if joinery.curtain:
        wide = (right - left) * 0.27
        for a in (left + 0.05, right - 0.05 - wide):
            across = np.linspace(a, a + wide, 40)
            hanging = [frame(x, h, 0.26 + 0.03 * np.sin((x - a) * 62)) for h in z for x in across]
            faces = [(i, i + 1, 41 + i, 40 + i) for i in range(39)]
            place(mesh("curtain", hanging, faces, joinery.curtain, smooth=True))
    if sill:
        bar((left - 0.05, right + 0.05), (low - 0.07, low), (-0.05, 0.10), joinery.sill)


def wall_along_x(x, y, height, brick, joinery, openings=(), thickness=0.25, soldier=None):
    """The wall whose outside is at `y` facing -y; openings are (from, to, low, high).

    An opening that starts at height 0 is a door.
    """
    cuts = sorted({x[0], x[1], *(o[0] for o in openings), *(o[1] for o in openings)})
    depth = (y, y + thickness)

    def frame(u, z, inward):
        return (u, y + inward, z)

    for a, b in zip(cuts, cuts[1:]):
        opening = next((o for o in openings if o[0] == a and o[1] == b), None)
        if not opening:
            box((a, b), depth, (0, height), brick, 0, mapped=True, name="wall")
            continue
        if opening[2] > 0:
            box((a, b), depth, (0, opening[2]), brick, 0, mapped=True, name="wall")
        box((a, b), depth, (opening[3], height), brick, 0, mapped=True, name="wall")
        window((a, b), opening[2:], frame, joinery, is_door=opening[2] == 0)
        if soldier:
            soldier_course(
                (a - 0.1, b + 0.1), opening[3], soldier, lambda u: ((u, u + 0.052), (y - 0.004, y + 0.06))
            )


def soldier_course(u, z, material, spans, height=0.21):
    """A row of bricks on end above an opening; spans(u) gives a brick's x and y."""
    for step in range(int((u[1] - u[0]) / 0.062)):
        x, y = spans(u[0] + step * 0.062)
        box(x, y, (z, z + height), material, 0.003, name="soldier")


def gable_wall(outline, x, brick, joinery, openings=(), facing=1, thickness=0.25, soldier=None):
    """A gable with outside at `x`, facing +x or -x; outline is (y, z), openings (from, to, low, high)."""
    inner = x - facing * thickness
    wall = prism(outline, min(x, inner), max(x, inner), brick, name="gable")
    for a, b, low, high in openings:
        cut(wall, [(a, low), (b, low), (b, high), (a, high)], min(x, inner) - 0.2, max(x, inner) + 0.2)
        window((a, b), (low, high), lambda u, z, inward: (x - facing * inward, u, z), joinery)
        if soldier:
            outside = tuple(sorted((x - facing * 0.06, x + facing * 0.004)))
            soldier_course((a - 0.1, b + 0.1), high, soldier, lambda u, x=outside: (x, (u, u + 0.052)))
