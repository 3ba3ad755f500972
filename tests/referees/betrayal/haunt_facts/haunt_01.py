"""Haunt 1, The Mummy."""

from __future__ import annotations

from typing import Final

from tests.referees.betrayal.haunt_facts.record import Action, Demand, Facts, cards, kinds, place, rooms
from tests.referees.betrayal.scene import Scene


def _girl(scene: Scene, girl: str) -> None:
    """1: the Girl is five tiles or more from the Mummy, else as far as may be."""
    a, house = scene.a, scene.house_after
    mummy = next(body.room for body in a.bodies if body.kind == "mummy")
    far = house.apart(mummy, scene.linked())
    floor = house.floor(girl)
    most = max(far.get(room, 99) for room in house.lies if house.floor(room) == floor and room != "coal_chute")
    scene.check("BT-6.3.1", far.get(girl, 99) >= min(5, most), "the Girl is {} spaces away, not {}", far.get(girl), min(5, most))


def _set_up(scene: Scene) -> None:
    girl = scene.a.tokens.get("girl", [])
    scene.check("BT-6.3.1", len(girl) == 1 and len(scene.a.tokens.get("sarcophagus", ())) == 1, "Girl or Sarcophagus lie nowhere")
    if girl:
        _girl(scene, girl[0].split("/")[0])


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    found = kinds(scene, "mummy")
    if not found:
        return heroes
    bonds = {"ring", "holy_symbol"} & set(found[0].cards)
    home = place(found[0]) in scene.a.tokens.get("sarcophagus", ())
    return traitors if "girl" in found[0].cards and bonds and home else None


FACTS: Final = Facts(
    figures={"mummy": (8, 3, -1, 5)},
    count=lambda _scene: {"mummy": 1},
    actions={
        "true_name": Action("heroes", task=True, least=6, traits=("knowledge",)),
        "learn_spell": Action("heroes", task=True, least=6, traits=("knowledge",)),
        "banish": Action("heroes", task=True),
        "hand_over": Action("traitors"),
        "secret_way": Action("traitors"),
    },
    stepped=("steps",),
    eager=("mummy",),
    steady=("mummy",),
    carriers=("mummy",),
    set_up=_set_up,
    verdict=_verdict,
    demands=(
        Demand("heroes", 1, ("token sarcophagus", *rooms("research_laboratory", "library"))),
        Demand("heroes", 1, cards("book")),
        Demand("heroes", 1, ("figure mummy",)),
        Demand("traitors", 1, ("token girl", "card girl")),
        Demand("traitors", 1, cards("ring", "holy_symbol")),
        Demand("traitors", 1, ("token sarcophagus",)),
    ),
)
