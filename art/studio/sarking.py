"""A roof insulated from outside, seen from near: old rough boards with their nails, and PIR with tongues."""

import random

import bmesh
import bpy
import numpy as np

from .geometry import mesh, move, place, surface, turn
from .materials import coat
from .nodes import Shader


def frame_of(plane):
    """An empty at a plane, so that a material can reckon in the plane's coordinates."""
    item = bpy.data.objects.new("frame", None)
    item.matrix_world = plane
    bpy.context.scene.collection.objects.link(item)
    return item


def old_boards(frame, spacing=0.60, batten_at=0.0, batten=0.045):
    """Rough sawn roof boards, brown with age; paler where the counter battens lay that were taken off."""
    shader = Shader("old boards", Specular=0.18)
    own = shader.random()
    offset = shader.node(
        "CombineXYZ", {0: shader.math("MULTIPLY", own, 37.0), 1: shader.math("MULTIPLY", own, 91.0)}
    )
    local = shader.node("VectorMath", {0: shader.local(), 1: offset.outputs[0]}, operation="ADD").outputs[0]
    on_roof = shader.node("TexCoord", object=frame).outputs["Object"]
    spots = shader.node("TexVoronoi", {"Vector": shader.stretch(local, (1.5, 7.5, 7.5)), "Scale": 1.0})
    distance = spots.outputs["Distance"]
    chosen = shader.node("SeparateColor", {0: spots.outputs["Color"]}).outputs[0]
    knot = shader.math("MULTIPLY", shader.ramp(distance, [(0.07, 1), (0.10, 0)]), shader.math("GREATER_THAN", chosen, 0.55))
    rim = shader.math("MULTIPLY", shader.ramp(distance, [(0.07, 0), (0.10, 1), (0.17, 0)]), shader.math("GREATER_THAN", chosen, 0.55))
    bent = shader.math("MULTIPLY", shader.ramp(distance, [(0.05, 1), (0.38, 0)]), shader.math("GREATER_THAN", chosen, 0.55))
    # Growth rings: flat-sawn cathedrals in the middle of a board, bent aside by a knot.
    axes = shader.axes(local)
    wave = shader.noise(shader.stretch(local, (0.7, 2.6, 3)), 1.5, 3, 0.5)
    ring = shader.math("ADD", shader.math("MULTIPLY", axes["Y"], 38.0), shader.math("MULTIPLY", wave, 10.0))
    ring = shader.math("FRACT", shader.math("ADD", ring, shader.math("MULTIPLY", bent, 2.2)))
    late = shader.ramp(ring, [(0.0, 0.0), (0.55, 0.15), (0.88, 1.0), (1.0, 0.0)])
    fibre = shader.noise(shader.stretch(local, (2.2, 95, 95)), 4, 5, 0.75)
    saw = shader.noise(shader.stretch(local, (150, 5, 5)), 2.2, 3, 0.65)
    tone = shader.ramp(own, [(0, (0.150, 0.098, 0.060)), (0.35, (0.215, 0.140, 0.083)), (0.7, (0.27, 0.180, 0.108)), (1, (0.19, 0.138, 0.095))])
    colour = shader.mix(shader.math("MULTIPLY", late, 0.55), tone, shader.multiply(tone, (0.52, 0.45, 0.40)))
    colour = shader.multiply(colour, shader.ramp(fibre, [(0.28, 0.58), (0.55, 1.0), (0.75, 1.22)]))
    colour = shader.multiply(colour, shader.ramp(saw, [(0.3, 0.80), (0.65, 1.08)]))
    colour = shader.mix(shader.math("MULTIPLY", rim, 0.6), colour, (0.060, 0.030, 0.015))
    colour = shader.mix(shader.math("MULTIPLY", knot, 0.85), colour, (0.085, 0.040, 0.020))
    # Eighty years of dust: in clouds, along the joints, and not where the counter battens lay.
    where = shader.axes(on_roof)
    blotch = shader.noise(on_roof, 1.9, 7, 0.66)
    dust = shader.ramp(blotch, [(0.30, 0.75), (0.66, 0.05)])
    trace = shader.math("FRACT", shader.math("DIVIDE", shader.math("SUBTRACT", where["X"], batten_at), spacing))
    wobble = shader.math("MULTIPLY", shader.noise(on_roof, 22, 4, 0.6), 0.012)
    trace = shader.math("ADD", trace, wobble)
    share = batten / spacing
    clean = shader.ramp(trace, [(0.004, 0), (0.012, 1), (share, 1), (share + 0.010, 0)])
    dust = shader.math("MULTIPLY", dust, shader.math("SUBTRACT", 1.0, shader.math("MULTIPLY", clean, 0.9)))
    colour = shader.mix(dust, colour, shader.multiply(colour, (0.40, 0.40, 0.42)))
    colour = shader.mix(shader.math("MULTIPLY", clean, 0.60), colour, shader.multiply(colour, (1.55, 1.50, 1.42)))
    runs = shader.noise(shader.stretch(on_roof, (14, 1.1, 1)), 1.0, 5, 0.7)
    colour = shader.multiply(colour, shader.ramp(runs, [(0.34, 0.72), (0.56, 1.04)]))
    normal = shader.bump(fibre, 0.55, 0.0035)
    normal = shader.bump(saw, 0.40, 0.0022, normal)
    normal = shader.bump(late, 0.22, 0.0015, normal)
    shader.set(Base_Color=colour, Roughness=shader.ramp(fibre, [(0.3, 0.95), (0.7, 0.72)]), Normal=normal)
    return shader.material


