"""A position of Darkness Around: everything that is so now, and who is asked what. Only data and what follows from it at once."""

from __future__ import annotations

from typing import Literal

from game.darkaround.actions import Act
from game.darkaround.events import DaEvent
from game.darkaround.numbers import BOX, TUNED
from game.darkaround.observation import Kind
from game.darkaround.terms import NOBODY, PARTY, gifted_of, members, party_mask, party_of
from game.engine.contract import CHANCE, Seat


class Rules:
    """What stays the same through a game: its options and what follows from them."""

    def __init__(self, seats: int, options: tuple[tuple[str, str], ...]) -> None:
        self.seats = seats
        self.options = options
        chosen = dict(options)
        self.aim = chosen["aim"]
        self.together = seats > 1 and self.aim == "cooperative"
        self.full_attack = chosen["search_mode"] == "danger"  # DA-11
        self.choosing = chosen["skills"] == "chosen"
        self.numbers = TUNED.of(options)
        self.start = tuple(self.numbers.start[chosen["difficulty"]] - level for level in BOX.levels) * seats  # DA-2
        self.all = (1 << seats * PARTY) - 1
        self.parties = tuple(party_mask(seat) for seat in range(seats))
        self.orders = tuple(self._order(first) for first in range(seats))

    def _order(self, first: int) -> tuple[int, ...]:
        """The order in which children roll when this seat is the first (DA-5, DA-16)."""
        return tuple(child for turn in range(self.seats) for child in party_of((first + turn) % self.seats))

    def first(self, hour: int) -> Seat:
        """The first seat of an hour (DA-16); of hour 0 as well as 1 seat 0."""
        return max(hour - 1, 0) % self.seats


class Position:
    """The facts. Sets of children and of seats are ints with their bits; `who` is None when the game is over."""

    __slots__ = (
        *("rules", "hour", "asked", "who", "sanity", "active", "resting", "sought", "searched", "skills", "spent", "brave"),
        *("queue", "at", "child", "target", "face", "result", "heard", "events", "_legal"),
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.hour = 0
        self.asked: Kind | Literal[""] = ""
        self.who: Seat | None = CHANCE
        self.sanity = list(rules.start)  # of each child, 0 when lost
        self.active = rules.all  # the children that are not lost
        self.resting = 0  # those found that do not act in this hour
        self.sought = 0  # since the last hour ended
        self.searched = 0
        self.skills: tuple[str, ...] = ("",) * rules.seats
        self.spent = 0  # the seats whose skill is used up
        self.brave = 0  # those with courage in this hour
        self.queue: tuple[int, ...] = ()  # of this hour
        self.at = 0  # how many of the queue have come to their roll
        self.child = NOBODY
        self.target = NOBODY
        self.face = ""
        self.result = ""
        self.heard = True
        self.events: list[DaEvent] = []  # of the running action
        self._legal: tuple[Act, ...] | None = None

    def copy_to(self, other: Position) -> None:
        """Makes another position equal to this one."""
        other.rules = self.rules
        other.hour = self.hour
        other.asked = self.asked
        other.who = self.who
        other.sanity = self.sanity[:]
        other.active = self.active
        other.resting = self.resting
        other.sought = self.sought
        other.searched = self.searched
        other.skills = self.skills
        other.spent = self.spent
        other.brave = self.brave
        other.queue = self.queue
        other.at = self.at
        other.child = self.child
        other.target = self.target
        other.face = self.face
        other.result = self.result
        other.heard = self.heard
        other.events = []
        other._legal = self._legal

    def ask(self, asked: Kind, who: Seat) -> None:
        """Asks a seat or CHANCE."""
        self.asked = asked
        self.who = who

    def is_ready(self, seat: Seat) -> bool:
        """Whether a seat's skill can be used: unspent, and the gifted child is neither lost nor only just found (DA-9, DA-11)."""
        return not self.spent >> seat & 1 and bool((self.active & ~self.resting) >> gifted_of(seat) & 1)

    def has(self, seat: Seat, skill: str) -> bool:
        """Whether a seat has this skill and can use it."""
        return self.skills[seat] == skill and self.is_ready(seat)

    def spend(self, seat: Seat) -> None:
        """A seat's skill is used up."""
        self.spent |= 1 << seat

    def searchers(self, seat: Seat) -> int:
        """A seat's children that may still search in this hour (DA-10)."""
        return self.rules.parties[seat] & self.active & ~self.resting & ~self.searched

    def targets(self, seat: Seat) -> int:
        """The lost children that a seat may look for (DA-10). One lost since the last hour ended was lost in searching, and is sought
        from the next hour on (DA-12)."""
        lost = self.rules.all if self.rules.together else self.rules.parties[seat]
        return lost & ~self.active & ~self.sought & ~self.searched

    def weary(self, seat: Seat) -> list[int]:
        """A seat's active children with less sanity than at the start."""
        mine = members(self.rules.parties[seat] & self.active)
        return [child for child in mine if self.sanity[child] < self.rules.start[child]]

    def is_out(self, seat: Seat) -> bool:
        """Whether all children of a seat are lost and it plays alone (DA-14)."""
        return not self.rules.together and not self.active & self.rules.parties[seat]
