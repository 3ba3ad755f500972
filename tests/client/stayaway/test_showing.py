"""Events one after another: the same for all in length, and the table follows them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.client.stayaway.noises import noise
from game.client.stayaway.showing import Showing
from game.client.stayaway.tabletop import Tabletop
from game.engine.contract import Event
from game.stayaway import events as e
from game.words.stayaway.news import fresh_places, moments, own_news, received

KNOWN: list[tuple[Event, Event]] = [
    (e.Drew(seat=0, card="axe", why="turn"), e.Drew(seat=0, card="", why="turn")),
    (e.Discarded(seat=0, card="axe", why="turn"), e.Discarded(seat=0, card="", why="turn")),
    (e.HandShown(seat=0, to=1, cards=("axe",), why="analysis"), e.HandShown(seat=0, to=1, cards=(), why="analysis")),
    (e.CardShown(seat=0, to=1, card="axe", why="scary"), e.CardShown(seat=0, to=1, card="", why="scary")),
    (e.Offered(seat=0, to=1, why="turn", card="axe"), e.Offered(seat=0, to=1, why="turn", card="")),
    (e.Exchanged(one=0, two=1, given="axe", got="whisky"), e.Exchanged(one=0, two=1, given="", got="")),
    (e.ChainLaid(seat=0, card="axe"), e.ChainLaid(seat=0, card="")),
    (e.ChainPassed(seat=0, to=1, card="axe"), e.ChainPassed(seat=0, to=1, card="")),
    (e.CardLaidOnPile(seat=0, card="axe"), e.CardLaidOnPile(seat=0, card="")),
    (e.PanicSkipped(card="oops"), e.PanicSkipped(card="")),
    (e.Dealt(seat=0, card="axe"), e.Dealt(seat=0, card="")),
]
"""What those who know a card see, and what the others do."""


def shown(table: Tabletop) -> Showing:
    return Showing(table, lambda _event: None, lambda _event: None)


def seconds(event: Event) -> float:
    return shown(Tabletop(4)).seconds(event, 1.0)


@pytest.mark.parametrize(("known", "unknown"), KNOWN)
def test_nobody_can_tell_from_time_or_sound_what_others_know(known: Event, unknown: Event) -> None:
    assert seconds(known) == seconds(unknown)
    assert noise(known) == noise(unknown)


def test_an_infection_takes_no_time_and_makes_no_sound() -> None:
    event = e.BecameInfected(seat=1, by=0)
    assert seconds(event) == 0
    assert noise(event) == ""


def test_a_hand_shown_to_all_lies_open_long_enough_to_read() -> None:
    assert seconds(e.HandShown(seat=0, to=-1, cards=("axe",), why="whisky")) > 2
    assert seconds(e.HandShown(seat=0, to=1, cards=("axe",), why="analysis")) < 1


def test_events_are_shown_in_order_and_can_be_hurried() -> None:
    table = Tabletop(4)
    showing = shown(table)
    showing.add([e.TurnBegan(seat=2, turn=1), e.Drew(seat=2, card="", why="turn"), e.Played(seat=2, card="axe", target=1)])
    showing.update(0.0, 1.0)
    assert isinstance(showing.event, e.Drew)
    assert table.places[2].cards == 1
    showing.update(0.4, 1.0)
    assert isinstance(showing.event, e.Played)
    assert (table.playing, table.target, table.places[2].cards) == ("axe", 1, 0)
    showing.skip()
    assert not showing.busy()


@pytest.mark.parametrize("infected", [True, False])
def test_each_moment_is_one_sheet_and_an_infection_only_joins_it(infected: bool) -> None:
    news: list[Event] = [e.HandShown(seat=0, to=1, cards=("axe",), why="analysis"), e.Exchanged(one=3, two=1, given="infected", got="axe")]
    news += [e.BecameInfected(seat=1, by=3)] if infected else []
    news += [
        e.Exchanged(one=2, two=3, given="", got=""),
        e.ChainPassed(seat=0, to=1, card="whisky"),
        e.ChainPassed(seat=1, to=2, card="axe"),
    ]
    news += [
        e.Drew(seat=1, card="axe", why="forgetful"),
        e.Drew(seat=1, card="scary", why="forgetful"),
        e.Drew(seat=1, card="axe", why="turn"),
    ]
    assert len(moments(news, 0, 1)) == 3
    assert [len(moment.events) for moment in moments(news, 0, 1, draws=True)] == [1, 1 + infected, 1, 2]
    assert [len(moments(news, moment.end, 1)) for moment in moments(news, 0, 1)] == [2, 1, 0], "what was read is not read again"


def test_all_cards_of_a_chain_reaction_pass_at_once() -> None:
    showing = shown(Tabletop(4))
    showing.add([e.ChainPassed(seat=seat, to=(seat + 1) % 4, card="") for seat in range(4)])
    showing.update(0.0, 1.0)
    assert len(showing.group) == 4


@pytest.mark.rule("SA-50")
def test_neighbours_of_a_burnt_seat_close_up_and_two_doors_become_one() -> None:
    table = Tabletop(5)
    table.take(e.DoorLocked(one=1, two=2))
    table.take(e.DoorLocked(one=2, two=3))
    table.take(e.Burnt(seat=2, by=1))
    assert table.ring == [0, 1, 3, 4]
    assert table.doors == [False, True, False, False]
    assert table.burnt == [2]


@pytest.mark.rule("SA-36")
def test_seats_swap_and_doors_stay() -> None:
    table = Tabletop(4)
    table.take(e.DoorLocked(one=0, two=1))
    table.take(e.SeatsSwapped(one=0, two=2))
    assert table.ring == [2, 1, 0, 3]
    assert table.doors == [True, False, False, False]


def test_cards_that_have_come_are_marked_as_often_as_they_came() -> None:
    events: list[Event] = [
        e.Exchanged(one=3, two=1, given="infected", got="axe"),
        e.ChainPassed(seat=0, to=1, card="whisky"),
        e.Drew(seat=1, card="scary", why="answer"),
    ]
    assert received(events, 1) == ["infected", "whisky", "scary"]
    assert fresh_places(("infected", "infected", "whisky"), ["infected", "whisky"]) == {1, 2}


def test_news_are_the_own_affairs_alone() -> None:
    own = e.Exchanged(one=3, two=1, given="infected", got="axe")
    others = e.Exchanged(one=3, two=2, given="", got="")
    drawn = e.Drew(seat=1, card="axe", why="turn")
    infected = e.BecameInfected(seat=1, by=3)
    assert own_news([own, others, drawn, infected], 1) == [own, infected]


def test_every_event_with_words_can_be_taken_by_the_table() -> None:
    classes = [
        cls for cls in vars(e).values() if isinstance(cls, type) and issubclass(cls, e.SaEvent) and cls not in (e.SaEvent, e.Informing)
    ]
    assert len(classes) > 30
    table = Tabletop(4)
    for cls in classes:
        fields: dict[str, Any] = {field.name: _value(field.name) for field in msgspec.structs.fields(cls) if field.name != "audience"}
        table.take(cls(**fields))
        table = Tabletop(4)


def _value(name: str) -> object:
    texts = {"card": "axe", "why": "turn", "back": "panic", "side": "left", "saying": "ask", "result": "draw", "given": "", "got": ""}
    lists = {"cards": (), "roles": (), "hands": ()}
    others = {"count": 9, "again": True, "turn": 1, "direction": -1, "two": 1, "to": 1, "by": 1, "was": 2, "about": 1}
    return texts.get(name, lists.get(name, others.get(name, 0)))
