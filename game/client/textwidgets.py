"""Text panes: pygame_gui elements behind our own focus, fed with the pointer of the events."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Any, Final

import pygame
import pygame_gui
from pygame_gui.elements import UITextBox

from game.client import keys
from game.client.fonts import font_path
from game.client.theme import BONE, INK, LAKE, MOSS, Colour, Theme
from game.client.widgets import Widget
from game.words import keynames
from game.words.language import Paragraph, _


def _hex(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


class Manager(pygame_gui.UIManager):
    """A pygame_gui manager whose pointer comes from events instead of the real mouse, in our letters and colours."""

    def __init__(self, theme: Theme, ground: Colour, words: Colour) -> None:
        size = theme.text_px(16)
        faces = {"regular_path": font_path("paper"), "bold_path": font_path("paper_bold")}
        bar = {"dark_bg": _hex(ground), "normal_border": _hex(ground), "normal_bg": _hex(MOSS), "hovered_bg": _hex(LAKE)}
        look: dict[str, Any] = {
            "defaults": {
                "font": {"name": "paper", "size": str(size), **faces},
                "colours": {"dark_bg": _hex(ground), "normal_text": _hex(words), "normal_border": _hex(ground), **bar},
            },
            "text_box": {
                "font": {"name": "paper", "size": str(size), **faces},
                "colours": {"dark_bg": _hex(ground), "normal_text": _hex(words), "normal_border": _hex(ground)},
                "misc": {"line_spacing": "1.15", "border_width": "0", "shadow_width": "0", "padding": f"{theme.px(6)},{theme.px(4)}"},
            },
        }
        self.pointer = (-1, -1)
        super().__init__(theme.size, look, enable_live_theme_updates=False)
        for role in ("title", "label"):
            plain, bold = font_path(role), font_path("label_bold" if role == "label" else role)
            self.add_font_paths(role, plain, bold, plain, bold)
        faces_used = [("title", 28, "regular"), ("label", 14, "bold"), ("paper", 17, "regular"), ("paper", 17, "bold")]
        self.preload_fonts(
            [{"name": role, "point_size": theme.text_px(points), "style": style, "antialiased": "1"} for role, points, style in faces_used]
        )

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer


class TextPane(Widget):
    """A page of long text on paper that scrolls by wheel, arrows, Page Up and Page Down, Home and End.

    `markup` is pygame_gui's subset of HTML; `rich` and `page_markup` make it from paragraphs.
    """

    def __init__(self, markup: str, *, key: str = "", ground: Colour = BONE, colour: Colour = INK) -> None:
        super().__init__(key=key)
        self.markup = markup
        self.ground = ground
        self.colour = colour
        self._manager: Manager | None = None
        self._box: Any = None
        self._made_for: tuple[Theme, pygame.Rect, str] | None = None

    def words(self) -> str:
        """The text without its marks."""
        return re.sub(r"<[^>]+>", " ", self.markup)

    def _element(self, theme: Theme) -> Any:
        made_for = (theme, self.rect.copy(), self.markup)
        if self._box is None or self._made_for is None or self._made_for[0] is not theme or self._made_for[1:] != made_for[1:]:
            self._manager = Manager(theme, self.ground, self.colour)
            self._box = UITextBox(self.markup, self.rect.copy(), self._manager, pre_parsing_enabled=False, allow_split_dashes=False)
            self._made_for = made_for
        return self._box

    def scroll(self, pixels: float, theme: Theme) -> bool:
        """Scrolls down by so many pixels (up when negative); true when it moved."""
        bar = self._element(theme).scroll_bar
        if bar is None:
            return False
        whole = self.rect.height / max(bar.visible_percentage, 0.001)
        start = min(1.0 - bar.visible_percentage, max(0.0, bar.start_percentage + pixels / whole))
        moved = abs(start - bar.start_percentage) > 0.0005
        bar.set_scroll_from_start_percentage(start)
        bar.has_moved_recently = True
        return bool(moved)

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Scrolling keys and wheel; the mouse on the scroll bar."""
        pages = next((pages for command, pages in _SCROLLS.items() if keys.does(event, command)), 0.0)
        if pages:
            return self.scroll(pages * self.rect.height, theme)
        if event.type == pygame.MOUSEWHEEL:
            self.scroll(-event.y * theme.em(48), theme)
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            self._element(theme)
            if self._manager is not None:
                self._manager.pointer = event.pos
                self._manager.update(0.0)
                self._manager.process_events(event)
            return True
        return False

    def update(self, dt: float) -> bool:
        """Lets pygame_gui settle a scroll."""
        if self._manager is None or self._box is None:
            return False
        moving = self._box.scroll_bar is not None and (self._box.scroll_bar.has_moved_recently or self._box.scroll_bar.grabbed_slider)
        self._manager.update(dt)
        return bool(moving)

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The visible part of the text."""
        del focused, hovered
        self._element(theme)
        if self._manager is not None:
            self._manager.update(0.0)
            self._manager.draw_ui(surface)


_SCROLLS: Final = {
    "up": -0.12,
    "down": 0.12,
    "page_up": -0.85,
    "page_down": 0.85,
    "first": -1000.0,
    "last": 1000.0,
}


def rich(text: str) -> str:
    """Plain text with **bold** words as markup for a TextPane."""
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", html.escape(text, quote=False))


def page_markup(title: str, paragraphs: Sequence[Paragraph], theme: Theme) -> str:
    """A section as markup: its title, its paragraphs, and our own readings under their label."""
    big, small, normal = theme.text_px(28), theme.text_px(14), theme.text_px(17)
    parts = [f"<font face=title pixel_size={big} color={_hex(INK)}>{html.escape(title, quote=False)}</font><br><br>"]
    for place, paragraph in enumerate(paragraphs):
        words = rich(keynames.fill(paragraph.text, on_paper=True))
        if paragraph.ours:
            label = html.escape(_("our reading"), quote=False)
            parts.append(f"<font face=label pixel_size={small} color={_hex(LAKE)}><b>{label}</b></font><br>")
        bullet = "• " if paragraph.kind == "item" else ""
        following = paragraphs[place + 1] if place + 1 < len(paragraphs) else None
        close = paragraph.kind == "item" and following is not None and following.kind == "item"
        parts.append(f"<font face=paper pixel_size={normal}>{bullet}{words}</font>" + ("<br>" if close else "<br><br>"))
    return "".join(parts)
