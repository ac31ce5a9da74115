"""New rolls of bitumen standing ready on the half-covered flat roof of an extension, against the house."""

import random

from studio import flat_roof
from studio.geometry import box, move, tube, turn
from studio.lead import cover_flashing
from studio.materials import brick, coat, lead
from studio.nodes import Shader
from studio.render import Grade, Haze, camera, new_scene, render
from studio.surroundings import sky, sun
from studio.walls import Joinery, wall_along_x

ROOF, SHEET, WALL = 3.0, flat_roof.SHEET, 2.95

new_scene()
rng = random.Random(15)
slate, base = flat_roof.slate_felt((0.078, 0.083, 0.082), worn=0.45), flat_roof.base_felt()
film, melt = flat_roof.film_felt(), flat_roof.melted_bitumen()
band = coat("tape band", (0.36, 0.34, 0.29), 0.4)
bottle = coat("bottle", (0.17, 0.185, 0.19), 0.46, 0.2, bumps=0.10, scale=45, variation=0.45)
brass = coat("brass", (0.55, 0.36, 0.12), 0.3, 0.95)
hose = coat("hose", (0.42, 0.075, 0.02), 0.45)


def plain_paper(tint):
    """A paper band without print: off-white, handled, with one coloured stripe."""
    shader = Shader("plain paper", Roughness=0.8, Specular=0.2)
    local = shader.local()
    axes = shader.axes(local)
    above = shader.math("GREATER_THAN", axes["Z"], 0.115)
    stripe = shader.math("MULTIPLY", above, shader.math("LESS_THAN", axes["Z"], 0.152))
    handled = shader.ramp(
        shader.noise(shader.position(), 11, 6, 0.7), [(0.32, (0.30, 0.27, 0.22)), (0.58, (0.46, 0.44, 0.385))]
    )
    worn = shader.ramp(shader.noise(shader.position(), 70, 5, 0.7), [(0.62, 1), (0.72, 0.55)])
    creases = shader.bump(shader.noise(shader.stretch(local, (1, 1, 2.5)), 18, 4, 0.6), 0.4, 0.004)
    colour = shader.mix(shader.math("MULTIPLY", stripe, worn), handled, tint)
    return shader.set(Base_Color=colour, Normal=creases).material


flat_roof.field((-8.0, 9.0), (-4.0, WALL), ROOF - 1.7 * SHEET, base, melt, rng, bead_until=2.8)
for i in range(8):
    left = 0.28 + 0.91 * i
    edge = flat_roof.sheet((left, left + 1.0), (-4, WALL - 0.1), ROOF + SHEET, slate, rng)
    flat_roof.bead(edge, (-4, WALL - 0.15), ROOF + 2 * SHEET, melt, rng)
label = plain_paper((0.022, 0.085, 0.050))
spots = ((-0.50, 1.42), (-0.26, 1.47), (-0.62, 1.66), (-0.37, 1.71), (-0.13, 1.73), (-0.50, 1.94))
for x, y in spots:
    stands = flat_roof.standing_roll(x, y, ROOF - 0.5 * SHEET, film, slate, band, rng)
    flat_roof.wrapper(
        stands @ move(0, 0, 0.42 + rng.gauss(0, 0.012)), 0.18, label, 0.1105, rng.uniform(0, 360), rng
    )

flat_roof.propane_cylinder(move(1.02, 1.92, ROOF + 2 * SHEET) @ turn(200), bottle, brass)
valve = (1.02, 1.92, ROOF + 0.56)
line = [
    valve, (0.91, 1.75, ROOF + 0.50), (0.81, 1.49, ROOF + 0.02), (0.68, 1.26, ROOF + 0.018),
    (1.10, 0.86, ROOF + 0.018), (1.9, 0.98, ROOF + 0.018), (3.4, 1.5, ROOF + 0.018),
]  # fmt: skip
tube(flat_roof.bend(line, 0.4, 12), 0.0075, hose, 12)

house = brick((0.066, 0.036, 0.029), (0.142, 0.070, 0.050), (0.215, 0.20, 0.18), dirt=0.55)
joinery = Joinery(frame=(0.62, 0.61, 0.57), curtains=False)
joinery.pane = coat("pane", (0.010, 0.012, 0.014), 0.02, specular=1.0)
wall_along_x((-8, 9), WALL, ROOF + 5, house, joinery, [(0.72, 2.35, ROOF + 1.06, ROOF + 2.5)])
box((-30, 30), (-18, -16), (0, 8), coat("houses opposite", (0.05, 0.045, 0.04), 0.9), 0)
flat_roof.upstand((-8, WALL), (9, WALL), ROOF, (0, -1), base, melt, rng, height=0.20)
for number in range(9):
    left = -4.25 + 1.0 * number
    joint = ROOF + 0.2625 + 0.0015
    sheet = lead()
    cover_flashing(
        (left, left + 1.06), WALL - 0.016 - 0.003 * (number % 2), (ROOF + 0.125, joint), sheet, seed=number,
        turned_in=0.04,
    )  # fmt: skip

azimuth, elevation = -52, 30
sky(elevation, azimuth, strength=0.12, clouds=0.8, cover=0.5, seed=27.0)
sun(azimuth, elevation, 5.6, (1, 0.86, 0.68))
camera(
    (0.14, -0.95, ROOF + 1.22),
    (0.24, 2.2, ROOF + 1.12),
    lens=38,
    fstop=4.0,
    focus=(-0.40, 1.45, ROOF + 0.6),
    shift=(0, -0.215),
)
render(Grade(exposure=0.5), Haze(start=60, depth=200))
