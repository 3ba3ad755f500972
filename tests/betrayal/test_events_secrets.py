"""Looking at the top of a pile: who looks knows, and nobody else learns a card or an order."""

from __future__ import annotations

import pytest

from game.betrayal import GAME
from game.betrayal.events import Peeked
from game.betrayal.peeking import Peek
from game.betrayal.state import BtState
from game.engine.contract import ALL, TABLE, Event, Viewer, visible
from tests.betrayal.cards import done, draw, drawn, rolls
from tests.betrayal.scene import begin_turn, play, run, scene, texts

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, TABLE, ALL)


def looked(pile: str, *steps: str) -> tuple[BtState, list[list[Event]]]:
    """It Is Meant to Be is drawn and used to look at a pile; what happened at each step."""
    s = drawn("it_is_meant_to_be")
    return s, [play(s, text) for text in (f"look {pile}", *steps)]


@pytest.mark.rule("BT-event:it_is_meant_to_be")
def test_three_cards_are_seen_and_put_back_in_an_order_of_choice() -> None:
    s, told = looked("item", "top axe", "top bell", "top revolver")
    assert texts(s) == ["order 0 1 2", "order 0 2 1", "order 1 0 2", "order 1 2 0", "order 2 0 1", "order 2 1 0"]
    assert s.observe(0).tops == {"item": ("axe", "bell", "revolver")}
    assert [type(event) for event in told[-1]] == [Peeked, Peeked]
    play(s, "order 2 0 1")
    assert done(s)
    assert s.observe(0).tops == {"item": ("revolver", "axe", "bell")}
    assert "it_is_meant_to_be" in s.t.piles["event"].discards
    for card in ("revolver", "axe", "bell"):
        draw_item(s, card)
    assert s.t.piles["item"].known == 0


def draw_item(s: BtState, card: str) -> None:
    """The next item is this one, and chance has no say in it."""
    draw(s, "the_voice")
    rolls(s, 0, "event_the_voice", "knowledge", 4)
    assert done(s)
    assert s.t.bodies[0].cards[-1] == card
    s.t.piles["event"].cards.append("the_voice")
    s.t.piles["event"].discards.remove("the_voice")


@pytest.mark.rule("BT-event:it_is_meant_to_be")
@pytest.mark.parametrize(
    ("pile", "one", "other"),
    [
        ("item", ("axe", "bell", "candle", "0 1 2"), ("idol", "armor", "axe", "2 0 1")),
        ("event", ("silence", "smoke", "webs", "0 1 2"), ("spider", "silence", "debris", "0 2 1")),
        ("omen", ("mask", "ring", "dog", "1 0 2"), ("bite", "book", "girl", "2 1 0")),
        ("room", ("library", "crypt", "attic", "1 0 2"), ("vault", "tower", "larder", "2 1 0")),
    ],
)
def test_others_cannot_tell_other_cards_or_another_order(pile: str, one: tuple[str, ...], other: tuple[str, ...]) -> None:
    (a, told_a), (b, told_b) = (looked(pile, *(f"top {card}" for card in way[:3]), f"order {way[3]}") for way in (one, other))
    for viewer in (1, 2, TABLE):
        assert a.observe(viewer) == b.observe(viewer)
        for events_a, events_b in zip(told_a, told_b, strict=True):
            assert visible(events_a, viewer) == visible(events_b, viewer)
    assert a.observe(0) != b.observe(0)
    assert visible(told_a[-1], 1)  # that somebody looked is known to all


@pytest.mark.rule("BT-event:it_is_meant_to_be")
def test_a_seat_that_looks_later_learns_no_more_than_it_sees() -> None:
    s, _ = looked("item", "top axe", "top bell", "top candle", "order 0 1 2")
    run(s, Peek(1, "item", 1))
    assert done(s)
    assert s.observe(0).tops == {"item": ("axe", "bell", "candle")}
    assert s.observe(1).tops == {"item": ("axe", "", "")}
    assert s.observe(2).tops == {}
    run(s, Peek(1, "item", 2, True))
    play(s, "order 1 0")
    assert s.observe(0).tops == {"item": ("", "", "candle")}
    assert s.observe(1).tops == {"item": ("bell", "axe", "")}


@pytest.mark.rule("BT-event:it_is_meant_to_be")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_position_with_known_cards_is_made_again_from_what_is_seen_and_hidden(viewer: Viewer) -> None:
    s, _ = looked("item", "top axe", "top bell", "top candle")
    for order in (None, "order 2 0 1"):
        if order:
            play(s, order)
            run(s, Peek(2, "item", 1))
        again = GAME.rebuild(s.observe(viewer), s.hidden(viewer))
        assert [again.observe(each) for each in VIEWERS] == [s.observe(each) for each in VIEWERS]


@pytest.mark.rule("BT-event:it_is_meant_to_be", "BT-4.2.2")
def test_tiles_that_were_looked_at_come_up_in_their_order() -> None:
    s, _ = looked("room", "top larder", "top library", "top attic", "order 0 2 1")
    begin_turn(s, 0)
    play(s, "explore S")
    assert s.t.piles["room"].bottom == ["b", "u"]  # neither fits the ground floor
    play(s, texts(s)[0])
    assert s.room(0) == "library"


@pytest.mark.rule("BT-event:it_is_meant_to_be", "BT-4.2.2")
def test_tiles_at_the_bottom_are_not_on_top() -> None:
    s = scene()
    pile = s.t.piles["room"]
    pile.cards, pile.bottom = ["attic", "crypt", "furnace_room"], ["b"]
    run(s, Peek(0, "room", 3))
    assert [(str(chosen), weight) for chosen, weight in s.chances()] == [("top attic", 2), ("top crypt", 1), ("top furnace_room", 1)]
    play(s, "top crypt")
    assert [(str(chosen), weight) for chosen, weight in s.chances()] == [("top attic", 1)]
    play(s, "top attic")
    assert [str(chosen) for chosen, _ in s.chances()] == ["top furnace_room"]
    play(s, "top furnace_room")
    assert done(s)
    assert pile.bottom == []
    assert s.observe(0).tops == {"room": ("crypt", "attic", "furnace_room")}


@pytest.mark.rule("BT-event:it_is_meant_to_be")
def test_of_a_small_pile_all_is_seen_and_of_an_empty_one_nothing() -> None:
    s = scene()
    s.t.piles["omen"].cards, s.t.piles["item"].cards = ["mask"], []
    draw(s, "it_is_meant_to_be")
    assert texts(s) == ["look room", "look omen", "look event", "store"]
    play(s, "look omen", "top mask")
    assert done(s)
    assert s.observe(0).tops == {"omen": ("mask",)}
