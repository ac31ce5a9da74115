"""A villa in the Gooi: a broad chimney in new lead, beside the valley where two steep roofs meet."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.gutters import half_round
from studio.geometry import box, mesh, move, place, prism, surface, turn
from studio.house import fit_courses
from studio.lead import covering_height, dressed_apron
from studio.materials import brick, coat, grass, lead, zinc
from studio.nodes import Shader
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, lay_ridge, ridge_arc, ridge_tile
from studio.surroundings import crowns, ground, sky, sun, trees
from studio.tiles import pantile, tile_material
from studio.walls import Joinery, window

COURSE = 0.0625
WALL = 3.2

new_scene()
greys = [(0, (0.038, 0.040, 0.045)), (0.45, (0.053, 0.055, 0.060)), (0.88, (0.070, 0.072, 0.076)), (1, (0.062, 0.054, 0.048))]
clay = tile_material(greys, moss=0.10, lichen=0.55, grime=0.35, roughness=0.6)
main = Gable(50, 3.8, WALL)
SPAN = 2.2
wing = Gable(50, SPAN, WALL)
AXIS = 2.4
reach = SPAN + wing.overhang * wing.cos
left_eaves = AXIS - reach  # x of the wing's eaves
front_eaves = -main.half_depth - main.overhang * main.cos  # y of the main eaves
FACE = front_eaves - 0.35  # y of the wing's gable wall
base = main.front.translation.z
tile, courses = fit_courses(pantile(clay), main.slope)
wing_courses = math.ceil((wing.slope - tile.length + 0.02) / tile.gauge) + 1

side = move(AXIS, 0) @ turn(-90) @ wing.front  # the wing's plane that faces -x
HALF_VALLEY = 0.085


def halves(data, inverse, point, outward):
    """A copy of a mesh cut along a vertical plane given in the world; what lies outward goes."""
    shape = bmesh.new()
    shape.from_mesh(data)
    co = inverse @ point
    no = (inverse.to_3x3() @ outward).normalized()
    cut = bmesh.ops.bisect_plane(
        shape, geom=shape.verts[:] + shape.edges[:] + shape.faces[:], plane_co=co, plane_no=no, clear_outer=True
    )
    edges = [e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
    if edges:
        bmesh.ops.triangle_fill(shape, edges=edges, use_beauty=True)
    made = data.copy()
    shape.to_mesh(made)
    shape.free()
    return made


def lay_to(plane, columns, rows, start, lines, keep=None, untidy=1.2, seed=4):
    """Lays tiles, cutting those that cross a vertical plane of `lines` (point, outward direction)."""
    rng = random.Random(seed)
    for row in range(rows):
        for column in range(columns):
            x, y = start[0] + column * tile.cover, start[1] + row * tile.gauge
            matrix = (
                move(x + rng.gauss(0, 0.0018 * untidy), y + rng.gauss(0, 0.003 * untidy), 0.030 + rng.gauss(0, 0.0012 * untidy))
                @ Matrix.Rotation(-tile.tilt + rng.gauss(0, 0.004 * untidy), 4, "X")
                @ Matrix.Rotation(rng.gauss(0, 0.005 * untidy), 4, "Z")
                @ Matrix.Rotation(rng.gauss(0, 0.006 * untidy), 4, "Y")
            )
            frame = plane @ matrix
            corners = [frame @ Vector((a, b, 0)) for a in (0, 0.247) for b in (0, tile.length)]
            if keep and not keep(frame @ Vector((0.1, 0.2, 0))):
                continue
            data = tile.data
            for point, outward, applies in lines:
                if not applies(corners):
                    continue
                out = [(c - point).dot(outward) for c in corners]
                if min(out) > 0:
                    data = None
                    break
                if max(out) > 0:
                    data = halves(data, frame.inverted(), point, outward)
            if data and len(data.polygons):
                place(data, frame)


# The valley rises from the inner corner of the eaves to the wing's ridge, at 45 degrees in plan.
corner = Vector((left_eaves, front_eaves, base))
across = Vector((-1, 1, 0)).normalized()  # towards the main roof
along = Vector((1, 1, math.tan(math.radians(50)))).normalized()
top_of_valley = corner + Vector((reach, reach, reach * main.tan))


def below_wing(corners):
    return max(c.x for c in corners) < AXIS + 0.03


def right_half(corners):
    return min(c.x for c in corners) > AXIS - 0.03


mirrored = Vector((AXIS + reach, front_eaves, base))
count, first = 64, -6.6
lay_to(
    main.front, count, courses, (first, -0.04),
    [
        (corner + across * HALF_VALLEY, -across, below_wing),
        (mirrored + Vector((1, 1, 0)).normalized() * HALF_VALLEY, Vector((-1, -1, 0)).normalized(), right_half),
    ],
    keep=lambda p: abs(p.x - AXIS) > 0.2 or p.y > top_of_valley.y + 0.13,
)  # fmt: skip
# On the wing's plane local x runs along world -y.
wing_tiles = int((-FACE + 0.4) / tile.cover) + 1
lay_to(
    side, wing_tiles, wing_courses, (FACE * -1 + 0.10 - wing_tiles * tile.cover, -0.04),
    [(corner - across * HALF_VALLEY, across, lambda corners: True), (Vector((AXIS - 0.035, 0, 0)), Vector((1, 0, 0)), lambda corners: True)], seed=9,
)  # fmt: skip
deck = coat("deck", (0.02, 0.02, 0.02), 0.9)
main.deck(6.75, deck)
slope_long = math.hypot(reach, reach * wing.tan)
for hand in (-1, 1):
    frame = move(AXIS + hand * reach, 0, base) @ (turn(0) if hand < 0 else turn(180)) @ turn(-50, "Y")
    y = (FACE + 0.02, top_of_valley.y) if hand < 0 else (-top_of_valley.y, -FACE - 0.02)
    box((0.10, slope_long - 0.02), y, (-0.13, -0.10), deck, 0, frame)

# The valley's zinc, a V between the two cut edges, with a seam every two metres.
metal = zinc()
spread = np.array([-0.30, -0.16, -0.12, -0.10, -0.05, -0.012, 0.0, 0.012, 0.05, 0.10, 0.12, 0.16, 0.30])


def valley(u, t):
    spot = corner + Vector((1, 1, 0)) * t + across * u
    rise = abs(u) / math.sqrt(2) * main.tan
    sunk = -0.012 - 0.030 * min(1.0, max(0.0, (abs(u) - 0.10) / 0.05))
    return (spot.x, spot.y, base + t * main.tan + rise + sunk)


place(surface(valley, spread, np.linspace(-0.03, reach - 0.09, 60), metal, crease=50, name="valley"), thickness=0.0015)
for t in (0.78, 1.9):
    seam = surface(lambda u, s: Vector(valley(u, s)) + Vector((0, 0, 0.004)), spread, (t, t + 0.012, t + 0.024), metal)
    place(seam, thickness=0.004)

# Ridges: the main one, and the wing's that runs into the roof.
lay_ridge(ridge_tile(clay), -6.6, 6.6, main.ridge - 0.05, mortar=coat("ridge roll", (0.02, 0.02, 0.022), 0.85))
ridge = ridge_tile(clay)
rng = random.Random(3)
at, level = FACE - 0.12, wing.ridge - 0.075
while at < top_of_valley.y + 0.25:
    here = move(AXIS, at, level + 0.015 + rng.gauss(0, 0.002)) @ turn(90) @ Matrix.Rotation(-0.035, 4, "Y")
    place(ridge, here, thickness=0.014)
    at += 0.365
arc = [(AXIS + 0.93 * p, level + 0.016 + 0.93 * q) for p, q in ridge_arc(0.15)]
prism(arc, FACE - 0.112, FACE - 0.098, clay, axis="y", mapped=False)
box((AXIS - 0.10, AXIS + 0.10), (FACE, top_of_valley.y + 0.2), (level - 0.14, level + 0.05), deck, 0)

# White walls, the wing's gable with its barge boards, window and shutters.
plaster = Shader("plaster", Roughness=0.88, Specular=0.2)
spot_ = plaster.position()
stain = plaster.noise(plaster.stretch(spot_, (5, 5, 0.7)), 1.3, 6, 0.65)
grit = plaster.noise(spot_, 70, 4, 0.7)
white = plaster.multiply((0.66, 0.64, 0.59), plaster.ramp(stain, [(0.30, 0.80), (0.6, 1.0)]))
plaster.set(Base_Color=white, Normal=plaster.bump(grit, 0.35, 0.006, plaster.bump(plaster.noise(spot_, 3, 2), 0.15, 0.02)))
stucco = plaster.material
box((-6.5, AXIS), (-main.half_depth, -main.half_depth + 0.3), (0, WALL), stucco, 0)
box((AXIS - SPAN, AXIS - SPAN + 0.3), (FACE, -main.half_depth + 0.3), (0, WALL), stucco, 0)
joinery = Joinery(frame=(0.74, 0.73, 0.68), sash=(0.72, 0.71, 0.66))
gable_end = [(AXIS - SPAN, 0), (AXIS - SPAN, WALL), (AXIS, WALL + SPAN * wing.tan), (AXIS + SPAN, WALL), (AXIS + SPAN, 0)]
from studio.geometry import cut

wall = prism(gable_end, FACE, FACE + 0.3, stucco, axis="y", mapped=False)
opening = (AXIS - 0.46, AXIS + 0.46, 3.35, 4.5)
a, b, low, high = opening
cut(wall, [(a, low), (b, low), (b, high), (a, high)], FACE - 0.2, FACE + 0.5, axis="y")
window((a, b), (low, high), lambda u, z, inward: (u, FACE + inward, z), joinery, lights=2)
green = coat("shutter", (0.012, 0.045, 0.030), 0.35)
for from_, to in ((a - 0.50, a - 0.03), (b + 0.03, b + 0.50)):
    box((from_, to), (FACE - 0.045, FACE - 0.008), (low, high), green, 0.004)
    for part in ((low + 0.08, low + 0.50), (low + 0.58, high - 0.08)):
        for slat in np.arange(part[0], part[1] - 0.03, 0.045):
            box((from_ + 0.07, to - 0.07), (-0.012, 0.012), (0, 0.034), green, 0.002, move(0, FACE - 0.052, slat) @ turn(-35, "X"))
paint = coat("paint", (0.76, 0.75, 0.70), 0.35)
for hand in (-1, 1):
    slope = math.hypot(reach, reach * wing.tan)
    frame = move(AXIS + hand * reach, FACE, base) @ (turn(0) if hand < 0 else turn(180)) @ turn(-50, "Y")
    y = (-0.16, -0.125) if hand < 0 else (0.125, 0.16)
    box((-0.05, slope + 0.02), y, (-0.17, 0.085), paint, 0.004, frame)
    soffit = (-0.13, 0.05) if hand < 0 else (-0.05, 0.13)
    box((-0.05, slope + 0.02), soffit, (-0.05, -0.03), paint, 0.003, frame)

peak = base + reach * wing.tan + 0.10
box((AXIS - 0.06, AXIS + 0.06), (FACE - 0.185, FACE - 0.10), (peak - 0.52, peak + 0.16), paint, 0.006)
box((AXIS - 0.045, AXIS + 0.045), (FACE - 0.175, FACE - 0.11), (peak - 0.60, peak - 0.52), paint, 0.02)

# Gutters along the eaves.
steel = coat("bracket", (0.5, 0.51, 0.53), 0.42, 0.85)
half_round((-6.6, left_eaves - 0.02), front_eaves - 0.075, base - 0.02, metal, steel, steel)
box((-6.6, left_eaves), (front_eaves, front_eaves + 0.025), (base - 0.22, base), paint, 0.004)
box((left_eaves - 0.0, left_eaves + 0.025), (FACE, front_eaves), (base - 0.22, base), paint, 0.004)

# The chimney with its lead.
X, Y = (-0.80, 0.55), (-1.66, -0.98)
top = main.ridge + 0.58
bricks = brick((0.085, 0.038, 0.028), (0.175, 0.080, 0.052), (0.30, 0.285, 0.255), joint=0.008, dirt=0.22)
plane = main.front
slope = plane.to_3x3().col[1]
tangent = slope.z / slope.y


def roof_z(y, out=0.055):
    return plane.translation.z + (y - plane.translation.y) * tangent + out / slope.y


foot = roof_z(Y[0])
box(X, Y, (foot - 1.0, top), bricks, 0.004, mapped=True)
for k, (out, low_, high_) in enumerate(((0.03, -0.32, -0.255), (0.055, -0.255, -0.0625), (0.03, -0.0625, 0.0))):
    box((X[0] - out, X[1] + out), (Y[0] - out, Y[1] + out), (top + low_, top + high_), bricks, 0.004, mapped=True)
stone = coat("cap", (0.30, 0.29, 0.27), 0.85, bumps=0.4, scale=40, variation=0.3)
box((X[0] - 0.09, X[1] + 0.09), (Y[0] - 0.09, Y[1] + 0.09), (top, top + 0.075), stone, 0.01)

new_lead = lead()
ramp = next(n for n in new_lead.node_tree.nodes if n.type == "VALTORGB" and n.color_ramp.elements[0].color[2] < 0.1)
for element, tone in zip(ramp.color_ramp.elements, ((0.135, 0.142, 0.156, 1), (0.20, 0.207, 0.222, 1))):
    element.color = tone
height = covering_height(tile, first)
inverse = plane.inverted()


def joint(z):
    return math.ceil(z / COURSE) * COURSE - 0.003


def surface_at(x, y):
    """The tiles' top above the plane, with the step at every course."""
    return height(x) + tile.rise * (1 - ((y + 0.04) % tile.gauge) / tile.gauge) - 0.010


