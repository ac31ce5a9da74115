"""A whole gabled house from the parts, for the wide pictures."""

import math
from dataclasses import replace

from .geometry import box
from .gutters import half_round
from .materials import coat
from .roof import lay_ridge, lay_verge, ridge_tile, verge_tile
from .tiles import lay
from .walls import gable_wall, wall_along_x


def columns_for(half_length, tile):
    """How many tiles fit between the verges, and the x of the first."""
    count = int((2 * half_length + 0.16) / tile.cover)
    return count, -count * tile.cover / 2


def fit_courses(tile, slope):
    """The tile with its gauge drawn in so that whole courses end just below the ridge, and their number."""
    reach = slope - tile.length + 0.02
    courses = math.ceil(reach / tile.gauge) + 1
    return replace(tile, gauge=reach / (courses - 1)), courses


def tiled_roof(gable, half_length, tile, clay, openings=(), mortar=None, back=True, untidy=1.0, verge=True):
    """Tiles, verges and ridge. openings: (x from, x to, y from, y to) on the front plane without tiles."""
    count, left = columns_for(half_length, tile)
    tile, courses = fit_courses(tile, gable.slope)

    def laid(x, y):
        middle_x, middle_y = x + tile.cover / 2, y + tile.gauge / 2
        return not any(a < middle_x < b and c < middle_y < d for a, b, c, d in openings)

    lay(tile, gable.front, count, courses, start=(left, -0.04), keep=laid, untidy=untidy)
    if back:
        lay(tile, gable.back, count, courses, start=(left, -0.04), untidy=untidy, seed=8)
    right = left + count * tile.cover
    if verge:
        for plane in (gable.front, gable.back) if back else (gable.front,):
            for side, x in ((-1, left), (1, right + 0.02)):
                lay_verge(verge_tile(clay, side), plane, x, courses, tile.gauge, tile.rise)
    lay_ridge(ridge_tile(clay), left - 0.05, right, gable.ridge, mortar=mortar)
    gable.deck(half_length, coat("under the tiles", (0.02, 0.02, 0.02), 0.9))
    return left, right


def eaves(gable, x, zinc, paint, brackets, solder):
    """Fascia, soffit and half-round gutter along the front."""
    reach = gable.overhang * gable.cos * 0.75
    level = gable.height - gable.overhang * gable.sin + 0.12
    edge = -gable.half_depth - reach
    box(x, (edge, edge + 0.03), (level - 0.24, level - 0.02), paint)
    box(x, (edge, -gable.half_depth), (level - 0.25, level - 0.23), paint, 0)
    half_round((x[0] - 0.05, x[1] + 0.05), edge - 0.082, level - 0.05, zinc, brackets, solder)


def brick_house(gable, half_length, brick, joinery, front=(), right=(), soldier=None, sides=(-1, 1)):
    """Front wall and gables; openings as in walls.py. The eaves wall keeps clear of the gables' ends."""
    wall_along_x(
        (-half_length + 0.25, half_length - 0.25),
        -gable.half_depth,
        gable.height,
        brick,
        joinery,
        front,
        soldier=soldier,
    )
    for side in sides:
        gable_wall(
            gable.outline(),
            side * half_length,
            brick,
            joinery,
            right if side > 0 else (),
            side,
            soldier=soldier,
        )


def on_slope(gable, z):
    """The y along the front plane at world height z."""
    return (z - gable.front.translation.z) / math.sin(math.radians(gable.pitch))
