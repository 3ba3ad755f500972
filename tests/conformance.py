"""What every game has to keep of the contract, written once.

A game joins by standing in `game.engine.games.NAMES`. Its tests add one thing, `SWAPPER` in `tests/NAME/swapping.py` (see
`tests.swapper`), so that secrecy can be tried by exchanging what a viewer may not know.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from game.engine import games
from game.engine.contract import ALL, CHANCE, TABLE, Event, Game, Setup, State, Viewer, bit, visible
from tests import toygame
from tests.swapper import Swapper, swapper

TOY = "toy"
MOST_GAMES = 30
ALL_GAMES = (TOY, *games.NAMES)


class RandomGame:
    """One random game that was played to its end: its set-up and every action, chance included."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.game, self.setup = game, setup
        self.actions: list[Any] = []
        rng = random.Random(seed)
        self.last: State = game.new(setup)
        while self.last.actor() is not None:
            action = random_action(self.last, rng)
            assert action is not None, f"stuck after {[str(a) for a in self.actions[-20:]]}"
            self.actions.append(action)
            assert len(self.actions) <= game.bound, f"{setup} goes on beyond {game.bound} actions"
            self.last.apply(action)

    def steps(self) -> Iterator[tuple[State, Any]]:
        """Every position with the action that follows. The state goes on with the game: clone it to keep it."""
        state: State = self.game.new(self.setup)
        for action in self.actions:
            yield state, action
            state.apply(action)

    def positions(self, number: int, rng: random.Random) -> Iterator[State]:
        """Copies of about so many positions, the end included."""
        chance = number / max(1, len(self.actions))
        for state, _ in self.steps():
            if rng.random() < chance:
                yield state.clone()
        yield self.last.clone()


def some_varieties(game: Game) -> list[Setup]:
    """All varieties of a game; of very many the first, which go through each option's values once."""
    varieties = list(game.varieties())
    return varieties if 2 * len(varieties) <= MOST_GAMES else varieties[: MOST_GAMES // 2]


class Case:
    """A game under test: the random games through all its varieties, and its swapper."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Game = toygame.GAME if name == TOY else games.load(name)

    @cached_property
    def games(self) -> list[RandomGame]:
        """At least two games of each variety, and at least twelve in all; of very many varieties the first, one game each."""
        varieties = some_varieties(self.game)
        number = max(12, 2 * len(varieties)) if len(varieties) == len(self.game.varieties()) else len(varieties)
        return [RandomGame(self.game, varieties[seed % len(varieties)], seed) for seed in range(number)]

    @cached_property
    def pool(self) -> list[Any]:
        """Actions that were possible somewhere in these games, each once, for asking what is not allowed elsewhere."""
        found = {action: None for played in self.games for action in played.actions}
        return list(found)

    @cached_property
    def swapper(self) -> Swapper:
        """The game's swapper."""
        return toygame.SWAPPER if self.name == TOY else swapper(self.name)

    @property
    def open(self) -> bool:
        """Whether the game hides nothing from anybody."""
        return self.swapper.open

    def swap(self, state: State, viewer: Viewer, rng: random.Random) -> Any:
        """Other facts hidden from the viewer, or None."""
        return self.swapper.swap(self.game, state, viewer, rng)

    def looks(self, state: State, viewer: Viewer) -> bool:
        """Whether being asked shows the viewer hidden things."""
        return self.swapper.looks(state, viewer)

    def positions(self, each: int, seed: int) -> Iterator[tuple[State, Setup, random.Random]]:
        """Copies of about `each` positions of every game."""
        rng = random.Random(seed)
        for played in self.games:
            for state in played.positions(each, rng):
                yield state, played.setup, rng


def viewers(setup: Setup) -> list[Viewer]:
    return [*range(setup.seats), TABLE, ALL]


def random_action(state: State, rng: random.Random) -> Any:
    """A legal action or possible outcome; None in a stuck position or after the end."""
    offered = state.interrupts()
    if offered and rng.random() < 0.002:
        return rng.choice(offered)[1]
    options: Sequence[Any] = [outcome for outcome, _ in state.chances()] if state.actor() == CHANCE else state.legal_actions()
    return rng.choice(options) if options else None


def whole(state: State) -> tuple[Any, ...]:
    """All that can be asked of a position, for comparing two."""
    return state.actor(), list(state.legal_actions()), list(state.chances()), state.observe(ALL), state.hidden(ALL), state.outcome()


def play_on_alike(one: State, two: State, steps: int, rng: random.Random) -> None:
    """Plays the same random actions in both and finds the same events and positions."""
    for _ in range(steps):
        action = random_action(one, rng)
        if action is None:
            break
        assert list(one.apply(action)) == list(two.apply(action))
    assert whole(one) == whole(two)


def full_version(event: Event, events: Sequence[Event]) -> bool:
    """Whether ALL sees this event, or the fuller one of the same kind that others see instead."""
    if event.audience & bit(ALL):
        return True
    return any(type(other) is type(event) and other.audience & bit(ALL) and not other.audience & event.audience for other in events)


def told_apart(one: Sequence[Event], two: Sequence[Event]) -> bool:
    """Whether two viewers' events differ, allowing only that a fact that informs makes the difference. Fails for any other."""
    if list(one) == list(two):
        return False
    for first, second in zip(one, two, strict=False):
        if first != second:
            assert first.informs, f"{first} tells a secret"
            assert second.informs, f"{second} tells a secret"
            return True
    longer = one if len(one) > len(two) else two
    extra = longer[min(len(one), len(two))]
    assert extra.informs, f"that {extra} happened tells a secret"
    return True


def stay_alike(case: Case, one: State, two: State, viewer: Viewer, steps: int, rng: random.Random) -> None:
    """Plays actions possible in both; the viewer sees the same until a fact that informs, or a look, tells them apart."""
    played: list[str] = []
    for _ in range(steps):
        same_sight(one, two, viewer, played)
        actor = one.actor()
        if actor == CHANCE:
            there = {outcome for outcome, _ in two.chances()}
            common = [outcome for outcome, _ in one.chances() if outcome in there]
        else:
            allowed = set(two.legal_actions())
            common = [action for action in one.legal_actions() if action in allowed]
        if not common:
            return
        action = rng.choice(common)
        played.append(str(action))
        if told_apart(visible(one.apply(action), viewer), visible(two.apply(action), viewer)):
            return
        assert case.looks(one, viewer) == case.looks(two, viewer)
        if case.looks(one, viewer):
            return
    same_sight(one, two, viewer, played)


def same_sight(one: State, two: State, viewer: Viewer, played: Sequence[str]) -> None:
    """The viewer's observations are equal; a failure names the fields in which they differ."""
    here, there = one.observe(viewer), two.observe(viewer)
    differing = {name: (getattr(here, name), getattr(there, name)) for name in here.__struct_fields__}
    differing = {name: pair for name, pair in differing.items() if pair[0] != pair[1]}
    assert not differing, f"after {list(played)} viewer {viewer} sees a difference: {differing}"
