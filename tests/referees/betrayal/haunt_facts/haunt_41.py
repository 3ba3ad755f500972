"""Haunt 41, The unseen traitor."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import Action, Demand, Facts, Roll
from tests.referees.betrayal.scene import Scene


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    return heroes if living and not scene.a.bodies[scene.a.traitor].alive else None


FACTS: Final = Facts(
    actions={
        "steal": Action("traitors", once=True, least=4, traits=("speed",)),
        "strike": Action("traitors"),
        "guess": Action("heroes"),
        "aim": Action("heroes"),
    },
    rolls={"track_skull": Roll(4, ("sanity",)), "track_spirit_board": Roll(4, ("knowledge",)), "listen": Roll(3, ("knowledge",))},
    verdict=_verdict,
    demands=(Demand("heroes", 1, ("traitor",)), Demand("traitors", 1, ("traitor",))),
)
