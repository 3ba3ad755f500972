"""Leaving a game: whatever leads away from a table comes through here, so that no game is left unsaved without being asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.client.scenes.title import TitleScene
from game.client.scenes.unsaved import UnsavedScene
from game.session.saving import Saver

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scene import Scene

_SHORT: Final = 0.3
"""Seconds that the window waits for the disk before it says so."""


def saver_of(scene: Scene) -> Saver | None:
    """What keeps the game of this screen saved, where there is one."""
    return scene.saver if scene.at_table is None else scene.at_table.saver


def saver_at(app: App) -> Saver | None:
    """The same of the game on the table, whatever lies over it."""
    return next((saver for scene in reversed(app.stack) if (saver := saver_of(scene)) is not None), None)


def leave(app: App, go: Callable[[], None]) -> None:
    """Goes on with `go`, which takes the table away, when its game is saved whole; else asks first."""
    saver = saver_at(app)
    if saver is None or saver.finish(_SHORT):
        go()
    elif isinstance(app.scene, UnsavedScene):
        app.scene.go = go  # asked already: only where it leads is another now
        app.scene.resize()
    else:
        app.push(UnsavedScene(saver, go))


def to_title(app: App) -> None:
    """Leaves the table for the title."""
    leave(app, lambda: app.reset(TitleScene()))
