"""The computer players of Darkness Around, and by their games: no gifted skill is worth more than another."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from functools import cache

import pytest

from game.darkaround import GAME
from game.darkaround.actions import Act
from game.darkaround.observation import DaObservation
from game.engine.contract import CHANCE, Event, Outcome, Setup
from game.players.arena import wilson
from game.players.base import Player
from game.players.darkaround import odds
from game.players.darkaround.levels import PLAYERS
from game.players.registry import make_player


@cache
def ways(chances: tuple[tuple[Act, int], ...]) -> tuple[Act, ...]:
    """What chance may do, each as often as its weight says."""
    return tuple(act for act, weight in chances for _ in range(weight))


def play(setup: Setup, players: list[Player], rng: random.Random) -> tuple[Outcome, tuple[str, ...]]:
    """A game's outcome, and the skills by seat."""
    s = GAME.new(setup)
    while s.who is not None:
        if s.who == CHANCE:
            s.apply(rng.choice(ways(tuple(s.chances()))))
        else:
            s.apply(players[s.who].decide((), s.observe(s.who), rng))
    outcome = s.outcome()
    assert outcome is not None
    return outcome, s.skills


@pytest.mark.slow
@pytest.mark.parametrize("level", PLAYERS.levels)
def test_every_question_of_every_variety_is_answered(level: str) -> None:
    rng = random.Random(1)
    for setup in GAME.varieties():
        for _ in range(2 if level == "hard" else 5):
            play(setup, [PLAYERS.levels[level](seat) for seat in range(setup.seats)], rng)


def test_the_exact_chances_of_a_lone_child_are_those_of_the_rules() -> None:
    assert [round(odds.alive(sanity, 6), 2) for sanity in (7, 8, 9, 10, 11)] == [0.25, 0.35, 0.46, 0.57, 0.66]


@pytest.mark.slow
@pytest.mark.rule("DA-9")
def test_each_skill_wins_18_to_22_of_100_games_of_five() -> None:
    rng = random.Random(3)
    wins: dict[str, float] = defaultdict(float)
    players = [PLAYERS.levels["normal"](seat) for seat in range(5)]
    games = 4_000
    for _ in range(games):
        outcome, skills = play(Setup(5), players, rng)
        for seat in outcome.winners:
            wins[skills[seat]] += 1 / len(outcome.winners)
    assert len(wins) == 5
    for skill, count in wins.items():
        assert 0.18 < count / games < 0.22, (skill, count)


class Simple:
    """The simple policy of the rules file: searches for every lost child, highest level first, by the child with most sanity that
    has not searched (of equals the lower level), and no skill."""

    def decide(self, history: Sequence[Event], observation: DaObservation, rng: random.Random) -> Act:
        del history, rng
        searches = [act for act in observation.legal if act.verb == "search"]
        if not searches:
            return observation.legal[-1]
        children = observation.children
        return max(searches, key=lambda act: (children[act.child].level, children[act.by].sanity, -act.by))


def mean_score(player: Player, games: range) -> float:
    """The mean solo score over games with these seeds."""
    total = 0
    for seed in games:
        outcome, _ = play(Setup(1), [player], random.Random(seed))
        total += int(dict(outcome.params)["score_0"])
    return total / len(games)


@pytest.mark.slow
def test_hard_scores_at_least_as_much_as_the_simple_policy_of_the_rules() -> None:
    games = range(200)
    simple = mean_score(Simple(), games)
    assert simple == pytest.approx(20.4, abs=1.0)
    assert mean_score(PLAYERS.levels["hard"](0), games) >= simple


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger", "games"), [("random", "easy", 1000), ("easy", "normal", 2000), ("normal", "hard", 800)])
def test_a_higher_level_wins_more_often(weaker: str, stronger: str, games: int) -> None:
    won = [0.0, 0.0]
    for seed in range(games):
        at = seed % 2  # each sits first as often as the other
        players = [make_player("darkaround", stronger if seat == at else weaker, seat) for seat in range(2)]
        outcome, _ = play(Setup(2), players, random.Random(seed // 2))
        for seat in outcome.winners:
            won[seat != at] += 1 / len(outcome.winners)
    assert wilson(round(won[0]), games)[0] > wilson(round(won[1]), games)[1], won
