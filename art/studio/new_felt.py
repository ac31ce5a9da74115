"""A newly torched flat roof from near: straight laps with an even bead, and outlets in a square of felt."""

import math

import numpy as np

from . import flat_roof
from .flat_roof import LAP, SHEET, level
from .geometry import grid_faces, lathe, mesh, move, place, surface, tube
from .materials import coat
from .nodes import Shader


def bitumen():
    """The bead along a lap: black, softly shining, dusted with slate here and there."""
    shader = Shader("bitumen", Specular=0.5)
    position = shader.position()
    chips = shader.node("TexVoronoi", {"Vector": position, "Scale": 600.0})
    chance = shader.node("SeparateColor", {0: chips.outputs["Color"]}).outputs
    where = shader.ramp(shader.noise(position, 7, 4, 0.6), [(0.40, 0.05), (0.66, 0.75)])
    stuck = shader.math("LESS_THAN", chance[2], where)
    tone = shader.ramp(chance[0], [(0, 0.03), (1, 0.12)])
    gloss = shader.ramp(shader.noise(position, 24, 3), [(0.35, 0.28), (0.7, 0.48)])
    normal = shader.bump(shader.noise(position, 70), 0.2, 0.004)
    shader.set(
        Base_Color=shader.mix(stuck, (0.013, 0.013, 0.014), tone),
        Roughness=shader.mix(stuck, gloss, (0.75,) * 3),
        Normal=shader.bump(shader.math("MULTIPLY", stuck, chips.outputs["Distance"]), 0.6, 0.0012, normal),
    )
    return shader.material


def waver(rng, size, waves=(1.1, 3.3, 9.0, 21.0)):
    parts = [(size / (i + 1), k * rng.uniform(0.7, 1.4), rng.uniform(0, 6.3)) for i, k in enumerate(waves)]
    return lambda t: sum(a * math.sin(f * t + p) for a, f, p in parts)


def seam(points, side, z, material, rng, width=0.008, fall=level, high=1.15):
    """A bead along a line of (x, y) points; `side` is the unit vector (x, y) to the lower sheet."""
    wide, tall, vertices = waver(rng, 0.22), waver(rng, 0.10), []
    outline = [(1.0, 0.0), (0.92, 0.42), (0.66, 0.80), (0.30, 0.98), (-0.15, 1.05), (-0.6, 0.95)]
    along = 0.0
    for i, (x, y) in enumerate(points):
        if i:
            along += math.dist(points[i - 1], (x, y))
        w = width * max(0.45, 1 + wide(along * 3) + rng.gauss(0, 0.02))
        h = SHEET * high * (1 + tall(along * 3))
        low = z + fall(x, y)
        vertices += [(x + side[0] * w * a, y + side[1] * w * a, low + h * b) for a, b in outline]
    place(mesh("bead", vertices, grid_faces(len(points), len(outline)), material, smooth=True))


def felt_sheet(x, y, z, felt, rng, fall=level, head=False):
    """A sheet over x and y, its left edge over its neighbour, straight to a millimetre or two."""
    edge, swell, width = waver(rng, 0.0011, (0.5, 1.7)), waver(rng, 0.0007), x[1] - x[0]
    columns = [(0.0, 0.0), (0.0005, 1.9 * SHEET), (0.0035, 2.1 * SHEET), (LAP - 0.01, 2.1 * SHEET)]
    columns += [(at, 1.08 * SHEET) for at in np.linspace(LAP + 0.03, width - 0.01, 16)] + [(width, SHEET)]
    rows = np.linspace(*y, max(2, int((y[1] - y[0]) / 0.06)))

    def point(column, along):
        across, height = columns[column]
        lift = SHEET * 1.2 * max(0.0, 1 - (along - y[0]) / 0.18) if head else 0
        at = x[0] + across + (edge(along) if column < 4 else 0)
        return (at, along, z + fall(at, along) + height + lift + (swell(2 * along + 3 * across) if height else 0))

    place(surface(point, range(len(columns)), rows, felt, crease=35, name="sheet"))
    return lambda along: x[0] + edge(along)


def covering(x, y, z, felt, bead, rng, fall=level, heads=None, until=14.0):
    """All sheets over x and y, 1 m wide; heads: per sheet the y of its head laps."""
    left, number = x[0], 0
    while left < x[1] - LAP:
        right = min(left + 1.0, x[1])
        stops = [y[0], *(heads[number % len(heads)] if heads else ()), y[1]]
        for k, (start, end) in enumerate(zip(stops, stops[1:])):
            begin = start - (0.12 if k else 0)
            edge = felt_sheet((left, right), (begin, end), z, felt, rng, fall, head=k > 0)
            line = [(edge(t), t) for t in np.arange(start, min(end, until), 0.012)]
            if number and len(line) > 2:
                seam(line, (-1, 0), z + SHEET, bead, rng, fall=fall)
            if k:
                across = [(t, begin) for t in np.arange(left + 0.004, right - LAP + 0.01, 0.012)]
                seam(across, (0, -1), z + SHEET, bead, rng, fall=fall, high=1.6)
        left, number = left + 1.0 - LAP, number + 1


