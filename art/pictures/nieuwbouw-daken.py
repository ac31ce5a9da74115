"""A new timber roof going up: purlins, rafters and the first boarding, seen from the attic floor."""

import random

from studio.geometry import box, move, prism, tube, turn
from studio.materials import brick, coat, grass
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable
from studio.surroundings import crowns, ground, sky, sun, trees
from studio.timber import beam, boarding, rafters, spruce

FLOOR = 5.6

new_scene()
rng = random.Random(5)
wood = spruce((0.66, 0.47, 0.27), (0.48, 0.30, 0.15))
boards = spruce((0.70, 0.52, 0.31), (0.52, 0.34, 0.18))
blocks = brick((0.56, 0.55, 0.53), (0.62, 0.61, 0.59), (0.44, 0.43, 0.42), format_=(0.44, 0.20), joint=0.004)
chipboard = brick(
    (0.42, 0.31, 0.18), (0.46, 0.34, 0.20), (0.16, 0.11, 0.06), format_=(2.44, 0.62), joint=0.003
)
galvanised = coat("galvanised", (0.50, 0.51, 0.53), 0.42, 0.85, bumps=0.02, variation=0.2)

house = Gable(46, 3.9, FLOOR + 0.75, 0.35)
left, right = -2.5, 6.3
depth = house.half_depth

# Floor, knee walls and the block-work gable with pockets for the purlins.
box((left, right), (-depth, depth), (FLOOR - 0.25, FLOOR), chipboard, 0, mapped=True)
for side in (-1, 1):
    y = sorted((side * depth, side * (depth - 0.10)))
    box((left, right), y, (FLOOR, FLOOR + 0.64), blocks, 0, mapped=True)
    beam(
        (left, side * (depth - 0.06), FLOOR + 0.675),
        (right, side * (depth - 0.06), FLOOR + 0.675),
        (0.12, 0.071),
        wood,
    )
top = house.height + depth * house.tan
outline = [(-depth, FLOOR), (depth, FLOOR), (depth, FLOOR + 0.72), (0, top - 0.16), (-depth, FLOOR + 0.72)]
prism(outline, right - 0.15, right, blocks)

# Rafters, the purlins under them on edge, the ridge beam.
span, rafter = (left, right + 0.25), (0.059, 0.156)
for plane, x in ((house.front, (left, right - 0.2)), (house.back, (0.2 - right, -left))):
    rafters(plane, x, (0.05, house.slope - 0.02), wood, 0.60, rafter, top=-0.02)
    for along in (0.36, 0.70):
        spot = plane @ move(0, house.slope * along, -0.02 - rafter[1] - 0.115).to_translation()
        beam(
            (span[0], spot.y, spot.z),
            (span[1], spot.y, spot.z),
            (0.096, 0.246),
            wood,
            up=plane.to_3x3().col[2],
        )
ridge = house.ridge - 0.16
beam((span[0], 0, ridge - 0.15), (span[1], 0, ridge - 0.15), (0.071, 0.27), wood)

# The boarding has begun: all of the back, the lower courses of the front.
boarding(house.back, (-right - 0.2, -left), (0.0, house.slope - 0.05), boards, board=0.193, seed=4)
boarding(house.front, (3.3, right + 0.2), (0.0, 2.05), boards, board=0.193, seed=5)
boarding(house.front, (left, 3.3), (0.0, 1.09), boards, board=0.193, seed=6)

# Boards waiting on the floor, a pair of battens on top; the scaffold outside.
for layer in range(4):
    for row in range(4):
        frame = move(2.6 + rng.gauss(0, 0.04), -1.55 + 0.2 * row, FLOOR + 0.06 + 0.021 * layer) @ turn(
            rng.gauss(3, 0.5)
        )
        box((0, 3.0), (0, 0.193), (0, 0.019), boards, 0.002, frame)
for at in (3.0, 5.0):
    box((at, at + 0.07), (-1.65, -0.7), (FLOOR, FLOOR + 0.06), wood, 0.003)
for x in (-2.0, 0.5, 3.0, 5.5):
    tube([(x, -depth - 0.75, 0), (x, -depth - 0.75, FLOOR + 2.1)], 0.024, galvanised, 14)
for z in (FLOOR + 0.95, FLOOR + 1.45):
    tube([(-4, -depth - 0.75, z), (8, -depth - 0.75, z)], 0.024, galvanised, 14)

ground(grass())
places = [(rng.uniform(-5, 70), rng.uniform(-60, -18), rng.uniform(0.9, 1.3)) for _ in range(50)]
trees(places, crowns(), trunks=0)
azimuth, elevation = -72, 33
sky(elevation, azimuth, strength=0.13, clouds=0.75, seed=11.0)
sun(azimuth, elevation, 6.0, (1, 0.85, 0.68))
camera(
    (-1.55, 1.75, FLOOR + 1.55), (4.0, -0.75, FLOOR + 2.05), lens=23, fstop=8, focus=(2.5, -0.5, FLOOR + 2)
)
render(Grade(exposure=0.5, saturation=0.98), Haze(start=25, depth=100))
