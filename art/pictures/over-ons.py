"""Who we are: on the scaffold at the end of the day, tiles stacked for tomorrow beside a finished roof."""

import random

import bpy

from mathutils import Matrix, Vector

from studio import gutters
from studio.geometry import box, group, move, place, repeat, turn
from studio.materials import brown_brick, coat, grass, paving, red_brick, wood, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, lay_ridge, ridge_tile, roof_plane
from studio.scaffold import scaffold
from studio.surroundings import crowns, ground, hedge, sky, sun, trees
from studio.house import brick_house, tiled_roof
from studio.tiles import lay, pantile, red_clay
from studio.walls import Joinery

EAVES, LEFT, RIGHT = 5.4, -9.0, 4.5
FLOOR = EAVES - 0.70

new_scene()
rng = random.Random(12)
plane = roof_plane(47, (0, 0, EAVES))
clay = red_clay(moss=0, lichen=0.12, grime=0.10, age=0.8)
tile = pantile(clay)
count = int((RIGHT - LEFT) / tile.cover)
lay(tile, plane, count, 17, start=(LEFT, -0.04), untidy=1.1)
top = plane @ Vector((0, 17 * tile.gauge + 0.02, 0.06))
lay_ridge(ridge_tile(clay), LEFT, RIGHT, top.z, top.y, mortar=coat("ridge roll", (0.03, 0.02, 0.02), 0.85))
box((LEFT, RIGHT), (0.0, 17 * tile.gauge), (-0.12, -0.03), coat("deck", (0.02, 0.02, 0.02), 0.9), 0, plane)

metal, steel = zinc(), coat("galvanised", (0.50, 0.51, 0.53), 0.42, 0.85, bumps=0.02, variation=0.2)
paint = coat("fascia", (0.74, 0.73, 0.69), 0.35)
box((LEFT, RIGHT), (-0.035, -0.012), (EAVES - 0.24, EAVES - 0.01), paint, 0.004)
box((LEFT, RIGHT), (-0.012, 0.2), (EAVES - 0.24, EAVES - 0.22), paint, 0.003)
gutters.half_round((LEFT, RIGHT), -0.115, EAVES - 0.035, metal, steel, metal)
box((LEFT, RIGHT), (0.14, 0.3), (0, EAVES - 0.1), red_brick(), 0, mapped=True)
scaffold((-9.3, 4.6), (-1.36, -0.12), (2.6, FLOOR), spacing=2.1)

# Tiles stacked on battens, as they came up, their noses towards us.
batten = wood((0.62, 0.45, 0.26), (0.46, 0.30, 0.15))
DECK = FLOOR + 0.026
for x in (0.02, 0.26, 0.50, 0.76):
    box((-0.019, 0.019), (-1.29, -0.70), (DECK, DECK + 0.025), batten, 0.002, move(x) @ turn(rng.gauss(0, 1.0)))
for x, y, high in ((0.86, -1.27, 12), (0.86, -0.99, 7), (0.38, -1.27, 12), (0.38, -0.99, 12)):
    for i in range(high):
        at = move(x + rng.gauss(0, 0.005), y + rng.gauss(0, 0.003), DECK + 0.046 + 0.0292 * i)
        place(tile.data, at @ turn(90 + rng.gauss(0, 1.0)))

# The street below: the row across, hedges and trees in the evening haze.
ground(grass(), half=900)
paved = paving()
box((-90, 12), (-12.5, -7.5), (0, 0.03), paved, 0, mapped=True)
box((-90, 12), (-2.4, 0.1), (0, 0.03), paved, 0, mapped=True)
hedge((-60, 9), (-7.3, -6.7), 1.2, seed=3)
hedge((-60, 9), (-13.4, -12.8), 1.1, seed=4)
for i in range(6):
    hedge((-44 + 9 * i, -43.4 + 9 * i), (-6.7, -2.4), 1.3, seed=6 + i)
old = red_clay(moss=0.2, lichen=0.6, grime=0.5)
far_tile = pantile(old)
gable = Gable(45, 3.9, 5.0)
with group("house") as house:
    tiled_roof(gable, 4.6, far_tile, old)
    sills = [(-3.6, -1.8, 0.8, 2.4), (0.6, 3.0, 0.8, 2.4), (-3.4, -2.0, 3.3, 4.6), (1.2, 2.6, 3.3, 4.6)]
    brick_house(gable, 4.6, brown_brick(), Joinery(), sills, [(-0.8, 0.8, 5.6, 7.0), (-2.6, -1.2, 0.9, 2.4)])
bpy.context.view_layer.layer_collection.children["house"].exclude = True
for i in range(6):
    repeat(house, move(-9 - 11.5 * i, -21) @ turn(180))
for i in range(4):
    repeat(house, move(-24 - 13 * i, 3.9))
places = [(-15 - 6.1 * i, -15.5 + (i % 3), 0.55 + 0.05 * (i % 4)) for i in range(9)]
places += [(-80 - 5 * i, -30 + (i * 17) % 47, 1.2) for i in range(16)]
trees(places, crowns(), trunks=6)

azimuth, elevation = -143, 19
sky(elevation, azimuth, strength=0.13, clouds=0.7, cover=0.5, seed=8.3)
sun(azimuth, elevation, 5.6, (1, 0.78, 0.55))
eye, aim = Vector((2.75, -0.80, FLOOR + 1.08)), Vector((-0.6, -0.74, FLOOR + 0.53))
camera(eye, aim, lens=30, fstop=4.0, focus=(0.9, -1.1, FLOOR + 0.25))
render(Grade(exposure=0.35, warmth=0.01), Haze(start=20, depth=80, most=0.6, colour=(0.58, 0.56, 0.53)))
