"""Haunt 12, The Twins."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import PLAYERS, Action, Demand, Facts, kinds
from tests.referees.betrayal.scene import Scene


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    if not living:
        return []
    return living if not kinds(scene, "evil_twin") else None


FACTS: Final = Facts(
    figures={"evil_twin": None},
    count=lambda scene: {"evil_twin": sum(body.alive for body in scene.a.bodies[: scene.m.seats])},
    actions={"take_ball": Action("heroes", once=True)},
    led=("evil_twin",),
    verdict=_verdict,
    demands=(Demand("heroes", 1, ("had crystal_ball",)), Demand("heroes", PLAYERS, ("figure evil_twin",))),
)
