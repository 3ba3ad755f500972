"""The stack of scenes: which is on top, what each must have ready before it comes, and drawing what changed of those that can be seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.client import steps
from game.client.memory import give_back, set_aside
from game.client.pixels import PIXELS
from game.client.scene import Scene
from game.client.steps import NotYet, Pace, putting_off
from game.client.theme import INK
from game.client.window import TITLE, Window

if TYPE_CHECKING:
    from game.session.session import Session

_READY: Final = object()
PATIENCE: Final = 10.0
"""Seconds for which a drawing may be put off; then it is made however long it takes."""


class Stack(ABC):
    """Scenes over one another in a window.

    `now` is the time in seconds since it opened, `fresh` whether this frame must be drawn whole, `pace` how much is done in a frame (None:
    all that there is to do), `away` whether nobody can see the window, `running` whether it stays open.
    """

    def __init__(self, size: tuple[int, int], fullscreen: bool) -> None:
        self.stack: list[Scene] = []
        self.now = 0.0
        self.running = True
        self.fresh = True
        self.away = False
        self.pace: Pace | None = None
        self.window = Window(TITLE, size, fullscreen)
        self._drawn_at = 0.0  # when the window was last as it should be
        self._works: list[tuple[Iterator[object], Callable[[], object]]] = []

    @abstractmethod
    def enter(self, scene: Scene) -> None:
        """Tells a scene that has come that it is there."""

    @property
    def surface(self) -> pygame.Surface:
        """The picture that scenes draw on."""
        return self.window.surface

    @property
    def size(self) -> tuple[int, int]:
        """The picture's width and height in pixels."""
        return self.surface.get_size()

    @property
    def at_table(self) -> Session | None:
        """The session on the table, whatever lies over it."""
        return next((scene.at_table for scene in reversed(self.stack) if scene.at_table is not None), None)

    def hide(self) -> None:
        """The window is out of sight, or somebody else may come to it."""
        for scene in list(self.stack):
            scene.hidden()

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Puts a scene on top; one that must be prepared comes when it is."""
        preparing = scene.prepare()
        if next(preparing, _READY) is _READY:
            self._open(scene)
        else:
            self._works.append((preparing, lambda: self._open(scene)))
            self._go_on()

    def _open(self, scene: Scene) -> None:
        self.stack.append(scene)
        self.fresh = True
        self.enter(scene)
        if self.pace is not None:
            set_aside()

    def later(self, work: Iterator[object], then: Callable[[], object]) -> None:
        """Does work in steps, as frames leave time for it, and then something with what has come of it."""
        self._works.append((work, then))
        self._go_on()

    def _go_on(self) -> None:
        if self._works and self.pace is not None:
            set_aside()
        while self._works and steps.advance(self._works[0][0]):
            self._works.pop(0)[1]()

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
        """Takes all scenes away, with every picture kept for them, and starts again with this one."""
        while self.stack:
            self.stack.pop().leave()
        self._works.clear()
        PIXELS.forget()
        give_back()
        self.push(scene)

    def quit(self) -> None:
        """Closes the window after this frame."""
        self.running = False

    def _visible(self) -> list[Scene]:
        """The scenes that can be seen: the topmost opaque one and what lies over it."""
        first = max((at for at, scene in enumerate(self.stack) if scene.opaque), default=0)
        return self.stack[first:]

    def draw(self) -> None:
        """Draws what changed since the last frame."""
        visible = self._visible()
        if not self.fresh and not any(scene.dirty for scene in visible):
            self._drawn_at = self.now
            return
        try:
            with putting_off(self._patient(visible)):
                changed = self._draw(visible)
        except NotYet:
            self.fresh = True  # what was drawn so far is not to be seen
            self.surface.set_clip(None)
            return
        PIXELS.trim()
        self.fresh = False
        self._drawn_at = self.now
        self.window.show(changed)
        if self.window.lost:
            self.hide()

    def _patient(self, visible: Sequence[Scene]) -> bool:
        """Whether what is on the screen may stay there while the new picture is made: not what only one person may see, when the window
        goes away or the screen is passed on."""
        return not self.away and not any(scene.hides for scene in visible) and self.now - self._drawn_at < PATIENCE

    def _draw(self, visible: Sequence[Scene]) -> Sequence[pygame.Rect] | None:
        """Draws the scenes that can be seen; where anything changed, None for everywhere. Raises NotYet."""
        if not self.fresh and len(visible) == 1:
            visible[0].dirty = False
            return visible[0].draw(self.surface)
        self.fresh = True
        if not visible[0].covers:
            self.surface.fill(INK)
        for scene in visible:
            scene.dirty = False
            scene.draw(self.surface)
        return None
