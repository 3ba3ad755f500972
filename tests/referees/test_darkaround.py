"""The referee of Darkness Around watches games played by chance and by computer players and finds nothing."""

from __future__ import annotations

import random

import pytest

from game.darkaround import GAME
from game.engine.contract import ALL, Setup
from tests.referees.darkaround import Referee
from tests.referees.watching import Step, Watched, watch_games

RULES = {f"DA-{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16)}
"""What the referee looks at by a rule's name; DA-12 is part of who may be sought and who rolls."""


def found_nothing(watched: Watched) -> None:
    assert watched.faults == []
    assert {rule for rule, count in watched.checked.items() if count} == RULES


def test_a_few_games_of_every_number_of_players_keep_the_rules() -> None:
    found_nothing(watch_games(GAME, range(len(GAME.varieties()))))


@pytest.mark.slow
@pytest.mark.rule("DA-1", "DA-2", "DA-3", "DA-4", "DA-5", "DA-6", "DA-7", "DA-8")
@pytest.mark.rule("DA-9", "DA-10", "DA-11", "DA-12", "DA-13", "DA-14", "DA-15", "DA-16")
def test_games_by_chance_keep_the_rules() -> None:
    found_nothing(watch_games(GAME, range(100, 175)))


@pytest.mark.slow
@pytest.mark.parametrize(("level", "games"), [("easy", 15), ("normal", 15), ("hard", 2)])
def test_computer_players_games_keep_the_rules(level: str, games: int) -> None:
    watched = watch_games(GAME, range(1, 1 + games), level)
    assert watched.faults == []
    assert watched.checked["DA-9"] > 0


def test_the_referee_tells_a_position_that_is_not_as_the_rules_say() -> None:
    state, rng = GAME.new(Setup(3)), random.Random(5)
    referee = Referee(Setup(3), state.observe(ALL))
    while (actor := state.actor()) is not None:
        options = list(state.legal_actions()) if actor >= 0 else [act for act, _ in state.chances()]
        before, act = state.observe(ALL), rng.choice(options)
        events = state.apply(act)
        if state.hour == 3:
            state.sanity[0] += 1  # nothing in the rules gives it
        told = referee.watch(
            Step(before, actor, str(act), [str(each) for each in options], (), events, state.observe(ALL), state.outcome())
        )
        assert bool(told) == (state.hour == 3)
        if told:
            assert any(fault.startswith("DA-8: sanity is ") for fault in told)
            return
