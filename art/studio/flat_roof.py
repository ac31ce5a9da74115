"""Flat roofs in bitumen: torched sheets, seams, rolls, upstands, copings, roof lights, outlets, tools.

Sheets run along y and are 1 m wide with laps of 8-10 cm; heights `z` are those of the surface they lie on.
"""

import math

import numpy as np
from mathutils import Matrix

from .geometry import bend, box, grid_faces, lathe, mesh, move, place, surface, tube, turn
from .materials import coat
from .nodes import Shader

SHEET = 0.0045  # thickness of one sheet
LAP = 0.09


def slate_felt(tone=(0.105, 0.112, 0.118), worn=0.0):
    """A cap sheet with slate granules of 1-2 mm; `worn` (0-1) is dust and scuffs."""
    shader = Shader("slate felt", Specular=0.5)
    position = shader.position()
    chips = shader.node("TexVoronoi", {"Vector": position, "Scale": 620.0})
    chance = shader.node("SeparateColor", {0: chips.outputs["Color"]}).outputs
    granules = shader.ramp(
        chance[0],
        [(at, [factor * c for c in tone]) for at, factor in ((0, 0.35), (0.5, 1), (0.9, 1.7), (1, 2.6))],
    )
    weather = shader.noise(position, 0.9, 7, 0.62)
    colour = shader.multiply(granules, shader.ramp(weather, [(0.3, 0.78), (0.7, (1.18, 1.16, 1.12))]))
    if worn:
        silt = shader.ramp(shader.noise(position, 2.6, 8, 0.7), [(0.42, 0), (0.68, 0.75 * worn)])
        colour = shader.mix(silt, colour, shader.multiply(granules, (1.9, 1.75, 1.5)))
        scuffs = shader.ramp(
            shader.noise(shader.stretch(position, (5, 1.2, 1)), 3.1, 6, 0.75), [(0.30, worn), (0.42, 0)]
        )
        colour = shader.mix(scuffs, colour, shader.multiply(granules, 0.55))
    gloss = shader.ramp(chance[1], [(0, 0.42), (1, 0.88)])
    normal = shader.bump(shader.noise(position, 7, 3), 0.25, 0.012)
    normal = shader.bump(chips.outputs["Distance"], 0.85, 0.0016, normal)
    shader.set(Base_Color=colour, Roughness=gloss, Normal=normal)
    return shader.material


def base_felt():
    """A base sheet after torching: black and half glossy, with dull streaks of burnt film."""
    shader = Shader("base felt")
    position = shader.position()
    streaks = shader.noise(shader.stretch(position, (9, 1.6, 9)), 2.2, 6, 0.65)
    fine = shader.noise(position, 160, 5, 0.7)
    colour = shader.ramp(streaks, [(0.3, 0.012), (0.55, 0.024), (0.75, 0.052)])
    normal = shader.bump(shader.noise(position, 14, 4), 0.3, 0.008)
    shader.set(
        Base_Color=shader.multiply(colour, shader.ramp(fine, [(0.3, 0.7), (0.7, 1.3)])),
        Roughness=shader.ramp(streaks, [(0.35, 0.30), (0.7, 0.62)]),
        Normal=shader.bump(fine, 0.3, 0.003, normal),
    )
    return shader.material


def film_felt():
    """The burn-off film under a sheet, which is the outside of a roll: glossy and creased."""
    shader = Shader("film felt", Base_Color=0.016, Specular=0.6)
    local = shader.local()
    gloss = shader.ramp(shader.noise(local, 5), [(0.3, 0.16), (0.7, 0.34)])
    shader.set(Roughness=gloss, Normal=shader.bump(shader.noise(local, 26, 3, 0.6), 0.22, 0.012))
    return shader.material


