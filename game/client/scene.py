"""A scene: one screen of the stack. The app gives it events, time and a surface; a scene never reads mouse or keys by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.client.app import App
    from game.session.saving import Saver
    from game.session.session import Session


class Scene:
    """One screen. Subclasses override what they need.

    `dirty`: draw is called only while this is true; the app clears it. `opaque`: nothing below shows through (a curtain must be
    opaque: what lies below is then never drawn). `covers`: it paints every pixel, so that the app need not clear them. `hides`: it
    stands between two people, so that what was on the screen may not stay there until it is drawn. `name`: an id for tests and
    screenshots. `at_table`: the session, where this is a table; `saver`: what keeps a game saved that is on no table any more, where the
    scene holds one.
    """

    name = "scene"
    opaque = True
    covers = False
    hides = False
    at_table: Session | None = None
    saver: Saver | None = None

    def __init__(self) -> None:
        self.dirty = True

    @classmethod
    def alone(cls, game: str) -> Scene | None:
        """The scene as it is opened with nothing but a game's id (empty for none), for pictures and the self test; None where it needs
        more than that."""
        del game
        return None

    def prepare(self) -> Iterator[None]:
        """What must be worked out before the scene is put on the stack, in steps (see `steps`); until then what lies below stays."""
        return iter(())

    def enter(self, app: App) -> None:
        """Called when the scene is put on the stack; the base class keeps the app as `self.app` and calls `resize`."""
        self.app = app
        self.resize()

    def leave(self) -> None:
        """Called when the scene is taken off the stack for good: close what must be closed."""

    def wake(self) -> None:
        """Called when the scene above was taken away and this one is on top again."""
        self.dirty = True

    def resize(self) -> None:
        """Called when the window, the text scale or the language has changed: lay out anew from `self.app.theme`."""
        self.dirty = True

    def hidden(self) -> None:
        """Called when the window was minimised or lost the focus (alt-tab)."""

    def topic(self) -> tuple[str, str]:
        """The long text and section that F1 opens: (name, section id)."""
        return "house", ""

    def handle(self, event: pygame.Event) -> bool:
        """Takes an event; true when it was used up. Positions and modifiers come from the event only."""
        del event
        return False

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass (0 to 0.1)."""
        del dt

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Draws what changed and returns the rects it drew in, or None for everything.

        `surface` still holds the last frame, unless `self.app.fresh` says that all of it must be drawn.
        """
        del surface
        return None
