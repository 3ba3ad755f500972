"""Events that change the house itself: Mystic Slide, Revolving Wall, The Walls, What the...?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.board import FOR_GOOD, Spot
from game.betrayal.deeds import MOVE, may, only_open, tile_held
from game.betrayal.discarding import discard
from game.betrayal.discovering import Discover, NewRoom, no_new_room
from game.betrayal.effects import SPECIAL, Ask, concerning, lay_only
from game.betrayal.eventroads import FindRoom, standing_places
from game.betrayal.events import Discovered, Needed, TileMoved, TurnedUp
from game.betrayal.harm import DamageDice
from game.betrayal.holding import take_top
from game.betrayal.laying import places
from game.betrayal.moving import Arrive, Leave, Relocate, fully_explored, wall_behind
from game.betrayal.peeking import NextTop
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.spaces import parts_of, place_of
from game.betrayal.tasks import Task, Tasks
from game.betrayal.terms import BASEMENT, FLOORS, MIGHT, OPPOSITE, PHYSICAL, ROOM, SIDES

SLIDE_LEAST: Final = 5
WALL_LEAST: Final = 3
SWITCH: Final = "wall_switch"

# the Slide


def slide(s: Position, body: int, word: str) -> None:
    """The Slide opens under the drawer, or under the next on the left who is not in the basement; who is there rides it at once."""
    for seat in (body, *s.clockwise(body)[:-1]):
        b = s.t.bodies[seat]
        if b.alive and b.room in s.board.spots and s.board.floor(b.room) != BASEMENT:
            s.then(concerning(s, seat, "mystic_slide", body, SlideOpens(seat, body)))
            return


class SlideOpens(Task, frozen=True):
    """The token lies where the explorer is, who rolls Might."""

    body: int
    drawer: int

    def run(self, s: Position) -> None:
        """Lays it and rolls."""
        lay_only(s, "slide", s.place(self.body))
        if s.t.turn.body == self.body:
            s.use("token:slide")
        if no_ride(s, self.body):
            return
        roll = Roll(self.body, "event_mystic_slide", MIGHT, event=self.body == self.drawer)
        s.then(roll, RideDown(self.body, "event_mystic_slide"))


def below(s: Position, body: int) -> tuple[str, ...]:
    """The floors below a figure's."""
    return FLOORS[FLOORS.index(s.board.floor(s.room(body))) + 1 :]


def may_slide(s: Position, body: int, floors: Sequence[str] = ()) -> bool:
    """Whether the Slide leads a figure anywhere on these floors (all below it): into a room there, or to a new one in the basement."""
    landings = (room for room, *_ in standing_places(s, floors or below(s, body)))
    return s.haunt.may_discover(s, body) or any(may(s, MOVE, body, room=room, how="slide") for room in landings)


def no_ride(s: Position, body: int, floors: Sequence[str] = ()) -> bool:
    """Whether a figure that is about to slide may not: it is told why, and nothing happens to it."""
    if may_slide(s, body, floors):
        return False
    only_open(s, body, [room for room, *_ in standing_places(s, floors or below(s, body))], "slide")
    return True


class RideDown(Task, frozen=True):
    """Where a ride on the Slide ends: with Might 5+ where one likes on a floor below, else hurt in a new basement room. Its card is drawn
    in one's own turn only."""

    body: int
    purpose: str

    def run(self, s: Position) -> None:
        """Looks at the roll."""
        if not s.t.bodies[self.body].alive:
            return
        success = s.t.rolled >= SLIDE_LEAST
        s.tell(Needed(body=self.body, purpose=self.purpose, total=s.t.rolled, least=SLIDE_LEAST, success=success))
        if no_ride(s, self.body, () if success else (BASEMENT,)):
            return
        if success:
            s.then(Leave(self.body), Below(self.body, below(s, self.body)))
        else:
            draws = s.t.turn.body == self.body
            s.then(
                FindRoom(self.body, BASEMENT, "slide", draws, Tasks((Below(self.body, (BASEMENT,)),))),
                DamageDice(self.body, PHYSICAL, 1, "event"),
            )


