"""A monumental town house in Utrecht: hand-made pantiles, a painted dormer, the tower in the haze."""

from studio.chimney import chimney
from studio.dormer import dormer
from studio.geometry import box, group, lathe, move, repeat, turn
from studio.house import columns_for, tiled_roof
from studio.lead import covering_height, old_lead
from studio.materials import brown_brick, coat, red_brick, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable
from studio.surroundings import ground, sky, sun
from studio.tiles import old_pantile, tile_material
from studio.walls import Joinery, gable_wall

HALF, GROUND = 4.4, 9.0

new_scene()
old_reds = [
    (0, (0.115, 0.050, 0.036)), (0.3, (0.185, 0.072, 0.044)), (0.55, (0.225, 0.090, 0.052)),
    (0.7, (0.155, 0.080, 0.055)), (0.82, (0.070, 0.058, 0.052)), (1, (0.25, 0.115, 0.070)),
]  # fmt: skip
clay = tile_material(old_reds, moss=0.2, lichen=0.9, grime=0.6, gauge=0.285)
tile = old_pantile(clay)
gable = Gable(54, 3.4, GROUND, 0.12)
_, first = columns_for(HALF, tile)
surface = covering_height(tile, first)
mortar = coat("mortar", (0.42, 0.40, 0.36), 0.9, bumps=0.5, scale=40, variation=0.3)
stone = coat("stone", (0.30, 0.275, 0.23), 0.85, bumps=0.3, scale=30, variation=0.2)
x, foot, height = (-1.9, -0.55), 1.25, 1.35
with group("house") as house:
    openings = [(x[0] - 0.03, x[1] + 0.03, foot - 0.15, foot + height / gable.sin - 0.1)]
    left, right = tiled_roof(gable, HALF, tile, clay, openings, mortar, untidy=2.4, verge=False)
    joinery = Joinery(frame=(0.72, 0.70, 0.62), sash=(0.015, 0.035, 0.028))
    dormer(
        gable,
        x,
        foot,
        height,
        joinery,
        coat("cheek", (0.70, 0.68, 0.60), 0.45, variation=0.06),
        zinc(),
        old_lead(),
        surface,
    )
    chimney(
        gable.front,
        (2.0, 3.1),
        (-0.75, -0.05),
        gable.ridge + 1.35,
        red_brick(),
        old_lead(),
        stone,
        surface,
        pots=3,
    )
    # The parapet gable rises above the tiles, coped with stone.
    for side in (-1, 1):
        outline = [(y * 1.06, z + (0.42 if z > GROUND else 0.25)) for y, z in gable.outline()]
        gable_wall(
            [(y, max(z, 0)) for y, z in outline],
            side * (HALF + 0.22),
            red_brick(),
            joinery,
            facing=side,
            thickness=0.30,
        )
    for plane in (gable.front, gable.back):
        for at in (-HALF - 0.10, HALF + 0.06):
            box((at - 0.2, at + 0.22), (0.0, gable.slope + 0.2), (0.30, 0.36), stone, 0.012, plane)
    box(
        (left, right),
        (-3.85, -3.40),
        (GROUND - 0.42, GROUND - 0.02),
        coat("cornice", (0.72, 0.70, 0.62), 0.4),
        0.02,
    )
    box((left, right), (-4.0, -3.40), (GROUND - 0.06, GROUND + 0.02), zinc(), 0.01)

# Roofs of the old town, and its tower far behind.
roofs = [(-13, 8, -2.5, 0), (-24, 18, -1.0, 90), (-9, 24, -0.6, 90), (-36, 30, -2, 0), (-2, 38, 0.6, 0)]
roofs += [(-20, 44, 0, 90), (8, 22, -1, 90), (-27, 9, -3, 0), (-38, 16, -2.2, 90), (-50, 24, -2, 0)]
roofs += [(-48, 42, -1.5, 90), (-66, 36, -1, 0), (-64, 54, 0, 90), (-84, 50, -1, 0), (-90, 70, 0.5, 90)]
for at in roofs:
    repeat(house, move(*at[:3]) @ turn(at[3]))
ground(coat("town", (0.10, 0.085, 0.07), 0.9, variation=0.3), half=900)
tower = coat("tower", (0.22, 0.19, 0.16), 0.9, variation=0.25)
base = move(-500, 395, -8) @ turn(18)
for half, low, high in ((8.2, 0, 42), (7.0, 42, 66)):
    box((-half, half), (-half, half), (low, high), tower, 0, base)
    for side in (-0.5, 0.0, 0.5):
        box(
            (half * side - 0.9, half * side + 0.9),
            (-half - 0.1, -half + 0.1),
            (high - 17, high - 4),
            brown_brick(),
            0,
            base,
        )
lathe([(4.9, 66), (4.9, 84), (5.3, 84.2), (3.2, 88), (0.5, 101), (0.1, 106)], tower, base, 8)

sky(17, 205, strength=0.14, clouds=0.75, seed=12.4)
sun(205, 21, 5.2, (1, 0.76, 0.52))
camera((5.2, -9.6, 13.6), (-0.95, -0.9, 12.1), lens=40, fstop=4.0, focus=(-1.0, -2.2, 11.6))
render(Grade(exposure=0.45, warmth=0.01), Haze(start=18, depth=95, most=0.74, colour=(0.47, 0.46, 0.45)))
