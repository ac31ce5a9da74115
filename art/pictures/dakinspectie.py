"""An inspection from the air: terraced houses from above, two slipped tiles in the slope."""

from mathutils import Matrix

from studio.chimney import chimney
from studio.geometry import box, group, lathe, mesh, move, place, repeat, turn
from studio.house import brick_house, columns_for, eaves, tiled_roof
from studio.lead import covering_height, old_lead
from studio.materials import brown_brick, coat, grass, paving, zinc
from studio.nodes import Shader
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import Gable
from studio.roof_window import RoofWindowMaterials, roof_window
from studio.surroundings import crowns, ground, hedge, sky, sun, trees
from studio.tiles import pantile, smoked_clay
from studio.walls import Joinery

HALF = 8.6

new_scene()
clay = smoked_clay(moss=0.22, lichen=0.8, grime=0.45)
tile = pantile(clay)
gable = Gable(42, 4.2, 5.2)
_, first = columns_for(HALF, tile)
surface = covering_height(tile, first)
mortar = coat("mortar", (0.36, 0.34, 0.31), 0.9, bumps=0.4, scale=40, variation=0.25)
steel = coat("bracket", (0.5, 0.51, 0.53), 0.42, 0.85)

with group("terrace") as terrace:
    windows = [((-3.3, -2.16), (2.6, 4.0)), ((4.1, 4.88), (3.0, 4.2))]
    openings = [(x[0] - 0.06, x[1] + 0.06, y[0] - 0.1, y[1] + 0.1) for x, y in windows]
    slipped = [(0.45, 2.9), (0.66, 2.9), (0.66, 2.56)]
    openings += [(x - 0.1, x + 0.1, y - 0.165, y + 0.165) for x, y in slipped]
    left, right = tiled_roof(gable, HALF, tile, clay, openings, mortar, untidy=1.3)
    for number, (x, y) in enumerate(slipped):
        lying = (
            Matrix.Translation((x - 0.12, y - 0.42 - 0.13 * number, 0.062))
            @ turn(9 - 14 * number)
            @ turn(-2, "X")
        )
        place(tile.data, gable.front @ lying)
    eaves(gable, (left, right), zinc(), coat("paint", (0.74, 0.73, 0.69), 0.35), steel, steel)
    brick_house(gable, HALF, brown_brick(), Joinery(), [(-4.1, -2.3, 0.9, 2.6), (1.5, 3.8, 0.9, 2.6)])
    for x, y in windows:
        roof_window(gable.front, x, y, RoofWindowMaterials(mirror=0.08), tile_height=surface)
    for x in (-0.6, 6.6):
        chimney(
            gable.front,
            (x, x + 1.0),
            (-0.35, 0.25),
            gable.ridge + 0.85,
            brown_brick(),
            old_lead(),
            mortar,
            surface,
        )

    # Solar panels on the neighbour's half.
    cells = Shader("solar cells", Roughness=0.09, Specular=0.6, Clearcoat=1.0)
    grid = {
        "Vector": cells.local(),
        "Scale": 1.0,
        "Brick Width": 0.166,
        "Row Height": 0.166,
        "Mortar Size": 0.0022,
    }
    grid |= {"Color1": (0.006, 0.010, 0.022), "Color2": (0.008, 0.013, 0.028), "Mortar": (0.10, 0.11, 0.12)}
    cells.set(Base_Color=cells.node("TexBrick", grid, offset=0.0).outputs["Color"])
    frame = coat("panel frame", (0.02, 0.021, 0.023), 0.4, 0.5)
    for column in range(3):
        for row in range(2):
            panel = gable.front @ move(-7.6 + column * 1.12, 1.5 + row * 1.76, 0.13)
            box((0, 1.10), (0, 1.74), (-0.035, 0.0), frame, 0.003, panel)
            corners = [(0.02, 0.02, 0.001), (1.08, 0.02, 0.001), (1.08, 1.72, 0.001), (0.02, 1.72, 0.001)]
            place(mesh("cells", corners, [(0, 1, 2, 3)], cells.material), panel)
    for x, y in ((1.9, 3.9), (-5.0, 4.6)):
        pipe = gable.front @ move(x, y, 0) @ turn(-gable.pitch, "X")
        lathe([(0.075, -0.1), (0.07, 0.35), (0.10, 0.36), (0.10, 0.44), (0.001, 0.46)], steel, pipe)

repeat(terrace, move(0.7, 23.0) @ turn(180))
repeat(terrace, move(-17.6, 0.0))
repeat(terrace, move(18.1, 22.4) @ turn(180))
ground(grass())
box((-40, 40), (-8.4, -4.2), (0, 0.03), paving(), 0, mapped=True)
hedge((-8, -0.2), (-9.4, -8.5), 1.1)
hedge((0.9, 9), (-9.4, -8.5), 1.1, seed=4)
hedge((-20, 20), (11.0, 11.9), 1.8, seed=6)
box((-40, 40), (-12.6, -9.4), (0, 0.03), paving(), 0, mapped=True)
trees(
    [(-6.5, 9.0, 0.6), (2.8, 14.0, 0.7), (9.5, 9.5, 0.55), (-12, 13.5, 0.7), (-19, 10, 0.6)],
    crowns(),
    trunks=5,
)

sky(30, -20, strength=0.13, clouds=0.8, cover=0.7)
sun(-22, 27, 5.6, (1, 0.86, 0.70))
camera((6.2, -10.6, 17.6), (0.9, -1.7, 7.9), lens=40, fstop=5.6, focus=(1.0, -2.2, 7.8))
render(Grade(exposure=0.55), Haze(start=22, depth=120, most=0.5))
