"""Text entry and text panes: pygame_gui elements behind our own focus, fed with the pointer of the events."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame
import pygame_gui
from pygame_gui.elements import UITextBox, UITextEntryLine

from game.client import keys
from game.client.theme import BLOOD, BONE, INK, LAKE, MOSS, WOOD, Colour, Theme, font_path
from game.client.widgets import Widget
from game.client.words import Paragraph, _


def _hex(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


class Manager(pygame_gui.UIManager):
    """A pygame_gui manager whose pointer comes from events instead of the real mouse, in our letters and colours."""

    def __init__(self, theme: Theme, ground: Colour, words: Colour) -> None:
        size = theme.text_px(16)
        faces = {"regular_path": font_path("paper"), "bold_path": font_path("paper_bold")}
        label = {"regular_path": font_path("label"), "bold_path": font_path("label_bold")}
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
            "text_entry_line": {
                "font": {"name": "label", "size": str(size), **label},
                "colours": {
                    "dark_bg": _hex(BONE),
                    "normal_text": _hex(INK),
                    "selected_text": _hex(BONE),
                    "selected_bg": _hex(LAKE),
                    "text_cursor": _hex(BLOOD),
                    "normal_border": _hex(WOOD),
                },
                "misc": {"border_width": str(theme.px(2)), "shadow_width": "0", "padding": f"{theme.px(8)},{theme.px(5)}"},
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


class TextEntry(Widget):
    """One line of text to write in, at most `limit` letters; `changed` hears each new text."""

    def __init__(self, text: str, changed: Callable[[str], None], *, label: str = "", key: str = "", limit: int = 20) -> None:
        super().__init__(key=key)
        self.text = text
        self.changed = changed
        self.label = label
        self.limit = limit
        self._manager: Manager | None = None
        self._line: Any = None
        self._made_for: tuple[Theme, pygame.Rect] | None = None
        self._wants_focus = False

    def words(self) -> str:
        """The label."""
        return self.label

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """One line, with room for its border."""
        return min(width, theme.em(220)), theme.line_height("label", 16) + theme.px(16)

    def _element(self, theme: Theme) -> Any:
        if self._line is None or self._made_for is None or self._made_for[0] is not theme or self._made_for[1] != self.rect:
            self._manager = Manager(theme, BONE, INK)
            self._line = UITextEntryLine(self.rect.copy(), self._manager, initial_text=self.text)
            self._line.set_text_length_limit(self.limit)
            self._line.edit_position = len(self.text)
            self._made_for = (theme, self.rect.copy())
            if self._wants_focus:
                self._line.focus()
        return self._line

    def focus(self, on: bool) -> None:
        """Shows or hides the cursor."""
        self._wants_focus = on
        if self._line is not None:
            if on:
                self._line.focus()
            else:
                self._line.unfocus()

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Letters and editing keys; Tab, Enter, Escape, up and down are left to the screen."""
        if keys.does(event, *_LEFT_ALONE) and not keys.writes(event):
            return False
        line = self._element(theme)
        manager = self._manager
        if manager is None:
            return False
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            manager.pointer = event.pos
            manager.update(0.0)
        manager.process_events(event)
        if line.get_text() != self.text:
            self.text = line.get_text()
            self.changed(self.text)
        # while writing, every letter belongs to the text even when its key means something elsewhere
        return event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.MOUSEBUTTONUP)

    def update(self, dt: float) -> bool:
        """Lets the cursor blink."""
        if self._manager is not None and self._wants_focus and self._line is not None:
            before = self._line.cursor_on
            self._manager.update(dt)
            return bool(self._line.cursor_on != before)
        return False

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The line on paper."""
        del focused, hovered
        self._element(theme)
        if self._manager is not None:
            self._manager.update(0.0)
            self._manager.draw_ui(surface)


_LEFT_ALONE: Final = ("focus", "act", "escape", "up", "down", "rules", "fullscreen")


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
        words = rich(keys.fill(paragraph.text))
        if paragraph.ours:
            label = html.escape(_("our reading"), quote=False)
            parts.append(f"<font face=label pixel_size={small} color={_hex(LAKE)}><b>{label}</b></font><br>")
        bullet = "• " if paragraph.kind == "item" else ""
        following = paragraphs[place + 1] if place + 1 < len(paragraphs) else None
        close = paragraph.kind == "item" and following is not None and following.kind == "item"
        parts.append(f"<font face=paper pixel_size={normal}>{bullet}{words}</font>" + ("<br>" if close else "<br><br>"))
    return "".join(parts)