def melted_bitumen(strewn=0.0):
    """The bead that flows out of a well torched seam: black and shiny.

    `strewn` (0-1) is how much of it the roofer has covered with loose granules while it was soft.
    """
    shader = Shader("melted bitumen", Base_Color=0.014, Specular=0.55)
    position = shader.position()
    gloss = shader.ramp(shader.noise(position, 30, 3), [(0.35, 0.16), (0.7, 0.38)])
    normal = shader.bump(shader.noise(position, 90), 0.25, 0.005)
    if strewn:
        chips = shader.node("TexVoronoi", {"Vector": position, "Scale": 560.0})
        chance = shader.node("SeparateColor", {0: chips.outputs["Color"]}).outputs
        where = shader.ramp(
            shader.noise(position, 26, 5, 0.7), [(0.62 - 0.3 * strewn, 0), (0.72 - 0.3 * strewn, 1)]
        )
        stuck = shader.math("MULTIPLY", where, shader.math("GREATER_THAN", chance[2], 0.25))
        tone = shader.ramp(chance[0], [(0, 0.035), (0.5, 0.10), (1, 0.24)])
        shader.set(Base_Color=shader.mix(stuck, (0.014, 0.014, 0.015), tone))
        gloss = shader.mix(stuck, gloss, (0.7, 0.7, 0.7))
        normal = shader.bump(shader.math("MULTIPLY", stuck, chips.outputs["Distance"]), 0.8, 0.0018, normal)
    shader.set(Roughness=gloss, Normal=normal)
    return shader.material


def level(x, y):
    """The fall of a roof without one: heights above `z` are 0 everywhere."""
    return 0.0


def fall_to(outlets, slope=0.016, dip=0.030, reach=0.40):
    """The fall of a roof to its outlets (x, y): a height in metres above the lowest point, 0 at an outlet.

    slope: metres per metre, 16 mm being the Dutch least; the last `reach` metres dip `dip` deeper, so that
    the outlet's flange and the felt over it lie below the roof around it.
    """

    def fall(x, y):
        away = min(math.hypot(x - a, y - b) for a, b in outlets)
        near = min(1.0, away / reach)
        return slope * away + dip * near * near * (3 - 2 * near)

    return fall


class Drift:
    """The slow sideways wander of an edge laid by hand: sines with random phases, in metres."""

    def __init__(self, rng, size):
        self.waves = [
            (size * rng.uniform(0.3, 1), k * rng.uniform(0.7, 1.6), rng.uniform(0, 6.3))
            for k in (1, 2.7, 6.1)
        ]

    def __call__(self, along):
        return sum(a / (i + 1) * math.sin(f * along + p) for i, (a, f, p) in enumerate(self.waves))


def sheet(x, y, z, material, rng, step=0.08, head=False, fall=level):
    """One sheet over x and y (from, to); its left edge laps over its neighbour. Returns the edge as x(y).

    `head` lifts it a sheet's thickness where it starts over the end of another; `fall` as of `fall_to`.
    """
    drift, swell, width = Drift(rng, 0.003), Drift(rng, 0.0012), x[1] - x[0]
    columns = [
        (0.0, 0.0), (0.0, 2 * SHEET), (0.002, 2.15 * SHEET), (LAP - 0.01, 2.15 * SHEET),
        *((at, 1.1 * SHEET) for at in np.linspace(LAP + 0.04, width - 0.03, 3 if fall is level else 14)),
        (width - 0.002, SHEET), (width, 0.0),
    ]  # fmt: skip
    rows = np.linspace(*y, max(2, int((y[1] - y[0]) / step)))

    def point(column, along):
        across, height = columns[column]
        lift = SHEET * 1.3 * max(0.0, 1 - (along - y[0]) / 0.22) if head else 0
        side = drift(along) if across < width / 2 else 0
        at = x[0] + across + side
        return (at, along, z + fall(at, along) + height + lift + (swell(along + across) if height else 0))

    place(surface(point, range(len(columns)), rows, material, crease=35, name="sheet"))
    return lambda along: x[0] + drift(along)


