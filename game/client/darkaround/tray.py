"""The tray of dice: every die of the party that rolls, under the child it fell for."""

from __future__ import annotations

from typing import Final

import pygame

from game.client.darkaround.look import colour_of
from game.client.darkaround.night import Die, Night
from game.client.darkaround.showing import Showing
from game.client.pictures import sheet, sprite
from game.client.theme import BONE, INK, MOSS, WOOD, Theme
from game.darkaround.terms import NOBODY, PARTY, party_of
from game.words.darkaround.names import child_mark, child_picture

_FACES: Final = {
    "event": ("tree", "eye", "ear", "brain", "skull"),
    "danger": ("1", "2", "3", "4", "5", "skull"),
    "evade": ("1", "2", "3", "4", "5", "skull"),
}
_STEPS: Final = 7
"""Faces that a tumbling die shows before it stops."""


def draw_tray(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, night: Night, showing: Showing) -> None:
    """Draws the tray with a place for each child of the acting party."""
    surface.blit(sheet(rect.w, rect.h, WOOD, INK, theme.px(3), theme.px(14)), rect)
    inner = rect.inflate(-theme.px(16), -theme.px(14))
    surface.blit(sheet(inner.w, inner.h, INK, MOSS, theme.px(2), theme.px(10)), inner)
    seat = showing.party if showing.party != NOBODY else night.acting
    if seat == NOBODY:
        _draw_resting_dice(surface, theme, inner)
        return
    wide = inner.w // PARTY
    dice = night.dice if seat == night.acting else []
    for place, child in enumerate(party_of(seat)):
        column = pygame.Rect(inner.left + place * wide, inner.top, wide, inner.h)
        own = [die for die in dice if die.child == child]
        last = dice[-1] if dice else None
        _draw_column(surface, theme, column, child, night, own, showing.tumbling if own and own[-1] is last else 1.0)


def _draw_resting_dice(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    """The three dice while nobody rolls."""
    side = min(rect.h - theme.px(20), theme.px(72))
    for number, name in enumerate(("event_eye", "danger_skull", "evade_5")):
        image = sprite(f"darkaround/{name}", side).copy()
        image.set_alpha(120)
        surface.blit(image, image.get_rect(center=(rect.centerx + (number - 1) * round(side * 1.4), rect.centery)))


def _draw_column(
    surface: pygame.Surface, theme: Theme, column: pygame.Rect, child: int, night: Night, dice: list[Die], tumbling: float
) -> None:
    head = theme.px(26)
    lost = not night.sanity[child]
    portrait = sprite(child_picture(child, lost), head)
    x = column.centerx - head // 2
    surface.blit(portrait, (x - head // 2, column.top + theme.px(3)))
    mark = child_mark(child)
    if mark == "★":
        surface.blit(sprite("icons/star", theme.px(18)), (x + head // 2 + theme.px(4), column.top + theme.px(7)))
    else:
        image = theme.image(mark, "label_bold", 15 / theme.text_scale, BONE)
        surface.blit(image, image.get_rect(midleft=(x + head // 2 + theme.px(5), column.top + theme.px(4) + head // 2)))
    line = pygame.Rect(column.left + theme.px(8), column.top + head + theme.px(5), column.w - theme.px(16), theme.px(3))
    pygame.draw.rect(surface, colour_of(child // PARTY), line, border_radius=2)
    if not dice:
        return
    room = column.bottom - line.bottom - theme.px(4)
    side = min(room, (column.w - theme.px(4)) // len(dice))
    left = column.centerx - side * len(dice) // 2
    for number, die in enumerate(dice):
        rect = pygame.Rect(left + number * side, line.bottom + theme.px(2) + (room - side) // 2, side, side)
        _draw_die(surface, rect, die, tumbling if number == len(dice) - 1 else 1.0)


def _draw_die(surface: pygame.Surface, rect: pygame.Rect, die: Die, tumbling: float) -> None:
    """A die that lies, or tumbles through other faces, hopping and turning, until it stops on its own."""
    if tumbling >= 1.0:
        surface.blit(sprite(f"darkaround/{die.die}_{die.face}", rect.w), rect)
        return
    faces = _FACES[die.die]
    step = int(tumbling * _STEPS)
    face = faces[(step * 5 + die.child) % len(faces)] if step < _STEPS - 1 else die.face
    image = pygame.transform.rotozoom(sprite(f"darkaround/{die.die}_{face}", rect.w), (1 - tumbling) * 300, 1.0)
    hop = round(rect.h * 0.35 * abs(1 - tumbling) * (1 if step % 2 else 0.4))
    surface.blit(image, image.get_rect(center=rect.center).move(0, -hop))
