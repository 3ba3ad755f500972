"""What can be chosen on the table: cards of the hand, seats and gaps that glow."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.pictures import glow, sheet, sprite
from game.client.stayaway.cards import CardArt
from game.client.theme import BONE, EMBER, INK, LANTERN, Theme
from game.client.widgets import Widget
from game.words.stayaway.names import card_name


class CardSpot(Widget):
    """A card of the hand. `reason` says why it cannot be used now (it is dimmed then), `picked` lifts it, `fresh` marks one that has
    just come, `refuses` one that can answer."""

    def __init__(
        self,
        key: str,
        card: str,
        rect: pygame.Rect,
        art: CardArt,
        action: Callable[[], None],
        *,
        degrees: float = 0.0,
        picked: bool = False,
        fresh: bool = False,
        refuses: bool = False,
        reason: str = "",
    ) -> None:
        super().__init__(rect, key=key)
        self.card = card
        self.art = art
        self.action = action
        self.degrees = degrees
        self.picked = picked
        self.fresh = fresh
        self.refuses = refuses
        self.why_not = reason

    def words(self) -> str:
        """The card's name."""
        return card_name(self.card)

    def act(self) -> None:
        """Chooses it."""
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The card as it lies in the fan, with its marks."""
        rect = self.rect.move(0, -theme.px(12)) if self.picked else self.rect
        degrees = 0.0 if self.picked or focused else self.degrees
        if self.picked:
            edge = rect.inflate(theme.px(8), theme.px(8))
            surface.blit(sheet(edge.w, edge.h, LANTERN, INK, theme.px(2), theme.px(9)), edge)
        image = self.art.tilted(self.card, rect.size, degrees, bool(self.why_not) and not (hovered or focused))
        surface.blit(image, image.get_rect(center=rect.center))
        side = rect.w // 4
        if self.fresh:
            at = pygame.Rect(rect.left - side // 4, rect.top - side // 4, side, side)
            pygame.draw.aacircle(surface, INK, at.center, side * 0.56)
            pygame.draw.aacircle(surface, LANTERN, at.center, side * 0.48)
            star = sprite("icons/star", side * 3 // 4)
            surface.blit(star, star.get_rect(center=at.center))
        if self.refuses:
            surface.blit(sprite("stayaway/refuse", side * 3 // 2), (rect.right - side * 5 // 4, rect.top - side // 4))
        if self.hotkey:
            self._draw_number(surface, theme, rect)

    def _draw_number(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        """The key that chooses it: one press for every card, wherever it lies."""
        side = max(theme.px(22), theme.line_height("label_bold", 14))
        at = pygame.Rect(0, 0, side, side)
        at.midtop = (rect.centerx, rect.top - side // 4)
        pygame.draw.aacircle(surface, INK, at.center, side // 2)
        theme.text(surface, self.hotkey, at, "label_bold", 14, BONE, "center", valign="center", wrap=False)


class _LitSpot(Widget):
    """A place on the table that can be chosen: a ring of light around its `face`."""

    def __init__(self, box: pygame.Rect, face: pygame.Rect, words: str, chosen: bool, action: Callable[[], None], key: str) -> None:
        super().__init__(box, key=key)
        self.face = face
        self.label = self.tip = words
        self.chosen = chosen
        self.action = action

    def words(self) -> str:
        """What choosing it does."""
        return self.label

    def act(self) -> None:
        """Chooses it."""
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """Light, stronger when it is chosen, pointed at or focused."""
        _draw_light(surface, theme, self.face.center, self.face.w / 2, self.chosen, focused or hovered)


class SeatSpot(_LitSpot):
    """A seat that can be chosen, lit around its portrait."""

    def __init__(self, seat: int, box: pygame.Rect, face: pygame.Rect, words: str, chosen: bool, action: Callable[[], None]) -> None:
        super().__init__(box, face, words, chosen, action, f"seat:{seat}")
        self.seat = seat
        self.tip_at = box.midright


class GapSpot(_LitSpot):
    """A gap between two seats, or a seat on a side, that can be chosen."""

    def __init__(self, key: str, at: tuple[int, int], side: int, words: str, chosen: bool, action: Callable[[], None]) -> None:
        rect = pygame.Rect(0, 0, side, side)
        rect.center = at
        super().__init__(rect, rect.copy(), words, chosen, action, key)


def _draw_light(surface: pygame.Surface, theme: Theme, centre: tuple[int, int], radius: float, chosen: bool, lit: bool) -> None:
    reach = round(radius * 1.5)
    light = glow(reach, LANTERN, 130 if lit or chosen else 80)
    surface.blit(light, (centre[0] - reach, centre[1] - reach), special_flags=pygame.BLEND_RGB_ADD)
    thick = theme.px(6 if chosen else 4)
    pygame.draw.aacircle(surface, INK, centre, radius + theme.px(4), thick + theme.px(4))
    pygame.draw.aacircle(surface, EMBER if chosen else BONE if lit else LANTERN, centre, radius + theme.px(2), thick)
