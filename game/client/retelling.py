"""A finished game told again: where the telling is, how it goes on by itself, and the keys and buttons that drive it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client import keys
from game.client.widgets import Button
from game.words import keynames
from game.words.language import _


class Retelling:
    """A place between 0 and `last`, at the end to begin with. `shown` is told of every change, and whether the place is another one;
    `seconds` says how long the present place stays while the telling goes on by itself; `ahead(at, by)` is the place so many steps on (back
    where `by` is negative), which need not be the next one."""

    def __init__(
        self,
        last: int,
        shown: Callable[[bool], None],
        seconds: Callable[[], float],
        ahead: Callable[[int, int], int] = lambda at, by: at + by,
    ) -> None:
        self.at = self.last = max(last, 0)
        self.playing = False
        self._shown = shown
        self._seconds = seconds
        self._ahead = ahead
        self._left = 0.0

    def start(self) -> None:
        """From the beginning, going on by itself; nothing is shown by this."""
        self.at, self.playing = 0, self.last > 0
        self._left = self._seconds()

    def go(self, at: int, playing: bool = False) -> None:
        """Goes to a place, or the nearest there is, and stays there or goes on from there."""
        self.at = min(max(at, 0), self.last)
        self.playing = playing and self.at < self.last
        self._shown(True)
        self._left = self._seconds()

    def to(self, at: int, playing: bool = False) -> Callable[[], None]:
        """What a button calls to go to a place."""
        return lambda: self.go(at, playing)

    def step(self, by: int, playing: bool = False) -> None:
        """So many steps on or back."""
        self.go(self._ahead(self.at, by), playing)

    def toggle(self) -> None:
        """Stops, or goes on; from the end it begins anew."""
        if self.playing or self.at < self.last:
            self.playing = not self.playing
            self._left = self._seconds()
            self._shown(False)
        else:
            self.go(0, playing=True)

    def update(self, dt: float) -> None:
        """Lets time pass."""
        if self.playing:
            self._left -= dt
            if self._left <= 0:
                self.step(1, playing=True)

    def key(self, event: pygame.Event) -> bool:
        """Space plays or stops, Left and Right step, Home and End go to the ends; whether it was one of them."""
        if keys.does(event, "left", "right"):
            self.step(1 if keys.does(event, "right") else -1)
        elif keys.does(event, "confirm"):
            self.toggle()
        elif keys.does(event, "first", "last"):
            self.go(0 if keys.does(event, "first") else self.last)
        else:
            return False
        return True

    def buttons(self, before: str, after: str, first: str = "", points: float = 16) -> list[Button]:
        """The buttons that drive it, with what a step back and on are called, and the first place where there is a button for it."""
        play = "icons/pause" if self.playing else "icons/play"
        found = [self._button("first", self.to(0), "icons/undo", first, points)] if first else []
        return [
            *found,
            self._button("before", lambda: self.step(-1), "icons/back", before, points),
            self._button("play", self.toggle, play, keynames.with_key(_("Play or pause"), "confirm"), points),
            self._button("after", lambda: self.step(1), "icons/next", after, points),
            self._button("last", self.to(self.last), "icons/skip", _("To the end"), points),
        ]

    def _button(self, key: str, action: Callable[[], None], icon: str, tip: str, points: float) -> Button:
        return Button(None, "", action, icon, key=key, tip=tip, points=points)