class Below(Ask, frozen=True):
    """In which room the ride ends: `land crypt`, `land chasm W`."""

    kind = "below"

    floors: tuple[str, ...]

    def choices(self, s: Position) -> Sequence[Act]:
        """Each room of these floors."""
        return [act("land", *place) for place in standing_places(s, self.floors) if may(s, MOVE, self.body, room=place[0], how="slide")]

    def answer(self, s: Position, chosen: Act) -> None:
        """The explorer arrives in that room."""
        half = str(chosen.words[1]) if len(chosen.words) > 1 else ""
        s.then(Arrive(self.body, str(chosen.words[0]), "slide", half))


# the Revolving Wall


def blind_walls(s: Position, room: str) -> list[str]:
    """The walls of a room without a door that leads anywhere, behind which a room lies or can be found."""
    tile, turn = s.rules.tiles[room], s.board.spots[room].turn
    locked = [SIDES[(SIDES.index(side) + turn) % 4] for side in (tile.front_door, tile.stair_door) if side]
    used = (*s.board.doors(room), *s.board.open(room), *locked)
    new = not fully_explored(s, s.board.floor(room))
    return [side for side in SIDES if side not in used and (new or s.board.beyond(room, side))]


class Switch(Ask, frozen=True):
    """Which wall revolves: `switch N`; none where every wall has its door."""

    kind = "switch"

    def run(self, s: Position) -> None:
        """Asks; where only new rooms lie behind the walls and may not be found, it is told."""
        room = s.t.bodies[self.body].room
        if room in s.board.spots and blind_walls(s, room) and not self.choices(s):
            no_new_room(s, self.body)
        super().run(s)

    def choices(self, s: Position) -> Sequence[Act]:
        """Each wall of the room that has no door."""
        room = s.t.bodies[self.body].room
        if room not in s.board.spots:
            return []
        new = s.haunt.may_discover(s, self.body)
        return [act("switch", side) for side in blind_walls(s, room) if new or s.board.beyond(room, side)]

    def answer(self, s: Position, chosen: Act) -> None:
        """The explorer passes into the room behind it, which may have to be found first."""
        side = str(chosen.words[0])
        b = s.t.bodies[self.body]
        here = s.place(self.body)
        if beyond := s.board.beyond(b.room, side):
            half = s.outer_half(beyond)
            lay_only(s, SWITCH, here, place_of(beyond, half))
            s.then(Relocate(self.body, beyond, "wall", half))
            return
        cell = s.board.cell(b.room, side)
        s.then(Leave(self.body), Discover(self.body, *cell, "", True, "wall"), SwitchLies(here, cell))


class SwitchLies(Task, frozen=True):
    """The wall was opened: its token lies in both rooms; none where no room was found."""

    here: str
    cell: tuple[str, int, int]

    def run(self, s: Position) -> None:
        """The token is laid in both rooms."""
        room = s.board.at.get(self.cell)
        if room:
            half = s.outer_half(room)
            lay_only(s, SWITCH, self.here, place_of(room, half))


def pass_wall(s: Position, body: int) -> None:
    """A figure passes the wall, 0 spaces."""
    room, half = parts_of(wall_behind(s, s.place(body)))
    if room:
        s.then(Relocate(body, room, "wall", half))


class WallTurns(Task, frozen=True):
    """Whether the wall lets somebody through: Knowledge 3+."""

    body: int

    def run(self, s: Position) -> None:
        """Looks at the roll."""
        success = s.t.rolled >= WALL_LEAST
        s.tell(Needed(body=self.body, purpose="token_wall_switch", total=s.t.rolled, least=WALL_LEAST, success=success))
        if success:
            pass_wall(s, self.body)


# The Walls