near = (inverse @ Vector((X[0], Y[0], foot))).y
far = (inverse @ Vector((X[0], Y[1], roof_z(Y[1])))).y
waves = [rng.uniform(0, 6.3) for _ in range(6)]
WIDE = 0.19
# The side pieces: up the brick, over the tiles beside it, worked down into the trough.
ys = np.arange(near - 0.03, far + 0.06, 0.02)
for hand, edge in ((-1, X[0]), (1, X[1])):
    shares = [0.0, 0.05, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95, 1.0]
    raw = np.array([[max(surface_at(edge + hand * WIDE * s, y + d) for d in (-0.03, 0, 0.03)) for s in shares] for y in ys])
    soft = np.array([np.convolve(np.pad(c, 4, mode="edge"), np.ones(9) / 9, "valid") for c in raw.T]).T
    lying = 0.25 * raw + 0.75 * soft
    order = {round(float(y), 5): i for i, y in enumerate(ys)}

    def point(y, k, hand=hand, edge=edge, lying=lying, order=order):
        i = order[round(float(y), 5)]
        if k < 3:  # up the brickwork
            return (edge + hand * (0.005 + 0.002 * (k == 0)), y, 0.128 - 0.006 * k)
        s = shares[k - 3]
        bend_ = math.exp(-s / 0.10)
        z = max(lying[i][k - 3], 0.0) * (1 - bend_) + 0.115 * bend_ + 0.006
        z += 0.0012 * math.sin(y * 27 + waves[0] + 5 * s) + 0.0010 * math.sin(y * 61 + waves[1])
        if s == 1.0:
            z -= 0.006
        return (edge + hand * (0.005 + WIDE * s + 0.0025 * math.sin(13 * y + waves[2])), y, z)

    place(surface(point, ys, range(3 + len(shares)), new_lead, crease=60, name="side"), plane, thickness=0.002)

