"""What stands around the roof: sky, sun, ground, trees, hedges. Angles in degrees.

The sun's azimuth is counted in the ground plane: 0 is +x, 90 is +y.
"""

import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .geometry import mesh, move, place, quads, tube
from .materials import coat, leaf
from .nodes import rgba


def new_world(name):
    """An empty world whose light is sampled from a small map: a large one takes 15 seconds to prepare."""
    world = bpy.data.worlds.new(name)
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 256
    return world.node_tree


def sky(
    elevation=20, azimuth=0, strength=0.13, clouds=0.8, cover=0.5, seed=5.0, dust=0.6, tint=(1.0, 0.93, 0.86)
):
    """A clear sky with cirrus drawn into it; `clouds` is how white they are, `cover` how much (0-1)."""
    tree = new_world("sky")

    def node(kind, inputs=None, **properties):
        made = tree.nodes.new("ShaderNode" + kind)
        for name, value in properties.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, made.inputs[name])
            else:
                made.inputs[name].default_value = value
        return made

    air = node(
        "TexSky", sky_type="NISHITA", sun_disc=False, sun_elevation=math.radians(elevation),
        sun_rotation=math.radians(90 - azimuth), dust_density=dust, ozone_density=1.5,
    )  # fmt: skip
    x, y, z = node("SeparateXYZ", {0: node("TexCoord").outputs["Generated"]}).outputs
    # Clouds lie in a plane overhead, so they grow smaller towards the horizon.
    height = node(
        "Math", {0: node("Math", {0: z, 1: 0.03}, operation="MAXIMUM").outputs[0], 1: 0.12}, operation="ADD"
    )
    u = node("Math", {0: x, 1: height.outputs[0]}, operation="DIVIDE").outputs[0]
    v = node("Math", {0: y, 1: height.outputs[0]}, operation="DIVIDE").outputs[0]
    plane = node("CombineXYZ", {0: u, 1: v, 2: seed}).outputs[0]
    wisps = node(
        "TexNoise", {"Vector": plane, "Scale": 0.55, "Detail": 9.0, "Roughness": 0.58, "Distortion": 0.35}
    )
    ramp = node("ValToRGB", {0: wisps.outputs["Fac"]})
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = (
        0.71 - 0.5 * cover,
        0.93 - 0.5 * cover,
    )
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = rgba(0), rgba(clouds)
    bright = rgba(tuple(14 * c for c in tint))
    mixed = node("MixRGB", {0: ramp.outputs[0], 1: air.outputs[0], 2: bright})
    tree.links.new(mixed.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = strength


def overcast(strength=1.0, zenith=(0.62, 0.66, 0.72), horizon=(0.86, 0.87, 0.88), relief=0.25, seed=2.0):
    """A closed Dutch sky: brighter overhead, soft grey shapes in the clouds, no sun."""
    tree = new_world("overcast")
    coordinates = tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates, split.inputs[0])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(split.outputs[2], ramp.inputs[0])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = rgba(horizon), rgba(zenith)
    ramp.color_ramp.elements[1].position = 0.6
    stretched = tree.nodes.new("ShaderNodeMapping")
    stretched.inputs["Scale"].default_value = (1, 1, 3.2)
    stretched.inputs["Location"].default_value = (seed, 0, 0)
    tree.links.new(coordinates, stretched.inputs[0])
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 2.2, 6
    tree.links.new(stretched.outputs[0], noise.inputs["Vector"])
    shade = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(noise.outputs["Fac"], shade.inputs[0])
    shade.color_ramp.elements[0].position, shade.color_ramp.elements[1].position = 0.32, 0.68
    shade.color_ramp.elements[0].color, shade.color_ramp.elements[1].color = rgba(1 - relief), rgba(1.06)
    mixed = tree.nodes.new("ShaderNodeMixRGB")
    mixed.blend_type = "MULTIPLY"
    mixed.inputs[0].default_value = 1
    tree.links.new(ramp.outputs[0], mixed.inputs[1])
    tree.links.new(shade.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = strength


def sun(azimuth, elevation, strength, colour=(1, 0.82, 0.62), size=0.6):
    """Sunlight; `size` is the sun's angular width (larger: softer shadows, as through thin cloud)."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, colour, math.radians(size)
    item = bpy.data.objects.new("sun", light)
    bpy.context.scene.collection.objects.link(item)
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    item.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
    return item


def window_light(location, target, size, strength, colour=(1, 0.95, 0.88)):
    """Daylight through a window of `size` (width, height) at `location`, falling towards `target`."""
    light = bpy.data.lights.new("window light", "AREA")
    light.shape, (light.size, light.size_y) = "RECTANGLE", size
    light.energy, light.color = strength, colour
    item = bpy.data.objects.new("window light", light)
    bpy.context.scene.collection.objects.link(item)
    item.location = location
    item.rotation_euler = (Vector(location) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    return item


def ground(material, half=400, height=0.0):
    corners = [(-half, -half, height), (half, -half, height), (half, half, height), (-half, half, height)]
    return place(mesh("ground", corners, [(0, 1, 2, 3)], material))


def leaves(name, count, centres, material, size=0.05, seed=1):
    """Leaf-shaped quads in all directions; centres(rng, count) gives their places."""
    rng = np.random.RandomState(seed)
    middle = centres(rng, count)
    along = rng.normal(size=(count, 3))
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along, rng.normal(size=(count, 3)))
    across /= np.linalg.norm(across, axis=1)[:, None]
    half = size * (0.6 + 0.8 * rng.rand(count, 1))
    corners = [
        middle - along * half,
        middle + across * half * 0.5,
        middle + along * half,
        middle - across * half * 0.5,
    ]
    return quads(name, np.stack(corners, 1), material)


def tree_crown(material, seed, height=8, count=42000, size=0.07):
    """The crown of a tree as a mesh to place more than once; some 40 clumps of leaves."""
    rng = np.random.RandomState(seed)
    clumps = []
    for _ in range(38):
        t, angle = rng.rand(), rng.rand() * 2 * math.pi
        reach = 1.9 * math.sin(math.pi * (0.12 + 0.8 * t)) * (0.3 + 0.7 * rng.rand() ** 0.5)
        clumps.append(
            (
                math.cos(angle) * reach,
                math.sin(angle) * reach,
                height * (0.3 + 0.65 * t),
                0.5 + 0.5 * rng.rand(),
            )
        )
    clumps = np.array(clumps)

    def centres(rng, count):
        chosen = rng.randint(len(clumps), size=count)
        outward = rng.normal(size=(count, 3))
        outward /= np.linalg.norm(outward, axis=1)[:, None]
        return clumps[chosen, :3] + outward * (clumps[chosen, 3:] * rng.rand(count, 1) ** 0.4)

    return leaves("crown", count, centres, material, size, seed)


LEAF_COLOURS = ((0.052, 0.072, 0.022), (0.075, 0.080, 0.020), (0.038, 0.058, 0.024))


def crowns(colours=LEAF_COLOURS, count=42000):
    """Three different crowns."""
    return [tree_crown(leaf(c), i, 7 + i, count) for i, c in enumerate(colours)]


def trees(places, kinds, trunks=8):
    """Places (x, y, scale) get a tree each; the first `trunks` of them, nearest by, a trunk too."""
    bark = coat("bark", (0.09, 0.065, 0.045), 0.9, bumps=0.6, scale=12)
    for i, (x, y, scale) in enumerate(places):
        size = Matrix.Diagonal((scale * 1.35, scale * 1.35, scale * 0.95, 1))
        place(kinds[i % len(kinds)], move(x, y, -0.6) @ Matrix.Rotation(i * 1.7, 4, "Z") @ size)
        if i < trunks:
            tube([(x, y, 0), (x, y, 4.5 * scale)], 0.14 * scale, bark, 8)


def tree_line(kinds, count=150, near=24, far=120, left=1.3, right=0.75, seed=9):
    """Trees scattered in the distance, in the direction +y; `left` and `right` widen per metre away."""
    rng = random.Random(seed)
    places = []
    for _ in range(count):
        y = rng.uniform(near, far)
        places.append((rng.uniform(-left * y - 40, right * y + 14), y, rng.uniform(1.0, 1.5)))
    trees(places, kinds, trunks=0)


def hedge(x, y, height, colour=(0.038, 0.058, 0.024), seed=1):
    """A clipped hedge; x and y are (from, to)."""
    extent = np.array([x[1] - x[0], y[1] - y[0], height])
    outside = extent[0] * extent[1] + 2 * height * (extent[0] + extent[1])

    def centres(rng, count):
        spots = rng.rand(count, 3) * extent
        side, depth = rng.randint(5, size=count), rng.rand(count) ** 2 * 0.12
        for number, (axis, from_end) in enumerate(((0, False), (0, True), (1, False), (1, True), (2, True))):
            chosen = side == number
            spots[chosen, axis] = extent[axis] - depth[chosen] if from_end else depth[chosen]
        return spots + np.array([x[0], y[0], 0])

    place(leaves("hedge", int(1700 * outside), centres, leaf(colour), 0.045, seed))
