"""Tiles that are set aside, for another one or because they would close a floor, and when they come back (BT-4.2.4)."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.board import Spot
from game.betrayal.events import Discovered, ShuffledBack, Went
from game.betrayal.holding import shuffle
from game.betrayal.position import Position
from game.betrayal.spaces import place_of, room_of
from game.betrayal.tasks import Task
from game.betrayal.terms import NOBODY, ROOM


def discard(s: Position, room: str) -> Sequence[Task]:
    """A tile that would close a floor leaves the stack until the haunt begins (BT-4.2.4). Returns what comes when another one was laid:
    a room that a goal of the haunt needs is never out of the game, and shuffled back then (our reading)."""
    s.t.piles[ROOM].cards.remove(room)
    s.t.gone.append(room)
    return (GiveBack(room),) if s.haunt.needs_room(room) else ()


class GiveBack(Task, frozen=True):
    """A tile that was set aside comes back into the stack."""

    room: str

    def run(self, s: Position) -> None:
        """The tile is shuffled into the stack."""
        if self.room in s.t.gone:
            s.t.gone.remove(self.room)
            s.t.piles[ROOM].cards = sorted([*s.t.piles[ROOM].cards, self.room])
            shuffle(s, ROOM)
            s.tell(ShuffledBack(rooms=(self.room,)))


def replace(s: Position, old: str, new: str, closing: bool = False) -> bool:
    """A tile takes the place of another one, which is set aside, turned so that as many doors as possible meet; what stood there stands in
    the new room. False, and nothing has happened, where it would close the floor in every turn (BT-4.2.4), unless it may (`closing`)."""
    spot = s.board.spots[old]
    board = s.board.without(old)
    laid = [board.with_tile(new, Spot(spot.floor, spot.x, spot.y, turn)) for turn in range(4)]
    joined = [each for each in laid if each.doors(new)]
    fitting = [each for each in joined if each.doorways(spot.floor)] or (joined if closing else [])
    if not fitting:
        return False
    s.use_board(max(fitting, key=lambda each: len(each.doors(new))))
    s.t.gone.append(old)
    s.tell(Discovered(body=NOBODY, room=new, spot=s.board.spots[new]))
    for index, b in enumerate(s.t.bodies):
        if b.room == old:
            s.stand(index, new, s.outer_half(new))
            s.tell(Went(body=index, room=new, half=b.half, how="moved", before=old))
    for own in s.secrets.own:
        if own.get("room") == old:
            own["room"] = new
    half = s.outer_half(new)
    there = place_of(new, half)
    for places in s.t.tokens.values():
        places[:] = [there if room_of(place) == old else place for place in places]
    for place in [place for place in s.t.dropped if room_of(place) == old]:
        s.t.dropped.setdefault(there, []).extend(s.t.dropped.pop(place))
    return True
