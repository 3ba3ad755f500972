"""What each side wins by, declared as values: conditions, and the aims that they are.

From a haunt's aims follow the verdict, how far each side has come, and what the window shows as "2 of 5". A condition says how much of it
is fulfilled by open facts, from 0 to 1; at 1 it is met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.haunts.formulas import Amount, amount
from game.betrayal.statuses import still_there
from game.betrayal.terms import HEROES, NOBODY, TRAITORS
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.betrayal.position import Position

ON_THE_WAY: Final = 0.6
"""How much of an aim is done when every step towards it is, but not the last."""
ALMOST: Final = 0.99


class Condition(msgspec.Struct, frozen=True):
    """Something that can be so."""

    def part(self, s: Position) -> float:
        """How much of it is so, from 0 to 1."""
        raise NotImplementedError

    def met(self, s: Position) -> bool:
        """Whether it is so."""
        return self.part(s) >= 1

    def counted(self) -> Mapping[str, Amount]:
        """Counter -> how far it is counted."""
        return {}

    def whom(self, s: Position) -> list[int]:
        """The figures that stand in its way, as far as all know."""
        return []


class Counted(Condition, frozen=True):
    """A counter has come so far; `each`: that of one of the living heroes has (`NAME_SEAT`)."""

    counter: str
    least: Amount
    each: bool = False

    def part(self, s: Position) -> float:
        """How far it has come."""
        names = [f"{self.counter}_{seat}" for seat in s.heroes()] if self.each else [self.counter]
        return min(1.0, max((s.counter(name) for name in names), default=0) / amount(s.seats, self.least))

    def met(self, s: Position) -> bool:
        """Whether it has."""
        counters = s.t.counters
        if not self.each:
            return counters.get(self.counter, 0) >= amount(s.seats, self.least)
        return any(counters.get(f"{self.counter}_{seat}", 0) >= amount(s.seats, self.least) for seat in s.heroes())

    def counted(self) -> Mapping[str, Amount]:
        """The counter of this name, or of this hero."""
        return {self.counter: self.least}


class Laid(Condition, frozen=True):
    """So many tokens of a kind lie in the house."""

    token: str
    least: Amount

    def part(self, s: Position) -> float:
        """How many of them lie."""
        return min(1.0, len(s.t.tokens.get(self.token, ())) / amount(s.seats, self.least))


class Marked(Condition, frozen=True):
    """Something is marked."""

    name: str
    what: str

    def part(self, s: Position) -> float:
        """It is or is not."""
        return float(s.marked(self.name, self.what))

    def met(self, s: Position) -> bool:
        """Whether it is."""
        return s.marked(self.name, self.what)


class NoneLeft(Condition, frozen=True):
    """Nobody lives on a side whom no state has taken from it; with `to`, while somebody lives on the other."""

    side: str
    to: str = ""

    def part(self, s: Position) -> float:
        """How many of those there were at first are dead or have turned."""
        left = len(still_there(s, self.side))
        first = s.seats - (s.t.traitor != NOBODY) if self.side == HEROES else len(s.haunt.win(s, self.side))
        return 1 - left / max(1, left, first) if left or self.met(s) else ALMOST

    def met(self, s: Position) -> bool:
        """Whether nobody is left of the side."""
        return not still_there(s, self.side) and (not self.to or bool(s.living(self.to)))

    def whom(self, s: Position) -> list[int]:
        """Those of the side who still live."""
        return s.living(self.side)


class NoneMarked(Condition, frozen=True):
    """No living explorer bears a mark."""

    name: str

    def part(self, s: Position) -> float:
        """How many of those who bore it are dead."""
        marked = [s.t.bodies[int(seat)].alive for seat in s.t.marks.get(self.name, ())]
        return 1 - sum(marked) / max(1, len(marked))

    def met(self, s: Position) -> bool:
        """Whether they are dead."""
        return not any(s.t.bodies[int(seat)].alive for seat in s.t.marks.get(self.name, ()))

    def whom(self, s: Position) -> list[int]:
        """Those who bear it and live."""
        return [seat for seat in s.living() if s.marked(self.name, str(seat))]


class Destroyed(Condition, frozen=True):
    """No monster of a kind is left; with `mark`, all that are left bear it."""

    kind: str
    mark: str = ""

    def part(self, s: Position) -> float:
        """How many of them are."""
        every = [b for b in s.t.bodies[s.seats :] if b.kind == self.kind]
        done = [b for b in every if not b.alive or (self.mark and b.mark == self.mark)]
        return len(done) / len(every) if every else 1.0

    def met(self, s: Position) -> bool:
        """Whether there is none that is not."""
        return not any(b.alive and b.kind == self.kind and (not self.mark or b.mark != self.mark) for b in s.t.bodies[s.seats :])


class TraitorDead(Condition, frozen=True):
    """The traitor is dead; with `before`, as long as this is not so."""

    before: Condition | None = None

    def part(self, s: Position) -> float:
        """He is or is not."""
        return float(self.met(s))

    def met(self, s: Position) -> bool:
        """Whether he is."""
        return not s.t.bodies[s.t.traitor].alive and (self.before is None or not self.before.met(s))

    def whom(self, s: Position) -> list[int]:
        """He, while it helps."""
        return [s.t.traitor] if self.before is None or not self.before.met(s) else []


class Had(Condition, frozen=True):
    """Somebody on a side has a card or a thing of the haunt; with `along`, and this one too."""

    side: str
    card: str
    along: str = ""

    def part(self, s: Position) -> float:
        """Somebody has or has not."""
        holder = had_by(s, self.card)
        if holder == NOBODY or s.t.bodies[holder].side != self.side:
            return 0.0
        return float(not self.along or had_by(s, self.along) == holder)


class Brought(Condition, frozen=True):
    """A monster of a kind holds a card of each of these sets where a token lies."""

    kind: str
    sets: tuple[tuple[str, ...], ...]
    token: str

    def part(self, s: Position) -> float:
        """What it has counts whole, what others of its side have counts half."""
        figure = next(iter(s.monsters(self.kind)), NOBODY)
        if figure == NOBODY:
            return 0.0
        got = sum(self._got(s, cards) for cards in self.sets)
        home = s.has_token(self.token, s.place(figure))
        return 1.0 if got == len(self.sets) and home else 0.9 * got / len(self.sets)

    def met(self, s: Position) -> bool:
        """Whether it has all, and there."""
        figure = next((b for b in s.t.bodies[s.seats :] if b.alive and b.kind == self.kind), None)
        return figure is not None and all(any(card in figure.cards for card in cards) for cards in self.sets) and self.part(s) >= 1

    def _got(self, s: Position, cards: Sequence[str]) -> float:
        holders = [s.t.bodies[holder] for card in cards if (holder := s.holder(card)) != NOBODY]
        return max((1.0 if b.kind == self.kind else 0.5 for b in holders if b.side == TRAITORS), default=0.0)


def had_by(s: Position, card: str) -> int:
    """Which figure has a card or a thing of the haunt, or NOBODY."""
    seats = s.t.marks.get(card)
    return int(seats[0]) if seats and seats[0].isdigit() else s.holder(card)


class Aim(msgspec.Struct, frozen=True):
    """A side wins, for a reason, when a condition is met. `steps`: what brings it nearer. `winners`: where not the whole side wins;
    `otherwise`: the reason where nobody ever was on that side. `keys`: the cards and things with which alone it can be done, together."""

    side: str
    reason: str
    condition: Condition
    steps: tuple[Condition, ...] = ()
    winners: Callable[[Position], Sequence[Seat]] | None = None
    otherwise: str = ""
    keys: tuple[str, ...] = ()

    def part(self, s: Position) -> float:
        """How far the side has come with it, from 0 to 1."""
        done = self.condition.part(s)
        if done >= 1 or not self.steps:
            return done
        return done + (1 - done) * ON_THE_WAY * sum(step.part(s) for step in self.steps) / len(self.steps)

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]]:
        """Why the game is over, and who has won."""
        winners = self.winners(s) if self.winners is not None else s.haunt.win(s, self.side)
        return (self.reason if winners or not self.otherwise else self.otherwise), winners

    def conditions(self) -> Iterator[Condition]:
        """What it is made of."""
        yield self.condition
        yield from self.steps


NOBODY_LEFT: Final = Aim(TRAITORS, "traitors_all_dead", NoneLeft(HEROES), otherwise="all_dead")
"""No hero is left alive: the traitors' side has won; where there never was a traitor, nobody (BT-6.9.1)."""


def progress(s: Position, aims: Sequence[Aim], side: str) -> float:
    """How far a side is on its ways, from 0 to 1: every aim brings it nearer."""
    left = 1.0
    for aim in aims:
        if aim.side == side:
            left *= 1 - aim.part(s)
    return 1 - left


def counted(aims: Sequence[Aim], seats: int) -> dict[str, tuple[str, int]]:
    """Counter -> the side whose booklet tells how far it is counted, and how far."""
    return {
        name: (aim.side, amount(seats, of)) for aim in aims for condition in aim.conditions() for name, of in condition.counted().items()
    }
