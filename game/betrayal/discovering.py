"""Discovering rooms: drawing tiles, turning and placing them, and the card of a new room (BT-4.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.asking import BtQuestion
from game.betrayal.board import Spot
from game.betrayal.deeds import DISCOVER, MOVE, stopped
from game.betrayal.deferring import found as found_there
from game.betrayal.discarding import discard
from game.betrayal.events import Discovered, NothingThere, Sank, TurnedUp
from game.betrayal.holding import Draw, take_top
from game.betrayal.laying import PlaceTile, Rearrange, rearrangements
from game.betrayal.moving import Arrive, Leave, pay
from game.betrayal.position import Position
from game.betrayal.spaces import place_of
from game.betrayal.tasks import Chance, Question, Task
from game.betrayal.terms import OPPOSITE, ROOM, STEP
from game.engine.contract import Seat

_LETTER: Final = {"basement": "b", "ground": "g", "upper": "u"}
DISCOVERED: Final[dict[str, Callable[[int], Task]]] = {}
"""Room -> what follows, after its card, when an explorer has discovered it. The special rooms lie above this file: they put themselves
in."""


@lru_cache(maxsize=16)
def back_of(floors: tuple[str, ...]) -> str:
    """The back of a tile as a word: `bgu`, `g` ..."""
    return "".join(_LETTER[floor] for floor in ("basement", "ground", "upper") if floor in floors)


def explore(s: Position, body: int, side: str) -> None:
    """Steps through a door with nothing behind it."""
    if no_new_room(s, body):
        return
    room = s.room(body)
    pay(s, body)
    floor, x, y = s.board.cell(room, side)
    s.then(Leave(body), Discover(body, floor, x, y, OPPOSITE[side]))


def no_new_room(s: Position, body: int) -> bool:
    """Whether a figure that is about to be in a new room may not: it is told why, and nothing happens to it."""
    return stopped(s, MOVE, body) or stopped(s, DISCOVER, body)


class Discover(Task, frozen=True):
    """A tile is looked for that fits an empty place of a floor; its door has to lie on the side `entry` (empty: anywhere). The body
    moves in. `draws`: whether it then draws the card of the room's symbol (BT-4.2.6). `token`: one that is laid there first."""

    body: int
    floor: str
    x: int
    y: int
    entry: str
    draws: bool = True
    how: str = "discovered"
    token: str = ""

    def run(self, s: Position) -> None:
        """Looks at the top of the stack, until a tile fits."""
        if s.board.at.get((self.floor, self.x, self.y)) or not s.t.bodies[self.body].alive:
            return
        if no_new_room(s, self.body):
            return
        letter = _LETTER[self.floor]
        pile = s.t.piles[ROOM]
        tiles, floor = s.rules.tiles, self.floor
        fitting = [room for room in pile.cards if floor in tiles[room].floors]
        if not fitting:
            s.tell(NothingThere(floor=self.floor))
        elif self._all_close(s, fitting):
            self._closed(s)
        elif pile.known:
            self._known(s, letter)
        elif not pile.back:
            s.then(LookAtBack(), self)
        elif letter not in pile.back:
            _sink(s)
            s.then(self)
        else:
            s.then(TurnUp(self))

    def _known(self, s: Position, letter: str) -> None:
        """The top tile is known to somebody: no chance is left in it."""
        room = take_top(s, ROOM)
        back = back_of(s.rules.tiles[room].floors)
        if letter not in back:
            s.t.piles[ROOM].bottom.append(back)
            s.tell(Sank(back=back))
            s.then(self)
        else:
            s.tell(TurnedUp(body=self.body, room=room))
            s.then(Laying(self, room))

    def _all_close(self, s: Position, fitting: Sequence[str]) -> bool:
        """Whether every tile left would take the floor's last doorway."""
        if len({cell for _, cell in s.board.beyond_doorways(self.floor)}) > 1:
            return False
        return not any(s.board.turns(room, self.floor, self.x, self.y, self.entry) for room in fitting)

    def _closed(self, s: Position) -> None:
        """The active player rearranges the floor where that helps, and the tile is looked for again (BT-4.2.4)."""
        s.tell(NothingThere(floor=self.floor))
        needed = [room for room in s.t.piles[ROOM].cards if s.haunt.needs_room(room) and self.floor in s.rules.tiles[room].floors]
        if rearrangements(s, self.floor):
            s.then(Rearrange(self.body, self.floor), GoOn(self, self.beside(s)))
        elif self.how == "discovered" and needed:  # a room that a goal needs may even take the last doorway
            s.then(PlaceTile(needed[0], s.t.bodies[self.body].seat, (self.floor,), needed=True))
        elif self.how == "discovered":
            s.t.marks[f"closed_{self.floor}"] = [f"{room} {side}" for room, side in s.board.doorways(self.floor)]

    def beside(self, s: Position) -> str:
        """The room on whose side the place has to be entered, if it lies there with an open door; empty: none, or entered anywhere."""
        if not self.entry:
            return ""
        dx, dy = STEP[self.entry]
        room = s.board.at.get((self.floor, self.x + dx, self.y + dy), "")
        return room if room and OPPOSITE[self.entry] in s.board.open(room) else ""


