"""A new zinc gutter and its soldered downpipe, seen from a ladder at the corner of the house."""

from studio import gutters
from studio.geometry import box, prism
from studio.materials import brown_brick, coat, grass, paving, red_brick, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import lay_verge, roof_plane, verge_tile
from studio.surroundings import crowns, ground, hedge, sky, sun, trees
from studio.tiles import lay, pantile, smoked_clay

RIM, WALL = 3.0, 0.0

new_scene()
brick, metal, clay = brown_brick(), zinc(), smoked_clay(lichen=0.35, grime=0.25, moss=0.0)
solder = coat("solder", (0.58, 0.59, 0.60), 0.3, 0.9, bumps=0.1, scale=90)
galvanised = coat("galvanised", (0.50, 0.51, 0.53), 0.42, 0.85, bumps=0.02, variation=0.2)
paint = coat("paint", (0.78, 0.77, 0.72), 0.32, bumps=0.02, scale=40, variation=0.04)
dark = coat("bird comb", (0.02, 0.02, 0.02), 0.7)

# The house: a wall with its corner at x = 1.2, boxed eaves, roof at 42 degrees.
box((-9, 1.0), (WALL, 0.22), (0, RIM), brick, 0, mapped=True)
prism([(WALL, 0), (WALL, RIM - 0.02), (4.5, RIM + 4.0), (4.5, 0)], 1.0, 1.2, brick)
box((-9, 1.245), (-0.33, -0.308), (RIM - 0.19, RIM + 0.035), paint, 0.004)
box((-9, 1.245), (-0.308, WALL), (RIM - 0.175, RIM - 0.157), paint, 0.003)
box((1.222, 1.245), (-0.308, WALL + 0.05), (RIM - 0.19, RIM + 0.02), paint, 0.003)
plane = roof_plane(42, (0, -0.40, RIM + 0.015))
tile = pantile(clay)
count = 46
left = 1.17 - count * tile.cover
lay(tile, plane, count, 12, start=(left, 0.0), untidy=1.2)
lay_verge(verge_tile(clay, 1), plane, 1.20, 12, start=-0.005)
box((-9, 1.15), (0.10, 4.6), (-0.05, -0.015), dark, 0, matrix=plane)
box((-9, 1.18), (0.085, 0.095), (-0.03, -0.012), dark, 0, matrix=plane)

middle = -0.33 - 0.074 - 0.006
gutters.half_round((-9.0, 1.30), middle, RIM, metal, galvanised, solder, fall=0.002)
gutters.downpipe((0.92, middle, RIM - 0.085), WALL, 0.0, metal, galvanised, solder)

# The neighbour's side: a hedge, a brick house and trees, all out of focus.
ground(grass())
box((-20, 3), (-8, WALL), (0, 0.03), paving(), 0, mapped=True)
hedge((3.0, 3.9), (-6, 9), 1.9, seed=3)
neighbour = red_brick()
prism([(2, 0), (2, 4.4), (6.5, 8.2), (11, 4.4), (11, 0)], 8.0, 15.0, neighbour)
slope = roof_plane(40, (0, 1.7, 4.3))
box(
    (7.8, 15.2),
    (0, 6.2),
    (0, 0.12),
    coat("far roof", (0.16, 0.075, 0.05), 0.8, variation=0.3),
    0,
    matrix=slope,
)
for x in (9.0, 11.6):
    box((x, x + 1.5), (1.97, 2.05), (1.0, 2.6), paint, 0.01)
    box((x + 0.1, x + 1.4), (1.95, 1.98), (1.1, 2.5), coat("far pane", (0.05, 0.06, 0.07), 0.08), 0)
trees([(5 + 2.6 * i, 12 + (i * 5) % 11, 1.05) for i in range(12)], crowns(), trunks=0)

azimuth, elevation = -42, 27
sky(elevation, azimuth, strength=0.13, clouds=0.85, seed=7.4)
sun(azimuth, elevation, 4.2, (1, 0.85, 0.68))
camera((-0.95, -1.62, RIM + 0.27), (0.72, -0.30, RIM - 0.04), lens=44, fstop=2.8, focus=(0.75, -0.42, RIM))
render(Grade(exposure=0.45), Haze(start=20, depth=120))
