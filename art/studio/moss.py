"""Cushions of moss on tiles, as real volume on top of what `tile_material(moss=...)` draws."""

import math
import random

import numpy as np
from mathutils import Matrix

from .geometry import place, quads
from .nodes import Shader


def moss_material(dry=0.4):
    """Each tuft its own green; `dry` (0-1) browns it."""
    shader = Shader("moss", Roughness=0.9, Specular=0.1)
    own = shader.node("NewGeometry").outputs["Random Per Island"]
    green = [(0, (0.020, 0.030, 0.006)), (0.5, (0.060, 0.075, 0.014)), (1, (0.14, 0.15, 0.035))]
    brown = [(0, (0.030, 0.024, 0.010)), (0.5, (0.075, 0.062, 0.022)), (1, (0.16, 0.13, 0.050))]
    amount = shader.math("MULTIPLY", shader.random(), dry)
    return shader.set(
        Base_Color=shader.mix(amount, shader.ramp(own, green), shader.ramp(own, brown))
    ).material


def cushion(material, radius=0.035, tufts=3400, seed=1):
    """A cushion of upright leaflets as a mesh, flat at the bottom."""
    rng = np.random.RandomState(seed)
    angle, reach = rng.rand(tufts) * 2 * math.pi, np.sqrt(rng.rand(tufts))
    lumps = 1 + 0.28 * np.sin(angle * 2 + seed) + 0.16 * np.sin(angle * 5 + 2 * seed)
    spread = radius * reach * lumps
    base = np.stack(
        [
            np.cos(angle) * spread,
            np.sin(angle) * spread,
            0.45 * radius * (1 - reach**2.2) + rng.normal(0, 0.0006, tufts),
        ],
        1,
    )
    out = np.stack([np.cos(angle) * reach * 0.8, np.sin(angle) * reach * 0.8, np.ones(tufts)], 1)
    out += rng.normal(0, 0.35, (tufts, 3))
    out /= np.linalg.norm(out, axis=1)[:, None]
    across = np.cross(out, rng.normal(size=(tufts, 3)))
    across /= np.linalg.norm(across, axis=1)[:, None]
    size = 0.0024 * (0.6 + 0.8 * rng.rand(tufts, 1))
    corners = [
        base - 0.3 * out * size,
        base + across * size * 0.4,
        base + out * size,
        base - across * size * 0.4,
    ]
    return quads("moss", np.stack(corners, 1), material)


def grow(tile, plane, columns, courses, start, height, amount=0.5, dry=0.4, keep=None, seed=7):
    """Cushions at the laps and in the hollows: `amount` a tile, a cushion's size differing fourfold.

    height(x) is the covering's surface above the plane (lead.covering_height).
    """
    rng = random.Random(seed)
    material = moss_material(dry)
    kinds = [cushion(material, seed=s) for s in range(4)]
    for course in range(courses):
        for column in range(columns):
            x, y = start[0] + column * tile.cover, start[1] + course * tile.gauge
            count = int(amount + rng.random())
            # Moss grows in patches: some stretches of a roof hardly have any.
            patch = 0.5 + 0.5 * math.sin(x * 1.7 + 1.3 * math.sin(y * 1.1)) * math.sin(y * 1.9 + x * 0.6)
            for _ in range(count):
                if rng.random() > 0.35 + patch:
                    continue
                at_x = x + rng.random() * tile.cover
                at_y = y + (rng.gauss(0.0, 0.012) if rng.random() < 0.6 else rng.random() * tile.gauge)
                if keep and not keep(at_x, at_y):
                    continue
                up = 0.006 + tile.rise * (1 - ((at_y - start[1]) % tile.gauge) / tile.gauge) - 0.014
                size = rng.choice((0.35, 0.5, 0.7, 0.9, 1.3)) * rng.uniform(0.8, 1.2)
                matrix = Matrix.Translation((at_x, at_y, height(at_x) + up)) @ Matrix.Rotation(
                    rng.random() * 6.3, 4, "Z"
                )
                place(rng.choice(kinds), plane @ matrix @ Matrix.Diagonal((size, size, size * 0.8, 1)))
