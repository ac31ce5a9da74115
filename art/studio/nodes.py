"""A thin builder over Blender's shader nodes, so that a material reads as a few lines."""

import bpy


def rgba(colour):
    """A node colour from a grey value, an RGB triple or an RGBA quadruple."""
    if isinstance(colour, (int, float)):
        return (colour, colour, colour, 1)
    return (*colour, 1) if len(colour) == 3 else tuple(colour)


def is_socket(value):
    return isinstance(value, bpy.types.NodeSocket)


class Shader:
    """A material with a Principled BSDF; sockets go in and out of its methods."""

    def __init__(self, name, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes["Principled BSDF"]
        self.surface = self.tree.nodes["Material Output"].inputs["Surface"]
        self.set(**inputs)

    def set(self, **inputs):
        """Sets inputs of the Principled BSDF by value or socket: set(Base_Color=..., Roughness=...)."""
        for name, value in inputs.items():
            self.put(self.principled.inputs[name.replace("_", " ")], value)
        return self

    def put(self, target, value):
        if is_socket(value):
            self.tree.links.new(value, target)
        elif target.type == "RGBA":
            target.default_value = rgba(value)
        else:
            target.default_value = value

    def node(self, kind, inputs=None, **properties):
        """Adds `ShaderNode<kind>`; `inputs` by name or index, `properties` as attributes."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in properties.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.put(node.inputs[name], value)
        return node

    def position(self):
        """World position, in metres."""
        return self.node("NewGeometry").outputs["Position"]

    def local(self):
        """Position within the object, in metres."""
        return self.node("TexCoord").outputs["Object"]

    def uv(self):
        return self.node("UVMap").outputs[0]

    def random(self):
        """A number from 0 to 1 that differs per object."""
        return self.node("ObjectInfo").outputs["Random"]

    def axes(self, vector):
        """The x, y and z of a vector."""
        return self.node("SeparateXYZ", {0: vector}).outputs

    def noise(self, vector, scale, detail=4, roughness=0.55):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}
        return self.node("TexNoise", inputs).outputs["Fac"]

    def stretch(self, vector, factors):
        """The vector multiplied per axis."""
        return self.node("VectorMath", {0: vector, 1: factors}, operation="MULTIPLY").outputs[0]

    def ramp(self, factor, stops):
        """A colour ramp; stops are (position, grey or colour)."""
        node = self.node("ValToRGB", {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, rgba(colour)
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        return self.node("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def multiply(self, a, b):
        """Colour a darkened or lightened by colour b."""
        return self.mix(1.0, a, b, "MULTIPLY")

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node("Math", {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def bump(self, height, strength=0.3, distance=0.01, normal=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("Bump", inputs).outputs[0]

    def blend(self, factor, first, second):
        """Makes the surface a mix of two shaders (output sockets)."""
        mixed = self.node("MixShader", {0: factor, 1: first, 2: second})
        self.tree.links.new(mixed.outputs[0], self.surface)
        return self
