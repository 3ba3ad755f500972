"""The belief holds every circle where the Maniac can be, and no other (LF-T9)."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Sequence
from itertools import product

import pytest

from game.engine.contract import CHANCE, Event, Setup
from game.lastfriday import GAME, events
from game.lastfriday.actions import Act
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPER_SIDE, MANIAC_SIDE
from game.players import belief_bench
from game.players.lastfriday.belief import Belief
from game.players.lastfriday.distances import STATES, Distances, distances_of
from game.players.lastfriday.weights import Weights
from tests.players.games_played import CHAPTERS, FIRST, play_chapter, truth_over

CLOSED = ("closed",) * 5


@pytest.mark.parametrize("chapter", [*CHAPTERS, "campaign"])
def test_the_truth_is_always_possible_in_random_games(chapter: str) -> None:
    positions, wrong = truth_over(chapter, ["random"], range(4))
    assert positions > 200
    assert wrong == []


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.slow
def test_the_truth_is_always_possible_in_a_computer_game(chapter: str) -> None:
    positions, wrong = truth_over(chapter, ["normal"], range(1))
    assert positions > 20
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_truth_is_possible_in_all_positions_of_sixteen_games(chapter: str) -> None:
    positions, wrong = truth_over(chapter, ["normal", "random"], range(16))
    assert positions >= 1_600 // len(CHAPTERS)
    assert wrong == []


def brute_force(chapter: str, history: Sequence[Event]) -> set[int] | None:
    """Every circle that some whole path of the Maniac through the facts of a random game allows, followed one path at a time; None
    where the history holds what this plain reckoning does not know (traps, lamps, pushes, deaths by his move, tokens)."""
    unknown = (events.Died, events.TrapGone, events.LampLit, events.Pushed, events.TokenUsed, events.MoveMissed, events.CabinOpened)
    camp, dots = GAME.camp, {}
    network = camp.network(CLOSED, FIRST[chapter] <= 2)
    paths: set[tuple[int, ...]] = set()
    trap = False
    for event in history:
        if isinstance(event, unknown) or (isinstance(event, events.CluePlayed) and event.clue == "trap"):
            trap = True
        if trap and isinstance(event, (events.Moved, *unknown)):
            return None
        if isinstance(event, (events.Placed, events.Stepped, events.FellBack)):
            dots[event.seat] = event.dot
        if isinstance(event, events.StartChosen):
            paths = {(circle,) for circle in camp.maniac_starts}
        elif isinstance(event, events.Moved):
            met = sum(1 << dot for dot in set(dots.values()) if dot)
            longer = set()
            for path in paths:
                moves = network.moves[path[-1]]
                longer |= {(*path, act.circle) for act, mask in zip(moves.acts, moves.masks, strict=True) if not mask & met}
            paths = longer
        elif isinstance(event, events.Passed):
            paths = {path for path in paths if path[-1] != event.circle}
        elif isinstance(event, events.Heard):
            near = network.near(event.dot, event.reach)
            paths = {path for path in paths if bool(near >> path[-1] & 1) == event.near}
        elif isinstance(event, events.Revealed):
            paths = {path for path in paths if path[event.step] == event.circle}
    return {path[-1] for path in paths}


@pytest.mark.rule("LF-T9")
def test_a_reveal_three_rounds_old_leaves_exactly_the_ends_of_the_paths_through_it() -> None:
    compared = 0

    for seed in range(12):
        state, history, rng = GAME.new(Setup(6, {"chapter": "I"})), [], random.Random(seed)
        belief = Belief(GAME.camp, 1)
        while state.round < 5 and state.actor() is not None:
            news = state.apply(_quiet_choice(state, rng))
            heard = [event for event in news if event.seen_by(4)]
            history += heard
            belief.update(heard)
        expected = brute_force("I", history)
        if expected is not None and state.actor() is not None:
            compared += 1
            assert belief.circles() == frozenset(expected)
    assert compared >= 3


def _quiet_choice(state: LfState, rng: random.Random) -> Act:
    """A random action, but no token and no clue that the plain reckoning does not know."""
    if state.actor() == CHANCE:
        outcomes, weights = zip(*state.chances(), strict=True)
        drawn: Act = rng.choices(outcomes, weights)[0]
        return drawn
    loud = ("speed", "axe", "shadow", "trap", "lamp", "enter")
    legal = [act for act in state.legal_actions() if act.verb not in loud]
    return rng.choice(legal)


@pytest.mark.parametrize("chapter", ["III", "campaign"])
def test_keeping_up_and_replaying_from_the_start_give_the_same(chapter: str) -> None:
    belief = Belief(GAME.camp, FIRST[chapter])
    heard = 0

    def watch(state: LfState, histories: list[list[Event]]) -> None:
        nonlocal heard
        belief.update(histories[2][heard:])
        heard = len(histories[2])
        if heard % 7 == 0:
            again = Belief.replay(GAME.camp, histories[2], FIRST[chapter])
            assert again.places == belief.places
            assert again.trail != [] or belief.trail == []

    play_chapter(chapter, "random", "random", 5, watch)
    assert heard > 100


@pytest.fixture(scope="module")
def ways() -> Distances:
    return distances_of(GAME.camp, CLOSED, True)


def test_the_ways_of_only_so_many_states_of_the_cabins_are_kept() -> None:
    """There are hundreds of states, and a window that shades where the Maniac can be would end up with the tables of them all."""
    states = list(product((CAMPER_SIDE, MANIAC_SIDE, "closed"), repeat=5))[: 2 * STATES]
    made = [weakref.ref(distances_of(GAME.camp, state, True)) for state in states]
    gc.collect()
    assert [known() is not None for known in made] == [False] * STATES + [True] * STATES
    again = distances_of(GAME.camp, states[STATES], True)
    assert again is made[STATES](), "it was kept"
    distances_of(GAME.camp, states[0], True)
    assert distances_of(GAME.camp, states[STATES], True) is again, "what was asked for last goes last"


def test_a_step_by_tables_is_the_union_of_the_moves(ways: Distances) -> None:
    rng = random.Random(1)
    for _ in range(200):
        places = sum(1 << circle for circle in rng.sample(range(1, 201), rng.randrange(1, 60)))
        blocked = sum(1 << dot for dot in rng.sample(GAME.camp.dots, 6))
        dark = 1 << rng.randrange(1, 201)
        expected = 0
        for circle in range(1, 201):
            if places >> circle & 1:
                moves = ways.network.moves[circle]
                for act, mask in zip(moves.acts, moves.masks, strict=True):
                    if not mask & blocked:
                        expected |= 1 << act.circle
        assert ways.step(places, blocked, dark) == expected & ~dark


def test_a_death_tells_that_the_route_went_over_exactly_that_camper(ways: Distances) -> None:
    here = 43
    moves = ways.network.moves[here]
    act, mask = moves.acts[0], moves.masks[0]
    dead = mask & -mask
    found = ways.step_through(1 << here, dead, dead, 0, 0)
    assert found >> act.circle & 1
    assert found == sum({1 << a.circle for a, m in zip(moves.acts, moves.masks, strict=True) if m & dead})


def test_what_it_holds_likely_is_exactly_what_is_possible() -> None:
    weights, belief, heard = Weights(), Belief(GAME.camp, 4), 0

    def watch(state: LfState, histories: list[list[Event]]) -> None:
        nonlocal heard
        belief.update(histories[1][heard:])
        heard = len(histories[1])
        if state.record:
            chances = weights.of(belief)
            assert set(chances) == belief.circles()
            assert sum(chances.values()) == pytest.approx(1.0)
            assert min(chances.values()) > 0.0

    play_chapter("IV", "random", "random", 3, watch)
    assert heard > 100


def test_the_benchmark_times_a_step_beside_a_reference() -> None:
    figures = belief_bench.measure(games=3, seed=1)
    assert figures.steps > 50
    assert figures.circles > 1
    assert figures.ratio > 0


@pytest.mark.rule("LF-K3", "LF-K10")
def test_the_first_leg_of_a_speed_springs_traps_beside_its_end_only_when_one_on_its_route_ends_it(ways: Distances) -> None:
    beside = GAME.camp.beside_circle
    here, act, mask = next(
        (circle, act, mask)
        for circle in range(1, 201)
        for act, mask in zip(ways.network.moves[circle].acts, ways.network.moves[circle].masks, strict=True)
        if beside[act.circle] & ~mask and mask & ~beside[act.circle]
    )
    aside, passed, end = beside[act.circle] & ~mask, mask & ~beside[act.circle], 1 << act.circle
    aside, passed = aside & -aside, passed & -passed
    assert ways.step_through(1 << here, passed, passed, aside, 0, ends=False) & end, "a death, and a trap beside the circle that waits"
    assert not ways.step_through(1 << here, passed, passed, aside, 0) & end
    assert ways.step_through(1 << here, 0, 0, aside | passed, aside | passed, ends=False) & end
    assert not ways.step_through(1 << here, 0, 0, aside | passed, passed, ends=False) & end
