"""A town in the distance, to be seen through haze: buildings with rows of windows, flat roofs, a bridge."""

import random

from .geometry import box, move, prism, tube, turn
from .materials import coat
from .nodes import Shader


def facade(wall, pane=(0.09, 0.11, 0.13), bay=2.4, storey=3.2, pier=0.42):
    """A wall with a regular grid of windows, over UV in metres."""
    shader = Shader("facade")
    grid = shader.node(
        "TexBrick",
        {
            "Vector": shader.uv(),
            "Scale": 1.0,
            "Brick Width": bay,
            "Row Height": storey,
            "Mortar Size": pier,
            "Bias": 0.0,
            "Mortar Smooth": 0.0,
        },
        offset=0.0,
    )
    wall_part = grid.outputs["Fac"]
    shader.set(
        Base_Color=shader.mix(wall_part, pane, wall), Roughness=shader.ramp(wall_part, [(0, 0.08), (1, 0.8)])
    )
    return shader.material


WALLS = (
    (0.21, 0.115, 0.085),
    (0.50, 0.47, 0.42),
    (0.17, 0.095, 0.075),
    (0.36, 0.34, 0.32),
    (0.55, 0.50, 0.42),
)


def blocks(count, near, far, heights, spread=(0.8, 1.9), seed=5):
    """`count` buildings between `near` and `far` metres in the direction +y; heights to choose from."""
    rng = random.Random(seed)
    walls = [facade(c) for c in WALLS]
    felt = coat("far felt", (0.12, 0.12, 0.125), 0.8)
    for _ in range(count):
        y = rng.uniform(near, far)
        x = rng.uniform(-y * spread[0] - 20, y * spread[1] + 40)
        width, depth, tall = rng.uniform(12, 34), rng.uniform(10, 20), rng.choice(heights)
        here = move(x, y) @ turn(rng.choice([0, 0, 8, -7]))
        box(
            (-width / 2, width / 2),
            (-depth / 2, depth / 2),
            (0, tall),
            rng.choice(walls),
            0,
            here,
            mapped=True,
        )
        box(
            (-width / 2 - 0.1, width / 2 + 0.1),
            (-depth / 2 - 0.1, depth / 2 + 0.1),
            (tall, tall + 0.4),
            felt,
            0,
            here,
        )
        if rng.random() < 0.5:
            box((-2, 2), (-2, 2), (tall, tall + 2.4), felt, 0, here)


def towers(places, seed=7):
    """Towers at (x, y, width, height), as in a city centre: set back, stepped or as a slab."""
    rng = random.Random(seed)
    colours = ((0.30, 0.30, 0.32), (0.40, 0.37, 0.34), (0.16, 0.17, 0.20), (0.24, 0.15, 0.12))
    walls = [facade(c, bay=1.8 + 0.9 * i, storey=3.6, pier=0.45 + 0.15 * i) for i, c in enumerate(colours)]
    plant, mast = coat("plant room", (0.2, 0.2, 0.21), 0.7), coat("mast", (0.3, 0.3, 0.3), 0.5)
    for x, y, width, tall in places:
        wall, here = rng.choice(walls), move(x, y) @ turn(rng.uniform(-25, 25))
        deep, low = width * rng.uniform(0.5, 1.0), 0.0
        shape = rng.choice(("plain", "set back", "shifted"))
        cuts = {"plain": (1.0,), "set back": (0.72, 1.0), "shifted": (0.38, 0.70, 1.0)}[shape]
        for part, top in enumerate(cuts):
            across = width * (1 - 0.16 * part if shape == "set back" else 1)
            aside = width * 0.14 * (part % 2) if shape == "shifted" else 0
            span = (aside - across / 2, aside + across / 2)
            box(span, (-deep / 2, deep / 2), (low * tall, top * tall), wall, 0, here, mapped=True)
            low = top
        room = width * rng.uniform(0.15, 0.3)
        box((-room, room), (-room, room), (tall, tall + rng.uniform(3, 7)), plant, 0, here)
        if rng.random() < 0.4:
            tube([(x, y, tall), (x, y, tall + rng.uniform(10, 26))], 0.5, mast, 6)


def cable_bridge(x, y, scale=1.0):
    """The bent pylon and stays of the Erasmus bridge in Rotterdam, 139 m high, as a far silhouette."""
    pale = coat("pylon", (0.62, 0.66, 0.70), 0.5)
    outline = [(0, 0), (26, 62), (2, 139), (6, 139), (33, 62), (16, 0)]
    prism(
        [(a * scale, b * scale) for a, b in outline], -4, 4, pale, axis="y", matrix=move(x, y), mapped=False
    )
    for k in range(14):
        top = (x + (4 + k * 0.6) * scale, y, (136 - 3.2 * k) * scale)
        tube([top, (x - (40 + 17 * k) * scale, y, 16 * scale)], 0.35, pale, 5)
    for k in range(4):
        tube(
            [(x + 5 * scale, y, (137 - 2 * k) * scale), (x + (105 + 9 * k) * scale, y, 14 * scale)],
            0.5,
            pale,
            5,
        )
    box((x - 320 * scale, x + 140 * scale), (y - 8, y + 8), (12 * scale, 15 * scale), pale, 0)
