"""Haunt 5, The Werewolves."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import Action, Demand, Facts, Roll, rooms
from tests.referees.betrayal.scene import Scene


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    if not living:
        killers = scene.a.marks.get("killer", ())
        return [seat for seat in traitors if seat == scene.a.traitor or str(seat) in killers]
    return heroes if not any(scene.a.bodies[seat].alive for seat in traitors) else None


FACTS: Final = Facts(
    figures={"dog": (4, 4, -1, 3)},
    count=lambda _scene: {"dog": 1},
    actions={
        "find_revolver": Action(
            "heroes", where=("attic", "game_room", "junk_room", "master_bedroom", "vault"), once=True, least=5, traits=("knowledge",)
        ),
        "cast_bullets": Action("heroes", where=("research_laboratory", "furnace_room"), once=True, least=5, traits=("knowledge",)),
    },
    rolls={"curse": Roll(4, ("sanity",))},
    steady=("dog",),
    verdict=_verdict,
    demands=(
        Demand("heroes", 1, ("had revolver", *rooms("attic", "game_room", "junk_room", "master_bedroom", "vault"))),
        Demand("heroes", 1, ("had revolver", "deck revolver")),
        Demand("heroes", 1, rooms("research_laboratory", "furnace_room")),
        Demand("traitors", 1, ("traitor",)),
    ),
)
