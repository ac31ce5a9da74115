"""The roof in Eindhoven, before cleaning: mossy, dull concrete tiles."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scenes.eindhoven import eindhoven  # noqa: E402

eindhoven(cleaned=False)
