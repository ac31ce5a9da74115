"""A leak: a zinc bucket under the drip on an attic floor, the boards wet around it."""

import math
import random

import numpy as np
from mathutils import Vector

from studio.geometry import bend, box, lathe, mesh, move, place, surface, tube, turn
from studio.nodes import Shader
from studio.materials import coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import roof_plane
from studio.surroundings import overcast, window_light
from studio.timber import beam, boarding, rafters, spruce

new_scene()
rng = random.Random(8)


def soaked(material, spots, gloss=0.10):
    """Wets a wooden material around the spots (x, y, reach): dark at the rim, a film of water inside."""
    shader = Shader.__new__(Shader)
    shader.material, shader.tree = material, material.node_tree
    shader.principled = shader.tree.nodes["Principled BSDF"]
    position = shader.position()
    edge = None
    for x, y, reach in spots:
        away = shader.node("VectorMath", {0: position, 1: (x, y, 0)}, operation="SUBTRACT").outputs[0]
        away = shader.stretch(away, (0.62 / reach, 1 / reach, 0))
        near = shader.node("VectorMath", {0: away}, operation="LENGTH").outputs["Value"]
        edge = near if edge is None else shader.math("MINIMUM", edge, near)
    ragged = shader.math("MULTIPLY", shader.noise(shader.stretch(position, (5, 11, 11)), 1, 6, 0.66), 1.9)
    edge = shader.math("ADD", edge, shader.math("SUBTRACT", ragged, 0.95))
    damp = shader.ramp(edge, [(0.72, 1), (0.98, 0)])
    film = shader.ramp(edge, [(0.52, 1), (0.74, 0)])
    base, rough = shader.principled.inputs["Base Color"], shader.principled.inputs["Roughness"]
    colour = base.links[0].from_socket
    colour = shader.mix(damp, colour, shader.multiply(colour, (0.36, 0.32, 0.28)))
    dry = rough.links[0].from_socket if rough.links else (rough.default_value,) * 3
    roughness = shader.mix(film, shader.mix(damp, dry, (0.34,) * 3), (gloss,) * 3)
    normal = shader.principled.inputs["Normal"].links[0].from_socket
    flat = shader.node("NewGeometry").outputs["Normal"]
    shader.set(
        Base_Color=colour, Roughness=roughness, Normal=shader.mix(shader.multiply(film, 0.55), normal, flat)
    )
    return material


def water():
    return Shader("water", Base_Color=(0.97, 0.98, 0.98), Roughness=0.0, Transmission=1.0, IOR=1.33).material


def film(tint=(0.80, 0.83, 0.82)):
    """Still water as a surface only: light passes straight through, so that what lies below is lit."""
    shader = Shader("film")
    clear = shader.node("BsdfTransparent", {"Color": tint})
    glossy = shader.node("BsdfGlossy", {"Roughness": 0.004})
    fresnel = shader.node("Fresnel", {"IOR": 1.33}).outputs[0]
    return shader.blend(fresnel, clear.outputs[0], glossy.outputs[0]).material


def galvanised():
    """Hot-dipped steel: spangle, dull patches, dirt in the folds."""
    shader = Shader("galvanised bucket", Metallic=0.88, Specular=0.5)
    local = shader.local()
    flakes = shader.node("TexVoronoi", {"Vector": local, "Scale": 130.0}).outputs["Color"]
    tone = shader.axes(flakes)["X"]
    dull = shader.noise(local, 9, 6, 0.65)
    streak = shader.noise(shader.stretch(local, (30, 30, 3)), 1, 4, 0.6)
    colour = shader.ramp(tone, [(0, (0.37, 0.38, 0.39)), (1, (0.47, 0.48, 0.49))])
    colour = shader.multiply(colour, shader.ramp(dull, [(0.32, 0.62), (0.62, 1.05)]))
    colour = shader.multiply(colour, shader.ramp(streak, [(0.34, 0.72), (0.58, 1.0)]))
    rough = shader.ramp(dull, [(0.3, 0.52), (0.7, 0.30)])
    dents = shader.bump(shader.noise(local, 13, 2), 0.16, 0.01)
    return shader.set(Base_Color=colour, Roughness=rough, Normal=dents).material


# The floor: wide old boards away from the camera, some of them shorter.
AT = (0.0, 0.0)
old_pine = soaked(
    spruce((0.33, 0.235, 0.155), (0.215, 0.145, 0.090), weathered=0.42),
    [(0.03, -0.06, 0.34), (0.40, -0.13, 0.12), (-0.22, -0.26, 0.10)],
)
wide = 0.168
for row in range(-9, 22):
    left = -3.6 - rng.uniform(0, 2)
    while left < 3:
        long = rng.uniform(2.6, 4.2)
        lying = move(left, row * wide, rng.gauss(0, 0.0010)) @ turn(rng.gauss(0, 0.02))
        box((0, long - 0.002), (0.0018, wide - 0.0018), (-0.022, 0.0), old_pine, 0.0028, lying, name="board")
        left += long
