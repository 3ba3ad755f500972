"""Deals: one with one explorer a turn, laid out card by card, any number either way, changed once (BT-4.5.1)."""

from __future__ import annotations

import pytest

from game.betrayal import GAME
from game.betrayal.actions import act
from game.betrayal.data import HOLDINGS, TUNED
from game.betrayal.events import Offered
from game.betrayal.haunts.before import NoHaunt
from game.betrayal.position import Position
from game.betrayal.state import BtState
from game.engine.contract import CHANCE, TABLE, visible
from tests.betrayal.scene import begin_turn, for_trade, lay_deal, plain_haunt, play, put, scene, steps, texts, total
from tests.betrayal.sick import meeting, sick


def dealers(*hands: list[str]) -> BtState:
    """Explorers with these cards, the first two in the Foyer with the fourth, the third elsewhere, at the first one's turn."""
    at = {0: "foyer", 1: "foyer", 2: "entrance_hall", 3: "foyer"}
    return scene(max(3, len(hands)), at={seat: at[seat] for seat in range(max(3, len(hands)))}, cards=dict(enumerate(hands)))


def held(s: BtState, seat: int) -> list[str]:
    return s.t.bodies[seat].cards


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
@pytest.mark.parametrize(
    ("gives", "asks"),
    [
        (["book"], []),
        ([], ["ring"]),
        (["axe"], ["ring"]),
        (["axe", "book"], ["ring"]),
        (["axe"], ["ring", "idol", "bell"]),
        ([], ["ring", "idol"]),
    ],
)
def test_any_number_either_way_all_or_nothing(gives: list[str], asks: list[str], answer: str) -> None:
    s = dealers(["book", "axe"], ["ring", "idol", "bell"])
    before = [*held(s, 0)], [*held(s, 1)], steps(s, 0)
    lay_deal(s, 1, gives, asks)
    assert s.actor() == 1
    assert texts(s) == ["accept", "refuse"]
    events = play(s, answer)
    told = next(event for event in events if isinstance(event, Offered))
    assert (told.gives, told.asks) == (tuple(gives), tuple(asks))
    if answer == "accept":
        assert sorted(held(s, 0)) == sorted({*before[0], *asks} - set(gives))
        assert sorted(held(s, 1)) == sorted({*before[1], *gives} - set(asks))
        assert s.actor() == 0
        assert not [text for text in texts(s) for card in (*gives, *asks) if text.split()[-1] == card]  # dealt with in this turn
        assert not any(text.startswith("trade") for text in texts(s))  # one deal a turn
    else:
        assert (held(s, 0), held(s, 1), steps(s, 0)) == before


@pytest.mark.rule("BT-4.5.1")
def test_what_a_card_gave_goes_with_it_both_ways() -> None:
    s = dealers(["book"], ["holy_symbol"])
    before = steps(s, 0), steps(s, 1)
    lay_deal(s, 1, ["book"], ["holy_symbol"])
    play(s, "accept")
    assert [now - then for now, then in zip(steps(s, 0), before[0], strict=True)] == [0, 0, -2, 2]
    assert [now - then for now, then in zip(steps(s, 1), before[1], strict=True)] == [0, 0, 2, -2]


@pytest.mark.rule("BT-4.5.1")
def test_a_refused_deal_is_changed_once_and_after_two_refusals_no_more_is_offered() -> None:
    s = dealers(["book", "axe"], ["ring", "idol"])
    lay_deal(s, 1, ["axe"], ["ring"])
    play(s, "refuse")
    assert s.actor() == 0
    assert "offer" not in texts(s)  # not the same one again
    play(s, "take_back ring", "ask idol", "take_back idol", "ask ring")
    assert "offer" not in texts(s)
    play(s, "give book")
    play(s, "offer")
    assert s.actor() == 1
    play(s, "refuse")
    assert s.actor() == 0
    assert "end" in texts(s)
    assert not any(text.startswith("trade") for text in texts(s))
    begin_turn(s, 0)
    assert "trade 1" in texts(s)  # a new turn


@pytest.mark.rule("BT-4.5.1")
def test_a_refused_deal_that_is_not_changed_is_over() -> None:
    s = dealers(["axe"], [], ["ring"], ["spear"])
    lay_deal(s, 1, ["axe"])
    play(s, "refuse", "call_off")
    assert not any(text.startswith("trade") for text in texts(s))


@pytest.mark.rule("BT-4.5.1")
def test_a_changed_deal_can_be_taken() -> None:
    s = dealers(["book", "axe"], ["ring"])
    lay_deal(s, 1, ["axe"], ["ring"])
    play(s, "refuse", "take_back ring", "offer", "accept")
    assert (held(s, 0), held(s, 1)) == (["book"], ["ring", "axe"])


@pytest.mark.rule("BT-4.5.1")
def test_a_deal_that_was_not_offered_can_be_begun_anew_once_with_whomever() -> None:
    s = dealers(["axe"], [], [], [])
    assert {"trade 1", "trade 3"} <= set(texts(s))
    play(s, "trade 1", "give axe", "call_off")
    play(s, "trade 3", "call_off")
    assert not any(text.startswith("trade") for text in texts(s))
    assert held(s, 0) == ["axe"]


