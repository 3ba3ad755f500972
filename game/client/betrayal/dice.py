"""Dice that lie at the edge of the board: a roll with what it is for and what came of it, or the two rolls of a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import pygame

from game.client.pictures import has_picture, sheet, sprite
from game.client.stage import Piece
from game.client.theme import BONE, EMBER, INK, LANTERN, WOOD, Theme
from game.words.betrayal.dicewords import head_words, result_words, total_of
from game.words.betrayal.housetable import Dice
from game.words.betrayal.wording import Called

_MOST: Final = 8
_WORDS: Final = 16
"""Points of the letters above the dice."""
_RESULT: Final = 20
"""Points of what came of them."""


class _Row(msgspec.Struct, frozen=True):
    """A roll on the sheet: the words above it, its place in the sheet, and its number beside it in a fight."""

    dice: Dice
    words: str
    top: int
    tall: int
    number: str


def dice_piece(theme: Theme, area: pygame.Rect, dice: Dice, names: Called, tumbling: float, clear: Sequence[pygame.Rect] = ()) -> Piece:
    """The dice, still tumbling perhaps; they lie where they hide none of `clear`, if there is such a place."""
    pad, gap = theme.px(12), theme.px(6)
    size = min(theme.px(52), (area.w - 4 * pad) // _MOST - gap)
    still = tumbling >= 1.0
    rolls = [dice] if dice.against is None else [dice.against, dice]
    below = result_words(dice, names) if still else "…"
    aside = 0 if len(rolls) == 1 else theme.measure("88", "title", _RESULT)[0] + gap
    wide = theme.measure(below, "title", _RESULT, area.w // 2)[0]
    for roll in rolls:
        wide = max(wide, theme.measure(head_words(roll, names), "label_bold", _WORDS, area.w // 2)[0])
        wide = max(wide, len(roll.dice) * (size + gap) - gap + 2 * aside)
    rows, foot = _rows(theme, rolls, names, wide, size + pad, still)
    under = theme.measure(below, "title", _RESULT, wide)[1] if below else 0
    rect = _place(area, pygame.Rect(0, 0, wide + 2 * pad, foot + under + 2 * pad), pad, clear)
    turn = 0 if still else int(tumbling * 9)

    def draw(surface: pygame.Surface) -> None:
        edge = EMBER if still and dice.least >= 0 and not dice.success else LANTERN
        surface.blit(sheet(rect.w, rect.h, INK, edge, theme.px(3), theme.px(10)), rect)
        inner = rect.inflate(-2 * pad, -2 * pad)
        for row in rows:
            tumbles = row.dice is dice and not still
            top = inner.top + row.top
            theme.text(surface, row.words, pygame.Rect(inner.left, top, inner.w, row.tall), "label_bold", _WORDS, BONE, "center")
            _draw_row(surface, theme, row, pygame.Rect(inner.left, top + row.tall + pad // 2, inner.w, size), turn if tumbles else -1)
        theme.text(surface, below, pygame.Rect(inner.left, inner.bottom - under, inner.w, under), "title", _RESULT, LANTERN, "center")

    look = ("dice", dice, turn, still, *(row.words for row in rows))
    return Piece(look, rect.inflate(0, theme.px(24)), draw)


def _rows(theme: Theme, rolls: Sequence[Dice], names: Called, wide: int, tall: int, still: bool) -> tuple[list[_Row], int]:
    """The rolls one below the other, and where what comes below them begins."""
    rows: list[_Row] = []
    top = 0
    for roll in rolls:
        words = head_words(roll, names)
        head = theme.measure(words, "label_bold", _WORDS, wide)[1]
        known = len(rolls) > 1 and (still or roll is not rolls[-1])
        rows.append(_Row(roll, words, top, head, str(total_of(roll)) if known else ""))
        top += head + (tall if roll.dice else 0)
    return rows, top


def _place(area: pygame.Rect, rect: pygame.Rect, pad: int, clear: Sequence[pygame.Rect]) -> pygame.Rect:
    """At the foot of the board, in the middle or in a corner, else at its top: where nothing of `clear` is hidden."""
    inside = area.inflate(-2 * pad, -2 * pad)
    for corner in ("midbottom", "bottomleft", "bottomright", "midtop", "topleft", "topright"):
        setattr(rect, corner, getattr(inside, corner))
        if rect.collidelist(list(clear)) < 0:
            return rect
    rect.midbottom = inside.midbottom
    return rect


def _draw_row(surface: pygame.Surface, theme: Theme, row: _Row, room: pygame.Rect, turn: int) -> None:
    """One roll in the middle of its room; `turn` counts while it tumbles, -1 when it lies still."""
    gap, size, faces = theme.px(6), room.h, row.dice.dice
    left = room.centerx - (len(faces) * (size + gap) - gap) // 2
    for number, face in enumerate(faces):
        place = pygame.Rect(left + number * (size + gap), room.top, size, size)
        if turn >= 0:
            place.y -= round(theme.px(10) * abs((turn + number) % 4 - 2) / 2)
        draw_die(surface, theme, place, face if turn < 0 else (face + turn + number) % 3)
    if row.number:
        theme.text(surface, row.number, room, "title", _RESULT, LANTERN, "right", valign="center")


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
