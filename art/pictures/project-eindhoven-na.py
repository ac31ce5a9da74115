"""The roof in Eindhoven, cleaned and coated."""

from scenes.eindhoven import eindhoven

eindhoven(cleaned=True)
