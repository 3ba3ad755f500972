"""The glade at night: forest's edge, fire, the parties as paper cut-outs, clock cards and dice."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.client.darkaround.clock import draw_clock
from game.client.darkaround.layout import TableLayout, on_board
from game.client.darkaround.look import colour_of
from game.client.darkaround.night import Night
from game.client.darkaround.showing import Showing
from game.client.darkaround.tray import draw_tray
from game.client.panel import LEAST_LETTERS
from game.client.pictures import bands, cover, glow, shade, sheet, sprite
from game.client.pixels import Work, kept, kept_slowly, until_there
from game.client.stage import Piece, within
from game.client.theme import BLOOD, BONE, EMBER, INK, LANTERN, MIST, PINE, Colour, Theme
from game.darkaround import events as e
from game.darkaround.terms import NOBODY, PARTY
from game.words.darkaround.names import MORNING, child_mark, child_picture, shape_of

_PIPS: Final = 12
_FIRE: Final = (150, 128, 112, 97, 83, 70, 58, 50)
"""How large the fire is in each hour, in points."""
_STONES: Final = 652
"""How far down the picture (of 1080) the ring of stones lies."""
_LIGHT: Final = (330, 320, 285, 250, 220, 190, 160, 300)
"""How far it shines, in points."""


class BoardView:
    """Draws a night. `names` are the words on the parties' plates."""

    def __init__(self, night: Night, showing: Showing, names: Callable[[int], str]) -> None:
        self.night = night
        self.showing = showing
        self.names = names
        self.still = True
        self._flicker = 0.0
        self._beat = 0

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """Another place in the window."""
        self.theme = theme
        self.rect = rect
        self.places = TableLayout(theme, rect, self.night.seats)

    def update(self, dt: float) -> bool:
        """Lets the fire flicker; whether it did."""
        self._flicker += 0.0 if self.still else dt
        beat = int(self._flicker * 5) % 4
        changed, self._beat = beat != self._beat, beat
        return changed

    # where children are

    def _lost_rects(self) -> dict[int, pygame.Rect]:
        lost = [child for child, sanity in enumerate(self.night.sanity) if not sanity]
        return {child: self.places.lost(number, len(lost)) for number, child in enumerate(lost)}

    def child_rect(self, child: int) -> pygame.Rect:
        """Where a child stands now: in its party or among the trees."""
        return self._lost_rects().get(child) or self.places.children[child]

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the glade whole."""
        for piece in self.pieces():
            piece.paint(surface)

    def pieces(self) -> list[Piece]:
        """All of it as pieces of the window, lowest first."""
        night, theme, places = self.night, self.theme, self.places
        turning = self._turning()
        found = [
            Piece(("ground", night.hour), self.rect, self._draw_ground),
            Piece(
                ("clock", night.hour, turning),
                places.clock,
                lambda surface: draw_clock(surface, theme, places.clock, night.hour, turning),
            ),
            self._edge_piece(),
            self._fire_piece(),
            *[self._plate_piece(seat) for seat in range(night.seats)],
        ]
        moving = self._moving()
        attacked = night.child if night.danger else NOBODY
        found += [self._child_piece(child) for child, sanity in enumerate(night.sanity) if sanity and child not in (moving, attacked)]
        if attacked != NOBODY:
            found.append(self._creature_piece(attacked))
        if moving != NOBODY:
            found.append(self._moving_piece(moving))
        found.append(self._tray_piece())
        return [within(piece, self.rect) for piece in [*found, *self._float_pieces()]]

    def _draw_ground(self, surface: pygame.Surface) -> None:
        hour = self.night.hour
        fire, reach = self._local(self.places.fire), self.theme.px(_LIGHT[hour])
        surface.blit(_ground(self.rect.size, hour, fire, reach, self.places.clock.h), self.rect)

    def _local(self, point: tuple[int, int]) -> tuple[int, int]:
        return point[0] - self.rect.left, point[1] - self.rect.top

    def _turning(self) -> float:
        return self.showing.share if isinstance(self.showing.event, e.ClockTurned) else 1.0

    def _moving(self) -> int:
        event = self.showing.event
        return event.child if isinstance(event, e.Lost | e.Found) else NOBODY

    def _edge_piece(self) -> Piece:
        moving = self._moving()
        lost = {child: rect for child, rect in self._lost_rects().items() if child != moving}
        edge, high = self.places.edge, self.places.edge.h
        place = edge.inflate(0, high).unionall([rect.inflate(rect.w, rect.h * 2) for rect in lost.values()])
        return Piece(("edge", *lost), place, self._draw_edge)

    def _draw_edge(self, surface: pygame.Surface) -> None:
        """The trees, and the lost among them."""
        edge, moving = self.places.edge, self._moving()
        side = round(edge.h * 1.2)
        step = side * 3 // 5
        for number in range(-1, edge.w // step + 2):
            drop = self.theme.px((0, 4, 1, 6, 2)[number % 5])
            surface.blit(sprite("darkaround/tree_edge", side), (edge.left + number * step, edge.bottom - side + drop))
        for child, rect in self._lost_rects().items():
            if child != moving:
                surface.blit(sprite(child_picture(child, lost=True), rect.w), rect)
                self._draw_badge(surface, child, rect.move(-rect.w // 8, rect.h // 2))

    def _fire_piece(self) -> Piece:
        hour = self.night.hour
        side = self.theme.px(_FIRE[hour])
        low = 0 if hour == MORNING else 6 - max(0, hour - 1)
        tall = side + (0, 3, -2, 4)[self._beat]
        x, y = self.places.fire
        place = pygame.Rect(x - side // 2, y - tall + side // 12, side, tall)
        return Piece(("fire", low), place, lambda surface: surface.blit(sprite(f"darkaround/fire_{low}", side, tall), place))

    def lit(self) -> int:
        """The party whose plate is lit, NOBODY for none: the one whose click is awaited or that is asked; while dice fall, theirs."""
        for seat in (self.showing.party, self.night.asked):
            if seat != NOBODY:
                return seat
        return self.night.acting

    def _plate_piece(self, seat: int) -> Piece:
        night = self.night
        look = ("plate", seat, self.names(seat), night.skills[seat], seat in night.spent, seat == self.lit())
        return Piece(look, self.places.plates[seat], lambda surface: self._draw_plate(surface, seat))

    def _draw_plate(self, surface: pygame.Surface, seat: int) -> None:
        """A party's name on a strip of paper in its colour, with its shape and its skill."""
        theme, night = self.theme, self.night
        plate = self.places.plates[seat]
        words = self.names(seat)
        icon = plate.h - theme.px(3)
        points = fitted(theme, words, plate.w - 2 * icon - theme.px(20), on_board(theme, 15))
        words = theme.shortened(words, "label_bold", points, plate.w - 2 * icon - theme.px(20))
        wide = theme.measure(words, "label_bold", points)[0] + 2 * icon + theme.px(20)
        strip = pygame.Rect(0, 0, min(wide, plate.w), plate.h)
        strip.center = plate.center
        surface.blit(sheet(strip.w, strip.h, LANTERN if seat == self.lit() else BONE, INK, theme.px(2), theme.px(5)), strip)
        surface.blit(sprite(shape_of(seat), icon), (strip.left + theme.px(4), strip.centery - icon // 2))
        room = pygame.Rect(strip.left + icon + theme.px(8), strip.top, strip.w - 2 * icon - theme.px(16), strip.h)
        theme.text(surface, words, room, "label_bold", points, INK, "center", valign="center", wrap=False)
        if night.skills[seat]:
            name = "skill_burnt" if seat in night.spent else f"skill_{night.skills[seat]}"
            surface.blit(sprite(f"darkaround/{name}", icon), (strip.right - icon - theme.px(4), strip.centery - icon // 2))

    def _sprite_rect(self, child: int) -> pygame.Rect:
        """The cut-out within a child's place."""
        place = self.places.children[child]
        low = self.theme.line_height("label_bold", on_board(self.theme, 15)) + self.theme.px(8)
        side = max(min(place.w - 4, place.h - low), 16)
        return pygame.Rect(place.centerx - side // 2, place.bottom - low - side, side, side)

    def _lifted(self, child: int) -> bool:
        return child == self.night.child and self.night.acting != NOBODY

    def _child_piece(self, child: int) -> Piece:
        night, margin = self.night, self.theme.px(14)
        place = self.places.children[child].union(self._sprite_rect(child)).inflate(margin, margin)
        look = ("child", child, night.sanity[child], child in night.resting, self._lifted(child))
        return Piece(look, place, lambda surface: self._draw_child(surface, child))

    def _draw_child(self, surface: pygame.Surface, child: int) -> None:
        theme, night = self.theme, self.night
        rect = self._sprite_rect(child)
        lift = theme.px(6) if self._lifted(child) else 0
        _base(surface, rect, colour_of(child // PARTY), theme)
        image = sprite(child_picture(child), rect.w)
        if child in night.resting:
            image = image.copy()
            image.set_alpha(150)
        surface.blit(image, rect.move(0, -lift))
        self._draw_badge(surface, child, rect.move(0, -lift))
        self._draw_sanity(surface, child, rect)

    def _draw_badge(self, surface: pygame.Surface, child: int, rect: pygame.Rect) -> None:
        """The level (a star for the gifted child) on the colour of the party."""
        theme = self.theme
        side = theme.line_height("label_bold", on_board(theme, 14))
        badge = pygame.Rect(0, 0, side, side)
        badge.topleft = (rect.left + rect.w // 12, rect.top + rect.w // 12)
        disc = _disc(side, theme.px(2), colour_of(child // PARTY))
        surface.blit(disc, disc.get_rect(center=badge.center))
        mark = child_mark(child)
        if mark == "★":
            star = sprite("icons/star", side - theme.px(4))
            surface.blit(star, star.get_rect(center=badge.center))
        else:
            image = theme.image(mark, "label_bold", on_board(theme, 14), INK)
            surface.blit(image, image.get_rect(center=badge.center))

    def _draw_sanity(self, surface: pygame.Surface, child: int, rect: pygame.Rect) -> None:
        """The number, and a row of marks: one for each point it began with."""
        theme, night = self.theme, self.night
        left, start = night.sanity[child], night.start[child]
        low = left <= 3
        image = theme.image(str(left), "label_bold", on_board(theme, 15), EMBER if low else LANTERN)
        icon = image.get_height() * 3 // 4
        wide = image.get_width() + icon + theme.px(3)
        x, y = rect.centerx - wide // 2, rect.bottom + theme.px(1)
        ground = pygame.Rect(x - theme.px(5), y, wide + theme.px(10), image.get_height())
        pygame.draw.rect(surface, INK, ground, border_radius=theme.px(6))
        surface.blit(sprite("darkaround/sanity", icon), (x, y + (image.get_height() - icon) // 2))
        surface.blit(image, (x + icon + theme.px(3), y))
        pitch = min(max(self.places.children[child].w - 8, 12) / _PIPS, theme.px(8))
        row = _pips(left, start, pitch, low)
        surface.blit(row, row.get_rect(center=(rect.centerx, ground.bottom + theme.px(4))))

    def _moving_piece(self, child: int) -> Piece:
        """A child on its way into the trees or back, fading into its shape."""
        away = self.showing.share if self.night.sanity[child] == 0 else 1.0 - self.showing.share
        share = away * away * (3 - 2 * away)
        home, trees = self._sprite_rect(child), self._lost_rects().get(child) or self.places.lost(0, 1)
        side = round(home.w + (trees.w - home.w) * share)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (
            round(home.centerx + (trees.centerx - home.centerx) * share),
            round(home.centery + (trees.centery - home.centery) * share),
        )

        def paint(surface: pygame.Surface) -> None:
            for lost, alpha in ((False, 1 - share), (True, share)):
                image = sprite(child_picture(child, lost), side).copy()
                image.set_alpha(round(255 * alpha))
                surface.blit(image, rect)

        return Piece(("moving", child, share), rect, paint)

    def _creature_piece(self, child: int) -> Piece:
        """The Creature behind the child that it attacks, and the child before it."""
        rect = self._sprite_rect(child)
        big = rect.inflate(rect.w * 3 // 5, rect.w * 3 // 5)
        big.midbottom = rect.centerx, rect.bottom - rect.h // 8
        big.clamp_ip(self.rect)
        before = self._child_piece(child)

        def paint(surface: pygame.Surface) -> None:
            surface.blit(sprite("darkaround/creature", big.w), big)
            if self.night.sanity[child]:
                self._draw_child(surface, child)

        return Piece(("creature", *before.look), before.rect.union(big), paint)

    def _tray_piece(self) -> Piece:
        """The tray with its dice; a die that tumbles hops out of it."""
        theme, tray, night, showing = self.theme, self.places.tray, self.night, self.showing
        dice = tuple((die.die, die.child, die.face) for die in night.dice)
        lost = tuple(not sanity for sanity in night.sanity)
        look = ("tray", showing.party, night.acting, dice, lost, showing.tumbling)
        return Piece(look, tray.inflate(0, tray.h), lambda surface: draw_tray(surface, theme, tray, night, showing))

    def _float_pieces(self) -> list[Piece]:
        """What the child gains or loses, in large figures over it."""
        event, night, theme = self.showing.event, self.night, self.theme
        if not night.float or not isinstance(event, e.SanityLost | e.Comforted | e.Found):
            return []
        words, fill = f"{night.float:+d}".replace("-", "−"), BLOOD if night.float < 0 else INK
        image = theme.image(words, "title", 26, BONE)
        rect = self._sprite_rect(event.child)
        place = image.get_rect(midbottom=(rect.centerx, rect.top + theme.px(14) - round(theme.px(16) * self.showing.share)))
        place.clamp_ip(self.rect)
        ground = place.inflate(theme.px(14), 0)

        def paint(surface: pygame.Surface) -> None:
            surface.blit(sheet(ground.w, ground.h, fill, INK, theme.px(2), theme.px(6)), ground)
            surface.blit(image, place)

        return [Piece(("float", words), ground, paint)]


def _base(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, theme: Theme) -> None:
    """The coloured foot that a cut-out stands on."""
    foot = pygame.Rect(0, 0, rect.w * 44 // 64, max(rect.w * 12 // 64, 6))
    foot.center = (rect.centerx, rect.top + rect.w * 60 // 64)
    pygame.draw.ellipse(surface, INK, foot.inflate(theme.px(4), theme.px(4)))
    pygame.draw.ellipse(surface, colour, foot)


def _clear(wide: int, tall: int) -> pygame.Surface:
    """Nothing to be seen yet; soft edges on it come out dark."""
    picture = pygame.Surface((wide, tall), pygame.SRCALPHA)
    picture.fill((*INK, 0))
    return picture


@kept
def _pips(left: int, start: int, pitch: float, low: bool) -> pygame.Surface:
    """A row of `start` marks, the first `left` of them lit, `pitch` pixels apart; kept, because there are hundreds on the table."""
    picture = _clear(2 * math.ceil(pitch * start / 2) + 3, 2 * math.ceil(pitch / 2) + 3)
    x, y = picture.get_rect().center
    for number in range(start):
        centre = (x + pitch * (number - (start - 1) / 2), y)
        pygame.draw.aacircle(picture, INK, centre, pitch * 0.48)
        pygame.draw.aacircle(picture, (EMBER if low else LANTERN) if number < left else PINE, centre, pitch * 0.33)
    return picture


@kept
def _disc(side: int, line: int, colour: Colour) -> pygame.Surface:
    """The ground of a badge `side` pixels wide: bone, edged with a colour and ink of `line` pixels."""
    picture = _clear(side + 2 * line + 3, side + 2 * line + 3)
    centre = picture.get_rect().center
    pygame.draw.aacircle(picture, INK, centre, side / 2 + line)
    pygame.draw.aacircle(picture, BONE, centre, side / 2)
    pygame.draw.aacircle(picture, colour, centre, side / 2, line)
    return picture


def fitted(theme: Theme, words: str, width: int, points: float = 15) -> float:
    """The size in points, at most `points`, at which words fit into a line of so many pixels; never below 14 pixels at 1280x720."""
    least = LEAST_LETTERS / theme.text_scale
    while points > least and theme.measure(words, "label_bold", points)[0] > width:
        points -= 0.5
    return max(points, least)


@kept_slowly
def _ground(size: tuple[int, int], hour: int, fire: tuple[int, int], reach: int, clock: int) -> Work:
    """The forest by night, darker with every hour, with the fire's light on it; paler in the morning. Under the clock cards, `clock`
    pixels high, it is darker still."""
    picture = pygame.Surface(size)
    picture.fill(INK)
    scale = max(size[0] / 1920, size[1] / 1080)
    stones = size[0] // 2, round(size[1] / 2 + (_STONES - 540) * scale)
    forest = yield from until_there(lambda: cover("scenes/forest", size))
    for band in bands(picture):
        picture.set_clip(band)
        picture.blit(forest, (fire[0] - stones[0], fire[1] - stones[1]))
        veil = pygame.Surface(band.size, pygame.SRCALPHA)
        veil.fill((*(MIST if hour == MORNING else INK), 60 if hour == MORNING else 10 + 15 * hour))
        picture.blit(veil, band)
        yield picture
    picture.set_clip(None)
    if hour != MORNING:
        light = glow(reach, EMBER, 70)
        picture.blit(light, (fire[0] - reach, fire[1] - reach), special_flags=pygame.BLEND_RGB_ADD)
    shade(picture, pygame.Rect(0, 0, size[0], clock), 150)
    yield picture


def child_at(board: BoardView, point: tuple[int, int], among: Sequence[int]) -> int:
    """The child of `among` under a point, NOBODY for none."""
    return next((child for child in among if board.child_rect(child).collidepoint(point)), NOBODY)
