"""The five Campers as small badges: who, how they are, what they hold. All of it is public."""

from __future__ import annotations

import pygame

from game.client.pictures import sheet, sprite
from game.client.theme import BONE, CAMPER, INK, LANTERN, MIST, MOSS, PINE, Role, Theme
from game.lastfriday.observation import Camper, LfObservation
from game.lastfriday.terms import COLOURS
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.names import letter
from game.words.lastfriday.tips import camper_name, camper_tip

GAP = 3
NAME = 14
"""Points of a name, and the least pixels of its letters."""
EDGES = 4
"""Pixels of a badge beside its name, left and right together."""


class Badges:
    """Draws the badges into a rect and tells what a point means."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._cells: list[pygame.Rect] = []
        self._placed: tuple[tuple[int, int, int, int], list[str], float] | None = None  # where, for which names, their size

    def height(self) -> int:
        """Pixels needed."""
        return self._face() + self.theme.px(10) + 2 * self.theme.line_height("label", 14)

    def _face(self) -> int:
        return self.theme.px(40)

    def _arranged(self, names: list[str]) -> float:
        """As `_arrange`, which is asked only when place or names are others than the last time."""
        place = (self.rect.x, self.rect.y, self.rect.w, self.rect.h)
        if self._placed is None or self._placed[:2] != (place, names):
            self._placed = (place, names, self._arrange(names))
        return self._placed[2]

    def _arrange(self, names: list[str]) -> float:
        """Places the five and returns the size of their names in points, 0 for none: equal badges where the names fit them, else each
        as wide as its name wants, with large letters made smaller. No name is shortened; where they do not fit even so, as the words
        for the colours may not before the characters are dealt, the pawn with its letter stands for the name."""
        gap = self.theme.px(GAP)
        wide = (self.rect.w - 4 * gap) / 5
        equal = [wide] * 5
        points = float(NAME)
        while points * self.theme.text_scale >= NAME:
            wanted = [self.theme.measure(name, "label", points)[0] + EDGES for name in names]
            if max(wanted) <= round(wide):
                return self._place(equal, points)
            wanted = [max(want, self._face()) for want in wanted]
            spare = self.rect.w - 4 * gap - sum(wanted)
            if spare >= 0:
                return self._place([want + spare / 5 for want in wanted], points)
            points -= 0.5
        return self._place(equal, 0.0)

    def _place(self, widths: list[float], points: float) -> float:
        self._cells = []
        left = float(self.rect.left)
        for wide in widths:
            self._cells.append(pygame.Rect(round(left), self.rect.top, round(wide), self.rect.h))
            left += wide + self.theme.px(GAP)
        return points

    def draw(self, surface: pygame.Surface, observation: LfObservation, cast: Cast, inside: frozenset[int]) -> None:
        """Draws the five; `inside` are the dots in cabins, where Campers are sheltered in I and II (LF-K9)."""
        names = [camper_name(camper, cast) for camper in observation.campers]
        points = self._arranged(names)
        for camper, name, cell in zip(observation.campers, names, self._cells, strict=True):
            self._draw_one(surface, observation, camper, cell, cast, camper.dot in inside)
            if points:
                self._draw_name(surface, name, points, cell, camper.alive)

    def _draw_one(
        self, surface: pygame.Surface, observation: LfObservation, camper: Camper, cell: pygame.Rect, cast: Cast, sheltered: bool
    ) -> None:
        theme = self.theme
        colour = COLOURS[camper.seat - 1]
        active = observation.actor == camper.seat
        edge = LANTERN if active else CAMPER[colour] if camper.alive else MOSS
        surface.blit(sheet(cell.w, cell.h, MOSS if active else PINE, edge, theme.px(3 if active else 2), theme.px(7)), cell)
        face = self._face()
        place = pygame.Rect(0, 0, face, face)
        place.midtop = (cell.centerx, cell.top + theme.px(4))
        picture = sprite(f"cards/{camper.card}" if camper.card else f"pawns/{colour}", face)
        if not camper.alive:
            picture = picture.copy()
            picture.set_alpha(70)
        surface.blit(picture, place)
        self._corner(surface, f"shapes/{cast.look(camper.seat)}", cell.left + theme.px(9), place.top + theme.px(6), 18)
        sign = theme.image(letter(cast.look(camper.seat)), "label_bold", 14, BONE)
        plate = sign.get_rect(midtop=(cell.left + theme.px(9), place.top + theme.px(17))).inflate(theme.px(4), -theme.px(2))
        pygame.draw.rect(surface, INK, plate, border_radius=theme.px(4))
        surface.blit(sign, sign.get_rect(center=plate.center))
        state = "icons/fear" if not camper.alive else "icons/shelter" if sheltered else ""
        if state:
            self._corner(surface, state, cell.right - theme.px(10), place.top + theme.px(7), 20)
        self._things(surface, camper, cell)

    def _corner(self, surface: pygame.Surface, name: str, x: int, y: int, points: float) -> None:
        image = sprite(name, self.theme.px(points))
        surface.blit(image, image.get_rect(center=(x, y)))

    def _row(self, cell: pygame.Rect, number: int) -> pygame.Rect:
        """One of the two lines below the face."""
        theme = self.theme
        line = theme.line_height("label", NAME)
        top = cell.top + theme.px(4) + self._face() + theme.px(1)
        return pygame.Rect(cell.left + EDGES // 2, top + line * number, cell.w - EDGES, line)

    def _draw_name(self, surface: pygame.Surface, name: str, points: float, cell: pygame.Rect, alive: bool) -> None:
        row = self._row(cell, 0)
        role: Role = "label_bold" if self.theme.measure(name, "label_bold", points)[0] <= row.w else "label"
        self.theme.text(surface, name, row, role, points, BONE if alive else MIST, "center", wrap=False, valign="center")

    def _things(self, surface: pygame.Surface, camper: Camper, cell: pygame.Rect) -> None:
        """The clues and keys."""
        theme = self.theme
        line = theme.line_height("label", NAME)
        row = self._row(cell, 1)
        side = min(line, theme.px(20))
        parts = [("tokens/clue_back", len(camper.clues))] if camper.clues else []
        parts += [(f"tokens/key_{key}", 0) for key in camper.keys[:2]]
        wide = sum(side + (theme.measure(str(count), "label_bold", 14)[0] + 2 if count else 0) for _name, count in parts)
        squeeze = max(0, wide - row.w) // max(1, len(parts) - 1)  # many things lie over each other a little
        x = row.centerx - min(wide, row.w) // 2
        for picture, count in parts:
            image = sprite(picture, side)
            surface.blit(image, (x, row.centery - side // 2))
            x += side
            if count:
                digits = theme.image(str(count), "label_bold", 14, BONE)
                surface.blit(digits, (x + 1, row.centery - digits.get_height() // 2))
                x += digits.get_width() + 2
            x -= squeeze

    def at(self, point: tuple[int, int]) -> int:
        """The seat of the badge under a point, 0 for none."""
        return next((seat for seat, cell in enumerate(self._cells, 1) if cell.collidepoint(point)), 0)

    def tip(self, point: tuple[int, int], observation: LfObservation, cast: Cast, inside: frozenset[int]) -> str:
        """All about the Camper under a point."""
        seat = self.at(point)
        if not seat:
            return ""
        camper = observation.camper(seat)
        return camper_tip(camper, observation, cast, camper.dot in inside)
