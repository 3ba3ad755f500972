"""From room to room (BT-4.1): doors, stairs and links, what leaving and entering does.

Verbs of a turn: `go ROOM`, `explore SIDE`, `cross`, `fall`, `drop_down`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.betrayal import thresholds
from game.betrayal.actions import Act, act
from game.betrayal.deeds import GAIN, LOSE, MOVE, ROOM_TEXT, may, stopped
from game.betrayal.events import Needed, Went
from game.betrayal.holding import gain_card
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.spaces import parts_of, room_of
from game.betrayal.tasks import Task
from game.betrayal.terms import (
    BALLROOM,
    BASEMENT_LANDING,
    CHUTE,
    COLLAPSED,
    GALLERY,
    OPPOSITE,
    SIDES,
    STAIRS,
    TRAITORS,
    VAULT,
)
from game.betrayal.trading import drop_card

EXITS: Final = {
    "attic": ("speed", 3, "might"),
    "graveyard": ("sanity", 4, "knowledge"),
    "junk_room": ("might", 3, "speed"),
    "pentagram_chamber": ("knowledge", 4, "sanity"),
}
"""Room -> trait, least result, and the trait that a failure costs a step (BT-7.7)."""
MEDALLION_ROOMS: Final = ("pentagram_chamber", "crypt", "graveyard")
LINKS: Final = ("secret_stairs", "secret_passage")
"""Tokens that lie in two rooms and join them (BT-7.12)."""
WALL: Final = "wall_switch"
"""The token that lies in the two rooms beside the Revolving Wall."""
COMPANIONS: Final = ("dog", "girl", "madman")
ENTERED: Final[dict[str, Callable[[int], Task]]] = {}
"""Room -> what follows when a figure has come into it. The special rooms lie above this file: they put themselves in."""


ROOTED: Final = "rooted"
"""Noted as done in a turn: its figure moves no more, not even where that costs no space."""


def root(s: Position) -> None:
    """The figure whose turn it is stays where it is (a card that is drawn only ends its movement: BT-4.1.2)."""
    s.t.turn.stopped = True
    s.use(ROOTED)


def left_to_go(s: Position) -> int:
    """Spaces the moving figure may still go."""
    turn = s.t.turn
    allowance = turn.allowance if turn.allowance >= 0 else s.haunt.allowance(s, turn.body)
    if "lights_out" in s.t.bodies[turn.body].cards:
        allowance = min(allowance, 1)
    return allowance - turn.spent


def may_move(s: Position, body: int) -> bool:
    """Whether the figure whose turn it is may leave its room now; one space a turn is always possible (BT-4.1.7)."""
    turn = s.t.turn
    if turn.stopped or not s.room(body) or not may(s, MOVE, body):
        return False
    if turn.allowance < 0 and s.haunt.allowance(s, body) == 0:
        return False
    return turn.spent == 0 or left_to_go(s) >= s.haunt.leaving_cost(s, body)


def neighbours(s: Position, body: int, moved: str = "") -> dict[str, str]:
    """The rooms a figure may step into from where it stands -> how (door, stairs, secret, climb, wall); `moved`: how it is moved, where it
    does not go by itself."""
    room, half = s.room(body), s.t.bodies[body].half
    found: dict[str, str] = {}
    if half == "in":  # behind the Vault's inner door
        return found
    for side, other in s.board.doors(room).items():
        if not half or s.board.printed(room, side) == half or s.haunt.passes_barriers(s, body, room):
            found.setdefault(other, "door")
    stairs = s.board.stairs(room)
    if stairs and not half:
        found.setdefault(stairs, "stairs")
    tokens = s.t.tokens
    if LINKS[0] in tokens or LINKS[1] in tokens:
        _linked(s, s.place(body), found)
    if not s.is_explorer(body):
        _climbs(s, room, found)
        if WALL in tokens:
            _through_wall(s, s.place(body), found)
    s.haunt.links(s, body, found)
    if not s.haunt.bars_rooms:
        return found
    return {other: how for other, how in found.items() if s.haunt.can_enter(s, body, other, moved)}


def _linked(s: Position, place: str, found: dict[str, str]) -> None:
    for token in LINKS:
        places = s.t.tokens.get(token, ())
        if place in places and len(places) == 2:
            other = places[1 - places.index(place)]
            found.setdefault(room_of(other), "secret")


def wall_behind(s: Position, place: str) -> str:
    """The place on the other side of the Revolving Wall, or an empty string: none there, or a room has moved away."""
    places = s.t.tokens.get(WALL, ())
    if place not in places or len(places) != 2:
        return ""
    other = places[1 - places.index(place)]
    return other if room_of(other) in s.board.beside(room_of(place)) else ""


def _through_wall(s: Position, place: str, found: dict[str, str]) -> None:
    """Monsters pass the Revolving Wall without a roll, 0 spaces, once a turn (BT-6.7.5); explorers use its token."""
    if not s.used(f"token:{WALL}") and (other := wall_behind(s, place)):
        found.setdefault(room_of(other), "wall")


FOOT: Final = (BASEMENT_LANDING, BALLROOM)
"""The rooms into which a way leads down wherever both rooms are in the house; the Collapsed Room's is laid in the game."""


