"""Whether the computers' process can be relied on: pure rules with a clock from outside, which start no process themselves.

One slow answer or one death is forgiven: the process is started anew at once. One that goes on failing is started anew after a wait that
grows, and a calm time or a row of good answers makes all forgotten. A machine that slept, or a window that stood still, is nobody's fault.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

WAITS: Final = (0.0, 2.0, 8.0, 30.0, 120.0)
"""Seconds before the process is started anew after its first, second ... failure that counts; the last one for all further ones."""
WINDOW: Final = 600.0
"""Seconds after which a failure is forgotten."""
GOOD: Final = 20
"""Answers in a row after which all failures are forgotten."""
GAP: Final = 0.25
"""Seconds between two looks at the most that count as waiting: the window looks many times a second, unless it stood still itself."""
SLEPT: Final = 1.0
"""Seconds between two looks after which the waiting begins anew: so long no window stands still that is awake."""

DIED: Final = "died"
SLOW: Final = "slow"
STARTED: Final = "started"
BACK: Final = "back"
_KEPT: Final = 6


class Patience:
    """How long somebody has waited while the window was awake. Both a machine that was suspended and a window that was held are seen by
    the time between two looks, whatever the system's clocks do in their sleep."""

    def __init__(self) -> None:
        self.waited = 0.0
        self._looked: float | None = None
        self._slept = False

    def begin(self, now: float) -> None:
        """Starts to wait, at this moment."""
        self.waited, self._looked, self._slept = 0.0, now, False

    def look(self, now: float) -> float:
        """The seconds that count so far."""
        gap = 0.0 if self._looked is None else max(0.0, now - self._looked)
        woke = gap > SLEPT and not self._slept  # who never looks more often is no sleeper
        self._looked, self._slept = now, gap > SLEPT
        self.waited = 0.0 if woke else self.waited + min(gap, GAP)
        return self.waited


class Watchdog:
    """Counts the failures of a process. `story` is what happened last, oldest first: (DIED, SLOW, STARTED or BACK, the clock's time)."""

    def __init__(self, clock: Callable[[], float], waits: Sequence[float] = WAITS) -> None:
        self.clock = clock
        self.story: deque[tuple[str, float]] = deque(maxlen=_KEPT)
        self._waits = waits
        self._failures: list[float] = []  # that count
        self._slow: list[float] = []
        self._good = 0
        self._start_at = 0.0
        self._down = False

    def _forget_old(self) -> None:
        since = self.clock() - WINDOW
        self._failures = [time for time in self._failures if time > since]
        self._slow = [time for time in self._slow if time > since]

    @property
    def failures(self) -> int:
        """Failures that count and are not yet forgotten."""
        self._forget_old()
        return len(self._failures)

    @property
    def trusted(self) -> bool:
        """Whether it is worth waiting for a new process: not after one has failed again and again."""
        return self.failures < 2

    def failed(self, how: str) -> None:
        """The process has died (DIED), or did not answer in time (SLOW) and was ended."""
        self._forget_old()
        now = self.clock()
        self._tell(how)
        self._good = 0
        self._down = True
        self._start_at = now
        if how == SLOW:
            self._slow.append(now)
            if len(self._slow) == 1:  # once is no fault
                return
        self._failures.append(now)
        self._start_at = now + self._waits[min(len(self._failures), len(self._waits)) - 1]

    def wait(self) -> float:
        """Seconds until the process may be started anew; 0 when it may."""
        return max(0.0, self._start_at - self.clock())

    def started(self) -> None:
        """It was started anew."""
        self._tell(STARTED)

    def answered(self) -> None:
        """It has given an answer."""
        if self._down:
            self._down = False
            self._tell(BACK)
        self._good += 1
        if self._good >= GOOD:
            self._failures, self._slow = [], []

    def _tell(self, what: str) -> None:
        self.story.append((what, self.clock()))
