"""Tiles that are laid without being discovered: by name, and anew on a floor without a doorway (BT-4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act, act
from game.betrayal.board import FOR_GOOD, Board, Spot
from game.betrayal.deeds import tile_stays
from game.betrayal.deferring import found as found_there
from game.betrayal.discarding import GiveBack, replace
from game.betrayal.events import Discovered, TileMoved
from game.betrayal.holding import shuffle
from game.betrayal.position import Position
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import FLOORS, NOBODY, OPPOSITE, ROOM
from game.engine.contract import Seat


class PlaceTile(Task, frozen=True):
    """A tile is taken from the stack by name, which is then shuffled, and laid where chance, or the seat asked, says: at an open doorway
    of a floor it may lie on. Nobody draws for it (BT-4.2.6). `far`: as far from this room as possible; `seat` chooses.
    `needed`: a haunt cannot do without it, so it may even take a floor's last doorway, and where there is none the place of the tile that
    was laid last at the end of a way and that no goal needs, which is shuffled back (our reading)."""

    room: str
    seat: int
    floors: tuple[str, ...] = FLOORS
    far: str = ""
    needed: bool = False

    def run(self, s: Position) -> None:
        """Where it can lie is asked."""
        if self.room in s.board.spots or self.room not in s.t.piles[ROOM].cards:
            return
        closing = self.needed and not places(s, self.room, self.floors)
        if places(s, self.room, self.floors, closing=closing):
            s.then(WhereTile(self.room, self.seat, self.floors, self.far, closing))
        elif self.needed:
            self._take_place(s)

    def _take_place(self, s: Position) -> None:
        floors = [floor for floor in self.floors if floor in s.rules.tiles[self.room].floors]
        rooms = [room for floor in floors for room in s.board.on(floor) if room not in FOR_GOOD and not s.haunt.needs_room(room)]
        free = [room for room in rooms if not tile_stays(s, room)]
        ends = [room for room in free if len(s.board.near(room)) == 1]
        old = next((room for room in [*reversed(ends), *reversed(free)] if replace(s, room, self.room, closing=True)), "")
        if old:
            s.t.piles[ROOM].cards.remove(self.room)
            shuffle(s, ROOM)
            s.then(GiveBack(old))
            s.haunt.board_changed(s)


def places(s: Position, room: str, floors: Sequence[str], any_floor: bool = False, closing: bool = False) -> list[tuple[str, str, int]]:
    """Where a tile may be laid: (room beside, side of its doorway, turn), as many doors joined as possible at each doorway. `closing`: even
    where that takes the floor's last open doorway."""
    found = []
    for floor in floors:
        if not any_floor and floor not in s.rules.tiles[room].floors:
            continue
        board = s.board.without(room) if room in s.board.spots else s.board
        for beside, side in board.doorways(floor):
            _, x, y = board.cell(beside, side)
            found += [(beside, side, turn) for turn in board.turns(room, floor, x, y, OPPOSITE[side], closing)]
    return found


class WhereTile(Question, frozen=True):
    """Where a named tile is laid: `lay library N 2` (beside the library, at its north door, turned twice)."""

    kind = "where_tile"

    room: str
    seat: int
    floors: tuple[str, ...]
    far: str = ""
    closing: bool = False

    def asked(self, s: Position) -> Seat:
        """The seat that lays it."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Every doorway, or only the farthest ones."""
        found = places(s, self.room, self.floors, closing=self.closing)
        if self.far and self.far in s.board.spots:
            steps = s.board.distances(self.far)
            most = max(steps.get(beside, 99) for beside, _, _ in found)
            found = [place for place in found if steps.get(place[0], 99) == most]
        return [act("lay", *place) for place in found]

    def answer(self, s: Position, chosen: Act) -> None:
        """The tile lies there."""
        beside, side, turn = str(chosen.words[0]), str(chosen.words[1]), int(chosen.words[2])
        floor, x, y = s.board.cell(beside, side)
        spot = Spot(floor, x, y, turn)
        pile = s.t.piles[ROOM]
        moved = self.room in s.board.spots
        if self.room in pile.cards:
            pile.cards.remove(self.room)
            shuffle(s, ROOM)
        s.lay_tile(self.room, spot)
        s.tell(TileMoved(room=self.room, spot=spot) if moved else Discovered(body=NOBODY, room=self.room, spot=spot))
        s.haunt.board_changed(s)
        found_there(s, self.room)


# a floor without a doorway


def rearrangements(s: Position, floor: str) -> list[tuple[str, str, str, int]]:
    """The single tiles of a floor that could lie elsewhere on it so that it has two places to discover, all its rooms still joined: (tile,
    room beside, side, turn)."""
    found = []
    for room in s.board.on(floor):
        if room in FOR_GOOD or tile_stays(s, room):
            continue
        board = s.board.without(room)
        for beside, side in board.doorways(floor):
            _, x, y = board.cell(beside, side)
            for turn in board.turns(room, floor, x, y, OPPOSITE[side]):
                laid = board.with_tile(room, Spot(floor, x, y, turn))
                if len({laid.cell(*way) for way in laid.doorways(floor)}) > 1 and _joined(laid, floor, s.board):
                    found.append((room, beside, side, turn))
    return found


def _joined(board: Board, floor: str, before: Board) -> bool:
    """Whether all rooms of the floor that were joined are so still."""
    start = board.on(floor)[0]
    return len(board.distances(start)) >= len(before.distances(start))


class Rearrange(Question, frozen=True):
    """The active player lays one tile of a closed floor elsewhere: `rearrange attic bedroom N 1` (BT-4.2.4)."""

    kind = "rearrange"

    body: int
    floor: str

    def asked(self, s: Position) -> Seat:
        """Who wanted to discover."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each way that opens the floor."""
        return [act("rearrange", *way) for way in rearrangements(s, self.floor)]

    def answer(self, s: Position, chosen: Act) -> None:
        """The tile is moved there."""
        room, beside, side, turn = str(chosen.words[0]), str(chosen.words[1]), str(chosen.words[2]), int(chosen.words[3])
        board = s.board.without(room)
        floor, x, y = board.cell(beside, side)
        s.lay_tile(room, Spot(floor, x, y, turn))
        s.tell(TileMoved(room=room, spot=s.board.spots[room]))
        s.haunt.board_changed(s)