def falls(s: Position) -> list[tuple[str, str]]:
    """The ways that lead down only, as (room below, room above)."""
    below = room_of(s.t.tokens.get("below_collapsed_room", ("",))[0])
    found = ((FOOT[0], CHUTE), (below, COLLAPSED), (FOOT[1], GALLERY))
    return [(low, high) for low, high in found if low in s.board.spots and high in s.board.spots]


def _climbs(s: Position, room: str, found: dict[str, str]) -> None:
    """The one-way falls that monsters climb up (BT-6.7.5)."""
    if room not in FOOT and COLLAPSED not in s.board.spots:
        return
    for low, high in falls(s):
        if room == low:
            found.setdefault(high, "climb")


def half_entered(s: Position, room: str, before: str, how: str) -> str:
    """The half of a barrier room that one comes into: that of the door one came by (BT-7.1)."""
    tile = s.rules.tiles[room]
    if not tile.barrier:
        return ""
    if room == VAULT:
        return tile.doors[0]
    if how in ("secret", "wall"):
        for token in LINKS if how == "secret" else (WALL,):
            places = s.t.tokens.get(token, ())
            if any(room_of(place) == before for place in places):
                for place in places:
                    if place.startswith(f"{room}/"):
                        return parts_of(place)[1]
    for side, other in s.board.doors(room).items():
        if other == before:
            return s.board.printed(room, side)
    return tile.doors[0]


def move_choices(s: Position, body: int) -> list[Act]:
    """All ways on for the figure whose turn it is."""
    found: list[Act] = []
    if not may_move(s, body):
        return found
    found += [act("go", room) for room in neighbours(s, body)]
    if s.haunt.may_discover(s, body):
        room, half = s.room(body), s.t.bodies[body].half
        if half != "in":
            for side in s.board.open(room):
                if (not half or s.board.printed(room, side) == half) and not fully_explored(s, s.board.floor(room)):
                    found.append(act("explore", side))
    return found


def fully_explored(s: Position, floor: str) -> bool:
    """Whether no tile is left for a floor (BT-4.2.5)."""
    closed = s.t.marks.get(f"closed_{floor}")  # every tile left would have closed it: so it is until another doorway comes
    if closed and closed == [f"{room} {side}" for room, side in s.board.doorways(floor)]:
        return True
    tiles = s.rules.tiles
    return not any(floor in tiles[room].floors for room in s.t.piles["room"].cards)


def go(s: Position, body: int, room: str) -> None:
    """Moves a figure one step into a room beside its own."""
    if s.haunt.goes(s, body, room):
        return
    how = neighbours(s, body)[room]
    if how == "wall":
        s.use(f"token:{WALL}")
        s.t.turn.moved = True
    else:
        pay(s, body)
    s.then(Relocate(body, room, how))


def pay(s: Position, body: int) -> None:
    """Leaving costs spaces (BT-4.1.1, BT-4.1.7)."""
    s.t.turn.spent += s.haunt.leaving_cost(s, body)
    s.t.turn.moved = True


class Relocate(Task, frozen=True):
    """A figure leaves its room, for whatever cause, and comes into another one (BT-7.7). `half` where it is given."""

    body: int
    room: str
    how: str = "moved"
    half: str = ""

    def run(self, s: Position) -> None:
        """Leaves, then arrives; or stays, where the haunt says so."""
        if s.t.bodies[self.body].alive and stopped(s, MOVE, self.body, room=self.room, how=self.how):
            return
        way = (Leave(self.body), Arrive(self.body, self.room, self.how, self.half))
        if not thresholds.asks(s, self.body, self.room, *way):
            s.then(*way)


