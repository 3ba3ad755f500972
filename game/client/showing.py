"""What has happened, shown one thing after another: each takes its time, and whatever comes behind it waits.

A game's own subclass says how long each thing is shown, what the table does when it begins and when it is over, and where a person must go
on by hand.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import ClassVar, Final, Generic, TypeVar

TUMBLE: Final = 0.35
"""Seconds that dice tumble at normal speed (look.md)."""
Shown = TypeVar("Shown")


class Showing(Generic[Shown]):
    """What is still to be shown: events, or movements made of them. `event` is being shown, `share` (0 to 1) of it; `waiting` is the
    event from which a person must go on by hand."""

    lasting: ClassVar[Mapping[type, float]] = {}
    """Seconds that each kind is shown at normal speed; all others pass at once."""
    dice: ClassVar[tuple[type, ...]] = ()
    """Kinds while which dice tumble."""
    parts: ClassVar[tuple[type, ...]] = ()
    """Kinds that begin a part of its own, up to which is hurried at once."""
    late: ClassVar[float] = 0.0
    """So many seconds of a frame that came late are made up for by what is shown next."""

    def __init__(self) -> None:
        self.event: Shown | None = None
        self.waiting: Shown | None = None
        self._queue: deque[Shown] = deque()
        self._whole = 0.0
        self._left = 0.0

    # --- what a game says
    def seconds(self, event: Shown, factor: float) -> float:
        """How long it is shown, where time is stretched by `factor` (0: at once)."""
        return self.lasting.get(type(event), 0.0) * factor

    def begin(self, event: Shown) -> None:
        """It begins to be shown: the table takes it, and whoever listens is told."""

    def finish(self, event: Shown) -> None:
        """It has been shown to its end."""

    def stops_before(self, event: Shown) -> bool:
        """Whether a person must do something before it is shown."""
        del event
        return False

    def stops_after(self, event: Shown) -> bool:
        """Whether a person must do something once it lies there."""
        del event
        return False

    # --- what is asked of it
    def add(self, events: Iterable[Shown]) -> None:
        """More to be shown."""
        self._queue.extend(events)

    def busy(self) -> bool:
        """Whether anything is still to be shown, what a person must do included."""
        return bool(self._queue) or self.event is not None or self.waiting is not None

    def moving(self) -> bool:
        """Whether something moves now."""
        return self.event is not None

    def remaining(self, factor: float = 1.0) -> float:
        """Seconds until all has been shown, if no person must go on by hand."""
        return max(self._left, 0.0) + sum(self.seconds(event, factor) for event in self._queue)

    @property
    def share(self) -> float:
        """How much of the running event has been shown, 0 to 1."""
        return min(1.0, max(0.0, 1.0 - self._left / self._whole)) if self.event is not None and self._whole > 0 else 1.0

    @property
    def tumbling(self) -> float:
        """How far the dice have tumbled, 1 when they lie still."""
        if self.event is None or not isinstance(self.event, self.dice) or self._whole <= 0:
            return 1.0
        return min(1.0, self.share * self.seconds(self.event, 1.0) / TUMBLE)

    # --- time
    def update(self, dt: float, factor: float = 1.0) -> bool:
        """Lets time pass; `factor` stretches it (0: at once). Whether anything changed."""
        changed = self.event is not None
        self._left -= dt
        while self._left <= 0 and self.waiting is None:
            self._end()
            if not self._queue:
                break
            changed = True
            if self.stops_before(self._queue[0]):
                self.waiting, self._left = self._queue[0], 0.0
            else:
                self._show(factor)
        if self.event is None:
            self._left = 0.0
        return changed

    def _show(self, factor: float) -> None:
        event = self.event = self._queue.popleft()
        self.begin(event)
        if self.stops_after(event):
            self.waiting, self.event, self._left = event, None, 0.0
            return
        self._whole = self.seconds(event, factor)
        self._left = max(self._left, -self.late) + self._whole
        if self._whole <= 0:
            self._end()

    def _end(self) -> None:
        event, self.event = self.event, None
        if event is not None:
            self.finish(event)

    def go_on(self) -> None:
        """The person has done what was waited for."""
        self.waiting, self._left = None, 0.0

    def hurry(self) -> None:
        """Shows at once all that there is, up to the next part or where a person must go on by hand."""
        self._end()
        self._left = 0.0
        while self._queue and self.waiting is None and not isinstance(self._queue[0], self.parts):
            self._show(0.0)
            self._left = 0.0

    def skip(self) -> None:
        """Shows everything at once, stopping nowhere."""
        self._end()
        while self._queue:
            self._show(0.0)
            self._end()
        self.waiting, self._left = None, 0.0

    def drop(self) -> None:
        """Forgets what was to be shown."""
        self._queue.clear()
        self.event, self.waiting, self._left = None, None, 0.0
