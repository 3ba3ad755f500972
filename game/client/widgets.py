"""Buttons, choices each a small thing with a rect, words and an action.

A widget has a rect in window pixels; who lays it out asks `natural` for the size it wants and sets `rect`. Everything comes from
events: a widget never asks where the mouse is or which keys are down. Lines to write in are in `textfield`, text
panes in `textwidgets`; the focus that goes through them (Tab, arrows, Enter, Space, hover) is in `focus`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame

from game.client import keys
from game.client.pictures import sheet, sprite
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, PINE, WOOD, Colour, Theme

STYLES: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    "primary": (LANTERN, INK, INK),
    "normal": (MOSS, BONE, INK),
    "quiet": (INK, BONE, MOSS),
    "paper": (BONE, INK, WOOD),
}
"""Looks of a button: (fill, words, edge)."""
CLICK: Final = 1
"""The mouse button that acts."""
_LABEL: Final = 16


def lighter(colour: Colour, share: float) -> Colour:
    """A colour moved towards bone by a share of 0 to 1."""
    return tuple(round(a + (b - a) * share) for a, b in zip(colour, BONE, strict=True))  # type: ignore[return-value]


class Widget:
    """Something that can have the focus. `key` names it for tests; `reason` says why it cannot be used when not `enabled`."""

    ringed = True
    """Whether the focus is shown by a ring behind it; else it shows it by itself."""

    def __init__(self, rect: pygame.Rect | None = None, *, key: str = "", enabled: bool = True, reason: str = "") -> None:
        self.rect = pygame.Rect(rect or (0, 0, 0, 0))
        self.key = key
        self.enabled = enabled
        self.reason = reason
        self.tip = ""
        self.tip_at: tuple[int, int] | None = None  # where the tip stands; None: at the pointer, or below when the focus shows it
        self.hotkey = ""  # a command of `keys`, or a digit

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """The size in pixels it wants when `width` pixels are there at most."""
        del theme
        return width, self.rect.height

    def below(self, theme: Theme, width: int) -> int:
        """Pixels of its height, at that width, that hang below what stands in one line with others."""
        del theme, width
        return 0

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Takes a key while focused, or a mouse event inside its rect; true when used up."""
        del event, theme
        return False

    def act(self) -> None:
        """What Enter, Space or a click does."""

    def focus(self, on: bool) -> None:
        """Told when the focus comes or goes."""
        del on

    def update(self, dt: float) -> bool:
        """Lets time pass; true when it must be drawn anew."""
        del dt
        return False

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """Draws it; the focus ring is drawn by the group."""

    def look_now(self) -> tuple[Hashable, ...]:
        """All that its picture depends on besides its rect, the theme, the focus and the pointer; equal only to itself, so that it is
        drawn anew each time, in a widget that cannot tell."""
        return (object(),)

    def words(self) -> str:
        """What it says, for tests and messages."""
        return ""


