"""Insulation boards ready on the scaffold of a 1930s house, the tools on them; behind, the roof laid bare."""

import random

from studio import gutters, insulation, tools
from studio.geometry import box, move, turn
from studio.materials import brown_brick, wood, zinc
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import battens, roof_plane
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, red_clay
from studio.timber import boarding, spruce

PIR = 0.12

new_scene()
rng = random.Random(23)
facing, core, tape = insulation.foil(), insulation.foam(), insulation.tape_material()

# The scaffold's planks, grey and worn, with steel bands at their ends.
planks = wood((0.40, 0.32, 0.22), (0.24, 0.18, 0.12), along=(1, 9, 9), grey=0.55, roughness=0.8)
for row in range(8):
    lying = move(-2.6 + rng.uniform(-0.2, 0.2), -0.95 + 0.228 * row, rng.gauss(0, 0.002)) @ turn(
        rng.gauss(0, 0.15)
    )
    box((0, 6), (0, 0.222), (-0.038, 0.0), planks, 0.005, lying)

# Four boards of 1.2 by 0.6 m, put down one after another.
for layer in range(4):
    lying = move(rng.gauss(0, 0.012), rng.gauss(0, 0.010), 0.002 + layer * (PIR + 0.001)) @ turn(
        rng.gauss(0, 0.9)
    )
    insulation.board(lying, (-0.6, 0.6), (0, 0.6), (0, PIR), facing, core)
top = 0.002 + 4 * (PIR + 0.001)
tools.roll_of_tape(move(-0.28, 0.26, top) @ turn(40), tape)
tools.folding_rule(move(-0.13, 0.10, top) @ turn(12), (0, 158, -160))
tools.insulation_knife(move(0.27, 0.30, top) @ turn(-146))
tools.carpenters_pencil(move(0.05, 0.40, top) @ turn(8))

# The roof behind: tiles and battens come off towards the right, the first row of boards follows.
roof = roof_plane(46, (0, 1.32, 0.36))
old_wood = spruce(weathered=0.8)
boarding(roof, (-6, 7), (0, 6), old_wood, top=-0.03)
insulation.boards(roof, (-6, 0.02), (0.02, 0.62), (-0.029, PIR - 0.03), facing, core, (1.2, 0.6), seed=2)
battens(roof, (0.42, 7), (0.0, 6), old_wood, first=0.30, lift=-0.03)
tile = pantile(red_clay(moss=0.15, lichen=0.8, grime=0.6))
lay(tile, roof, 26, 18, start=(1.0, -0.05), keep=lambda x, y: x > 1.0 + 0.11 * y, untidy=1.6)
box((-6, 7), (1.42, 1.7), (-3, 0.28), brown_brick(), 0, mapped=True)
metal = zinc()
gutters.half_round((-6, 7), 1.20, 0.32, metal, metal, metal)

places = [(-14 + 2.6 * i, 13 + rng.uniform(0, 10), rng.uniform(0.7, 0.9)) for i in range(14)]
trees(places, crowns(), trunks=0)
azimuth, elevation = -172, 25
sky(elevation, azimuth, strength=0.12, clouds=0.8, cover=0.55, seed=9.1)
sun(azimuth, elevation, 5.0, (1, 0.84, 0.66))
camera((-0.62, -0.66, 0.96), (0.02, 0.42, 0.52), lens=33, fstop=2.8, focus=(-0.16, 0.20, 0.50))
render(Grade(exposure=0.2), Haze(start=14, depth=70))
