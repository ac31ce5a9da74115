"""A slipped tile: a dark gap in a rain-wet roof of old pantiles."""

from mathutils import Matrix

from studio.geometry import box, move, place, turn
from studio.materials import coat
from studio.render import Grade, camera, new_scene, render
from studio.roof import battens, counter_battens, roof_plane
from studio.surroundings import overcast, sun
from studio.tiles import lay, old_pantile, smoked_clay
from studio.timber import boarding, spruce

new_scene()
plane = roof_plane(43)
tile = old_pantile(smoked_clay(moss=0.35, lichen=0.9, grime=0.6, wet=0.8))
start, gap = (-2.8, -0.04), (13, 7)
column = start[0] + gap[0] * tile.cover
row = start[1] + gap[1] * tile.gauge


def keep(x, y):
    """Every tile but the slipped one."""
    return not (abs(x - column) < 0.01 and abs(y - row) < 0.01)


lay(tile, plane, 28, 20, start=start, keep=keep, untidy=1.9)
slipped = (
    plane @ move(column + 0.012, row - 0.215, 0.078) @ turn(-9) @ Matrix.Rotation(-tile.tilt * 0.8, 4, "X")
)
place(tile.data, slipped)

# What shows in the gap: an old batten, a counter batten and the bare boarding.
wood = spruce((0.20, 0.13, 0.08), (0.12, 0.075, 0.04), weathered=0.75)
boarding(plane, (-3, 3.2), (0, 6), wood, top=-0.085)
battens(
    plane,
    (-3, 3.2),
    (row - 2.5 * tile.gauge, row + 3 * tile.gauge),
    wood,
    gauge=tile.gauge,
    first=tile.gauge * 0.42,
    lift=-0.060,
)
counter_battens(plane @ move(0, 0, -0.085), (column - 0.9, column + 0.9), (0, 6), wood, spacing=0.6)
box((-4, 4), (-1, 7), (-0.25, -0.12), coat("under", (0.01, 0.01, 0.01), 0.9), 0, plane)

overcast(1.35, relief=0.35, seed=6.0)
sun(60, 30, 0.8, (1, 0.97, 0.92), 18)
aim = plane @ move(column + 0.10, row + 0.10, 0.03).to_translation()
eye = plane @ move(column - 0.50, row - 0.80, 1.05).to_translation()
camera(eye, aim, lens=45, fstop=4, focus=plane @ move(column + 0.1, row, 0.05).to_translation(), roll=0)
render(Grade(exposure=1.15, saturation=1.0))
