"""A game as a game of OpenSpiel, so that its checker can play it. OpenSpiel asks for chance itself."""

from __future__ import annotations

from typing import Any

import msgspec
import pyspiel

from game.engine.contract import ALL, CHANCE, Game
from tests.yardsticks.widths import WIDEST, numbers, reward

GAMES: dict[str, Game] = {}
"""Our games that OpenSpiel has been told of."""


class Position:
    """A state of ours. OpenSpiel copies by deepcopy and saves by pickle, which would take the board along: here a copy is our clone,
    and what is saved is what ALL may know, of which the game builds the state anew."""

    def __init__(self, name: str, state: Any) -> None:
        self.name, self.state = name, state

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.name, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (self.name, self.state.observe(ALL), self.state.hidden(ALL))


def rebuilt(name: str, observation: Any, hidden: Any) -> Position:
    """A position from what was saved of it."""
    return Position(name, GAMES[name].rebuild(observation, hidden))


class SpielState(pyspiel.State):
    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.seats, self.position = game.num_players(), position

    def current_player(self) -> int:
        actor = self.position.state.actor()
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def options(self) -> list[Any]:
        state = self.position.state
        return [outcome for outcome, _ in state.chances()] if state.actor() == CHANCE else list(state.legal_actions())

    def _legal_actions(self, player: int) -> list[int]:
        return list(numbers(self.options())) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.position.state.chances()]
        return [(number, weights[number] / sum(weights)) for number in numbers(weights)]

    def _apply_action(self, action: int) -> None:
        self.position.state.apply(self.options()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.options()[action])

    def is_terminal(self) -> bool:
        return self.position.state.actor() is None

    def returns(self) -> list[float]:
        return [reward(self.position.state.outcome(), seat) for seat in range(self.seats)]

    def __str__(self) -> str:
        return msgspec.json.encode(self.position.state.observe(ALL)).decode()


class Observer:
    """What a seat sees, as text. OpenSpiel looks for the parts of a tensor too, and asks nothing of them when `tensor` is None."""

    tensor = None

    def set_from(self, state: SpielState, player: int) -> None:
        raise NotImplementedError("these observations are texts")

    def string_from(self, state: SpielState, player: int) -> str:
        return msgspec.json.encode(state.position.state.observe(player)).decode()


def game_of(game: Game, variety: int) -> Any:
    """One variety of our game as a game of OpenSpiel, which is told of it so that it can also load it by its name."""
    GAMES[game.name] = game
    setups = game.varieties()
    kind = pyspiel.GameType(
        short_name=f"lanterns_{game.name}",
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(setup.seats for setup in setups),
        min_num_players=min(setup.seats for setup in setups),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"variety": 0},
    )

    class SpielGame(pyspiel.Game):
        def __init__(self, params: Any = None) -> None:
            self.setup = setups[int((params or {}).get("variety", 0))]
            super().__init__(kind, pyspiel.GameInfo(WIDEST, WIDEST, self.setup.seats, -1.0, 1.0, None, game.bound), params or {})

        def new_initial_state(self, from_string: str | None = None) -> SpielState:
            return SpielState(self, Position(game.name, game.new(self.setup)))

        def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
            return Observer()

    pyspiel.register_game(kind, SpielGame)
    return pyspiel.load_game(kind.short_name, {"variety": variety})
