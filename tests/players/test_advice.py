"""Advice is what hard would do, from the asked seat's own knowledge."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.darkaround import GAME as DARK
from game.engine.contract import CHANCE, Event, Setup
from game.lastfriday import GAME as FRIDAY
from game.lastfriday.state import LfState
from game.players import make_player
from game.players.advice import Advice
from game.players.lastfriday.belief import Belief
from game.players.registry import advise
from tests.players.games_played import CHAPTERS, FIRST, play_chapter
from tests.players.test_lastfriday_players import shuffled_secrets

KINDS = {"", "points", "children", "catch", "near", "away", "prey", "suspect"}


def sound(advice: Advice, observation: Any) -> None:
    """The advice is about legal actions and its figures are figures."""
    assert advice.action in observation.legal
    assert all(action in observation.legal and action != advice.action for action, _ in advice.alternatives)
    assert 0.0 <= advice.risk <= 1.0
    assert advice.kind in KINDS


@pytest.mark.parametrize("setup", [Setup(1), Setup(2, {"aim": "survivors"}), Setup(3, {"aim": "cooperative"})])
def test_in_darkness_around_it_is_hards_choice_with_expected_gain(setup: Setup) -> None:
    rng = random.Random(5)
    state = DARK.new(setup)
    kinds = set()
    while state.actor() is not None:
        actor = state.actor()
        if actor == CHANCE:
            state.apply(rng.choices(*zip(*state.chances(), strict=True))[0])
            continue
        assert actor is not None
        seen = state.observe(actor)
        advice = advise("darkaround", (), seen, random.Random(3))
        sound(advice, seen)
        kinds.add(advice.kind)
        assert advice.action == make_player("darkaround", "hard", actor).decide((), seen, random.Random(3))
        if advice.action == seen.legal[-1]:
            assert advice.gain == 0.0
        state.apply(seen.legal[rng.randrange(len(seen.legal))])
    assert kinds <= {"", "points" if setup.seats == 1 else "children"}
    assert kinds != {""}


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.slow
def test_in_last_friday_it_is_hards_choice_and_never_depends_on_what_is_hidden(chapter: str) -> None:
    asked = 0

    def watch(state: LfState, histories: list[list[Event]]) -> None:
        nonlocal asked
        seat = state.actor()
        assert seat is not None
        if len(state.legal_actions()) < 2 or len(histories[seat]) % 6:
            return
        asked += 1
        seen, history = state.observe(seat), histories[seat]
        advice = advise("lastfriday", history, seen, random.Random(asked))
        sound(advice, seen)
        assert advice.action == make_player("lastfriday", "hard", seat).decide(history, seen, random.Random(asked))
        if seat:
            belief = Belief.replay(FRIDAY.camp, history, FIRST[chapter])
            swapped = shuffled_secrets(state, seat, belief, random.Random(asked))
            assert advise("lastfriday", history, swapped.observe(seat), random.Random(asked)) == advice

    play_chapter(chapter, "random", "random", 12, watch)
    assert asked >= 10


def test_who_is_asked_nothing_gets_no_advice() -> None:
    state = FRIDAY.new(Setup(6, {"chapter": "II"}))
    idle = next(seat for seat in range(6) if seat != state.actor())
    with pytest.raises(ValueError, match="asked nothing"):
        advise("lastfriday", (), state.observe(idle), random.Random(1))
