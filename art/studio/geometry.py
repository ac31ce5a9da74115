"""Meshes and where they stand. Lengths in metres, z up; matrices are mathutils 4x4."""

import contextlib
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

_target = None


@contextlib.contextmanager
def group(name):
    """Everything placed within this block goes into one collection, so that it can be repeated."""
    global _target
    before, collection = _target, bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(collection)
    _target = collection
    try:
        yield collection
    finally:
        _target = before


def repeat(collection, matrix):
    """Places another copy of a group."""
    copy = bpy.data.objects.new(collection.name, None)
    copy.instance_type, copy.instance_collection = "COLLECTION", collection
    copy.matrix_world = matrix
    bpy.context.scene.collection.objects.link(copy)
    return copy


def mesh(name, vertices, faces, material=None, smooth=False, crease=None):
    """A mesh; `crease` (degrees) keeps sharper edges sharp on a smooth surface."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, vertex)) for vertex in vertices], [], faces)
    data.update()
    if smooth or crease:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if crease:
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(crease)
    if material:
        data.materials.append(material)
    return data


def place(data, matrix=None, thickness=None, bevel=None):
    """Puts a mesh in the scene; `thickness` makes a sheet solid, `bevel` rounds the edges."""
    item = bpy.data.objects.new(data.name, data)
    if matrix is not None:
        item.matrix_world = matrix
    (_target or bpy.context.scene.collection).objects.link(item)
    if thickness:
        solid = item.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, -1
    if bevel:
        rounded = item.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments = bevel, 2
    return item


def move(x=0.0, y=0.0, z=0.0):
    return Matrix.Translation((x, y, z))


def turn(degrees, axis="Z"):
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def grid_faces(rows, columns, wrap=False):
    """Quads over vertices stored row by row; `wrap` joins the last column to the first."""
    last = columns if wrap else columns - 1
    return [
        (
            r * columns + c,
            r * columns + (c + 1) % columns,
            (r + 1) * columns + (c + 1) % columns,
            (r + 1) * columns + c,
        )
        for r in range(rows - 1)
        for c in range(last)
    ]


def map_by_side(data):
    """UV in metres, looked at square on: x or y to the right and z up (brickwork needs this)."""
    layer = data.uv_layers.new(name="UVMap")
    for polygon in data.polygons:
        normal = polygon.normal
        for index in polygon.loop_indices:
            point = data.vertices[data.loops[index].vertex_index].co
            if abs(normal.x) > 0.7:
                layer.data[index].uv = (point.y + 0.11, point.z)
            elif abs(normal.y) > 0.7:
                layer.data[index].uv = (point.x, point.z)
            else:
                layer.data[index].uv = (point.x, point.y)


def box(x, y, z, material, bevel=0.004, matrix=None, mapped=False, name="box"):
    """A block; x, y and z are (from, to). `mapped` gives it the UV that brickwork needs."""
    vertices = [(a, b, c) for c in z for b in y for a in x]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    data = mesh(name, vertices, faces, material)
    if mapped:
        map_by_side(data)
    return place(data, matrix, bevel=bevel)


def prism(outline, start, end, material, axis="x", matrix=None, mapped=True, bevel=None, name="prism"):
    """A polygon pushed along an axis: outline is (y, z) for axis x, and (x, z) for axis y."""
    count = len(outline)
    vertices = [(at, a, b) if axis == "x" else (a, at, b) for at in (start, end) for a, b in outline]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    data = mesh(name, vertices, faces, material)
    edit = bmesh.new()
    edit.from_mesh(data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(data)
    edit.free()
    data.update()
    if mapped:
        map_by_side(data)
    return place(data, matrix, bevel=bevel)


def cut(target, outline, start, end, axis="x"):
    """Takes a prism-shaped opening out of an object."""
    cutter = prism(outline, start, end, None, axis, target.matrix_world, mapped=False, name="cutter")
    cutter.hide_render, cutter.display_type = True, "WIRE"
    opening = target.modifiers.new("opening", "BOOLEAN")
    opening.object, opening.operation, opening.solver = cutter, "DIFFERENCE", "EXACT"


def sweep(profile, path, material, closed=False, matrix=None, thickness=None, crease=40, name="sweep"):
    """A profile of (a, b) points drawn along a list of matrices."""
    vertices = [frame @ Vector((a, b, 0)) for frame in path for a, b in profile]
    data = mesh(name, vertices, grid_faces(len(path), len(profile), closed), material, crease=crease)
    return place(data, matrix, thickness=thickness)


def tube(points, radius, material, sides=16, matrix=None, name="tube"):
    """A round bar or pipe through points."""
    points = [Vector(point) for point in points]
    path = []
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        path.append(Matrix.Translation(point) @ along.to_track_quat("Z", "Y").to_matrix().to_4x4())
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    ring = [(radius * math.cos(a), radius * math.sin(a)) for a in angles]
    return sweep(ring, path, material, closed=True, matrix=matrix, name=name)


def bend(points, radius=0.05, steps=6):
    """The same path with its corners rounded, for pipes."""
    points = [Vector(point) for point in points]
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        start = corner + (before - corner).normalized() * min(radius, (before - corner).length / 2)
        end = corner + (after - corner).normalized() * min(radius, (after - corner).length / 2)
        for t in np.linspace(0, 1, steps):
            path.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t**2)
    return path + [points[-1]]


def lathe(profile, material, matrix=None, sides=36, name="lathe"):
    """A profile of (radius, z) points turned around the z axis."""
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    vertices = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    data = mesh(name, vertices, grid_faces(len(profile), sides, True), material, crease=35)
    return place(data, matrix)


def surface(function, u, v, material=None, crease=60, name="surface"):
    """A mesh of the points function(u, v) over two lists of numbers (not yet placed)."""
    vertices = [function(a, b) for b in v for a in u]
    return mesh(name, vertices, grid_faces(len(v), len(u)), material, crease=crease)


def quads(name, corners, material):
    """Many loose quads at once; corners is an array (count, 4, 3)."""
    count = len(corners)
    data = bpy.data.meshes.new(name)
    data.vertices.add(4 * count)
    data.vertices.foreach_set("co", np.asarray(corners, "f4").ravel())
    data.loops.add(4 * count)
    data.loops.foreach_set("vertex_index", np.arange(4 * count, dtype="i4"))
    data.polygons.add(count)
    data.polygons.foreach_set("loop_start", np.arange(0, 4 * count, 4, dtype="i4"))
    data.polygons.foreach_set("loop_total", np.full(count, 4, "i4"))
    data.update()
    data.validate()
    data.materials.append(material)
    return data
