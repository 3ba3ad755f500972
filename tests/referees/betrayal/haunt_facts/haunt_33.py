"""Haunt 33, The elder god."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import Action, Demand, Facts, Roll, cards, rooms
from tests.referees.betrayal.scene import Scene


def _set_up(scene: Scene) -> None:
    rooms = ("chapel", "pentagram_chamber")
    left = any(room in scene.a.piles["room"].cards for room in rooms)
    scene.check("BT-6.3.1", any(room in scene.a.spots for room in rooms) or not left, "no room for the ritual")


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    a = scene.a
    held = any("book" in body.cards for body in a.bodies) or any("book" in cards for cards in a.dropped.values())
    if not held and "book" in scene.m.notes.get("out", set()):
        return heroes
    if not living:
        return traitors
    return heroes if not a.bodies[a.traitor].alive and a.counters.get("verses", 0) < 5 else None


FACTS: Final = Facts(
    figures={"elder_god": None},
    actions={
        "invoke": Action("traitors", where=("chapel", "pentagram_chamber"), least=5, traits=("knowledge",), spaces=1),
        "destroy_book": Action("heroes", where=("furnace_room", "chasm"), spaces=1),
    },
    rolls={"strength": Roll()},
    stepped=("verses",),
    laid=("chapel", "pentagram_chamber"),
    set_up=_set_up,
    verdict=_verdict,
    demands=(
        Demand("heroes", 1, cards("book")),
        Demand("heroes", 1, rooms("furnace_room", "chasm")),
        Demand("traitors", 1, cards("book")),
        Demand("traitors", 1, ("laid chapel", "laid pentagram_chamber")),
        Demand("traitors", 1, ("traitor",)),
    ),
)
