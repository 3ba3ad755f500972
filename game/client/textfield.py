"""A line to write in, in any script: drawn by `letters`, with caret, selection, clipboard, and what an input method composes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import accumulate
from typing import Final, NamedTuple

import pygame
import regex

from game.client import bidi, keys
from game.client.letters import Letters
from game.client.pictures import sheet
from game.client.theme import BLOOD, BONE, INK, LAKE, LANTERN, WOOD, Role, Theme
from game.client.widgets import CLICK, Widget
from game.engine.callings import graphemes

_ROLE: Final[Role] = "label"
_POINTS: Final = 16
_NOTE: Final = 14
_WIDE: Final = 220
_BLINK: Final = 0.55
"""Seconds that the caret is seen, and then not."""
MOST: Final = 60
"""Letters that a line takes at the most where nothing else is said; `fault` says long before how many a name may have."""
_HEAVY: Final = 4
"""Code points that a line takes at the most, for each of these letters."""
_CONTROL: Final = regex.compile(r"\p{Cc}+")
_HALF: Final = regex.compile(r"[\p{Cs}\x00]")
_WHOLE: Final = regex.compile(r"\p{Extended_Pictographic}|\p{Regional_Indicator}")
"""What Backspace takes away at once, with all that is joined to it."""
_LEFT_ALONE: Final = ("focus", "act", "escape", "up", "down", "rules", "fullscreen")
"""Commands that belong to the screen also while somebody writes."""

_place: list[pygame.Rect] = []


def take_place() -> pygame.Rect | None:
    """Where somebody writes in this frame (pixels of the picture), for the window of an input method; None when nobody does."""
    return _place.pop() if _place else None


class _Composition(NamedTuple):
    """What an input method has not decided yet, and where its own caret stands in it."""

    text: str = ""
    at: int = 0


class TextField(Widget):
    """One line of text; `changed` hears each new one. `fault` is what is wrong with it, a sentence shown under it ("" when nothing is)."""

    def __init__(self, text: str, changed: Callable[[str], None], *, label: str = "", key: str = "", most: int = MOST) -> None:
        super().__init__(key=key)
        self.text = text
        self.most = most
        self.changed = changed
        self.label = label
        self.fault = ""
        self._at = self._anchor = len(text)  # the caret, and the other end of what is selected
        self._composed = _Composition()
        self._writing = False
        self._clock = 0.0
        self._from = 0  # pixels of the text that are scrolled away at the left

    def words(self) -> str:
        """The label, and what is wrong."""
        return f"{self.label} {self.fault}".strip()

    def look_now(self) -> tuple[Hashable, ...]:
        """Text, caret, selection, composition, and the sentence below."""
        return ("field", self.text, self._at, self._anchor, self._composed, self._writing, self._caret_seen(), self.fault)

    # where it stands

    def _box(self, theme: Theme) -> int:
        return theme.line_height(_ROLE, _POINTS) + theme.px(16)

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """One line with room for its border, and the sentence below it."""
        wide = min(width, theme.em(_WIDE))
        return wide, self._box(theme) + self.below(theme, wide)

    def below(self, theme: Theme, width: int) -> int:
        """What the sentence takes."""
        return theme.measure(self.fault, _ROLE, _NOTE, width)[1] + theme.px(4) if self.fault else 0

    def _line(self, theme: Theme) -> pygame.Rect:
        """Where the text stands."""
        box = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self._box(theme))
        return box.inflate(-2 * theme.px(10), -2 * theme.px(6))

    # what is written

    def focus(self, on: bool) -> None:
        """The caret comes or goes."""
        if on != self._writing:
            self._writing, self._clock, self._composed = on, 0.0, _Composition()

    def select_all(self) -> None:
        """Selects the whole text, so that the next letter takes its place."""
        self._anchor, self._at = 0, len(self.text)

    def selected(self) -> str:
        """What is selected."""
        start, end = sorted((self._at, self._anchor))
        return self.text[start:end]

    def insert(self, text: str) -> None:
        """Writes text instead of what is selected, as much as there is room for: line ends become spaces."""
        start, end = sorted((self._at, self._anchor))
        before, after = self.text[:start], self.text[end:]
        pieces = graphemes(_CONTROL.sub(" ", _HALF.sub("", text[: 2 * _HEAVY * self.most])))
        room = self.most - len(graphemes(before + after))
        del pieces[max(room, 0) :]
        while pieces and len(before) + len(after) + sum(map(len, pieces)) > _HEAVY * self.most:
            pieces.pop()
        written = "".join(pieces)
        self._set(before + written + after, len(before + written))

    def _set(self, text: str, at: int) -> None:
        self._at = self._anchor = at
        self._clock = 0.0
        if text != self.text:
            self.text = text
            self.changed(text)

    def _gaps(self) -> list[int]:
        """The places between letters where the caret can stand."""
        return [0, *accumulate(map(len, graphemes(self.text)))]

    def _next(self, by: int) -> int:
        gaps = self._gaps()
        at = min(range(len(gaps)), key=lambda place: abs(gaps[place] - self._at))
        return gaps[min(max(at + by, 0), len(gaps) - 1)]

    def _erase(self, by: int) -> None:
        """Takes away what is selected, or the letter behind (1) or before (-1) the caret: of its marks only the last."""
        if self._at == self._anchor:
            self._anchor = self._next(by)
            if by < 0 and self._at and not _WHOLE.search(self.selected()):
                self._anchor = self._at - 1
        self.insert("")

    def _go(self, at: int, keep: bool) -> None:
        self._at, self._clock = at, 0.0
        if not keep:
            self._anchor = at

    def _arrow(self, by: int, keep: bool) -> None:
        """One letter to the left or right, as they are seen."""
        if not keep and self._at != self._anchor:
            self._go(min(self._at, self._anchor) if by < 0 else max(self._at, self._anchor), False)
            return
        levels = bidi.levels(self.text)
        backwards = bool(levels) and levels[min(self._at, len(levels) - 1)] == 1
        self._go(self._next(-by if backwards else by), keep)

    # events

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Letters, editing keys and the mouse; Tab, Enter, Escape, up and down are left to the screen."""
        if event.type == pygame.TEXTINPUT:
            self._composed = _Composition()
            self.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            text = _CONTROL.sub("", _HALF.sub("", event.text))[: _HEAVY * self.most]
            self._composed = _Composition(text, min(max(event.start, 0), len(text)))
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == CLICK:
            self._go(self._under(event.pos[0], theme), keep=False)
            return True
        if event.type == pygame.MOUSEMOTION and event.dict.get("buttons", (0,))[0] and self._writing:
            self._go(self._under(event.pos[0], theme), keep=True)
            return True
        return event.type == pygame.MOUSEBUTTONUP

    def _key(self, event: pygame.Event) -> bool:
        if self._composed.text:  # the input method's own keys
            return True
        if not keys.writes(event):
            if keys.does(event, *_LEFT_ALONE):
                return False
            self._command(event)
        return True  # while writing, every letter belongs to the text even when its key means something elsewhere

    def _command(self, event: pygame.Event) -> None:
        keep = keys.shifted(event)
        if keys.does(event, "left", "right"):
            self._arrow(-1 if keys.does(event, "left") else 1, keep)
        elif keys.does(event, "first", "last"):
            self._go(0 if keys.does(event, "first") else len(self.text), keep)
        elif keys.does(event, "back", "erase"):
            self._erase(-1 if keys.does(event, "back") else 1)
        elif keys.does(event, "select_all"):
            self.select_all()
        elif keys.does(event, "copy", "cut") and self.selected():
            pygame.scrap.put_text(self.selected())
            if keys.does(event, "cut"):
                self.insert("")
        elif keys.does(event, "paste"):
            self.insert(_clipboard())

    def _under(self, x: int, theme: Theme) -> int:
        """The gap nearest to a point."""
        letters = theme.font(_ROLE, _POINTS)
        x -= self._line(theme).left - self._from
        return min(self._gaps(), key=lambda at: abs(letters.caret(self.text, at) - x))

    # drawing

    def update(self, dt: float) -> bool:
        """Lets the caret blink."""
        if not self._writing:
            return False
        _place[:] = [self.rect]
        seen = self._caret_seen()
        self._clock += dt
        return seen != self._caret_seen()

    def _caret_seen(self) -> bool:
        return self._writing and self._clock % (2 * _BLINK) < _BLINK

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The line on paper, and below it what is wrong."""
        del focused, hovered
        box = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self._box(theme))
        surface.blit(sheet(box.width, box.height, BONE, LAKE if self._writing else WOOD, theme.px(2), theme.px(4)), box)
        if self.fault:
            under = pygame.Rect(box.left, box.bottom + theme.px(4), box.width, self.rect.bottom - box.bottom - theme.px(4))
            theme.text(surface, self.fault, under, _ROLE, _NOTE, LANTERN)
        line = self._line(theme)
        before = surface.get_clip()
        surface.set_clip(line.clip(before))
        self._draw_text(surface, theme, line)
        surface.set_clip(before)

    def _draw_text(self, surface: pygame.Surface, theme: Theme, line: pygame.Rect) -> None:
        letters = theme.font(_ROLE, _POINTS)
        composed = self._composed.text
        shown = self.text[: self._at] + composed + self.text[self._at :]
        caret = letters.caret(shown, self._at + self._composed.at)
        self._from = _scrolled(self._from, caret, letters.size(shown)[0], line.width - theme.px(2))
        left, top = line.left - self._from, line.top + (line.height - letters.height) // 2
        surface.blit(letters.render(shown, INK), (left, top))
        start, end = sorted((self._at, self._anchor))
        if self._writing and start != end and not composed:
            for edge in _stretches(letters, shown, start, end):
                part = pygame.Rect(left + edge[0], line.top, edge[1] - edge[0], line.height)
                outer = surface.get_clip()
                surface.set_clip(part.clip(outer))
                surface.fill(LAKE)
                surface.blit(letters.render(shown, BONE), (left, top))
                surface.set_clip(outer)
        for edge in _stretches(letters, shown, self._at, self._at + len(composed)) if composed else ():
            surface.fill(LAKE, (left + edge[0], line.bottom - theme.px(2), edge[1] - edge[0], theme.px(2)))
        if self._caret_seen():
            surface.fill(BLOOD, (left + caret, line.top, theme.px(2), line.height))


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):  # what another program left there may be no text
        return ""


def _scrolled(old: int, caret: int, whole: int, room: int) -> int:
    """How many pixels of a line are scrolled away so that the caret is in sight."""
    return max(0, min(max(min(old, caret), caret - room), max(whole - room, 0)))


def _stretches(letters: Letters, text: str, start: int, end: int) -> list[tuple[int, int]]:
    """From which pixel to which the letters between two places stand: where directions mix they are not all side by side."""
    found: list[tuple[int, int]] = []
    at = start
    for piece in graphemes(text[start:end]):
        edges = letters.caret(text, at) if at == start else found[-1][1], letters.caret(text, at + len(piece))
        found.append(edges)
        at += len(piece)
    return [(min(edge), max(edge)) for edge in found]
