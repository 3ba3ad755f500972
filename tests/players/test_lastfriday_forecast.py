"""What the Maniac of Last Friday expects of the Campers in I."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.engine.contract import Event
from game.lastfriday import GAME
from game.lastfriday.state import LfState
from game.players.lastfriday.belief import Belief
from game.players.lastfriday.forecast import DEALS, ROUNDS, Forecast
from game.players.lastfriday.player import Walker
from tests.players.games_played import play_chapter
from tests.players.test_lastfriday_players import shuffled_secrets

Turn = tuple[LfState, list[Event]]


def maniac_turns(seed: int, *, every: int = 1) -> list[Turn]:
    """The positions of a game of I in which the Maniac moved, with the history he had then. A random Maniac, hard Campers."""
    turns: list[Turn] = []

    def watch(state: LfState, histories: list[list[Event]]) -> None:
        if state.asked == "maniac" and not state.turn_legs and state.round % every == 0:
            turns.append((state.clone(), list(histories[0])))

    play_chapter("I", "random", "hard", seed, watch)
    return turns


def forecast(turn: Turn, seed: int = 1) -> Forecast:
    state, history = turn
    return Forecast(Walker().view(history, state.observe(0)), random.Random(seed))


@pytest.mark.slow
def test_it_looks_some_rounds_ahead_and_sees_only_campers_he_can_still_kill() -> None:
    turns = maniac_turns(3, every=3)
    for state, history in turns:
        lines = forecast((state, history)).lines
        assert len(lines) == DEALS
        for line in lines:
            assert len(line) <= ROUNDS
            for ends in line:
                seats = [seat for seat, _, _ in ends]
                assert set(seats) <= set(state.living()) - {seat for seat in state.living() if state.sheltered(seat)}
                assert all(dot in GAME.camp.dots for _, dot, _ in ends)
    assert len(forecast(turns[0]).lines[0]) == ROUNDS


@pytest.mark.slow
def test_good_campers_often_do_in_the_next_round_what_he_expects() -> None:
    told, right = 0, 0
    for seed in range(2):
        turns = maniac_turns(seed)
        for now, then in pairwise(turns):
            if then[0].round != now[0].round + 1:
                continue
            for seat, dot, _ in forecast(now).lines[0][0]:
                told += 1
                right += then[0].dot[seat] == dot
    assert told > 50
    assert right > 0.5 * told


@pytest.mark.slow
def test_a_circle_beside_the_way_of_many_promises_more_than_one_far_from_all() -> None:
    turn = maniac_turns(3)[0]
    ahead = forecast(turn)
    dots = sum(1 << dot for _, dot, _ in ahead.lines[0][0])
    far = ahead.ways.prey_distances(dots)
    circles = sorted((circle for circle in GAME.camp.circles if ahead.ways.network.moves[circle].acts), key=lambda circle: far[circle])
    assert ahead.value(circles[0], 0) > ahead.value(circles[-1], 0)
    everybody = sum(1 << seat for seat in turn[0].living())
    assert ahead.value(circles[0], everybody) == 0.0


@pytest.mark.slow
def test_swapping_what_the_maniac_cannot_know_never_changes_his_choice_in_chapter_one() -> None:
    compared = 0
    for state, history in maniac_turns(3, every=2):
        belief = Belief.replay(GAME.camp, history)
        swapped = shuffled_secrets(state, 0, belief, random.Random(state.round))
        mine = Walker().decide(history, state.observe(0), random.Random(1))
        assert mine == Walker().decide(history, swapped.observe(0), random.Random(1))
        compared += swapped.welcome != state.welcome
    assert compared >= 3


def test_a_fork_of_a_belief_goes_its_own_way() -> None:
    turns = maniac_turns(3)
    (_, early), (_, late) = turns[1], turns[4]
    belief = Belief.replay(GAME.camp, early)
    before = belief.places
    fork = belief.fork()
    fork.update(late[len(early) :])
    assert belief.places == before
    assert fork.places == Belief.replay(GAME.camp, late).places != before
    belief.update(late[len(early) :])
    assert belief.places == fork.places
