"""The table as the screen shows it: what the events told so far have made of it, which may be less than has happened.

Everything in it is public, or the viewer's own as its observation says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from game.engine.contract import Event
from game.stayaway import events as e
from game.stayaway.observation import Place, SaObservation
from game.stayaway.terms import CLOCKWISE, NOBODY

_QUARANTINE: Final = 2
"""Own turns that a Quarantine lasts (SA-61)."""


class Speech(msgspec.Struct, frozen=True):
    """What a seat has said in this turn."""

    saying: str
    about: int


class Tabletop:
    """Everything shown. `asked` is the seat that must answer (NOBODY while things move), `speech` the bubble of each seat that has
    spoken in this turn, `answered` the defence card that lies in the middle and who played it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.ring: list[int] = list(range(seats))
        self.doors = [False] * seats
        self.places = [Place(True, 0)] * seats
        self.burnt: list[int] = []
        self.active = NOBODY
        self.asked = NOBODY
        self.turn = 0
        self.direction = CLOCKWISE
        self.pile = 0
        self.top = ""
        self.discards = 0
        self.playing = ""
        self.target = NOBODY
        self.answered = ""
        self.offer: tuple[int, int] | None = None
        self.laid = False
        self.waiting: tuple[int, ...] = ()
        self.speech: dict[int, Speech] = {}

    def settle(self, seen: SaObservation) -> None:
        """Takes over what an observation says."""
        self.ring, self.doors = list(seen.ring), list(seen.doors)
        self.places = list(seen.places)
        self.burnt = list(seen.burnt)
        self.active, self.turn, self.direction = seen.active, seen.turn, seen.direction
        self.asked = NOBODY if seen.actor is None else max(seen.actor, NOBODY)
        self.pile, self.top, self.discards = seen.pile, seen.top, seen.discards
        self.playing, self.target = seen.playing, seen.target
        offer = seen.exchange()
        self.offer = (offer.by, offer.to) if offer else None
        self.laid = bool(offer and offer.laid)
        self.waiting = seen.still_asked()
        self.speech = {said.seat: Speech(said.saying, said.about) for said in seen.said if said.turn == seen.turn}
        if not self.playing:
            self.answered = ""

    def take(self, event: Event) -> None:
        """Lets an event happen."""
        self.asked = NOBODY
        happen = _HAPPEN.get(type(event))
        if happen is not None:
            happen(self, event)

    def gap(self, one: int, two: int) -> int:
        """The gap between a seat and the next one clockwise; -1 when they do not sit so."""
        if one in self.ring and self.ring[(self.ring.index(one) + 1) % len(self.ring)] == two:
            return self.ring.index(one)
        return -1

    def _cards(self, seat: int, by: int) -> None:
        place = self.places[seat]
        self.places[seat] = msgspec.structs.replace(place, cards=max(place.cards + by, 0))

    def _quarantine(self, seat: int, turns: int) -> None:
        self.places[seat] = msgspec.structs.replace(self.places[seat], quarantine=turns)

    # what happens

    def _began(self, event: e.TurnBegan) -> None:
        self.active, self.turn = event.seat, event.turn
        self.playing, self.target, self.answered, self.offer, self.speech = "", NOBODY, "", None, {}

    def _dealt(self, event: e.Dealt) -> None:
        self._cards(event.seat, 1)

    def _made(self, event: e.PileMade) -> None:
        self.pile = event.count
        self.discards = 0 if event.again else self.discards

    def _top(self, event: e.TopSeen) -> None:
        self.top = event.back

    def _drew(self, event: e.Drew) -> None:
        self._cards(event.seat, 1)
        self.pile, self.top = max(self.pile - 1, 0), ""

    def _panic(self, event: e.PanicDrawn) -> None:
        self.pile, self.top = max(self.pile - 1, 0), ""
        self.playing, self.target, self.answered = event.card, NOBODY, ""

    def _skipped(self, event: e.PanicSkipped) -> None:
        del event
        self.pile, self.top = max(self.pile - 1, 0), ""
        self.discards += 1

    def _discarded(self, event: e.Discarded) -> None:
        self._cards(event.seat, -1)
        self.discards += 1

    def _played(self, event: e.Played) -> None:
        self._cards(event.seat, -1)
        self.playing, self.target, self.answered = event.card, event.target, ""

    def _answered(self, event: e.Answered) -> None:
        self._cards(event.seat, -1)
        self.answered = event.card

    def _turned(self, event: e.DirectionTurned) -> None:
        self.direction = event.direction

    def _swapped(self, event: e.SeatsSwapped) -> None:
        one, two = self.ring.index(event.one), self.ring.index(event.two)
        self.ring[one], self.ring[two] = event.two, event.one

    def _locked(self, event: e.DoorLocked) -> None:
        self._door(event.one, event.two, True)

    def _unlocked(self, event: e.DoorRemoved) -> None:
        self._door(event.one, event.two, False)

    def _door(self, one: int, two: int, there: bool) -> None:
        gap = self.gap(one, two)
        if gap >= 0:
            self.doors[gap] = there

    def _confined(self, event: e.Quarantined) -> None:
        self._quarantine(event.seat, _QUARANTINE)

    def _freed(self, event: e.QuarantineOver) -> None:
        self._quarantine(event.seat, 0)

    def _burnt(self, event: e.Burnt) -> None:
        at = self.ring.index(event.seat)
        before = (at - 1) % len(self.ring)
        self.doors[before] = self.doors[before] or self.doors[at]
        del self.ring[at], self.doors[at]
        self.burnt.append(event.seat)
        self.discards += self.places[event.seat].cards
        self.places[event.seat] = Place(False, 0)

    def _offered(self, event: e.Offered) -> None:
        self.offer, self.laid = (event.seat, event.to), True

    def _passed(self, event: e.PassedOn) -> None:
        self.offer, self.laid = (event.seat, event.to), False

    def _no_offer(self, event: Event) -> None:
        del event
        self.offer, self.laid = None, False

    def _spoke(self, event: e.Spoke) -> None:
        self.speech[event.seat] = Speech(event.saying, event.about)

    def _to_pile(self, event: e.CardLaidOnPile) -> None:
        self._cards(event.seat, -1)
        self.pile += 1


_HAPPEN: Final[dict[type, Callable[[Tabletop, Any], None]]] = {
    e.TurnBegan: Tabletop._began,
    e.Dealt: Tabletop._dealt,
    e.PileMade: Tabletop._made,
    e.TopSeen: Tabletop._top,
    e.Drew: Tabletop._drew,
    e.PanicDrawn: Tabletop._panic,
    e.PanicSkipped: Tabletop._skipped,
    e.Discarded: Tabletop._discarded,
    e.Played: Tabletop._played,
    e.Answered: Tabletop._answered,
    e.DirectionTurned: Tabletop._turned,
    e.SeatsSwapped: Tabletop._swapped,
    e.DoorLocked: Tabletop._locked,
    e.DoorRemoved: Tabletop._unlocked,
    e.Quarantined: Tabletop._confined,
    e.QuarantineOver: Tabletop._freed,
    e.Burnt: Tabletop._burnt,
    e.Offered: Tabletop._offered,
    e.PassedOn: Tabletop._passed,
    e.OfferEnded: Tabletop._no_offer,
    e.Exchanged: Tabletop._no_offer,
    e.Spoke: Tabletop._spoke,
    e.CardLaidOnPile: Tabletop._to_pile,
}