def bead(edge, y, z, material, rng, width=0.011, step=0.012, side=-1, high=1.25, fall=level):
    """Melted bitumen along a sheet's edge x(y); 5-15 mm wide, which shows that the lap is fully welded.

    `z` is the top of the sheet below; `high` (in sheets) how far the bead rises, a little over the lap.
    """
    slow, quick = Drift(rng, 1.0), Drift(rng, 1.0)
    outline = [(math.cos(a), math.sin(a) ** 0.8) for a in np.linspace(0, math.pi / 2, 7)]
    outline += [(-0.35, 0.97), (-0.7, 0.80)]
    rows, vertices = np.arange(*y, step), []
    for along in rows:
        wide = width * max(
            0.35, 1 + 0.30 * slow(along * 3.1) + 0.22 * quick(along * 13) + rng.gauss(0, 0.035)
        )
        top = SHEET * (high + 0.16 * quick(along * 9))
        at = edge(along)
        low = z + fall(at, along)
        vertices += [(at + side * (wide * out - 0.003), along, low + top * up) for out, up in outline]
    return place(mesh("bead", vertices, grid_faces(len(rows), len(outline)), material, smooth=True))


def head_bead(x, y, z, material, rng, fall=level):
    """The bead across the head of a sheet, at y."""
    quick, vertices = Drift(rng, 1.0), []
    columns = np.arange(*x, 0.012)
    for across in columns:
        wide = 0.012 * max(0.4, 1 + 0.3 * quick(across * 11) + rng.gauss(0, 0.05))
        low = z + fall(across, y)
        vertices += [
            (across, y - wide, low),
            (across, y - wide * 0.6, low + SHEET),
            (across, y + 0.004, low + 1.5 * SHEET),
        ]
    return place(mesh("head bead", vertices, grid_faces(len(columns), 3), material, smooth=True))


def field(x, y, z, felt, melt, rng, bead_until=None, lengths=(4.5, 7.5), fall=level):
    """A whole roof area of lapped sheets with their beads and staggered head laps; `fall` as of `fall_to`."""
    left = x[0]
    while left < x[1] - LAP:
        right = min(left + 1.0, x[1])
        start, first = y[0], True
        while start < y[1] - 0.05:
            end = min(start + rng.uniform(*lengths), y[1]) if rng.random() < 0.75 or first else y[1]
            if y[1] - end < 1:
                end = y[1]
            begin = start - (0 if first else 0.12)
            edge = sheet((left, right), (begin, end), z, felt, rng, head=not first, fall=fall)
            if not first:
                head_bead((left + 0.005, right - LAP), begin, z + SHEET, melt, rng, fall)
            stop = end if bead_until is None else min(end, bead_until)
            if stop > start:
                bead(edge, (start, stop), z + SHEET, melt, rng, fall=fall)
            start, first = end, False
        left += 1.0 - LAP


def roll(x, y, z, outside, inside, rng, radius=0.105, core=0.030, thickness=SHEET):
    """A roll lying across x whose end runs on as the laid sheet towards -y: a spiral, slightly telescoped."""
    pitch = thickness * 1.12
    turns = (radius - core) / pitch
    slip = [(rng.gauss(0, 0.0018), rng.gauss(0, 0.0018)) for _ in range(int(turns) + 2)]
    vertices, steps = [], int(turns * 40)
    for i in range(steps + 1):
        wind = i / 40
        outer = radius - pitch * wind + 0.0008 * math.sin(2 * math.pi * wind * 3 + wind)
        angle, part = 2 * math.pi * wind - math.pi / 2, wind % 1
        (a, b), (c, d) = slip[int(wind)], slip[int(wind) + 1]
        left, right = x[0] + a + (c - a) * part, x[1] + b + (d - b) * part
        for r in (outer, outer - thickness * 0.94):
            along, height = y + r * math.cos(angle), z + radius + r * math.sin(angle)
            vertices += [(left, along, height), (right, along, height)]
    faces = []
    for i in range(0, 4 * steps, 4):
        faces += [
            (i, i + 1, i + 5, i + 4),
            (i + 2, i + 6, i + 7, i + 3),
            (i, i + 4, i + 6, i + 2),
            (i + 1, i + 3, i + 7, i + 5),
        ]
    data = mesh("roll", vertices, faces, outside, crease=40)
    data.materials.append(inside)
    for polygon in data.polygons:
        polygon.material_index = 0 if polygon.index % 4 == 0 and polygon.index < 4 * 41 else 1
    return place(data)


