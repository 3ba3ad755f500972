"""Lets a referee watch whole games, played by chance or by computer players."""

from __future__ import annotations

import importlib.util
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from game.engine import games
from game.engine.contract import ALL, CHANCE, Event, Game, Outcome, Seat, Setup, visible
from game.players.base import RANDOM, Player
from game.players.registry import interjection, make_player

INTERRUPTED: Final = 0.002
"""How likely a random game takes what may be done at any time, before an action."""


class Step(NamedTuple):
    """One action as a referee sees it. `before` and `after` are ALL's observations (plain data), `offered` the texts of what the seat
    asked could choose from (of chance: of its outcomes), `interrupts` seats with texts of what they might have done unasked, `seat`
    who acted (CHANCE for chance; an interrupting seat need not be the one asked)."""

    before: Any
    seat: Seat
    text: str
    offered: Sequence[str]
    interrupts: Sequence[tuple[Seat, str]]
    events: Sequence[Event]
    after: Any
    outcome: Outcome | None


class Referee(Protocol):
    """What a module `tests.referees.GAME` has as its class `Referee`: one is made for each game that is watched."""

    def __init__(self, setup: Setup, start: Any) -> None:
        """The set-up with all its options, and the first position as ALL sees it."""

    def watch(self, step: Step) -> Sequence[str]:
        """What in this step breaks a rule, each as a sentence that begins with the rule's ID; empty when all is well. Each event that was
        looked at is counted in `checked`."""

    @property
    def checked(self) -> Counter[str]:
        """How many checks were made so far, by rule ID: what never was checked proves nothing."""


class Watched(NamedTuple):
    """What came of watching: `faults` are sentences with the seed and the number of the action they belong to."""

    games: int
    actions: int
    events: int
    checked: Counter[str]
    faults: list[str]


def referee_of(name: str) -> Callable[[Setup, Any], Referee]:
    """The referee of a game. Raises ModuleNotFoundError where there is none."""
    made: Callable[[Setup, Any], Referee] = importlib.import_module(f"tests.referees.{name}").Referee
    return made


def watch_games(
    game: Game, seeds: Sequence[int], level: str = RANDOM, most: int | None = None, each: Callable[[int], None] = lambda _: None
) -> Watched:
    """Games with these seeds, through the game's varieties in turn, played at a level; of each at most `most` actions. `each` is told
    when a game has been watched."""
    referee, checked, faults = referee_of(game.name), Counter[str](), list[str]()
    varieties = list(game.varieties())
    actions = events = 0
    for seed in seeds:
        setup = varieties[seed % len(varieties)]
        played = _watch(game, setup, seed, level, referee, most)
        actions, events = actions + played.actions, events + played.events
        checked.update(played.checked)
        faults += [f"seed {seed} {setup.seats} seats {setup.options}: {fault}" for fault in played.faults]
        each(seed)
    return Watched(len(seeds), actions, events, checked, faults)


def watch_part(job: tuple[str, Sequence[int], str]) -> Watched:
    """Games with a game's name, seeds and a level, for another process (which could not find this in a package's `__main__`)."""
    name, seeds, level = job
    return watch_games(games.load(name), seeds, level)


def _watch(game: Game, setup: Setup, seed: int, level: str, referee: Callable[[Setup, Any], Referee], most: int | None) -> Watched:
    rng = random.Random(seed)
    state: Any = game.new(setup)
    before = state.observe(ALL)
    watching = referee(setup, before)
    players = [] if level == RANDOM else [make_player(game.name, level, seat) for seat in range(setup.seats)]
    history: list[Event] = []
    faults: list[str] = []
    actions = 0
    while (asked := state.actor()) is not None and (most is None or actions < most):
        unasked = state.interrupts()
        chances = state.chances() if asked == CHANCE else ()
        options = [outcome for outcome, _ in chances] if asked == CHANCE else list(state.legal_actions())
        seat, action = asked, None
        spoken = _spoken(game, players, unasked, state, history, rng)
        if spoken is not None:
            seat, action = spoken
        elif asked == CHANCE:
            action = rng.choices(options, [weight for _, weight in chances])[0]
        else:
            action = _decided(players, asked, state, history, rng) if players else rng.choice(options)
        events = list(state.apply(action))
        history += events
        after = state.observe(ALL)
        step = Step(
            before,
            seat,
            str(action),
            [str(option) for option in options],
            [(who, str(what)) for who, what in unasked],
            events,
            after,
            state.outcome(),
        )
        faults += [f"action {actions} {action}: {fault}" for fault in watching.watch(step)]
        before = after
        actions += 1
    return Watched(1, actions, len(history), watching.checked, faults)


def _decided(players: Sequence[Player], seat: Seat, state: Any, history: Sequence[Event], rng: random.Random) -> Any:
    return players[seat].decide(visible(history, seat), state.observe(seat), rng)


def _spoken(
    game: Game, players: Sequence[Player], unasked: Sequence[tuple[Seat, Any]], state: Any, history: Sequence[Event], rng: random.Random
) -> tuple[Seat, Any] | None:
    """What somebody does unasked now, with the seat."""
    if not players:
        return rng.choice(list(unasked)) if unasked and rng.random() < INTERRUPTED else None
    for seat, _ in unasked:
        if (action := interjection(game.name, visible(history, seat), state.observe(seat))) is not None:
            return seat, action
    return None


def watched_games() -> list[str]:
    """The games that have a referee."""
    return [name for name in games.NAMES if importlib.util.find_spec(f"tests.referees.{name}")]
