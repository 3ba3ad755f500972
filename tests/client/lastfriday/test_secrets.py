"""What a viewer may not know leaves no pixel."""

from __future__ import annotations

import random

import pytest

from game.engine.contract import ALL, Setup
from game.engine.match import Match
from game.lastfriday import GAME
from game.lastfriday.actions import Act, parse
from game.lastfriday.state import LfState
from tests.client.lastfriday.tables import ALONE, Table
from tests.lastfriday import swapping


def played(start: int, chapter: str = "I", moves: int = 1) -> Match:
    """A match whose Maniac starts on a circle and moves by the first of his moves that meets nobody; the Campers stay."""
    match = Match(GAME, Setup(6, {"chapter": chapter}), ALONE, 11)
    made = 0
    while made < moves or match.observe(match.actor() or 0).asked != "turn":
        actor = match.actor()
        assert actor is not None
        legal = match.observe(actor).legal
        if Act("start", circle=start) in legal:
            act = Act("start", circle=start)
        elif legal[0].verb == "move":
            dots = {camper.dot for camper in match.observe(actor).campers}
            act = next(move for move in legal if not dots.intersection(move.route))
            made += 1
        else:
            act = parse("done") if parse("done") in legal else legal[0]
        match.play(act)
    return match


@pytest.mark.parametrize("moves", [0, 1, 2])
@pytest.mark.slow
def test_two_hidden_starts_and_trails_look_the_same_to_a_camper(moves: int) -> None:
    pictures = []
    for start in (2, 150):
        table = Table(played(start, moves=moves))
        assert table.view.observation is not None
        assert table.view.observation.viewer in (1, 2, 3, 4, 5)
        pictures.append(table.pixels())
    assert pictures[0] == pictures[1]


@pytest.mark.slow
def test_the_maniacs_own_view_tells_them_apart() -> None:
    pictures = []
    for start in (2, 150):
        match = played(start)
        while match.actor() != 0:
            match.play(parse("done"))
        pictures.append(Table(match).pixels())
    assert pictures[0] != pictures[1]


def at_random(setup: Setup, seed: int, length: int) -> Match:
    """A match of random play, some actions long."""
    match = Match(GAME, setup, ALONE, seed)
    rng = random.Random(seed)
    while match.outcome() is None and match.length < length:
        actor = match.actor()
        assert actor is not None
        match.play(rng.choice(match.observe(actor).legal))
    return match


def swapped(match: Match, rng: random.Random) -> Match | None:
    """The same match with everything changed that the asked seat may not know; None when there is nothing to change."""
    actor = match.actor()
    if actor is None:
        return None
    state = match._state
    assert isinstance(state, LfState)
    hidden = swapping.swap(GAME, state, actor, rng)
    if hidden is None or hidden == state.hidden(actor):
        return None
    other = at_random(match.setup, match.seed, match.length)
    other._state = GAME.rebuild(state.observe(actor), hidden)
    return other


@pytest.mark.slow
def test_fifty_positions_look_the_same_whatever_is_hidden() -> None:
    rng = random.Random(7)
    compared = told_apart = 0
    while compared < 50:
        setup = rng.choice(GAME.varieties())
        match = at_random(setup, rng.randrange(10**6), rng.randrange(20, 260))
        other = swapped(match, rng)
        if other is None:
            continue
        assert Table(match).pixels() == Table(other).pixels()
        compared += 1
        told_apart += match.observe(ALL) != other.observe(ALL)
    assert told_apart == 50
