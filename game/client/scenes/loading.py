"""Waiting for a file: nothing is shown for a moment, then a note with a way out."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import pygame

from game.client import keys
from game.client.scenes.page import PageAbove
from game.client.widgets import Button, Widget
from game.engine.mapfile import MapError
from game.engine.match import Stopped
from game.engine.places import PlaceError
from game.engine.record import RecordError
from game.session.errands import Stop
from game.session.library import Problem
from game.words.language import _

if TYPE_CHECKING:
    from game.client.app import App

T = TypeVar("T")
MOMENT: Final = 0.4
"""Seconds until the note comes: most games are there before."""


class LoadingScene(PageAbove, Generic[T]):
    """Runs `work` beside the window, then takes itself away and gives what came of it to `then`, or its error to `failed`. Escape and the
    button call it off; what comes of it all the same is given to `drop`."""

    name = "loading"
    veil = 150
    width = 360.0
    height = 300.0
    snug = True
    first = "cancel"

    def __init__(
        self,
        work: Callable[[Stop], T],
        then: Callable[[T], None],
        failed: Callable[[Problem], None],
        drop: Callable[[T], None] | None = None,
    ) -> None:
        super().__init__()
        self._work = work
        self._then = then
        self._failed = failed
        self._drop = drop
        self._left = threading.Event()
        self._begun = False
        self._waited = 0.0

    @property
    def shown(self) -> bool:
        """Whether the note is there by now."""
        return self._waited >= MOMENT

    def enter(self, app: App) -> None:
        """Begins the work beside the window, the first time."""
        super().enter(app)
        if not self._begun:
            self._begun = True
            app.errands.run(self._run, self._take)

    def _run(self, stop: Stop) -> Iterator[tuple[T] | Problem]:
        """Does the work in another thread than the window's."""
        try:
            yield (self._work(lambda: stop() or self._left.is_set()),)
        except (RecordError, MapError, PlaceError) as error:
            yield error
        except Stopped:
            return

    def _take(self, found: tuple[T] | Problem) -> None:
        """Back in the window's thread: this scene has done its work."""
        if self._left.is_set():
            if isinstance(found, tuple) and self._drop is not None:
                self._drop(found[0])
            return
        while self.app.scene is not self:  # a page that was opened over it
            self.app.pop()
        self.app.pop()
        if isinstance(found, tuple):
            self._then(found[0])
        else:
            self._failed(found)

    def leave(self) -> None:
        """Called off, unless it is done."""
        self._left.set()

    def fill(self) -> None:
        """The note that a game is being loaded."""
        self.form.title(_("Loading the game…"), 24)
        self.form.gap(6)

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """The button that calls the work off."""
        return (), [Button(None, _("Cancel"), self.back, "icons/cross", key="cancel", style="quiet")]

    def handle(self, event: pygame.Event) -> bool:
        """Nothing below is touched meanwhile."""
        if self.shown or keys.does(event, "escape"):
            super().handle(event)
        return True

    def update(self, dt: float) -> None:
        """Lets the moment pass."""
        before = self.shown
        self._waited += dt
        self.dirty = self.dirty or self.shown != before
        super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The page, once the moment without it has passed."""
        if self.shown:
            super().draw(surface)
