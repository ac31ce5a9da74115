"""The house in Eindhoven before and after: the same camera and light, another state of the roof."""

from studio.chimney import chimney
from studio.geometry import box, group, lathe, move, repeat, turn
from studio.house import brick_house, columns_for, eaves, fit_courses, tiled_roof
from studio.lead import covering_height, old_lead
from studio.materials import brown_brick, coat, grass, zinc
from studio.moss import grow
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable
from studio.roof_window import RoofWindowMaterials, roof_window
from studio.surroundings import crowns, ground, sky, sun, trees
from studio.tiles import anthracite_engobe, double_roman, grey_concrete
from studio.walls import Joinery

HALF = 4.8


def eindhoven(cleaned):
    """Renders the house; `cleaned` is after cleaning and coating, otherwise mossy and dull."""
    new_scene()
    if cleaned:
        concrete = anthracite_engobe(roughness=0.58, glaze=0.06, grain=0.35, grime=0.05)
    else:
        concrete = grey_concrete(moss=0.45, lichen=0.9, grime=0.75, gauge=0.34)
    tile = double_roman(concrete)
    gable = Gable(40, 4.2, 4.6, 0.32)
    count, first = columns_for(HALF, tile)
    surface = covering_height(tile, first)
    steel = coat("bracket", (0.5, 0.51, 0.53), 0.42, 0.85)
    mortar = coat("mortar", (0.36, 0.34, 0.31), 0.9, bumps=0.4, scale=40, variation=0.25)
    under_ridge = coat("under the ridge", (0.03, 0.03, 0.03), 0.9)
    x, y = (0.35, 1.13), (2.2, 3.4)
    with group("house") as house:
        openings = [(x[0] - 0.06, x[1] + 0.06, y[0] - 0.1, y[1] + 0.1)]
        left, right = tiled_roof(gable, HALF, tile, concrete, openings, under_ridge, untidy=0.9)
        paint = coat("paint", (0.74, 0.73, 0.69), 0.35)
        eaves(gable, (left, right), zinc(), paint, steel, steel)
        brick_house(gable, HALF, brown_brick(), Joinery(), [(-3.5, -1.2, 0.9, 2.6), (1.0, 3.4, 0.9, 2.6)])
        # Plain aluminium is lighter than both roofs, so that the eye sees the same window on both.
        frame = RoofWindowMaterials(tone=(0.205, 0.21, 0.215))
        frame.apron = old_lead()
        frame.pane = coat("pane", (0.012, 0.016, 0.020), 0.03, specular=1.0)
        roof_window(gable.front, x, y, frame, blind=0.0, tile_height=surface)
        chimney(
            gable.front,
            (2.5, 3.2),
            (-0.5, 0.05),
            gable.ridge + 0.75,
            brown_brick(),
            old_lead(),
            mortar,
            surface,
            pots=1,
        )
        vent = gable.front @ move(-1.4, 3.5, 0.0) @ turn(-gable.pitch, "X")
        black = coat("vent", (0.03, 0.03, 0.032), 0.5)
        lathe(
            [(0.085, -0.1), (0.08, 0.12), (0.075, 0.34), (0.11, 0.35), (0.11, 0.45), (0.001, 0.47)],
            black,
            vent,
        )
        if not cleaned:
            fitted, courses = fit_courses(tile, gable.slope)

            def outside_window(a, b):
                return not (x[0] - 0.2 < a < x[1] + 0.2 and y[0] - 0.3 < b < y[1] + 0.2)

            grow(
                fitted,
                gable.front,
                count,
                courses,
                (first, -0.04),
                surface,
                amount=1.9,
                dry=0.7,
                keep=outside_window,
            )
    repeat(house, move(-19, 1.5))
    repeat(house, move(-12, 30) @ turn(90))
    repeat(house, move(16, 27) @ turn(8))
    ground(grass())
    far = [(-92 + 1.5 * i + (i * 7) % 11, 18 + 2.4 * i, 0.9 + 0.1 * (i % 4)) for i in range(22)]
    trees(far, crowns(), trunks=0)
    box((-60, 60), (-16, -10), (0, 0.03), coat("street", (0.12, 0.11, 0.10), 0.9, variation=0.2), 0)
    sky(34, -40, strength=0.14, clouds=0.7, cover=0.55, seed=9.2)
    sun(-28, 30, 4.4, (1, 0.88, 0.74))
    camera((6.3, -8.7, 7.5), (1.0, -2.1, 6.35), lens=42, fstop=4.0, focus=(2.2, -3.4, 5.9))
    render(Grade(exposure=0.3), Haze(start=18, depth=90))
