"""Cards that put a result in the place of the dice, with cards and haunts that add to it (items.json, events.json)."""

from __future__ import annotations

import pytest

from game.betrayal.combat import Attack
from game.betrayal.holding import keep_event
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.state import BtState
from game.engine.contract import CHANCE
from tests.betrayal.scene import PlainHaunt, begin_turn, lay_deal, number, plain_haunt, play, run, scene, steps, texts, total

MEANT = "it_is_meant_to_be"
SHOT = 4


class Adds(PlainHaunt):
    """A haunt that adds one to every result."""

    def roll_bonus(self, s: Position, body: int, purpose: str) -> int:
        """One."""
        return 1


def holder(*cards: str, stored: int = 7) -> BtState:
    s = scene(cards={0: cards}, at={0: "foyer", 1: "foyer"})
    s.t.piles["event"].cards.remove(MEANT)
    s.t.piles["event"].discards.append(MEANT)
    keep_event(s, 0, MEANT)
    s.count("stored_0", stored)
    s.set_step(0, "might", 0)
    begin_turn(s, 0)
    return s


def sets(s: BtState, card: str) -> str:
    return [text for text in texts(s) if text.startswith(f"set {card}")][-1]


@pytest.mark.rule("BT-item:adrenaline_shot")
@pytest.mark.rule("BT-item:angel_feather")
@pytest.mark.rule("BT-event:it_is_meant_to_be")
@pytest.mark.parametrize("adds", [False, True])
@pytest.mark.parametrize("shot", [False, True])
@pytest.mark.parametrize("card", ["angel_feather", MEANT])
def test_what_is_added_to_a_result_is_added_to_one_that_was_set(card: str, shot: bool, adds: bool) -> None:
    s = holder("angel_feather", "adrenaline_shot")
    if adds:
        plain_haunt(s)
        s.haunt = Adds()
    run(s, Roll(0, "test", "might"))
    dice = s.value(0, "might")
    if shot:
        play(s, "add adrenaline_shot")
    chosen = sets(s, card)
    play(s, chosen)
    assert chosen == f"set {card} {8 if card == 'angel_feather' else min(7, 2 * dice)}"
    assert s.t.rolled == int(chosen.split()[-1]) + SHOT * shot + adds
    assert not s.holds(0, card)
    assert s.holds(0, "adrenaline_shot") is not shot


@pytest.mark.rule("BT-event:it_is_meant_to_be")
@pytest.mark.rule("BT-item:idol")
def test_the_cap_of_a_stored_result_is_that_of_the_dice_the_roll_has_by_then() -> None:
    s = holder("idol", stored=8)
    run(s, Roll(0, "test", "might"))
    dice = s.value(0, "might")
    assert sets(s, MEANT).endswith(str(min(8, 2 * dice)))
    play(s, "add idol")
    assert sets(s, MEANT).endswith(str(min(8, 2 * (dice + 2))))


@pytest.mark.rule("BT-item:adrenaline_shot")
def test_the_shot_is_no_help_where_no_trait_is_rolled() -> None:
    s = holder("adrenaline_shot")
    run(s, Roll(0, "test", dice=3))
    assert texts(s) == ["roll", f"set {MEANT} 6"]


def defending(*cards: str) -> BtState:
    """Seat 1 attacks seat 0, whose turn it is not."""
    s = scene(cards={0: cards, 1: []}, at={0: "foyer", 1: "foyer"})
    plain_haunt(s, traitor=1, turn=1)
    return s


@pytest.mark.rule("BT-item:idol")
def test_the_idol_helps_in_anybodys_turn_but_once_in_each() -> None:
    s = defending("idol")
    run(s, Attack(1, 0))
    total(s, 3)
    assert texts(s) == ["roll", "add idol"]
    dice, sanity = s.value(0, "might"), steps(s, 0)[3]
    play(s, "add idol")
    assert (number(s), steps(s, 0)[3]) == (min(8, dice + 2), sanity - 1)
    total(s, 3)
    run(s, Attack(1, 0))
    total(s, 3)
    assert s.actor() == CHANCE  # once a turn


@pytest.mark.rule("BT-item:rabbits_foot")
def test_the_rabbits_foot_helps_in_ones_own_turn_only() -> None:
    s = defending("rabbits_foot")
    run(s, Attack(1, 0))
    total(s, 3)
    total(s, 0)
    assert s.actor() != 0 or not any(text.startswith("again") for text in texts(s))


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize("card", ["angel_feather", "idol", "adrenaline_shot", "lucky_stone"])
def test_what_came_to_one_in_this_turn_helps_with_no_roll_in_it(card: str) -> None:
    s = scene(cards={0: [card]}, at={0: "foyer", 1: "foyer"})
    lay_deal(s, 1, [card])
    play(s, "accept")
    run(s, Roll(1, "test", "might", event=True))
    total(s, 2)
    assert s.actor() == 0
    begin_turn(s, 0)
    run(s, Roll(1, "test", "might", event=True))
    asked = s.actor()
    if asked == CHANCE:
        total(s, 2)
        asked = s.actor()
    assert asked == 1
