"""The Mystic Elevator (BT-7.6): when it goes, and where to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.board import Spot
from game.betrayal.deeds import tile_held, tile_stays
from game.betrayal.events import TileMoved
from game.betrayal.harm import DamageDice
from game.betrayal.laying import places
from game.betrayal.moving import ENTERED
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import BASEMENT, ELEVATOR, GROUND, NOBODY, PHYSICAL, TRAITORS, UPPER
from game.engine.contract import Seat

ANY_FLOOR: Final = 4
"""The roll that sends the Elevator to whatever floor one likes."""
LIFT_FLOORS: Final = {1: (BASEMENT,), 2: (GROUND,), 3: (UPPER,), ANY_FLOOR: (BASEMENT, GROUND, UPPER), 0: (BASEMENT,)}


class Elevator(Task, frozen=True):
    """The Elevator moves for a figure that has entered it, or stayed in it for a whole turn; once a turn of a hero, and once in the
    turns of the traitor and all monsters together, whoever is in it."""

    body: int

    def run(self, s: Position) -> None:
        """Heroes roll, traitor and monsters choose."""
        b = s.t.bodies[self.body]
        if lift_spent(s) or not b.alive or b.room != ELEVATOR or tile_held(s, ELEVATOR, self.body):
            return
        if in_block(s, self.body):
            s.then(ElevatorGoes(self.body, ANY_FLOOR))
        else:
            spend_lift(s)
            s.then(Roll(self.body, "elevator", dice=2), ElevatorRolled(self.body))


def blocks_turn(s: Position) -> bool:
    """Whether the turn of the traitor or of a monster runs."""
    return bool(s.t.haunt) and (s.t.turn.body == NOBODY or in_block(s, s.t.turn.body))


def lift_spent(s: Position) -> bool:
    """Whether the Elevator has moved already in this turn, or in the turns of the traitor and the monsters."""
    return s.used("elevator") or (blocks_turn(s) and s.counter("elevator_block") == s.t.round)


def spend_lift(s: Position) -> None:
    """The Mystic Elevator moves no more in this turn."""
    s.use("elevator")
    if blocks_turn(s):
        s.t.counters["elevator_block"] = s.t.round


def in_block(s: Position, body: int) -> bool:
    """Whether a figure is one of those that choose where the Elevator goes."""
    return s.t.bodies[body].side == TRAITORS or not s.is_explorer(body)


class ElevatorRolled(Task, frozen=True):
    """Where the roll sends it; a 0 hurts everybody in it."""

    body: int

    def run(self, s: Position) -> None:
        """The elevator goes, and may hurt those in it."""
        result = min(ANY_FLOOR, s.t.rolled)
        tasks: list[Task] = [ElevatorGoes(self.body, result)]
        if result == 0:
            riders = [i for i in s.at(ELEVATOR) if s.is_explorer(i) and s.t.bodies[i].side != TRAITORS]  # BT-6.5.2
            tasks += [DamageDice(i, PHYSICAL, 1, "room") for i in riders]
        s.then(*tasks)


class ElevatorGoes(Task, frozen=True):
    """It goes to a doorway of the floor; without one it stays."""

    body: int
    result: int

    def run(self, s: Position) -> None:
        """The seat is asked at which doorway it stops."""
        if not tile_stays(s, ELEVATOR, self.body) and lift_places(s, self.result):
            s.then(WhereElevator(self.body, self.result))


def lift_places(s: Position, result: int) -> list[tuple[str, str, int]]:
    """Where the Elevator may go with a result: other doorways than its own, and no floor is closed."""
    here = s.board.spots[ELEVATOR]
    found = []
    for beside, side, turn in places(s, ELEVATOR, LIFT_FLOORS[result], True):
        spot = Spot(*s.board.cell(beside, side), turn)
        if spot != here and _stays_open(s, here.floor, spot):
            found.append((beside, side, turn))
    return found


def _stays_open(s: Position, floor: str, spot: Spot) -> bool:
    """Whether the floor that the Elevator leaves keeps a doorway when it lies at a spot."""
    covered = spot.floor, spot.x, spot.y
    if any(room != ELEVATOR and s.board.cell(room, side) != covered for room, side in s.board.doorways(floor)):
        return True
    return bool(s.board.with_tile(ELEVATOR, spot).doorways(floor))


class WhereElevator(Question, frozen=True):
    """At which doorway the Elevator stops: `lift crypt N 1`."""

    kind = "where_elevator"

    body: int
    result: int

    def asked(self, s: Position) -> Seat:
        """Who plays the figure in it."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each doorway; the traitor and monsters, who choose freely, may also let it stay. A hero's 4 is any floor, but another doorway."""
        found = [act("lift", *place) for place in lift_places(s, self.result)]
        return [*found, act("stay")] if in_block(s, self.body) else found

    def answer(self, s: Position, chosen: Act) -> None:
        """It moves with everything on it."""
        if chosen.verb == "stay":
            return
        spend_lift(s)
        beside, side, turn = str(chosen.words[0]), str(chosen.words[1]), int(chosen.words[2])
        if not s.lay_tile(ELEVATOR, Spot(*s.board.cell(beside, side), turn), self.body):
            return
        s.tell(TileMoved(room=ELEVATOR, spot=s.board.spots[ELEVATOR]))
        s.haunt.board_changed(s)


ENTERED[ELEVATOR] = Elevator
