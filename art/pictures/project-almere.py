"""A new house in Almere: anthracite ceramic tiles and two roof windows, light brick, clear morning."""

import random

from studio import gutters
from studio.geometry import box, move
from studio.lead import covering_height
from studio.materials import brick, coat, grass, paving
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable, lay_ridge, ridge_tile
from studio.roof_window import RoofWindowMaterials, roof_window
from studio.surroundings import crowns, ground, hedge, sky, sun, trees
from studio.tiles import anthracite_engobe, lay, mulden_tile
from studio.walls import Joinery, gable_wall, wall_along_x

new_scene()
rng = random.Random(3)
stone = brick((0.43, 0.36, 0.28), (0.55, 0.48, 0.39), (0.46, 0.43, 0.39))
clay = anthracite_engobe()
joinery = Joinery(frame=(0.035, 0.037, 0.04), mirror=0.16)
metal = coat("anthracite zinc", (0.075, 0.08, 0.085), 0.42, 0.7, variation=0.1)
trim = coat("trim", (0.032, 0.034, 0.037), 0.4)
house = Gable(44, 4.1, 5.35, 0.12)
half = 4.6

# Front wall, gable, and a flush metal verge as new houses have it.
windows = [
    (-3.9, -2.1, 3.1, 4.75),
    (-0.9, 0.3, 3.1, 4.75),
    (1.6, 3.6, 3.1, 4.75),
    (-3.9, -1.2, 0.0, 2.5),
    (0.4, 3.6, 0.5, 2.5),
]
upper = [w for w in windows if w[2] > 3]
wall_along_x((-half + 0.25, half - 0.25), -house.half_depth, house.height, stone, joinery, upper)
gable_wall(house.outline(), half, stone, joinery, [(-0.6, 0.6, 5.9, 7.5), (-2.4, -0.9, 3.1, 4.75)])
gable_wall(house.outline(), -half, stone, joinery, facing=-1)
house.deck(half, coat("deck", (0.02, 0.02, 0.02), 0.9), inset=0.26)

tile = mulden_tile(clay)
columns = int((2 * half + 0.02) / tile.cover)
left = -columns * tile.cover / 2
courses = 18
tile.gauge = (house.slope - 0.39) / (
    courses - 1
)  # the battens are set out so that the last course meets the ridge
height = covering_height(tile, left)
holes = []
for first, row in ((11, 8), (23, 8)):
    x = (left + first * tile.cover, left + (first + 4) * tile.cover)
    y = (row * tile.gauge - 0.04, (row + 4) * tile.gauge - 0.04)
    holes.append((x, y))


def keep(x, y):
    """Leaves the roof windows' places open."""
    middle = (x + tile.cover / 2, y + tile.gauge / 2)
    return not any(a < middle[0] < b and c < middle[1] < d for (a, b), (c, d) in holes)


lay(tile, house.front, columns, courses, start=(left, -0.04), keep=keep, untidy=0.5)
lay(tile, house.back, columns, courses, start=(left, -0.04), untidy=0.5)
frames = RoofWindowMaterials()
for (a, b), (c, d) in holes:
    roof_window(
        house.front,
        (a + 0.03, b - 0.02),
        (c + 0.03, d - 0.10),
        frames,
        lift=0.045,
        blind=0.35 if a > 0 else 0.0,
        tile_height=height,
    )
lay_ridge(ridge_tile(clay), left, -left - 0.05, house.ridge - 0.03, step=0.36)
box((-half, half), (-0.09, 0.09), (house.ridge - 0.2, house.ridge + 0.03), trim, 0)
for plane in (house.front, house.back):
    for side in (-1, 1):
        edge = side * (half + 0.02)
        box(
            sorted((edge, edge - side * 0.035)),
            (-0.10, house.slope + 0.02),
            (-0.16, 0.075),
            trim,
            0.003,
            plane,
        )

rim = (house.front @ move(0, 0.02, -0.06)).to_translation()
gutters.half_round((-half, half + 0.03), rim.y - 0.055, rim.z + 0.02, metal, metal, metal)
gutters.downpipe(
    (half - 0.25, rim.y - 0.055, rim.z - 0.06), -house.half_depth, 0, metal, metal, metal, mitred=False
)
box((-half, half), sorted((rim.y + 0.02, -house.half_depth)), (rim.z - 0.16, rim.z - 0.02), trim, 0.003)

ground(grass())
box((-30, 30), (-13, -8), (0, 0.03), paving(), 0, mapped=True)
hedge((-9, 9), (-7.6, -7.0), 1.0)
places = [(rng.uniform(-30, 50), rng.uniform(16, 60), rng.uniform(0.8, 1.2)) for _ in range(50)]
trees(places, crowns(), trunks=0)

azimuth, elevation = -28, 30
sky(elevation, azimuth, strength=0.13, clouds=0.9, cover=0.55, seed=16.0)
sun(azimuth, elevation, 5.0, (1, 0.88, 0.74))
camera((7.6, -11.2, 6.6), (1.2, -2.0, 6.75), lens=47)
render(Grade(exposure=0.25), Haze(start=30, depth=110))
