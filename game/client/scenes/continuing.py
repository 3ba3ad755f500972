"""The games that wait: continue one, or read why one cannot be continued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from game.client.callings import holders_of
from game.client.pictures import sheet, sprite
from game.client.problems import say_error
from game.client.scenes.page import PageScene
from game.client.starting import checked, resume, waiting_records
from game.client.tableview import desk
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, PINE, Colour, Role, Theme
from game.client.widgets import Button, Widget, lighter
from game.client.words import _, n_
from game.engine import games
from game.engine.record import RecordInfo

_SHOWN: Final = 40
"""The latest games are listed; more than these are left in their folder."""


def _date(seconds: float) -> str:
    """When a file was written, as far as its system tells a time that there is."""
    try:
        return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"
    except (ValueError, OverflowError, OSError):
        return "?"


class Waiting(Widget):
    """One saved game: its name, who plays, when it was last played; or what is wrong with it."""

    def __init__(self, title: str, lines: Sequence[str], icon: str, action: Callable[[], None], *, key: str, broken: bool) -> None:
        super().__init__(key=key)
        self.title = title
        self.lines = list(lines)
        self.icon = icon
        self.action = action
        self.broken = broken

    def words(self) -> str:
        """Title and lines."""
        return " ".join([self.title, *self.lines])

    def _room(self, theme: Theme, width: int) -> int:
        return width - theme.px(28) - theme.em(44)

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """All its lines, wrapped."""
        room = self._room(theme, width)
        tall = theme.measure(self.title, "label_bold", 18, room)[1]
        tall += sum(theme.measure(line, "label", 15, room)[1] for line in self.lines)
        return width, tall + theme.px(22)

    def act(self) -> None:
        """Continues the game."""
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """A sheet with an icon and the lines."""
        del focused
        fill: Colour = PINE if self.broken else MOSS
        fill = lighter(fill, 0.1) if hovered else fill
        surface.blit(sheet(self.rect.width, self.rect.height, fill, INK, theme.px(2), theme.px(9)), self.rect)
        icon = theme.em(32)
        surface.blit(sprite(self.icon, icon), (self.rect.left + theme.px(12), self.rect.centery - icon // 2))
        left = self.rect.left + theme.px(14) + theme.em(44)
        place = pygame.Rect(left, self.rect.top + theme.px(11), self._room(theme, self.rect.width), 0)
        title, small = (LANTERN, MIST) if self.broken else (BONE, BONE)
        lines: list[tuple[str, Role, int, Colour]] = [(self.title, "label_bold", 18, title)]
        lines += [(line, "label", 15, small) for line in self.lines]
        for text, role, points, colour in lines:
            place.height = theme.measure(text, role, points, place.width)[1]
            theme.text(surface, text, place, role, points, colour)
            place.top = place.bottom


class ContinueScene(PageScene):
    """The list, the last played first."""

    name = "continue"
    width = 780.0
    height = 640.0
    snug = True

    def fill(self) -> None:
        """One sheet for each game."""
        self.form.title(_("Games that wait"))
        self.form.gap(8)
        found = waiting_records()
        if not found:
            self.form.text(_("No game waits."), 17)
        for number, info in enumerate(found[:_SHOWN]):
            self.form.row([self._entry(checked(info), f"record:{number}")], gap=8)
        if len(found) > _SHOWN:
            self.form.text(_("Older games stay in their folder: {folder}").format(folder=found[0].path.parent), 15, MIST)

    def _entry(self, info: RecordInfo, key: str) -> Widget:
        date = _date(info.modified)
        header = info.header
        if info.problem is not None or header is None:
            words = say_error(info.problem) if info.problem else ""
            return Waiting(_("Cannot be continued"), [words, date], "icons/warning", lambda: None, key=key, broken=True)
        people = list(dict.fromkeys(holder.person for holder in holders_of(header) if holder.person))
        table = desk(header.game)
        option = next(iter(games.load(header.game).options), None)
        chapter = table.value_words(option.name, header.options.get(option.name, option.default)) if option else ""
        lines = n_("{count} action, last played {date}", "{count} actions, last played {date}", info.lines).format(
            count=info.lines, date=date
        )
        who = ", ".join(people) or _("computers only")
        return Waiting(f"{table.title()}: {who}", [chapter, lines], "scenery/lantern_lit", self._resume(info.path), key=key, broken=False)

    def _resume(self, path: Path) -> Callable[[], None]:
        return lambda: resume(self.app, path)

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Back."""
        return [Button(None, _("Back"), self.back, "icons/back", key="back")], []
