"""What a computer player of Betrayal answers where one answer is plainly the best."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from game.betrayal.actions import act
from game.betrayal.harm import OfferSkull, Spread
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.state import BtState
from game.betrayal.tasks import Task
from game.betrayal.terms import INDEX, PHYSICAL
from game.players.betrayal.answers import health
from game.players.betrayal.policy import outcome
from game.players.registry import make_player
from tests.betrayal.scene import PlainHaunt, dice, plain_haunt, run, scene


def wounded(cards: Sequence[str] = (), steps: Mapping[str, int] | None = None) -> BtState:
    """A hero in the haunt with these cards and traits, the traitor elsewhere."""
    s = scene(3, cards={0: cards}, at={2: "basement_landing"})
    plain_haunt(s, traitor=2)
    for trait, step in (steps or {}).items():
        s.t.bodies[0].traits[INDEX[trait]] = step
    return s


def answer(s: BtState, *tasks: Task) -> str:
    """What the hero answers to what these tasks ask."""
    if tasks:
        run(s, *tasks)
    assert s.actor() == 0
    assert len(s.legal_actions()) > 1
    return str(make_player("betrayal", "normal", 0).decide([], s.observe(0), random.Random(1)))


def test_each_step_of_a_trait_is_worth_something_and_the_last_ones_most() -> None:
    gains = [health(step) - health(step - 1) for step in range(1, 9)]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0


@pytest.mark.rule("BT-3.4")
@pytest.mark.parametrize(
    ("steps", "points", "spread"),
    [
        ({"might": 0, "speed": 5}, 3, "spread 0 3"),  # Might is one step above the skull
        ({"might": 5, "speed": 0}, 3, "spread 3 0"),
        ({"might": 4, "speed": 4}, 2, "spread 1 1"),
    ],
)
def test_damage_is_spread_where_it_hurts_least(steps: Mapping[str, int], points: int, spread: str) -> None:
    assert answer(wounded(steps=steps), Spread(0, PHYSICAL, points)) == spread


@pytest.mark.parametrize(
    ("steps", "taken"),
    [
        ({"might": 6, "speed": 6, "sanity": 0, "knowledge": 0}, "yes"),
        ({"might": 0, "speed": 0, "sanity": 6, "knowledge": 6}, "no"),
    ],
)
def test_the_skull_turns_mental_damage_into_physical_where_the_body_is_the_stronger(steps: Mapping[str, int], taken: str) -> None:
    assert answer(wounded(["skull"], steps), OfferSkull(0, 2, "attack", 2)) == taken


@pytest.mark.parametrize(
    ("purpose", "number", "used"),
    [
        ("do_rite", 2, "set angel_feather 8"),  # few dice for what the side needs
        ("damage_physical", 5, "set angel_feather 0"),
        ("damage_physical", 1, "roll"),  # too little to spend a card on
        ("moves_bats", 5, "roll"),  # neither good nor bad for the roller
    ],
)
def test_the_angels_feather_is_used_where_the_dice_would_decide_something(purpose: str, number: int, used: str) -> None:
    assert answer(wounded(["angel_feather"]), Roll(0, purpose, dice=number)) == used


@pytest.mark.parametrize(
    ("purpose", "faces", "chosen"),
    [
        ("do_rite", (1, 0, 0), "again lucky_stone 0 0"),
        ("do_rite", (2, 1, 0), "keep"),  # as good as dice are on the whole
        ("damage_physical", (2, 2, 0), "again lucky_stone 2 2"),
    ],
)
def test_the_lucky_stone_throws_again_what_fell_badly(purpose: str, faces: tuple[int, ...], chosen: str) -> None:
    s = wounded(["lucky_stone"])
    run(s, Roll(0, purpose, dice=3))
    dice(s, *faces)
    assert answer(s) == chosen


class Prized(PlainHaunt):
    """Beating the traitor brings the heroes what they need."""

    def prize(self, s: Position, body: int, target: int, weapon: str) -> float:
        return 0.5


def test_an_attack_brings_more_against_the_weak_by_the_strong_and_for_a_prize() -> None:
    def worth(mine: int, theirs: int, haunt: PlainHaunt | None = None) -> float:
        s = wounded(steps={"might": mine})
        s.t.bodies[2].room = s.t.bodies[0].room
        s.t.bodies[2].traits[INDEX["might"]] = theirs
        s.haunt = haunt or s.haunt
        return outcome(s, 0, act("attack", 2))

    assert worth(7, 0) > worth(7, 7) > worth(0, 7)
    assert worth(7, 0) > 0 > worth(0, 7)
    assert worth(7, 0, Prized()) > worth(7, 0) + 0.3
