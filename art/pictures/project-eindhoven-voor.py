"""The roof in Eindhoven, before cleaning: mossy, dull concrete tiles."""

from scenes.eindhoven import eindhoven

eindhoven(cleaned=False)
