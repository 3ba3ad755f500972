"""Haunt 9, The Dance."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import Action, Demand, Facts, Roll, rooms
from tests.referees.betrayal.scene import Scene


def _set_up(scene: Scene) -> None:
    for room in ("pentagram_chamber", "stairs_from_basement", "ballroom"):
        scene.check("BT-6.3.1", room in scene.a.spots, "{} is not in the house", room)


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    if len(scene.a.tokens.get("sanity_roll", ())) >= scene.m.seats:
        return heroes
    return traitors if "holy_symbol" in scene.a.marks.get("destroyed", ()) else None


FACTS: Final = Facts(
    actions={"defy": Action("heroes", where=("pentagram_chamber",), task=True, least=5, traits=("sanity",))},
    rolls={"lure": Roll(4, ("sanity",)), "dance": Roll(3, ("might",))},
    laid=("pentagram_chamber", "stairs_from_basement", "ballroom"),
    set_up=_set_up,
    verdict=_verdict,
    demands=(
        Demand("heroes", 1, ("laid pentagram_chamber",)),
        Demand("heroes", 1, ("laid ballroom",)),
        Demand("heroes", 1, ("laid stairs_from_basement",)),
        Demand("heroes", 1, ("had holy_symbol",)),
        Demand("traitors", 1, rooms("chasm", "furnace_room", "underground_lake")),
    ),
)