def standing_roll(x, y, z, outside, inside, band, rng, radius=0.105):
    """A new roll on its end, 1 m high, held by two bands of tape. Returns its matrix, for a label."""
    core, pitch = 0.03, SHEET * 1.06
    turns = (radius - core) / pitch
    slip = [rng.gauss(0, 0.0022) for _ in range(int(turns) + 2)]
    vertices, steps = [], int(turns * 48)
    for i in range(steps + 1):
        wind, angle = i / 48, 2 * math.pi * i / 48
        part = wind % 1
        rise = slip[int(wind)] * (1 - part) + slip[int(wind) + 1] * part
        for r in (radius - pitch * wind, radius - pitch * wind - SHEET * 0.95):
            vertices += [(r * math.cos(angle), r * math.sin(angle), h) for h in (rise, 1.0 + rise)]
    faces = []
    for i in range(0, 4 * steps, 4):
        faces += [(i, i + 4, i + 5, i + 1), (i + 2, i + 3, i + 7, i + 6), (i + 1, i + 5, i + 7, i + 3)]
    data = mesh("standing roll", vertices, faces, outside, crease=40)
    data.materials.append(inside)
    for polygon in data.polygons:
        polygon.material_index = 0 if polygon.index % 3 == 0 and polygon.index < 3 * 49 else 1
    matrix = move(x, y, z) @ turn(rng.uniform(0, 360)) @ turn(rng.gauss(0, 0.5), "X")
    place(data, matrix)
    for height in (0.18, 0.80):
        ring = [(radius + 0.0012, height), (radius + 0.0012, height + 0.022)]
        lathe(ring, band, matrix)
    return matrix


def printed_paper(ink=(0.02, 0.10, 0.055)):
    """The paper around a roll: off-white, handled, with a printed band and lines of small print below it."""
    shader = Shader("printed paper", Roughness=0.78, Specular=0.2)
    local = shader.local()
    axes = shader.axes(local)

    def between(low, high):
        above = shader.math("GREATER_THAN", axes["Z"], low)
        return shader.math("MULTIPLY", above, shader.math("LESS_THAN", axes["Z"], high))

    around = shader.math("MULTIPLY", shader.math("ARCTAN2", axes["Y"], axes["X"]), 6.0)
    letters = shader.math("GREATER_THAN", shader.noise(shader.stretch(local, (260, 260, 30)), 1, 2), 0.50)
    block = shader.math("LESS_THAN", shader.math("FRACT", shader.math("MULTIPLY", around, 0.2)), 0.55)
    ink_at = shader.math("MAXIMUM", between(0.172, 0.228), between(0.022, 0.028))
    for line in (0.058, 0.074, 0.090, 0.118):
        text = shader.math("MULTIPLY", between(line, line + (0.016 if line > 0.1 else 0.008)), letters)
        ink_at = shader.math("MAXIMUM", ink_at, shader.math("MULTIPLY", text, block))
    paper = shader.ramp(
        shader.noise(shader.position(), 9, 6, 0.7), [(0.32, (0.33, 0.30, 0.24)), (0.58, (0.55, 0.53, 0.47))]
    )
    creases = shader.bump(shader.noise(shader.stretch(local, (1, 1, 2.5)), 18, 4, 0.6), 0.35, 0.004)
    return shader.set(Base_Color=shader.mix(ink_at, paper, ink), Normal=creases).material


def wrapper(matrix, height, paper, radius, seam, rng):
    """A paper wrapper around a standing roll, up from the matrix's origin; it overlaps at `seam` degrees."""
    waves = [rng.uniform(0, 6.3) for _ in range(3)]
    angles, rows = np.linspace(0, 2 * math.pi + 0.12, 90), np.linspace(0, height, 9)

    def point(a, h):
        loose = 0.0007 * math.sin(3 * a + waves[0]) + 0.0005 * math.sin(7 * a + 60 * h + waves[1])
        edge = 0.0012 * math.sin(5 * a + waves[2]) * (h in (rows[0], rows[-1]))
        r = radius + abs(loose) + 0.0011 * a / (2 * math.pi)
        return (r * math.cos(a), r * math.sin(a), h + edge)

    place(surface(point, angles, rows, paper, name="wrapper"), matrix @ turn(seam), thickness=0.0003)


