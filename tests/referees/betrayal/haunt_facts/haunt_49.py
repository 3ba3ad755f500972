"""Haunt 49, The Souls."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal import settled
from tests.referees.betrayal.haunt_facts.record import Action, Demand, Facts
from tests.referees.betrayal.scene import Scene


def _set_up(scene: Scene) -> None:
    far = scene.house_after.apart("entrance_hall", scene.linked())
    scene.check("BT-6.3.1", "basement_landing" in far or "stairs_from_basement" in scene.a.spots, "the basement is not joined to the house")


def _after(scene: Scene) -> None:
    """49: Souls discover nothing and get no cards."""
    for event in scene.events:
        name = type(event).__name__
        if name in ("Drew", "Got", "Discovered") and settled.is_soul(scene, event.body):
            scene.check("BT-6.3.2", name == "Drew" and event.deck == "event", "a Soul: {}", event)
        elif name in ("Drew", "Got", "Discovered"):
            scene.checked["BT-6.3.2"] += 1


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    counters = scene.a.counters
    if living and counters.get("hits", 0) >= scene.m.seats:
        return heroes
    return traitors if any(counters.get(f"possession_{seat}", 0) >= scene.m.seats for seat in living) else None


FACTS: Final = Facts(
    figures={"astral_spirit": (-1, 3, 6, 6), "body": None},
    count=lambda scene: {"astral_spirit": 1, "body": sum(body.side == "heroes" for body in scene.a.bodies[: scene.m.seats])},
    actions={"strike": Action("traitors"), "possess": Action("traitors", once=True, traits=("sanity",))},
    stepped=("hits", "possession_*"),
    unattacked=("body",),
    unslowing=("body",),
    steady=("astral_spirit",),
    laid=("stairs_from_basement",),
    set_up=_set_up,
    after=_after,
    verdict=_verdict,
    demands=(Demand("heroes", 1, ("figure astral_spirit",)), Demand("traitors", 1, ("figure body",))),
)
