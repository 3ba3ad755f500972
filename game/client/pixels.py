"""The one owner of all pictures that are kept: sprites and texts at the size they are shown, cut sheets, baked boards.

All of them together take no more than a few times the bytes of the window; those that were not wanted for longest go first. When a table
is left, all go.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Hashable, Iterator
from functools import wraps
from typing import Final, ParamSpec

import pygame

from game.client.steps import NotYet, check, count, inside, one_step, paced, putting_off

WINDOWS: Final = 3.5
"""So many windows' bytes of pictures are kept."""
_USUAL: Final = 1920 * 1080
_DEEP: Final = 4
"""Bytes for a pixel of the window."""
_Given = ParamSpec("_Given")
Work = Iterator[pygame.Surface | None]
"""A picture in the making: what there is so far after each step, at last the finished picture; None where there is nothing to do but to
wait, which only happens to what may be put off (`steps.paced`)."""
Key = tuple[Hashable, Hashable]
"""Who makes a picture, and of what."""


def size_of(picture: pygame.Surface) -> int:
    """The bytes of a picture."""
    return picture.get_pitch() * picture.height


class Pixels:
    """Pictures by what they are of. `bytes` is what they take together."""

    def __init__(self) -> None:
        self.bytes = 0
        self._pictures: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._works: dict[Key, tuple[Work, pygame.Surface | None]] = {}  # what is being made, and what there is of it

    @property
    def budget(self) -> int:
        """The bytes that may be kept. A small window, and none at all, count as one of 1920x1080."""
        window = pygame.display.get_surface() if pygame.display.get_init() else None
        return round(WINDOWS * max(_USUAL, window.width * window.height if window else 0) * _DEEP)

    def get(self, key: Key) -> pygame.Surface | None:
        """A picture that is kept, which is wanted once more."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def keep(self, key: Key, picture: pygame.Surface) -> pygame.Surface:
        """Keeps a picture. What was not wanted for longest goes when there is no room; nothing goes while a drawing is put off, because the
        next frame wants it."""
        self.drop(key)
        self._pictures[key] = picture
        self.bytes += size_of(picture)
        if not paced():
            self.trim()
        return picture

    def trim(self) -> None:
        """Drops what there is no room for. The newest picture stays whatever its size."""
        budget = self.budget
        while self.bytes > budget and len(self._pictures) > 1:
            self.drop(next(iter(self._pictures)))

    def made(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture, made now when it is not kept. Raises NotYet."""
        found = self.get(key)
        if found is None:
            check()
            found = self.keep(key, make())
            count()  # now, so that what it is made of comes first
        return found

    def slowly(self, key: Key, begin: Callable[[], Work]) -> pygame.Surface:
        """A picture that takes longer than a frame: goes on with it, and raises NotYet while it is not finished. As a part of a step it is
        made at once; a picture that is made slowly out of others waits for them with `until_there`."""
        found = self.get(key)
        if found is not None:
            return found
        if inside():
            with putting_off(False), one_step(False):
                return self.slowly(key, begin)
        begun = self._works.pop(key, None)
        work, made = begun if begun is not None else (begin(), None)
        try:
            while True:
                check()
                with one_step():
                    made = next(work)
                if made is not None:
                    count()
                elif paced():
                    raise NotYet
        except NotYet:
            self._works[key] = work, made
            raise
        except StopIteration:
            if made is None:
                raise RuntimeError(f"nothing came of {key}") from None
        return self.keep(key, made)

    def work(self, key: Key, begin: Callable[[], Work]) -> bool:
        """Goes on with a picture that is wanted later, while the frame has time; whether it is there."""
        if key in self._pictures:
            return True
        try:
            with putting_off():
                self.slowly(key, begin)
        except NotYet:
            return False
        return True

    def has(self, key: Key) -> bool:
        """Whether a picture is kept; that does not count as wanting it."""
        return key in self._pictures

    def drop(self, key: Key) -> None:
        """A picture is not wanted any more."""
        old = self._pictures.pop(key, None)
        if old is not None:
            self.bytes -= size_of(old)

    def forget(self) -> None:
        """Drops every picture."""
        self._pictures.clear()
        self._works.clear()
        self.bytes = 0

    def told(self) -> Counter[str]:
        """The bytes of each maker's pictures, by its name."""
        found: Counter[str] = Counter()
        for (maker, _what), picture in self._pictures.items():
            found[getattr(maker, "__name__", "") or str(maker)] += size_of(picture)
        return found


PIXELS: Final = Pixels()


class Shelf:
    """A place for pictures that depend on something else than what they are named by, such as a theme; another shelf has others."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name

    def made(self, what: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture by this name, made now when it is not kept. Raises NotYet."""
        return PIXELS.made((self, what), make)


def kept(make: Callable[_Given, pygame.Surface]) -> Callable[_Given, pygame.Surface]:
    """Keeps the pictures that a function makes, by what it is given."""

    @wraps(make)
    def picture(*given: _Given.args, **named: _Given.kwargs) -> pygame.Surface:
        return PIXELS.made((make, _what(given, named)), lambda: make(*given, **named))

    return picture


def kept_slowly(begin: Callable[_Given, Work]) -> Callable[_Given, pygame.Surface]:
    """The same for one that takes longer than a frame (see `Work`)."""

    @wraps(begin)
    def picture(*given: _Given.args, **named: _Given.kwargs) -> pygame.Surface:
        return PIXELS.slowly((begin, _what(given, named)), lambda: begin(*given, **named))

    return picture


def until_there(make: Callable[[], pygame.Surface]) -> Generator[None, None, pygame.Surface]:
    """For pictures that are made slowly: waits until another one is there, and returns it."""
    while True:
        try:
            with one_step(False):
                return make()
        except NotYet:
            yield None


def _what(given: tuple[object, ...], named: dict[str, object]) -> Hashable:
    return (given, *sorted(named.items())) if named else given
