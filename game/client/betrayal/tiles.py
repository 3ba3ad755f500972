"""A room as it lies on the table: its picture, boards on its false doors, its card's sign and its name on a paper label."""

from __future__ import annotations

import pygame

from game.betrayal.roommap import RoomTile
from game.client.betrayal.look import symbol
from game.client.betrayal.roompictures import door_picture, door_place, room_picture
from game.client.pictures import has_picture, sprite
from game.client.pixels import Shelf
from game.client.theme import BONE, INK, WOOD, Theme
from game.words.betrayal.names import room_name

_LEAST_LETTERS = 14
"""Pixels of the smallest letters."""
_LETTERS = 11.5
"""Layout points of the names, where the window is larger: the house is a map."""


class RoomArt:
    """Rooms with everything that is printed on them, made once for each size; for one theme and language."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._made = Shelf("rooms with their names")

    def room(self, tile: RoomTile, side: int, turn: int, boarded: tuple[str, ...] = (), named: bool = True) -> pygame.Surface:
        """The room at side x side pixels, with its name or without; `boarded` are its false doors, as it lies. Do not draw on it."""
        key = (tile.id, side, turn, boarded, named)
        return self._made.made(key, lambda: self._make(tile, side, turn, boarded, named))

    def _make(self, tile: RoomTile, side: int, turn: int, boarded: tuple[str, ...], named: bool) -> pygame.Surface:
        picture = pygame.Surface((side, side))  # in the window's own format
        picture.blit(room_picture(tile, side, turn), (0, 0))
        whole = picture.get_rect()
        for wall in boarded:
            picture.blit(door_picture("boarded", side, wall), door_place("boarded", whole, wall))
        self._symbol(picture, tile.symbol)
        if named:
            self._label(picture, tile.id)
        return picture

    def _symbol(self, picture: pygame.Surface, deck: str) -> None:
        if not deck or not has_picture(symbol(deck)):
            return
        side = picture.width
        icon = max(self.theme.px(17), side * 3 // 16)
        at = (side - icon - side // 16, side // 16)
        pygame.draw.aacircle(picture, INK, (at[0] + icon // 2, at[1] + icon // 2), icon * 0.62)
        picture.blit(sprite(symbol(deck), icon), at)

    def fits(self, room: str, side: int) -> tuple[list[str], float, int] | None:
        """The lines of a room's name, the points of its letters and the height of a line; None when the room is too small for it."""
        theme = self.theme
        name, wide = room_name(room), side - max(9, side // 10)
        least = max(_LEAST_LETTERS, _LETTERS * theme.unit)
        for pixels in dict.fromkeys((least * theme.text_scale, least * 1.15, least)):
            points = pixels / theme.text_unit
            lines = theme.lines(name, "label_bold", points, wide)
            step = round(theme.text_px(points) * 1.16)
            whole = all(theme.measure(word, "label_bold", points)[0] <= wide for word in name.split())
            if whole and len(lines) <= 2 and step * len(lines) <= side * 0.46:
                return lines, points, step
        return None

    def paper(self, room: str, side: int) -> pygame.Rect | None:
        """Where the label with a room's name lies in it; None when the room is too small for one."""
        fitting = self.fits(room, side)
        if fitting is None:
            return None
        lines, points, step = fitting
        wide = max(self.theme.measure(line, "label_bold", points)[0] for line in lines)
        pad = max(3, self.theme.px(4))
        paper = pygame.Rect(0, 0, min(wide + 2 * pad, side - 2), step * len(lines) + 3)
        paper.midbottom = (side // 2, side - max(3, side // 24))
        return paper

    def _label(self, picture: pygame.Surface, room: str) -> None:
        """The name at the foot of the room, where it is large enough for one."""
        theme, side = self.theme, picture.width
        fitting, paper = self.fits(room, side), self.paper(room, side)
        if fitting is None or paper is None:
            return
        lines, points, step = fitting
        pygame.draw.rect(picture, WOOD, paper.inflate(2, 2), border_radius=3)
        pygame.draw.rect(picture, BONE, paper, border_radius=3)
        for number, line in enumerate(lines):
            image = theme.image(line, "label_bold", points, INK)
            picture.blit(image, image.get_rect(center=(paper.centerx, paper.top + 1 + number * step + step // 2)))
