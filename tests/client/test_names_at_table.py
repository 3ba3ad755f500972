"""Everything at a table that names a seat calls it as the table does: log, questions, refusals, advice, sheets, curtain."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator

import pytest

from game.client.settings import Settings
from game.client.stayaway.stage import sheet_of
from game.client.tableview import seat_look
from game.darkaround.events import TurnBegan
from game.engine import games
from game.engine.contract import TABLE, Refusal
from game.engine.match import Match
from game.engine.record import Holder
from game.players.advice import Advice
from game.session.session import Session
from game.words.advice import advice_words
from game.words.darkaround.log import word as night_words
from game.words.language import LANGUAGES, set_language
from game.words.lastfriday.log import Log
from game.words.stayaway.log import lines
from game.words.stayaway.names import seat_name
from game.words.stayaway.news import moments
from game.words.stayaway.notewords import note_words
from game.words.stayaway.questions import help_line, question
from tests.client.betrayal.tables import played, table_of
from tests.client.hands import open_app

TYPED = ("Qaa", "Qbb", "Qcc", "Qdd", "Qee", "Qff", "Qgg", "Qhh", "Qii", "Qjj", "Qkk", "Qll")
"""Names that no character has."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def table(name: str, seed: int, length: int) -> Session:
    """A game of people with typed names, some way played by chance."""
    game = games.load(name)
    setups = list(game.varieties())
    setup = setups[seed % len(setups)]
    typed = TYPED if name != "lastfriday" else (TYPED[0], *[TYPED[1]] * 5)
    match, rng = Match(game, setup, [Holder(person=typed[seat]) for seat in range(setup.seats)], seed), random.Random(seed)
    while (actor := match.actor()) is not None and match.length < length:
        match.play(rng.choice(match.observe(actor).legal))
    return Session(match, Settings(animation_speed="off"))


def refusals(name: str) -> list[Refusal]:
    """Every refusal of a game that names a seat."""
    codes = importlib.import_module(f"game.words.{name}.refusals").SENTENCES
    value = {"lastfriday": "red"}.get(name, "1")
    return [Refusal(code, (("seat", value),)) for code, words in codes.items() if "{seat}" in words]


def of_stay_away(session: Session) -> list[str]:
    """All that Stay Away! says of a position to everybody in turn."""
    match, names = session.match, session.called()
    found = [seat_look(session, seat).name for seat in range(match.setup.seats)]
    for viewer in (TABLE, *range(match.setup.seats)):
        seen, told = match.observe(viewer), match.history(viewer)
        found += [line.text for line in lines(told, names)]
        found += [question(seen, names), help_line(seen, names), *(note_words(note, names) for note in seen.notes)]
        found += [session.host.action_words(act, seen, names) for act in seen.legal]
        found += [words for each in moments(told, 0, viewer, draws=True) for words in sheet_of(each.events, viewer, names).lines]
    return found


def test_at_a_table_of_stay_away_nobody_is_called_by_the_expeditions_names(language: str) -> None:
    strangers = [seat_name(seat) for seat in range(12)]
    named = 0
    for seed in range(3):
        session = table("stayaway", seed, 200)
        words = [*of_stay_away(session), *(session.refusal_words(each) for each in refusals("stayaway"))]
        for text in words:
            assert not any(stranger in text for stranger in strangers), text
            named += any(typed in text for typed in TYPED)
        session.close()
    assert named > 100, language


@pytest.mark.parametrize("name", games.NAMES)
def test_refusals_and_advice_name_a_seat_as_the_table_does(name: str) -> None:
    session = table(name, 1, 10)
    names = session.called()
    for refusal in refusals(name):
        assert names(1) in session.refusal_words(refusal)
    actor = session.match.actor()
    assert actor is not None
    seen = session.match.observe(actor)
    for act in seen.legal:
        told = advice_words(Advice(act), session.host.action_words(act, seen, lambda seat: f"Zz{names(seat)}"))
        assert told
        if name == "stayaway" and getattr(act, "seat", -1) >= 0:
            assert f"Zz{names(act.seat)}" in told
    session.close()


def test_refusals_and_advice_follow_the_log_where_characters_have_names_of_their_own() -> None:
    session = table("lastfriday", 2, 80)
    log = Log(1)
    log.feed(session.match.history(TABLE))
    assert [session.called()(seat) for seat in range(6)] == [log.cast.name(seat) for seat in range(6)]
    session.close()
    app = open_app()
    for actions in (0, 80):
        view = table_of(app, played(actions))
        assert [view.session.called()(seat) for seat in range(4)] == [view.names(seat) for seat in range(4)]
    app.close()
    session = table("darkaround", 2, 10)
    assert all(session.called()(seat) in night_words(TurnBegan(seat=seat)) for seat in range(3))
    session.close()
