"""After a fault nobody foresaw: it is reported (`game.session.reports`), and the window goes on with a message from which the game can be
continued."""

from __future__ import annotations

import contextlib
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.client.scenes.crashed import CrashedScene
from game.engine import places
from game.engine.match import Match
from game.session import reports

if TYPE_CHECKING:
    from game.client.app import App
    from game.session.saving import Saver

_WINDOW: Final = f"pygame-ce {pygame.version.ver}, SDL {pygame.version.SDL}"


def report(what: str, match: Match | None = None, scenes: str = "") -> Path | places.PlaceError:
    """Writes a report of what happened in this window and tells the terminal where it is; the reason when it cannot be written. Never
    raises."""
    return reports.report(what, match, scenes, _WINDOW)


def caught(app: App, error: Exception) -> None:
    """After an exception in the window's loop: reports it, clears the table and shows a message with a way back. A fault of that message
    ends the program, with `app.failed` set. Never raises."""
    session = app.at_table
    match = session.match if session is not None else None
    scenes = ", ".join(scene.name for scene in app.stack)
    again = any(isinstance(scene, CrashedScene) and not scene.answered for scene in app.stack)
    written = report("".join(traceback.format_exception(error)), match, scenes)
    saver = _taken(app)
    clear(app)
    if not again:
        try:
            app.push(CrashedScene(written, match, saver))
            app.draw()
            return
        except Exception as second:
            report("".join(traceback.format_exception(second)), match, "crashed")
    clear(app)
    if saver is not None:
        saver.close()
    app.failed = True
    app.quit()


def _taken(app: App) -> Saver | None:
    """What keeps the game on the table saved, taken from its scenes, so that it outlives them."""
    found: Saver | None = None
    for scene in app.stack:
        holder = scene.at_table or scene
        if holder.saver is not None:
            found, holder.saver = holder.saver, None
    return found


def clear(app: App) -> None:
    """Takes all scenes away, whatever they say to it."""
    while app.stack:
        with contextlib.suppress(Exception):
            app.stack.pop().leave()
    app.fresh = True
