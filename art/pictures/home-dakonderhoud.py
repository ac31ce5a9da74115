"""Maintenance on the home page: autumn leaves in a zinc gutter, seen from above."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
from studio.geometry import box, place, quads, turn  # noqa: E402
from studio.gutters import half_round  # noqa: E402
from studio.materials import brown_brick, coat, paving, zinc  # noqa: E402
from studio.moss import grow  # noqa: E402
from studio.lead import covering_height  # noqa: E402
from studio.nodes import Shader  # noqa: E402
from studio.render import Grade, camera, new_scene, render  # noqa: E402
from studio.roof import roof_plane  # noqa: E402
from studio.surroundings import overcast, sun  # noqa: E402
from studio.tiles import lay, pantile, red_clay  # noqa: E402

RIM, RADIUS = 3.0, 0.090

new_scene()
plane = roof_plane(40, (0, -0.055, RIM + 0.05))
tile = pantile(red_clay(moss=0.25, lichen=0.7, grime=0.6, wet=0.5))
lay(tile, plane, 56, 5, start=(-8.75, -0.04), untidy=1.2)
grow(tile, plane, 56, 5, (-8.75, -0.04), covering_height(tile, -8.75), amount=0.8, dry=0.5)
box((-8.8, 3), (0.05, 3), (-0.12, -0.03), coat("deck", (0.03, 0.03, 0.03), 0.9), 0, plane)
steel = coat("bracket", (0.5, 0.51, 0.53), 0.42, 0.85)
half_round((-9, 3), -0.105, RIM, zinc(), steel, steel, radius=RADIUS)
box((-9, 3), (-0.01, 0.02), (RIM - 0.25, RIM + 0.02), coat("fascia", (0.74, 0.73, 0.69), 0.35), 0.004)
box((-9, 3), (0.1, 0.3), (0, RIM), brown_brick(), 0, mapped=True)
box((-40, 40), (-40, 40), (-0.03, 0), paving(), 0, mapped=True)

# Leaves: blunt ovals bent along the midrib, in autumn colours, thickest towards the left.
rng = np.random.RandomState(17)
foliage = Shader("autumn leaf", Roughness=0.45)
own = foliage.node("NewGeometry").outputs["Random Per Island"]
tints = [
    (0, (0.075, 0.036, 0.014)), (0.35, (0.19, 0.085, 0.022)), (0.55, (0.34, 0.185, 0.040)),
    (0.7, (0.12, 0.060, 0.022)), (1, (0.050, 0.030, 0.016)),
]  # fmt: skip
foliage.set(Base_Color=foliage.ramp(own, tints), Specular=0.5)


def blades(count, left, right, low, high):
    """Corners of leaf halves (two quads a leaf share its midrib) lying in the gutter's bowl."""
    corners = []
    for _ in range(count):
        size = rng.uniform(0.018, 0.034)
        x = left + (right - left) * rng.rand() ** 1.5
        across = rng.uniform(-0.06, 0.06)
        bowl = -np.sqrt(RADIUS**2 - across**2)
        at = Vector((x, -0.105 + across, RIM + bowl + rng.uniform(low, high)))
        frame = turn(rng.uniform(0, 360)) @ turn(rng.normal(0, 24), "X") @ turn(rng.normal(0, 24), "Y")
        lift = size * rng.uniform(-0.35, 0.5)
        for side in (-1, 1):
            points = [
                (-size * 1.5, 0, 0),
                (-size * 0.4, side * size * 0.75, lift),
                (size * 0.6, side * size * 0.65, lift),
                (size * 1.5, 0, 0),
            ]
            corners.append([at + frame @ Vector(p) for p in points])
    return np.array([[tuple(point) for point in quad] for quad in corners])


place(quads("leaves", blades(900, -0.75, 0.42, 0.004, 0.055), foliage.material))
place(quads("leaves", blades(60, -0.6, 0.9, 0.004, 0.012), foliage.material))
soil = [(-0.8, -0.16, -0.07), (0.34, -0.12, -0.082), (0.34, -0.09, -0.082), (-0.8, -0.05, -0.07)]
place(
    quads(
        "sludge",
        np.array([[(x, y, RIM + z) for x, y, z in soil]]),
        coat("sludge", (0.02, 0.015, 0.01), 0.5, bumps=0.9, scale=60),
    )
)

overcast(strength=0.85, relief=0.4)
sun(-40, 30, 2.2, (1, 0.84, 0.66), size=3)
camera(
    (0.78, -0.62, RIM + 0.66), (0.02, -0.055, RIM - 0.02), lens=38, fstop=3.2, focus=(0.15, -0.11, RIM - 0.03)
)
render(Grade(exposure=0.35))
