"""Work that does not fit into a frame, done in steps: all of it in the window's thread, and as much in each frame as there is time for.

A window that runs gives each of its frames a pace. What is drawn is made of pictures that are kept (see `pixels`); when the frame's time is
over before all of them are there, the drawing is given up with `NotYet`, the screen stays as it was, and the next frame finds all that was
made so far. So whatever a screen draws, no frame is long, and nothing is ever seen half drawn. Without a pace (a picture of a
screen, a test) all is done at once, with the same result.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Final, Generic, TypeVar

FRAME: Final = 0.004
"""Seconds from the beginning of a frame after which nothing more is begun; the rest of a sixtieth is for what is going on."""


_Made = TypeVar("_Made")


class NotYet(Exception):
    """The frame's time is over before all that it shows was made."""


class Pace:
    """How much is done in a frame: something at least, and nothing more is begun after `seconds` on `clock`, or `most` things. `units`
    counts what was begun in this frame."""

    def __init__(self, seconds: float = FRAME, clock: Callable[[], float] = time.perf_counter, most: int = 1 << 30) -> None:
        self.seconds = seconds
        self.clock = clock
        self.most = most
        self.units = 0
        self._until = 0.0

    def begin(self) -> None:
        """Starts the clock of another frame."""
        self.units = 0
        self._until = self.clock() + self.seconds

    def over(self) -> bool:
        """Whether the frame's time is over, and something was done in it."""
        return self.units >= self.most or (self.units > 0 and self.clock() >= self._until)


class _Now:
    """What goes on now."""

    pace: Pace | None = None
    lenient = False
    inside = False  # a step, which is not given up in the middle


@contextmanager
def frame(pace: Pace | None) -> Iterator[None]:
    """A frame of a window; None when nothing is to be put off."""
    before, _Now.pace = _Now.pace, pace
    if pace is not None:
        pace.begin()
    try:
        yield
    finally:
        _Now.pace = before


@contextmanager
def putting_off(patient: bool = True) -> Iterator[None]:
    """What is made in here may be given up with `NotYet`; not when nobody is `patient` any more."""
    before, _Now.lenient = _Now.lenient, patient
    try:
        yield
    finally:
        _Now.lenient = before


@contextmanager
def one_step(going: bool = True) -> Iterator[None]:
    """What is made in here belongs to one step and is not given up; with `going` false it may be again."""
    before, _Now.inside = _Now.inside, going
    try:
        yield
    finally:
        _Now.inside = before


def inside() -> bool:
    """Whether a step goes on now."""
    return _Now.inside


def paced() -> bool:
    """Whether what goes on now may be put off to a later frame."""
    return _Now.lenient and _Now.pace is not None


def hurried() -> bool:
    """Whether there is a frame that must not take long."""
    return _Now.pace is not None


def check() -> None:
    """To be called before a step. Raises NotYet when what goes on is to be given up."""
    if _Now.pace is not None and _Now.lenient and not _Now.inside and _Now.pace.over():
        raise NotYet


def count() -> None:
    """A step was made."""
    if _Now.pace is not None and not _Now.inside:
        _Now.pace.units += 1


class Aside(Generic[_Made]):
    """One call that cannot be cut into steps and takes longer than a frame, made in another thread where it may be put off: it touches
    nothing but what it is given, and runs outside the interpreter for as long as it matters."""

    def __init__(self, call: Callable[[], _Made], aside: bool) -> None:
        """`aside`: in the other thread; else it is made when its result is wanted."""
        self._call = call
        self._made: list[_Made] = []
        self._failed: list[Exception] = []
        self._thread: Thread | None = None
        if aside:
            self._thread = Thread(target=self._run, name="aside")
            self._thread.start()

    def _run(self) -> None:
        try:
            self._made.append(self._call())
        except Exception as error:  # raised where the result is wanted
            self._failed.append(error)

    def done(self) -> bool:
        """Whether the result is there."""
        if self._thread is None and not (self._made or self._failed):
            self._run()
        return bool(self._made or self._failed)

    def result(self) -> _Made:
        """What the call gives, waited for; raises what it raised."""
        if self._thread is not None:
            self._thread.join()
        self.done()
        if self._failed:
            raise self._failed[0]
        return self._made[0]


def result(work: Generator[object, None, _Made]) -> _Made:
    """What comes of work that is done in steps, all of them now."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]


def advance(work: Iterator[object]) -> bool:
    """Lets work go on, one `next` after another, while the frame has time; whether it is done."""
    pace = _Now.pace
    while pace is None or not pace.over():
        if pace is not None:
            pace.units += 1
        try:
            next(work)
        except StopIteration:
            return True
    return False