class GoOn(Task, frozen=True):
    """A floor was rearranged: who wanted to discover goes on, if the door is still there."""

    discover: Discover
    beside: str

    def run(self, s: Position) -> None:
        """Looks for the tile again."""
        if self.discover.beside(s) == self.beside:
            s.then(self.discover)


def _sink(s: Position) -> None:
    pile = s.t.piles[ROOM]
    pile.bottom.append(pile.back)
    s.tell(Sank(back=pile.back))
    pile.back = ""


class LookAtBack(Chance, frozen=True):
    """The back of the stack's top tile: `back bg`."""

    def run(self, s: Position) -> None:
        """The tiles that went to the bottom come up in their order when all others are gone."""
        pile = s.t.piles[ROOM]
        if len(pile.bottom) >= len(pile.cards):
            pile.back = pile.bottom.pop(0)
        else:
            super().run(s)

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Each back by how many tiles of the middle have it."""
        pile = s.t.piles[ROOM]
        tiles = s.rules.tiles
        counts = Counter([back_of(tiles[room].floors) for room in pile.cards])
        for back in pile.bottom:
            counts[back] -= 1
        return [(act("back", back), count) for back, count in sorted(counts.items()) if count > 0]

    def answer(self, s: Position, chosen: Act) -> None:
        """It is seen by all."""
        s.t.piles[ROOM].back = str(chosen.words[0])


class TurnUp(Chance, frozen=True):
    """Which tile it is: `tile library`."""

    discover: Discover

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """All tiles with this back alike."""
        return [(act("tile", room), 1) for room in self.possible(s)]

    def possible(self, s: Position) -> list[str]:
        """All tiles with this back."""
        pile, tiles = s.t.piles[ROOM], s.rules.tiles
        floors = next(tiles[room].floors for room in pile.cards if back_of(tiles[room].floors) == pile.back)
        return [room for room in pile.cards if tiles[room].floors == floors]

    def sample(self, s: Position, point: float) -> Act:
        """A random tile of those that fit."""
        rooms = self.possible(s)
        return act("tile", rooms[int(point * len(rooms))])

    def answer(self, s: Position, chosen: Act) -> None:
        """The tile lies open, to be laid."""
        s.t.piles[ROOM].back = ""
        room = str(chosen.words[0])
        s.tell(TurnedUp(body=self.discover.body, room=room))
        s.then(Laying(self.discover, room))


class Laying(Question, frozen=True):
    """How the tile is turned: `turn 2` (quarter turns clockwise)."""

    kind = "laying"

    discover: Discover
    room: str

    def shown(self) -> BtQuestion:
        """The room, and where it lies."""
        d = self.discover
        return BtQuestion(kind=self.kind, room=self.room, spot=Spot(d.floor, d.x, d.y))

    def run(self, s: Position) -> None:
        """A tile that would close the floor is discarded and the next drawn (BT-4.2.4)."""
        if self._turns(s):
            super().run(s)
            return
        s.then(self.discover, *discard(s, self.room))

    def _turns(self, s: Position) -> tuple[int, ...]:
        d = self.discover
        return s.board.turns(self.room, d.floor, d.x, d.y, d.entry)

    def asked(self, s: Position) -> Seat:
        """The discoverer."""
        return s.t.bodies[self.discover.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """The turns that are allowed."""
        return [act("turn", turn) for turn in self._turns(s)]

    def answer(self, s: Position, chosen: Act) -> None:
        """Lays it, and moves in."""
        d = self.discover
        s.t.piles[ROOM].cards.remove(self.room)
        spot = Spot(d.floor, d.x, d.y, int(chosen.words[0]))
        s.lay_tile(self.room, spot)
        s.tell(Discovered(body=d.body, room=self.room, spot=spot))
        half = _half(s, self.room, d.entry)
        if d.token:
            s.lay_token(d.token, place_of(self.room, half))
        s.then(Arrive(d.body, self.room, d.how, half), NewRoom(d.body, self.room, d.draws))


def _half(s: Position, room: str, entry: str) -> str:
    """The half of a barrier room behind a wall; without a door there it is the outer one."""
    return s.board.printed(room, entry) if entry and s.rules.tiles[room].barrier else s.outer_half(room)


class NewRoom(Task, frozen=True):
    """What the discoverer of a room meets: first its card, then its text (BT-4.2.6)."""

    body: int
    room: str
    draws: bool

    def run(self, s: Position) -> None:
        """The card is drawn, and the room's text is read."""
        s.haunt.discovered(s, self.body, self.room)
        found_there(s, self.room)
        tasks: list[Task] = []
        if self.draws and (symbol := s.board.symbol(self.room)) and s.is_explorer(self.body):
            if s.t.turn.body == self.body:
                s.t.turn.stopped = True
            tasks.append(Draw(self.body, symbol))
        if (follows := DISCOVERED.get(self.room)) and s.is_explorer(self.body):
            tasks.append(follows(self.body))
        s.then(*tasks)
