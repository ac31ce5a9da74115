"""From a scene to a finished picture: settings, passes, denoising, haze and grading.

A picture is run as
`PYTHONPATH=art blender -b --python-use-system-env -P art/pictures/<name>.py -- <arguments>`,
the arguments being width, height, samples and path.
"""

import math
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

from .denoise import denoise


@dataclass
class Haze:
    """Air between the camera and what is far away; `start` and `depth` in metres, `most` from 0 to 1."""

    start: float = 32
    depth: float = 110
    most: float = 0.62
    colour: tuple = (0.55, 0.56, 0.58)
    blur: float = 0.8


@dataclass
class Grade:
    """The darkroom: exposure in stops, contrast look, and what a lens and sensor do."""

    exposure: float = 0.36
    look: str = "High Contrast"
    glow: float = 0.05
    vignette: float = 0.16
    grain: float = 0.024
    sharpen: float = 0.35
    saturation: float = 1.06
    warmth: float = 0.0


def new_scene():
    """Starts with an empty scene; call it before anything is made."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(location, target, lens=35, fstop=None, focus=None, shift=(0, 0), roll=0):
    """Stands at `location` and looks at `target`; with `fstop` it is sharp at `focus` only."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end = lens, 2000
    data.clip_start = 0.02
    data.shift_x, data.shift_y = shift
    item = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(item)
    item.location = location
    item.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    if roll:
        item.rotation_euler.rotate_axis("Z", math.radians(roll))
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = item
    return item


def blur(image, sigma):
    """A Gaussian blur of (height, width, channels)."""
    reach = max(1, int(3 * sigma))
    kernel = np.exp(-(np.arange(-reach, reach + 1) ** 2) / (2 * sigma * sigma)).astype("f4")
    kernel /= kernel.sum()
    for axis in (0, 1):
        edges = [(reach, reach) if a == axis else (0, 0) for a in range(3)]
        padded = np.pad(image, edges, mode="edge")
        steps = np.arange(image.shape[axis])
        image = sum(weight * np.take(padded, steps + i, axis=axis) for i, weight in enumerate(kernel))
    return image


def configure(width, height, samples, exr_directory):
    """Cycles on the processor, with the passes the denoiser and the haze need as EXR files."""
    scene = bpy.context.scene
    output, cycles, layer = scene.render, scene.cycles, bpy.context.view_layer
    output.engine, output.resolution_x, output.resolution_y = "CYCLES", width, height
    cycles.samples, cycles.use_denoising = samples, False  # Blender's own denoiser aborts the render here
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.2, 16
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 1, 2
    cycles.transparent_max_bounces, cycles.transmission_bounces = 8, 4
    cycles.sample_clamp_indirect = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    layer.cycles.denoising_store_passes = layer.use_pass_z = True
    layer.pass_alpha_threshold = 0.0  # otherwise depth is missing behind glass
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = exr_directory
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for name in ("Image", "Denoising Albedo", "Denoising Normal", "Depth"):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])


def read_pass(directory, name):
    """A rendered pass, first row on top (Blender stores images bottom up)."""
    image = bpy.data.images.load(str(Path(directory) / f"{name}{bpy.context.scene.frame_current:04d}.exr"))
    image.colorspace_settings.name = "Linear"
    values = np.empty(image.size[0] * image.size[1] * 4, "f4")
    image.pixels.foreach_get(values)
    return values.reshape(image.size[1], image.size[0], 4)[::-1, :, :3]


def add_haze(image, depth, haze):
    amount = 1 - np.exp(-np.clip(depth - haze.start, 0, 1e5) / haze.depth)
    amount = np.where(depth > 1e6, 0, amount) * haze.most  # the sky has its own haze
    amount = blur(amount.astype("f4"), haze.blur * image.shape[1] / 1600 + 0.2)
    return image * (1 - amount) + np.array(haze.colour, "f4") * amount


def develop(image, grade, path):
    """Writes linear light as a PNG, with the glow, vignette, sharpening and grain of a photograph."""
    height, width, _ = image.shape
    small = blur(np.clip(image, 0, 8)[::4, ::4], width / 4 * 0.012)
    halo = blur(small.repeat(4, 0).repeat(4, 1)[:height, :width], 3)
    image = image * (1 - grade.glow) + halo * grade.glow
    y, x = np.mgrid[0:height, 0:width]
    off_centre = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * 0.7) ** 2) / 0.37
    image = image * (1 - grade.vignette * off_centre)[:, :, None]
    image = image * np.array([1 + grade.warmth, 1, 1 - grade.warmth], "f4")
    light = image.mean(2, keepdims=True)
    image = np.clip(light + (image - light) * grade.saturation, 0, None)
    detail = image - blur(image, width / 1600 * 0.9 + 0.3)
    image = np.clip(image + grade.sharpen * detail, image * 0.6, image * 1.6)
    image = image * (1 + np.random.RandomState(3).normal(0, grade.grain, size=(height, width, 1)))
    pixels = np.ones((height, width, 4), "f4")
    pixels[:, :, :3] = image[::-1]
    result = bpy.data.images.new("result", width, height, float_buffer=True)
    result.colorspace_settings.name = "Linear"
    result.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", grade.look
    scene.view_settings.exposure = grade.exposure
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    result.save_render(str(path), scene=scene)


def render(grade=None, haze=None):
    """Renders the scene to the path on the command line; the last call of every picture."""
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    width, height, samples, path = given or ("480", "320", "14", "/tmp/preview.png")
    with tempfile.TemporaryDirectory() as directory:
        configure(int(width), int(height), int(samples), directory)
        bpy.context.scene.render.filepath = str(Path(directory) / "raw.png")
        bpy.ops.render.render(write_still=True)
        colour = read_pass(directory, "Image")
        clean = denoise(
            colour, read_pass(directory, "Denoising Albedo"), read_pass(directory, "Denoising Normal")
        )
        depth = read_pass(directory, "Depth")[:, :, :1]
    develop(add_haze(clean, depth, haze or Haze()), grade or Grade(), Path(path).resolve())