# Stepped pieces in the joints, each over the one below.
for hand, edge in ((-1, X[0]), (1, X[1])):
    run = 2 * COURSE / tangent
    y0, level, piece = Y[0] - 0.0, joint(foot + 0.25), 0
    while y0 < Y[1] - 0.01:
        y1 = min(y0 + run, Y[1])
        back = min(y1 + 0.0, Y[1])
        start = y0 - (0.05 if piece else 0.0)
        out = edge + hand * (0.0085 + 0.0024 * (piece % 2))
        low0, low1 = roof_z(start, 0.118), roof_z(back, 0.118)
        shape = [(start, low0), (back, low1), (back, level), (start, level)]
        data = mesh("step", [(out, b, c) for b, c in shape], [(0, 1, 2, 3)], new_lead)
        place(data, thickness=0.002)
        box(tuple(sorted((edge - hand * 0.01, out))), (start, back), (level - 0.002, level + 0.0015), new_lead, 0)
        y0, level, piece = y1, level + 2 * COURSE, piece + 1

# Where the wing's ridge meets the roof: lead below the tiles above it.
meet = (inverse @ top_of_valley).y
box((AXIS - 0.45, AXIS + 0.45), (meet - 0.34, meet + 0.30), (-0.022, -0.012), new_lead, 0, plane)

