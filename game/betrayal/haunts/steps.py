"""What both sides do "right now" when a haunt begins, declared as values: the steps of its set-up, taken in their order.

A step changes the position at once and may leave tasks, which come when all steps have been taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.data import DECK_OF
from game.betrayal.haunts.choosing import Choose
from game.betrayal.haunts.formulas import Amount, amount
from game.betrayal.holding import gain_card, lose_card, take_from_pile
from game.betrayal.laying import PlaceTile, places
from game.betrayal.moving import rooms_apart
from game.betrayal.spaces import place_of
from game.betrayal.tasks import Task
from game.betrayal.terms import BASEMENT_LANDING, ENTRANCE, FLOORS, NOBODY, ROOM, STAIRS

if TYPE_CHECKING:
    from game.betrayal.position import Position

Seated = Callable[["Position"], int]
"""One of those at the table."""


def the_traitor(s: Position) -> int:
    """The explorer of the traitor."""
    return s.t.traitor


def the_revealer(s: Position) -> int:
    """Who revealed the haunt."""
    return s.t.revealer


def left_of_revealer(s: Position) -> int:
    """Who sits to the left of the one who revealed it."""
    return s.clockwise(s.t.revealer)[0]


TRAITOR: Final[Seated] = the_traitor
REVEALER: Final[Seated] = the_revealer
NEXT: Final[Seated] = left_of_revealer
HAUNT_ROOM: Final = ""
"""The room in which the haunt was revealed, where it lies in the house."""


class Step(msgspec.Struct, frozen=True):
    """Something that is done when a haunt begins."""

    def take(self, s: Position) -> Sequence[Task] | None:
        """Does it; returns what is still to be done."""
        raise NotImplementedError


class Do(Step, frozen=True):
    """Something that no other haunt does."""

    what: Callable[[Position], Sequence[Task] | None]

    def take(self, s: Position) -> Sequence[Task] | None:
        """Carries it out."""
        return self.what(s)


class Spawn(Step, frozen=True):
    """So many monsters of a kind come in: beside the traitor, who plays them, or in a room."""

    kind: str
    number: Amount = 1
    room: str | None = None

    def take(self, s: Position) -> None:
        """The monsters appear there."""
        spawn(s, self.kind, amount(s.seats, self.number), self.room)


class Fetch(Step, frozen=True):
    """A card that the haunt is about comes to somebody when it is still in its deck, as when the haunt was not read from the chart; a card
    in play stays where it is."""

    card: str
    to: Seated

    def take(self, s: Position) -> None:
        """Takes it out of its deck."""
        fetch(s, self.to(s), self.card)


class Seize(Step, frozen=True):
    """A card comes to somebody, whoever holds it, or out of its deck."""

    card: str
    to: Seated

    def take(self, s: Position) -> None:
        """The card is handed over."""
        holder, to = s.holder(self.card), self.to(s)
        if holder not in (NOBODY, to):
            lose_card(s, holder, self.card, "given")
            gain_card(s, to, self.card, "taken", holder)
        elif holder == NOBODY:
            fetch(s, to, self.card)


class SetAside(Step, frozen=True):
    """A card leaves the game, whoever has it, for a figure takes its part."""

    card: str

    def take(self, s: Position) -> None:
        """The card leaves the game."""
        holder = s.holder(self.card)
        if holder == NOBODY:
            take_from_pile(s, DECK_OF[self.card], self.card)
        else:
            lose_card(s, holder, self.card, "returned")


class Lay(Step, frozen=True):
    """A token is laid where somebody stands."""

    token: str
    at: Seated

    def take(self, s: Position) -> None:
        """The token lies there."""
        s.lay_token(self.token, s.place(self.at(s)))


class Track(Step, frozen=True):
    """The Turn/Damage track, or another counter, stands at a number."""

    counter: str
    at: int = 0

    def take(self, s: Position) -> None:
        """The counter stands at that number."""
        s.count(self.counter, self.at)


class ToStart(Step, frozen=True):
    """The traits of somebody that are below their start values go back to them."""

    who: Seated

    def take(self, s: Position) -> None:
        """The clips move up to the start values."""
        s.raise_to_start(self.who(s))


class MarkHeroes(Step, frozen=True):
    """Every hero gets a mark."""

    name: str

    def take(self, s: Position) -> None:
        """Each of them gets the mark."""
        for seat in s.heroes():
            s.mark(self.name, str(seat))


class LayRoom(Step, frozen=True):
    """A room that has to be in the house is laid by somebody if it is not: on one of these floors (none given: any), or as far from
    somebody as may be."""

    room: str
    by: Seated
    floors: tuple[str, ...] = FLOORS
    far_from: Seated | None = None

    def take(self, s: Position) -> Sequence[Task]:
        """Lets it be placed."""
        far = s.t.bodies[self.far_from(s)].room if self.far_from is not None else ""
        return (PlaceTile(self.room, self.by(s), self.floors, far, needed=True),)


class LayOneOf(Step, frozen=True):
    """Where none of these rooms is in the house, somebody lays one of those that can be laid, as far from somebody else as may be.
    `what` is asked where there are several."""

    what: str
    rooms: tuple[str, ...]
    by: Seated
    far_from: Seated

    def take(self, s: Position) -> Sequence[Task]:
        """Looks when all else was done."""
        return (NeedsOneOf(self.what),)

    def missing(self, s: Position) -> None:
        """Lets one be chosen."""
        if any(room in s.board.spots for room in self.rooms):
            return
        left = tuple(room for room in self.rooms if room in s.t.piles[ROOM].cards)
        rooms = tuple(room for room in left if places(s, room, FLOORS)) or left
        if len(rooms) > 1:
            s.then(Choose(self.by(s), self.what, rooms))
        elif rooms:
            self.lay(s, rooms[0])

    def lay(self, s: Position, room: str) -> None:
        """Lets it be placed."""
        s.then(PlaceTile(room, self.by(s), far=s.t.bodies[self.far_from(s)].room, needed=True))


class JoinBasement(Step, frozen=True):
    """Where the basement has no way to the house, the first hero lays the Stairs From Basement."""

    def take(self, s: Position) -> Sequence[Task]:
        """Looks whether it has."""
        if BASEMENT_LANDING in rooms_apart(s, ENTRANCE):
            return ()
        first = next(seat for seat in s.clockwise(s.t.traitor) if seat in s.heroes())
        return (PlaceTile(STAIRS, first, needed=True),)


class NeedsOneOf(Task, frozen=True):
    """One of several rooms has to be in the house."""

    what: str

    def run(self, s: Position) -> None:
        """Lays one of them, unless one lies in the house already."""
        one_of(s, self.what).missing(s)


def one_of(s: Position, what: str) -> LayOneOf:
    """The step of the running haunt's set-up that asks this."""
    return next(step for step in s.haunt.start if isinstance(step, LayOneOf) and step.what == what)


def spawn(s: Position, kind: str, number: int = 1, room: str | None = None) -> None:
    """Monsters of a kind, played by the traitor's seat, beside the traitor or in a room (HAUNT_ROOM: none where it is gone)."""
    if room is None:
        there, half = s.t.bodies[s.t.traitor].room, s.t.bodies[s.t.traitor].half
    else:
        there, half = room or s.t.haunt_room, ""
    for _ in range(number if there in s.board.spots else 0):
        s.spawn(kind, there, s.t.traitor, half=half)


def fetch(s: Position, body: int, card: str) -> None:
    """A card comes to a figure when it is still in its deck."""
    if take_from_pile(s, DECK_OF[card], card):
        gain_card(s, body, card, "taken")


def place_in(s: Position, room: str) -> str:
    """The place in a room where something is put: the outer half of a barrier room."""
    half = s.outer_half(room)
    return place_of(room, half)
