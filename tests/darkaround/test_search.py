"""Looking for lost children before the clock card is turned."""

from __future__ import annotations

import pytest

from game.darkaround.events import ClockTurned, Found, Lost, NotFound, SearchBegan
from tests.darkaround.scene import asked, before, do, legal, number, others, sanity, trees


@pytest.mark.rule("DA-10")
def test_before_the_card_is_turned_any_remaining_child_may_be_sent_for_a_lost_one_or_none() -> None:
    s = before(2, lost=["0.5", "0.2"])
    assert asked(s) == ("prepare", 0)
    searchers = ("1", "3", "g", "4")
    assert legal(s) == [f"search 0.{child} by 0.{by}" for child in ("2", "5") for by in searchers] + ["done"]
    assert s.hour == 1
    assert any(isinstance(event, ClockTurned) for event in do(s, "done"))


@pytest.mark.rule("DA-10")
def test_each_lost_child_is_sought_once_and_each_child_searches_once_an_hour() -> None:
    s = before(2, lost=["0.5", "0.4", "0.g"])
    do(s, "search 0.5 by 0.1", "evade 1")
    assert legal(s) == [f"search 0.{child} by 0.{by}" for child in ("g", "4") for by in ("2", "3")] + ["done"]
    do(s, "search 0.4 by 0.3", "evade 2", "search 0.g by 0.2", "evade 3")
    assert s.hour == 2  # nobody is left to search, so nobody is asked
    trees(s)
    assert "search 0.5 by 0.1" in legal(s)


@pytest.mark.rule("DA-10")
def test_players_search_in_seat_order_whoever_is_the_first_player() -> None:
    s = before(2, 3, lost=["0.1", "1.1", "2.1"])
    for seat in (0, 1, 2):
        assert asked(s) == ("prepare", seat)
        do(s, "done")
    assert s.hour == 2
    assert s.child == number("1.2")


@pytest.mark.rule("DA-10")
def test_only_own_children_search_and_are_sought() -> None:
    s = before(2, 2, lost=["0.5", "1.4"])
    assert {text[:10] for text in legal(s)} == {"search 0.5", "done"}
    assert not any("by 1." in text for text in legal(s))


@pytest.mark.rule("DA-10")
def test_in_the_cooperative_game_own_children_look_for_anybodys() -> None:
    s = before(2, 2, lost=["0.5", "1.4"], aim="cooperative")
    assert {text.split(" by ")[0] for text in legal(s)} == {"search 0.5", "search 1.4", "done"}
    assert not any("by 1." in text for text in legal(s))
    do(s, "search 1.4 by 0.1", "evade 5", "done")
    assert sanity(s, "1.4") == 3
    assert {text.split(" by ")[0] for text in legal(s)} == {"search 0.5", "done"}  # seat 1; that one was sought


@pytest.mark.rule("DA-10")
def test_nobody_searches_before_the_last_card() -> None:
    s = before(7, lost=["0.5"])
    assert s.who is None
    assert s.result == "morning"


@pytest.mark.rule("DA-10")
def test_a_seat_that_can_do_nothing_is_not_asked() -> None:
    s = before(2, 3, lost=["1.1"])
    assert asked(s) == ("prepare", 1)
    assert before(2, 3).asked == "event"


@pytest.mark.rule("DA-11")
@pytest.mark.parametrize("face", ["1", "2", "3"])
def test_1_to_3_find_nothing(face: str) -> None:
    s = before(2, lost=["0.5"])
    events = do(s, "search 0.5 by 0.1")
    assert SearchBegan(child=number("0.5"), by=0) in events
    assert asked(s) == ("search", -1)
    assert [(str(act), weight) for act, weight in s.chances()] == [(f"evade {face}", 1) for face in (1, 2, 3, 4, 5, "skull")]
    assert NotFound(child=number("0.5"), by=0) in do(s, f"evade {face}")
    assert sanity(s, "0.5") == 0
    assert sanity(s, "0.1") == 11


@pytest.mark.rule("DA-11")
@pytest.mark.parametrize("face", ["4", "5"])
def test_4_and_5_bring_the_child_back_with_3_sanity_but_it_does_not_act_in_this_hour(face: str) -> None:
    s = before(2, lost=["0.5", "0.4"])
    events = do(s, "search 0.5 by 0.1", f"evade {face}")
    assert Found(child=number("0.5"), by=0, sanity=3) in events
    assert sanity(s, "0.5") == 3
    assert not any("by 0.5" in text for text in legal(s))
    do(s, "done")
    assert number("0.5") not in trees(s)
    do(s, "search 0.4 by 0.5", "evade 1")
    assert number("0.5") in trees(s)


@pytest.mark.rule("DA-11")
@pytest.mark.parametrize(("face", "left"), [("1", 0), ("2", 0), ("3", 0), ("4", 11), ("5", 11), ("skull", 11)])
def test_a_skull_lets_the_searcher_meet_the_creature_and_the_evasion_die_decides(face: str, left: int) -> None:
    s = before(2, lost=["0.5"])
    do(s, "search 0.5 by 0.1", "evade skull")
    assert asked(s) == ("evade", -1)
    events = do(s, f"evade {face}")
    assert sanity(s, "0.1") == left
    assert (Lost(child=0) in events) == (not left)
    assert sanity(s, "0.5") == 0


@pytest.mark.rule("DA-11")
def test_by_option_the_skull_is_a_full_attack() -> None:
    s = before(2, lost=["0.5", "0.4"], search_mode="danger")
    do(s, "search 0.5 by 0.1", "evade skull")
    assert asked(s) == ("danger", -1)
    do(s, "danger 4")
    assert sanity(s, "0.1") == 7
    do(s, "search 0.4 by 0.2", "evade skull", "danger skull")
    assert asked(s) == ("evade", -1)
    do(s, "evade 3")
    assert sanity(s, "0.2") == 0


@pytest.mark.rule("DA-12")
def test_the_searcher_still_rolls_its_event() -> None:
    s = before(2, lost=["0.5"])
    do(s, "search 0.5 by 0.2", "evade 1")
    assert trees(s) == [number(f"0.{name}") for name in ("1", "2", "3", "g", "4")]


@pytest.mark.rule("DA-12")
def test_a_searcher_who_is_lost_can_be_sought_from_the_next_hour_on() -> None:
    s = before(2, lost=["0.5", "0.4"])
    do(s, "search 0.5 by 0.1", "evade skull", "evade 1")
    assert sanity(s, "0.1") == 0
    assert {text.split(" by ")[0] for text in legal(s)} == {"search 0.4", "done"}
    do(s, "done")
    assert number("0.1") not in trees(s)
    assert "search 0.1 by 0.2" in legal(s)


@pytest.mark.rule("DA-14")
def test_the_last_child_lost_in_a_search_ends_a_lone_players_night() -> None:
    s = before(3, lost=others(1, "0.3"))
    do(s, "search 0.5 by 0.3", "evade skull", "evade 2")
    assert s.result == "all_lost"
