"""Materials that are not a roof covering's own: brick, glass, metals, wood, leaves, ground.

Colours are linear (not sRGB) reflectances; sizes in metres.
"""

from .nodes import Shader


def coat(name, colour, roughness=0.5, metallic=0.0, bumps=0.0, scale=30, variation=0.0, specular=0.5):
    """An even surface: paint, plastic, metal, concrete. `variation` makes it patchy, `bumps` rough."""
    shader = Shader(name, Base_Color=colour, Roughness=roughness, Metallic=metallic, Specular=specular)
    position = shader.position()
    if bumps:
        shader.set(Normal=shader.bump(shader.noise(position, scale), bumps, 0.01))
    if variation:
        patches = shader.noise(position, scale * 0.15, 5)
        shades = shader.ramp(patches, [(0.3, 1 - variation), (0.7, 1 + variation * 0.5)])
        rough = shader.ramp(patches, [(0.3, roughness * 0.8), (0.7, min(1, roughness * 1.2))])
        shader.set(Base_Color=shader.multiply(colour, shades), Roughness=rough)
    return shader.material


def glow(name, colour, light, strength):
    """A matt surface that gives a little light: curtains and lit rooms behind glass."""
    material = coat(name, colour, 0.9)
    principled = material.node_tree.nodes["Principled BSDF"]
    principled.inputs["Emission"].default_value = (*light, 1)
    principled.inputs["Emission Strength"].default_value = strength
    return material


def zinc():
    """Pre-weathered zinc: gutters, downpipes, seams."""
    return coat("zinc", (0.42, 0.44, 0.46), 0.45, 0.8, bumps=0.03, scale=8, variation=0.22)


def lead():
    """Sheet lead, new and treated with patination oil: an even dull grey, dressed smooth by hand."""
    shader = Shader("lead", Metallic=0.5, Specular=0.35)
    position = shader.position()
    bloom = shader.noise(position, 7, 5, 0.6)
    tone = shader.ramp(bloom, [(0.35, (0.078, 0.082, 0.092)), (0.66, (0.118, 0.123, 0.134))])
    dents = shader.bump(shader.noise(position, 26, 2), 0.10, 0.004)
    dents = shader.bump(shader.noise(position, 6, 2), 0.14, 0.014, dents)
    return shader.set(
        Base_Color=tone, Roughness=shader.ramp(bloom, [(0.3, 0.52), (0.7, 0.66)]), Normal=dents
    ).material


