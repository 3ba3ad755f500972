"""What the goals of a haunt cannot do without, and that all of it is within reach when the haunt begins.

A haunt says so as data (`Haunt.needs`). A named room that it needs is in the house or in the stack, never out of the game (our ruling):
the stack gets it back where it would have closed a floor, and `Provide` lays it where it could not be found any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.data import DECK_OF
from game.betrayal.laying import PlaceTile
from game.betrayal.tasks import Task
from game.betrayal.terms import NOBODY, ROOM

if TYPE_CHECKING:
    from game.betrayal.position import Position

EACH: Final = 0
"""As many as there are players."""


class Need(msgspec.Struct, frozen=True):
    """A side's goal needs `count` (EACH: as many as players) of these, whichever: rooms, cards, kinds of tokens and of figures; `traitor`:
    the traitor himself, alive. `at_once`: cards have to be in play, not in their deck. `fetched`: an action takes the card out of it."""

    side: str
    rooms: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    traitor: bool = False
    count: int = 1
    at_once: bool = False
    fetched: bool = False


class Missing(msgspec.Struct, frozen=True):
    """What a side's goal lacks: so many of a need."""

    need: Need
    number: int


def missing(s: Position) -> list[Missing]:
    """What is missing for whom in the running haunt; empty when every goal can be reached."""
    found = []
    for need in s.haunt.needs:
        number = (need.count or s.seats) - _there(s, need)
        if number > 0:
            found.append(Missing(need, number))
    return found


def _there(s: Position, need: Need) -> int:
    """How many of a need there are within reach."""
    return (
        sum(room_within_reach(s, room) for room in need.rooms)
        + sum(_card_within_reach(s, card, need) for card in need.cards)
        + sum(len(s.t.tokens.get(token, ())) for token in need.tokens)
        + sum(len(s.monsters(kind)) for kind in need.figures)
        + (need.traitor and s.t.traitor != NOBODY and s.t.bodies[s.t.traitor].alive)
    )


def room_within_reach(s: Position, room: str) -> bool:
    """Whether a room lies in the house, or can still be laid."""
    if room in s.board.spots:
        return True
    return room in s.t.piles[ROOM].cards and any(s.board.doorways(floor) for floor in s.rules.tiles[room].floors)


def _card_within_reach(s: Position, card: str, need: Need) -> bool:
    """Whether a card is in play, or can still be drawn or fetched."""
    lies = any(card in cards for cards in s.t.dropped.values())
    if s.holder(card) != NOBODY or lies or card in s.t.tokens:
        return True
    deck = DECK_OF[card]
    pile = s.t.piles[deck]
    if need.at_once or (card not in pile.cards and card not in pile.discards):
        return False
    return need.fetched or any(s.rules.tiles[room].symbol == deck and room_within_reach(s, room) for room in s.t.piles[ROOM].cards)


class Provide(Task, frozen=True):
    """The set-up is done: rooms that a goal needs and that no floor would take any more are laid all the same."""

    def run(self, s: Position) -> None:
        """The first ones that each haunt names, as many as are missing."""
        tasks = []
        for lack in missing(s):
            rooms = [room for room in lack.need.rooms if not room_within_reach(s, room)]
            tasks += [PlaceTile(room, s.t.revealer, needed=True) for room in rooms[: lack.number]]
        s.then(*tasks)
