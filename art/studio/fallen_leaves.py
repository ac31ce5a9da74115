"""Autumn leaves as they lie: lobed, veined, curled, each with its own colour. All in one mesh.

A leaf is a grid over its midrib (t, 0 to 1) and its half width (s, -1 to 1), which is also its UV.
"""

import math

import bpy
import numpy as np

from .geometry import grid_faces, place
from .nodes import Shader

ROWS, COLUMNS = 25, 9


def leaf_material(wet=0.5):
    """Birch yellow to oak brown, with paler veins and rotten spots; `wet` (0-1) makes it shine."""
    shader = Shader("autumn leaf", Specular=0.45)
    own = shader.node("NewGeometry").outputs["Random Per Island"]
    tints = [
        (0, (0.075, 0.038, 0.016)), (0.18, (0.22, 0.095, 0.028)), (0.36, (0.42, 0.230, 0.050)),
        (0.62, (0.56, 0.350, 0.075)), (0.74, (0.27, 0.075, 0.030)), (0.88, (0.17, 0.098, 0.042)),
        (1, (0.050, 0.032, 0.018)),
    ]  # fmt: skip
    colour = shader.ramp(own, tints)
    axes = shader.axes(shader.uv())
    side = shader.math("ABSOLUTE", axes["Y"])
    midrib = shader.math("LESS_THAN", side, 0.07)
    slant = shader.math(
        "SUBTRACT", shader.math("MULTIPLY", axes["X"], 8.0), shader.math("MULTIPLY", side, 1.5)
    )
    veins = shader.math("MULTIPLY", shader.math("LESS_THAN", shader.math("FRACT", slant), 0.13), 0.5)
    ribs = shader.math("MAXIMUM", midrib, veins)
    position = shader.position()
    spots = shader.ramp(shader.noise(position, 140, 5, 0.7), [(0.40, 0.32), (0.58, 1.08)])
    patches = shader.ramp(shader.noise(position, 34, 3, 0.6), [(0.34, 0.55), (0.60, 1.1)])
    colour = shader.multiply(shader.multiply(colour, spots), patches)
    colour = shader.mix(shader.math("MULTIPLY", ribs, 0.40), colour, shader.multiply(colour, (2.2, 2.0, 1.6)))
    film = shader.ramp(shader.noise(position, 22, 3), [(0.40, 0.62), (0.62, 0.62 - 0.44 * wet)])
    relief = shader.bump(shader.noise(position, 210, 3), 0.25, 0.002)
    shader.set(Base_Color=colour, Roughness=film, Normal=shader.bump(ribs, 0.35, 0.0009, relief))
    through = shader.node("BsdfTranslucent", {"Color": shader.multiply(colour, (1.9, 1.5, 0.7))})
    return shader.blend(0.28, shader.principled.outputs[0], through.outputs[0]).material


def half_width(kind, t):
    """Half the width of a leaf over its length: a toothed birch, a lobed oak, a plain beech."""
    belly = np.sin(math.pi * np.clip(t, 0, 1)) ** 0.8
    if kind == 0:
        teeth = 1 + 0.10 * np.abs(np.sin(26 * t))
        return 0.40 * belly * (1.25 - 0.75 * t) * teeth
    if kind == 1:
        return 0.30 * belly * (0.65 + 0.6 * t) * (1 + 0.38 * np.sin(22 * t + 0.6))
    return 0.29 * belly


def leaf_points(rng, size):
    """The (ROWS * COLUMNS, 3) points of one curled leaf around its own middle, `size` metres long."""
    kind = rng.choice(3, p=[0.45, 0.3, 0.25])
    t, s = np.meshgrid(np.linspace(0, 1, ROWS), np.linspace(-1, 1, COLUMNS), indexing="ij")
    stalk = t < 0.14
    width = np.where(stalk, 0.012, half_width(kind, (t - 0.14) / 0.86)) + 0.004
    bow, cup, twist = rng.normal(0, 0.30), rng.normal(0.25, 0.45), rng.normal(0, 0.5)
    ripple = 0.035 * np.sin(9 * t + rng.uniform(0, 6)) * s
    y = s * width * rng.uniform(0.85, 1.15)
    z = bow * (t - 0.5) ** 2 + cup * s * s * width + twist * (t - 0.5) * y + ripple
    edge = 1 + 0.05 * rng.standard_normal(t.shape) * (np.abs(s) > 0.9)
    return np.stack([t - 0.55, y * edge, z], 2).reshape(-1, 3) * size


def scatter(leaves, material):
    """Places leaves, each an array (ROWS * COLUMNS, 3) in world coordinates, as one object."""
    count = len(leaves)
    faces = np.array(grid_faces(ROWS, COLUMNS))
    each = ROWS * COLUMNS
    every = (faces[None] + (np.arange(count) * each)[:, None, None]).reshape(-1, 4)
    data = bpy.data.meshes.new("fallen leaves")
    data.from_pydata(np.concatenate(leaves).tolist(), [], every.tolist())
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    t, s = np.meshgrid(np.linspace(0, 1, ROWS), np.linspace(-1, 1, COLUMNS), indexing="ij")
    flat = np.stack([t, s], 2).reshape(-1, 2)
    layer = data.uv_layers.new(name="UVMap")
    layer.data.foreach_set("uv", flat[every.ravel() % each].astype("f4").ravel())
    data.materials.append(material)
    return place(data)
