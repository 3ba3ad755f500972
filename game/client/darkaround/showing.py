"""Events shown one after another: dice tumble, children are lost and come back, and a party's dice wait for its person's click."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from game.client.darkaround.night import Night
from game.darkaround import events as e
from game.darkaround.terms import NOBODY
from game.engine.contract import Event

TUMBLE: Final = 0.35
"""Seconds that a die tumbles at normal speed (look.md)."""
_SECONDS: Final[dict[type, float]] = {
    e.ClockTurned: 0.5,
    e.Rolled: TUMBLE + 0.1,
    e.SanityLost: 0.3,
    e.Lost: 0.35,
    e.Found: 0.35,
    e.Attacked: 0.3,
    e.SkillUsed: 0.35,
    e.Comforted: 0.35,
    e.Escaped: 0.3,
    e.NotFound: 0.2,
}
"""How long each event is shown at normal speed; all others pass at once."""


class Showing:
    """What is still to be shown. `begun` hears of each event as it begins to be shown, `told` as soon as it can be read off the table
    (of a die when it lies still); `stops` says whether a seat's dice wait for a click, and
    `waiting` is the seat that they wait for (-1: none). `event` is being shown, `share` (0 to 1) of it."""

    def __init__(self, night: Night, told: Callable[[Event], None], begun: Callable[[Event], None], stops: Callable[[int], bool]) -> None:
        self.night = night
        self.told = told
        self.begun = begun
        self.stops = stops
        self.waiting = NOBODY
        self.event: Event | None = None
        self._queue: deque[Event] = deque()
        self._whole = 0.0
        self._left = 0.0

    def add(self, events: Iterable[Event]) -> None:
        """More to be shown."""
        self._queue.extend(events)

    def busy(self) -> bool:
        """Whether anything is still to be shown, a click awaited included."""
        return bool(self._queue) or self.event is not None

    def moving(self) -> bool:
        """Whether something moves now."""
        return self.event is not None

    @property
    def share(self) -> float:
        """How much of the running event has been shown, 0 to 1."""
        return 1.0 - self._left / self._whole if self.event is not None and self._whole > 0 else 1.0

    @property
    def tumbling(self) -> float:
        """How far the last die has tumbled, 1 when it lies still."""
        if not isinstance(self.event, e.Rolled):
            return 1.0
        return min(1.0, self.share * _SECONDS[e.Rolled] / TUMBLE)

    def update(self, dt: float, factor: float) -> bool:
        """Lets time pass; `factor` stretches it (0: at once). Whether anything changed."""
        changed = self.event is not None
        self._left -= dt
        while self._left <= 0 and self.waiting == NOBODY:
            self._finish()
            if not self._queue:
                break
            changed = True
            self._next(factor)
        if self.event is None:
            self._left = 0.0
        return changed

    def _next(self, factor: float) -> None:
        event = self._queue[0]
        if isinstance(event, e.TurnBegan) and self.stops(event.seat):
            self.waiting, self._left = event.seat, 0.0
            return
        self._show(factor)

    def _show(self, factor: float) -> None:
        event = self._queue.popleft()
        self.night.take(event)
        self.begun(event)
        self._whole = _SECONDS.get(type(event), 0.0) * factor
        self._left += self._whole
        self.event = event if self._whole > 0 else None
        if self.event is None or not isinstance(event, e.Rolled):
            self.told(event)

    def _finish(self) -> None:
        """The running event has been shown."""
        event, self.event = self.event, None
        if isinstance(event, e.Rolled):
            self.told(event)

    def roll(self) -> None:
        """The click for the party that waits."""
        if self.waiting != NOBODY:
            self.waiting = NOBODY
            self._left = 0.0
            self._show(0.0)

    def step(self) -> None:
        """Shows the next event at once."""
        if self._queue:
            self._show(0.0)

    def hurry(self) -> None:
        """Shows the rest of this party's hour at once: up to the next party, click or card."""
        self._finish()
        self._left = 0.0
        while self._queue and not isinstance(self._queue[0], e.TurnBegan | e.ClockTurned):
            self._show(0.0)
            self._left = 0.0

    def skip(self) -> None:
        """Shows everything at once."""
        self._finish()
        self.waiting, self._left = NOBODY, 0.0
        while self._queue:
            self._show(0.0)
            self._left = 0.0

    def drop(self) -> None:
        """Forgets what was to be shown."""
        self._queue.clear()
        self.waiting, self.event, self._left = NOBODY, None, 0.0