class Button(Widget):
    """A button: label, perhaps an icon (a sprite's name) before it, an action without arguments. `selected` shows it as chosen.
    A disabled button still takes the focus so that its reason can be read. `points` is the label's size."""

    def __init__(
        self,
        rect: pygame.Rect | None,
        label: str,
        action: Callable[[], object],
        icon: str | None = None,
        enabled: bool = True,
        reason: str = "",
        selected: bool = False,
        hotkey: str = "",
        *,
        style: str = "normal",
        key: str = "",
        points: float = _LABEL,
        tip: str = "",
        wide: bool = False,
    ) -> None:
        super().__init__(rect, key=key, enabled=enabled, reason=reason)
        self.label = label
        self.action = action
        self.icon = icon
        self.selected = selected
        self.hotkey = hotkey
        self.style = style
        self.points = points
        self.tip = tip
        self.wide = wide
        """Takes the whole width it is offered, with its words in the middle."""

    def words(self) -> str:
        """The label, or the tip of a button that is only an icon."""
        return self.label or self.tip

    def look_now(self) -> tuple[Hashable, ...]:
        """Label, icon and how it is to be used."""
        return ("button", type(self).__name__, self.label, self.icon, self.points, self.style, self.selected, self.enabled)

    def _icon_size(self, theme: Theme) -> int:
        return theme.em(self.points * 1.6) if self.icon else 0

    def _pads(self, theme: Theme) -> tuple[int, int]:
        return (theme.px(self.points if self.label else 7), theme.px(7))

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """Wide enough for the label on one line, or wrapped into `width`."""
        side, high = self._pads(theme)
        icon = self._icon_size(theme)
        between = theme.px(8) if self.icon and self.label else 0
        room = max(width - 2 * side - icon - between, theme.em(40))
        wide, tall = theme.measure(self.label, "label_bold", self.points, room) if self.label else (0, 0)
        whole = wide + icon + between + 2 * side + 2
        height = max(tall, icon) + 2 * high
        return (width if self.wide else whole), max(height, theme.px(self.points * 2.2))

    def act(self) -> None:
        """Runs the action when enabled."""
        if self.enabled:
            self.action()

    def look(self, hovered: bool) -> tuple[Colour, Colour, Colour]:
        """Fill, words and edge now."""
        fill, words, edge = STYLES["primary" if self.selected else self.style]
        if not self.enabled:
            return (PINE, MIST, MOSS) if self.style != "paper" else (BONE, WOOD, MIST)
        if hovered:
            fill = lighter(fill, 0.35 if fill == LANTERN else 0.12) if fill != BONE else (0xF7, 0xF0, 0xE2)
        return fill, words, edge

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """A cut sheet with icon and label."""
        del focused
        fill, words, edge = self.look(hovered)
        surface.blit(sheet(self.rect.width, self.rect.height, fill, edge, theme.px(2), theme.px(8)), self.rect)
        side, _high = self._pads(theme)
        icon = self._icon_size(theme)
        between = theme.px(8) if self.icon and self.label else 0
        room = self.rect.width - 2 * side - icon - between
        wide, _tall = theme.measure(self.label, "label_bold", self.points, room) if self.label else (0, 0)
        left = self.rect.left + (self.rect.width - wide - icon - between) // 2
        if self.icon:
            image = sprite(self.icon, icon)
            if not self.enabled:
                image = image.copy()
                image.set_alpha(130)
            surface.blit(image, (left, self.rect.centery - icon // 2))
        if self.label:
            place = pygame.Rect(left + icon + between, self.rect.top, max(wide, 1), self.rect.height)
            place.width = max(place.width, room if wide > room else wide)
            theme.text(surface, self.label, place, "label_bold", self.points, words, "center", valign="center")


class Choice(Widget):
    """One of several values, side by side (on more lines when they do not fit): `options` are (value, label) pairs. Left and right
    change it while it has the focus. A value named in `barred` cannot be chosen; its reason is shown instead of `about`, the tip."""

    def __init__(
        self,
        options: Sequence[tuple[str, str]],
        value: str,
        changed: Callable[[str], None],
        *,
        label: str = "",
        key: str = "",
        points: float = _LABEL,
        icons: dict[str, str] | None = None,
        barred: dict[str, str] | None = None,
        about: str = "",
    ) -> None:
        super().__init__(key=key)
        self.about = self.tip = about
        self.options = list(options)
        self.value = value
        self.changed = changed
        self.label = label
        self.points = points
        self.icons = icons or {}
        self.barred = barred or {}
        self._hover = ""

    def words(self) -> str:
        """The label and the options."""
        return " ".join([self.label, *(label for _value, label in self.options)])

    def _buttons(self, theme: Theme, width: int) -> list[Button]:
        """The options as buttons laid from (0, 0) into `width`."""
        gap = theme.px(6)
        top = self._label_height(theme, width)
        x, y, row = 0, top, 0
        buttons = []
        for value, label in self.options:
            button = Button(
                None, label, lambda: None, self.icons.get(value), points=self.points, selected=value == self.value, style="quiet"
            )
            button.enabled = value not in self.barred
            wide, tall = button.natural(theme, width)
            if x and x + wide > width:
                x, y, row = 0, y + row + gap, 0
            button.rect = pygame.Rect(x, y, min(wide, width), tall)
            x, row = x + wide + gap, max(row, tall)
            buttons.append(button)
        return buttons

    def _label_height(self, theme: Theme, width: int) -> int:
        return theme.measure(self.label, "label_bold", self.points, width)[1] + theme.px(4) if self.label else 0

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """The label above the options, flowing."""
        buttons = self._buttons(theme, width)
        wide = max([theme.measure(self.label, "label_bold", self.points, width)[0], *(button.rect.right for button in buttons)])
        return wide, max((button.rect.bottom for button in buttons), default=0)

    def choose(self, value: str) -> None:
        """Takes a value, unless it is barred."""
        if value != self.value and value not in self.barred:
            self.value = value
            self.changed(value)

    def _step(self, by: int) -> None:
        values = [value for value, _label in self.options if value not in self.barred]
        if values:
            at = values.index(self.value) if self.value in values else 0
            self.choose(values[(at + by) % len(values)])

    def act(self) -> None:
        """Enter and Space go on to the next value."""
        self._step(1)

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Left and right step; a click takes the option under it."""
        if keys.does(event, "left", "right"):
            self._step(1 if keys.does(event, "right") else -1)
            return True
        if event.type in (pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            at = self._at(event.pos, theme)
            if event.type == pygame.MOUSEMOTION:
                changed, self._hover = self._hover != at, at
                self.tip = self.barred.get(at, self.about)
                return changed
            if event.button == CLICK and at:
                self.choose(at)
            return True
        return False

    def _at(self, pos: tuple[int, int], theme: Theme) -> str:
        inside = (pos[0] - self.rect.left, pos[1] - self.rect.top)
        for (value, _label), button in zip(self.options, self._buttons(theme, self.rect.width), strict=True):
            if button.rect.collidepoint(inside):
                return value
        return ""

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The label, the options as small sheets, the chosen one in lantern light."""
        del focused
        if self.label:
            theme.text(surface, self.label, self.rect, "label_bold", self.points, LANTERN)
        for (value, _label), button in zip(self.options, self._buttons(theme, self.rect.width), strict=True):
            button.rect.move_ip(self.rect.topleft)
            button.draw(surface, theme, False, hovered and value == self._hover)
