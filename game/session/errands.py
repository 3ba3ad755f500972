"""Errands: work on files that the window does not wait for.

Each runs in a thread of its own and gives what it finds to the window's thread, where `App.frame` takes it in.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

T = TypeVar("T")
Stop = Callable[[], bool]
"""Asked by an errand now and then: whether nobody wants its results any more."""
_PATIENCE: Final = 60.0
"""Seconds that `wait` waits at most."""


class Errand:
    """One errand that is under way or done."""

    def __init__(self) -> None:
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Nobody wants to know any more: what it finds from now on is dropped."""
        self._cancelled.set()

    def cancelled(self) -> bool:
        """Whether it was called off."""
        return self._cancelled.is_set()


class Errands:
    """The errands of one window."""

    def __init__(self) -> None:
        self._asked: list[threading.Thread] = []
        self._found: queue.SimpleQueue[tuple[Errand, Callable[[], None] | None]] = queue.SimpleQueue()
        self._under_way: set[Errand] = set()

    def run(self, work: Callable[[Stop], Iterator[T]], then: Callable[[T], None]) -> Errand:
        """Asks for an errand; it begins once the frame is drawn (`begin`). `work` yields what it finds, in its thread; each is given to
        `then` in the window's thread, and so is an exception, raised there, which ends it."""
        errand = Errand()
        self._under_way.add(errand)
        self._asked.append(threading.Thread(target=self._work, args=(errand, work, then), name="errand", daemon=True))
        return errand

    def begin(self) -> None:
        """Starts what was asked for: no picture waits for it, the first one least of all."""
        asked, self._asked = self._asked, []
        for thread in asked:
            thread.start()

    def _work(self, errand: Errand, work: Callable[[Stop], Iterator[T]], then: Callable[[T], None]) -> None:
        try:
            for found in work(errand.cancelled):
                if errand.cancelled():
                    break
                self._found.put((errand, lambda found=found: then(found)))  # type: ignore[misc]
        except BaseException as error:
            self._found.put((errand, lambda error=error: _raise(error)))  # type: ignore[misc]
        self._found.put((errand, None))

    def deliver(self) -> None:
        """Takes in what the errands have found since the last time."""
        while True:
            try:
                errand, act = self._found.get_nowait()
            except queue.Empty:
                return
            if act is None:
                self._under_way.discard(errand)
            elif not errand.cancelled():
                act()

    def wait(self) -> None:
        """Waits until no errand is under way and all is taken in: for pictures and tests, which show what is there at the end."""
        end = time.monotonic() + _PATIENCE
        self.begin()
        self.deliver()
        while self._under_way and time.monotonic() < end:
            time.sleep(0.0005)
            self.begin()
            self.deliver()

    def close(self) -> None:
        """Calls all errands off."""
        for errand in self._under_way:
            errand.cancel()


def _raise(error: Any) -> None:
    raise error
