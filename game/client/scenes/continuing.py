"""The games that wait: continue one, or read why one cannot be continued and go back to where it was good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

import pygame

from game.client.callings import holders_of
from game.client.pictures import sheet, sprite
from game.client.scene import Scene
from game.client.scenes.page import PageScene
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, PINE, Colour, Role, Theme
from game.client.widgets import Button, Widget, lighter
from game.engine import games
from game.engine.record import Header, RecordError, RecordInfo
from game.session.library import Problem
from game.words.host import host
from game.words.language import _, n_
from game.words.problems import say_error

if TYPE_CHECKING:
    from game.client.app import App

SHOWN: Final = 20
"""Games on one page."""


def _date(seconds: float) -> str:
    """When a game was last played, as far as the system tells a time that there is."""
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
        """Continues the game, or tells more of what is wrong."""
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
    """The list, the last played first, page by page. What is wrong with a game is found out while its page is shown."""

    name = "continue"
    width = 780.0
    height = 640.0
    snug = True

    @classmethod
    def alone(cls, game: str) -> Scene | None:
        """Its first page."""
        del game
        return cls()

    def __init__(self, page: int = 0) -> None:
        super().__init__()
        self._page = page
        self._known = -1
        self._judged: tuple[RecordInfo, ...] = ()

    def enter(self, app: App) -> None:
        """Looks through the folder."""
        app.library.refresh()
        super().enter(app)

    def wake(self) -> None:
        """A game may have been made good meanwhile."""
        super().wake()
        self.app.library.refresh()

    def leave(self) -> None:
        """Nobody wants to know any more what is wrong with which."""
        self.app.library.judge(())

    def update(self, dt: float) -> None:
        """Takes in what was found."""
        if self._known != self.app.library.version:
            self.resize()
            self.app.fresh = True
        super().update(dt)

    def _pages(self) -> int:
        return max(1, -(-len(self.app.library.waiting) // SHOWN))

    def fill(self) -> None:
        """One sheet for each game of the page."""
        library = self.app.library
        self._known = library.version
        self._page = min(self._page, self._pages() - 1)
        self.form.title(_("Games that wait"))
        self.form.gap(8)
        shown = library.waiting[self._page * SHOWN : (self._page + 1) * SHOWN]
        if not shown:
            self.form.text(_("No game waits.") if library.complete else _("Looking for saved games…"), 17)
        for number, info in enumerate(shown, self._page * SHOWN):
            self.form.row([self._entry(info, f"record:{number}")], gap=8)
        if self._pages() > 1:
            self.form.text(_("Page {page} of {pages}").format(page=self._page + 1, pages=self._pages()), 15, MIST)
        if shown != self._judged and library.complete:
            self._judged = shown
            library.judge(shown)

    def _entry(self, info: RecordInfo, key: str) -> Widget:
        verdict = self.app.library.verdict(info)
        header = info.entry.header
        date = _date(info.entry.played)
        if verdict is not None and verdict.problem is not None:
            return self._broken(info, verdict.problem, date, key)
        if header is None or header.game not in games.NAMES:  # the verdict is under way
            return Waiting(_("A saved game"), [date], "icons/warning", lambda: None, key=key, broken=True)
        people = list(dict.fromkeys(holder.person for holder in holders_of(header) if holder.person))
        played = n_("{count} action, last played {date}", "{count} actions, last played {date}", info.entry.lines)
        lines = [_variety(header), played.format(count=info.entry.lines, date=date)]
        if info.entry.missing:
            short = n_(
                "It is shorter than it was: {count} line is missing.",
                "It is shorter than it was: {count} lines are missing.",
                info.entry.missing,
            )
            lines.append(short.format(count=info.entry.missing))
        if not info.entry.proven:
            lines.append(_("Saved by an earlier version of the program: damage to it can go unnoticed."))
        who = ", ".join(people) or _("computers only")
        return Waiting(
            f"{host(header.game).title()}: {who}", lines, "scenery/lantern_lit", lambda: self.app.resume(info.path), key=key, broken=False
        )

    def _broken(self, info: RecordInfo, problem: Problem, date: str, key: str) -> Widget:
        lines = [say_error(problem), date]
        if isinstance(problem, RecordError) and problem.has_good_part:
            lines.insert(1, _("It can go back to its last good moment."))
        action = lambda: self.app.explain(info.path, problem)  # noqa: E731
        return Waiting(_("Cannot be continued"), lines, "icons/warning", action, key=key, broken=True)

    def _turn(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            self._page = max(0, min(self._page + by, self._pages() - 1))
            self.form.to_top()
            self.resize()
            self.app.fresh = True

        return turn

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """The way back, and the pages where there are several."""
        back: list[Widget] = [Button(None, _("Back"), self.back, "icons/back", key="back")]
        turns: list[Widget] = []
        if self._page > 0:
            turns.append(Button(None, _("Later games"), self._turn(-1), key="later", style="quiet"))
        if self._page < self._pages() - 1:
            turns.append(Button(None, _("Earlier games"), self._turn(1), key="earlier", style="quiet"))
        return back, turns


def _variety(header: Header) -> str:
    """What the game is named after: its first option, in words, where it has a value that there is."""
    option = next(iter(games.load(header.game).options), None)
    if option is None:
        return ""
    value = header.options.get(option.name, option.default)
    return host(header.game).value_words(option.name, value) if value in option.values else ""
