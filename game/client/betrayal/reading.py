"""A card that lies large over the board, to be read."""

from __future__ import annotations

import msgspec
import pygame

from game.betrayal.data import DECK_OF
from game.betrayal.terms import EXPLORING, OMEN
from game.client.betrayal.look import card_picture, deck_colour, symbol
from game.client.pictures import has_picture, sheet, sprite
from game.client.stage import Piece
from game.client.theme import BONE, INK, WOOD, Colour, Role, Theme
from game.words.betrayal.cards import omen_note, rule, story
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.names import card_name, deck_name


class CardSheet(msgspec.Struct, frozen=True):
    """A card that is read: `by` drew it (empty: somebody only looks at it)."""

    card: str
    by: str = ""
    note: bool = False  # before the haunt an omen has a line more


def sheet_of(card: str, table: HouseTable, by: str = "") -> CardSheet:
    """The sheet for a card."""
    return CardSheet(card, by, DECK_OF.get(card) == OMEN and table.t.phase == EXPLORING)


def card_piece(theme: Theme, area: pygame.Rect, card: CardSheet) -> Piece:
    """The card over the board."""
    rect, paragraphs, points, face = _fitted(theme, area, card)

    def draw(surface: pygame.Surface) -> None:
        pad = theme.px(18)
        ground = deck_colour(DECK_OF.get(card.card, ""))
        surface.blit(sheet(rect.w, rect.h, BONE, ground, theme.px(6), theme.px(14)), rect)
        inner = rect.inflate(-2 * pad, -2 * pad)
        picture = pygame.Rect(inner.left, inner.top, face, face)
        surface.blit(sheet(face, face, ground, INK, theme.px(2), theme.px(8)), picture)
        name = card_picture(card.card)
        if has_picture(name):
            side = face * 7 // 8
            surface.blit(sprite(name, side), (picture.centerx - side // 2, picture.centery - side // 2))
        mark = symbol(DECK_OF.get(card.card, ""))
        if has_picture(mark):
            side = face // 4
            pygame.draw.aacircle(surface, INK, (picture.left + side // 2, picture.bottom - side // 2), side * 0.6)
            surface.blit(sprite(mark, side), (picture.left, picture.bottom - side))
        left = picture.right + pad
        y = inner.top
        for words, role, size, colour in paragraphs:
            tall = theme.measure(words, role, size * points, inner.right - left)[1]
            theme.text(surface, words, pygame.Rect(left, y, inner.right - left, tall), role, size * points, colour)
            y += tall + theme.px(8)

    return Piece(("reading", card, points), rect, draw)


def _fitted(theme: Theme, area: pygame.Rect, card: CardSheet) -> tuple[pygame.Rect, list[tuple[str, Role, float, Colour]], float, int]:
    """The sheet's rect, its paragraphs, the share of their usual size, and the side of the picture."""
    pad = theme.px(18)
    wide = min(area.w - 2 * pad, theme.px(760))
    deck = DECK_OF.get(card.card, "")
    head = f"{card.by} · {deck_name(deck)}" if card.by else deck_name(deck)
    paragraphs: list[tuple[str, Role, float, Colour]] = [
        (head, "label_bold", 15, WOOD),
        (card_name(card.card), "title", 28, INK),
        (story(card.card), "paper", 18, INK),
        (rule(card.card), "label", 16, INK),
    ]
    if card.note:
        paragraphs.append((omen_note(), "label", 15, WOOD))
    share = 1.0
    while True:
        face = min(theme.px(170), wide // 4)
        room = wide - 3 * pad - face
        tall = sum(theme.measure(words, role, size * share, room)[1] + theme.px(8) for words, role, size, _colour in paragraphs)
        rect = pygame.Rect(0, 0, wide, max(tall, face) + 2 * pad)
        if rect.h <= area.h - pad or share <= 0.5:
            break
        share -= 0.05
    rect.center = area.center
    return rect, paragraphs, share, face
