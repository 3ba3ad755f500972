"""The mark at the table that stays for as long as the computers do not play at their level: whose seats it is about, and why."""

from __future__ import annotations

from typing import Final

import pygame

from game.client.pictures import sheet, sprite
from game.client.tableview import seat_look
from game.client.theme import BONE, EMBER, INK, LANTERN, Theme
from game.players.watchdog import BACK, DIED, SLOW, STARTED
from game.session.session import Session
from game.words.language import _

_ROW: Final = 6
"""Seats side by side."""


def plain_words(session: Session) -> list[str]:
    """What the mark says: that a simple rule plays, how long still, and what happened. Nothing while the level counts."""
    if not session.weak_seats():
        return []
    now = (
        _("The computers' process is there again: from the next decision on their level counts.")
        if session.computers_ready()
        else _("The computers' process is being started anew. Until it is there a simple rule plays for all computers, below their level.")
    )
    happened = {
        DIED: _("it stopped working"),
        SLOW: _("it thought for too long"),
        STARTED: _("it was started anew"),
        BACK: _("it answered again"),
    }
    told = [_("{time} ago: {what}").format(time=_ago(seconds), what=happened[what]) for what, seconds in session.computers_story()]
    return [now, *told]


def _ago(seconds: float) -> str:
    return _("{count} s").format(count=round(seconds)) if seconds < 60 else _("{count} min").format(count=round(seconds / 60))


class PlainMark:
    """A plate with the shape of each seat it is about; the pointer on it, or a click, opens what it means."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.opened = False
        self._look: tuple[object, ...] = ()

    def changed(self) -> bool:
        """Whether it must be drawn anew, or taken away."""
        seats = tuple(self.session.weak_seats())
        if not seats:
            self.opened, self.rect = False, pygame.Rect(0, 0, 0, 0)
        look = (seats, tuple(plain_words(self.session)) if self.opened else ())
        changed = look != self._look
        self._look = look
        return changed

    def handle(self, event: pygame.Event) -> bool:
        """The pointer opens it; a click on it goes no further."""
        if event.type == pygame.MOUSEMOTION:
            self.opened = self.rect.collidepoint(event.pos)
            return False
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1 and self.rect.collidepoint(event.pos):
            self.opened = True
            return True
        return False

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """In the corner, below the place of the mark for what is not saved."""
        seats = self.session.weak_seats()
        if not seats:
            return
        pad, icon, shape = theme.px(7), theme.em(20), theme.em(24)
        words = _("A simple rule plays")
        wide, tall = theme.measure(words, "label_bold", 15, theme.size[0] // 4)
        head = max(tall, icon)
        rows = [seats[start : start + _ROW] for start in range(0, len(seats), _ROW)]
        across = max(icon + pad + wide, max(len(row) for row in rows) * shape)
        top = theme.px(6) + theme.em(20) + theme.px(22)
        self.rect = pygame.Rect(theme.px(6), top, across + 2 * pad + theme.px(4), head + len(rows) * shape + 2 * pad + theme.px(4))
        surface.blit(sheet(self.rect.w, self.rect.h, LANTERN, EMBER, theme.px(3), theme.px(8)), self.rect)
        left, y = self.rect.left + pad, self.rect.top + pad
        surface.blit(sprite("icons/warning", icon), (left, y + (head - icon) // 2))
        theme.text(surface, words, pygame.Rect(left + icon + pad, y, wide + pad, head), "label_bold", 15, INK, valign="center")
        for number, row in enumerate(rows):
            for place, seat in enumerate(row):
                image = sprite(seat_look(self.session, seat).sprite, shape)
                surface.blit(image, (left + place * shape, y + head + theme.px(4) + number * shape))
        if self.opened:
            self._draw_words(surface, theme)

    def _draw_words(self, surface: pygame.Surface, theme: Theme) -> None:
        pad, room = theme.px(12), theme.size[0] * 2 // 5
        lines = plain_words(self.session)
        heights = [theme.measure(line, "label", 15, room)[1] for line in lines]
        place = pygame.Rect(self.rect.left, self.rect.bottom + theme.px(6), room + 2 * pad, sum(heights) + 2 * pad)
        place.clamp_ip(surface.get_rect())
        surface.blit(sheet(place.w, place.h, INK, LANTERN, theme.px(2), theme.px(8)), place)
        y = place.top + pad
        for line, height in zip(lines, heights, strict=True):
            theme.text(surface, line, pygame.Rect(place.left + pad, y, room, height), "label", 15, BONE)
            y += height
