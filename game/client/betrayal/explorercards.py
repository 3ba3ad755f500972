"""The small cards of the other explorers, and the cards that somebody holds, as things to choose."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.betrayal.data import DECK_OF, TRACKS
from game.betrayal.table import Body
from game.betrayal.terms import TRAITORS, TRAITS
from game.client.betrayal.look import card_picture, deck_colour, explorer_colour, seat_sprite, trait_icon
from game.client.betrayal.spots import fitting
from game.client.pictures import has_picture, sheet, sprite
from game.client.theme import BLOOD, BONE, INK, LANTERN, MIST, MOSS, PINE, WOOD, Theme
from game.client.widgets import Widget, lighter
from game.words.betrayal.names import card_name, explorer_shape, trait_name

_TRAITOR = "betrayal/traitor"


def values_of(body: Body) -> tuple[int, ...]:
    """The present values of an explorer's traits."""
    if not body.who or not body.traits:
        return ()
    return tuple(TRACKS[body.who][index][step] if step >= 0 else 0 for index, step in enumerate(body.traits))


class ExplorerCard(Widget):
    """An explorer in two lines: shape, name, how many cards it holds, the four values; a `flat` one in a single line. `active` is the one
    that decides now, or whose turn it is; where the name has no room the `short` one is written. `large` letters grow with the text
    scale; else they are as small as can be."""

    def __init__(
        self,
        seat: int,
        body: Body,
        name: str,
        short: str,
        active: bool,
        action: Callable[[], None],
        about: str,
        *,
        flat: bool = False,
        large: bool = False,
    ) -> None:
        super().__init__(key=f"plate:{seat}")
        self.seat = seat
        self.body = body
        self.name = name
        self.short = short
        self.active = active
        self.action = action
        self.tip = about
        self.flat = flat
        self.large = large

    def words(self) -> str:
        """The explorer's name."""
        return self.name

    def act(self) -> None:
        """Shows that explorer's card."""
        self.action()

    def look_now(self) -> tuple[Hashable, ...]:
        """All that is drawn on it, so that it is drawn anew when one of it changes."""
        body = self.body
        return (
            "plate",
            self.seat,
            self.name,
            self.active,
            self.flat,
            self.large,
            body.who,
            tuple(body.traits),
            body.alive,
            body.side,
            len(body.cards),
        )

    def _line(self, theme: Theme) -> int:
        return theme.line_height("label_bold", self._points(theme))

    def _points(self, theme: Theme) -> float:
        return 14 if self.large else 14 * max(theme.unit, 1.0) / theme.text_unit

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """Two lines, or one."""
        del width
        line = self._line(theme)
        if self.flat:
            return theme.em(240), line + theme.px(4)
        return 2 * theme.px(6) + 4 * self._step(theme), 2 * line + theme.px(6)

    def _step(self, theme: Theme) -> int:
        """The room that one of the values takes, with its picture."""
        return self._line(theme) * 3 // 4 + theme.measure("8", "label_bold", self._points(theme))[0] + theme.px(7)

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The plate with picture, name, traits and cards."""
        del focused
        rect, body = self.rect, self.body
        traitor = body.side == TRAITORS
        edge = LANTERN if self.active else BLOOD if traitor else MOSS
        surface.blit(sheet(rect.w, rect.h, lighter(PINE, 0.12) if hovered else PINE, edge, theme.px(2), theme.px(6)), rect)
        line, pad = self._line(theme), theme.px(6)
        top = rect.top + (rect.h - line) // 2 if self.flat else rect.top + theme.px(3)
        values = pygame.Rect(rect.left + pad, top + line, rect.w - 2 * pad, line)
        if self.flat:
            values = pygame.Rect(0, top, 4 * self._step(theme), line)
            values.right = rect.right - pad
        end = values.left if self.flat else rect.right - pad
        icon = sprite(f"shapes/{explorer_shape(body.who)}" if body.who else seat_sprite(self.seat), line - 2)
        surface.blit(icon, (rect.left + pad, top + 1))
        if traitor and has_picture(_TRAITOR):
            end -= line
            surface.blit(sprite(_TRAITOR, line), (end, top))
        if body.cards:
            end -= self._draw_cards(surface, theme, end, top, line)
        left = rect.left + pad + line + 2
        self._write_name(surface, theme, pygame.Rect(left, top, end - left, line))
        self._write_values(surface, theme, values)

    def _draw_cards(self, surface: pygame.Surface, theme: Theme, right: int, top: int, line: int) -> int:
        """How many cards it holds, on a small card; the room that takes."""
        number = theme.image(str(len(self.body.cards)), "label_bold", self._points(theme), BONE)
        card = pygame.Rect(0, top + 1, number.get_width() + theme.px(8), line - 2)
        card.right = right - theme.px(3)
        pygame.draw.rect(surface, INK, card.inflate(2, 2), border_radius=3)
        pygame.draw.rect(surface, WOOD, card, border_radius=3)
        surface.blit(number, number.get_rect(center=card.center))
        return right - card.left + theme.px(3)

    def _write_name(self, surface: pygame.Surface, theme: Theme, room: pygame.Rect) -> None:
        """The whole name, or the short one, or as much of it as there is room for."""
        points, alive = self._points(theme), self.body.alive
        names = [name if alive else f"† {name}" for name in (self.name, self.short)]
        fitting = next((name for name in names if theme.measure(name, "label_bold", points)[0] <= room.w), "")
        words = fitting or theme.shortened(names[-1], "label_bold", points, room.w)
        theme.text(surface, words, room, "label_bold", points, BONE if alive else MIST, wrap=False)

    def _write_values(self, surface: pygame.Surface, theme: Theme, room: pygame.Rect) -> None:
        """The four values, each beside its trait's picture."""
        points, side = self._points(theme), room.h * 3 // 4
        step = room.w // 4
        for number, (trait, value) in enumerate(zip(TRAITS, values_of(self.body), strict=False)):
            x, y = room.left + number * step, room.top
            if has_picture(trait_icon(trait)):
                surface.blit(sprite(trait_icon(trait), side), (x, y + (room.h - side) // 2))
            else:
                surface.blit(theme.image(trait_name(trait)[:1], "label", points, MIST), (x, y))
            surface.blit(theme.image(str(value), "label_bold", points, LANTERN if self.body.alive else MIST), (x + side + 2, y))


class CardButton(Widget):
    """A card that somebody holds: picture and name. A click opens it to be read."""

    def __init__(self, card: str, action: Callable[[], None], *, usable: bool = False, chosen: bool = False, small: bool = False) -> None:
        super().__init__(key=f"card:{card}")
        self.small = small
        self.card = card
        self.action = action
        self.usable = usable
        self.chosen = chosen
        self.tip = card_name(card) if small else ""

    def words(self) -> str:
        """The card's name."""
        return card_name(self.card)

    def act(self) -> None:
        """Opens the card to be read."""
        self.action()

    def look_now(self) -> tuple[Hashable, ...]:
        """All that is drawn on it, so that it is drawn anew when one of it changes."""
        return ("chip", self.card, self.words(), self.usable, self.chosen, self.small)

    def _points(self, theme: Theme) -> float:
        return 14 * max(theme.unit, 1.0) / theme.text_unit

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """Picture and name on one line."""
        tall = max(theme.px(28), theme.line_height("label_bold", self._points(theme)) + theme.px(6))
        if self.small:
            return tall + theme.px(6), tall
        wide = theme.measure(self.words(), "label_bold", self._points(theme))[0] + tall + theme.px(10)
        return min(wide, width), tall

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The chip in its deck's colour."""
        del focused
        rect = self.rect
        ground = deck_colour(DECK_OF.get(self.card, ""))
        fill = lighter(ground, 0.15) if hovered or self.chosen else ground
        surface.blit(sheet(rect.w, rect.h, fill, LANTERN if self.usable else INK, theme.px(2), theme.px(6)), rect)
        side = rect.h - theme.px(4)
        name = card_picture(self.card)
        if has_picture(name):
            surface.blit(sprite(name, side), (rect.left + theme.px(3), rect.top + theme.px(2)))
        if self.small:
            return
        place = pygame.Rect(rect.left + side + theme.px(5), rect.top, rect.w - side - theme.px(8), rect.h)
        points = fitting(theme, self.words(), place, self._points(theme))
        theme.text(surface, self.words(), place, "label_bold", points, BONE, valign="center")


__all__ = ["CardButton", "ExplorerCard", "explorer_colour", "values_of"]
