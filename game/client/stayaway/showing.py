"""Events shown one after another: cards fly, seats swap, a Panic! card and shown hands lie open for all to read.

How long an event is shown depends on its class and its public fields alone, never on what only some may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from game.client import showing
from game.client.stayaway.tabletop import Tabletop
from game.engine.contract import Event
from game.stayaway import events as e
from game.stayaway.terms import NOBODY

OPEN: Final = 2.6
"""How long a hand that is shown to all lies open."""
_NOT_THE_THING: Final = 1.2
"""How long it is told that a burnt seat was not The Thing."""


def lies_open(event: Event) -> bool:
    """Whether a hand or a card is shown to everybody."""
    return isinstance(event, e.HandShown | e.CardShown) and event.to == NOBODY


class Showing(showing.Showing[Event]):
    """Stay Away!'s events. `told` hears of each when the table has taken it, `begun` of those that are shown by themselves; `group` holds
    the running one and those that are shown together with it, because they happen to many at once."""

    lasting: ClassVar[dict[type, float]] = {
        e.Drew: 0.3,
        e.PanicDrawn: 1.7,
        e.Discarded: 0.3,
        e.Played: 0.8,
        e.Answered: 0.9,
        e.Unanswered: 0.4,
        e.HandShown: 0.5,
        e.CardShown: 0.5,
        e.KeptSilent: 0.4,
        e.DirectionTurned: 0.45,
        e.SeatsSwapped: 0.45,
        e.NoSwap: 0.3,
        e.DoorLocked: 0.35,
        e.DoorRemoved: 0.35,
        e.Quarantined: 0.35,
        e.QuarantineOver: 0.35,
        e.Burnt: 1.0,
        e.Offered: 0.3,
        e.PassedOn: 0.4,
        e.OfferEnded: 0.35,
        e.ExchangeBlocked: 0.4,
        e.Exchanged: 0.5,
        e.ChainLaid: 0.2,
        e.ChainPassed: 0.6,
        e.CardLaidOnPile: 0.35,
        e.SuperInfected: 0.8,
        e.NothingDrawn: 0.3,
        e.Spoke: 0.8,
        e.Declared: 1.5,
        e.Caught: 1.8,
    }
    together: ClassVar[tuple[type, ...]] = (e.ChainPassed,)
    late = 0.05

    def __init__(self, table: Tabletop, told: Callable[[Event], None], begun: Callable[[Event], None]) -> None:
        super().__init__()
        self.table = table
        self.told = told
        self.begun = begun
        self.group: list[Event] = []

    def seconds(self, event: Event, factor: float) -> float:
        """A hand that all may read lies open at any speed: what is to be read is no movement."""
        if lies_open(event):
            return OPEN * (factor or 1.0)
        if isinstance(event, e.GoesOn):
            return _NOT_THE_THING * factor if event.why == "burnt" else 0.0
        return super().seconds(event, factor)

    def begin(self, event: Event) -> None:
        """The table takes it and all that happens together with it."""
        self.group = [event]
        while self._queue and isinstance(event, self.together) and type(self._queue[0]) is type(event):
            self.group.append(self._queue.popleft())
        for part in self.group:
            self.table.take(part)
            self.told(part)
        self.begun(event)
