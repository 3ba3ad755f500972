"""The window: a stack of scenes, one event pump, and drawing of what changed.

Everything comes from the queue of events, so that posted events drive all of it. Clock and decorative chance come from outside.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.client.gamepad import Gamepads
from game.client.pictures import sprite
from game.client.scene import Scene
from game.client.settings import Settings
from game.client.theme import INK, Theme
from game.client.words import set_language
from game.engine import places

SMALLEST_WINDOW: Final = (960, 600)
FIRST_WINDOW: Final = (1280, 720)
LONGEST_STEP: Final = 0.1
"""Seconds: a longer pause (a dragged window) counts as this much."""
FRAMES: Final = 60
TITLE: Final = "Four Lanterns"
"""The program's name, the same in every language."""


class App:
    """The window and its scenes.

    `now` is the time in seconds since it opened, `rng` for decoration only, `new_seed` gives
    each new game its seed, `pointer` where the last event saw the mouse, `fresh`
    whether this frame must be drawn whole.
    """

    def __init__(
        self,
        settings: Settings,
        size: tuple[int, int] = FIRST_WINDOW,
        rng: random.Random | None = None,
        new_seed: Callable[[], int] | None = None,
    ) -> None:
        if not pygame.display.get_init():
            pygame.display.init()
        pygame.font.init()
        self.settings = settings
        self.rng = rng or random.Random()
        self.new_seed = new_seed or (lambda: secrets.randbits(62))
        self.now = 0.0
        self.pointer = (-1, -1)
        self.stack: list[Scene] = []
        self.running = True
        self.fresh = True
        self._windowed = size
        self._open_window()
        self._apply()
        pygame.key.set_repeat(400, 60)
        self._gamepads = Gamepads()

    # the window

    def _open_window(self) -> None:
        pygame.display.set_caption(TITLE)
        if self.settings.fullscreen:
            self.surface = pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
        else:
            self.surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        pygame.display.set_icon(sprite("icon", 64))
        self.fresh = True

    @property
    def size(self) -> tuple[int, int]:
        """The window's width and height in pixels."""
        return self.surface.get_size()

    def _apply(self) -> None:
        set_language(self.settings.language)
        self.theme = Theme(self.size, self.settings.text_scale)

    def apply_settings(self) -> None:
        """Takes over changed settings at once and keeps them; a folder that cannot be written is not held against the person."""
        wants, has = self.settings.fullscreen, bool(self.surface.get_flags() & pygame.FULLSCREEN)
        if wants != has:
            self._open_window()
        self._apply()
        self.save_settings()
        self._relayout()

    def save_settings(self) -> None:
        """Keeps the settings for the next start where that is possible."""
        try:
            self.settings.save()
        except (places.PlaceError, OSError):
            return

    def _relayout(self) -> None:
        self.fresh = True
        for scene in list(self.stack):
            scene.resize()

    def resized(self, size: tuple[int, int]) -> None:
        """The window has another size: everything is laid out anew, at no less than the smallest window."""
        wanted = (max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1]))
        current = pygame.display.get_surface()
        if current is None or current.get_size() != wanted:
            current = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        self.surface = current
        if not self.settings.fullscreen:
            self._windowed = wanted
        self._apply()
        self._relayout()

    # the scenes

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Puts a scene on top."""
        self.stack.append(scene)
        self.fresh = True
        scene.enter(self)

    def pop(self) -> None:
        """Takes the top scene away; the window closes with the last one."""
        self.stack.pop().leave()
        self.fresh = True
        if self.stack:
            self.scene.wake()
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Another scene instead of the top one."""
        self.stack.pop().leave()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Takes all scenes away and starts again with this one."""
        while self.stack:
            self.stack.pop().leave()
        self.push(scene)

    def quit(self) -> None:
        """Closes the window after this frame."""
        self.running = False

    # the frames

    def run(self) -> None:
        """Runs until the window is closed."""
        clock = pygame.time.Clock()
        while self.running:
            self.frame(clock.tick(FRAMES) / 1000)
        self.close()

    def close(self) -> None:
        """Leaves every scene."""
        while self.stack:
            self.stack.pop().leave()

    def frame(self, dt: float) -> None:
        """One frame: all waiting events, `dt` seconds (clamped), and drawing."""
        dt = min(max(dt, 0.0), LONGEST_STEP)
        self.now += dt
        for event in pygame.event.get():
            key = self._gamepads.key(event)
            self.handle(event if key is None else pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        if self.running and self.stack:
            self.scene.update(dt)
        if self.running and self.stack:
            self.draw()

    def handle(self, event: pygame.Event) -> None:
        """One event: the window's own first, then the scene on top."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self.resized(event.size)
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST):
            for scene in list(self.stack):
                scene.hidden()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
            self.fresh = True
        else:
            if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.pointer = event.pos
            if not (self.stack and self.scene.handle(event)):
                self._own_keys(event)

    def _own_keys(self, event: pygame.Event) -> None:
        if event.type != pygame.KEYDOWN:
            return
        if event.key == pygame.K_F11:
            self.settings.fullscreen = not self.settings.fullscreen
            self.apply_settings()
        elif event.key == pygame.K_F1 and self.stack:
            from game.client.scenes.rulebook import RulebookScene

            self.push(RulebookScene(*self.scene.topic()))

    def _visible(self) -> list[Scene]:
        """The scenes that can be seen: the topmost opaque one and what lies over it."""
        first = max((at for at, scene in enumerate(self.stack) if scene.opaque), default=0)
        return self.stack[first:]

    def draw(self) -> None:
        """Draws what changed since the last frame."""
        visible = self._visible()
        if not self.fresh and not any(scene.dirty for scene in visible):
            return
        changed: Sequence[pygame.Rect] | None = None
        if self.fresh or len(visible) > 1:
            self.fresh = True
            self.surface.fill(INK)
            for scene in visible:
                scene.dirty = False
                scene.draw(self.surface)
        else:
            visible[0].dirty = False
            changed = visible[0].draw(self.surface)
        self.fresh = False
        if changed is None:
            pygame.display.flip()
        else:
            pygame.display.update(list(changed))
