"""Insulating an old roof from outside: PIR boards in half bond on the old boarding, the joints taped."""

import random

from studio import sarking
from studio.geometry import move, turn
from studio.materials import coat
from studio.render import Grade, Haze, camera, new_scene, render
from studio.roof import battens, counter_battens, roof_plane
from studio.surroundings import crowns, sky, sun, trees
from studio.tiles import lay, pantile, red_clay
from studio.timber import spruce

PIR, WIDE, HIGH, JOINT = 0.12, 1.2, 0.6, 0.0015
STRIPPED = 1.62  # right of this the old tiles still lie

new_scene()
rng = random.Random(12)
plane = roof_plane(42, (0, 0, 4.0))
wood = sarking.old_boards(sarking.frame_of(plane), batten_at=0.0)
iron = sarking.rust()
sarking.nailed_boards(plane, (-4.5, 7.0), (-1.2, 6.6), wood, iron, rafter_at=0.022)

face, core, tape = sarking.facing(), sarking.foam(), sarking.tape_foil()
# Rows from the eaves up, laid from the right to the left; the third is under way.
rows = [(-1.2, -4.5), (-0.6, -4.5), (0.0, -4.5), (0.6, 0.10)]
for row, (low, until) in enumerate(rows):
    right = STRIPPED - 0.16 - (0.0 if row % 2 else 0.0)
    first = WIDE * (0.5 if row % 2 else 1.0)
    while right > until + 0.05:
        wide = first
        left = right - wide
        lying = plane @ move(left + JOINT, low + JOINT, 0.001 + abs(rng.gauss(0, 0.0005))) @ turn(rng.gauss(0, 0.03))
        sarking.pir_board(lying, wide - 2 * JOINT, HIGH - 2 * JOINT, PIR, face, core)
        if left > until + 0.05:
            sarking.strip_of_tape(plane, (left, low + 0.006), (left, low + HIGH - 0.006), PIR + 0.002, tape, seed=row * 9 + int(left * 7) % 8)
        right, first = left, WIDE
    if row < len(rows) - 1:
        to = STRIPPED - 0.17
        start = max(until, rows[row + 1][1]) + (0.02 if rows[row + 1][1] > -4 else 0)
        sarking.strip_of_tape(plane, (start, low + HIGH), (to, low + HIGH), PIR + 0.0026, tape, seed=70 + row)

old_wood = spruce((0.30, 0.205, 0.12), (0.20, 0.13, 0.07), weathered=0.55)
counter_battens(plane, (STRIPPED - 0.06, 7.0), (-1.2, 6.5), old_wood, spacing=0.60)
battens(plane, (STRIPPED - 0.10, 7.0), (-1.2, 6.5), old_wood, first=0.16, lift=0.022)
tile = pantile(red_clay(lichen=0.8, grime=0.6, moss=0.12))
lay(tile, plane @ move(0, 0, 0.044), 24, 23, start=(STRIPPED + 0.10, -1.30), keep=lambda x, y: x > STRIPPED + 0.05 + 0.205 * (int(y * 3) % 3 == 1), untidy=1.4)

trees([(rng.uniform(-30, 30), rng.uniform(18, 50), rng.uniform(0.9, 1.3)) for _ in range(20)], crowns(), trunks=0)
azimuth, elevation = 200, 30
sky(elevation, azimuth, strength=0.12, clouds=0.8, seed=9.3)
sun(azimuth, elevation, 4.6, (1, 0.87, 0.72))
eye = plane @ move(-1.12, -0.12, 0.86).to_translation()
aim = plane @ move(0.26, 1.12, 0.03).to_translation()
camera(eye, aim, lens=30, fstop=7, focus=plane @ move(0.1, 0.6, 0.1).to_translation())
render(Grade(exposure=0.27, warmth=0.03), Haze(start=25, depth=120))