# In front: the apron over the tiles, its upstand into a joint, wrapped round both corners.
front = joint(foot + 0.145)
dressed_apron(plane, (X[0] - WIDE - 0.03, X[1] + WIDE + 0.03), (near - 0.29, near + 0.004), height, new_lead, flat=0.095, seed=4)
columns = [X[0] - 0.008, *np.linspace(X[0] + 0.002, X[1] - 0.002, 50), X[1] + 0.008]
drops = {0.0: 0.034, 0.06: 0.020, 0.16: 0.011, 0.35: 0.007, 0.6: 0.006, 0.9: 0.006, 1.0: 0.005, 1.02: -0.015}


def upstand(x, t):
    dent = 0.0012 * math.sin(x * 15 + waves[3] + 2 * t) + 0.0008 * math.sin(x * 43 + waves[4])
    return (x, Y[0] - drops[t] - abs(dent) * (t < 1), foot - 0.035 + (front - foot + 0.035) * min(t, 1.0))


place(surface(upstand, columns, list(drops), new_lead, name="upstand"), thickness=0.002)
for hand, edge in ((-1, X[0]), (1, X[1])):
    out = edge + hand * 0.0115
    fold = [(Y[0] - 0.006, foot - 0.01), (Y[0] + 0.075, roof_z(Y[0] + 0.075, 0.075)), (Y[0] + 0.075, front), (Y[0] - 0.006, front)]
    place(mesh("fold", [(out, b, c) for b, c in fold], [(0, 1, 2, 3)], new_lead), thickness=0.002)

# Tall trees behind the house.
ground(grass())
spots = [(-8 + 7.3 * i + 3 * math.sin(5 * i), 36 + (i * 11) % 23, 1.55 + 0.16 * ((i * 5) % 4)) for i in range(13)]
spots += [(19 + 4.1 * i, 9 + (i * 5) % 9, 1.0) for i in range(7)]
trees(spots, crowns(), trunks=0)

azimuth, elevation = -152, 29
sky(elevation, azimuth, strength=0.12, clouds=0.8, cover=0.5, seed=2.6)
sun(azimuth, elevation, 5.2, (1, 0.85, 0.68))
import os
if os.environ.get("DEBUG"):
    camera((-4.6, -10.2, 6.6), [(-0.4, -2.0, 6.7), (2.2, -3.0, 5.7)][int(os.environ["DEBUG"])], lens=150)
else:
    camera((-4.6, -10.2, 6.6), (0.75, -2.9, 6.15), lens=45, fstop=2.0, focus=(0.0, -1.8, 6.6))
render(Grade(exposure=0.4), Haze(start=18, depth=48, most=0.62, colour=(0.50, 0.53, 0.56), blur=1.6))
