"""Several people with secret hands at one screen: reading on, looking in, and speaking out of turn."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from game.client.scenes.menu import LookingScene
from game.client.settings import Settings
from game.client.table import TableScene
from game.engine import games
from game.engine.contract import TABLE, IllegalAction, Seat, Setup
from game.engine.match import Match
from game.engine.record import Holder, RecordFile
from game.session.session import Session
from game.stayaway.actions import DECLARES, parse
from game.stayaway.terms import ANSWER, LAY
from game.words.language import LANGUAGES
from tests.client.hands import Hands, group_of, open_app
from tests.sealing import texts

PEOPLE = tuple(Holder(person=name) for name in ("Anna", "Borys", "Clara", "Danylo"))
COMPUTER = Holder(level="random")
_open: list[Session] = []


@pytest.fixture(autouse=True)
def close_sessions() -> Iterator[None]:
    yield
    while _open:
        _open.pop().close()


def sit(holders: Sequence[Holder] = PEOPLE, record: RecordFile | None = None, seed: int = 5) -> Session:
    game = games.load("stayaway")
    session = Session(Match(game, Setup(len(holders), {}), holders, seed, record), Settings(animation_speed="off"))
    _open.append(session)
    return session


def raise_curtain(session: Session) -> None:
    curtain = session.needs_curtain()
    if curtain:
        session.raise_curtain(curtain[0])


def play_to(session: Session, asked: str, most: int = 600) -> Seat:
    """People play the first thing there is until this question comes; its curtain is up then."""
    for _ in range(most):
        while session.holding():
            session.release()
        raise_curtain(session)
        seen = session.observe()
        assert session.can_play()
        if seen.asked == asked:
            return session.viewer()
        session.play(seen.legal[0])
    raise AssertionError(f"{asked} was never asked")


def the_thing(session: Session) -> Seat:
    return session.match.interrupting()[0]


def test_who_gave_a_card_reads_what_came_back_before_the_next_is_called() -> None:
    session = sit()
    partner = play_to(session, ANSWER)
    before = session.observe().hand
    session.play(next(action for action in session.observe().legal if action.verb == "give"))
    if session.match.actor() == partner:
        assert not session.holding()  # the same person goes on: nothing has to wait
        return
    assert session.holding()
    assert session.viewer() == partner
    assert session.observe().hand != before
    assert session.needs_curtain() is None
    assert not session.can_play()
    session.release()
    assert session.viewer() == TABLE
    assert session.needs_curtain()


def test_nothing_happens_while_somebody_reads() -> None:
    session = sit([*PEOPLE[:3], COMPUTER])
    for _ in range(6000):
        if session.holding():
            break
        raise_curtain(session)
        if session.can_play():
            session.play(session.observe().legal[0])
        elif not session.step(10.0):
            time.sleep(0.002)
    assert session.holding()
    version = session.version
    for _ in range(50):
        assert not session.step(10.0)
    assert session.version == version


def test_the_curtain_falls_again_once_the_table_has_looked_on() -> None:
    session = sit([PEOPLE[0], PEOPLE[1], COMPUTER, COMPUTER])
    calls = 0
    for _ in range(6000):
        if session.over() or calls > 5:
            break
        if session.holding():
            session.release()
        looked_on = session.viewer() == TABLE
        if looked_on and session.asked_person():
            curtain = session.needs_curtain()
            assert curtain, "a private view came back by itself"
            calls += 1
            session.raise_curtain(curtain[0])
        if session.can_play():
            session.play(session.observe().legal[0])
        elif not session.step(10.0):
            time.sleep(0.002)
    assert calls > 5


def test_a_person_looks_in_behind_the_curtain_and_the_game_waits() -> None:
    session = sit()
    raise_curtain(session)
    asked = session.viewer()
    other = next(seat for seat in range(4) if seat != asked)
    session.summon(other)
    assert session.viewer() == TABLE
    assert session.needs_curtain() == (PEOPLE[other].person, other)
    session.raise_curtain(PEOPLE[other].person)
    assert session.viewer() == other
    assert session.summoned() == other
    assert session.observe().hand
    assert not session.can_play()
    session.dismiss()
    assert session.summoned() is None
    assert session.needs_curtain() == (PEOPLE[asked].person, asked)


def test_the_asked_person_who_looks_in_first_dismisses_the_look() -> None:
    session = sit()
    raise_curtain(session)
    asked = session.viewer()
    session.summon(asked)
    raise_curtain(session)
    assert not session.can_play()
    session.dismiss()
    raise_curtain(session)
    assert session.can_play()


def test_nobody_looks_in_for_a_computer_or_in_a_game_of_one() -> None:
    with pytest.raises(ValueError, match="nobody"):
        sit([*PEOPLE[:3], COMPUTER]).summon(3)
    assert sit([PEOPLE[0], COMPUTER, COMPUTER, COMPUTER]).may_summon() == []
    assert sit().may_summon() == [holder.person for holder in PEOPLE]


@pytest.mark.rule("SA-46")
def test_a_card_that_was_offered_is_not_taken_back() -> None:
    session = sit()
    play_to(session, LAY)
    session.play(session.observe().legal[0])
    assert session.match.observe(TABLE).asked == ANSWER
    assert session.undo_person() is None
    assert not session.undo()
    assert not session.holding(), "the offerer has nothing to read"


@pytest.mark.rule("SA-91")
def test_the_thing_declares_although_another_is_asked() -> None:
    session = sit()
    thing = the_thing(session)
    asked = session.match.actor()
    if asked == thing:  # let the turn pass on
        for _ in range(20):
            raise_curtain(session)
            session.play(session.observe().legal[0])
            if session.holding():
                session.release()
            if session.match.actor() != thing:
                break
    assert session.match.actor() != thing
    session.summon(thing)
    raise_curtain(session)
    assert session.observe().interrupts == (DECLARES[thing],)
    session.interrupt(DECLARES[thing])
    outcome = session.outcome()
    assert outcome is not None
    assert outcome.reason == "declared_wrongly"
    assert session.over()


def test_nobody_else_can_declare() -> None:
    session = sit()
    other = next(seat for seat in range(4) if seat != the_thing(session))
    session.summon(other)
    raise_curtain(session)
    assert session.observe().interrupts == ()
    with pytest.raises(IllegalAction, match="only_thing_declares"):
        session.interrupt(DECLARES[other])
    assert not session.over()


def test_the_table_cannot_declare() -> None:
    session = sit()
    session.cover()
    assert session.viewer() == TABLE
    with pytest.raises(ValueError, match="nobody looks"):
        session.interrupt(DECLARES[the_thing(session)])


def test_a_declaration_stands_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "declared.lantern"
    session = sit(record=RecordFile(path))
    thing = the_thing(session)
    session.match.interrupt(thing, parse(f"declare {thing}"))
    assert f"declare {thing}" in texts(path.read_text("utf-8"))
    resumed = Match.resume(path)
    outcome = resumed.outcome()
    assert outcome is not None
    assert outcome == session.outcome()
    with pytest.raises(IllegalAction):
        resumed.interrupt(thing, DECLARES[thing])


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_people_fit_the_page_that_asks_who_wants_to_look(language: str, scale: float) -> None:
    names = [Holder(person=f"Олександра-Марія {letter}") for letter in "АБВГДЕЖЗИКЛМ"]
    app = open_app((1280, 720), language, scale)
    session = sit(names)
    app.push(TableScene(session))
    app.push(LookingScene(session))
    app.draw()
    assert app.theme.overflows == []
    form = group_of(app.scene)
    for widget in form.widgets:
        form.focus(widget)
        app.draw()
        assert pygame.Rect(0, 0, 1280, 720).contains(widget.rect)
    assert {widget.key for widget in form.widgets} == {*(holder.person for holder in names), "cancel"}
    app.close()


def test_the_menu_and_the_key_lead_to_the_own_cards() -> None:
    app = open_app()
    app.push(TableScene(sit()))
    hands = Hands(app)
    hands.frames(3)
    while app.scene.name == "curtain":
        hands.key(pygame.K_RETURN)
    hands.key(pygame.K_m)
    assert app.scene.name == "looking"
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_ESCAPE)
    assert app.scene.name == "menu"
    hands.click(hands.find("look").rect.center)
    assert app.scene.name == "looking"
    hands.click(hands.find("Clara").rect.center)
    hands.frames(30)
    assert app.scene.name == "curtain"
    app.close()
