"""PettingZoo's own checks of an environment, over every game."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

import pytest

from game.engine import games
from game.engine.contract import Game, IllegalAction, Refusal, Setup
from tests import toygame
from tests.conformance import ALL_GAMES, TOY, some_varieties

with pytest.MonkeyPatch.context() as surroundings, warnings.catch_warnings(action="ignore"):
    surroundings.setenv("SDL_AUDIODRIVER", "dummy")  # PettingZoo chooses a sound driver for the whole process; this is undone here
    pytest.importorskip("pettingzoo", reason="the extra `yardsticks` is not installed")
    from pettingzoo.test import api_test, seed_test

    from tests.yardsticks.zoo import ZooGame

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("error"),  # what PettingZoo only warns of is wrong too,
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),  # but the window draws, not the rules
]


def check_play(game: Game, setup: Setup) -> None:
    environment = ZooGame(game, setup)
    for number, agent in enumerate(environment.possible_agents):
        environment.action_space(agent).seed(number)
    api_test(environment, num_cycles=game.bound)


def check_seeds(game: Game, setup: Setup) -> None:
    seed_test(lambda: ZooGame(game, setup), num_cycles=game.bound)


def check(game: Game, setups: Sequence[Setup]) -> None:
    for setup in setups:
        check_play(game, setup)
    check_seeds(game, setups[0])


@pytest.mark.parametrize("name", ALL_GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    game = toygame.GAME if name == TOY else games.load(name)
    check(game, some_varieties(game))


class Generous(toygame.Toy):
    def legal_actions(self) -> list[toygame.Do]:
        actions = super().legal_actions()
        return [*actions, toygame.Do("die", 2)] if actions else []

    def apply(self, action: toygame.Do) -> list[toygame.Happened]:
        if action.verb == "die" and not self.rolling:
            raise IllegalAction(action, Refusal("not_now"))
        return list(super().apply(action))  # type: ignore[arg-type]


class Wavering(toygame.Toy):
    turn_about = 0

    def legal_actions(self) -> list[toygame.Do]:
        Wavering.turn_about += 1
        actions = super().legal_actions()
        return actions if Wavering.turn_about % 3 else actions[::-1]


class FaultyGame(toygame.ToyGame):
    def __init__(self, kind: type[toygame.Toy]) -> None:
        self.kind = kind

    def new(self, setup: Setup) -> toygame.Toy:
        return self.kind(4, setup.seats)


@pytest.mark.parametrize(("kind", "complaint"), [(Generous, IllegalAction), (Wavering, AssertionError)])
def test_pettingzoo_finds_a_choice_that_is_refused_and_one_that_changes(kind: type[toygame.Toy], complaint: type[Exception]) -> None:
    with pytest.raises(complaint):
        check(FaultyGame(kind), [Setup(3)])
