"""Events that open ways through the house or carry explorers off: Secret Passage, Secret Stairs, Funeral, The Beckoning, The Lost One."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.deeds import DISCOVER, MOVE, may, only_open, stopped
from game.betrayal.discovering import Discover
from game.betrayal.effects import SPECIAL, Ask, Specially, lay_only
from game.betrayal.holding import Draw
from game.betrayal.laying import PlaceTile
from game.betrayal.moving import LINKS, Arrive, Leave, Relocate, fully_explored
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.spaces import place_of
from game.betrayal.tasks import Task, Tasks
from game.betrayal.terms import BASEMENT, ENTRANCE, EVENT, FLOORS, OPPOSITE, UPPER, UPPER_LANDING, VAULT

STAIRS, PASSAGE = LINKS
PATIO: Final = "patio"
GRAVES: Final = ("graveyard", "crypt")


# ways


def standing_places(s: Position, floors: Sequence[str], without: str = "") -> Iterator[tuple[str, ...]]:
    """The rooms of some floors but one; a barrier room by halves, the Vault outside its inner door (BT-7.1)."""
    for floor in floors:
        for room in s.board.on(floor):
            tile = s.rules.tiles[room]
            if room == without:
                continue
            if tile.barrier and room != VAULT:
                yield from ((room, half) for half in tile.doors)
            else:
                yield (room,)


def passage(s: Position, body: int, floor: str) -> None:
    """The roll says on which floor the other end lies; without a floor, anywhere."""
    s.then(OtherEnd(body, PASSAGE, (floor,) if floor else FLOORS))


def stairs(s: Position, body: int, word: str) -> None:
    """The other end lies on another floor."""
    room = s.t.bodies[body].room
    if room in s.board.spots:
        s.then(OtherEnd(body, STAIRS, tuple(floor for floor in FLOORS if floor != s.board.floor(room))))


class OtherEnd(Ask, frozen=True):
    """Where the other end of a way lies: `link library`, `link chasm W`. One end lies where the explorer is."""

    kind = "other_end"

    token: str
    floors: tuple[str, ...]

    def choices(self, s: Position) -> Sequence[Act]:
        """Each other room of these floors."""
        here = s.t.bodies[self.body].room
        return [act("link", *place) for place in standing_places(s, self.floors, here)] if here else []

    def answer(self, s: Position, chosen: Act) -> None:
        """Both ends lie there; the explorer may go through at once."""
        room = str(chosen.words[0])
        half = str(chosen.words[1]) if len(chosen.words) > 1 else s.outer_half(room)
        lay_only(s, self.token, s.place(self.body), place_of(room, half))
        s.then(Follow(self.body, self.token, room, half))


class Follow(Ask, frozen=True):
    """Whether the explorer goes through at once, though no movement be left: `follow`, `stay`."""

    kind = "follow"

    token: str
    room: str
    half: str

    def run(self, s: Position) -> None:
        """Asks who may go through."""
        if not s.t.bodies[self.body].alive or not stopped(s, MOVE, self.body, room=self.room, how="secret"):
            super().run(s)

    def choices(self, s: Position) -> Sequence[Act]:
        """To go through, or to stay."""
        return (act("follow"), act("stay"))

    def answer(self, s: Position, chosen: Act) -> None:
        """Goes; at the end of the Secret Stairs an event waits."""
        if chosen.verb == "stay":
            return
        waits = (Draw(self.body, EVENT),) if self.token == STAIRS else ()
        s.then(Relocate(self.body, self.room, "secret", self.half), *waits)


# being carried off


class Grave(Ask, frozen=True):
    """Where the explorer wakes: `wake crypt`; nowhere else when neither is in the house."""

    kind = "grave"

    def choices(self, s: Position) -> Sequence[Act]:
        """The Graveyard and the Crypt."""
        return [act("wake", room) for room in self._graves(s) if room == s.room(self.body) or may(s, MOVE, self.body, room=room)]

    def run(self, s: Position) -> None:
        """Asks, where one may be brought, or is there already."""
        graves = self._graves(s)
        if s.room(self.body) in graves or only_open(s, self.body, graves):
            super().run(s)

    def _graves(self, s: Position) -> list[str]:
        return [room for room in GRAVES if room in s.board.spots]

    def answer(self, s: Position, chosen: Act) -> None:
        """Wakes there; who is there already stays."""
        room = str(chosen.words[0])
        if s.room(self.body) != room:
            s.then(Relocate(self.body, room))


def patio(s: Position, body: int, word: str) -> None:
    """The Patio is looked for, then it has the explorer."""
    s.then(PlaceTile(PATIO, s.t.bodies[body].seat), Specially(body, "jump"))


def jump(s: Position, body: int, word: str) -> None:
    """Into the Patio, where there is one."""
    if PATIO in s.board.spots and s.room(body) != PATIO:
        s.then(Relocate(body, PATIO))


def lost(s: Position, body: int, word: str) -> None:
    """Three dice say where one finds oneself."""
    s.then(Roll(body, "event_the_lost_one", dice=3, event=True), Specially(body, "found_again"))


def found_again(s: Position, body: int, word: str) -> None:
    """Entrance Hall, Upper Landing, a new room upstairs or a new one in the basement."""
    if s.t.rolled >= 4:
        room = ENTRANCE if s.t.rolled >= 6 else UPPER_LANDING
        if s.room(body) != room:
            s.then(Relocate(body, room))
    else:
        s.then(FindRoom(body, UPPER if s.t.rolled >= 2 else BASEMENT, "moved", True, Tasks((Arrive(body, ENTRANCE),))))


class FindRoom(Task, frozen=True):
    """An effect puts an explorer into a new room of a floor; `otherwise` when there is none."""

    body: int
    floor: str
    how: str
    draws: bool
    otherwise: Tasks

    def run(self, s: Position) -> None:
        """Asks where it is looked for."""
        if stopped(s, MOVE, self.body):
            return
        new = s.board.doorways(self.floor) and not fully_explored(s, self.floor)
        if new and not stopped(s, DISCOVER, self.body):
            s.then(AtWhich(self.body, self))
        else:
            s.then(Leave(self.body), *self.otherwise)


class AtWhich(Ask, frozen=True):
    """At which doorway the new room is laid: `at library N`."""

    kind = "at_which"

    find: FindRoom

    def choices(self, s: Position) -> Sequence[Act]:
        """Each open doorway of the floor."""
        return [act("at", room, side) for room, side in s.board.doorways(self.find.floor)]

    def answer(self, s: Position, chosen: Act) -> None:
        """A room is looked for that fits there."""
        room, side = str(chosen.words[0]), str(chosen.words[1])
        floor, x, y = s.board.cell(room, side)
        found = Discover(self.body, floor, x, y, OPPOSITE[side], self.find.draws, self.find.how)
        s.then(Leave(self.body), found, IfNothing((floor, x, y), self.find.otherwise))


class IfNothing(Task, frozen=True):
    """What happens where no room was found."""

    cell: tuple[str, int, int]
    otherwise: Tasks

    def run(self, s: Position) -> None:
        """Sees whether a room was found."""
        if self.cell not in s.board.at:
            s.then(*self.otherwise)


SPECIAL.update(
    passage=passage,
    stairs=stairs,
    grave=lambda s, body, word: s.then(Grave(body)),
    patio=patio,
    jump=jump,
    lost=lost,
    found_again=found_again,
)
