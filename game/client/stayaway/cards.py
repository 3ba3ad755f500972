"""Cards as pictures: faces with picture and name, the two backs, small faces, and the enlarged card with its words."""

from __future__ import annotations

import pygame

from game.client.pictures import sheet, sprite
from game.client.pixels import Shelf
from game.client.stayaway.fitting import block, on_table
from game.client.stayaway.layout import CARD
from game.client.stayaway.look import card_colour, card_sprite
from game.client.theme import BLOOD, BONE, EMBER, INK, LAKE, LANTERN, PINE, WOOD, Theme
from game.stayaway.terms import PANIC
from game.words.stayaway.names import card_help, card_name, kind_words

_DIM = 120


class CardArt:
    """Makes the pictures for one theme and language and keeps them."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._shelf = Shelf("cards")

    def face(self, card: str, size: tuple[int, int], times: int = 1) -> pygame.Surface:
        """A card with its picture and its name; `times` draws it larger by so much, letters included."""
        key = ("face", card, size, times)
        return self._shelf.made(key, lambda: self._face(card, size, times))

    def _face(self, card: str, size: tuple[int, int], times: int) -> pygame.Surface:
        theme = self.theme
        wide, tall = size[0] * times, size[1] * times
        image = pygame.Surface((wide, tall), pygame.SRCALPHA)
        line, pad = theme.px(2) * times, theme.px(6) * times
        image.blit(sheet(wide, tall, BONE, INK, line, theme.px(8) * times), (0, 0))
        room = size[0] - 2 * theme.px(3)
        name = card_name(card)
        points = block(theme, name, room, round(size[1] * 0.36), on_table(theme, 15))
        lines = theme.lines(name, "label_bold", points, room)
        step = theme.line_height("label_bold", points) * times
        low = tall - pad - step * len(lines)
        ground = pygame.Rect(pad, pad, wide - 2 * pad, max(low - pad - theme.px(2) * times, 8))
        pygame.draw.rect(image, card_colour(card), ground)
        side = min(ground.w, ground.h)
        image.blit(sprite(card_sprite(card), side), (ground.centerx - side // 2, ground.centery - side // 2))
        pygame.draw.rect(image, INK, ground, line)
        for number, words in enumerate(lines):
            text = theme.image(words, "label_bold", points * times, INK)
            image.blit(text, text.get_rect(midtop=(wide // 2, low + step * number)))
        return image

    def plain(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        """A card with its picture alone, for one that is on its way or has its name beside it."""
        key = ("plain", card, size)
        return self._shelf.made(key, lambda: self._plain(card, size))

    def _plain(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        theme, (wide, tall) = self.theme, size
        image = pygame.Surface(size, pygame.SRCALPHA)
        line = max(theme.px(2), 1)
        image.blit(sheet(wide, tall, BONE, INK, line, theme.px(7)), (0, 0))
        ground = pygame.Rect(0, 0, wide, tall).inflate(-2 * theme.px(5), -2 * theme.px(5))
        pygame.draw.rect(image, card_colour(card), ground)
        side = min(ground.size)
        image.blit(sprite(card_sprite(card), side), (ground.centerx - side // 2, ground.centery - side // 2))
        pygame.draw.rect(image, INK, ground, line)
        return image

    def back(self, kind: str, size: tuple[int, int]) -> pygame.Surface:
        """The back of a card of a kind; a plain sheet of ink for a pile whose top is not known yet."""
        key = ("back", kind, size)
        return self._shelf.made(key, lambda: self._back(kind, size))

    def _back(self, kind: str, size: tuple[int, int]) -> pygame.Surface:
        theme, (wide, tall) = self.theme, size
        image = pygame.Surface(size, pygame.SRCALPHA)
        line = max(theme.px(2 if wide > theme.px(30) else 1), 1)
        ground = (EMBER if kind == PANIC else LAKE) if kind else PINE
        image.blit(sheet(wide, tall, ground, BONE, line, max(theme.px(7) * wide // theme.px(100), 2)), (0, 0))
        if kind:
            side = min(wide, tall) - 2 * line - 2
            image.blit(sprite(f"stayaway/back_{kind}", side), ((wide - side) // 2, (tall - side) // 2))
        return image

    def small(self, card: str, side: int) -> pygame.Surface:
        """A card's picture alone in an ink frame, for what lies open before a seat."""
        key = ("small", card, side)
        return self._shelf.made(key, lambda: self._small(card, side))

    def _small(self, card: str, side: int) -> pygame.Surface:
        image = pygame.Surface((side, side), pygame.SRCALPHA)
        image.fill(BONE)
        inner = max(side - 2 * self.theme.px(2), 4)
        image.blit(sprite(card_sprite(card), inner), ((side - inner) // 2, (side - inner) // 2))
        return image

    def tilted(self, card: str, size: tuple[int, int], degrees: float, dim: bool = False) -> pygame.Surface:
        """A face turned by some degrees (counted against the clock), dimmed when it cannot be used."""
        key = ("tilted", card, size, degrees, dim)
        return self._shelf.made(key, lambda: self._tilted(card, size, degrees, dim))

    def _tilted(self, card: str, size: tuple[int, int], degrees: float, dim: bool) -> pygame.Surface:
        image = pygame.transform.rotozoom(self.face(card, size, 2), degrees, 0.5)
        if dim:
            veil = pygame.Surface(image.get_size(), pygame.SRCALPHA)
            veil.fill((*INK, _DIM))
            veil.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            dark = image.copy()
            dark.fill((255 - _DIM, 255 - _DIM, 255 - _DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
            image = dark
        return image

    def draw_big(
        self, surface: pygame.Surface, card: str, seats: int, low: tuple[int, int], bounds: pygame.Rect, reason: str = ""
    ) -> pygame.Rect:
        """The enlarged card with all it does in a game of so many seats, standing on the point `low` but kept within `bounds`; a reason
        in blood red at its foot. Returns its rect."""
        theme = self.theme
        pad = theme.px(12)
        wide = min(max(theme.px(230), theme.em(210)), bounds.w)
        room = wide - 2 * pad
        name, words, kind = card_name(card), card_help(card), kind_words(card, seats)
        name_tall = theme.measure(name, "paper_bold", 19, room)[1]
        words_tall = theme.measure(words, "label", 14, room)[1]
        kind_tall = theme.measure(kind, "label_bold", 14, room)[1] + theme.px(4)
        reason_tall = theme.measure(reason, "label_bold", 14, room)[1] + theme.px(4) if reason else 0
        left = bounds.h - name_tall - words_tall - kind_tall - reason_tall - 3 * pad
        side = max(min(room, left, theme.px(170)), 0)
        rect = pygame.Rect(0, 0, wide, side + name_tall + words_tall + kind_tall + reason_tall + 3 * pad)
        rect.midbottom = low
        rect.clamp_ip(bounds)
        surface.blit(
            sheet(rect.w + 2 * theme.px(4), rect.h + 2 * theme.px(4), LANTERN, INK, theme.px(2), theme.px(12)),
            rect.move(-theme.px(4), -theme.px(4)),
        )
        surface.blit(sheet(rect.w, rect.h, BONE, INK, theme.px(2), theme.px(10)), rect)
        y = rect.top + pad
        if side >= theme.px(40):
            ground = pygame.Rect(rect.left + pad, y, room, side)
            pygame.draw.rect(surface, card_colour(card), ground)
            surface.blit(sprite(card_sprite(card), side), (ground.centerx - side // 2, y))
            pygame.draw.rect(surface, INK, ground, theme.px(2))
        y = rect.bottom - pad - reason_tall - kind_tall - words_tall - name_tall
        for text, role, points, colour, height in (
            (name, "paper_bold", 19, INK, name_tall),
            (words, "label", 14, INK, words_tall),
            (kind, "label_bold", 14, WOOD, kind_tall),
            (reason, "label_bold", 14, BLOOD, reason_tall),
        ):
            if text:
                theme.text(surface, text, pygame.Rect(rect.left + pad, y, room, height), role, points, colour)  # type: ignore[arg-type]
            y += height
        return rect


def width_of(tall: int) -> int:
    """The width of a card so many pixels tall."""
    return round(tall * CARD)
