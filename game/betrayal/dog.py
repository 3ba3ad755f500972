"""The Dog's errands: once a turn it runs up to six spaces and back, and picks up, carries or lays down one thing.

`use dog fetch CARD`: it brings its keeper what lies there. `use dog carry CARD`: it lays down what its keeper has, `use dog shift CARD`:
what it finds on its way; then `place ROOM`, with the half of a barrier room. It runs by doors and stairs, secret ones too, through the
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
from game.betrayal.spaces import parts_of, place_of, room_of
from game.betrayal.tasks import Question
from game.betrayal.terms import CHUTE, ELEVATOR
from game.betrayal.trading import carry, drop_card, lying, pick_up, thing, to_drop
from game.engine.contract import Seat

RANGE: Final = 6
SHUNNED: Final = frozenset((*EXITS, CHUTE, ELEVATOR))
"""Rooms that the Dog neither enters nor leaves."""
SECRET_STAIRS: Final = "secret_stairs"


def ways(s: Position, place: str) -> Iterator[str]:
    """The places that the Dog can go to from one."""
    room, half = parts_of(place)
    if room in SHUNNED or half == "in":
        return
    for side, other in s.board.doors(room).items():
        if other not in SHUNNED and (not half or s.board.printed(room, side) == half):
            beyond = half_entered(s, other, room, "door")
            yield place_of(other, beyond)
    if (stairs := s.board.stairs(room)) and stairs not in SHUNNED:
        yield stairs
    ends = s.t.tokens.get(SECRET_STAIRS, ())
    if place in ends and len(ends) == 2 and room_of(end := ends[1 - ends.index(place)]) not in SHUNNED:
        yield end


def distances(s: Position, body: int, start: str, most: int = RANGE) -> dict[str, int]:
    """Place -> spaces, for all that the Dog reaches from a place in so many, the nearest first, that place included."""
    known = (SECRET_STAIRS, tuple(s.t.tokens.get(SECRET_STAIRS, ())), start, most)
    far = s.board.worked_out.get(known)
    if far is not None:
        return far
    far = s.board.worked_out[known] = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        if far[place] == most:
            break
        for other in ways(s, place):
            if other not in far:
                far[other] = far[place] + 1
                queue.append(other)
    return far


def reach(s: Position, body: int) -> list[str]:
    """The places within the Dog's reach, its keeper's own left out, the nearest first."""
    return list(distances(s, body, s.place(body)))[1:]


def onward(s: Position, body: int, source: str) -> list[str]:
    """The places to which the Dog can bring what it picks up at another one: six spaces there and on in all."""
    spent = distances(s, body, s.place(body))[source]
    return list(distances(s, body, source, RANGE - spent))[1:]


def _light(s: Position, cards: Sequence[str]) -> list[str]:
    """What of some cards and things the Dog can carry."""
    return [card for card in cards if (found := thing(s, card)) is None or found.by_dog]


class Dog(CardRule):
    """Fetches and carries."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """Each thing that lies within reach, to be brought or moved, and each thing its keeper may drop."""
        if not s.room(body) or next(ways(s, s.place(body)), None) is None:
            return ()
        errands: dict[tuple[str, str], None] = {}
        if s.t.dropped or s.haunt.things:
            here = s.place(body)
            for place, spent in distances(s, body, here).items():
                cards = _light(s, lying(s, body, place))
                further = bool(cards) and spent < RANGE and next(ways(s, place), None) is not None
                for card in cards:
                    if place != here:
                        errands["fetch", card] = None
                    if further:
                        errands["shift", card] = None
        errands.update((("carry", card), None) for card in _light(s, to_drop(s, body)))
        return [act("use", "dog", *errand) for errand in errands]

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The Dog runs, with what it is to fetch or carry."""
        errand, card = chosen.words[1], str(chosen.words[2])
        if errand == "carry":
            s.then(LayDown(body, card))
            return
        places = reach(s, body) if errand == "fetch" else [s.place(body), *reach(s, body)]
        source = next(place for place in places if card in lying(s, body, place) and (errand == "fetch" or onward(s, body, place)))
        if errand == "fetch":
            pick_up(s, body, card, source)
        else:
            s.then(LayDown(body, card, source))


class LayDown(Question, frozen=True):
    """Where the Dog lays down what it carries: `place ROOM`, `place ROOM HALF`. `source`: where it picks it up, if not from its keeper."""

    kind = "lay_down"

    body: int
    card: str
    source: str = ""

    def asked(self, s: Position) -> Seat:
        """The Dog's keeper."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Every place within reach."""
        places = onward(s, self.body, self.source) if self.source else reach(s, self.body)
        return [act("place", *filter(None, parts_of(place))) for place in places]

    def answer(self, s: Position, chosen: Act) -> None:
        """What it carried lies in that room."""
        place = "/".join(map(str, chosen.words))
        if self.source:
            carry(s, self.body, self.card, self.source, place)
        else:
            drop_card(s, self.body, self.card, place)
