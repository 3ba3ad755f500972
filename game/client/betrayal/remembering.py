"""What the program fills in by itself: the day a game begins, and the haunts that were played before."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from game.words.betrayal.host import PLAYED

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.settings import Settings
    from game.session.face import Face


def filled_in(settings: Settings, today: date) -> dict[str, str]:
    """The options that are not offered: the haunts played so far, and today's date."""
    return {"played": "_".join(str(haunt) for haunt in settings.of(PLAYED)), "date": today.strftime("%m-%d")}


def remember(app: App, session: Face, haunt: int) -> None:
    """A haunt has begun in a game of people: from now on it counts as played, unless chance was given, as in a lesson."""
    if session.counts and haunt not in app.settings.of(PLAYED):
        app.settings.put(PLAYED, sorted([*app.settings.of(PLAYED), haunt]))
        app.save_settings()


def forget(app: App) -> None:
    """No haunt counts as played any more."""
    app.settings.put(PLAYED, [])
    app.save_settings()