@pytest.mark.rule("BT-4.5.1")
def test_laying_out_comes_to_an_end() -> None:
    s = dealers(["axe"], ["ring"])
    play(s, "trade 1")
    for _ in range(TUNED.now.deal_changes):
        play(s, "give axe", "take_back axe")
    play(s, "give axe")
    assert texts(s) == ["ask ring", "offer", "call_off"]


@pytest.mark.rule("BT-4.5.1")
def test_nobody_else_learns_anything_and_nothing_is_told_before_it_is_offered() -> None:
    s = dealers(["axe"], ["ring"])
    for text in ("trade 1", "give axe", "ask ring"):
        assert play(s, text) == []
    events = play(s, "offer")
    for viewer in (0, 1, 2, TABLE):
        assert [type(event) for event in visible(events, viewer)] == [Offered]
    assert not any(event.informs for event in events)  # the offerer may still take it back


@pytest.mark.rule("BT-4.5.1")
def test_with_whom_no_deal_is_to_be_had() -> None:
    s = dealers([], [], ["axe"])
    assert not any(text.startswith("trade") for text in texts(s))  # nothing to deal with; who has something is elsewhere
    s = dealers([], ["axe"])
    assert for_trade(s, 1) == ["ask axe"]
    s.t.stuck["webs"] = [1, 0]  # who is held fast can do nothing
    begin_turn(s, 0)
    assert not any(text.startswith("trade") for text in texts(s))


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize("card", sorted(HOLDINGS))
def test_which_cards_can_be_given_and_asked_for(card: str) -> None:
    tradeable = HOLDINGS[card].trade
    assert tradeable is (card not in ("bite", "dog", "girl", "madman", "blood_dagger"))
    assert for_trade(dealers([card], ["spear" if card != "spear" else "axe"]), 1)[: 1 if tradeable else 0] == (
        [f"give {card}"] if tradeable else []
    )
    assert (f"ask {card}" in for_trade(dealers(["spear" if card != "spear" else "axe"], [card]), 1)) is tradeable


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize("side", ["give", "ask"])
def test_a_thing_that_was_used_or_changed_hands_in_this_turn_is_no_part_of_a_deal(side: str) -> None:
    s = dealers(["axe", "medallion"], ["spear", "ring"])
    s.use("item:axe" if side == "give" else "item:spear")
    begin = for_trade(s, 1)
    assert ("give axe" in begin) is (side == "ask")
    assert ("ask spear" in begin) is (side == "give")


class Keeps(NoHaunt):
    """A haunt in which nobody may give the Book away."""

    def may_give(self, s: Position, body: int, card: str) -> bool:
        """Anything else."""
        return card != "book"


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.rule("BT-6.3.2")
def test_a_haunt_says_what_may_be_given_also_in_return() -> None:
    s = dealers(["axe", "book"], [])
    s.haunt = Keeps()
    begin_turn(s, 0)
    assert for_trade(s, 1) == ["give axe"]
    s = dealers(["axe"], ["book", "ring"])
    s.haunt = Keeps()
    begin_turn(s, 0)
    assert for_trade(s, 1) == ["give axe", "ask ring"]


@pytest.mark.rule("BT-4.5.1")
def test_several_of_a_thing_are_laid_out_one_by_one() -> None:
    s = sick()
    for seat, number in ((1, 3), (2, 1)):
        s.count(f"herbs_{seat}", number)
    s.mark("met", "1_2")
    s.mark("inoculated", "1")
    s.mark("inoculated", "2")
    meeting(s, 1, "kitchen", 2)
    play(s, "trade 2", "give herbs")
    assert [text for text in texts(s) if text.startswith(("give", "ask"))] == ["give herbs"]  # not herbs for herbs
    play(s, "give herbs", "offer", "accept")
    assert (s.counter("herbs_1"), s.counter("herbs_2")) == (1, 3)


@pytest.mark.rule("BT-4.5.1")
def test_a_refused_deal_is_answered_by_its_code() -> None:
    s = dealers(["axe"], [])
    lay_deal(s, 1, ["axe"])
    play(s, "refuse", "call_off")
    refusal = GAME.why_not(s.observe(0), act("trade", 1))
    assert refusal is not None
    assert refusal.code == "dealt_already"


@pytest.mark.rule("BT-4.5.1")
def test_who_dies_of_a_deal_dies_and_the_deal_stands() -> None:
    s = dealers(["amulet_of_the_ages"], [])
    plain_haunt(s, traitor=2)
    for trait in ("might", "speed", "knowledge", "sanity"):
        s.set_step(0, trait, 2)
    lay_deal(s, 1, ["amulet_of_the_ages"])
    play(s, "accept")
    assert not s.t.bodies[0].alive
    assert held(s, 1) == ["amulet_of_the_ages"]


def test_a_turn_goes_on_after_a_deal() -> None:
    s = dealers(["puzzle_box"], ["axe"])
    put(s, 1, "foyer")
    lay_deal(s, 1, (), ["axe"])
    play(s, "accept", "use puzzle_box")
    assert s.actor() == CHANCE
    total(s, 0)
    assert s.actor() == 0
