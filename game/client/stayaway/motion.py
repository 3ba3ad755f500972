"""What moves over the table while an event is shown: cards that fly, seats that swap, doors, fire. A card shows its face only when the
event says which it is, that is, when its viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Any, Final

import pygame

from game.client.pictures import glow, sprite
from game.client.stayaway.layout import TableLayout
from game.client.stayaway.ring import RingPicture, between, lesser
from game.client.stayaway.seatplate import draw_seat
from game.client.theme import EMBER, INK, LANTERN, LIT
from game.engine.contract import Event
from game.stayaway import events as e
from game.stayaway.terms import STAY_AWAY

Point = tuple[int, int]


def eased(share: float) -> float:
    """A share of the time as a share of the way: slow, fast, slow."""
    return share * share * (3 - 2 * share)


class Motion:
    """Draws one event at a time over a table. `before` are the places as they were when it began."""

    def __init__(self, ring: RingPicture) -> None:
        self.ring = ring
        self.before: TableLayout | None = None

    def draw(self, surface: pygame.Surface, group: list[Event], share: float) -> None:
        """Draws the events that are shown now, `share` (0 to 1) of them."""
        for event in group:
            draw = _DRAW.get(type(event))
            if draw is not None:
                draw(self, surface, event, eased(share))

    def seat(self, seat: int) -> Point:
        """The middle of a seat, where it is or was."""
        for places in (self.ring.places, self.before):
            if places is not None and seat in places.seats:
                return places.face(seat).center
        return self.ring.places.centre

    def _card(self, surface: pygame.Surface, card: str, at: Point, back: str = STAY_AWAY) -> None:
        size = lesser(self.ring.places)
        art = self.ring.art
        image = art.plain(card, size) if card else art.back(back, size)
        surface.blit(image, image.get_rect(center=at))

    def _drew(self, surface: pygame.Surface, event: Any, share: float) -> None:
        self._card(surface, event.card, between(self.ring.places.draw_pile.center, self.seat(event.seat), share))

    def _discarded(self, surface: pygame.Surface, event: Any, share: float) -> None:
        self._card(surface, event.card, between(self.seat(event.seat), self.ring.places.discard_pile.center, share))

    def _to_pile(self, surface: pygame.Surface, event: Any, share: float) -> None:
        self._card(surface, event.card, between(self.seat(event.seat), self.ring.places.draw_pile.center, share))

    def _played(self, surface: pygame.Surface, event: Any, share: float) -> None:
        """From the seat to the middle, growing; it lies there for the rest of the time."""
        flight = min(share * 2.2, 1.0)
        if flight >= 1.0:
            return
        rect, small = self.ring.places.played, lesser(self.ring.places)
        size = (round(small[0] + (rect.w - small[0]) * flight), round(small[1] + (rect.h - small[1]) * flight))
        image = pygame.transform.smoothscale(self.ring.art.plain(event.card, rect.size), size)
        surface.blit(image, image.get_rect(center=between(self.seat(event.seat), rect.center, flight)))

    def _offered(self, surface: pygame.Surface, event: e.Offered, share: float) -> None:
        self._card(
            surface, event.card, between(self.seat(event.seat), self.ring.meeting(self.seat(event.seat), self.seat(event.to)), share)
        )

    def _exchanged(self, surface: pygame.Surface, event: e.Exchanged, share: float) -> None:
        """Two cards that cross on the table, each a little to its own side."""
        one, two = self.seat(event.one), self.seat(event.two)
        spot = self.ring.meeting(one, two)
        aside = round(sin(pi * share) * self.ring.theme.px(28))
        flat = abs(two[0] - one[0]) >= abs(two[1] - one[1])
        for card, start, end, side in ((event.given, one, two, 1), (event.got, two, one, -1)):
            first, second = between(start, spot, share), between(spot, end, share)
            x, y = between(first, second, share)
            self._card(surface, card, (x, y + aside * side) if flat else (x + aside * side, y))

    def _passed(self, surface: pygame.Surface, event: e.ChainPassed, share: float) -> None:
        self._card(surface, event.card, between(self.seat(event.seat), self.seat(event.to), share))

    def _passed_on(self, surface: pygame.Surface, event: e.PassedOn, share: float) -> None:
        """The card goes back to who laid it."""
        one, was = self.seat(event.seat), self.seat(event.was)
        self._card(surface, "", between(self.ring.meeting(one, was), one, share))

    def _blocked(self, surface: pygame.Surface, event: e.ExchangeBlocked, share: float) -> None:
        self._token(surface, "refuse", between(self.seat(event.seat), self.seat(event.to), 0.5), share)

    def _refused(self, surface: pygame.Surface, event: Any, share: float) -> None:
        self._token(surface, "refuse", self.seat(event.seat), share)

    def _token(self, surface: pygame.Surface, name: str, at: Point, share: float, large: float = 1.0) -> None:
        """A token that grows into its place."""
        side = round(max(self.ring.places.portrait, self.ring.theme.px(40)) * large * (0.6 + 0.4 * min(share * 2, 1.0)))
        image = sprite(f"stayaway/{name}", side)
        surface.blit(image, image.get_rect(center=at))

    def _locked(self, surface: pygame.Surface, event: Any, share: float) -> None:
        gap = self.ring.table.gap(event.one, event.two)
        if gap >= 0:
            places = self.ring.places
            side = round(places.portrait * (1.5 - 0.8 * share))
            image = sprite("stayaway/door", side)
            surface.blit(image, image.get_rect(center=places.gaps[gap]))

    def _unlocked(self, surface: pygame.Surface, event: Any, share: float) -> None:
        self._locked(surface, event, 1 - share)

    def _confined(self, surface: pygame.Surface, event: Any, share: float) -> None:
        self._token(surface, "quarantine", self.seat(event.seat), share)

    def _turned(self, surface: pygame.Surface, event: e.DirectionTurned, share: float) -> None:
        self._token(surface, "cw" if event.direction > 0 else "ccw", self.ring.places.centre, share, 1.8)

    def _swapped(self, surface: pygame.Surface, event: e.SeatsSwapped, share: float) -> None:
        ring, places = self.ring, self.ring.places
        for seat, other in ((event.one, event.two), (event.two, event.one)):
            box = places.seats[seat].copy()
            box.center = between(places.seats[other].center, places.seats[seat].center, share)
            draw_seat(surface, ring.art, box, places.portrait, ring.table.places[seat], seat, ring.marks(seat))

    def _burnt(self, surface: pygame.Surface, event: e.Burnt, share: float) -> None:
        """Fire at the seat, then the charred chair on its way to the corner."""
        places = self.before or self.ring.places
        start, side = self.seat(event.seat), places.portrait
        fire = min(share * 1.7, 1.0)
        reach = round(side * (0.7 + fire))
        light = glow(reach, EMBER, round(210 * (1 - share)) + 10)
        surface.blit(light, (start[0] - reach, start[1] - reach), special_flags=pygame.BLEND_RGB_ADD)
        if fire < 1.0:
            _flames(surface, start, round(side * (0.6 + 0.6 * sin(pi * fire))))
            return
        way = (share - 1 / 1.7) / (1 - 1 / 1.7)
        at = between(start, self.ring.burnt_rect(len(self.ring.table.burnt) - 1).center, way)
        image = sprite("stayaway/burnt", round(side + (places.corner - side) * way))
        surface.blit(image, image.get_rect(center=at))


def _flames(surface: pygame.Surface, at: Point, tall: int) -> None:
    """Three tongues of fire that stand on a point."""
    x, y = at[0], at[1] + tall // 2
    for part, colour in ((1.0, INK), (0.92, EMBER), (0.66, LANTERN), (0.36, LIT)):
        for off, high in ((-0.38, 0.68), (0.0, 1.0), (0.38, 0.75)):
            wide, up = tall * 0.26 * part, tall * high * part
            middle = x + off * tall * 0.8
            tip = (middle + wide * 0.3, y - up)
            pygame.draw.polygon(
                surface,
                colour,
                [(middle - wide, y), (middle - wide * 0.8, y - up * 0.45), tip, (middle + wide * 0.7, y - up * 0.5), (middle + wide, y)],
            )


_DRAW: Final[dict[type, Callable[[Motion, pygame.Surface, Any, float], None]]] = {
    e.Drew: Motion._drew,
    e.Discarded: Motion._discarded,
    e.CardLaidOnPile: Motion._to_pile,
    e.Played: Motion._played,
    e.Offered: Motion._offered,
    e.Exchanged: Motion._exchanged,
    e.ChainPassed: Motion._passed,
    e.PassedOn: Motion._passed_on,
    e.ExchangeBlocked: Motion._blocked,
    e.OfferEnded: Motion._refused,
    e.NoSwap: Motion._refused,
    e.DoorLocked: Motion._locked,
    e.DoorRemoved: Motion._unlocked,
    e.Quarantined: Motion._confined,
    e.DirectionTurned: Motion._turned,
    e.SeatsSwapped: Motion._swapped,
    e.Burnt: Motion._burnt,
}
