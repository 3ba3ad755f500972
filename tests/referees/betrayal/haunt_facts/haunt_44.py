"""Haunt 44, The years."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import PLAYERS, Action, Demand, Facts, Roll, rooms
from tests.referees.betrayal.scene import Scene

RITES: Final = ("catacombs", "charred_room", "crypt", "gallery", "kitchen", "pentagram_chamber", "tower")


def _after(scene: Scene) -> None:
    """44: the traitor cannot get the Medallion."""
    traitor = scene.a.bodies[scene.a.traitor]
    readying = not scene.a.counters.get("ready")
    scene.check("BT-6.3.2", readying or "medallion" not in traitor.cards, "the traitor has the Medallion")


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    return heroes if living and scene.a.counters.get("rite", 0) >= scene.m.seats else None


FACTS: Final = Facts(
    actions={"rite": Action("heroes", where=RITES, task=True, least=5, traits=("sanity", "knowledge"))},
    rolls={"years": Roll(), "youth": Roll()},
    stepped=("rite",),
    after=_after,
    verdict=_verdict,
    demands=(Demand("heroes", PLAYERS, rooms(*RITES)), Demand("traitors", 1, ("traitor",))),
)
