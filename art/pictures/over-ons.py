"""Who we are: the bench in the workshop with the tools for lead and tiles, in the light of a window."""

import math
import random

import numpy as np

from studio import tools
from studio.flat_roof import roll
from studio.geometry import bend, box, lathe, move, place, surface, tube, turn
from studio.lead import old_lead
from studio.materials import coat, wood
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import overcast, window_light
from studio.tiles import pantile, red_clay, smoked_clay

new_scene()
rng = random.Random(5)

# The bench: three old planks, and the boarded wall behind it.
oak = wood((0.30, 0.185, 0.10), (0.165, 0.095, 0.048), along=(1, 11, 11), roughness=0.55, grey=0.25)
for plank in range(4):
    lying = move(rng.uniform(-0.4, 0.4), -0.46 + 0.232 * plank, rng.uniform(-0.0015, 0))
    box((-2.2, 2.2), (0.002, 0.228), (-0.05, 0.0), oak, 0.004, lying)
boards = wood((0.22, 0.17, 0.12), (0.13, 0.10, 0.07), along=(11, 11, 1), grey=0.3)
for plank in range(26):
    across = -2.3 + 0.18 * plank
    box((across, across + 0.176), (0.95, 0.975), (-0.6, 2.2), boards, 0.004, move(0, rng.gauss(0, 0.002)))

# Sheet lead: a roll whose end has been drawn out over the bench and cut.
metal = old_lead()
roll((-0.40, -0.06), 0.20, 0.0006, metal, metal, rng, radius=0.068, core=0.016, thickness=0.0026)


def drawn_out(x, y):
    slack = 0.0035 * math.sin(9 * x + 5 * y) * math.sin(11 * y + 1) + 0.002 * math.sin(31 * x - 13 * y)
    lifted = 0.030 * max(0.0, (-0.02 - y) / 0.12) ** 2 * (0.5 + 0.5 * math.sin(7 * x + 2))
    return (x + 0.01 * math.sin(14 * y), y, 0.0045 + abs(slack) * min(1, (0.2 - y) / 0.1) + lifted)


place(
    surface(drawn_out, np.linspace(-0.40, -0.06, 50), np.linspace(-0.13, 0.202, 44), metal), thickness=0.0022
)

tools.lead_dresser(move(-0.20, 0.03, 0.010) @ turn(-28))
tools.hammer(move(0.13, 0.06, 0.0135) @ turn(-122))
tools.tin_snips(move(0.045, -0.125, 0.0) @ turn(158))
tools.folding_rule(move(0.12, 0.205, 0.0) @ turn(-16), (0, 150, -150))
tools.carpenters_pencil(move(0.235, -0.015, 0.0) @ turn(-64))
for _ in range(16):
    tools.copper_nail(
        move(0.36 + rng.gauss(0, 0.035), 0.04 + rng.gauss(0, 0.03), 0) @ turn(rng.uniform(0, 360))
    )

# Tiles at the back, kept as samples.
red = pantile(red_clay(lichen=0.25, grime=0.0, moss=0.0, age=0.8))
dark = pantile(smoked_clay(lichen=0.2, grime=0.0, moss=0.0, age=0.8))
for tile, x, y, lean, heading in (
    (red, 0.27, 0.345, 68, 5),
    (dark, 0.52, 0.37, 72, -8),
    (red, 0.06, 0.385, 74, -2),
):
    place(tile.data, move(x, y, 0.009) @ turn(heading) @ turn(lean, "X") @ move(-0.12, 0, 0))

# A mug of coffee.
glazed = coat("mug", (0.055, 0.085, 0.11), 0.16, specular=0.6, variation=0.15)
mug = move(-0.045, 0.285, 0)
lathe(
    [
        (0.001, 0.0), (0.036, 0.0), (0.041, 0.006), (0.0415, 0.09),
        (0.0405, 0.094), (0.0385, 0.09), (0.038, 0.01),
    ],
    glazed, mug, 48,
)  # fmt: skip
lathe([(0.001, 0.078), (0.0385, 0.078)], coat("coffee", (0.022, 0.010, 0.004), 0.06), mug, 48)
handle = [(0.040, 0, 0.078), (0.070, 0, 0.076), (0.070, 0, 0.026), (0.040, 0, 0.022)]
tube(bend(handle, 0.022, 8), 0.0052, glazed, 14, mug @ turn(200))

# On the wall, out of focus: a coil of hose and two more hammers.
hose = coat("hose", (0.40, 0.085, 0.025), 0.5)
for ring in range(7):
    r, deep = 0.15 + rng.uniform(-0.012, 0.012), 0.93 - 0.016 * ring
    round_ = [(-0.62 + r * math.cos(a), deep, 0.42 + 1.15 * r * math.sin(a)) for a in np.linspace(0, 6.4, 50)]
    tube(round_, 0.0085, hose, 10)
for x in (0.05, 0.25):
    tools.hammer(move(x, 0.92, 0.62) @ turn(90, "X") @ turn(180))
dim = coat("shelf", (0.16, 0.11, 0.07), 0.7)
box((0.45, 1.7), (0.72, 0.95), (0.36, 0.385), dim, 0.003)
for i in range(5):
    lathe(
        [(0.001, 0), (0.05, 0), (0.05, 0.12), (0.001, 0.121)],
        coat("tin", (0.2 + 0.06 * i, 0.2, 0.22 - 0.03 * i), 0.4, 0.4),
        move(0.55 + 0.14 * i, 0.83, 0.385),
    )

overcast(strength=0.10)
window_light((-1.7, 0.15, 1.05), (0.0, 0.0, 0.05), (1.1, 1.0), 88, (1, 0.93, 0.84))
window_light((1.9, -1.2, 1.2), (0.1, 0.1, 0.1), (1.2, 1.0), 7, (0.82, 0.90, 1.0))
camera((0.06, -0.70, 0.50), (0.02, 0.10, 0.045), lens=35, fstop=3.2, focus=(0.02, 0.02, 0.02))
render(Grade(exposure=0.25, warmth=0.01), Haze(start=50))
