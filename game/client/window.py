"""The window on the screen, whatever happens to it: any size, full screen, many dots to the inch, a screen that goes away.

Scenes draw on `Window.surface`. That is the window's own surface where it is large enough; in a smaller window it is a picture of the
smallest size there is a layout for, shown scaled down, and below a readable size a sentence stands in its place.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from typing import Final

import pygame

from game.client.pictures import sprite
from game.client.theme import BONE, INK, Role, Theme
from game.words.language import _

TITLE: Final = "Four Lanterns"
"""The program's name, the same in every language."""
SMALLEST: Final = (960, 600)
"""Pixels: the smallest picture that is laid out."""
LEAST_SCALE: Final = 0.5
"""A picture shown at less than this share of its size cannot be read."""
LONGEST: Final = 4 * SMALLEST[0]
"""Pixels: no side of a scaled picture is longer, however odd the window's shape."""
RETRY: Final = 1.0
"""Seconds between two tries to get a lost window back."""
_REPEAT: Final = (400, 60)
"""Milliseconds until a held key repeats, and from one repetition to the next."""
_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def start_display() -> None:
    """Makes screens available; on Windows in their real pixels, so that the system does not blow up a small picture. Raises
    pygame.error when there is no screen."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if not pygame.display.get_init():
        pygame.display.init()


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """The size of a first window on a desktop (pixels): 1280x720, more where dots are small, never beyond the desktop."""
    grow = max(1.0, min(desktop[0] / 1280, desktop[1] / 720) * 2 / 3)
    return min(round(1280 * grow), desktop[0]), min(round(720 * grow), desktop[1])


def picture_size(shown: tuple[int, int]) -> tuple[int, int]:
    """The size of the picture to draw for a window of `shown` pixels: its own, or at the window's proportions one that can be laid out."""
    wide, tall = max(shown[0], 1), max(shown[1], 1)
    if wide >= SMALLEST[0] and tall >= SMALLEST[1]:
        return wide, tall
    grow = max(SMALLEST[0] / wide, SMALLEST[1] / tall)
    return _within(round(wide * grow), SMALLEST[0]), _within(round(tall * grow), SMALLEST[1])


def _within(pixels: int, least: int) -> int:
    return min(max(pixels, least), LONGEST)


