"""The Dog's errands: once a turn it runs up to six spaces and back, and fetches a thing that lies there or lays down one that its keeper
has.

`use dog fetch CARD`; `use dog carry CARD`, then `place ROOM`, with the half of a barrier room. It runs by doors and stairs through the
house as it is known. It enters no room that one needs a roll to leave, does not cross barriers and leaves the Mystic Elevator and
everything that leads one way alone; nobody slows it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.cardrules import CardRule
from game.betrayal.moving import EXITS, half_entered
from game.betrayal.position import Position
from game.betrayal.tasks import Question
from game.betrayal.terms import CHUTE, ELEVATOR
from game.betrayal.trading import drop_card, lying, pick_up, to_drop
from game.engine.contract import Seat

RANGE: Final = 6
SHUNNED: Final = frozenset((*EXITS, CHUTE, ELEVATOR))
"""Rooms that the Dog neither enters nor leaves."""


def ways(s: Position, place: str) -> Iterator[str]:
    """The places that the Dog can go to from one."""
    room, _, half = place.partition("/")
    if room in SHUNNED or half == "in":
        return
    for side, other in s.board.doors(room).items():
        if other not in SHUNNED and (not half or s.board.printed(room, side) == half):
            beyond = half_entered(s, other, room, "door")
            yield f"{other}/{beyond}" if beyond else other
    if (stairs := s.board.stairs(room)) and stairs not in SHUNNED:
        yield stairs


def reach(s: Position, body: int) -> list[str]:
    """The places within the Dog's reach, its keeper's own left out, the nearest first."""
    start = s.place(body)
    far = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        if far[place] == RANGE:
            break
        for other in ways(s, place):
            if other not in far:
                far[other] = far[place] + 1
                queue.append(other)
    return list(far)[1:]


class Dog(CardRule):
    """Fetches and carries."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """Each thing that lies within reach, each thing its keeper may drop."""
        if not s.room(body) or next(ways(s, s.place(body)), None) is None:
            return ()
        found = []
        if s.t.dropped or s.haunt.things:
            for place in reach(s, body):
                found += [act("use", "dog", "fetch", card) for card in lying(s, body, place)]
        return [*dict.fromkeys(found), *(act("use", "dog", "carry", card) for card in to_drop(s, body))]

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """It runs."""
        errand, card = chosen.words[1], str(chosen.words[2])
        if errand == "fetch":
            pick_up(s, body, card, next(place for place in reach(s, body) if card in lying(s, body, place)))
        else:
            s.then(LayDown(body, card))


class LayDown(Question, frozen=True):
    """Where the Dog lays down what it carries: `place ROOM`, `place ROOM HALF`."""

    body: int
    card: str

    def asked(self, s: Position) -> Seat:
        """The Dog's keeper."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Every place within reach."""
        return [act("place", *place.split("/")) for place in reach(s, self.body)]

    def answer(self, s: Position, chosen: Act) -> None:
        """There it lies."""
        drop_card(s, self.body, self.card, "/".join(map(str, chosen.words)))
