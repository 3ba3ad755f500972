"""The house on the table: three boards with their rooms, tokens, item piles and figures, as pieces of the window."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

import pygame

from game.betrayal.roommap import RoomTile
from game.betrayal.spaces import room_of
from game.betrayal.terms import FLOORS
from game.client.betrayal.figures import draw_figure, figure_look, figure_mark, figure_rects
from game.client.betrayal.floorplan import Plan
from game.client.betrayal.look import token
from game.client.betrayal.roompictures import door_picture, door_place
from game.client.betrayal.tiles import RoomArt
from game.client.pictures import has_picture, sprite
from game.client.stage import Piece
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, PINE, WOOD, Theme
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.names import floor_name, token_name

PILE: Final = "item_pile"


class BoardView:
    """Draws what a `HouseTable` holds; `plan` says where."""

    def __init__(self, table: HouseTable, tiles: Mapping[str, RoomTile]) -> None:
        self.table = table
        self.tiles = tiles
        self.plan = Plan()
        self.moving: dict[int, tuple[pygame.Rect, float]] = {}
        """Figures on their way: where they came from, and how much of the way they have gone (0 to 1)."""
        self._pieces: list[Piece] = []
        self._figures: dict[int, pygame.Rect] = {}
        self._unnamed: set[str] = set()
        self._for: Hashable = None

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """Another place in the window, theme or language."""
        self.theme = theme
        self.art = RoomArt(theme)
        self.plan.layout(rect, theme.unit)
        self._for = None

    @property
    def rect(self) -> pygame.Rect:
        """Its place in the window."""
        return self.plan.rect

    def redraw(self) -> None:
        """Every piece is made anew."""
        self._for = None

    def settle(self, more: tuple[tuple[str, int, int], ...] = ()) -> None:
        """The rooms may have changed; `more` are places where a tile may come to lie."""
        self.plan.show(self.table.board, more)

    # where things are

    def figures(self) -> dict[int, pygame.Rect]:
        """Where each figure stands."""
        self._refresh()
        return self._figures

    def room_at(self, at: tuple[int, int]) -> str:
        """The room under a point, or an empty string."""
        if not self.rect.collidepoint(at):
            return ""
        return next((room for room, spot in self.table.t.spots.items() if self.plan.room(spot).collidepoint(at)), "")

    def room_rect(self, room: str) -> pygame.Rect:
        """Where a room lies."""
        return self.plan.room(self.table.t.spots[room])

    # drawing

    def ground(self) -> Hashable:
        """All that the ground depends on."""
        return ("ground", self.plan.key, tuple(self.rect))

    def paint_ground(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """A part of the sheet with its three boards."""
        theme = self.theme
        surface.fill(INK, region)
        gap = theme.px(5)
        for floor in FLOORS:
            board = self.plan.board(floor).inflate(-gap, -gap)
            if not board.colliderect(region):
                continue
            pygame.draw.rect(surface, PINE, board, border_radius=theme.px(10))
            pygame.draw.rect(surface, MOSS, board, theme.px(2), border_radius=theme.px(10))
            words = floor_name(floor)
            image = theme.image(words, "title", name_points(theme), MIST)
            surface.blit(image, (board.left + theme.px(12), board.top + theme.px(6)))

    def pieces(self) -> list[Piece]:
        """Everything on the sheet, lowest first."""
        self._refresh()
        if not self.moving:
            return self._pieces
        found = [piece for piece in self._pieces if not (piece.look[0] == "figure" and piece.look[1] in self.moving)]
        return found + [self._figure(index, self._on_the_way(index)) for index in self.moving if index in self._figures]

    def _on_the_way(self, index: int) -> pygame.Rect:
        start, share = self.moving[index]
        goal = self._figures[index]
        eased = share * share * (3 - 2 * share)
        rect = goal.copy()
        rect.center = (
            round(start.centerx + (goal.centerx - start.centerx) * eased),
            round(start.centery + (goal.centery - start.centery) * eased),
        )
        return rect

    def _refresh(self) -> None:
        now = (self.table.version, self.plan.key, tuple(self.rect))
        if now == self._for:
            return
        self._for = now
        things = self._things()
        self._figures = figure_rects(self.table, self.plan, lambda room: 0 if room in things else self._foot(room))
        self._unnamed = self._hidden_names()
        found: list[Piece] = []
        for room in self.table.t.spots:
            found += self._room(room)
        found += self._lying()
        found += [self._figure(index, rect) for index, rect in self._figures.items()]
        self._pieces = [piece for piece in found if piece.rect.colliderect(self.rect)]

    def _room(self, room: str) -> list[Piece]:
        board, spot = self.table.board, self.table.t.spots[room]
        rect, boarded, named = self.plan.room(spot), board.false(room), room not in self._unnamed
        art, tile, side = self.art, self.tiles[room], self.plan.side

        def draw(surface: pygame.Surface) -> None:
            surface.blit(art.room(tile, side, spot.turn, boarded, named), rect)

        found = [Piece(("room", room, spot.turn, boarded, side, named), rect, draw)]
        for wall in board.open(room):
            place = door_place("draught", rect, wall)
            found.append(self._draught(place, side, wall))
        return found

    def _draught(self, place: pygame.Rect, side: int, wall: str) -> Piece:
        return Piece(("draught", wall, side), place, lambda surface: surface.blit(door_picture("draught", side, wall), place))

    def _foot(self, room: str) -> int:
        """The pixels at a room's foot that its name takes."""
        paper = self.art.paper(room, self.plan.side)
        return 0 if paper is None else self.plan.side - paper.top

    def _hidden_names(self) -> set[str]:
        """The rooms whose names are left out because somebody would stand on them."""
        found: set[str] = set()
        for index, rect in self._figures.items():
            room = self.table.room_of(index)
            paper = self.art.paper(room, self.plan.side)
            if paper is not None and paper.move(self.room_rect(room).topleft).inflate(0, -4).colliderect(rect):
                found.add(room)
        return found

    def _things(self) -> dict[str, list[tuple[str, int]]]:
        """The tokens and item piles of each room that has any; of a pile the number of its cards."""
        here: dict[str, list[tuple[str, int]]] = {}
        for kind, places in self.table.t.tokens.items():
            for place in places:
                here.setdefault(room_of(place), []).append((kind, 0))
        for place, cards in self.table.t.dropped.items():
            here.setdefault(room_of(place), []).append((PILE, len(cards)))
        return here

    def _lying(self) -> list[Piece]:
        """Tokens and item piles: along the top of their rooms."""
        found: list[Piece] = []
        for room, things in self._things().items():
            if room in self.table.t.spots:
                found += self._row(self.room_rect(room), things)
        return found

    def _row(self, rect: pygame.Rect, things: list[tuple[str, int]]) -> list[Piece]:
        size = max(rect.w // 4, 14) if len(things) < 4 else max(rect.w // 5, 12)
        step = min(size, (rect.w * 3 // 4) // max(len(things), 1))
        found = []
        for number, (kind, count) in enumerate(things):
            place = pygame.Rect(rect.left + rect.w // 20 + number * step, rect.top + rect.h // 20, size, size)
            found.append(self._thing(kind, count, place))
        return found

    def _thing(self, kind: str, count: int, place: pygame.Rect) -> Piece:
        theme = self.theme

        def draw(surface: pygame.Surface) -> None:
            name = token(kind)
            if has_picture(name):
                surface.blit(sprite(name, place.w), place)
            else:
                pygame.draw.rect(surface, INK, place, border_radius=3)
                pygame.draw.rect(surface, WOOD, place.inflate(-3, -3), border_radius=3)
                letters = theme.image(
                    token_name(kind, self.table.t.haunt)[:1], "label_bold", max(place.h * 0.6, 12) / theme.text_unit, BONE
                )
                surface.blit(letters, letters.get_rect(center=place.center))
            if count > 1:
                number = theme.image(str(count), "label_bold", max(place.h * 0.5, 12) / theme.text_unit, INK)
                spot = number.get_rect(bottomright=place.bottomright).inflate(4, 0)
                pygame.draw.rect(surface, LANTERN, spot, border_radius=3)
                surface.blit(number, number.get_rect(center=spot.center))

        return Piece(("thing", kind, count), place, draw)

    def _figure(self, index: int, rect: pygame.Rect) -> Piece:
        body, theme = self.table.t.bodies[index], self.theme
        look = ("figure", index, *figure_look(self.table, index))
        active, mark = index == self.table.lit_figure(), figure_mark(self.table.t, index)
        grown = rect.inflate(rect.w // 3, rect.h // 3)
        return Piece(look, grown, lambda surface: draw_figure(surface, theme, body, mark, rect, active))


def name_points(theme: Theme) -> float:
    """The size of a floor's name."""
    return 18 / min(theme.text_scale, 1.5) if theme.text_scale > 1 else 18
