"""Looking at the top of a pile in secret, and putting it back in an order of one's choice.

Chance says which cards lie there; who looks learns it, the others only that somebody looked. An order is chosen by places, so that the
choice tells nobody else a card: `order 2 0 1` (what lay third comes first).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import lcm

from game.betrayal.actions import Act, act
from game.betrayal.discovering import back_of
from game.betrayal.events import Peeked
from game.betrayal.position import Position
from game.betrayal.tasks import Chance, Question, Task
from game.betrayal.terms import ROOM
from game.engine.contract import Seat, bit


class Peek(Task, frozen=True):
    """The player of a figure looks at so many cards on top of a pile; with `arrange` he then orders them."""

    body: int
    pile: str
    count: int
    arrange: bool = False

    def run(self, s: Position) -> None:
        """Chance first says what lies there, as far as nobody knows it."""
        number = min(self.count, len(s.t.piles[self.pile].cards))
        if s.t.piles[self.pile].known < number:
            s.then(NextTop(self.pile), self)
            return
        if not number:
            return
        seat = s.t.bodies[self.body].seat
        knowers = s.secrets.knowers[self.pile]
        for place in range(number):
            knowers[place] |= bit(seat)
        _told(s, self.body, self.pile, number)
        if self.arrange and number > 1:
            s.then(Arrange(self.body, self.pile, number))


class NextTop(Chance, frozen=True):
    """Which card lies below those on top that somebody knows: `top axe`."""

    pile: str

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every other card of the pile; tiles by their backs, of which some are known to lie at the bottom."""
        tops = s.secrets.tops[self.pile]
        left = [card for card in s.t.piles[self.pile].cards if card not in tops]
        if self.pile != ROOM:
            return [(act("top", card), 1) for card in left]
        return tile_weights(s, left)

    def answer(self, s: Position, chosen: Act) -> None:
        """That card lies there, known to whoever looks."""
        pile = s.t.piles[self.pile]
        if self.pile == ROOM and len(pile.bottom) >= len(pile.cards) - pile.known and not pile.back:
            pile.bottom.pop(0)
        pile.back = ""
        pile.known += 1
        s.secrets.tops[self.pile].append(str(chosen.words[0]))
        s.secrets.knowers[self.pile].append(0)


def tile_weights(s: Position, left: Sequence[str]) -> list[tuple[Act, int]]:
    """The tiles that may come next of those `left`, `top TILE`, with their weights."""
    pile = s.t.piles[ROOM]
    backs = {room: back_of(s.rules.tiles[room].floors) for room in left}
    counts: dict[str, int] = {}
    for back in backs.values():
        counts[back] = counts.get(back, 0) + 1
    if pile.back or len(pile.bottom) >= len(left):
        back = pile.back or pile.bottom[0]
        return [(act("top", room), 1) for room in left if backs[room] == back]
    whole = lcm(*counts.values())
    middle = {back: count - pile.bottom.count(back) for back, count in counts.items()}
    return [(act("top", room), middle[backs[room]] * whole // counts[backs[room]]) for room in left if middle[backs[room]] > 0]


class Arrange(Question, frozen=True):
    """In which order the cards go back: `order 2 0 1`."""

    kind = "arrange"

    body: int
    pile: str
    number: int

    def asked(self, s: Position) -> Seat:
        """Who looked."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Every order of the cards."""
        return [act("order", *order) for order in permutations(range(self.number))]

    def answer(self, s: Position, chosen: Act) -> None:
        """From now on only he knows them."""
        tops, knowers = s.secrets.tops[self.pile], s.secrets.knowers[self.pile]
        tops[: self.number] = [tops[int(place)] for place in chosen.words]
        knowers[: self.number] = [bit(s.t.bodies[self.body].seat)] * self.number
        _told(s, self.body, self.pile, self.number)


def _told(s: Position, body: int, pile: str, number: int) -> None:
    seen = tuple(s.secrets.tops[pile][:number])
    full, public = Peeked(body=body, pile=pile, count=number, cards=seen), Peeked(body=body, pile=pile, count=number)
    s.tell_only(s.t.bodies[body].seat, full, public)
