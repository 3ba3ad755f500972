"""A referee watches Last Friday: random games, games in which both sides seek each other, and games of computer players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.engine.contract import ALL, CHANCE
from game.lastfriday import GAME
from tests.referees.lastfriday import Referee, board
from tests.referees.watching import Step, Watched, watch_games


def nearness(text: str, seen: Any, seek_keys: bool) -> float:
    """How near an action brings the two sides to each other, or a Camper to keys and doors in chapter I: 0 is best."""
    verb, *words = text.split(" ")
    if verb == "enter":
        return 0
    if verb in OTHERWISE:
        return 0.5
    if verb == "move":
        dots = {camper.dot for camper in seen.campers if camper.dot}
        over = dots & {int(word[1:]) for word in words[2:]}
        return 0 if over else 1 + min(far for dot, far in distances(circle_dots(int(words[0])), seen).items() if dot in dots | {1})
    if verb != "step":
        return 9
    if seek_keys and seen.chapter == 1:
        return 1 + distances(goals(seen), seen).get(int(words[0][1:]), 9)
    if len(words) > 1 and int(words[2]) == seen.circle:
        return 0
    return 1 + distances(circle_dots(seen.circle), seen).get(int(words[0][1:]), 9)


OTHERWISE = ("axe", "speed", "twist", "dig", "take", "trap", "lamp", "hear", "row", "open", "token", "look", "push")
"""Verbs that such a game does rather than go far away."""


def circle_dots(circle: int) -> frozenset[int]:
    return frozenset(board().circle_dots[circle])


def goals(seen: Any) -> frozenset[int]:
    """Where a Camper in chapter I wants to go: the doors that a key in hand opens, else the Welcome tokens."""
    keys = seen.camper(seen.actor).keys
    doors = {dot for colour in keys for dot in board().doors[colour]}
    return frozenset(doors or {token.dot for token in seen.welcome})


@cache
def _distances(dots: frozenset[int], sides: tuple[str, ...]) -> Mapping[int, int]:
    return board().distances(dots, sides)


def distances(dots: frozenset[int], seen: Any) -> Mapping[int, int]:
    return _distances(dots, tuple(seen.cabins))


def contested(seed: int) -> Watched:
    """A game in which both sides often do what brings them together, though neither would know how."""
    rng = random.Random(seed)
    setup = GAME.varieties()[seed % len(GAME.varieties())]
    state = GAME.new(setup)
    before: Any = state.observe(ALL)
    referee = Referee(setup, before)
    faults: list[str] = []
    actions = events_seen = 0
    while (seat := state.actor()) is not None:
        options = [act for act, _ in state.chances()] if seat == CHANCE else list(state.legal_actions())
        act = rng.choice(options)
        if seat != CHANCE and len(options) < 100 and rng.random() < 0.6:
            rng.shuffle(options)
            act = min(options, key=lambda option: nearness(str(option), before, seed % 20 >= 10))
        told = list(state.apply(act))
        after = state.observe(ALL)
        texts = [str(option) for option in options]
        step = Step(before, seat, str(act), texts, (), told, after, state.outcome())
        faults += [f"seed {seed} action {actions} {act}: {fault}" for fault in referee.watch(step)]
        actions, events_seen, before = actions + 1, events_seen + len(told), after
    return Watched(1, actions, events_seen, referee.checked, faults)


def test_the_referee_shares_nothing_with_the_game() -> None:
    for path in (Path(__file__).parent / "lastfriday").glob("*.py"):
        imports = [line for line in path.read_text("utf-8").splitlines() if line.startswith(("import ", "from ")) and "game." in line]
        assert all(line.startswith("from game.engine.contract ") for line in imports), path.name


def claimed(request: pytest.FixtureRequest) -> set[str]:
    """The rules that a test says it proves."""
    (mark,) = request.node.iter_markers("rule")
    return set(mark.args)


def test_random_games_keep_the_rules_quickly() -> None:
    watched = watch_games(GAME, range(1, 6), most=150)
    assert not watched.faults
    assert watched.checked["LF-T3"] > 100


def test_contested_games_keep_the_rules_quickly() -> None:
    assert not [fault for seed in (1, 2, 3, 4, 11) for fault in contested(seed).faults]


@pytest.mark.slow
@pytest.mark.rule(
    *("LF-B2", "LF-B3", "LF-B6", "LF-B8", "LF-B10", "LF-T1", "LF-T2", "LF-T3", "LF-T4", "LF-T5", "LF-T6", "LF-T7", "LF-T10"),
    *("LF-K2", "LF-K3", "LF-K4", "LF-K6", "LF-K8", "LF-K10", "LF-K11", "LF-K12", "LF-K13", "LF-I1", "LF-I2", "LF-II1", "LF-II2", "LF-II3"),
    *("LF-III1", "LF-IV1", "LF-IV2", "LF-P1", "LF-S1", "LF-S2", "LF-S3", "LF-S4", "LF-S5", "LF-C8", "LF-C11"),
)
def test_random_games_keep_the_rules(request: pytest.FixtureRequest) -> None:
    watched = watch_games(GAME, range(100, 150))
    assert not watched.faults
    assert not claimed(request) - set(watched.checked)


@pytest.mark.slow
@pytest.mark.rule(
    *("LF-B7", "LF-C1", "LF-C2", "LF-C3", "LF-C4", "LF-C5", "LF-C6", "LF-C7", "LF-C9", "LF-C10", "LF-T8", "LF-T9"),
    *("LF-K1", "LF-K5", "LF-K7", "LF-K9"),
)
def test_contested_games_keep_the_rules(request: pytest.FixtureRequest) -> None:
    checked: Counter[str] = Counter()
    for seed in range(100, 180):
        watched = contested(seed)
        assert not watched.faults
        checked += watched.checked
    assert not claimed(request) - set(checked)


@pytest.mark.slow
def test_games_of_computer_players_keep_the_rules() -> None:
    watched = watch_games(GAME, (2, 3, 9), level="easy", most=120)
    assert not watched.faults