def nailed_boards(plane, x, y, wood, iron, spacing=0.60, rafter_at=0.022, board=0.152, thickness=0.019, seed=8):
    """Boards along x with open joints, each held on every rafter by two nails; the ends meet on a rafter."""
    from .geometry import box

    rng = random.Random(seed)
    head = surface(
        lambda a, r: (r * np.cos(a), r * np.sin(a), 0.0012 if r < 0.004 else 0.0004),
        np.linspace(0, 2 * np.pi, 13), (0.0001, 0.0036, 0.0046), iron, name="nail",
    )  # fmt: skip
    at = y[0]
    while at < y[1] - 0.02:
        wide = board + rng.gauss(0, 0.0035)
        ends, first = [x[0]], rng.randint(2, 6)
        rafter = rafter_at + spacing * np.ceil((x[0] - rafter_at) / spacing)
        count = 0
        while rafter < x[1]:
            count += 1
            if count == first:
                ends.append(rafter + rng.gauss(0, 0.004))
                count, first = 0, rng.randint(5, 7)
            for part in (0.22, 0.80):
                spot = (rafter + rng.gauss(0, 0.010), at + wide * part + rng.gauss(0, 0.007))
                place(head, plane @ move(*spot, rng.gauss(0, 0.0002)) @ turn(rng.gauss(0, 4), "X"))
            rafter += spacing
        ends.append(x[1])
        lift = rng.gauss(0, 0.0010)
        for a, b in zip(ends, ends[1:]):
            gap = abs(rng.gauss(0.0012, 0.0008)) + 0.0006
            lying = plane @ move(a + gap, at, lift + rng.gauss(0, 0.0004)) @ turn(rng.gauss(0, 0.02)) @ turn(rng.gauss(0, 0.35), "X")
            box((0, b - a - 2 * gap), (0, wide), (-thickness, 0), wood, 0.0022, lying, name="board")
        at += wide + abs(rng.gauss(0.0026, 0.0014)) + 0.0012


def facing():
    """Aluminium facing of a PIR board: embossed, dented by handling, with dusty smears."""
    shader = Shader("facing", Metallic=1.0)
    local = shader.local()
    own = shader.random()
    offset = shader.node("CombineXYZ", {0: shader.math("MULTIPLY", own, 17.0), 2: shader.math("MULTIPLY", own, 53.0)})
    spot = shader.node("VectorMath", {0: local, 1: offset.outputs[0]}, operation="ADD").outputs[0]
    wavy = shader.noise(spot, 4.0, 3, 0.5)
    dents = shader.noise(spot, 21, 4, 0.6)
    fine = shader.noise(spot, 330, 2, 0.5)
    smear = shader.noise(shader.stretch(spot, (1.0, 2.2, 1)), 11, 8, 0.78)
    dust = shader.ramp(smear, [(0.50, 0.0), (0.74, 0.10)])
    axes = shader.axes(local)
    cell = shader.math("FRACT", shader.math("DIVIDE", axes["Y"], 0.10))
    dash = shader.math("LESS_THAN", shader.math("FRACT", shader.math("DIVIDE", axes["X"], 0.05)), 0.55)
    line = shader.math("MULTIPLY", shader.math("LESS_THAN", shader.math("ABSOLUTE", shader.math("SUBTRACT", cell, 0.5)), 0.011), dash)
    colour = shader.ramp(wavy, [(0.3, (0.56, 0.545, 0.52)), (0.7, (0.60, 0.585, 0.56))])
    colour = shader.mix(shader.math("MULTIPLY", line, 0.0), colour, (0.16, 0.20, 0.30))
    colour = shader.mix(dust, colour, (0.30, 0.275, 0.24))
    rough = shader.ramp(dents, [(0.3, 0.44), (0.7, 0.50)])
    rough = shader.mix(shader.math("MULTIPLY", dust, 2.5), rough, (0.75, 0.75, 0.75))
    normal = shader.bump(wavy, 0.35, 0.006)
    normal = shader.bump(dents, 0.12, 0.0016, normal)
    normal = shader.bump(fine, 0.20, 0.0006, normal)
    shader.set(Base_Color=colour, Roughness=rough, Normal=normal, Metallic=shader.ramp(dust, [(0, 0.92), (0.4, 0.5)]))
    return shader.material


