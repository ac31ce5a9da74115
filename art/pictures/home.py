"""The first picture of the site: a 1930s house with red pantiles in low evening sun, sky to the left."""

from studio.chimney import chimney
from studio.geometry import group, move, repeat, turn
from studio.house import brick_house, columns_for, eaves, tiled_roof
from studio.lead import covering_height, old_lead
from studio.materials import coat, grass, red_brick, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable
from studio.roof_window import RoofWindowMaterials, roof_window
from studio.surroundings import crowns, ground, sky, sun, tree_line, trees
from studio.tiles import pantile, red_clay
from studio.walls import Joinery

HALF = 5.0

new_scene()
clay = red_clay(moss=0.12, lichen=0.6, grime=0.45)
tile = pantile(clay)
gable = Gable(47, 4.2, 4.3)
mortar = coat("mortar", (0.36, 0.34, 0.31), 0.9, bumps=0.4, scale=40, variation=0.25)
_, first = columns_for(HALF, tile)
surface = covering_height(tile, first)
window_x, window_y = (0.55, 1.69), (2.3, 3.7)

with group("house") as house:
    openings = [(window_x[0] - 0.06, window_x[1] + 0.06, window_y[0] - 0.1, window_y[1] + 0.12)]
    left, right = tiled_roof(gable, HALF, tile, clay, openings, mortar, untidy=1.1)
    metal = zinc()
    steel = coat("bracket", (0.5, 0.51, 0.53), 0.42, 0.85)
    eaves(gable, (left, right), metal, coat("paint", (0.78, 0.77, 0.72), 0.35), steel, steel)
    openings = [(-0.75, 0.75, 5.3, 6.75), (-2.6, -1.2, 0.9, 2.6), (1.0, 2.8, 0.9, 2.6)]
    soldier = coat("soldier", (0.22, 0.09, 0.055), 0.85, bumps=0.3, scale=60, variation=0.3)
    brick_house(gable, HALF, red_brick(), Joinery(), [(-4.1, -2.3, 0.9, 2.6)], openings, soldier)
    roof_window(gable.front, window_x, window_y, RoofWindowMaterials(), blind=0.35, tile_height=surface)
    chimney(
        gable.front,
        (2.75, 3.6),
        (-0.55, 0.05),
        gable.ridge + 0.85,
        red_brick(),
        old_lead(),
        mortar,
        surface,
    )

ground(grass())
kinds = crowns()
near = [(-15.5, 7, 1.0), (-12, 12, 1.2), (9.8, 15, 0.95), (12.5, 11, 0.8), (14.5, 17, 1.1), (17, 12, 0.9)]
trees([*near, (11, 22, 1.1)], kinds)
tree_line(kinds, 90)
for x, y, heading in ((-21, 5, 0), (-38, 9, 4), (-15, 34, 90), (20, 38, 190), (1, 46, 180)):
    repeat(house, move(x, y) @ turn(heading))

sky(13, -8, strength=0.14, clouds=0.6, seed=5.1)
sun(-8, 19, 5.4, (1, 0.78, 0.55))
camera((9.3, -10.2, 7.7), (1.75, -1.35, 7.95), lens=42, fstop=2.8, focus=(2.4, -2.2, 6.8))
render(Grade(exposure=0.42, warmth=0.015), Haze(start=22, depth=80))
