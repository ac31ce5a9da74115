"""Recently done: the mansard of a town house in natural slate, with a zinc-roofed dormer, at dusk."""

from studio.dormer import dormer
from studio.geometry import box
from studio.gutters import box_gutter
from studio.lead import old_lead
from studio.materials import coat, red_brick, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, natural_slate, slate
from studio.walls import Joinery, wall_along_x

HALF, PLATE = 6.0, 9.0

new_scene()
tile = slate(natural_slate())
gable = Gable(66, 1.45, PLATE, 0.10)
paint = coat("cornice paint", (0.74, 0.72, 0.66), 0.35, variation=0.04)
metal, weathered = zinc(), old_lead()
joinery = Joinery(frame=(0.76, 0.74, 0.68), sash=(0.012, 0.028, 0.040))
height, foot = 1.75, 0.55
places = [(-3.55, -2.15), (-0.1, 1.3), (3.35, 4.75)]


def is_slated(x, y):
    middle, up = x + tile.cover / 2, y + tile.gauge / 2
    return not any(
        a - 0.02 < middle < b + 0.02 and foot - 0.1 < up < foot + height / gable.sin for a, b in places
    )


lay(tile, gable.front, 50, int(gable.slope / tile.gauge) - 1, start=(-6.1, -0.04), keep=is_slated, untidy=0.9)
gable.deck(HALF, coat("deck", (0.02, 0.02, 0.02), 0.9), inset=0.0)
for x in places:
    dormer(gable, x, foot, height, joinery, paint, metal, weathered, lambda a: 0.045, lights=2)

# The kink: a zinc roll over the top of the slates, the flat upper roof and two stacks behind it.
box((-HALF, HALF), (-0.10, 0.12), (gable.ridge - 0.06, gable.ridge + 0.05), metal, 0.02)
for x in (-5.2, 2.35):
    box((x, x + 1.25), (0.5, 1.15), (PLATE, gable.ridge + 1.35), red_brick(), 0.004, mapped=True)
    box((x - 0.07, x + 1.32), (0.43, 1.22), (gable.ridge + 1.35, gable.ridge + 1.45), paint, 0.01)

# Box gutter on a bracketed cornice, and the top of the brick front.
box_gutter((-HALF - 0.1, HALF + 0.1), -1.46, PLATE + 0.02, metal, paint, depth=0.17, width=0.30)
box((-HALF, HALF), (-1.62, -1.45), (PLATE - 0.58, PLATE - 0.18), paint, 0.006)
for i in range(19):
    at = -HALF + 0.1 + i * 0.65
    box((at, at + 0.11), (-1.76, -1.6), (PLATE - 0.50, PLATE - 0.17), paint, 0.02)
wall_along_x(
    (-HALF, HALF),
    -1.45,
    PLATE - 0.55,
    red_brick(),
    joinery,
    [(-3.4, -2.2, 5.6, 7.9), (0.0, 1.2, 5.6, 7.9), (3.4, 4.6, 5.6, 7.9)],
)
box((-14, -HALF), (-1.3, 4), (0, 10.2), red_brick(), 0, mapped=True)
trees([(8 + 3 * i, 26 + (i * 5) % 9, 1.5) for i in range(6)], crowns(), trunks=0)

sky(9, -150, strength=0.17, clouds=0.7, cover=0.55, seed=6.8)
sun(-150, 15, 4.4, (1, 0.70, 0.46))
camera((4.9, -8.3, 10.9), (0.25, -1.2, 10.35), lens=42, fstop=4.0, focus=(1.2, -1.7, 10.2))
render(Grade(exposure=0.5), Haze(start=22, depth=90))