class Window:
    """The one window.

    `surface` is what scenes draw on, `cramped` whether the window is too small to show it, `lost` whether there is no window to show
    anything on (`reopen` tries to get it back).
    """

    def __init__(self, title: str, size: tuple[int, int], fullscreen: bool) -> None:
        """Opens it at a size in pixels. Raises pygame.error when there is no screen."""
        self.title = title
        self.surface = pygame.Surface((1, 1))
        self.cramped = False
        self.lost = False
        self._full = fullscreen
        self._opened_at = size
        self._shown = (0, 0)
        self._place = pygame.Rect(0, 0, 1, 1)  # where the picture lies in the window
        self._grow = (1.0, 1.0)  # window coordinates to pixels: not 1 where a screen has more dots than the system counts
        self._next_try = 0.0
        self._composing: pygame.Rect | None = None
        start_display()
        self._driver = pygame.display.get_driver()
        self._open()

    def _open(self) -> None:
        pygame.display.set_caption(self.title)
        pygame.display.set_mode(self._opened_at, pygame.RESIZABLE)
        pygame.display.set_icon(sprite("icon", 64))
        pygame.key.set_repeat(*_REPEAT)
        pygame.key.stop_text_input()  # it is on at first
        self._composing = None
        desktop = pygame.display.get_desktop_sizes()[0]
        self._native().minimum_size = (min(SMALLEST[0], desktop[0]), min(SMALLEST[1], desktop[1]))
        self.lost = False
        self.fullscreen(self._full)
        self.adopt()

    def _native(self) -> pygame.Window:
        """The window as an object that knows a smallest size and a full screen on whatever screen it is on."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the other way to it has no display surface
            return pygame.Window.from_display_module()

    def fullscreen(self, on: bool) -> None:
        """Covers the screen it is on, or goes back to the size before. Without a border, so that alt-tab goes on working."""
        self._full = on
        if self.lost or pygame.display.is_fullscreen() == on:
            return
        try:
            if on:
                self._native().set_fullscreen(desktop=True)
            else:
                self._native().set_windowed()
        except pygame.error:  # a system that does not allow it: the window stays as it is
            self._full = not on

    @property
    def is_full(self) -> bool:
        """Whether it covers the screen."""
        return self._full

    def changed(self) -> bool:
        """Whether the window is no longer as large as `adopt` last found it, or gone."""
        real = pygame.display.get_surface() if pygame.display.get_init() else None
        return real is None or real.get_size() != self._shown

    def adopt(self) -> None:
        """Takes over the size that the window has by now."""
        real = pygame.display.get_surface() if pygame.display.get_init() else None
        if real is None:
            self._lose()
            return
        self._shown = shown = real.get_size()
        size = picture_size(shown)
        if size == shown:
            self.surface = real
        elif self.surface is real or self.surface.get_size() != size:
            self.surface = pygame.Surface(size, 0, 32)
        scale = min(shown[0] / size[0], shown[1] / size[1])
        self.cramped = scale < LEAST_SCALE
        self._place = pygame.Rect(0, 0, max(1, round(size[0] * scale)), max(1, round(size[1] * scale)))
        self._place.center = (shown[0] // 2, shown[1] // 2)
        points = pygame.display.get_window_size()
        self._grow = (shown[0] / max(points[0], 1), shown[1] / max(points[1], 1))

    def mapped(self, event: pygame.Event) -> pygame.Event:
        """A mouse event with its place in pixels of the picture; any other event as it is."""
        if event.type not in _MOUSE or (
            self._place.topleft == (0, 0) and self._place.size == self.surface.get_size() and self._grow == (1.0, 1.0)
        ):
            return event
        x, y = event.pos[0] * self._grow[0] - self._place.x, event.pos[1] * self._grow[1] - self._place.y
        wide, tall = self.surface.get_size()
        pos = (int(x * wide / self._place.w), int(y * tall / self._place.h))
        return pygame.Event(event.type, event.dict | {"pos": pos})

    def compose(self, place: pygame.Rect | None) -> None:
        """Somebody writes at `place` (pixels of the picture), or nobody (None): only while somebody does, keys go through the system's
        input method, which shows its choices there."""
        if place == self._composing or self.lost:
            return
        if place is not None:
            if self._composing is None:
                pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self._in_window(place))
        else:
            pygame.key.stop_text_input()
        self._composing = place.copy() if place else None

    def _in_window(self, place: pygame.Rect) -> pygame.Rect:
        """A rect of the picture in the window's coordinates, the other way round than `mapped`."""
        wide, tall = self.surface.get_size()
        x, y = place.x * self._place.w / wide + self._place.x, place.y * self._place.h / tall + self._place.y
        grow = (self._place.w / wide / self._grow[0], self._place.h / tall / self._grow[1])
        return pygame.Rect(round(x / self._grow[0]), round(y / self._grow[1]), round(place.w * grow[0]), round(place.h * grow[1]))

    def show(self, changed: Sequence[pygame.Rect] | None) -> None:
        """Brings what was drawn onto the screen: the changed rects, or all of it."""
        try:
            real = pygame.display.get_surface()
            if real is None:
                self._lose()
            elif self.surface is not real:
                self._show_scaled(real)
            elif changed is None:
                pygame.display.flip()
            else:
                pygame.display.update(list(changed))
        except pygame.error:
            self._lose()

    def _lose(self) -> None:
        """Nothing can be shown for now; what is drawn meanwhile goes nowhere."""
        self.lost = True
        self.surface = pygame.Surface(picture_size(self._shown), 0, 32)

    def _show_scaled(self, real: pygame.Surface) -> None:
        real.fill(INK)
        if self.cramped:
            _ask_for_room(real)
        else:
            real.blit(pygame.transform.smoothscale(self.surface, self._place.size), self._place)
        pygame.display.flip()

    def reopen(self, now: float) -> bool:
        """Tries to get a lost window back, once in `RETRY` seconds of `now`; whether it is there."""
        if now < self._next_try:
            return False
        self._next_try = now + RETRY
        try:
            if not pygame.display.get_init():
                os.environ.setdefault("SDL_VIDEODRIVER", self._driver)  # not one that nobody sees
                start_display()
            self._open()
        except pygame.error:
            self._lose()
            pygame.display.quit()
        return not self.lost


def _ask_for_room(surface: pygame.Surface) -> None:
    """A sentence instead of a picture that could not be read, as large as fits."""
    words = _("The window is too small. Make it larger to go on.")
    theme = Theme(surface.get_size())
    role: Role = "label_bold"
    room = surface.get_rect().inflate(-4, -4)
    points = next((size for size in (14, 12, 10, 8) if theme.measure(words, role, size, max(room.w, 1))[1] <= room.h), 8)
    theme.text(surface, words, room, role, points, BONE, "center", valign="center")