def propane_cylinder(matrix, paint, brass):
    """A 10.5 kg propane cylinder: 30 cm wide, foot ring, girth weld, and a collar open at the valve (-y)."""
    r = 0.15
    dome = [(r * math.cos(a), 0.385 + 0.085 * math.sin(a)) for a in np.linspace(0, math.pi / 2 - 0.12, 12)]
    bowl = [(r * math.cos(a), 0.115 - 0.075 * math.sin(a)) for a in np.linspace(math.pi / 2 - 0.05, 0, 12)]
    weld = [(r + 0.0005, 0.243), (r + 0.003, 0.247), (r + 0.003, 0.253), (r + 0.0005, 0.257)]
    lathe([*bowl, *weld, *dome, (0.02, 0.474), (0.001, 0.474)], paint, matrix, 64)
    lathe([(0.118, 0.075), (0.120, 0.008), (0.125, 0.0), (0.130, 0.004), (0.126, 0.075)], paint, matrix, 64)
    collar = np.linspace(math.radians(-50), math.radians(230), 60)

    def guard(a, h):
        return (0.095 * math.cos(a), 0.095 * math.sin(a), h)

    for start, stop, heights in (
        (0, 60, (0.445, 0.505)),
        (0, 60, (0.575, 0.605)),
        (0, 9, (0.50, 0.58)),
        (25, 35, (0.50, 0.58)),
        (51, 60, (0.50, 0.58)),
    ):
        place(surface(guard, collar[start:stop], heights, paint, name="collar"), matrix, thickness=0.003)
    rim = [(0.095 * math.cos(a), 0.095 * math.sin(a), 0.606) for a in collar]
    tube(rim, 0.0055, paint, 10, matrix)
    lathe([(0.020, 0.47), (0.020, 0.50), (0.013, 0.505), (0.013, 0.545), (0.001, 0.546)], brass, matrix, 24)
    tube([(0, 0, 0.527), (0, -0.055, 0.527)], 0.011, brass, 14, matrix)
    hand_wheel = [(0.001, 0.546), (0.026, 0.548), (0.030, 0.556), (0.026, 0.566), (0.001, 0.566)]
    lathe(hand_wheel, coat("hand wheel", (0.02, 0.02, 0.02), 0.5), matrix, 12)
    regulator = matrix @ move(0, -0.085, 0.527)
    lathe(
        [(0.001, -0.018), (0.030, -0.018), (0.033, 0.0), (0.028, 0.014), (0.001, 0.016)], brass, regulator, 28
    )


def upstand(start, end, z, inward, felt, melt, rng, height=0.40, fall=level):
    """Felt turned up against an edge from `start` to `end` (x, y), in pieces of 1 m, over a cant strip.

    `inward` is the unit vector (x, y) from the edge to the roof.
    """
    along = np.array(end, float) - np.array(start, float)
    length = float(np.linalg.norm(along))
    along /= length
    profile = [(0.16, 0.007), (0.155, 0.012), (0.075, 0.016), (0.022, 0.075), (0.012, height)]

    def low(ground, up):
        """The fall at the foot of the upstand; its top stays level."""
        return fall(*ground) * (1 - up / height)

    at, piece = 0.0, 0
    while at < length - 0.01:
        stop = min(at + 1.0, length)
        proud = 0.0025 * (piece % 2)
        slack = rng.gauss(0, 0.003)

        def point(step, row, at=at, stop=stop, proud=proud, slack=slack):
            out, up = profile[row]
            ground = (
                np.array(start)
                + along * (at - 0.05 + step * (stop - at + 0.05))
                + np.array(inward) * (out + proud)
            )
            return (*ground, z + low(ground, up) + up + proud + slack * (row < 3))

        place(surface(point, (0, 0.25, 0.5, 0.75, 1), range(len(profile)), felt, name="upstand"))
        seam = []
        for out, up in profile:
            ground = np.array(start) + along * (at - 0.052) + np.array(inward) * (out + 0.003)
            seam.append((*ground, z + low(ground, up) + up + 0.003))
        if piece:
            tube(seam[1:], 0.0035, melt, 6)
        at, piece = stop, piece + 1


