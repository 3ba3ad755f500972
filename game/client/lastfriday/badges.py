"""The five Campers as small badges: who, how they are, what they hold. All of it is public."""

from __future__ import annotations

import pygame

from game.client.lastfriday.cast import Cast
from game.client.lastfriday.names import ability_help, ability_name, clue_name, colour_name, key_name, letter
from game.client.pictures import sheet, sprite
from game.client.theme import BONE, CAMPER, INK, LANTERN, MIST, MOSS, PINE, Role, Theme
from game.client.words import _
from game.lastfriday.numbers import CARDS
from game.lastfriday.observation import Camper, LfObservation
from game.lastfriday.terms import COLOURS

GAP = 3


class Badges:
    """Draws the badges into a rect and tells what a point means."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)

    def height(self) -> int:
        """Pixels needed."""
        return self._face() + self.theme.px(10) + 2 * self.theme.line_height("label", 14)

    def _face(self) -> int:
        return self.theme.px(40)

    def _cells(self) -> list[pygame.Rect]:
        gap = self.theme.px(GAP)
        wide = (self.rect.w - 4 * gap) / 5
        return [pygame.Rect(round(self.rect.left + (wide + gap) * place), self.rect.top, round(wide), self.rect.h) for place in range(5)]

    def draw(self, surface: pygame.Surface, observation: LfObservation, cast: Cast, inside: frozenset[int]) -> None:
        """Draws the five; `inside` are the dots in cabins, where Campers are sheltered in I and II (LF-K9)."""
        for camper, cell in zip(observation.campers, self._cells(), strict=True):
            self._draw_one(surface, observation, camper, cell, cast, camper.dot in inside)

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
        self._words(surface, camper, cell, place.bottom, cast)

    def _corner(self, surface: pygame.Surface, name: str, x: int, y: int, points: float) -> None:
        image = sprite(name, self.theme.px(points))
        surface.blit(image, image.get_rect(center=(x, y)))

    def _words(self, surface: pygame.Surface, camper: Camper, cell: pygame.Rect, top: int, cast: Cast) -> None:
        theme = self.theme
        line = theme.line_height("label", 14)
        name = cast.name(camper.seat) if camper.card else colour_name(COLOURS[camper.seat - 1])
        row = pygame.Rect(cell.left + 2, top + theme.px(1), cell.w - 4, line)
        role: Role = "label_bold" if theme.measure(name, "label_bold", 14)[0] <= row.w else "label"
        if theme.measure(name, role, 14)[0] > row.w:
            name = _shortened(name, theme, row.w)
        theme.text(surface, name, row, role, 14, BONE if camper.alive else MIST, "center", wrap=False, valign="center")
        row = row.move(0, line)
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
        return next((seat for seat, cell in enumerate(self._cells(), 1) if cell.collidepoint(point)), 0)

    def tip(self, point: tuple[int, int], observation: LfObservation, cast: Cast, inside: frozenset[int]) -> str:
        """All about the Camper under a point."""
        seat = self.at(point)
        if not seat:
            return ""
        camper = observation.camper(seat)
        words = [f"{cast.name(seat)} ({colour_name(COLOURS[seat - 1])})"]
        if seat == observation.chosen:
            words.append(_("The Chosen"))
        if camper.card:
            ability = CARDS[camper.card].ability
            words.append(f"{ability_name(ability)}: {ability_help(ability)}")
        words.append(_state(camper, camper.dot in inside))
        words.append(_("Clues: {things}").format(things=", ".join(map(clue_name, camper.clues)) or _("none")))
        if camper.keys:
            words.append(_("Keys: {things}").format(things=", ".join(map(key_name, camper.keys))))
        return "\n".join(words)


def _state(camper: Camper, sheltered: bool) -> str:
    if not camper.alive:
        return _("Dead")
    if sheltered:
        return _("Inside a cabin")
    return _("On the way") if camper.dot else _("At the camp entrance")


def _shortened(name: str, theme: Theme, width: int) -> str:
    """As much of a name as fits; the whole one is in the tip."""
    while len(name) > 1 and theme.measure(name + ".", "label", 14)[0] > width:
        name = name[:-1]
    return name + "."