class Leave(Task, frozen=True):
    """What leaving a room does."""

    body: int

    def run(self, s: Position) -> None:
        """Exit rolls, for explorers who cannot ignore them."""
        b = s.t.bodies[self.body]
        room = b.room
        if not b.alive or not room:
            return
        s.haunt.left(s, self.body, room)
        if room in EXITS and s.is_explorer(self.body) and b.side != TRAITORS and s.haunt.room_text(s, self.body, room):
            if room in MEDALLION_ROOMS and "medallion" in b.cards:
                return
            trait, least, _ = EXITS[room]
            s.then(Roll(self.body, f"exit_{room}", trait), ExitResult(self.body, room, least))


class ExitResult(Task, frozen=True):
    """What the exit roll did: failure costs a step, and one goes on."""

    body: int
    room: str
    least: int

    def run(self, s: Position) -> None:
        """Looks at the roll."""
        success = s.t.rolled >= self.least
        s.tell(Needed(body=self.body, purpose=f"exit_{self.room}", total=s.t.rolled, least=self.least, success=success))
        if not success:
            s.shift(self.body, EXITS[self.room][2], -1, cause=ROOM_TEXT)


class Arrive(Task, frozen=True):
    """A figure comes into a room."""

    body: int
    room: str
    how: str = "moved"
    half: str = ""

    def run(self, s: Position) -> None:
        """Puts it there and does what entering does."""
        b = s.t.bodies[self.body]
        if not b.alive or self.room not in s.board.spots:
            return
        if stopped(s, MOVE, self.body, room=self.room, how=self.how):
            return
        before = b.room
        s.stand(self.body, self.room, self.half or half_entered(s, self.room, before, self.how))
        if s.heard:
            s.tell(Went(body=self.body, room=self.room, half=b.half, how=self.how, before=before))
        if self.how != "placed":
            self._entered(s)

    def _entered(self, s: Position) -> None:
        if self.room == CHUTE and self.how != "climb":
            s.then(Arrive(self.body, BASEMENT_LANDING, "chute"))
            return
        if follows := ENTERED.get(self.room):
            s.then(follows(self.body))
        s.haunt.entered(s, self.body, self.room)
        if s.is_explorer(self.body):
            companions_join(s, self.body)
        music(s, self.body)


def companions_join(s: Position, body: int) -> None:
    """Companions of the dead that wait in an explorer's place go with it (BT-6.8.1)."""
    place = s.place(body)
    for token in COMPANIONS:
        if s.has_token(token, place) and may(s, GAIN, body, card=token, how="joined"):
            s.take_token(token, place)
            gain_card(s, body, token, "joined")


def music(s: Position, body: int) -> None:
    """An open Music Box plays where a figure enters or begins its turn: Sanity 4+, or its turn ends."""
    place = s.place(body)
    if not s.t.bodies[body].room:
        return  # a roll would say where somebody unseen is
    if "music_open" not in s.t.marks or not s.t.marks["music_open"] or s.value(body, "sanity") < 0 or s.t.turn.body != body:
        return
    held = [i for i in [body, *s.others_here(body)] if "music_box" in s.t.bodies[i].cards]
    if held or "music_box" in s.t.dropped.get(place, ()):
        s.then(Roll(body, "music_box", "sanity"), Music(body))


class Music(Task, frozen=True):
    """Whether a figure withstands the Music Box."""

    body: int

    def run(self, s: Position) -> None:
        """A failure ends the turn; who carried the box drops it."""
        success = s.t.rolled >= 4
        s.tell(Needed(body=self.body, purpose="music_box", total=s.t.rolled, least=4, success=success))
        if success:
            return
        if "music_box" in s.t.bodies[self.body].cards and may(s, LOSE, self.body, card="music_box", how="dropped"):
            drop_card(s, self.body, "music_box")
        s.cut_short()


def rooms_apart(s: Position, start: str, monster: bool = False) -> dict[str, int]:
    """Room -> spaces from a room by doors, stairs and links, for an explorer, or for a monster, which falls and climbs as well."""
    joined: list[tuple[str, str]] = []
    for token in LINKS if s.t.tokens else ():
        places = [room_of(place) for place in s.t.tokens.get(token, ())]
        if len(places) == 2:
            joined.append((places[0], places[1]))
    return s.board.distances(start, tuple(joined + (falls(s) if monster else [])))


__all__ = ["OPPOSITE", "SIDES", "STAIRS", "Arrive", "Leave", "Relocate", "fully_explored", "go", "move_choices", "neighbours", "pay"]