def square(x, y, z, size, felt, bead, rng, fall=level, hole=0.098):
    """A square of felt round an outlet, torched over the sheet: its four edges beaded, its corners clipped."""
    half, clip = size / 2, 0.05
    grid = np.concatenate([[-half, -half + 0.002], np.linspace(-half + 0.01, half - 0.01, 41), [half - 0.002, half]])

    def inside(a, b):
        return abs(a) + abs(b) < size - clip

    vertices, index = [], {}
    for j, b in enumerate(grid):
        for i, a in enumerate(grid):
            over = max(abs(a), abs(b)) / half
            up = 1.0 if over < 0.995 else 0.0
            index[i, j] = len(vertices)
            vertices.append((x + a, y + b, z + fall(x + a, y + b) + SHEET * (1.12 + 0.95 * up)))
    faces = []
    for j in range(len(grid) - 1):
        for i in range(len(grid) - 1):
            a, b = (grid[i] + grid[i + 1]) / 2, (grid[j] + grid[j + 1]) / 2
            if inside(a, b) and math.hypot(a, b) > hole:
                faces.append((index[i, j], index[i + 1, j], index[i + 1, j + 1], index[i, j + 1]))
    place(mesh("square", vertices, faces, felt, crease=35))
    for (ax, ay), (bx, by), side in (
        ((-half, -half + clip), (-half, half - clip), (-1, 0)), ((half, -half + clip), (half, half - clip), (1, 0)),
        ((-half + clip, -half), (half - clip, -half), (0, -1)), ((-half + clip, half), (half - clip, half), (0, 1)),
        ((-half, -half + clip), (-half + clip, -half), (-0.7, -0.7)), ((half, -half + clip), (half - clip, -half), (0.7, -0.7)),
        ((-half, half - clip), (-half + clip, half), (-0.7, 0.7)), ((half, half - clip), (half - clip, half), (0.7, 0.7)),
    ):  # fmt: skip
        steps = max(4, int(math.hypot(bx - ax, by - ay) / 0.010))
        line = [(x + ax + (bx - ax) * t, y + ay + (by - ay) * t) for t in np.linspace(-0.004, 1.004, steps)]
        seam(line, side, z + SHEET, bead, rng, width=0.009, fall=fall, high=1.3)


def drain(x, y, z, felt, bead, wire, fall=level):
    """An outlet: the felt goes down into the pipe, its cut edge sealed; a ball of wire keeps leaves out."""
    here = move(x, y, z + fall(x, y) + 2.07 * SHEET)
    rim = [(r, fall(x + r, y) - fall(x, y) + 0.0012 * min(1.0, (0.15 - r) / 0.01)) for r in (0.150, 0.142, 0.125, 0.110, 0.098)]
    lathe([*rim, (0.084, 0.0012), (0.070, -0.007), (0.062, -0.020), (0.058, -0.045)], felt, here, 72)
    lathe([(0.0605, -0.030), (0.0575, -0.036), (0.055, -0.055), (0.054, -0.16)], bead, here, 48)
    lathe([(0.056, -0.13), (0.001, -0.13)], coat("pipe", (0.002, 0.002, 0.002), 0.9), here)
    count, tall = 9, 0.105
    for k in range(count):
        a = math.pi * k / count
        arch = []
        for t in np.linspace(0, math.pi, 26):
            r = 0.050 + 0.013 * math.sin(t) ** 0.7
            arch.append((r * math.cos(t) * math.cos(a), r * math.cos(t) * math.sin(a), tall * math.sin(t) ** 0.85 - 0.022))
        tube(arch, 0.0015, wire, 8, here)
    for h in (-0.004, 0.038):
        r = next(0.0015 + (0.050 + 0.013 * math.sin(t) ** 0.7) * math.cos(t) for t in np.linspace(0, 1.57, 300) if tall * math.sin(t) ** 0.85 - 0.022 >= h)
        tube([(r * math.cos(t), r * math.sin(t), h) for t in np.linspace(0, 2 * math.pi, 49)], 0.0017, wire, 8, here)
    lathe([(0.010, tall - 0.0245), (0.010, tall - 0.0195), (0.001, tall - 0.019)], wire, here, 20)


def turned_up(start, end, z, inward, felt, bead, rng, height=0.40, fall=level, offset=0.0):
    """Felt against an edge, in pieces of 1 m over a cant strip; each foot and each side welded with a bead."""
    flat_roof.upstand(start, end, z, inward, felt, bead, rng, height, fall)
    along = np.array(end, float) - np.array(start, float)
    length = float(np.linalg.norm(along))
    along /= length
    line = []
    for t in np.arange(0, min(length, 14), 0.012):
        p = np.array(start) + along * t + np.array(inward) * 0.160
        line.append((float(p[0]), float(p[1])))
    seam(line, inward, z + SHEET, bead, rng, fall=fall, high=2.2)


def dome_plastic():
    """Opal acrylic that mirrors the sky and lets some light through."""
    shader = Shader("dome plastic", Base_Color=(0.70, 0.74, 0.76), Roughness=0.06, Specular=0.7, Clearcoat=1.0)
    shader.set(Clearcoat_Roughness=0.02)
    dust = shader.ramp(shader.noise(shader.position(), 5.5, 7, 0.7), [(0.4, 0.06), (0.7, 0.22)])
    shader.set(Roughness=dust)
    through = shader.node("BsdfTranslucent", {0: (0.80, 0.84, 0.86)})
    shader.blend(0.35, shader.principled.outputs[0], through.outputs[0])
    return shader.material
