"""Sheet lead where a roof meets a wall: aprons dressed over tiles, cover flashings, old damage, damp."""

import math
import random

import numpy as np
from mathutils import Vector

from .geometry import box, place, surface
from .nodes import Shader


def covering_height(tile, start, top=0.030):
    """The height of laid tiles above their plane as a function of x; `start` is the first tile's x."""
    points = sorted({(v.co.x, v.co.z) for v in tile.data.vertices if 0.09 < v.co.y < 0.11})
    xs, heights = [p[0] for p in points], [p[1] for p in points]

    def height(x):
        local = (x - start) % tile.cover
        overlap = local + tile.cover  # the neighbour's roll lies over this tile's edge
        here = np.interp(local, xs, heights)
        return top + float(max(here, np.interp(overlap, xs, heights, right=-1.0)))

    return height


def old_lead(wet=0.0):
    """Lead after decades: dark patina, white bloom in streaks, scratches; `wet` makes it shine in patches."""
    shader = Shader("old lead", Metallic=0.35, Specular=0.4)
    position = shader.position()
    streaks = shader.noise(shader.stretch(position, (9, 2.5, 2.5)), 2, 6, 0.65)
    bloom = shader.noise(position, 34, 5, 0.7)
    colour = shader.ramp(
        streaks, [(0.30, (0.075, 0.079, 0.086)), (0.52, (0.15, 0.155, 0.163)), (0.74, (0.33, 0.335, 0.34))]
    )
    colour = shader.multiply(colour, shader.ramp(bloom, [(0.3, 0.75), (0.7, 1.12)]))
    rough = shader.ramp(streaks, [(0.3, 0.44), (0.7, 0.75)])
    if wet:
        pools = shader.ramp(
            shader.noise(position, 5.0, 4, 0.5), [(0.62 - 0.25 * wet, 0), (0.85 - 0.25 * wet, 1)]
        )
        colour = shader.mix(pools, colour, shader.multiply(colour, 0.5))
        rough = shader.mix(pools, rough, 0.26)
    dents = shader.bump(shader.noise(position, 24, 3), 0.32, 0.006)
    dents = shader.bump(shader.noise(position, 6, 2), 0.35, 0.02, dents)
    return shader.set(Base_Color=colour, Roughness=rough, Normal=dents).material


def dressed_apron(
    plane, x, y, tile_height, material, flat=0.085, seed=1, thickness=0.0022, curl=None, warp=None, upturn=0.0
):
    """A lead apron over x (from, to), from its free edge y[0] up to the wall at y[1], worked into the tiles.

    flat: its height where it meets the wall; curl(x): how far the free edge has lifted off the tiles
    (metres), which is how old lead starts to leak; warp(x, t) moves a point by (across, up), t being 0 at
    the free edge and 1 at the wall; upturn: how far it goes up the wall behind a cover flashing.
    """
    rng = random.Random(seed)
    across = np.arange(x[0], x[1] + 0.004, 0.007)
    phases = [rng.uniform(0, 6.3) for _ in range(4)]
    share = list(np.linspace(0, 1, 45)) if warp else [0.0, 0.03, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1.0]
    if upturn:
        share += [1.03, 1.1, 1.3, 1.6, 2.0]
    upright = plane.to_3x3().inverted() @ Vector((0, 0, 1))
    smooth = np.array([tile_height(a) for a in across])
    soft = np.convolve(np.pad(smooth, 6, mode="edge"), np.ones(13) / 13, "valid")
    tops = {round(float(a), 6): (float(h), float(s)) for a, h, s in zip(across, smooth, soft)}

    def point(a, t):
        rise, t = max(0.0, t - 1) * upturn, min(t, 1.0)
        hard, eased = tops[round(float(a), 6)]
        follow = max(0.0, 1 - t * 1.15)
        worked = hard * 0.72 + eased * 0.28
        dent = 0.0016 * math.sin(a * 41 + phases[0] + t * 3) + 0.0013 * math.sin(a * 93 + phases[1] - t * 7)
        z = (
            max(worked * follow + flat * (1 - follow) * (0.55 + 0.45 * t), hard + 0.002)
            + 0.004
            + dent * (0.3 + follow)
        )
        if curl:
            z += curl(a) * max(0.0, 1 - t * 2.4) ** 1.6
        edge = 0.006 * math.sin(a * 7 + phases[2]) + 0.003 * math.sin(a * 29 + phases[3])
        aside, up = warp(a, t) if warp else (0.0, 0.0)
        return (
            a + aside,
            y[0] + (y[1] - y[0]) * t + edge * (1 - t) + upright.y * rise,
            z + up + upright.z * rise,
        )

    return place(surface(point, across, share, material, name="apron"), plane, thickness=thickness)


