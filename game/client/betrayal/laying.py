"""A room that is being laid: at which doorways it may lie, and which way round."""

from __future__ import annotations

import msgspec

from game.betrayal.actions import Act
from game.betrayal.asking import BtQuestion
from game.betrayal.board import Board, Spot
from game.betrayal.observation import BtObservation
from game.betrayal.terms import ELEVATOR
from game.words.betrayal.housetable import HouseTable

Cell = tuple[str, int, int]


class Lying(msgspec.Struct, frozen=True):
    """One way in which a room may lie."""

    room: str
    cell: Cell
    turn: int
    act: Act


class Laying:
    """The choice so far: at `cell` (None: none is chosen yet) the way number `at`."""

    def __init__(self, table: HouseTable) -> None:
        self.table = table
        self.found: list[Lying] = []
        self.cell: Cell | None = None
        self.at = 0

    def show(self, seen: BtObservation, moved: str = "") -> None:
        """Another question; `moved` is the room chosen where several may be moved."""
        self.found = self._ways(seen, moved)
        cells = self.cells()
        self.cell = cells[0] if len(cells) == 1 else None
        self.at = 0

    def _ways(self, seen: BtObservation, moved: str) -> list[Lying]:
        asked = seen.question
        if asked is None or not seen.legal:
            return []
        found: list[Lying] = []
        for act in seen.legal:
            if act.verb == "turn":
                assert asked.spot is not None
                found.append(Lying(asked.room, (asked.spot.floor, asked.spot.x, asked.spot.y), int(act.words[0]), act))
            elif act.verb in ("lay", "lift"):
                room = self._room(asked, seen)
                found.append(Lying(room, self._cell(room, str(act.words[0]), str(act.words[1])), int(act.words[2]), act))
            elif act.verb == "rearrange" and act.words[0] == moved:
                found.append(Lying(moved, self._cell(moved, str(act.words[1]), str(act.words[2])), int(act.words[3]), act))
        return found

    def _room(self, asked: BtQuestion, seen: BtObservation) -> str:
        if asked.room:
            return asked.room
        return ELEVATOR if asked.kind == "where_elevator" else seen.table.bodies[asked.body].room

    def _cell(self, room: str, beside: str, side: str) -> Cell:
        board = self.table.board
        spots = {name: spot for name, spot in board.spots.items() if name != room or name == beside}
        return Board(board.tiles, spots, board.walls).cell(beside, side)

    def board_with(self, lying: Lying) -> Board:
        """The house as it would be with the room lying so."""
        board = self.table.board
        return Board(board.tiles, {**board.spots, lying.room: Spot(*lying.cell, lying.turn)}, board.walls)

    def cells(self) -> list[Cell]:
        """Where the room may lie."""
        return list(dict.fromkeys(lying.cell for lying in self.found))

    def at_cell(self) -> list[Lying]:
        """The ways at the chosen place."""
        return [lying for lying in self.found if lying.cell == self.cell]

    def now(self) -> Lying | None:
        """The way that is shown."""
        ways = self.at_cell()
        return ways[self.at % len(ways)] if ways else None

    def turn(self, by: int = 1) -> bool:
        """The next way round at this place; false where there is no other."""
        ways = self.at_cell()
        if len(ways) < 2:
            return False
        self.at = (self.at + by) % len(ways)
        return True

    def choose(self, cell: Cell) -> None:
        """Takes another cell for the room."""
        self.cell, self.at = cell, 0

    def clear(self) -> None:
        """No place is chosen, where there are several."""
        if len(self.cells()) > 1:
            self.cell, self.at = None, 0