def coping(start, end, z, width, material, piece=2.5, drop=0.11):
    """An aluminium coping with cover strips at the joints; `start` and `end` are on its middle line."""
    (x0, y0), (x1, y1) = start, end
    length, angle = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
    frame = move(x0, y0, z) @ turn(angle)
    half, outline = width / 2 + 0.03, 0.004

    def cap(a, b, proud):
        points = [
            (-half - proud, -drop), (-half - proud, 0.025 + proud), (-half + 0.006, 0.032 + proud),
            (half - 0.006, 0.020 + proud), (half + proud, 0.013 + proud), (half + proud, -drop * 0.45),
        ]  # fmt: skip
        data = surface(
            lambda i, at: (at, *points[i]), range(len(points)), (a, b), material, crease=25, name="coping"
        )
        place(data, frame, thickness=outline / 2)

    at = 0.0
    while at < length - 0.01:
        stop = min(at + piece, length)
        cap(at + 0.003, stop - 0.003, 0.0)
        if stop < length:
            cap(stop - 0.06, stop + 0.06, 0.004)
        at = stop


def opal():
    """White acrylic of a roof light: lets some light through and shines a little."""
    shader = Shader("opal", Base_Color=(0.86, 0.89, 0.90), Roughness=0.10, Specular=0.6, Clearcoat=0.6)
    through = shader.node("BsdfTranslucent", {0: (0.85, 0.88, 0.9)})
    shader.blend(0.25, shader.principled.outputs[0], through.outputs[0])
    return shader.material


def roof_light(x, y, z, felt, melt, white, metal, acrylic, width=1.2, length=1.2, kerb=0.32):
    """A domed roof light on a felted, tapering kerb."""
    rings = [(1.30, 0.006), (1.29, 0.012), (1.17, 0.016), (1.10, 0.07), (1.06, kerb)]
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    vertices = [(x + a * width / 2 * s, y + b * length / 2 * s, z + h) for s, h in rings for a, b in corners]
    place(mesh("kerb", vertices, grid_faces(len(rings), 4, True), felt))
    for corner in range(4):
        tube([vertices[4 * ring + corner] for ring in range(1, len(rings))], 0.006, melt, 6)
    top = z + kerb
    box(
        (x - width * 0.555, x + width * 0.555),
        (y - length * 0.555, y + length * 0.555),
        (top, top + 0.06),
        white,
        0.008,
    )
    box(
        (x - width * 0.57, x + width * 0.57),
        (y - length * 0.57, y + length * 0.57),
        (top + 0.06, top + 0.085),
        metal,
        0.006,
    )

    def dome(a, b):
        rise = ((1 - abs(a) ** 2.6) * (1 - abs(b) ** 2.6)) ** 0.55
        return (x + a * width * 0.535, y + b * length * 0.535, top + 0.084 + 0.22 * rise)

    spread = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 41))
    place(surface(dome, spread, spread, acrylic, name="dome"))
    for a, b in corners:
        for c, d in ((a * 0.35, b), (a, b * 0.35)):
            head = [(0.001, 0.012), (0.007, 0.012), (0.009, 0.0)]
            lathe(head, metal, move(x + c * width * 0.552, y + d * length * 0.552, top + 0.085), 10)


def vent(x, y, z, pipe, melt, radius=0.055, height=0.45):
    """A roof vent: a pipe with a cowl, in a torched collar."""
    r, here = radius, move(x, y, z)
    lathe(
        [(r * 3.2, 0.006), (r * 3.0, 0.011), (r * 1.5, 0.018), (r * 1.15, 0.05), (r * 1.1, 0.14)], melt, here
    )
    lathe([(r, 0.01), (r, height)], pipe, here)
    cowl = [
        (r * 1.45, height - 0.05),
        (r * 1.5, height - 0.045),
        (r * 1.5, height + 0.02),
        (r * 1.1, height + 0.055),
        (0.001, height + 0.065),
    ]
    lathe(cowl, pipe, here)