def torn_apron(plane, x, y, tile_height, material, tear, gap=0.008, reach=0.75, seed=1, **dressing):
    """An apron that has cracked at x = `tear`, from its free edge over `reach` of its depth, as lead does
    that was laid in too long a piece: `gap` (metres) wide below, with ragged lips that stand up a little.
    """
    rng = random.Random(seed)
    phases = [rng.uniform(0, 6.3) for _ in range(3)]

    def crack(t):
        ragged = 0.010 * math.sin(7 * t + phases[0]) + 0.004 * math.sin(23 * t + phases[1])
        open_ = gap * max(0.0, 1 - t / reach) ** 0.6 * (1 + 0.25 * math.sin(31 * t + phases[2]))
        return ragged + 0.0018 * math.sin(67 * t), open_

    for side, span, lip in ((-1, (x[0], tear), 0.006), (1, (tear, x[1]), 0.013)):

        def warp(a, t, side=side, lip=lip):
            ragged, open_ = crack(t)
            near = math.exp(-abs(a - tear) / 0.035)
            return near * (ragged + side * open_), near**1.5 * lip * open_ / gap

        length = span[1] - span[0]
        steps = round(length / 0.007)
        whole = (span[0], span[0] + steps * 0.007) if side < 0 else (tear, tear + steps * 0.007)
        shift = tear - whole[1] if side < 0 else 0.0
        whole = (whole[0] + shift, whole[1] + shift)
        dressed_apron(plane, whole, y, tile_height, material, seed=seed, warp=warp, **dressing)


def cover_flashing(x, y, z, material, seed=1, loose=None, thickness=0.0022, turned_in=0.03):
    """Lead hanging from a joint of a wall facing -y: its top edge in the joint at z[1], its foot at z[0].

    loose(x): how far it stands off the wall (metres), where its wedges are gone.
    """
    rng = random.Random(seed)
    phases = [rng.uniform(0, 6.3) for _ in range(3)]
    across = np.arange(x[0], x[1] + 0.004, 0.012)
    rows = [0.0, 0.06, 0.3, 0.6, 0.9, 0.98, 1.0, 1.1]

    def point(a, t):
        off = (loose(a) if loose else 0.0) * (1 - min(t, 1.0)) ** 0.8
        wave = 0.0022 * math.sin(a * 13 + phases[0] + t * 2) + 0.0012 * math.sin(a * 47 + phases[1])
        if t > 1.0:
            return (a, y + turned_in - off * 0.3, z[1])
        foot = 0.003 * math.sin(a * 9 + phases[2]) * (1 - t)
        return (a, y - 0.004 - off - abs(wave) * (1 - t * 0.7), z[0] + foot + (z[1] - z[0]) * t)

    return place(surface(point, across, rows, material, name="flashing"), thickness=thickness)


def wedges(x, y, z, material, spacing=0.45):
    """Folded lead wedges that hold the flashing in its joint."""
    for at in np.arange(x[0] + 0.15, x[1], spacing):
        box((at, at + 0.028), (y - 0.003, y + 0.012), (z - 0.005, z + 0.005), material, 0.002)


def damp(material, centre, reach, tone=(0.34, 0.33, 0.32), rim=None):
    """Gives a material a damp patch round `centre` (world), with a ragged edge.

    reach: (x, y, z) half sizes in metres; tone: how much it darkens; rim: colour of a salt or tea
    coloured line along the edge.
    """
    tree = material.node_tree
    shader = Shader.__new__(Shader)
    shader.material, shader.tree = material, tree
    shader.principled = tree.nodes["Principled BSDF"]
    position = shader.position()
    away = shader.node("VectorMath", {0: position, 1: centre}, operation="SUBTRACT").outputs[0]
    away = shader.stretch(away, tuple(1 / r for r in reach))
    distance = shader.node("VectorMath", {0: away}, operation="LENGTH").outputs["Value"]
    ragged = shader.math("MULTIPLY_ADD", shader.noise(position, 4.5, 6, 0.6), 1.3)
    ragged.node.inputs[2].default_value = -0.65
    edge = shader.math("ADD", distance, ragged)
    wet = shader.ramp(edge, [(0.62, 1), (0.86, 0)])
    base, rough = shader.principled.inputs["Base Color"], shader.principled.inputs["Roughness"]
    colour = base.links[0].from_socket if base.links else tuple(base.default_value)
    gloss = rough.links[0].from_socket if rough.links else rough.default_value
    darker = shader.mix(wet, colour, shader.multiply(colour, tone))
    if rim:
        line = shader.ramp(edge, [(0.62, 0), (0.80, 0.5), (0.92, 0)])
        speckle = shader.ramp(shader.noise(position, 60, 5, 0.7), [(0.46, 0.1), (0.66, 1)])
        darker = shader.mix(shader.math("MULTIPLY", line, speckle), darker, rim)
    shader.set(Base_Color=darker)
    if isinstance(gloss, float):
        gloss = (gloss,) * 3
    shader.set(Roughness=shader.mix(wet, gloss, shader.mix(0.5, gloss, (0.25,) * 3)))
    return material
