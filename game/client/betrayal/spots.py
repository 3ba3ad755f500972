"""What can be chosen on the board: rooms, doors, places and figures that glow, each a thing of its own for mouse, keys and gamepad."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame

from game.betrayal.board import Board
from game.client.betrayal.laying import Lying
from game.client.betrayal.look import explorer_colour, portrait, trait_icon
from game.client.betrayal.roompictures import door_picture, door_place
from game.client.betrayal.tiles import RoomArt
from game.client.pictures import has_picture, sheet, sprite
from game.client.pixels import kept
from game.client.theme import BONE, EMBER, INK, LANTERN, LIT, MOSS, PINE, Colour, Theme
from game.client.widgets import Widget
from game.words.betrayal.names import explorer_name

_GAP: Final = 0.34
"""How much of a side a frame leaves open for a door."""
_DOOR: Final = 0.52
"""How much of a tile's place the mark of an unopened door takes."""


def door_mark(room: pygame.Rect, side: str) -> pygame.Rect:
    """Where the mark of an unopened door lies: before the wall of a room."""
    size = round(room.w * _DOOR)
    rect = pygame.Rect(0, 0, size, size)
    rect.center = room.center
    gap = room.w // 24
    if side == "N":
        rect.bottom = room.top - gap
    elif side == "S":
        rect.top = room.bottom + gap
    elif side == "E":
        rect.left = room.right + gap
    else:
        rect.right = room.left - gap
    return rect


class Spot(Widget):
    """Something on the board. `place` is where it lies, `area` the board: only what is in it is seen, and can be pointed at."""

    ringed = False

    def __init__(
        self,
        key: str,
        place: pygame.Rect,
        area: pygame.Rect,
        label: str,
        action: Callable[[], None],
        *,
        chosen: bool = False,
        tip: str = "",
    ) -> None:
        seen = place.clip(area)
        if not seen.w or not seen.h:
            seen = pygame.Rect(0, 0, 1, 1)
            seen.center = (min(max(place.centerx, area.left), area.right - 1), min(max(place.centery, area.top), area.bottom - 1))
        super().__init__(seen, key=key)
        self.place = place
        self.area = area
        self.label = label
        self.tip = tip or label
        self.action = action
        self.chosen = chosen
        self.doors: tuple[str, ...] = ()
        """The sides of a room at which its frame is open."""
        self.number = ""
        """What can be typed instead, "" for nothing."""

    def words(self) -> str:
        """What choosing it does."""
        return self.label

    def act(self) -> None:
        """Chooses it."""
        self.action()

    def look_now(self) -> tuple[Hashable, ...]:
        """Its kind, place and whether it is chosen."""
        return (type(self).__name__, self.key, tuple(self.place), self.chosen, self.doors, self.number)

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """Draws it, cut at the board's edge."""
        before = surface.get_clip()
        surface.set_clip(self.area.clip(before))
        self.paint(surface, theme, focused or hovered)
        surface.set_clip(before)

    def paint(self, surface: pygame.Surface, theme: Theme, lit: bool) -> None:
        """A frame of light."""
        colour = LIT if lit else EMBER if self.chosen else LANTERN
        draw_frame(surface, self.place, theme, colour, 5 if lit or self.chosen else 3, self.doors)
        if self.number:
            wide = theme.measure(self.number, "label_bold", 16)[0] + theme.px(12)
            at = pygame.Rect(self.place.left, self.place.top, wide, theme.line_height("label_bold", 16) + theme.px(4))
            pygame.draw.rect(surface, INK, at, border_radius=theme.px(5))
            theme.text(surface, self.number, at, "label_bold", 16, BONE, "center", valign="center", wrap=False)


def draw_frame(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, colour: Colour, thick: float, doors: Sequence[str] = ()) -> None:
    """A frame of light inside a rect, on ink; it leaves a gap in the middle of the sides that have `doors`."""
    line = theme.px(thick)
    image, wide = _frame(rect.size, tuple(colour), line), line * 3 + 3
    inner = rect.inflate(-2 * wide, -2 * wide)
    sides = {  # its middle is empty
        "N": pygame.Rect(rect.left, rect.top, rect.w, wide),
        "S": pygame.Rect(rect.left, inner.bottom, rect.w, wide),
        "W": pygame.Rect(rect.left, inner.top, wide, inner.h),
        "E": pygame.Rect(inner.right, inner.top, wide, inner.h),
    }
    for side, whole in sides.items():
        for part in _beside(whole, round(rect.w * _GAP)) if side in doors else (whole,):
            surface.blit(image, part, part.move(-rect.left, -rect.top))


