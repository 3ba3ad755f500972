"""The whole table but what moves on it: ground, direction, seats, doors, piles, the card that is played. Drawn once for each state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import atan2, degrees, hypot

import pygame

from game.client.pictures import cover, sheet, sprite
from game.client.stayaway.cards import CardArt
from game.client.stayaway.fitting import on_table, one_line
from game.client.stayaway.layout import TableLayout
from game.client.stayaway.seatplate import SeatMarks, badge_side, draw_badge, draw_seat
from game.client.stayaway.tabletop import Tabletop
from game.client.theme import BONE, EMBER, INK, LANTERN, MIST, WOOD, Colour, Theme
from game.stayaway.terms import STAY_AWAY
from game.words.stayaway.names import card_name

_CHEVRONS = 24


class RingPicture:
    """Draws a table. `names` are the words on the plates, `roles` the role tokens of the viewer's knowledge and `hands` the hands laid
    open after the end, each by seat."""

    def __init__(self, table: Tabletop, names: Callable[[int], str]) -> None:
        self.table = table
        self.names = names
        self.first = 0
        self.roles: Mapping[int, str] = {}
        self.hands: Mapping[int, tuple[str, ...]] = {}
        self.hidden: frozenset[int] = frozenset()
        """Seats that are just being moved."""
        self._canvas: pygame.Surface | None = None
        self._state: object = None
        self._arranged: object = None

    def layout(self, theme: Theme, art: CardArt, rect: pygame.Rect, hand: bool = True) -> None:
        """Another place in the window."""
        self.theme, self.art, self.rect, self.hand = theme, art, rect, hand
        self._canvas, self._state, self._arranged = None, None, None
        self.arrange()

    def arrange(self) -> TableLayout:
        """The places for the ring as it is now."""
        wanted = (tuple(self.table.ring), self.first)
        if wanted != self._arranged:
            self._arranged = wanted
            self.places = TableLayout(self.theme, self.rect, self.table.ring, self.first, self.hand)
        return self.places

    def marks(self, seat: int) -> SeatMarks:
        """What is drawn at a seat besides its place."""
        table = self.table
        return SeatMarks(
            self.names(seat),
            active=seat == table.active,
            asked=seat == table.asked,
            waiting=seat in table.waiting,
            role=self.roles.get(seat, ""),
            speech=table.speech.get(seat),
            hand=self.hands.get(seat, ()),
        )

    def _now(self) -> object:
        """All that the picture depends on."""
        table = self.table
        seats = tuple((seat, table.places[seat], self.marks(seat)) for seat in table.ring)
        middle = (table.pile, table.top, table.discards, table.playing, table.target, table.answered, table.offer, table.laid)
        return (seats, tuple(table.doors), tuple(table.burnt), table.direction, middle, self.hidden, self.first, tuple(self.hands))

    def draw(self, surface: pygame.Surface) -> None:
        """Blits the picture, made anew when anything in it has changed."""
        now = self._now()
        if self._canvas is None or now != self._state:
            self.arrange()
            if self._canvas is None or self._canvas.get_size() != self.rect.size:
                self._canvas = pygame.Surface(self.rect.size)
            self._state = None  # while it is painted, which may be put off
            self._paint(self._canvas)
            self._state = now
        surface.blit(self._canvas, self.rect)

    def _paint(self, canvas: pygame.Surface) -> None:
        left, top = self.rect.topleft
        whole = pygame.Surface((self.rect.right, self.rect.bottom)) if (left or top) else canvas
        whole.fill(INK)
        whole.blit(cover("scenes/stayaway", self.places.table.size), self.places.table)
        self._paint_direction(whole)
        self._paint_pointer(whole)  # under the cards in the middle, whose names it must not cover
        self._paint_piles(whole)
        self._paint_played(whole)
        self._paint_offer(whole)
        self._paint_burnt(whole)
        self._paint_doors(whole)
        for seat in self.table.ring:
            if seat not in self.hidden:
                draw_seat(whole, self.art, self.places.seats[seat], self.places.portrait, self.table.places[seat], seat, self.marks(seat))
        if whole is not canvas:
            canvas.blit(whole, (-left, -top))

    def _paint_direction(self, surface: pygame.Surface) -> None:
        """Small arrowheads around the table that run the way the play does."""
        places, theme, way = self.places, self.theme, self.table.direction
        long = theme.px(8)
        for number in range(_CHEVRONS):
            share = (number + 0.5) / _CHEVRONS
            x, y = places.around.at(share, 0.62)
            x1, y1 = places.around.at(share + 0.004 * way, 0.62)
            apart = max(hypot(x1 - x, y1 - y), 0.1)
            dx, dy = (x1 - x) / apart, (y1 - y) / apart
            tip = (x + dx * long, y + dy * long)
            wings = [(x - dx * long + dy * long * s, y - dy * long - dx * long * s) for s in (0.8, -0.8)]
            pygame.draw.aalines(surface, MIST, False, [wings[0], tip, wings[1]])
            pygame.draw.lines(surface, MIST, False, [wings[0], tip, wings[1]], theme.px(3))

    def _paint_pointer(self, surface: pygame.Surface) -> None:
        """The pointer card before the seat whose turn it is."""
        table, places = self.table, self.places
        if table.active not in table.ring:
            return
        at = table.ring.index(table.active)
        start = table.ring.index(self.first) if self.first in table.ring else 0
        share = (at - start) / len(table.ring)
        x, y = places.around.at(share)
        x1, y1 = places.around.at(share + 0.01 * table.direction)
        side = max(places.portrait // 2, self.theme.px(26))
        image = pygame.transform.rotozoom(sprite("stayaway/pointer", side * 2), -degrees(atan2(y1 - y, x1 - x)), 0.5)
        surface.blit(image, image.get_rect(center=inward(places, places.seats[table.active], side * 2 // 3)))

    def _paint_doors(self, surface: pygame.Surface) -> None:
        side = max(self.places.portrait * 5 // 8, self.theme.px(30))
        image = sprite("stayaway/door", side)
        for gap, there in enumerate(self.table.doors):
            if there:
                surface.blit(image, image.get_rect(center=self.places.gaps[gap]))

    def _paint_burnt(self, surface: pygame.Surface) -> None:
        """Charred chairs in the corner, each with its shape and letter."""
        badge = max(badge_side(self.theme, 0), self.places.corner * 3 // 5)
        for number, seat in enumerate(self.table.burnt):
            chair = self.burnt_rect(number)
            surface.blit(sheet(chair.w, chair.h, WOOD, INK, self.theme.px(2), self.theme.px(7)), chair)
            surface.blit(sprite("stayaway/burnt", chair.w), chair)
            draw_badge(surface, self.theme, pygame.Rect(chair.right - badge * 3 // 4, chair.bottom - badge, badge, badge), seat)

    def burnt_rect(self, number: int) -> pygame.Rect:
        """The place of a charred chair: the corner at the left top, in rows of three."""
        side, pad = self.places.corner, self.theme.px(6)
        return pygame.Rect(self.rect.left + pad + number % 3 * (side + pad), self.rect.top + pad + number // 3 * (side + pad), side, side)

    def _paint_piles(self, surface: pygame.Surface) -> None:
        table, art, places = self.table, self.art, self.places
        self._paint_pile(surface, places.draw_pile, art.back(table.top, places.draw_pile.size), table.pile)
        image = art.back(STAY_AWAY, places.discard_pile.size).copy()
        image.fill((130, 130, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self._paint_pile(surface, places.discard_pile, image, table.discards)

    def _paint_pile(self, surface: pygame.Surface, rect: pygame.Rect, image: pygame.Surface, count: int) -> None:
        theme = self.theme
        if not count:
            pygame.draw.rect(surface, MIST, rect, theme.px(2), border_radius=theme.px(6))
        for layer in range(min(count, 4) - 1, -1, -1):
            surface.blit(image, rect.move(-theme.px(2) * layer, theme.px(2) * layer))
        words = theme.image(str(count), "label_bold", on_table(theme, 17), BONE)
        at = words.get_rect(midtop=(rect.centerx, rect.bottom + theme.px(8)))
        ground = at.inflate(theme.px(14), 0)
        surface.blit(sheet(ground.w, ground.h, INK, None, 0, theme.px(5)), ground)
        surface.blit(words, at)

    def _paint_played(self, surface: pygame.Surface) -> None:
        """The card that is carried out, an arrow to its target, and the answer laid over it."""
        table, places, theme = self.table, self.places, self.theme
        if not table.playing:
            return
        if table.target in places.seats and table.target != table.active:
            draw_arrow(surface, theme, places.centre, places.seats[table.target], EMBER)
        surface.blit(self.art.plain(table.playing, places.played.size), places.played)
        if not table.answered:
            self._paint_title(surface, places.played, table.playing)
        else:
            rect = places.played.move(places.played.w // 2, theme.px(14))
            surface.blit(self.art.plain(table.answered, rect.size), rect)
            self._paint_title(surface, rect, table.answered)
            side = rect.w // 2
            surface.blit(sprite("stayaway/refuse", side), (rect.left - side // 2, rect.top - side // 4))

    def _paint_title(self, surface: pygame.Surface, rect: pygame.Rect, card: str) -> None:
        """A card's name on a strip over its foot, as wide as it needs."""
        theme = self.theme
        words, points = one_line(theme, card_name(card), rect.w * 2, on_table(theme, 15))
        wide, tall = theme.measure(words, "label_bold", points)
        strip = pygame.Rect(0, 0, max(wide + theme.px(16), rect.w), tall + theme.px(4))
        strip.midbottom = rect.midbottom
        surface.blit(sheet(strip.w, strip.h, BONE, INK, theme.px(2), theme.px(5)), strip)
        theme.text(surface, words, strip, "label_bold", points, INK, "center", valign="center", wrap=False)

    def _paint_offer(self, surface: pygame.Surface) -> None:
        """An exchange under way: a line between the two, and the card that lies on it."""
        table, places, theme = self.table, self.places, self.theme
        if table.offer is None:
            return
        one, two = table.offer
        if one not in places.seats or two not in places.seats:
            return
        start, end = places.face(one).center, places.face(two).center
        spot = self.meeting(start, end)
        for thick, tone in ((theme.px(7), INK), (theme.px(3), LANTERN)):
            pygame.draw.lines(surface, tone, False, [start, spot, end], thick)
        if table.laid:
            image = self.art.back(STAY_AWAY, lesser(places))
            surface.blit(image, image.get_rect(center=spot))
        side = max(places.portrait * 2 // 5, theme.px(26))
        image = sprite("stayaway/offer", side)
        surface.blit(image, image.get_rect(center=between(spot, end, 0.45 if table.laid else 0.0)))

    def meeting(self, one: tuple[int, int], two: tuple[int, int]) -> tuple[int, int]:
        """Where cards of two seats meet: between them, drawn in so that they lie on the table."""
        x, y = between(one, two, 0.5)
        centre = self.places.centre
        away = hypot((x - centre[0]) / self.places.around.a, (y - centre[1]) / self.places.around.b)
        return between((x, y), centre, 0.24) if away > 0.6 else (x, y - self.places.played.h * 3 // 5) if away < 0.25 else (x, y)


def lesser(places: TableLayout) -> tuple[int, int]:
    """The size of a card on its way."""
    return places.draw_pile.w * 2 // 3, places.draw_pile.h * 2 // 3


def between(one: tuple[int, int], two: tuple[int, int], share: float) -> tuple[int, int]:
    """The point after a share of the way from one to the other."""
    return round(one[0] + (two[0] - one[0]) * share), round(one[1] + (two[1] - one[1]) * share)


def inward(places: TableLayout, box: pygame.Rect, gap: int) -> tuple[int, int]:
    """The point before a seat's box on the way to the middle of the table, `gap` pixels off."""
    far = max(hypot(places.centre[0] - box.centerx, places.centre[1] - box.centery), 1.0)
    dx, dy = (places.centre[0] - box.centerx) / far, (places.centre[1] - box.centery) / far
    out = min(box.w / 2 / abs(dx) if abs(dx) > 0.01 else far, box.h / 2 / abs(dy) if abs(dy) > 0.01 else far) + gap
    return round(box.centerx + dx * out), round(box.centery + dy * out)


def draw_arrow(surface: pygame.Surface, theme: Theme, start: tuple[int, int], box: pygame.Rect, colour: Colour) -> None:
    """A thick arrow from a point to the near side of a box."""
    reach = hypot(box.centerx - start[0], box.centery - start[1])
    if reach < 1:
        return
    dx, dy = (box.centerx - start[0]) / reach, (box.centery - start[1]) / reach
    short = min(box.w / 2 / abs(dx) if abs(dx) > 0.01 else reach, box.h / 2 / abs(dy) if abs(dy) > 0.01 else reach)
    tip = (start[0] + dx * (reach - short), start[1] + dy * (reach - short))
    for thick, tone in ((theme.px(13), INK), (theme.px(7), colour)):
        grow = (thick - theme.px(7)) / 2
        long, wide = theme.px(20) + grow, theme.px(13) + grow
        neck = (tip[0] - dx * theme.px(20), tip[1] - dy * theme.px(20))
        pygame.draw.line(surface, tone, start, neck, thick)
        head = (tip[0] + dx * grow, tip[1] + dy * grow)
        back = (head[0] - dx * (long + grow), head[1] - dy * (long + grow))
        pygame.draw.polygon(surface, tone, [head, (back[0] - dy * wide, back[1] + dx * wide), (back[0] + dy * wide, back[1] - dx * wide)])