box((-6, 6), (-3, 6), (-0.10, -0.03), coat("below", (0.012, 0.010, 0.008), 0.9), 0)
nail = coat("nail", (0.05, 0.042, 0.038), 0.55, 0.6)
for row in range(-9, 22):
    for post in (-1.35, -0.62, 0.11, 0.84, 1.57):
        for share in (0.22, 0.78):
            spot = move(post + 0.22 + rng.gauss(0, 0.006), (row + share) * wide + rng.gauss(0, 0.004), 0.0002)
            lathe([(0.0038, -0.001), (0.0036, 0.0004), (0.0001, 0.0006)], nail, spot, 10)

# The roof comes down to the floor at the back.
timber = spruce((0.25, 0.165, 0.095), (0.16, 0.10, 0.055), weathered=0.45)
plane = roof_plane(46, (0, 2.15, -0.05), 180)
slab = spruce((0.27, 0.18, 0.105), (0.18, 0.11, 0.06), weathered=0.5)
under = roof_plane(-46, (0, 2.15, 0.0))
for at in np.arange(-3.05, 3.2, 0.72):
    beam((at, 2.15, -0.1), (at, 2.15 - 3.2, -0.1 + 3.2 * 1.04), (0.075, 0.15), timber, up=(0, 0.7, 0.7))
for i in range(16):
    y = 2.30 - 0.115 * i
    frame = move(0, y, -0.02 + 0.119 * i) @ turn(-46, "X")
    box((-4, 4), (0, 0.162), (0, 0.02), slab, 0.003, frame @ move(0, 0, rng.gauss(0, 0.001)))
beam((-4, 1.98, 0.06), (4, 1.98, 0.06), (0.10, 0.12), timber)

# Boxes put away under the slope.
board_ = coat("cardboard", (0.30, 0.20, 0.115), 0.85, bumps=0.15, scale=50, variation=0.12)
tape = coat("tape", (0.36, 0.26, 0.15), 0.28)


def carton(x, y, size, heading, z=0.0):
    a, b, c = size
    here = move(x, y, z) @ turn(heading)
    box((-a / 2, a / 2), (-b / 2, b / 2), (0, c), board_, 0.004, here)
    box((-a / 2 - 0.0008, a / 2 + 0.0008), (-0.024, 0.024), (c - 0.06, c + 0.0012), tape, 0, here)


carton(-1.02, 1.38, (0.36, 0.50, 0.33), 99)
carton(-0.52, 1.60, (0.30, 0.36, 0.24), 82)
carton(-1.00, 1.40, (0.30, 0.36, 0.20), 109, 0.331)

# The bucket.
steel = galvanised()
HIGH, TOP, FOOT, SHEET = 0.272, 0.150, 0.104, 0.0016


def wall(z):
    return FOOT + (TOP - FOOT) * (z - 0.018) / (HIGH - 0.018)


outside = [(FOOT - 0.006, 0.018), (FOOT - 0.003, 0.0), (FOOT + 0.003, 0.0), (FOOT + 0.004, 0.016)]
for z in np.linspace(0.022, HIGH - 0.004, 60):
    bead = 0.0034 * math.exp(-(((z - 0.185) / 0.0045) ** 2)) + 0.0034 * math.exp(-(((z - 0.203) / 0.0045) ** 2))
    bead += 0.0022 * math.exp(-(((z - 0.045) / 0.004) ** 2))
    outside.append((wall(z) + bead, z))
rim = [(TOP + 0.0048 * math.sin(a) + 0.002, HIGH - 0.0048 * math.cos(a)) for a in np.linspace(0.4, 5.2, 12)]
inside = [(wall(z) - SHEET, z) for z in np.linspace(HIGH - 0.004, 0.02, 24)] + [(0.0005, 0.02)]
bucket = move(*AT)
lathe(outside + rim + inside, steel, bucket, 96, name="bucket")
seam = [Vector((wall(z) + 0.0012, 0, z)) for z in np.linspace(0.02, HIGH - 0.006, 12)]
tube(seam, 0.0026, steel, 8, bucket @ turn(-58), name="seam")
pivot = HIGH - 0.030
for side in (-1, 1):
    ear = bucket @ turn(24) @ move(side * (wall(pivot) + 0.003), 0, pivot) @ turn(8 * side, "Y")
    box((-0.0015, 0.0015), (-0.022, 0.022), (-0.020, 0.022), steel, 0.001, ear)
    for a, b in ((-0.014, -0.010), (0.014, -0.010)):
        lathe([(0.0045, 0), (0.004, 0.002), (0.0001, 0.0032)], steel, ear @ move(0.0015 * side, a, b) @ turn(90 * side, "Y"), 14)
lean, reach = math.radians(57), TOP + 0.014
handle = []
for t in np.linspace(0.0, math.pi, 60):
    handle.append((reach * math.cos(t), -reach * math.sin(t) * math.sin(lean), pivot - reach * math.sin(t) * math.cos(lean)))
