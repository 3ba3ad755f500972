"""Haunt 45, The bombs."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import Action, Demand, Facts, Roll
from tests.referees.betrayal.scene import Scene


def _set_up(scene: Scene) -> None:
    a, seats = scene.a, scene.m.seats
    heroes = [str(seat) for seat in range(seats) if a.bodies[seat].side == "heroes"]
    scene.check("BT-6.3.1", sorted(a.marks.get("bomb", ())) == heroes, "bombs {}", a.marks.get("bomb"))
    holder = [seat for seat in range(seats) if "dynamite" in a.bodies[seat].cards]
    scene.check("BT-6.3.1", holder in ([a.traitor], []), "{} has the Dynamite", holder)
    scene.check("BT-6.3.1", a.counters.get("track", 0) == 0, "the track begins at {}", a.counters.get("track"))


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    if scene.a.counters.get("track", 0) >= 12:
        return traitors
    return heroes if living and not scene.a.bodies[scene.a.traitor].alive else None


FACTS: Final = Facts(
    actions={"defuse": Action("heroes", traits=("knowledge",))},
    rolls={"ticking": Roll(8)},
    set_up=_set_up,
    verdict=_verdict,
    demands=(
        Demand("heroes", 1, ("traitor",)),
        Demand("traitors", 1, ("traitor",)),
        Demand("traitors", 1, ("had dynamite",)),
    ),
)
