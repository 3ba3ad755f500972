"""Tokens of haunts that one has and deals with like items: given, exchanged, dropped, picked up and stolen (BT-4.5.1).

A `Single`: the mark named like the token says which seat has it. `Several`: the counter `TOKEN_SEAT` says how many a seat has. Where
nobody has one, the token lies. Each is dealt with once a turn, or used, like a card.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.betrayal.haunts.base import Effect, Test
from game.betrayal.position import Position
from game.betrayal.spaces import room_of
from game.betrayal.terms import NOBODY


def has(token: str) -> Test:
    """The figure has it."""
    return lambda s, body: s.marked(token, str(body))


def gets(token: str) -> Effect:
    """The figure has it from now on."""
    return lambda s, body: s.mark(token, str(body))


def in_play(s: Position, token: str) -> bool:
    """Whether somebody has it or it lies somewhere."""
    return bool(s.t.marks.get(token)) or token in s.t.tokens


def holder(s: Position, token: str) -> int:
    """Who has it, or NOBODY."""
    seats = s.t.marks.get(token)
    return int(seats[0]) if seats else NOBODY


def whereabouts(s: Position, token: str) -> str:
    """The room in which it is had or lies, or an empty string."""
    there = holder(s, token)
    if there != NOBODY:
        return s.room(there)
    lying: Sequence[str] = s.t.tokens.get(token, ())
    return room_of(lying[0]) if lying else ""


class Thing(msgspec.Struct, frozen=True):
    """A kind of token that is dealt with like an item."""

    id: str
    weight: int = 0
    """Spaces more for every room that who has it leaves (a corpse, a boat)."""
    by_dog: bool = True
    """Whether the Dog carries it."""

    def number(self, s: Position, body: int) -> int:
        """How many a figure has."""
        return int(s.marked(self.id, str(body)))

    def free(self, s: Position, body: int) -> int:
        """How many a figure has that it has not dealt with in this turn."""
        raise NotImplementedError

    def had(self, s: Position, body: int) -> bool:
        """Whether a figure has one that it has not dealt with in this turn."""
        return self.free(s, body) > 0

    def lies(self, s: Position, place: str) -> bool:
        """Whether one lies in a place that nobody has dealt with in this turn."""
        raise NotImplementedError

    def may_drop(self, s: Position, body: int) -> bool:
        """Whether a figure may lay one down where it is."""
        return self.had(s, body)

    def comes(self, s: Position, body: int) -> None:
        """A figure has it now."""
        raise NotImplementedError

    def goes(self, s: Position, body: int) -> None:
        """A figure has it no more."""
        raise NotImplementedError

    def falls(self, s: Position, body: int, place: str) -> None:
        """A figure is dead, or will have it no more: all that it has lies there now."""
        raise NotImplementedError

    def laid(self, s: Position, body: int, place: str) -> None:
        """It lies where a figure has put it."""
        s.lay_token(self.id, place)

    def taken(self, s: Position, place: str) -> None:
        """It lies there no more."""
        s.take_token(self.id, place)


class Single(Thing, frozen=True):
    """A token of which there is one."""

    def free(self, s: Position, body: int) -> int:
        """One, if the figure has it."""
        return int(s.marked(self.id, str(body)) and not s.used(f"item:{self.id}"))

    def lies(self, s: Position, place: str) -> bool:
        """Whether it lies there."""
        return s.has_token(self.id, place) and not s.used(f"item:{self.id}")

    def falls(self, s: Position, body: int, place: str) -> None:
        """If the figure has it."""
        if s.marked(self.id, str(body)):
            s.unmark(self.id, str(body))
            s.lay_token(self.id, place)

    def comes(self, s: Position, body: int) -> None:
        """The mark says so."""
        s.use(f"item:{self.id}")
        s.mark(self.id, str(body))

    def goes(self, s: Position, body: int) -> None:
        """Takes the mark away."""
        s.use(f"item:{self.id}")
        s.unmark(self.id, str(body))


class Several(Thing, frozen=True):
    """A token of which one may have many: those dealt with in this turn are counted where they are now."""

    def dealt(self, s: Position, where: int | str) -> int:
        """How many were brought there in this turn."""
        return sum(1 for purpose in s.t.turn.used if purpose.startswith(f"item:{self.id}:{where}:"))

    def deal(self, s: Position, where: int | str) -> None:
        """Counts one that was dealt with in this turn."""
        s.use(f"item:{self.id}:{where}:{self.dealt(s, where)}")

    def number(self, s: Position, body: int) -> int:
        """How many a figure has."""
        return s.counter(f"{self.id}_{body}")

    def free(self, s: Position, body: int) -> int:
        """How many a figure has not dealt with."""
        return s.counter(f"{self.id}_{body}") - self.dealt(s, body)

    def lies(self, s: Position, place: str) -> bool:
        """Whether more lie there than were laid there just now."""
        return s.t.tokens.get(self.id, []).count(place) > self.dealt(s, place)

    def falls(self, s: Position, body: int, place: str) -> None:
        """All that somebody has fall, one after another."""
        for _ in range(s.counter(f"{self.id}_{body}")):
            s.count(f"{self.id}_{body}", -1)
            s.lay_token(self.id, place)

    def comes(self, s: Position, body: int) -> None:
        """Somebody has one more."""
        self.deal(s, body)
        s.count(f"{self.id}_{body}")

    def goes(self, s: Position, body: int) -> None:
        """Somebody has one less."""
        s.count(f"{self.id}_{body}", -1)

    def laid(self, s: Position, body: int, place: str) -> None:
        """One is laid in a room."""
        self.deal(s, place)
        super().laid(s, body, place)
