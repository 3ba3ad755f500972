"""A side's booklet, for the eyes of that side's people alone until the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client import keys
from game.client.betrayal.look import card_picture, haunt_picture
from game.client.focus import FocusGroup
from game.client.pictures import has_picture, sheet, sprite
from game.client.scene import Scene
from game.client.scenes.backdrop import backdrop, panel
from game.client.textwidgets import TextPane, page_markup
from game.client.theme import BLOOD, BONE, INK, LANTERN, MIST, MOSS, WOOD
from game.client.widgets import Button, Widget
from game.words.betrayal.booklets import TRAITOR, booklet, side_of
from game.words.betrayal.names import haunt_title, role_name, side_name
from game.words.language import _, language

if TYPE_CHECKING:
    from game.client.betrayal.context import BookletContext


class BookletPages(Scene):
    """The pages of a side's booklet; who may read them is not asked here."""

    name = "booklet"

    def __init__(self, haunt: int, omen: str, side: str) -> None:
        super().__init__()
        self.haunt = haunt
        self.omen = omen
        self.side = side
        self.group = FocusGroup()
        self.pane = TextPane("", key="pane")

    def _ready(self) -> Callable[[], None] | None:
        """What tells the game that the booklet was read, where somebody is asked for that."""
        return None

    def resize(self) -> None:
        """The picture left, the pages right."""
        self.dirty = True
        theme = self.app.theme
        margin, pad = theme.px(24), theme.px(18)
        whole = pygame.Rect(margin, margin, theme.size[0] - 2 * margin, theme.size[1] - 2 * margin)
        wide = min(theme.em(280), whole.w * 2 // 5)
        self.left = pygame.Rect(whole.left, whole.top, wide, whole.h)
        self.paper = pygame.Rect(self.left.right + theme.px(10), whole.top, whole.right - self.left.right - theme.px(10), whole.h)
        self.pane.rect = self.paper.inflate(-2 * theme.px(26), -2 * theme.px(20))
        narrow = min(self.pane.rect.w, theme.em(780))
        self.pane.rect.inflate_ip(narrow - self.pane.rect.w, 0)
        sections = booklet(language(), self.haunt, self.side)
        self.pane.markup = "".join(page_markup(section.title, section.paragraphs, theme) for section in sections)
        buttons: list[Widget] = []
        ready = self._ready()
        if ready is not None:
            buttons.append(Button(None, _("I have read it"), ready, "icons/check", key="ready", style="primary", points=18, wide=True))
        buttons.append(Button(None, _("Close"), self.app.pop, "icons/back", key="close", wide=True))
        bottom = self.left.bottom - pad
        for button in reversed(buttons):
            _wide, tall = button.natural(theme, wide - 2 * pad)
            button.rect = pygame.Rect(self.left.left + pad, bottom - tall, wide - 2 * pad, tall)
            bottom = button.rect.top - theme.px(10)
        self.low = bottom
        self.group.set([self.pane, *buttons])
        if self.group.focused is None:
            self.group.focus(buttons[0], keys=False)

    def handle(self, event: pygame.Event) -> bool:
        """Up, down, Page Up, Page Down and the wheel turn the pages, Escape or the booklet's key closes."""
        theme = self.app.theme
        used = True
        if keys.does(event, "escape", "booklet"):
            self.app.pop()
        elif keys.does(event, "page_up", "page_down"):
            page = 0.85 * self.pane.rect.height
            self.pane.scroll(-page if keys.does(event, "page_up") else page, theme)
        elif keys.does(event, "up", "down"):
            self.pane.scroll(-theme.em(60) if keys.does(event, "up") else theme.em(60), theme)
        elif event.type == pygame.MOUSEWHEEL:
            used = self.pane.handle(event, theme)
        else:
            used = self.group.handle(event, theme)
        self.dirty = self.dirty or used or self.group.dirty
        return used

    def update(self, dt: float) -> None:
        """Lets the pages settle."""
        self.group.update(dt)
        self.dirty = self.dirty or self.group.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Picture, title, side, and the pages on paper."""
        theme = self.app.theme
        backdrop(surface, "betrayal" if has_picture("scenes/betrayal") else "darkness")
        traitor = self.side == TRAITOR
        panel(surface, self.left, theme, INK, BLOOD if traitor else MOSS)
        panel(surface, self.paper, theme, BONE, BLOOD if traitor else WOOD)
        pad = theme.px(18)
        inner = self.left.inflate(-2 * pad, -2 * pad)
        words = role_name("traitor") if traitor else side_name("heroes")
        title = haunt_title(self.haunt)
        title_tall = theme.measure(title, "title", 26, inner.w)[1]
        words_tall = theme.measure(words, "label_bold", 18, inner.w)[1]
        side = max(theme.px(40), min(inner.w, self.low - inner.top - title_tall - words_tall - theme.px(30)))
        picture = pygame.Rect(inner.centerx - side // 2, inner.top, side, side)
        surface.blit(sheet(side, side, MOSS, LANTERN, theme.px(2), theme.px(8)), picture)
        name = haunt_picture(self.haunt) if has_picture(haunt_picture(self.haunt)) else card_picture(self.omen)
        if has_picture(name):
            size = side * 7 // 8
            surface.blit(sprite(name, size), (picture.centerx - size // 2, picture.centery - size // 2))
        theme.text(
            surface, title, pygame.Rect(inner.left, picture.bottom + theme.px(8), inner.w, title_tall), "title", 26, LANTERN, "center"
        )
        below = pygame.Rect(inner.left, picture.bottom + theme.px(12) + title_tall, inner.w, words_tall)
        theme.text(surface, words, below, "label_bold", 18, BONE if traitor else MIST, "center")
        self.group.draw(surface, theme)

    def topic(self) -> tuple[str, str]:
        """The rules of the two books."""
        return "betrayal", "preparation"


class BookletScene(BookletPages):
    """The booklet of the viewer's side. Where the viewer is asked whether it has read it, the button says so to the game."""

    def __init__(self, view: BookletContext) -> None:
        seen = view.observation
        assert seen is not None
        super().__init__(seen.table.haunt, seen.table.haunt_omen, side_of(seen))
        self.view = view
        self.viewer = seen.viewer

    def _ready(self) -> Callable[[], None] | None:
        seen = self.view.observation
        if seen is None or not self.view.asked():
            return None
        act = next((each for each in seen.legal if each.verb == "ready"), None)
        if act is None:
            return None

        def ready() -> None:
            self.app.pop()
            self.view.act(act)

        return ready

    def hidden(self) -> None:
        """Out of sight: nobody can be sure who comes back. With others at the table the booklet closes."""
        if len(self.view.session.people()) > 1:
            self.app.pop()

    def update(self, dt: float) -> None:
        """Lets the pages settle; closes when somebody else looks."""
        super().update(dt)
        seen = self.view.observation
        if seen is None or seen.viewer != self.viewer:
            self.app.pop()
