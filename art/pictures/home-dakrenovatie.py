"""Renovation on the home page: new battens on a slack membrane, the first courses, tiles stacked ready."""

import math
import random

import numpy as np
from mathutils import Vector

from studio.geometry import lathe, move, place, surface, turn
from studio.materials import coat
from studio.nodes import Shader
from studio.render import Grade, camera, new_scene, render
from studio.roof import battens, counter_battens, roof_plane
from studio.surroundings import sky, sun
from studio.tiles import lay, pantile, smoked_clay
from studio.timber import spruce

LIFT, BAY, FIRST = 0.022, 0.60, -3.9

new_scene()
rng = random.Random(3)
plane = roof_plane(38)
tile = pantile(smoked_clay(lichen=0.0, grime=0.12, age=0.5, roughness=0.66, grain=0.6))
pine = spruce(light=(0.60, 0.43, 0.25), dark=(0.44, 0.28, 0.14), knots=0.7)


def fleece(colour):
    """Spun membrane: pressed fibres, faint dabs of the embossing roller, dust."""
    shader = Shader("fleece", Roughness=0.88, Specular=0.18)
    local = shader.local()
    fibres = shader.noise(shader.stretch(local, (1, 2.2, 1)), 420, 3, 0.75)
    cloudy = shader.noise(local, 3.2, 6, 0.65)
    dabs = shader.node("TexVoronoi", {"Vector": local, "Scale": 260.0}).outputs["Distance"]
    tone = shader.multiply(colour, shader.ramp(cloudy, [(0.3, 0.80), (0.7, 1.12)]))
    tone = shader.multiply(tone, shader.ramp(fibres, [(0.3, 0.82), (0.7, 1.08)]))
    dust = shader.ramp(shader.noise(shader.stretch(local, (2, 0.7, 1)), 5, 7, 0.7), [(0.55, 0), (0.75, 0.35)])
    tone = shader.mix(dust, tone, (0.33, 0.28, 0.21))
    # The line printed along a sheet shows how far the next one laps over it.
    normal = shader.bump(dabs, 0.25, 0.0012, shader.bump(fibres, 0.35, 0.0008))
    return shader.set(Base_Color=tone, Normal=normal).material


X, Y = np.arange(-2.6, 3.6, 0.008), np.arange(-0.3, 4.6, 0.008)
GX, GY = np.meshgrid(X, Y)
slack = np.zeros_like(GX)
bay = (GX - FIRST - 0.018) / BAY
loose = np.sin(np.pi * (bay % 1)) ** 2
for number in range(int(bay.min()) - 1, int(bay.max()) + 2):
    here = np.floor(bay) == number
    hang = -0.010 + 0.004 * np.sin(1.7 * GY + 2.1 * number) + 0.003 * np.sin(4.3 * GY + number)
    slack += here * loose * hang
# Folds: short ridges, most of them pulled slantwise from a nailed batten.
for _ in range(520):
    cx, cy = rng.uniform(X[0], X[-1]), rng.uniform(Y[0], Y[-1])
    angle = rng.choice((-1, 1)) * rng.gauss(62, 16) if rng.random() < 0.75 else rng.gauss(0, 14)
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    length, width, high = rng.uniform(0.07, 0.26), rng.uniform(0.007, 0.020), rng.uniform(0.003, 0.011)
    near = (abs(GX - cx) < 0.6) & (abs(GY - cy) < 0.6)
    dx, dy = GX[near] - cx, GY[near] - cy
    along, off = dx * ca + dy * sa, -dx * sa + dy * ca
    off = off + 0.25 * along**2 / length * rng.choice((-1, 1)) * 0.3
    slack[near] += high * np.exp(-((off / width) ** 2) - (along / length) ** 2) * loose[near] ** 0.5
slack += 0.0008 * np.sin(23 * GX + 9 * GY) * np.sin(17 * GY - 6 * GX) * loose


def sag(a, b):
    return float(slack[min(len(Y) - 1, max(0, round((b - Y[0]) / 0.008))), round((a - X[0]) / 0.008)])


sheet = fleece((0.215, 0.232, 0.245))
for layer, (low, high) in enumerate(((-0.3, 0.94), (0.80, 2.32), (2.17, 3.70), (3.53, 4.55))):
    curl = [0.0008 * math.sin(9 * a + 3 * layer) + 0.0012 * math.sin(3.1 * a + layer) for a in X]

    def height(a, b, low=low, layer=layer, curl=curl):
        edge = max(0.0, 1 - (b - low) / 0.05)
        wander = edge * 0.004 * math.sin(2.3 * a + 5 * layer)
        lip = edge**2 * abs(curl[round((a - X[0]) / 0.008)]) * 2.0
        return (a, b + wander, sag(a, b) - 0.006 + 0.0022 * layer + lip)

    place(surface(height, X, np.arange(low, high, 0.008), sheet, name="membrane"), plane, thickness=0.0008)

counter_battens(plane, (FIRST, 4.0), (-0.1, 4.4), pine, BAY)
battens(plane, (-4, 4), (0.0, 4.4), pine, tile.gauge, first=0.325, lift=LIFT)


def laid(x, y):
    course = round((y + 0.04) / tile.gauge)
    return x > (-3.0, -1.0, 0.0, 0.62, 1.03, 1.44)[min(course, 5)] and course < 6


lay(tile, plane @ move(0, 0, LIFT + 0.050), 34, 10, start=(-3.3, -0.04), keep=laid, untidy=0.8)
nail = coat("nail", (0.55, 0.55, 0.56), 0.35, 0.9)
for course in range(11):
    for post in range(13):
        head = plane @ move(
            FIRST + 0.018 + post * BAY + rng.gauss(0, 0.004), 0.344 + course * tile.gauge, LIFT + 0.025
        )
        lathe([(0.0042, 0.0), (0.004, 0.0013), (0.0001, 0.0014)], nail, head, 10)
for x, course, count in ((-0.78, 3, 5), (0.30, 4, 5), (-0.55, 7, 4), (0.62, 7, 5), (1.75, 7, 4)):
    for i in range(count):
        spot = plane @ move(
            x + rng.gauss(0, 0.006), 0.296 + course * tile.gauge + rng.gauss(0, 0.006), LIFT + 0.05 + i * 0.026
        )
        place(tile.data, spot @ turn(rng.gauss(0, 1.3)))

sky(28, -25, strength=0.14, clouds=0.6)
sun(-176, 23, 7.0, (1, 0.85, 0.68))
camera(
    plane @ Vector((-1.12, -0.02, 0.78)),
    plane @ Vector((-0.22, 1.30, 0.0)),
    lens=36,
    fstop=4.0,
    focus=plane @ Vector((-0.5, 1.15, 0.05)),
)
render(Grade(exposure=0.3))