ends = [(handle[0][0] - 0.014, 0, pivot), handle[0]], [handle[-1], (handle[-1][0] + 0.014, 0, pivot)]
wire = coat("wire", (0.36, 0.365, 0.37), 0.38, 0.9, bumps=0.06, scale=60, variation=0.2)
tube([(reach - 0.016, 0, pivot), *handle, (0.016 - reach, 0, pivot)], 0.0031, wire, 12, bucket @ turn(24))

# Water in it, rings on the water and the jet that follows a drop.
wet = water()
LEVEL = 0.228
radius = wall(LEVEL) - SHEET - 0.0002
hit = (0.022, -0.014)


def waves(x, y):
    d = math.hypot(x - hit[0], y - hit[1])
    ring = 0.0030 * math.exp(-(((d - 0.030) / 0.010) ** 2)) + 0.0017 * math.exp(-(((d - 0.062) / 0.012) ** 2))
    ring += 0.0010 * math.exp(-(((d - 0.092) / 0.012) ** 2)) - 0.0022 * math.exp(-(((d - 0.014) / 0.008) ** 2))
    return ring + 0.0003 * math.sin(60 * x + 31 * y) + 0.0002 * math.sin(97 * y - 20 * x)


rings, sides = 90, 160
vertices, faces = [(0, 0, LEVEL + waves(0, 0))], []
for r in range(1, rings + 1):
    for s in range(sides):
        a, d = 2 * math.pi * s / sides, radius * r / rings
        x, y = d * math.cos(a), d * math.sin(a)
        climb = 0.0022 * math.exp((d - radius) / 0.003)
        vertices.append((x, y, LEVEL + waves(x, y) + climb))
for s in range(sides):
    faces.append((0, 1 + s, 1 + (s + 1) % sides))
for r in range(rings - 1):
    for s in range(sides):
        a, b = 1 + r * sides + s, 1 + r * sides + (s + 1) % sides
        faces.append((a, a + sides, b + sides, b))
place(mesh("pool", vertices, faces, film(), smooth=True), bucket)
jet = [(0.016, -0.002), (0.010, 0.001), (0.0062, 0.006), (0.0042, 0.013), (0.0034, 0.020), (0.0030, 0.026)]
jet += [(0.0030 + 0.0018 * math.sin(a), 0.0305 - 0.0045 * math.cos(a)) for a in np.linspace(0.3, 2.0, 8)]
jet += [(0.0046 * math.cos(a), 0.0325 + 0.0044 * math.sin(a)) for a in np.linspace(0.1, 1.57, 8)]
lathe(jet, wet, bucket @ move(*hit, LEVEL), 28, name="jet")


def ball(size, at, tall=1.0):
    arc = np.linspace(-math.pi / 2, math.pi / 2, 18)
    lathe([(max(size * math.cos(a), 1e-5), size * tall * math.sin(a)) for a in arc], wet, move(*at), 24, name="drop")


ball(0.0040, (hit[0] + 0.0005, hit[1], LEVEL + 0.052), 1.05)
ball(0.0050, (hit[0], hit[1] + 0.001, 0.385), 1.7)
ball(0.0036, (hit[0] + 0.001, hit[1], 0.44), 1.9)
for _ in range(9):
    a, d = rng.uniform(0, 6.3), rng.uniform(0.02, 0.07)
    ball(rng.uniform(0.0008, 0.0018), (hit[0] + d * math.cos(a), hit[1] + d * math.sin(a), LEVEL + rng.uniform(0.02, 0.075)))

# Splashes: beads of water on the boards and the outside of the bucket.
arc = np.linspace(0, math.pi / 2, 9)
beads = film((0.62, 0.60, 0.57))
for _ in range(260):
    a, d = rng.uniform(0, 6.3), 0.11 + abs(rng.gauss(0, 0.17))
    x, y, size = d * math.cos(a), d * math.sin(a), rng.choice((0.0016, 0.0022, 0.003, 0.0045)) * rng.uniform(0.7, 1.3)
    if math.hypot(x, y) < FOOT + 0.012:
        continue
    high = size * rng.uniform(0.32, 0.5)
    dome = [(size * math.cos(t), high * math.sin(t)) for t in arc[:-1]] + [(1e-5, high)]
    lathe(dome, beads, move(x, y, 0.0006) @ turn(rng.uniform(0, 360)), 18, name="bead")

overcast(0.5, zenith=(0.62, 0.66, 0.72), horizon=(0.5, 0.47, 0.42))
window_light((0.12, 0.88, 1.18), (0.0, -0.25, 0.0), (0.85, 0.9), 38, (0.90, 0.95, 1.0))
window_light((-2.3, -0.5, 1.5), (0.0, 0.1, 0.15), (1.2, 1.2), 70, (1, 0.94, 0.87))
camera((-0.34, -1.12, 0.70), (-0.085, 0.10, 0.205), lens=50, fstop=3.5, focus=(0.0, -0.08, 0.23))
render(Grade(exposure=0.4), Haze(start=50))