def outlet(x, y, z, melt, leaf_guard, fall=level):
    """A rainwater outlet in the low point: the felt cut round its clamping ring, a leaf guard of wire."""
    here = move(x, y, z + fall(x, y) + 2.1 * SHEET)
    lathe([(0.122, -0.008), (0.116, 0.002), (0.107, 0.0050), (0.094, 0.004)], melt, here, 48)
    ring = [(0.100, -0.002), (0.099, 0.008), (0.082, 0.009), (0.068, 0.004), (0.060, -0.03), (0.056, -0.12)]
    lathe(ring, leaf_guard, here, 48)
    lathe([(0.058, -0.06), (0.001, -0.06)], coat("drain", (0.003, 0.003, 0.003), 0.9), here)
    for k in range(6):
        a = 2 * math.pi * k / 6
        bolt = [(0.006, 0.0), (0.006, 0.0045), (0.001, 0.005)]
        lathe(bolt, leaf_guard, here @ move(0.089 * math.cos(a), 0.089 * math.sin(a), 0.008), 6)
    for k in range(10):
        a = math.pi * k / 10
        arch = [
            (
                0.062 * math.cos(t) * math.cos(a),
                0.062 * math.cos(t) * math.sin(a),
                0.085 * math.sin(t) - 0.004,
            )
            for t in np.linspace(0, math.pi, 18)
        ]
        tube(arch, 0.0017, leaf_guard, 6, here)
    for r, h in ((0.061, 0.012), (0.048, 0.050)):
        circle = [(r * math.cos(t), r * math.sin(t), h) for t in np.linspace(0, 2 * math.pi, 33)]
        tube(circle, 0.0022, leaf_guard, 6, here)


def torch(x, y, z, degrees, steel, brass, wood, hose):
    """A roofer's gas torch lying on its foot: burner cup at the front, lance, wooden handle and the hose."""
    frame = move(x, y, z) @ turn(degrees)

    def to(*points):
        return [frame @ Matrix.Translation(p).to_translation() for p in points]

    tilted = frame @ move(0.02, 0, 0.072) @ turn(97, "Y")
    cup = [
        (0.012, 0.0),
        (0.026, 0.012),
        (0.0295, 0.03),
        (0.031, 0.105),
        (0.029, 0.105),
        (0.027, 0.03),
        (0.004, 0.016),
    ]
    lathe(cup, steel, tilted @ move(0, 0, -0.01))
    lance = bend(to((0.03, 0, 0.072), (-0.10, 0, 0.088), (-0.52, 0, 0.030)), 0.10, 8)
    tube(lance, 0.0058, steel, 12)
    lathe([(0.009, 0.0), (0.011, 0.004), (0.011, 0.03), (0.008, 0.036)], brass, tilted @ move(0, 0, -0.03))
    grip = to((-0.50, 0, 0.033), (-0.51, 0, 0.032), (-0.57, 0, 0.026), (-0.63, 0, 0.022))
    for radius, a, b in ((0.015, 0, 1), (0.019, 1, 2), (0.0165, 2, 3)):
        tube(grip[a : b + 1], radius, wood, 16)
    valve = to((-0.63, 0, 0.022), (-0.70, 0, 0.017))
    tube(valve, 0.011, brass, 12)
    tube(to((-0.665, 0, 0.02), (-0.665, 0, 0.05)), 0.004, brass, 8)
    tube(to((-0.682, 0, 0.052), (-0.648, 0, 0.052)), 0.010, brass, 12)
    tube(to((-0.03, 0.0, 0.08), (-0.04, 0.055, 0.003)), 0.003, steel, 8)
    tube(to((-0.03, 0.0, 0.08), (-0.04, -0.055, 0.003)), 0.003, steel, 8)
    run = to(
        (-0.69, 0, 0.017),
        (-0.85, 0.01, 0.008),
        (-1.15, -0.10, 0.008),
        (-1.45, 0.12, 0.008),
        (-1.7, 0.6, 0.008),
        (-1.5, 1.4, 0.008),
        (-1.9, 2.4, 0.008),
    )
    tube(bend(run, 0.6, 14), 0.0075, hose, 12)
