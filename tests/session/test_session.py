"""Who may look, and when the curtain falls."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from game.engine import games
from game.engine.contract import TABLE, Setup
from game.engine.match import Match
from game.engine.record import Holder, RecordFile
from game.lastfriday.terms import CAMPERS, MANIAC
from game.players.advice import Advice
from game.session.session import Session

COMPUTER = Holder(level="random")
ANNA, BORYS = Holder(person="Anna"), Holder(person="Borys")
_open: list[Session] = []


class AtOnce:
    """Nothing takes any time."""

    def duration(self, seconds: float) -> float:
        return 0 * seconds


AT_ONCE = AtOnce()


@pytest.fixture(autouse=True)
def close_sessions() -> Iterator[None]:
    yield
    while _open:
        _open.pop().close()


def sit(holders: Sequence[Holder], chapter: str = "I", record: RecordFile | None = None) -> Session:
    game = games.load("lastfriday")
    match = Match(game, Setup(6, {"chapter": chapter}), holders, 5, record)
    session = Session(match, AT_ONCE)
    _open.append(session)
    return session


def play_first(session: Session) -> None:
    """The asked person does the first thing there is."""
    session.play(session.observe().legal[0])


def play_until(session: Session, person: str, most: int = 400) -> None:
    """People play until this person is asked; each raises the curtain that is asked of them."""
    for _turn in range(most):
        if session.asked_person() == person:
            return
        curtain = session.needs_curtain()
        if curtain:
            session.raise_curtain(curtain[0])
        play_first(session)
    raise AssertionError(f"{person} was never asked")


def two_sides() -> Session:
    return sit([BORYS, *(ANNA for _seat in CAMPERS)])


def test_with_one_person_there_is_no_curtain() -> None:
    session = sit([COMPUTER, *(ANNA for _seat in CAMPERS)])
    for _step in range(200):
        assert session.needs_curtain() is None
        assert session.viewer() in CAMPERS
        if session.can_play():
            play_first(session)
        else:
            session.step(1.0)
    session.cover()
    assert session.needs_curtain() is None


def test_five_people_as_campers_against_a_computer_need_none() -> None:
    people = [Holder(person=name) for name in ("Anna", "Borys", "Clara", "Danylo", "Eva")]
    session = sit([COMPUTER, *people])
    assert session.needs_curtain() is None
    for _step in range(100):
        if session.can_play():
            play_first(session)
            assert session.needs_curtain() is None
        else:
            session.step(1.0)


def test_the_curtain_falls_before_the_other_sides_view() -> None:
    session = two_sides()
    play_until(session, "Borys")
    assert session.needs_curtain() == ("Borys", MANIAC)
    assert session.viewer() == TABLE
    assert not session.can_play()
    session.raise_curtain("Borys")
    assert session.viewer() == MANIAC
    assert session.needs_curtain() is None


def test_until_it_is_raised_nobody_can_play() -> None:
    session = two_sides()
    play_until(session, "Borys")
    with pytest.raises(ValueError, match="not asked"):
        session.play(session.match.observe(MANIAC).legal[0])


def test_the_same_person_again_needs_no_second_curtain() -> None:
    session = two_sides()
    play_until(session, "Borys")
    session.raise_curtain("Borys")
    play_first(session)
    if session.asked_person() == "Borys":
        assert session.needs_curtain() is None
    play_until(session, "Anna")
    assert session.needs_curtain() == ("Anna", session.match.actor())


@pytest.mark.parametrize("why", ["undo", "hidden"])
def test_it_falls_again_after_undo_and_when_the_window_was_away(why: str) -> None:
    session = two_sides()
    play_until(session, "Anna")
    session.raise_curtain("Anna")
    seat = session.viewer()
    assert seat in CAMPERS
    if why == "undo":
        for _step in range(300):
            undoable = session.undo_person()
            if undoable:
                break
            curtain = session.needs_curtain()
            if curtain:
                session.raise_curtain(curtain[0])
            play_first(session)
        assert session.undo()
    else:
        session.cover()
    assert session.needs_curtain() is not None
    assert session.viewer() == TABLE


def test_it_falls_after_loading(tmp_path: Path) -> None:
    path = tmp_path / "game.lantern"
    session = sit([BORYS, *(ANNA for _seat in CAMPERS)], record=RecordFile(path))
    play_until(session, "Anna")
    session.close()
    again = Session(Match.resume(path), AT_ONCE)
    assert again.needs_curtain() == ("Anna", again.match.actor())


def test_while_computers_act_several_people_see_only_the_table() -> None:
    session = sit([BORYS, COMPUTER, COMPUTER, COMPUTER, COMPUTER, ANNA])
    seen = set()
    for _step in range(4000):
        if session.asked_person() is None:
            seen.add(session.viewer())
            session.step(1.0)
            time.sleep(0.0005)
        else:
            curtain = session.needs_curtain()
            if curtain:
                session.raise_curtain(curtain[0])
            play_first(session)
        if session.match.length > 60 or session.over():
            break
    assert seen == {TABLE}


def test_events_go_to_the_eyes_that_look() -> None:
    session = two_sides()
    play_until(session, "Borys")
    session.take_events()
    session.raise_curtain("Borys")
    assert session.take_events() == []
    play_first(session)
    events = session.take_events()
    assert all(event.seen_by(session.viewer()) for event in events)


def test_the_next_seat_of_the_same_person_misses_nothing() -> None:
    session = sit([COMPUTER, *(ANNA for _seat in CAMPERS)])
    told = []
    while not session.can_play():
        session.step(1.0)
    session.take_events()
    began = session.match.mark()
    seats = {session.viewer()}
    for _step in range(2000):
        if session.can_play():
            play_first(session)
        else:
            session.step(1.0)
        told += session.take_events()
        seats.add(session.viewer())
        if len(seats) > 2:
            break
    assert len(seats) > 2
    assert told == session.match.events_since(began, session.viewer())


def test_a_seat_is_handed_to_a_computer_and_taken_back() -> None:
    session = sit([COMPUTER, *(ANNA for _seat in CAMPERS)])
    for seat in CAMPERS:
        session.hand_over(seat, COMPUTER)
    assert session.people() == []
    assert session.viewer() == TABLE
    assert session.names == ["Anna"] * 5 or session.names == ["Anna"]
    session.hand_over(1, ANNA)
    assert session.people() == ["Anna"]


def test_conceding_ends_the_match_for_the_whole_side() -> None:
    session = two_sides()
    session.concede(1)
    outcome = session.outcome()
    assert session.over()
    assert outcome is not None
    assert outcome.losers == CAMPERS


@pytest.mark.slow
def test_computers_play_a_whole_chapter_without_a_window() -> None:
    session = sit([COMPUTER] * 6)
    began = time.monotonic()
    while not session.over() and time.monotonic() - began < 60:
        if not session.step(1.0):
            time.sleep(0.0005)
    assert session.over()
    assert session.notices == []


def advised(session: Session, seconds: float = 60.0) -> object:
    """The advice, waited for as the window does."""
    end = time.monotonic() + seconds
    while session.advising and time.monotonic() < end:
        session.step(0.01)
        time.sleep(0.005)
    return session.take_advice()


def test_advice_comes_once_to_the_one_who_asked_and_changes_nothing() -> None:
    session = sit([COMPUTER, *(ANNA for _seat in CAMPERS)])
    until = time.monotonic() + 60
    while not session.can_play() and time.monotonic() < until:
        session.step(1.0)
        time.sleep(0.005)
    version = session.version
    session.ask_advice()
    advice = advised(session)
    assert isinstance(advice, Advice)
    assert advice.action in session.observe().legal
    assert session.take_advice() is None
    assert session.version == version


def test_advice_that_comes_after_the_curtain_fell_is_dropped() -> None:
    session = two_sides()
    curtain = session.needs_curtain()
    if curtain:
        session.raise_curtain(curtain[0])
    assert session.can_play()
    session.ask_advice()
    session.cover()
    assert not session.advising
    assert advised(session) is None
    session.ask_advice()
    assert not session.advising