class NewWalls(Task, frozen=True):
    """The next tile is laid on any floor that it may lie on, and the explorer is in it."""

    body: int

    def run(self, s: Position) -> None:
        """Turns up the top tile; one that fits nowhere leaves the game (BT-4.2.4)."""
        pile = s.t.piles[ROOM]
        if not pile.cards or not s.t.bodies[self.body].alive or no_new_room(s, self.body):
            return
        if not pile.known:
            s.then(NextTop(ROOM), self)
            return
        room = take_top(s, ROOM)
        s.tell(TurnedUp(body=self.body, room=room))
        if places(s, room, s.rules.tiles[room].floors):
            pile.cards.remove(room)
            s.then(LayNew(self.body, room))
        else:
            s.then(self, *discard(s, room))


class LayNew(Ask, frozen=True):
    """Where the tile is laid: `lay library N 2` (beside the library, at its north door, turned twice)."""

    kind = "lay_new"

    room: str

    def choices(self, s: Position) -> Sequence[Act]:
        """Every doorway of its floors."""
        return [act("lay", *place) for place in places(s, self.room, s.rules.tiles[self.room].floors)]

    def answer(self, s: Position, chosen: Act) -> None:
        """Lays it and moves in."""
        beside, side, turn = str(chosen.words[0]), str(chosen.words[1]), int(chosen.words[2])
        spot = Spot(*s.board.cell(beside, side), turn)
        s.lay_tile(self.room, spot)
        s.tell(Discovered(body=self.body, room=self.room, spot=spot))
        half = s.board.printed(self.room, OPPOSITE[side]) if s.rules.tiles[self.room].barrier else ""
        s.then(Leave(self.body), Arrive(self.body, self.room, "moved", half), NewRoom(self.body, self.room, True))


# What the...?


def new_spots(s: Position, room: str) -> list[tuple[str, str, int]]:
    """Where a room that moves may go: another open doorway of its floor, or of another floor where there is none; its floor stays open."""
    here = s.board.spots[room]
    for floors in ((here.floor,), tuple(floor for floor in FLOORS if floor != here.floor)):
        found = [place for place in places(s, room, floors, True) if _elsewhere(s, room, place)]
        if found:
            return found
    return []


def _elsewhere(s: Position, room: str, place: tuple[str, str, int]) -> bool:
    beside, side, turn = place
    here, cell = s.board.spots[room], s.board.cell(beside, side)
    if beside == room or cell == (here.floor, here.x, here.y):
        return False
    return bool(s.board.with_tile(room, Spot(*cell, turn)).doorways(here.floor))


class RoomMoves(Ask, frozen=True):
    """Where the explorer's room goes, with everything in it: `lay library N 2`. Rooms of the beginning stay (BT-2.4)."""

    kind = "room_moves"

    def run(self, s: Position) -> None:
        """Asks, unless the room has to stay."""
        if not tile_held(s, s.t.bodies[self.body].room, self.body):
            super().run(s)

    def choices(self, s: Position) -> Sequence[Act]:
        """Each place where the room may go."""
        room = s.t.bodies[self.body].room
        return [act("lay", *place) for place in new_spots(s, room)] if room in s.board.spots and room not in FOR_GOOD else []

    def answer(self, s: Position, chosen: Act) -> None:
        """It lies there now; its doors and windows are those of a new tile (BT-7.11)."""
        room = s.t.bodies[self.body].room
        beside, side, turn = str(chosen.words[0]), str(chosen.words[1]), int(chosen.words[2])
        spot = Spot(*s.board.cell(beside, side), turn)
        if not s.lay_tile(room, spot, self.body):
            return
        s.tell(TileMoved(room=room, spot=spot))
        s.haunt.board_changed(s)


SPECIAL.update(
    slide=slide,
    wall=lambda s, body, word: s.then(Switch(body)),
    walls=lambda s, body, word: s.then(NewWalls(body)),
    what_the=lambda s, body, word: s.then(RoomMoves(body)),
)
