"""Events shown one after another: cards fly, seats swap, a Panic! card and shown hands lie open for all to read.

How long an event is shown depends on its class and its public fields alone, never on what only some may know.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from game.client.stayaway.tabletop import Tabletop
from game.engine.contract import Event
from game.stayaway import events as e
from game.stayaway.terms import NOBODY

_SECONDS: Final[dict[type, float]] = {
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
"""How long each event is shown at normal speed; all others pass at once."""
OPEN: Final = 2.6
"""How long a hand that is shown to all lies open."""
_NOT_THE_THING: Final = 1.2
"""How long it is told that a burnt seat was not The Thing."""
_TOGETHER: Final = (e.ChainPassed,)
"""What happens at once to many is shown at once."""


def lies_open(event: Event) -> bool:
    """Whether a hand or a card is shown to everybody."""
    return isinstance(event, e.HandShown | e.CardShown) and event.to == NOBODY


def seconds(event: Event) -> float:
    """How long an event is shown at normal speed."""
    if lies_open(event):
        return OPEN
    if isinstance(event, e.GoesOn):
        return _NOT_THE_THING if event.why == "burnt" else 0.0
    return _SECONDS.get(type(event), 0.0)


class Showing:
    """What is still to be shown. `begun` hears of each event as it begins to be shown, `told` as soon as it has been. `event` is being
    shown, `share` (0 to 1) of it; `group` holds it and those that are shown together with it."""

    def __init__(self, table: Tabletop, told: Callable[[Event], None], begun: Callable[[Event], None]) -> None:
        self.table = table
        self.told = told
        self.begun = begun
        self.event: Event | None = None
        self.group: list[Event] = []
        self._queue: deque[Event] = deque()
        self._whole = 0.0
        self._left = 0.0

    def add(self, events: Iterable[Event]) -> None:
        """More to be shown."""
        self._queue.extend(events)

    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self._queue) or self.event is not None

    def moving(self) -> bool:
        """Whether something moves now."""
        return self.event is not None

    @property
    def share(self) -> float:
        """How much of the running event has been shown, 0 to 1."""
        return min(1.0, max(0.0, 1.0 - self._left / self._whole)) if self.event is not None and self._whole > 0 else 1.0

    def update(self, dt: float, factor: float) -> bool:
        """Lets time pass; `factor` stretches it (0: at once). Whether anything changed."""
        changed = self.event is not None
        self._left -= dt
        while self._left <= 0:
            self.event, self.group = None, []
            if not self._queue:
                break
            changed = True
            self._show(factor)
        if self.event is None:
            self._left = 0.0
        return changed

    def _show(self, factor: float) -> None:
        event = self._queue.popleft()
        self.group = [event]
        while self._queue and isinstance(event, _TOGETHER) and type(self._queue[0]) is type(event):
            self.group.append(self._queue.popleft())
        for part in self.group:
            self.table.take(part)
            self.told(part)
        self.begun(event)
        self._whole = seconds(event) * (factor or float(lies_open(event)))  # what is to be read is no movement
        self._left = max(self._left, -0.05) + self._whole
        self.event = event

    def skip(self) -> None:
        """Shows everything at once."""
        self._left = 0.0
        while self._queue:
            self._show(0.0)
        self.event, self.group, self._left = None, [], 0.0

    def drop(self) -> None:
        """Forgets what was to be shown."""
        self._queue.clear()
        self.event, self.group, self._left = None, [], 0.0
