"""A position, its twin with other secrets, and decisions for both that nobody at the table can tell apart."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from game.engine import games
from game.engine.contract import ALL, CHANCE, TABLE, Setup, visible
from game.engine.match import Match
from game.engine.record import Holder
from tests.swapper import swapper

NAMES: Final = ("Anna", "Borys", "Vira", "Hanna", "Dmytro", "Oleksandra", "Maksym", "Zlata", "Ivan", "Solomiia", "Taras", "Yevheniia")
TRIES: Final = 6
"""Decisions that are tried before a pair ends: from here on everything would be seen."""
DEEPEST: Final = {"stayaway": 260, "lastfriday": 160, "betrayal": 700, "darkaround": 120}
"""At most so many actions of chance play lie before a pair."""
LEAST_ALIKE: Final = 2


class Step(NamedTuple):
    """One action in the game and what is done instead of it in the twin; `chance` says who decides."""

    chance: bool
    one: Any
    two: Any


class Pair(NamedTuple):
    """Two positions that look the same to the table, with their common past and what follows in both."""

    name: str
    past: Match
    states: tuple[Any, Any]
    steps: tuple[Step, ...]

    def differs(self) -> bool:
        """Whether anybody but the table would ever see a difference."""
        return self.states[0].observe(ALL) != self.states[1].observe(ALL) or any(step.one != step.two for step in self.steps)


class Scripted(Match):
    """A match that goes on from a state of its own, in which chance does what was written before."""

    def __init__(self, past: Match, state: Any, holders: Sequence[Holder], acts: Sequence[Any], chances: Sequence[Any]) -> None:
        self._due: list[Any] | None = None
        super().__init__(past.game, past.setup, holders, past.seed)
        self._state = state.clone()
        self._plays, self._events = past._plays[:], past._events[:]
        if self._plays:
            self._plays[-1] = self._plays[-1]._replace(final=True)
        self._positions.restart(len(self._plays), self._state)
        self._marked_over = False
        self._due = list(chances)
        self.acts = list(acts)
        """What people and computers still have to do."""

    def play(self, action: Any) -> None:
        """Carries out what is due."""
        assert action == self.acts[0]
        super().play(self.acts.pop(0))

    def _go_on(self) -> None:
        if self._due is None:
            super()._go_on()
            return
        while self._due and self.actor() == CHANCE:
            self._carry_out(self._due.pop(0), "")


def signature(state: Any, action: Any) -> tuple[Any, ...]:
    """All that the table sees of an action: its events and the position after it."""
    after = state.clone()
    events = after.apply(action)
    return visible(events, TABLE), after.observe(TABLE), after.actor()


def choices(state: Any) -> list[Any]:
    """What the seat asked, or chance, can do."""
    return [outcome for outcome, _ in state.chances()] if state.actor() == CHANCE else list(state.legal_actions())


def _spread(game: str, acts: list[Any], rng: random.Random) -> list[Any]:
    """The actions in the order in which they are tried: what happens seldom and hides much comes more often."""
    rng.shuffle(acts)
    eager = EAGER.get(game)
    if eager is not None and rng.random() < 1 / 2:
        acts.sort(key=lambda act: not eager(act))
    return acts


EAGER: Final[dict[str, Callable[[Any], bool]]] = {
    "stayaway": lambda act: act.verb in ("lay", "give") and act.what == "infected",
}


def alike(name: str, one: Any, two: Any, steps: int, rng: random.Random) -> list[Step]:
    """Decisions for both states that look the same to the table, as far as there are any. The states go on with them."""
    found: list[Step] = []
    while one.actor() is not None and len([step for step in found if not step.chance]) < steps:
        step = _same_to_the_table(name, one, two, rng)
        if step is None:
            break
        one.apply(step.one)
        two.apply(step.two)
        if one.actor() is None:  # at the end all is shown
            break
        found.append(step)
    return found


def _same_to_the_table(name: str, one: Any, two: Any, rng: random.Random) -> Step | None:
    assert one.actor() == two.actor(), "who is asked follows from public facts"
    chance = one.actor() == CHANCE
    theirs = choices(two)
    for act in _spread(name, choices(one), rng)[:TRIES]:
        seen = signature(one, act)
        others = [other for other in theirs if other != act and (chance or other.verb == act.verb)]
        rng.shuffle(others)
        same = [act] if act in theirs else []
        order = [*others[:TRIES], *same] if rng.random() < 0.6 else [*same, *others[:TRIES]]
        for other in order:
            if signature(two, other) == seen:
                return Step(chance, act, other)
    return None


def a_past(name: str, rng: random.Random) -> Match:
    """A game of people played by chance to some moment."""
    game = games.load(name)
    setups = [setup for setup in game.varieties() if _fits(name, setup)]
    setup = rng.choice(setups)
    match = Match(game, setup, [Holder(person=NAMES[seat]) for seat in range(setup.seats)], rng.randrange(10**6))
    for _action in range(rng.randrange(DEEPEST[name])):
        actor = match.actor()
        if actor is None:
            break
        match.play(rng.choice(match.observe(actor).legal))
    return match


def _fits(name: str, setup: Setup) -> bool:
    """Betrayal hides something in two haunts only, and in what somebody has peeked at."""
    return name != "betrayal" or setup.options.get("haunt") in ("41", "43", "chart", "45")


def find(name: str, seed: int, steps: int = 8) -> Pair | None:
    """The pair with this number; None where nothing can be hidden otherwise."""
    rng = random.Random(f"{name}:{seed}")
    swapping = swapper(name)
    past = a_past(name, rng)
    if past.actor() is None:
        return None
    state = past._state
    hidden = swapping.swap(past.game, state, TABLE, rng)
    if hidden is None and not swapping.open:
        return None
    twin = past.game.rebuild(state.observe(TABLE), hidden if hidden is not None else state.hidden(TABLE))
    one, two = state.clone(), twin.clone()
    pair = Pair(name, past, (state.clone(), twin), tuple(alike(name, one, two, steps, rng)))
    enough = sum(not step.chance for step in pair.steps) >= LEAST_ALIKE
    return pair if enough and (pair.differs() or swapping.open) else None
