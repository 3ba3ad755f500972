"""A game as an environment of PettingZoo. Chance is played here, by a generator of its own; whoever is asked next is next."""

from __future__ import annotations

import random
from typing import Any, ClassVar, Final

import gymnasium
import msgspec
import numpy
from pettingzoo import AECEnv

from game.engine.contract import CHANCE, Game, Setup
from tests.yardsticks.widths import WIDEST, numbers, reward

LONGEST: Final = 1 << 17
"""Bytes of the longest observation."""


class ZooGame(AECEnv):
    """One variety of a game. An observation is what the seat sees as bytes, zeros to the end; the possible actions are in `infos`."""

    metadata: ClassVar[dict[str, Any]] = {"name": "four_lanterns", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__()
        self.game, self.setup, self.dice = game, setup, random.Random(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.seen = {agent: gymnasium.spaces.Box(0, 255, (LONGEST,), numpy.uint8) for agent in self.possible_agents}
        self.done = {agent: gymnasium.spaces.Discrete(WIDEST) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.seen[agent]

    def action_space(self, agent: str) -> Any:
        return self.done[agent]

    def observe(self, agent: str) -> Any:
        written = msgspec.msgpack.encode(self.position.observe(self.possible_agents.index(agent)))
        assert len(written) <= LONGEST, f"an observation of {len(written)} bytes"
        return numpy.frombuffer(written.ljust(LONGEST, b"\0"), numpy.uint8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.dice.seed(seed)
        self.position = self.game.new(self.setup)
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[0]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._ask()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.position.apply(self.position.legal_actions()[action])
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Plays chance until a seat is asked or the game is over, and says so in the fields that an environment has."""
        position = self.position
        while (actor := position.actor()) == CHANCE:
            outcomes, weights = zip(*position.chances(), strict=True)
            position.apply(self.dice.choices(outcomes, weights)[0])
        self.rewards = {agent: reward(position.outcome(), seat) for seat, agent in enumerate(self.agents)}
        self.terminations = dict.fromkeys(self.agents, actor is None)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if actor is not None:
            self.agent_selection = self.agents[actor]
            possible = numpy.zeros(WIDEST, numpy.int8)
            possible[list(numbers(position.legal_actions()))] = 1
            self.infos[self.agent_selection]["action_mask"] = possible
