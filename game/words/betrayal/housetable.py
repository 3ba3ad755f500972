"""The table as the screen shows it: what the events told so far have made of it, which may be less than has happened.

Everything in it is open, or what the viewer's observation says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from game.betrayal import events as e
from game.betrayal.board import Board
from game.betrayal.observation import BtObservation
from game.betrayal.roommap import RoomTile
from game.betrayal.table import Body, Table
from game.betrayal.terms import INDEX, NOBODY, TRAITORS
from game.engine.contract import TABLE, Event


class Dice(msgspec.Struct, frozen=True):
    """A roll that lies on the table: who rolled for what, the dice, and the result once it stands (-1 before). A defence lies beside the
    roll that it is `against`."""

    body: int
    purpose: str
    dice: tuple[int, ...]
    trait: str = ""
    total: int = -1
    least: int = -1
    success: bool = False
    against: Dice | None = None


_ATTACKS: Final = ("attack", "card_attack")
"""What is answered by a roll for the defence."""


class HouseTable:
    """Everything shown. `version` grows with each change of it; `asked` is the seat that is asked and
    `figure` the figure it decides for (a monster that it leads, else its own explorer), both NOBODY while things move."""

    def __init__(self, tiles: Mapping[str, RoomTile]) -> None:
        self.tiles = tiles
        self.version = 0
        self.asked = self.figure = NOBODY
        self.dice: Dice | None = None
        self.own: dict[str, str] = {}
        self.viewer = NOBODY
        self.unseen: dict[int, str] = {}
        """Where figures are that do not stand in the open, as far as the viewer knows."""
        self.t = Table((), [], {}, (), {}, _turn(), {}, {}, [])
        self._board: Board | None = None

    @property
    def board(self) -> Board:
        """Doors and distances of the rooms that are shown."""
        spots, walls = self.t.spots, frozenset(self.t.walls)
        if self._board is None or self._board.spots != spots or self._board.walls != walls:
            self._board = Board(self.tiles, spots, walls)
        return self._board

    @property
    def seats(self) -> int:
        """The number of explorers."""
        return sum(1 for body in self.t.bodies if body.kind == "explorer")

    def settle(self, seen: BtObservation) -> None:
        """Takes over what an observation says."""
        self.t = seen.table.copy()
        self.look_as(seen)
        self.asked = NOBODY if seen.actor is None else max(seen.actor, NOBODY)
        self.figure = self._figure_asked(seen)
        self.version += 1

    def _figure_asked(self, seen: BtObservation) -> int:
        body = seen.question.body if seen.question is not None and self.asked != NOBODY else NOBODY
        if not 0 <= body < len(self.t.bodies):
            return self.asked
        return body if body >= self.seats or self.t.bodies[body].seat == self.asked else self.asked

    def lit_seat(self) -> int:
        """The explorer whose plate is lit: the one that is asked; while things move, the one whose turn it is."""
        return self.asked if self.asked != NOBODY else self.t.turn.body

    def lit_figure(self) -> int:
        """The figure that stands in light, likewise."""
        return self.figure if self.figure != NOBODY else self.t.turn.body

    def look_as(self, seen: BtObservation) -> None:
        """Takes over what the viewer of an observation knows alone; ALL knows everything."""
        self.own, self.viewer = dict(seen.own), seen.viewer
        known = seen.secrets.own if seen.secrets is not None else [seen.own if seat == seen.viewer else {} for seat in range(self.seats)]
        self.unseen = {seat: own["room"] for seat, own in enumerate(known) if own.get("room")}

    def room_of(self, body: int) -> str:
        """Where a figure is, as far as the viewer knows."""
        return self.t.bodies[body].room or self.unseen.get(body, "")

    def take(self, event: Event) -> None:
        """Lets an event happen."""
        self.asked = self.figure = NOBODY
        happen = _HAPPEN.get(type(event))
        if happen is not None:
            happen(self, event)
            self.version += 1

    def body(self, index: int) -> Body:
        """A figure; one that comes into the house is made."""
        while len(self.t.bodies) <= index:
            self.t.bodies.append(Body("", "", NOBODY, TRAITORS, "", alive=False))
        return self.t.bodies[index]


def _turn() -> Any:
    from game.betrayal.table import Turn

    return Turn()


def _took(table: HouseTable, event: e.TookExplorer) -> None:
    table.body(event.seat).who = event.who


def _began(table: HouseTable, event: e.TurnBegan) -> None:
    table.t.turn.body = event.body
    table.t.turn.spent, table.t.turn.allowance = 0, event.allowance
    table.dice = None


def _went(table: HouseTable, event: e.Went) -> None:
    body = table.body(event.body)
    hidden = not event.seen_by(TABLE)
    body.room, body.half = ("", "") if hidden else (event.room, event.half)
    if hidden:
        table.unseen[event.body] = event.room
    for rider in table.t.bodies:
        if rider.on == event.body and rider.alive:
            rider.room, rider.half = body.room, body.half


def _vanished(table: HouseTable, event: e.Vanished) -> None:
    body = table.body(event.body)
    body.room = body.half = ""


def _laid(table: HouseTable, event: e.Discovered | e.TileMoved) -> None:
    spots = {room: spot for room, spot in table.t.spots.items() if _cell(spot) != _cell(event.spot)}
    table.t.spots = {**spots, event.room: event.spot}


def _cell(spot: Any) -> tuple[str, int, int]:
    return spot.floor, spot.x, spot.y


def _trait(table: HouseTable, event: e.TraitMoved) -> None:
    traits = table.body(event.body).traits
    if traits:
        traits[INDEX[event.trait]] = event.step


def _got(table: HouseTable, event: e.Got) -> None:
    cards = table.body(event.body).cards
    if event.card not in cards:
        cards.append(event.card)


def _lost(table: HouseTable, event: e.LostCard) -> None:
    cards = table.body(event.body).cards
    if event.card in cards:
        cards.remove(event.card)


def _token(table: HouseTable, event: e.TokenLaid) -> None:
    table.t.tokens.setdefault(event.token, []).append(event.place)


def _token_gone(table: HouseTable, event: e.TokenGone) -> None:
    places = table.t.tokens.get(event.token, [])
    if event.place in places:
        places.remove(event.place)


def _stunned(table: HouseTable, event: e.Stunned) -> None:
    table.body(event.body).stunned = not event.woke


def _died(table: HouseTable, event: e.Died) -> None:
    body = table.body(event.body)
    body.alive, body.room, body.half, body.cards = False, "", "", []


def _appeared(table: HouseTable, event: e.Appeared) -> None:
    body = table.body(event.body)
    body.kind, body.room, body.alive = event.kind, event.room, True


def _side(table: HouseTable, event: e.ChangedSide) -> None:
    table.body(event.body).side = event.side


def _became(table: HouseTable, event: e.Became) -> None:
    body = table.body(event.body)
    others = tuple(held for held in body.status if held[0] != event.status)
    body.status = others if event.off else (*others, (event.status, event.other))


def _carried(table: HouseTable, event: e.Carried) -> None:
    body = table.body(event.body)
    body.on = NOBODY if event.off else event.by
    if not event.off:
        body.room, body.half = table.body(event.by).room, table.body(event.by).half


def _went_out(table: HouseTable, event: e.WentOut) -> None:
    body = table.body(event.body)
    body.away = "" if event.back else event.place
    if not event.back:
        body.room = body.half = ""


def _counter(table: HouseTable, event: e.Counter) -> None:
    table.t.counters[event.name] = event.value


def _marked(table: HouseTable, event: e.Marked) -> None:
    marks = table.t.marks.setdefault(event.name, [])
    if event.off and event.what in marks:
        marks.remove(event.what)
    elif not event.off:
        marks.append(event.what)


def _round(table: HouseTable, event: e.NewRound) -> None:
    table.t.round = event.number


def _rolled(table: HouseTable, event: e.Rolled) -> None:
    before = table.dice
    against = None
    if event.purpose == "defence" and before is not None:
        against = before if before.purpose in _ATTACKS else before.against  # the same again: some dice were thrown anew
    table.dice = Dice(event.body, event.purpose, event.dice, event.trait, against=against)


def _counted(table: HouseTable, event: e.Counted) -> None:
    known = table.dice
    if known is None or known.purpose != event.purpose or known.body != event.body:
        against = known if known is not None and event.purpose == "defence" and known.purpose in _ATTACKS else None
        known = Dice(event.body, event.purpose, (), against=against)
    table.dice = msgspec.structs.replace(known, total=event.total)


def _needed(table: HouseTable, event: e.Needed) -> None:
    if table.dice is not None and table.dice.purpose == event.purpose:
        table.dice = msgspec.structs.replace(table.dice, total=event.total, least=event.least, success=event.success)


def _drew(table: HouseTable, event: e.Drew) -> None:
    if event.deck == "omen":
        table.t.omens += 1


def _haunt(table: HouseTable, event: e.HauntBegins) -> None:
    table.t.haunt, table.t.revealer, table.t.traitor = event.haunt, event.revealer, event.traitor
    table.dice = None


_HAPPEN: Final[dict[type, Callable[[HouseTable, Any], None]]] = {
    e.TookExplorer: _took,
    e.TurnBegan: _began,
    e.Went: _went,
    e.Vanished: _vanished,
    e.Discovered: _laid,
    e.TileMoved: _laid,
    e.TraitMoved: _trait,
    e.Got: _got,
    e.LostCard: _lost,
    e.TokenLaid: _token,
    e.TokenGone: _token_gone,
    e.Stunned: _stunned,
    e.Died: _died,
    e.Appeared: _appeared,
    e.ChangedSide: _side,
    e.Became: _became,
    e.Carried: _carried,
    e.WentOut: _went_out,
    e.Counter: _counter,
    e.Marked: _marked,
    e.NewRound: _round,
    e.Rolled: _rolled,
    e.Counted: _counted,
    e.Needed: _needed,
    e.Drew: _drew,
    e.HauntBegins: _haunt,
}
