"""What can be chosen on the board now: rooms, doors, places, figures, and explorers at the beginning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.betrayal.actions import Act
from game.betrayal.data import PEOPLE, STARTS, TRACKS
from game.betrayal.terms import TRAITS
from game.client.betrayal.control import LONG
from game.client.betrayal.hints import figure_hint
from game.client.betrayal.routes import Route
from game.client.betrayal.spots import DoorSpot, FigureSpot, LayingSpot, PortraitSpot, Spot, door_mark
from game.client.widgets import Widget
from game.words.betrayal.choosing import Option
from game.words.betrayal.names import explorer_name, room_name
from game.words.betrayal.roomwords import room_rule
from game.words.betrayal.tips import doing_words, lying_words
from game.words.betrayal.wording import side_word
from game.words.language import _, n_

if TYPE_CHECKING:
    from game.client.betrayal.context import SpotsContext

_RING = 16
"""Layout points that a figure's ring takes beyond it, both sides together."""


class BoardSpots:
    """Makes them for a view."""

    def __init__(self, view: SpotsContext) -> None:
        self.view = view

    def all(self) -> list[Widget]:
        """What can be chosen on the board now."""
        view, seen = self.view, self.view.observation
        if seen is None or view.showing.busy() or not view.asked() or view.reading_shown() is not None:
            return []
        if seen.asked == "pick_explorer":
            return self._portraits()
        found: list[Widget] = []
        if view.laying.found:
            found += self._laying_spots()
        if not view.choosing.path:
            found += self._ways() + self._doors()
        found += self._rooms() + self._doorways() + self._figures()
        return found

    def _ways(self) -> list[Widget]:
        found: list[Widget] = []
        numbers = {room: number for number, room in self.view.control.numbered().items()}
        for room, route in self.view.routes.items():
            if room in self.view.table.t.spots:
                spot = self._room_spot(f"go:{room}", room, self._route_words(room, route), self._go(route))
                spot.number = numbers.get(room, "").rjust(LONG, "0") if numbers else ""
                found.append(spot)
        return found

    def _route_words(self, room: str, route: Route) -> str:
        words = n_("{room}: {n} space", "{room}: {n} spaces", route.cost).format(room=room_name(room), n=route.cost)
        if route.rolls:
            words += ". " + _("A roll on the way.")
        return "\n".join(filter(None, [words, room_rule(room), *doing_words(self.view.table, room), *lying_words(self.view.table.t, room)]))

    def _go(self, route: Route) -> Callable[[], None]:
        return lambda: self.view.walk(route)

    def _doors(self) -> list[Widget]:
        view, seen = self.view, self.view.observation
        assert seen is not None
        here = view.table.room_of(seen.table.turn.body) if 0 <= seen.table.turn.body < len(seen.table.bodies) else ""
        found: list[Widget] = []
        for act in seen.legal:
            if act.verb == "explore" and here in view.table.t.spots:
                side = str(act.words[0])
                place = door_mark(view.board.room_rect(here), side)
                label = _("Open the door: {what}").format(what=side_word(side))
                found.append(self._spot(DoorSpot, f"explore:{side}", place, label, self._act(act, f"explore:{side}")))
        return found

    def _act(self, act: Act, key: str) -> Callable[[], None]:
        return lambda: self.view.control.aim(key, act)

    def _rooms(self) -> list[Widget]:
        view = self.view
        found: list[Widget] = []
        for room, option in view.choosing.rooms().items():
            label = self.view.buttons.words(option)
            found.append(self._room_spot(f"room:{option.key}", room, label, self._pick(option)))
        return found

    def _doorways(self) -> list[Widget]:
        view = self.view
        found: list[Widget] = []
        for (room, side), option in view.choosing.doorways().items():
            place = door_mark(view.board.room_rect(room), side)
            found.append(self._spot(DoorSpot, f"door:{option.key}", place, self.view.buttons.words(option), self._pick(option)))
        return found

    def _figures(self) -> list[Widget]:
        view = self.view
        rects, grow = view.board.figures(), view.app.theme.px(_RING)
        found: list[Widget] = []
        for index, option in view.choosing.figures().items():
            if index in rects:
                place = rects[index].inflate(grow, grow)
                spot = self._spot(FigureSpot, f"figure:{index}", place, view.buttons.words(option), self._pick(option))
                spot.tip = "\n".join(filter(None, [spot.tip, view.buttons.chances(option), figure_hint(view, index)]))
                found.append(spot)
        return found

    def _pick(self, option: Option) -> Callable[[], None]:
        return lambda: self.view.control.press(f"do:{option.key}", option)

    def _laying_spots(self) -> list[Widget]:
        view, laying = self.view, self.view.laying
        found: list[Widget] = []
        now = laying.now()
        for cell in laying.cells():
            place = view.board.plan.cell(*cell)
            if now is not None and cell == laying.cell:
                label = _("Lay it here: {room}").format(room=room_name(now.room))
                spot = LayingSpot(now, laying.board_with(now), view.board.art, place, view.board.rect, label, view.lay_room)
                found.append(spot)
            else:
                place = place.inflate(-place.w // 3, -place.h // 3)
                found.append(self._spot(DoorSpot, f"cell:{cell[0]}:{cell[1]}:{cell[2]}", place, _("Lay it here"), self._choose_cell(cell)))
        return found

    def _choose_cell(self, cell: tuple[str, int, int]) -> Callable[[], None]:
        return lambda: self.view.choose_cell(cell)

    def _room_spot(self, key: str, room: str, label: str, action: Callable[[], None]) -> Spot:
        """A whole room; its doors stay in sight."""
        spot = self._spot(Spot, key, self.view.board.room_rect(room), label, action)
        spot.doors = tuple(self.view.table.board.sides(room))
        return spot

    def _spot(self, kind: type[Spot], key: str, place: pygame.Rect, label: str, action: Callable[[], None]) -> Spot:
        armed = self.view.choosing.armed == key
        words = _("Sure? {what}").format(what=label) if armed else label
        return kind(key, place, self.view.board.rect, words, action, chosen=armed)

    def _portraits(self) -> list[Widget]:
        view, seen = self.view, self.view.observation
        assert seen is not None
        free = [str(act.words[0]) for act in seen.legal]
        rects = portrait_rects(view.board.rect, view.app.theme.px(14), len(PEOPLE))
        found: list[Widget] = []
        for who, place in zip(PEOPLE, rects, strict=True):
            if who in free:
                act = next(each for each in seen.legal if each.words[0] == who)
                option = Option((act.verb, *act.words), act)
                key = f"do:{option.key}"
                values = tuple((trait, TRACKS[who][index][STARTS[who][index]]) for index, trait in enumerate(TRAITS))
                words = explorer_name(who)
                if view.choosing.armed == key:
                    words = _("Sure? {what}").format(what=explorer_name(who))
                spot = PortraitSpot(who, values, place, view.board.rect, words, self._pick(option))
                spot.chosen = view.choosing.armed == key
                spot.tip = words if spot.chosen else ""  # the name stands on the card
                found.append(spot)
        return found


def portrait_rects(area: pygame.Rect, gap: int, count: int) -> list[pygame.Rect]:
    """Places for so many cards in an area, as large as they can be."""
    best: list[pygame.Rect] = []
    size = 0
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (area.w - gap * (columns + 1)) // columns
        tall = (area.h - gap * (rows + 1)) // rows
        wide, tall = min(wide, tall * 9 // 10), min(tall, wide * 3 // 2)
        if wide > 0 and tall > 0 and wide * tall > size:
            size = wide * tall
            left = area.centerx - (columns * (wide + gap) - gap) // 2
            top = area.centery - (rows * (tall + gap) - gap) // 2
            best = [
                pygame.Rect(left + number % columns * (wide + gap), top + number // columns * (tall + gap), wide, tall)
                for number in range(count)
            ]
    return best