def brick(dark, light, mortar, format_=(0.22, 0.0625), joint=0.006, offset=0.5, dirt=0.0):
    """Brickwork over UV in metres; default waalformaat in half-brick bond.

    `dirt` (0-1): soot and runs of rain down the wall, mortar that differs from joint to joint.
    """
    shader = Shader("brick", Roughness=0.85, Specular=0.25)
    uv = shader.uv()
    waver = shader.node("TexNoise", {"Vector": uv, "Scale": 14.0, "Detail": 3.0}).outputs["Color"]
    centred = shader.node("VectorMath", {0: waver, 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT").outputs[0]
    shift = shader.stretch(centred, (0.009, 0.009, 0.009))
    where = shader.node("VectorMath", {0: uv, 1: shift}, operation="ADD").outputs[0]
    bricks = shader.node(
        "TexBrick",
        {
            "Vector": where, "Scale": 1.0, "Color1": dark, "Color2": light, "Mortar": mortar,
            "Brick Width": format_[0], "Row Height": format_[1],
            "Mortar Size": joint, "Mortar Smooth": 0.25, "Bias": 0.0,
        },
        offset=offset,
    )  # fmt: skip
    grain = shader.noise(uv, 60, 5, 0.7)
    colour = shader.multiply(
        bricks.outputs["Color"], shader.ramp(shader.noise(uv, 1.1, 5), [(0.3, 0.78), (0.7, 1.1)])
    )
    colour = shader.multiply(colour, shader.ramp(grain, [(0.3, 0.75), (0.65, 1.1)]))
    if dirt:
        runs = shader.noise(shader.stretch(uv, (7, 0.9, 1)), 1.6, 7, 0.68)
        colour = shader.mix(
            dirt, colour, shader.multiply(colour, shader.ramp(runs, [(0.34, 0.30), (0.62, 1.05)]))
        )
        blotches = shader.noise(uv, 17, 4, 0.75)
        colour = shader.mix(
            dirt, colour, shader.multiply(colour, shader.ramp(blotches, [(0.36, 0.45), (0.6, 1.1)]))
        )
    raised = shader.math("SUBTRACT", 1.0, bricks.outputs["Fac"])
    relief = shader.bump(grain, 0.35, 0.004, shader.bump(raised, 0.9, 0.008))
    return shader.set(Base_Color=colour, Normal=relief).material


def red_brick():
    return brick((0.105, 0.046, 0.034), (0.225, 0.098, 0.064), (0.245, 0.225, 0.20))


def brown_brick():
    return brick((0.055, 0.034, 0.028), (0.125, 0.068, 0.048), (0.20, 0.19, 0.175))


def yellow_brick():
    return brick((0.36, 0.27, 0.17), (0.46, 0.36, 0.24), (0.42, 0.40, 0.36))


def glass(mirror=0.1, tint=(0.75, 0.8, 0.8)):
    """A window pane: see-through, slightly uneven, reflecting at least `mirror` of the sky."""
    shader = Shader("glass")
    clear = shader.node("BsdfTransparent", {"Color": tint})
    uneven = shader.bump(shader.noise(shader.position(), 1.3, 1), 0.03, 0.05)
    glossy = shader.node("BsdfGlossy", {"Roughness": 0.005, "Normal": uneven})
    fresnel = shader.node("Fresnel", {"IOR": 1.5}).outputs[0]
    amount = shader.math("ADD", fresnel, mirror, clamp=True)
    return shader.blend(amount, clear.outputs[0], glossy.outputs[0]).material


def wood(light=(0.42, 0.27, 0.14), dark=(0.27, 0.155, 0.07), along=(1, 14, 14), roughness=0.65, grey=0.0):
    """Sawn timber, its grain along the object's local x (`along` is the stretch per axis).

    `grey` (0 to 1) weathers it to silver.
    """
    shader = Shader("wood", Roughness=roughness, Specular=0.3)
    local = shader.node("VectorMath", {0: shader.local(), 1: shader.position()}, operation="ADD").outputs[0]
    lines = shader.noise(shader.stretch(local, along), 5, 6, 0.6)
    fine = shader.noise(shader.stretch(local, tuple(3 * a for a in along)), 12, 4, 0.7)
    colour = shader.ramp(lines, [(0.32, dark), (0.62, light)])
    colour = shader.multiply(colour, shader.ramp(fine, [(0.3, 0.75), (0.7, 1.08)]))
    colour = shader.multiply(colour, shader.ramp(shader.random(), [(0, 0.78), (1, 1.12)]))
    if grey:
        colour = shader.mix(grey, colour, shader.ramp(lines, [(0.3, 0.14), (0.65, 0.30)]))
    return shader.set(Base_Color=colour, Normal=shader.bump(fine, 0.25, 0.003)).material


def leaf(colour=(0.06, 0.12, 0.02)):
    """Foliage that lets light through; each leaf its own shade."""
    shader = Shader("leaf", Roughness=0.5)
    own = shader.node("NewGeometry").outputs["Random Per Island"]
    darker = tuple(0.6 * c for c in colour)
    lighter = (colour[0] * 2, colour[1] * 1.5, colour[2] * 1.3)
    shade = shader.ramp(own, [(0, darker), (0.5, colour), (1, lighter)])
    shader.set(Base_Color=shade)
    through = shader.node("BsdfTranslucent", {"Color": shader.multiply(shade, (1.6, 1.9, 0.7))})
    return shader.blend(0.35, shader.principled.outputs[0], through.outputs[0]).material


def grass():
    shader = Shader("grass", Roughness=0.95, Specular=0.1)
    position = shader.position()
    tufts = shader.noise(position, 22, 6, 0.8)
    fields = [(0.3, (0.050, 0.058, 0.024)), (0.7, (0.085, 0.092, 0.038))]
    colour = shader.ramp(shader.noise(position, 0.35, 8, 0.65), fields)
    colour = shader.multiply(colour, shader.ramp(tufts, [(0.3, 0.6), (0.7, 1.3)]))
    return shader.set(Base_Color=colour, Normal=shader.bump(tufts, 0.8, 0.05)).material


def paving():
    """Street clinkers in half bond."""
    return brick((0.16, 0.10, 0.08), (0.22, 0.14, 0.11), (0.13, 0.12, 0.10), format_=(0.20, 0.10))


def membrane(colour=(0.055, 0.062, 0.075), wrinkle=0.5):
    """Vapour-open roofing felt (dakfolie): matt, printed fabric with soft wrinkles."""
    shader = Shader("membrane", Roughness=0.72, Specular=0.3)
    position = shader.position()
    weave = shader.noise(position, 260, 2, 0.5)
    colour_ = shader.multiply(colour, shader.ramp(shader.noise(position, 1.4, 5), [(0.3, 0.8), (0.7, 1.15)]))
    folds = shader.bump(shader.noise(shader.stretch(position, (1, 2.4, 2.4)), 2.2, 3, 0.5), wrinkle, 0.05)
    return shader.set(Base_Color=colour_, Normal=shader.bump(weave, 0.15, 0.001, folds)).material