def _beside(side: pygame.Rect, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """What is left of a side of a frame on both sides of the gap in its middle."""
    first, second = side.copy(), side.copy()
    if side.w > side.h:
        first.w = second.w = (side.w - gap) // 2
        second.right = side.right
    else:
        first.h = second.h = (side.h - gap) // 2
        second.bottom = side.bottom
    return first, second


@kept
def _frame(size: tuple[int, int], colour: tuple[int, ...], line: int) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    rect = image.get_rect()
    pygame.draw.rect(image, INK, rect, line + 3, border_radius=line * 2)
    pygame.draw.rect(image, colour, rect.inflate(-2, -2), line, border_radius=line * 2)
    return image.convert_alpha() if pygame.display.get_surface() else image


class DoorSpot(Spot):
    """A door behind which nobody has looked: the place beyond it."""

    def paint(self, surface: pygame.Surface, theme: Theme, lit: bool) -> None:
        """A dark place with a light in it."""
        rect, side = self.place, self.place.w
        surface.blit(sheet(side, side, INK, LIT if lit else LANTERN, theme.px(4 if lit else 3), theme.px(8)), rect)
        icon = side * 5 // 8
        surface.blit(sprite("scenery/lantern_lit", icon), (rect.centerx - icon // 2, rect.centery - icon // 2))


class FigureSpot(Spot):
    """A figure that can be attacked, freed, given to."""

    def paint(self, surface: pygame.Surface, theme: Theme, lit: bool) -> None:
        """A ring around it, inside its place."""
        radius = self.place.w / 2 - theme.px(5)
        pygame.draw.aacircle(surface, INK, self.place.center, radius + theme.px(3), theme.px(6))
        pygame.draw.aacircle(surface, LIT if lit else EMBER, self.place.center, radius + theme.px(2), theme.px(4 if lit else 3))


class LayingSpot(Spot):
    """The room that is to be laid, as it would lie there."""

    def __init__(
        self,
        lying: Lying,
        board: Board,
        art: RoomArt,
        place: pygame.Rect,
        area: pygame.Rect,
        label: str,
        action: Callable[[], None],
    ) -> None:
        super().__init__("lay", place, area, label, action, chosen=True)
        self.lying = lying
        self.tile = board.tiles[lying.room]
        self.false = board.false(lying.room)
        self.doors = tuple(side for side in board.sides(lying.room) if side not in self.false)
        self.art = art

    def look_now(self) -> tuple[Hashable, ...]:
        """The room and its turn too."""
        return (*super().look_now(), self.lying.room, self.lying.turn)

    def paint(self, surface: pygame.Surface, theme: Theme, lit: bool) -> None:
        """The room in a frame that is open where its doors lead on; those that would meet a wall are nailed up."""
        surface.blit(self.art.room(self.tile, self.place.w, self.lying.turn, self.false), self.place)
        draw_frame(surface, self.place, theme, LIT if lit else LANTERN, 5, self.doors)
        for wall in self.false:
            surface.blit(door_picture("boarded", self.place.w, wall), door_place("boarded", self.place, wall))


class PortraitSpot(Spot):
    """An explorer who may be picked: portrait, name and the four traits at the start."""

    def __init__(
        self, who: str, values: tuple[tuple[str, int], ...], place: pygame.Rect, area: pygame.Rect, label: str, action: Callable[[], None]
    ) -> None:
        super().__init__(f"do:take:{who}", place, area, label, action)
        self.who = who
        self.values = values

    def paint(self, surface: pygame.Surface, theme: Theme, lit: bool) -> None:
        """A card with the portrait above, the traits below."""
        rect = self.place
        edge = LIT if lit else explorer_colour(self.who)
        surface.blit(
            sheet(rect.w, rect.h, MOSS if lit or self.chosen else PINE, edge, theme.px(4 if lit or self.chosen else 3), theme.px(10)), rect
        )
        pad = theme.px(8)
        line = theme.line_height("label_bold", 15)
        name_tall = line * 2
        traits_tall = line + theme.px(4)
        face = max(20, min(rect.w - 2 * pad, rect.h - name_tall - traits_tall - 2 * pad))
        at = pygame.Rect(rect.centerx - face // 2, rect.top + pad, face, face)
        if has_picture(portrait(self.who)):
            surface.blit(sprite(portrait(self.who), face), at)
        else:
            pygame.draw.aacircle(surface, explorer_colour(self.who), at.center, face * 0.42)
        name = pygame.Rect(rect.left + pad // 2, at.bottom, rect.w - pad, name_tall)
        theme.text(
            surface,
            explorer_name(self.who),
            name,
            "label_bold",
            fitting(theme, explorer_name(self.who), name, 16),
            BONE,
            "center",
            valign="center",
        )
        step = (rect.w - pad) // 4
        for number, (trait, value) in enumerate(self.values):
            icon = theme.line_height("label_bold", 15) * 9 // 10
            x = rect.left + pad // 2 + step * number + step // 2
            y = rect.bottom - pad // 2 - traits_tall
            number_image = theme.image(str(value), "label_bold", 15, LANTERN)
            wide = icon + number_image.width + 2
            if has_picture(trait_icon(trait)):
                surface.blit(sprite(trait_icon(trait), icon), (x - wide // 2, y + (line - icon) // 2))
            surface.blit(number_image, (x - wide // 2 + icon + 2, y))


def fitting(theme: Theme, words: str, rect: pygame.Rect, points: float) -> float:
    """A size of letters at which words fit into a rect, as far as they can be read."""
    least = 14 * max(theme.unit, 1.0) / theme.text_unit
    while points > least:
        wide, tall = theme.measure(words, "label_bold", points, rect.w)
        whole = all(theme.measure(word, "label_bold", points)[0] <= rect.w for word in words.split())
        if whole and wide <= rect.w and tall <= rect.h:
            break
        points -= 1
    return max(points, least)
