"""Haunt 43, The sickness."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import Action, Demand, Facts, Roll, rooms
from tests.referees.betrayal.scene import NOBODY, Scene


def _numbers(scene: Scene) -> None:
    """43: numbers 1 to 2N, two for each."""
    secrets = scene.step.after.secrets
    held = [number for own in secrets.own for number in own.get("tokens", "").split()]
    scene.check("BT-6.6.1", sorted(map(int, held)) == list(range(1, 2 * scene.m.seats + 1)), "numbers {}", held)
    scene.check("BT-6.6.1", all(len(own.get("tokens", "").split()) == 2 for own in secrets.own), "hands of {}", held)


def _set_up(scene: Scene) -> None:
    scene.check("BT-6.3.1", "research_laboratory" in scene.a.spots, "no Laboratory")
    _numbers(scene)


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    a, seats = scene.a, range(scene.m.seats)
    sick = {seat: int(own["sick"]) for seat, own in enumerate(scene.step.after.secrets.own) if "sick" in own}
    alive = [seat for seat in seats if a.bodies[seat].alive]
    if not [seat for seat in alive if seat not in sick]:
        last = max(sick, key=lambda seat: sick[seat]) if any(sick.values()) else NOBODY
        return [seat for seat in sick if seat != last]
    made = bool(a.marks.get("serum")) or "serum" in a.tokens
    safe = a.marks.get("inoculated", ())
    return [seat for seat in seats if seat not in sick] if made and all(str(seat) in safe for seat in alive) else None


FACTS: Final = Facts(
    figures={"alien": (6, 4, -1, 4)},
    actions={
        "work": Action(where=("research_laboratory",), task=True, least=5, traits=("knowledge",)),
        "stop_change": Action(spaces=1),
    },
    rolls={"herbs": Roll(3, ("knowledge",)), "sickness": Roll()},
    stepped=("track",),
    laid=("research_laboratory",),
    slain=False,
    set_up=_set_up,
    verdict=_verdict,
    demands=(
        Demand("heroes", 1, ("laid research_laboratory",)),
        Demand("heroes", 1, rooms("conservatory", "gardens")),
        Demand("traitors", 1, ("sick",)),
    ),
)
