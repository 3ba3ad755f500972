"""The right part of the table: who is asked what, the possible actions, the seat's own things, the five Campers, the log.

All of it fits without scrolling; where it does not (a small window, large text) it goes onto pages with tabs, the actions first.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame

from game.client.focus import FocusGroup
from game.client.lastfriday.badges import Badges
from game.client.lastfriday.hand import Hand
from game.client.lastfriday.head import Head
from game.client.logpane import LogPane
from game.client.stage import Piece, within
from game.client.theme import INK, Theme
from game.client.tools import Tool, along_the_foot
from game.client.widgets import Button
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import MANIAC
from game.words.language import _
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.log import Line

GAP = 8
LEAST_LOG = 76
_DIGITS = "0123456789"
_TABS = {"actions": "icons/play", "hand": "icons/person", "badges": "icons/star", "log": "icons/log"}


class Item(msgspec.Struct):
    """A button of the panel: `key` for tests and focus, what it does, whether it is chosen, why it cannot be used."""

    key: str
    label: str
    icon: str
    act: Callable[[], None]
    tip: str = ""
    selected: bool = False
    reason: str = ""
    main: bool = False
    wide: bool = False


class Shown(msgspec.Struct):
    """All that the panel shows."""

    observation: LfObservation
    cast: Cast
    lines: list[Line]
    items: list[Item]
    inside: frozenset[int]


class ActionButton(Button):
    """A button of the panel: narrower than others, so that two fit side by side."""

    def _pads(self, theme: Theme) -> tuple[int, int]:
        return (theme.px(7), theme.px(6))


class Panel:
    """Lays out and draws the panel."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.head = Head(theme)
        self.hand = Hand(theme)
        self.badges = Badges(theme)
        self.log = LogPane(theme)
        self.group = FocusGroup((), theme)
        self.dirty = True
        self.page = 0
        self.pages: list[list[str]] = []
        self.whole_log = False
        self._shown: Shown | None = None
        self._number = 0  # of the observation, in place of all that it holds
        self._tools: list[Tool] = []
        self._chunks: list[list[Item]] = [[]]
        self._tips: dict[str, str] = {}

    def layout(self, rect: pygame.Rect) -> None:
        """Another place in the window."""
        self.rect = rect
        if self._shown:
            self.show(self._shown)

    def show(self, shown: Shown) -> None:
        """Takes other contents and lays them out."""
        asked_before = self._shown.observation.legal if self._shown else ()
        if self._shown and shown.observation.legal and shown.observation.legal != asked_before:
            self.page = 0
            self.whole_log = False
        if self._shown is None or shown.observation is not self._shown.observation or shown.lines is not self._shown.lines:
            self._number += 1
        self._shown = shown
        self.dirty = True
        self._arrange(shown)

    def tools(self, items: list[Tool]) -> None:
        """The small buttons at the foot."""
        self._tools = items
        if self._shown:
            self._arrange(self._shown)

    def seat(self) -> int:
        """The seat whose own things are shown: the viewer's, or at the common view the actor's when it is a Camper's; -1 for none."""
        observation = self._shown.observation if self._shown else None
        if observation is None:
            return -1
        if observation.viewer >= 0:
            return observation.viewer
        return observation.actor if observation.actor is not None and observation.actor > 0 else -1

    # --- layout
    def _arrange(self, shown: Shown) -> None:
        self._tips = {}
        theme, gap = self.theme, self.theme.px(GAP)
        inner = self.rect.inflate(-2 * theme.px(12), -2 * theme.px(10))
        head = self.head.height(shown.observation, shown.cast, inner.w)
        self.head.rect = pygame.Rect(inner.left, inner.top, inner.w, head)
        aim = self.head.aim_height(shown.observation, inner.w)
        self.head.aim_rect = pygame.Rect(inner.left, self.head.rect.bottom + theme.px(4), inner.w, aim)
        top = self.head.aim_rect.bottom + gap
        tools = along_the_foot(theme, inner, self._tools)
        self._tips |= {tool.key: tool.reason or tool.tip for tool in self._tools}
        if tools:
            inner.h = tools[0].rect.top - gap - inner.top
        room = inner.bottom - top
        self._chunks = [shown.items]
        heights = self._heights(shown, inner)
        self.pages = _packed(heights, room, gap)
        tabs: list[Button] = []
        if len(self.pages) > 1:
            tall = theme.px(34)
            self._chunks = self._split(shown.items, inner.w, room - tall - gap)
            heights = self._heights(shown, inner)
            self.pages = _packed(heights, room - tall - gap, gap)
            tabs = self._tabs(inner, top, tall)
            top += tall + gap
        self.page = min(self.page, len(self.pages) - 1)
        buttons = self._place(inner, top, heights, self.pages[self.page])
        self.group.set([*buttons, *tabs, *tools])

    def _heights(self, shown: Shown, inner: pygame.Rect) -> dict[str, int]:
        """The height of each section; the log's is the least it needs."""
        heights: dict[str, int] = {}
        if self.whole_log:
            return {"log": self.theme.em(LEAST_LOG)}
        for number, items in enumerate(self._chunks):
            if items:
                heights[f"actions{number}"] = self._tall(items, inner.w)
        if self.seat() >= 0 and (self.seat() == MANIAC or shown.observation.camper(self.seat()).card):
            heights["hand"] = self.hand.height(shown.observation, self.seat(), inner.w)
        heights["badges"] = self.badges.height()
        heights["log"] = self.theme.em(LEAST_LOG)
        return heights

    def _tall(self, items: list[Item], width: int) -> int:
        return max(button.rect.bottom for button in self._buttons(items, pygame.Rect(0, 0, width, 0)))

    def _split(self, items: list[Item], width: int, room: int) -> list[list[Item]]:
        """The actions in parts that each fit a page; the usual ways on come first when there is more than one part."""
        if not items or self._tall(items, width) <= room:
            return [items]
        parts: list[list[Item]] = [[]]
        for item in sorted(items, key=lambda item: not item.main):
            if parts[-1] and self._tall([*parts[-1], item], width) > room:
                parts.append([])
            parts[-1].append(item)
        return parts

    def _place(self, inner: pygame.Rect, top: int, heights: dict[str, int], page: list[str]) -> list[Button]:
        gap = self.theme.px(GAP)
        nowhere = pygame.Rect(0, 0, 0, 0)
        self.hand.rect, self.badges.rect, self.log.rect = nowhere.copy(), nowhere.copy(), nowhere.copy()
        buttons: list[Button] = []
        for section in page:
            rect = pygame.Rect(inner.left, top, inner.w, heights[section])
            if section.startswith("actions"):
                buttons = self._buttons(self._chunks[int(section[-1])], rect)
            elif section == "hand":
                self.hand.rect = rect
            elif section == "badges":
                self.badges.rect = rect
            else:
                rect.h = max(rect.h, inner.bottom - top)
                self.log.rect = rect
            top = rect.bottom + gap
        return buttons

    def _buttons(self, items: list[Item], rect: pygame.Rect) -> list[Button]:
        """The action buttons from the rect's top: two in a row where both fit."""
        theme = self.theme
        gap = theme.px(7)
        half = (rect.w - gap) // 2
        y, column, row = rect.top, 0, 0
        buttons: list[Button] = []
        for item in items:
            self._tips[item.key] = item.reason or item.tip
            style = "primary" if item.main else "normal"
            button = ActionButton(None, item.label, item.act, item.icon or None, not item.reason, selected=item.selected)
            button.key, button.style = item.key, style
            button.points = 14.5
            wide, tall = button.natural(theme, rect.w)
            if item.wide or wide > half:
                if column:
                    y, column, row = y + row + gap, 0, 0
                button.rect = pygame.Rect(rect.left, y, rect.w, tall)
                y += tall + gap
            else:
                button.rect = pygame.Rect(rect.left + column * (half + gap), y, half, tall)
                row = max(row, tall)
                column += 1
                if column == 2:
                    y, column, row = y + row + gap, 0, 0
            buttons.append(button)
        return _filled(buttons, rect.w)

    def _tabs(self, inner: pygame.Rect, top: int, tall: int) -> list[Button]:
        buttons = []
        wide = min(inner.w // len(self.pages), self.theme.px(90))
        for number, page in enumerate(self.pages):
            rect = pygame.Rect(inner.left + number * wide, top, wide - self.theme.px(4), tall)
            chosen, key = number == self.page, f"page-{page[0]}"
            button = Button(rect, "", self._turner(number), _TABS[page[0].rstrip(_DIGITS)], selected=chosen, key=key, style="quiet")
            button.points = 12 / self.theme.text_scale
            self._tips[button.key] = {
                "actions": _("Actions"),
                "hand": _("Own card and tokens"),
                "badges": _("The Campers"),
                "log": _("Log"),
            }[page[0].rstrip(_DIGITS)]
            buttons.append(button)
        return buttons

    def _turner(self, number: int) -> Callable[[], None]:
        def turn() -> None:
            self.page = number
            if self._shown:
                self.show(self._shown)

        return turn

    def toggle_log(self) -> None:
        """The log over the whole lower part, or as before."""
        self.whole_log = not self.whole_log
        if self._shown:
            self._arrange(self._shown)
        self.dirty = True

    # --- events and drawing
    def handle(self, event: pygame.Event) -> bool:
        """Takes a mouse event inside the panel; the wheel scrolls the log."""
        if event.type == pygame.MOUSEWHEEL:
            if self._shown and self.log.scroll(event.y, len(self._shown.lines)):
                self.dirty = True
            return True
        used = self.group.handle(event, self.theme)
        self.dirty = self.dirty or self.group.dirty
        return used

    def badge_at(self, point: tuple[int, int]) -> int:
        """The Camper whose badge is under a point, 0 for none."""
        return self.badges.at(point) if self.badges.rect.h else 0

    def tip(self, point: tuple[int, int]) -> str:
        """What to say about a point."""
        if not self._shown:
            return ""
        observation, cast = self._shown.observation, self._shown.cast
        if self.group.hovered and self.group.hovered.rect.collidepoint(point):
            return self._tips.get(self.group.hovered.key, "")
        if self.head.aim_rect.collidepoint(point) or self.head.rect.collidepoint(point):
            return self.head.aim_tip(observation)
        if self.badges.rect.collidepoint(point):
            return self.badges.tip(point, observation, cast, self._shown.inside)
        return self.hand.tip(point) if self.hand.rect.collidepoint(point) else ""

    def focus_tip(self) -> tuple[str, tuple[int, int]]:
        """The tip of the button under the key focus and where it belongs."""
        focused = self.group.focused
        if focused is None or not self.group.keys:
            return "", (0, 0)
        return self._tips.get(focused.key, ""), focused.rect.midleft

    def pieces(self) -> list[Piece]:
        """The panel as pieces of the window to be drawn now."""
        self.dirty = False
        shown, number = self._shown, self._number
        if shown is None:
            return []
        seen, cast = shown.observation, shown.cast
        head = self.head.rect.union(self.head.aim_rect)
        found = [
            Piece(("ink",), self.rect, lambda surface: surface.fill(INK, self.rect)),
            Piece(("head", number), head, lambda surface: self.head.draw(surface, seen, cast)),
        ]
        if self.hand.rect.h:
            seat = self.seat()
            found.append(Piece(("hand", number), self.hand.rect, lambda surface: self.hand.draw(surface, seen, cast, seat)))
        if self.badges.rect.h:
            found.append(Piece(("badges", number), self.badges.rect, lambda surface: self.badges.draw(surface, seen, cast, shown.inside)))
        if self.log.rect.h:
            look = ("log", number, len(shown.lines), self.log.back)
            found.append(Piece(look, self.log.rect, lambda surface: self.log.draw(surface, shown.lines)))
        return [within(piece, self.rect) for piece in [*found, *self.group.pieces(self.theme)]]


def _filled(buttons: list[Button], width: int) -> list[Button]:
    """The buttons with each that is alone in its row made as wide as the row."""
    for button in buttons:
        if button.rect.w < width and all(other is button or other.rect.top != button.rect.top for other in buttons):
            button.rect.w = width
    return buttons


def _packed(heights: dict[str, int], room: int, gap: int) -> list[list[str]]:
    """The sections in order on as few pages as hold them; one that is too tall has a page of its own."""
    pages: list[list[str]] = [[]]
    left = room
    for section, tall in heights.items():
        if pages[-1] and tall > left:
            pages.append([])
            left = room
        pages[-1].append(section)
        left -= tall + gap
    return pages
