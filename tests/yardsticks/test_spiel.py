"""OpenSpiel's own check of a game, over every game: legal actions, chance, copies, texts, and positions that are
saved and built anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import pytest

from game.engine import games
from game.engine.contract import Game, Setup
from tests import toygame
from tests.conformance import ALL_GAMES, TOY, some_varieties

pytest.importorskip("pyspiel", reason="the extra `yardsticks` is not installed")

import pyspiel

from tests.yardsticks.spiel import game_of

pytestmark = pytest.mark.slow


def check(game: Game, times: int) -> None:
    for variety in range(len(some_varieties(game))):
        pyspiel.random_sim_test(game_of(game, variety), num_sims=times, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    check(toygame.GAME if name == TOY else games.load(name), times=10 if name == TOY else 1)


class Forgetful(toygame.Toy):
    def clone(self) -> Self:
        other = super().clone()
        other.dared = -1
        return other


class Echoing(toygame.Toy):
    def legal_actions(self) -> list[toygame.Do]:
        return super().legal_actions() * 2


class Careless(toygame.ToyGame):
    def rebuild(self, observation: toygame.ToyObservation, hidden: Sequence[int]) -> toygame.Toy:
        state = super().rebuild(observation, hidden)
        state.rolling = False
        return state


class FaultyGame(toygame.ToyGame):
    def __init__(self, kind: type[toygame.Toy]) -> None:
        self.kind = kind

    def new(self, setup: Setup) -> toygame.Toy:
        return self.kind(4, setup.seats)


@pytest.mark.parametrize("kind", [Forgetful, Echoing])
def test_openspiel_finds_a_copy_that_forgets_and_a_choice_offered_twice(kind: type[toygame.Toy]) -> None:
    with pytest.raises(pyspiel.SpielError):
        check(FaultyGame(kind), times=10)


def test_openspiel_finds_a_position_built_anew_that_is_another_one() -> None:
    with pytest.raises(pyspiel.SpielError):
        check(Careless(), times=10)
