"""Haunt 38, The Firebats."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import PLAYERS, Action, Demand, Facts, Roll, cards, rooms
from tests.referees.betrayal.scene import Scene


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    return heroes if living and scene.a.counters.get("exorcism", 0) >= scene.m.seats else None


FACTS: Final = Facts(
    figures={"firebat": (-1, 3, -1, -1)},
    count=lambda scene: {"firebat": (scene.m.seats + 1) // 2},
    actions={
        "exorcise_sanity": Action(
            "heroes", task=True, least=5, traits=("sanity",), sources=("chapel", "crypt", "pentagram_chamber", "holy_symbol", "ring")
        ),
        "exorcise_knowledge": Action(
            "heroes", task=True, least=5, traits=("knowledge",), sources=("library", "research_laboratory", "book", "crystal_ball")
        ),
    },
    rolls={"firebats": Roll(), "moves_firebat": Roll()},
    stepped=("exorcism",),
    unattacked=("firebat",),
    unslowing=("firebat",),
    verdict=_verdict,
    demands=(
        Demand(
            "heroes",
            PLAYERS,
            (
                *rooms("chapel", "crypt", "pentagram_chamber", "library", "research_laboratory"),
                *cards("holy_symbol", "ring", "book", "crystal_ball"),
            ),
        ),
        Demand("traitors", 1, ("figure firebat",)),
    ),
)
