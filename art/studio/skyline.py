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


WALLS = ((0.30, 0.14, 0.09), (0.50, 0.47, 0.42), (0.22, 0.11, 0.08), (0.36, 0.34, 0.32), (0.55, 0.50, 0.42))


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
    """Towers at (x, y, width, height): the tall buildings of a city centre."""
    rng = random.Random(seed)
    walls = [
        facade(c, bay=rng.choice([1.8, 3.6]), storey=3.6, pier=rng.choice([0.5, 0.9]))
        for c in ((0.45, 0.46, 0.48), (0.55, 0.53, 0.5), (0.28, 0.30, 0.33))
    ]
    for x, y, width, tall in places:
        here = move(x, y) @ turn(rng.uniform(-20, 20))
        box(
            (-width / 2, width / 2),
            (-width / 2, width / 2),
            (0, tall),
            rng.choice(walls),
            0,
            here,
            mapped=True,
        )
        box(
            (-width / 4, width / 4), (-width / 4, width / 4), (tall, tall + 4), walls[0], 0, here, mapped=True
        )


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
