"""Events shown one after another: figures walk, dice tumble, cards are turned up and read, the haunt begins."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from game.betrayal import events as e
from game.engine.contract import Event
from game.words.betrayal.housetable import HouseTable

TUMBLE: Final = 0.35
"""Seconds that dice tumble at normal speed (look.md)."""
_SECONDS: Final[dict[type, float]] = {
    e.TurnBegan: 0.25,
    e.Went: 0.3,
    e.Discovered: 0.35,
    e.TileMoved: 0.4,
    e.Drew: 2.4,
    e.Rolled: TUMBLE + 0.45,
    e.Needed: 0.8,
    e.TraitMoved: 0.25,
    e.Hurt: 0.3,
    e.Got: 0.2,
    e.TokenLaid: 0.2,
    e.Attacked: 0.5,
    e.Fought: 0.9,
    e.Stunned: 0.35,
    e.Died: 0.8,
    e.Appeared: 0.35,
    e.HauntBegins: 2.0,
    e.Told: 0.4,
    e.Used: 0.35,
}
"""How long each event is shown at normal speed; all others pass at once."""


class Showing:
    """What is still to be shown. `before` hears of an event before the table takes it, `told` afterwards; `stops` says whether a
    person must go on by hand after it, and `waiting` is that event meanwhile. `event` is being shown, `share` (0 to 1) of it."""

    def __init__(
        self, table: HouseTable, before: Callable[[Event], None], told: Callable[[Event], None], stops: Callable[[Event], bool]
    ) -> None:
        self.table = table
        self.before = before
        self.told = told
        self.stops = stops
        self.waiting: Event | None = None
        self.event: Event | None = None
        self._queue: deque[Event] = deque()
        self._whole = 0.0
        self._left = 0.0

    def add(self, events: Iterable[Event]) -> None:
        """More to be shown."""
        self._queue.extend(events)

    def busy(self) -> bool:
        """Whether anything is still to be shown, a person's key awaited included."""
        return bool(self._queue) or self.event is not None or self.waiting is not None

    def moving(self) -> bool:
        """Whether something moves now."""
        return self.event is not None

    @property
    def share(self) -> float:
        """How much of the running event has been shown, 0 to 1."""
        return min(1.0, max(0.0, 1.0 - self._left / self._whole)) if self.event is not None and self._whole > 0 else 1.0

    @property
    def tumbling(self) -> float:
        """How far the dice have tumbled, 1 when they lie still."""
        if not isinstance(self.event, e.Rolled) or self._whole <= 0:
            return 1.0
        return min(1.0, self.share * _SECONDS[e.Rolled] / TUMBLE)

    def update(self, dt: float, factor: float) -> bool:
        """Lets time pass; `factor` stretches it (0: at once). Whether anything changed."""
        changed = self.event is not None
        self._left -= dt
        while self._left <= 0 and self.waiting is None:
            self._finish()
            if not self._queue:
                break
            changed = True
            self._show(factor)
        if self.event is None:
            self._left = 0.0
        return changed

    def _show(self, factor: float) -> None:
        event = self._queue.popleft()
        self.event = event
        self.before(event)
        self.table.take(event)
        self.told(event)
        self._whole = _SECONDS.get(type(event), 0.0) * factor
        if self.stops(event):
            self.waiting, self.event, self._left = event, None, 0.0
            return
        self._left = max(self._left, 0.0) + self._whole
        self.event = event if self._whole > 0 else None

    def _finish(self) -> None:
        self.event = None

    def go_on(self) -> None:
        """The person has read it."""
        self.waiting = None
        self._left = 0.0

    def hurry(self) -> None:
        """Shows all that there is at once, up to where a person must go on by hand."""
        self.event, self._left = None, 0.0
        while self._queue and self.waiting is None:
            self._show(0.0)
            self._left = 0.0

    def skip(self) -> None:
        """Shows everything at once, stopping nowhere."""
        self.event, self.waiting, self._left = None, None, 0.0
        while self._queue:
            self._show(0.0)
            self.event, self.waiting, self._left = None, None, 0.0

    def drop(self) -> None:
        """Forgets what was to be shown."""
        self._queue.clear()
        self.event, self.waiting, self._left = None, None, 0.0
