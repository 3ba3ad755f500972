"""The small buttons at the foot of every table's panel: undo, advice, log, menu, and what a game adds.

Each is also a key of the table; here mouse, Tab and gamepad reach them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.client.scenes.menu import LookingScene, MenuScene
from game.client.theme import Theme
from game.client.widgets import Button
from game.words import keynames
from game.words.language import _

if TYPE_CHECKING:
    from game.client.app import App
    from game.session.face import Face

HEIGHT = 34
GAP = 5
"""Layout points."""


class Tool(msgspec.Struct):
    """One of them: `key` for tests and focus, what it does, its tip, whether it is switched on, why it cannot be used."""

    key: str
    icon: str
    act: Callable[[], object]
    tip: str
    selected: bool = False
    reason: str = ""


def undo(session: Face) -> Tool:
    """Takes the last action back."""
    reason = "" if session.undo_person() is not None else _("There is nothing to take back.")
    return Tool("undo", "icons/undo", session.undo, keynames.with_key(_("Undo"), "undo"), reason=reason)


def advice(session: Face, shown: bool = True) -> Tool:
    """Asks what a strong player would do; only for the person who is asked, once the question is `shown`."""
    reason = "" if shown and session.can_play() else _("You are not asked anything now.")
    return Tool("hint", "icons/hint", session.ask_advice, keynames.with_key(_("Advice"), "hint"), reason=reason)


def log(toggle: Callable[[], None], on: bool) -> Tool:
    """The log over the whole panel, or as before."""
    return Tool("log", "icons/log", toggle, keynames.with_key(_("Log"), "log"), selected=on)


def menu(app: App) -> Tool:
    """The menu of the table."""

    def open_menu() -> None:
        if app.at_table is not None:
            app.push(MenuScene(app.at_table))

    return Tool("menu", "icons/menu", open_menu, keynames.with_key(_("Menu"), "escape"))


def look(app: App) -> Tool:
    """Asks who wants to look at the own cards."""

    def ask() -> None:
        if app.at_table is not None:
            app.push(LookingScene(app.at_table))

    return Tool("look", "icons/eye", ask, keynames.with_key(_("My cards"), "look"))


def button(tool: Tool) -> Button:
    """Its button, a picture alone."""
    return Button(None, "", tool.act, tool.icon, not tool.reason, tool.reason, tool.selected, key=tool.key, style="quiet", tip=tool.tip)


def along_the_foot(theme: Theme, inner: pygame.Rect, tools: Sequence[Tool]) -> list[Button]:
    """Their buttons, side by side over the whole width at the foot of a rect (pixels)."""
    gap, tall = theme.px(GAP), theme.px(HEIGHT)
    wide = (inner.w - gap * (len(tools) - 1)) / max(len(tools), 1)
    points = 12 / theme.text_scale  # pictures alone, which the size of text does not concern
    found: list[Button] = []
    for place, tool in enumerate(tools):
        made = button(tool)
        made.rect = pygame.Rect(round(inner.left + (wide + gap) * place), inner.bottom - tall, round(wide), tall)
        made.points = points
        found.append(made)
    return found
