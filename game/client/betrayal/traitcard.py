"""An explorer's card: portrait, name and the four traits as clips that slide along their tracks."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from game.betrayal.data import STARTS, TRACKS
from game.betrayal.table import Body
from game.betrayal.terms import HEROES, SKULL, TRAITORS, TRAITS
from game.client.betrayal.look import explorer_colour, portrait, trait_icon
from game.client.betrayal.spots import fitting
from game.client.pictures import has_picture, sheet, sprite
from game.client.theme import BLOOD, BONE, CAMPER, INK, LANTERN, MIST, MOSS, PINE, WOOD, Theme
from game.words.betrayal.names import explorer_name, role_name, trait_name
from game.words.betrayal.statewords import bound_words

_ROW: Final = 21
_HEAD: Final = 40


Sliding = tuple[str, float]
"""A trait, and the step at which its clip is, between two steps perhaps."""


class TraitCard:
    """Draws the card of an explorer. `sliding` tells of the clip that slides now: its trait and where on the track it is."""

    def __init__(self, theme: Theme, body: Body, share: float = 1.0, sliding: Callable[[], Sliding | None] = lambda: None) -> None:
        self.theme = theme
        self.body = body
        self.share = share
        self.sliding = sliding

    def _row(self) -> int:
        return max(self.theme.px(_ROW), round(self.theme.line_height("label_bold", self._points()) * 1.02))

    def _points(self) -> float:
        return max(15 * self.share, 14 * max(self.theme.unit, 1.0) / self.theme.text_unit) if self.theme.text_scale > 1 else 15

    def _head(self) -> int:
        return max(self.theme.px(_HEAD), round(self.theme.line_height("label_bold", self._points()) * 2.1))

    def measure(self, width: int) -> int:
        """The pixels it takes at a width."""
        del width
        return self._head() + 4 * self._row() + self.theme.px(12)

    def look(self) -> Hashable:
        """All that it shows."""
        body = self.body
        return ("traits", body.who, tuple(body.traits), body.alive, body.side, body.status, body.away, self.share, self.sliding())

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The card on its sheet."""
        theme, body = self.theme, self.body
        surface.blit(sheet(rect.w, rect.h, PINE, explorer_colour(body.who), theme.px(2), theme.px(8)), rect)
        inner = rect.inflate(-theme.px(12), -theme.px(8))
        head = self._head()
        face = head - theme.px(2)
        if has_picture(portrait(body.who)):
            surface.blit(sprite(portrait(body.who), face), inner.topleft)
        else:
            pygame.draw.aacircle(surface, explorer_colour(body.who), (inner.left + face // 2, inner.top + face // 2), face * 0.4)
        left = inner.left + face + theme.px(8)
        role = self._role()
        name = pygame.Rect(left, inner.top, inner.right - left, head if not role else head // 2)
        words = explorer_name(body.who)
        theme.text(surface, words, name, "label_bold", fitting(theme, words, name, 16), BONE, valign="center")
        if role:
            below = pygame.Rect(left, name.bottom, name.w, head // 2)
            colour = MIST if body.side != TRAITORS else LANTERN
            theme.text(surface, role, below, "label_bold", fitting(theme, role, below, 14), colour, valign="center")
        for number, trait in enumerate(TRAITS):
            row = pygame.Rect(inner.left, inner.top + head + number * self._row(), inner.w, self._row())
            self._draw_track(surface, row, trait, number)

    def _role(self) -> str:
        role = {TRAITORS: role_name("traitor"), HEROES: role_name("hero")}.get(self.body.side, "")
        role = "  ·  ".join([role, *bound_words(self.body)])
        return role if self.body.alive else f"† {role}".strip()

    def _draw_track(self, surface: pygame.Surface, row: pygame.Rect, trait: str, index: int) -> None:
        """Icon, skull, eight values; the clip on the present one, a green line under the one it began with."""
        theme, body = self.theme, self.body
        icon = row.h - theme.px(2)
        if has_picture(trait_icon(trait)):
            surface.blit(sprite(trait_icon(trait), icon), (row.left, row.top + theme.px(1)))
        else:
            letter = theme.image(trait_name(trait)[:1], "label_bold", self._points(), MIST)
            surface.blit(letter, letter.get_rect(center=(row.left + icon // 2, row.centery)))
        left = row.left + icon + theme.px(6)
        step = (row.right - left) / 9
        track = TRACKS[body.who][index]
        now = body.traits[index] if body.traits else SKULL
        start = STARTS[body.who][index]
        band = pygame.Rect(left, row.top + theme.px(2), row.right - left, row.h - theme.px(4))
        pygame.draw.rect(surface, INK, band, border_radius=theme.px(4))
        slides = self.sliding()
        at: float = slides[1] if slides is not None and slides[0] == trait else now
        clip = pygame.Rect(round(left + (at + 1) * step), band.top - theme.px(1), round(step), band.h + theme.px(2))
        pygame.draw.rect(surface, BLOOD if at < 0 else LANTERN, clip, border_radius=theme.px(4))
        for place in range(SKULL, 8):
            cell = pygame.Rect(round(left + (place + 1) * step), band.top, round(step), band.h)
            here = abs(place - at) < 0.5
            if place == SKULL:
                _draw_skull(surface, cell, BONE if here else MIST)
                continue
            colour = INK if here else BONE if place < now else MIST
            number = theme.image(str(track[place]), "label_bold", self._points(), colour)
            surface.blit(number, number.get_rect(center=cell.center))
            if place == start:
                line = pygame.Rect(cell.left + cell.w // 4, cell.bottom - theme.px(2), cell.w // 2, theme.px(2))
                pygame.draw.rect(surface, WOOD if here else CAMPER["green"], line)


def _draw_skull(surface: pygame.Surface, cell: pygame.Rect, colour: object) -> None:
    """A small skull."""
    if has_picture("betrayal/skull"):
        size = min(cell.w, cell.h)
        surface.blit(sprite("betrayal/skull", size), (cell.centerx - size // 2, cell.centery - size // 2))
        return
    side = min(cell.w, cell.h) - 2
    head = pygame.Rect(0, 0, side * 4 // 5, side * 3 // 5)
    head.midtop = (cell.centerx, cell.centery - side // 2)
    pygame.draw.ellipse(surface, colour, head)  # type: ignore[arg-type]
    jaw = pygame.Rect(0, 0, side // 2, side // 3)
    jaw.midtop = (cell.centerx, head.bottom - side // 8)
    pygame.draw.rect(surface, colour, jaw)  # type: ignore[arg-type]
    for dx in (-1, 1):
        pygame.draw.circle(surface, INK, (cell.centerx + dx * head.w // 4, head.centery), max(1, side // 8))


__all__ = ["MOSS", "TraitCard"]
