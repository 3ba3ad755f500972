"""What lies large over the board for a while: a card to be read, dice that were rolled."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import msgspec
import pygame

from game.betrayal.data import DECK_OF
from game.betrayal.terms import EXPLORING, NOBODY, OMEN
from game.client.betrayal.cardwords import omen_note, rule, story
from game.client.betrayal.housetable import Dice, HouseTable
from game.client.betrayal.log import haunt_roll_words
from game.client.betrayal.look import card_picture, deck_colour, has_picture, symbol
from game.client.betrayal.names import card_name, deck_name
from game.client.betrayal.purposes import purpose_words
from game.client.betrayal.wording import Names
from game.client.pictures import sheet, sprite
from game.client.stage import Piece
from game.client.theme import BONE, EMBER, INK, LANTERN, WOOD, Colour, Role, Theme
from game.client.words import _


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


# dice


def dice_piece(theme: Theme, area: pygame.Rect, dice: Dice, names: Names, tumbling: float) -> Piece:
    """The dice that lie at the foot of the board, still tumbling perhaps, with what they are for and what came of it."""
    pad = theme.px(12)
    size = min(theme.px(52), (area.w - 4 * pad) // 8 - theme.px(6))
    gap = theme.px(6)
    still = tumbling >= 1.0
    words = purpose_words(dice.purpose)
    if dice.body != NOBODY:
        words = f"{names(dice.body)}: {words}"
    below = _result(dice) if still else "…"
    wide = max(
        len(dice.dice) * (size + gap) - gap,
        theme.measure(words, "label_bold", 16, area.w // 2)[0],
        theme.measure(below, "title", 20, area.w // 2)[0],
    )
    head = theme.measure(words, "label_bold", 16, wide)[1]
    foot = theme.measure(below, "title", 20, wide)[1]
    dice_tall = size + pad if dice.dice else 0
    rect = pygame.Rect(0, 0, wide + 2 * pad, head + dice_tall + foot + 2 * pad)
    rect.midbottom = (area.centerx, area.bottom - pad)
    turn = 0 if still else int(tumbling * 9)

    def draw(surface: pygame.Surface) -> None:
        edge = LANTERN if dice.least < 0 or not still else LANTERN if dice.success else EMBER
        surface.blit(sheet(rect.w, rect.h, INK, edge, theme.px(3), theme.px(10)), rect)
        inner = rect.inflate(-2 * pad, -2 * pad)
        theme.text(surface, words, pygame.Rect(inner.left, inner.top, inner.w, head), "label_bold", 16, BONE, "center")
        left = inner.centerx - (len(dice.dice) * (size + gap) - gap) // 2
        for number, face in enumerate(dice.dice):
            shown = face if still else (face + turn + number) % 3
            place = pygame.Rect(left + number * (size + gap), inner.top + head + pad // 2, size, size)
            if not still:
                place.y -= round(theme.px(10) * abs((turn + number) % 4 - 2) / 2)
            draw_die(surface, theme, place, shown)
        theme.text(surface, below, pygame.Rect(inner.left, inner.bottom - foot, inner.w, foot), "title", 20, LANTERN, "center")

    look: Hashable = ("dice", dice, turn, still, words)
    grown = rect.inflate(0, theme.px(24))
    return Piece((look,), grown, draw)


def draw_die(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, face: int) -> None:
    """A die of the house: no, one or two pips."""
    name = f"betrayal/die_{face}"
    if has_picture(name):
        surface.blit(sprite(name, rect.w), rect)
        return
    surface.blit(sheet(rect.w, rect.h, BONE, WOOD, theme.px(2), theme.px(8)), rect)
    for number in range(face):
        shift = 0 if face == 1 else (-1 if number == 0 else 1) * rect.w // 5
        pygame.draw.aacircle(surface, INK, (rect.centerx + shift, rect.centery + shift), rect.w // 8)


def _result(dice: Dice) -> str:
    total = dice.total if dice.total >= 0 else sum(dice.dice)
    if dice.least < 0:
        return str(total)
    if dice.purpose == "haunt":
        return haunt_roll_words(dice.success).format(total=total, least=dice.least)
    words = _("{total}, needed {least}: success") if dice.success else _("{total}, needed {least}: failure")
    return words.format(total=total, least=dice.least)


Action = Callable[[], None]
