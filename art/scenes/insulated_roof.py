"""A roof insulated from outside; from left to right each layer begins a step further on."""

from dataclasses import dataclass

from studio import insulation
from studio.geometry import move
from studio.materials import coat, membrane
from studio.roof import battens, counter_battens
from studio.timber import boarding, rafters, spruce


@dataclass
class Starts:
    """The x at which each layer begins; battens should begin on a counter batten, 0.60 m apart.

    `stagger` (metres) is how much further every second row of boards runs, laid in bond.
    """

    rafters: float
    boarding: float
    insulation: float
    membrane: float
    counter_battens: float
    battens: float
    stagger: float = 0.0


@dataclass
class OldTimber:
    """Sizes of the rafters (width, height, spacing) and boards, and how weathered they are (0 to 1)."""

    rafter: tuple
    spacing: float
    board: float
    thickness: float
    weathered: float


def insulated_roof(plane, starts, right, y, timber, pir, first_batten):
    """Lays all up to the battens on a roof plane, as far as x = `right` and over y (from, to).

    pir: thickness of the insulation; first_batten: its distance from y[0]. Returns the plane for the tiles.
    """
    old_wood, new_wood = spruce(weathered=timber.weathered), spruce()
    rafters(
        plane, (starts.rafters, right), y, old_wood,
        spacing=timber.spacing, size=timber.rafter, top=-timber.thickness,
    )  # fmt: skip
    boarding(plane, (starts.boarding, right), y, old_wood, board=timber.board, thickness=timber.thickness)
    foil, foam = insulation.foil(), insulation.foam()
    insulation.boards(plane, (starts.insulation, right), y, (0.001, pir), foil, foam, size=(1.2, 0.6), seed=3)
    if starts.stagger:
        x, low = (starts.insulation - starts.stagger, starts.insulation - 0.0015), y[0] + 0.6
        while low < y[1]:
            insulation.board(
                plane, x, (low + 0.0015, min(low + 0.6, y[1]) - 0.0015), (0.001, pir), foil, foam
            )
            low += 1.2
    insulation.sheets(plane, (starts.membrane, right), y, pir, membrane((0.05, 0.058, 0.07), wrinkle=0.35))
    on_membrane, spacing = pir + 0.010, 0.60
    counter_battens(
        plane @ move(0, 0, on_membrane), (starts.counter_battens, right), y, new_wood, spacing=spacing
    )
    level = on_membrane + 0.022
    plated = coat("zinc plated", (0.62, 0.60, 0.52), 0.35, 0.9)
    lines = int((right - starts.counter_battens) / spacing) + 1
    middles = [starts.counter_battens + 0.018 + spacing * i for i in range(lines)]
    insulation.screws(plane, middles, y, level, plated)
    battens(plane, (starts.battens, right), y, new_wood, first=first_batten, lift=level)
    return plane @ move(0, 0, level + 0.031)
