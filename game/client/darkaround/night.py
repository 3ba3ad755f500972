"""The night as the screen shows it: what the events told so far have made of it, which may be less than has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from game.darkaround import events as e
from game.darkaround.ending import Tally, tally
from game.darkaround.numbers import BOX, TUNED
from game.darkaround.observation import DaObservation
from game.darkaround.terms import NOBODY, PARTY
from game.engine.contract import Event, Setup


class Die(msgspec.Struct):
    """A die on the tray: which one, for which child, and the face it stops on."""

    die: str
    child: int
    face: str


class Night:
    """Everything shown. `asked` is the seat that must decide (-1 while things move), `acting` the one whose dice are on the tray
    (-1: none), `dice` those dice in the order they fell, `child` and `target` whom the last event was about, `float` what is gained
    or lost by `child` just now."""

    def __init__(self, setup: Setup) -> None:
        self.numbers: Final = TUNED.of(setup.options)
        start = [self.numbers.start[setup.options["difficulty"]] - level for level in BOX.levels] * setup.seats  # DA-2
        self.start: Final = tuple(start)
        self.hour = 0
        self.first = 0
        self.sanity = list(start)
        self.resting: set[int] = set()
        self.skills = [""] * setup.seats
        self.spent: set[int] = set()
        self.brave: set[int] = set()
        self.asked = NOBODY
        self.acting = NOBODY
        self.dice: list[Die] = []
        self.child = NOBODY
        self.target = NOBODY
        self.float = 0
        self.danger = False  # the Creature is there
        self._found_now: set[int] = set()  # they rest in the hour that the next card begins
        self._brave_now: set[int] = set()

    @property
    def seats(self) -> int:
        """How many parties there are."""
        return len(self.skills)

    def party(self, seat: int) -> list[int]:
        """The sanity of a seat's children in level order."""
        return self.sanity[seat * PARTY : seat * PARTY + PARTY]

    def tally(self, seat: int) -> Tally:
        """What a seat would score now."""
        return tally(self.party(seat))

    def settle(self, seen: DaObservation) -> None:
        """Takes over what an observation says; the dice on the tray stay."""
        self.hour, self.first = seen.hour, seen.first
        self.asked = NOBODY if seen.actor is None else max(seen.actor, NOBODY)
        self.sanity = [child.sanity for child in seen.children]
        self.resting = {number for number, child in enumerate(seen.children) if child.resting}
        self.skills = [party.skill for party in seen.parties]
        self.spent = {seat for seat, party in enumerate(seen.parties) if party.spent}
        self.brave = {seat for seat, party in enumerate(seen.parties) if party.brave}
        about = seen.question
        self.child, self.target = (NOBODY, NOBODY) if about is None else (about.child, about.target)
        between = seen.asked == "prepare" or self.target != NOBODY  # before a card is turned
        self._found_now = set(self.resting) if between else set()
        self._brave_now = set(self.brave) if between else set()
        self.float, self.danger = 0, seen.asked == "ward"

    def take(self, event: Event) -> None:
        """Lets an event happen."""
        self.asked = NOBODY
        self.float, self.danger = 0, isinstance(event, e.Attacked)
        happen = _HAPPEN.get(type(event))
        if happen is not None:
            happen(self, event)

    def _clock(self, event: e.ClockTurned) -> None:
        self.hour, self.first = event.hour, event.first
        self.dice, self.acting, self.child, self.target = [], NOBODY, NOBODY, NOBODY
        self.resting, self._found_now = self._found_now, set()
        self.brave, self._brave_now = self._brave_now, set()

    def _turn(self, event: e.TurnBegan) -> None:
        self.acting, self.dice, self.child, self.target = event.seat, [], NOBODY, NOBODY

    def _search(self, event: e.SearchBegan) -> None:
        self.acting, self.dice = event.by // PARTY, []
        self.child, self.target = event.by, event.child

    def _rolled(self, event: e.Rolled) -> None:
        self.child = event.child
        self.dice.append(Die(event.die, event.child, event.face))

    def _attacked(self, event: e.Attacked) -> None:
        self.child = event.child

    def _hurt(self, event: e.SanityLost) -> None:
        self.child, self.float = event.child, -event.loss
        self.sanity[event.child] = event.left

    def _found(self, event: e.Found) -> None:
        self.sanity[event.child] = event.sanity
        self.resting.add(event.child)
        self._found_now.add(event.child)
        self.float, self.child, self.target = event.sanity, event.child, NOBODY

    def _used(self, event: e.SkillUsed) -> None:
        self.spent.add(event.seat)
        if event.skill == "courage":
            self.brave.add(event.seat)
            self._brave_now.add(event.seat)

    def _comforted(self, event: e.Comforted) -> None:
        self.sanity[event.child], self.child, self.float = event.now, event.child, event.gain

    def _given(self, event: e.SkillGiven) -> None:
        self.skills[event.seat] = event.skill


_HAPPEN: Final[dict[type, Callable[[Night, Any], None]]] = {
    e.ClockTurned: Night._clock,
    e.TurnBegan: Night._turn,
    e.SearchBegan: Night._search,
    e.Rolled: Night._rolled,
    e.Attacked: Night._attacked,
    e.SanityLost: Night._hurt,
    e.Found: Night._found,
    e.SkillUsed: Night._used,
    e.Comforted: Night._comforted,
    e.SkillGiven: Night._given,
}
