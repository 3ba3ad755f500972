"""The seat's own things: a Camper's card with clues and keys, or the Maniac's tokens."""

from __future__ import annotations

from collections import Counter

import pygame

from game.client.pictures import sheet, sprite
from game.client.theme import BLOOD, BONE, CAMPER, INK, WOOD, Theme
from game.lastfriday.numbers import CARDS
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import COLOURS, MANIAC
from game.words.language import _
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.names import ability_help, ability_name, card_about, clue_help, clue_name, key_name, token_help, token_name


class Hand:
    """Draws the card of a seat on paper."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._spots: list[tuple[pygame.Rect, str]] = []

    def _pad(self) -> int:
        return self.theme.px(9)

    def _about_height(self) -> int:
        """Who the character is takes a line, except in the largest letters, where the ability needs its room."""
        return self.theme.line_height("label", 14) + self.theme.px(2) if self.theme.text_scale <= 1.5 else 0

    def _portrait(self) -> int:
        return self.theme.px(58)

    def height(self, observation: LfObservation, seat: int, width: int) -> int:
        """Pixels needed at a width."""
        theme = self.theme
        inner = width - 2 * self._pad()
        row = theme.px(34)
        if seat == MANIAC:
            return theme.line_height("paper_bold", 17) + row + 2 * self._pad() + theme.px(4)
        card = observation.camper(seat).card
        if not card:
            return 0
        words = self._ability(card)
        text = theme.measure(words, "paper", 14.5, inner)[1]
        head = max(self._portrait(), theme.line_height("paper_bold", 18) + self._about_height())
        return head + text + row + 2 * self._pad() + theme.px(8)

    def _ability(self, card: str) -> str:
        ability = CARDS[card].ability
        return f"{ability_name(ability)}: {ability_help(ability)}"

    def draw(self, surface: pygame.Surface, observation: LfObservation, cast: Cast, seat: int) -> None:
        """Draws the card into `rect`."""
        self._spots = []
        edge = BLOOD if seat == MANIAC else CAMPER[COLOURS[seat - 1]]
        surface.blit(sheet(self.rect.w, self.rect.h, BONE, edge, self.theme.px(3), self.theme.px(9)), self.rect)
        inner = self.rect.inflate(-2 * self._pad(), -2 * self._pad())
        if seat == MANIAC:
            self._maniac(surface, observation, inner)
        else:
            self._camper(surface, observation, cast, seat, inner)

    def _maniac(self, surface: pygame.Surface, observation: LfObservation, inner: pygame.Rect) -> None:
        theme = self.theme
        title = _("Tokens of the Maniac")
        if observation.trapped:
            title = _("Caught in a trap: he misses his next move")
        line = theme.line_height("paper_bold", 17)
        place = pygame.Rect(inner.left, inner.top, inner.w, line)
        points = 17.0
        while points > 14 and theme.measure(title, "paper_bold", points)[0] > inner.w:
            points -= 0.5
        theme.text(surface, title, place, "paper_bold", points, BLOOD if observation.trapped else INK, wrap=False, valign="center")
        tokens = [(f"tokens/{token}", f"{token_name(token)}: {token_help(token)}", 1) for token in observation.tokens]
        later = _("{token}, from the next chapter on")
        gained = [(f"tokens/{token}", later.format(token=token_name(token)), 1) for token in observation.earned]
        self._row(surface, tokens + gained, inner.left, place.bottom + theme.px(4))
        if not tokens and not gained:
            rest = pygame.Rect(inner.left, place.bottom, inner.w, inner.bottom - place.bottom)
            theme.text(surface, _("none left"), rest, "paper", 14.5, WOOD, valign="center")

    def _camper(self, surface: pygame.Surface, observation: LfObservation, cast: Cast, seat: int, inner: pygame.Rect) -> None:
        theme = self.theme
        camper = observation.camper(seat)
        side = self._portrait()
        surface.blit(sprite(f"cards/{camper.card}", side), inner.topleft)
        words = pygame.Rect(inner.left + side + theme.px(10), inner.top, inner.w - side - theme.px(10), side)
        name = cast.name(seat)
        place = pygame.Rect(words.left, words.top, words.w, theme.line_height("paper_bold", 18))
        theme.text(surface, name, place, "paper_bold", 18, INK, wrap=False)
        about = card_about(camper.card)
        if seat == observation.chosen:
            about = _("the Chosen") + ", " + about
        below = pygame.Rect(words.left, place.bottom, words.w, self._about_height())
        if below.h:
            theme.text(surface, about, below, "label", 14, WOOD, wrap=False, valign="center")
        shape = sprite(f"shapes/{cast.look(seat)}", theme.px(22))
        surface.blit(shape, shape.get_rect(topright=inner.topright))
        top = inner.top + max(side, below.bottom - inner.top) + theme.px(4)
        ability = self._ability(camper.card)
        height = theme.measure(ability, "paper", 14.5, inner.w)[1]
        used = CARDS[camper.card].ability in (*camper.used, *(observation.turn.used if observation.turn.seat == seat else ()))
        theme.text(surface, ability, pygame.Rect(inner.left, top, inner.w, height), "paper", 14.5, WOOD if used else INK)
        things = [
            (f"tokens/{clue}", f"{clue_name(clue)}: {clue_help(clue)}", count) for clue, count in sorted(Counter(camper.clues).items())
        ]
        things += [(f"tokens/key_{key}", key_name(key), 1) for key in camper.keys]
        self._row(surface, things, inner.left, top + height + theme.px(4))
        if not things:
            rest = pygame.Rect(inner.left, top + height, inner.w, inner.bottom - top - height)
            theme.text(surface, _("no clues, no keys"), rest, "label", 14, WOOD, valign="center")

    def _row(self, surface: pygame.Surface, things: list[tuple[str, str, int]], left: int, top: int) -> None:
        """Tokens side by side, closer together when there are many; several of a kind with their number."""
        theme = self.theme
        side = theme.px(32)
        room = self.rect.right - self._pad() - left
        pitch = min(side + theme.px(8), (room - side) / max(1, len(things) - 1)) if things else side
        for place, (picture, tip, count) in enumerate(things):
            spot = pygame.Rect(round(left + pitch * place), top, side, side)
            surface.blit(sprite(picture, side), spot)
            if count > 1:
                digits = theme.image(str(count), "label_bold", 14, BONE)
                badge = digits.get_rect(bottomright=(spot.right + theme.px(2), spot.bottom)).inflate(theme.px(6), 0)
                pygame.draw.rect(surface, INK, badge, border_radius=theme.px(6))
                surface.blit(digits, digits.get_rect(center=badge.center))
            self._spots.append((spot, tip))

    def tip(self, point: tuple[int, int]) -> str:
        """What the token under a point is and does."""
        return next((tip for spot, tip in reversed(self._spots) if spot.collidepoint(point)), "")
