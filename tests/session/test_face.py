"""The face of a session: all that views and phones hold, and no way from there to the match."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from game.engine import games
from game.engine.contract import ALL, TABLE, Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.session.face import Face
from game.session.session import Session
from game.session.story import Story
from tests.session.test_session import AT_ONCE

CLIENT = Path(__file__).parents[2] / "game" / "client"


def night(length: int) -> Match:
    """A night of two people in Darkness Around, so many actions on."""
    match, rng = Match(games.load("darkaround"), Setup(2), [Holder(person="Anna"), Holder(person="Borys")], 3), random.Random(3)
    while (actor := match.actor()) is not None and match.length < length:
        match.play(rng.choice(match.observe(actor).legal))
    return match


def test_the_face_has_no_match() -> None:
    names = {name for name in dir(Face) if not name.startswith("_")}
    assert "match" not in names
    assert names <= set(dir(Session))


@pytest.mark.parametrize("name", games.NAMES)
def test_views_hold_the_face_and_never_the_session_or_its_match(name: str) -> None:
    found = []
    for path in (CLIENT / name).glob("*.py"):
        if path.stem == "costs":  # what a table is measured with is a match of its own
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in ("match", "_match"):
                found.append((path.name, node.lineno))
            if isinstance(node, ast.ImportFrom) and node.module in ("game.session.session", "game.engine.match"):
                found.append((path.name, node.lineno))
    assert found == []


@pytest.mark.parametrize("name", games.NAMES)
def test_no_part_of_a_table_holds_the_whole_view(name: str) -> None:
    holders = set()
    for path in (CLIENT / name).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == f"game.client.{name}.view":
                holders.add(path.stem)
    assert holders <= {"screens", "costs"}  # what makes a view, and what measures one


def test_why_not_is_said_for_the_one_who_looks_and_nothing_for_what_is_allowed() -> None:
    session = Session(night(6), AT_ONCE)
    legal = session.observe().legal
    assert [session.why_not(act) for act in legal] == [""] * len(legal)
    played = legal[0]
    session.play(played)
    while session.viewer() == session.match.actor() and played in session.observe().legal:
        session.play(session.observe().legal[0])
    assert session.why_not(played) != ""


def test_what_the_table_hears_is_what_everybody_has_learnt() -> None:
    session = Session(night(0), AT_ONCE)
    mark = session.mark()
    assert session.heard(mark) == []
    session.play(session.observe().legal[0])
    assert session.heard(mark) == session.match.events_since(mark, TABLE) != []
    assert session.heard(session.mark()) == []


def test_chance_alone_decides_nothing() -> None:
    session = Session(night(0), AT_ONCE)
    assert session.length > 0
    assert not session.decided()
    session.play(session.observe().legal[0])
    assert session.decided()


def test_the_story_is_told_at_the_end_and_not_before() -> None:
    session = Session(night(10), AT_ONCE)
    with pytest.raises(ValueError, match="secrets"):
        session.story()
    match = night(10_000)
    story = Session(match, AT_ONCE).story()
    state = story.begin()
    told = []
    for action, events in story.actions():
        state.apply(action)
        told += events
    assert told == story.events
    assert state.observe(ALL) == story.final == Story(match).final
