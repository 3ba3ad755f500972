"""The rulebook: sections at the left, one of them at a time at the right; opens at the rules of the present moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.client import keys
from game.client.form import Form
from game.client.pictures import sheet
from game.client.scene import Scene
from game.client.scenes.backdrop import backdrop, panel
from game.client.textwidgets import TextPane, page_markup
from game.client.theme import BONE, INK, LANTERN, MOSS, WOOD, Colour, Theme
from game.client.widgets import Button, Widget, lighter
from game.engine import games
from game.engine.places import PlaceError
from game.words.host import host
from game.words.language import Paragraph, Section, TextError, _, language, read_text
from game.words.problems import say_error

_HOUSE: Final = "house"
_DAMAGED: Final = "damaged"


class Entry(Widget):
    """A section's title in the list; the open one on paper."""

    def __init__(self, title: str, action: Callable[[], None], opened: Callable[[], bool], *, key: str) -> None:
        super().__init__(key=key)
        self.title = title
        self.action = action
        self.opened = opened

    def words(self) -> str:
        """The title."""
        return self.title

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """The wrapped title."""
        return width, theme.measure(self.title, "label_bold", 15, width - theme.px(24))[1] + theme.px(12)

    def act(self) -> None:
        """Opens the section."""
        self.action()

    def focus(self, on: bool) -> None:
        """A section opens as soon as the focus is on it."""
        if on:
            self.action()

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The title on its sheet."""
        del focused
        colours: tuple[Colour, Colour] = (BONE, INK) if self.opened() else (INK, BONE)
        fill, words = colours
        if hovered and not self.opened():
            fill = lighter(INK, 0.14)
        if fill != INK:
            surface.blit(sheet(self.rect.width, self.rect.height, fill, None, 0, theme.px(5)), self.rect)
        place = self.rect.inflate(-theme.px(24), -theme.px(12))
        theme.text(surface, self.title, place, "label_bold", 15, words, valign="center")


class RulebookScene(Scene):
    """The long texts of a game and of the house. `topic` is a game's id, or `house` for those of all games; `section` the section to open
    (empty: the first)."""

    name = "rulebook"

    @classmethod
    def alone(cls, game: str) -> Scene | None:
        """The book of this game; of none, the house's."""
        return cls(game or "house", "")

    def __init__(self, topic: str, section: str) -> None:
        super().__init__()
        self.texts = [_HOUSE, *games.NAMES] if topic == _HOUSE else [topic, _HOUSE]
        self.open: tuple[str, str] = (topic, section)
        self.list = Form()
        self.pane = TextPane("", key="pane")

    def _sections(self, name: str) -> tuple[Section, ...]:
        """The text in the person's language; of a damaged one what is wrong with it, and the English text instead."""
        try:
            return read_text(language(), name)
        except (TextError, PlaceError) as error:
            told = Section(_DAMAGED, _("Damaged text"), (Paragraph("text", say_error(error)),))
        try:
            return told, *read_text("en", name)
        except (TextError, PlaceError):
            return (told,)

    def resize(self) -> None:
        """The list left, the page right."""
        self.dirty = True
        theme = self.app.theme
        margin, pad = theme.px(24), theme.px(18)
        whole = pygame.Rect(margin, margin, theme.size[0] - 2 * margin, theme.size[1] - 2 * margin)
        wide = min(theme.em(290), whole.width * 2 // 5)
        close = Button(None, _("Close"), self.app.pop, "icons/back", key="close")
        close_wide, close_tall = close.natural(theme, wide - 2 * pad)
        self.side = pygame.Rect(whole.left, whole.top, wide, whole.height)
        self.paper = pygame.Rect(self.side.right + theme.px(10), whole.top, whole.right - self.side.right - theme.px(10), whole.height)
        close.rect = pygame.Rect(self.side.left + pad, self.side.bottom - pad - close_tall, min(close_wide, wide - 2 * pad), close_tall)
        self.pane.rect = self.paper.inflate(-2 * theme.px(26), -2 * theme.px(20))
        narrow = min(self.pane.rect.width, theme.em(760))  # lines longer than this tire the eye
        self.pane.rect.inflate_ip(narrow - self.pane.rect.width, 0)
        self._fill()
        tall = close.rect.top - self.side.top - pad - theme.px(12)
        list_rect = pygame.Rect(self.side.left + pad, self.side.top + pad, wide - 2 * pad, tall)
        self.list.layout(theme, list_rect, [self.pane, close])
        self._show(self.open, scroll=True)

    def _fill(self) -> None:
        self.list.clear()
        for name in self.texts:
            sections = self._sections(name)
            if self.texts[0] == _HOUSE != name:
                self.list.text(host(name).title(), 17, LANTERN, "label_bold")
            if name == self.open[0] and self.open[1] not in [section.id for section in sections]:
                self.open = (name, sections[0].id)
            for section in sections:
                place = (name, section.id)
                self.list.row([Entry(section.title, self._opener(place), self._asker(place), key=f"{name}:{section.id}")], gap=2)
            self.list.gap(12)

    def _opener(self, place: tuple[str, str]) -> Callable[[], None]:
        return lambda: self._show(place)

    def _asker(self, place: tuple[str, str]) -> Callable[[], bool]:
        return lambda: self.open == place

    def _show(self, place: tuple[str, str], scroll: bool = False) -> None:
        """Opens a section by its id."""
        if place != self.open:
            self.app.sound.play("page")
        self.open = place
        section = next(section for section in self._sections(place[0]) if section.id == place[1])
        self.pane.markup = page_markup(section.title, section.paragraphs, self.app.theme)
        self.dirty = True
        if scroll:
            self.list.show(self.list.group.find(f"{place[0]}:{place[1]}"))

    def handle(self, event: pygame.Event) -> bool:
        """Up and down go through the list, Page Up and Page Down scroll the page, Escape or F1 closes."""
        theme = self.app.theme
        if keys.does(event, "escape", "rules"):
            self.app.pop()
            return True
        used = self._scroll(event, theme) or self.list.handle(event, theme)
        self.dirty = self.dirty or used or self.list.group.dirty
        return used

    def _scroll(self, event: pygame.Event, theme: Theme) -> bool:
        if keys.does(event, "page_up", "page_down", "confirm"):
            page = 0.85 * self.pane.rect.height
            return self.pane.scroll(-page if keys.does(event, "page_up") else page, theme)
        if keys.does(event, "up", "down") and self.list.group.focused in (None, self.pane):
            if self.list.group.focused is None:
                self.list.group.focus(self.list.group.find(f"{self.open[0]}:{self.open[1]}"))
            else:
                self.pane.handle(event, theme)
            return True
        if event.type == pygame.MOUSEWHEEL and self.paper.collidepoint(self.app.pointer):
            return self.pane.handle(event, theme)
        return False

    def update(self, dt: float) -> None:
        """Lets the page settle."""
        self.dirty = self.list.update(dt) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """List and paper on the night."""
        theme = self.app.theme
        backdrop(surface)
        panel(surface, self.side, theme, INK, MOSS)
        panel(surface, self.paper, theme, BONE, WOOD)
        self.list.draw(surface)