def foam():
    """The edge of a PIR board: pale yellow, with fine cells, darker skins under the facing, chips and dust."""
    shader = Shader("foam", Roughness=0.95, Specular=0.10)
    local = shader.local()
    cells = shader.noise(local, 620, 3, 0.75)
    rise = shader.noise(shader.stretch(local, (18, 18, 2.5)), 3.2, 5, 0.65)
    cloud = shader.noise(shader.position(), 7.0, 6, 0.7)
    pits = shader.noise(local, 95, 5, 0.8)
    colour = shader.ramp(cloud, [(0.3, (0.47, 0.37, 0.19)), (0.7, (0.60, 0.485, 0.27))])
    colour = shader.multiply(colour, shader.ramp(rise, [(0.3, 0.92), (0.65, 1.02)]))
    colour = shader.multiply(colour, shader.ramp(cells, [(0.35, 0.78), (0.6, 1.04)]))
    colour = shader.multiply(colour, shader.ramp(pits, [(0.26, 0.45), (0.34, 1.0)]))
    normal = shader.bump(pits, 0.55, 0.004)
    normal = shader.bump(cells, 0.75, 0.0022, normal)
    return shader.set(Base_Color=colour, Normal=normal).material


def pir_board(matrix, width, height, thick, face, core, tongue=0.014, rng=None):
    """One board with tongues up the slope (+y) and to the left (-x), grooves opposite; foil on both sides."""
    lo, hi, t = thick * 0.36, thick * 0.64, tongue
    profile = [
        (0, 0), (height, 0), (height, lo), (height + t, lo + 0.002), (height + t, hi - 0.002), (height, hi),
        (height, thick), (0, thick), (0, hi + 0.001), (t, hi - 0.001), (t, lo + 0.001), (0, lo - 0.001),
    ]  # fmt: skip
    count = len(profile)
    vertices = [(a, b, c) for a in (0.0, width) for b, c in profile]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    base = len(vertices)
    vertices += [(a, b, c) for a in (-t, 0.001) for b, c in ((0.004, lo + 0.002), (height - 0.002, lo + 0.002), (height - 0.002, hi - 0.002), (0.004, hi - 0.002))]
    faces += [tuple(base + i for i in f) for f in ((3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    data = mesh("pir", vertices, faces, core)
    data.materials.append(face)
    edit = bmesh.new()
    edit.from_mesh(data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(data)
    edit.free()
    for polygon in data.polygons:
        middle = polygon.center.z
        if abs(polygon.normal.z) > 0.9 and (middle < 0.001 or middle > thick - 0.001):
            polygon.material_index = 1
    made = place(data, matrix, bevel=0.0012)
    return made


def tape_foil():
    """Aluminium tape, brighter than the facing and creased where a thumb pressed it on."""
    shader = Shader("tape foil", Metallic=0.9, Base_Color=(0.86, 0.85, 0.84))
    position = shader.position()
    creases = shader.noise(position, 60, 4, 0.65)
    soft = shader.noise(position, 16, 3, 0.5)
    normal = shader.bump(soft, 0.5, 0.006)
    normal = shader.bump(creases, 0.45, 0.0022, normal)
    return shader.set(Roughness=shader.ramp(creases, [(0.3, 0.24), (0.7, 0.40)]), Normal=normal).material


def strip_of_tape(plane, start, end, z, foil, width=0.060, seed=1):
    """Tape from start to end (x, y): its edges waver a little, its ends are torn."""
    rng = random.Random(seed)
    (x0, y0), (x1, y1) = start, end
    length = float(np.hypot(x1 - x0, y1 - y0))
    angle = float(np.degrees(np.arctan2(y1 - y0, x1 - x0)))
    steps = np.linspace(0, length, max(4, int(length / 0.02)))
    phases = [rng.uniform(0, 6.3) for _ in range(3)]
    ragged = {b: rng.uniform(-0.004, 0.004) for b in range(7)}

    def point(a, b):
        side = (b / 6 - 0.5) * width + 0.0022 * np.sin(1.7 * a + phases[0]) + 0.0007 * np.sin(9 * a + phases[1])
        end_shift = ragged[b] if a in (steps[0], steps[-1]) else 0.0
        crease = 0.0005 * max(0.0, np.sin(23 * a + phases[2] + 0.5 * b)) ** 6
        return (a + end_shift, side, 0.0006 + crease)

    place(surface(point, steps, range(7), foil, name="tape"), plane @ move(x0, y0, z) @ turn(angle))


def rust():
    return coat("rusty iron", (0.055, 0.030, 0.020), 0.8, 0.3, bumps=0.3, scale=300, variation=0.3)
