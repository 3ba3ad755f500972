"""What special rooms do (section 7): barriers, falls, the Elevator, boosts and end-of-turn damage.

Verbs of a turn: `cross` (a barrier), `fall` (the Collapsed Room), `drop_down` (from the Gallery).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.deeds import DISCOVER, MOVE, ROOM_TEXT, may, only_open, stopped
from game.betrayal.discovering import DISCOVERED, Discover
from game.betrayal.elevator import Elevator
from game.betrayal.events import Needed, Went
from game.betrayal.harm import Damage, DamageDice
from game.betrayal.holding import Draw
from game.betrayal.moving import ROOTED, Arrive, Relocate, companions_join, music
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import (
    BALLROOM,
    BASEMENT,
    BASEMENT_LANDING,
    CATACOMBS,
    CHASM,
    CHUTE,
    COLLAPSED,
    ELEVATOR,
    EXPLORING,
    GALLERY,
    HEROES,
    ITEM,
    MENTAL,
    OPPOSITE,
    PHYSICAL,
    TOWER,
    TRAITORS,
    VAULT,
)
from game.engine.contract import Seat

BARRIERS: Final = {CHASM: ("speed", 3), CATACOMBS: ("sanity", 6), TOWER: ("might", 3), VAULT: ("knowledge", 6)}
BOOSTS: Final = {"chapel": "sanity", "gymnasium": "speed", "larder": "might", "library": "knowledge"}
PAINS: Final = {"furnace_room": PHYSICAL, "crypt": MENTAL}
CROSS: Final = act("cross")
FALL: Final = act("fall")
DROP: Final = act("drop_down")
BELOW: Final = "below_collapsed_room"


def room_choices(s: Position, body: int) -> list[Act]:
    """What the room itself offers the figure whose turn it is. All of it costs no movement, so that it is there even when a card has ended
    movement (BT-4.1.2)."""
    room = s.room(body)
    found: list[Act] = []
    if s.used(ROOTED):
        return found
    if room in BARRIERS and s.t.bodies[body].half and (not s.used(f"roll:{room}") or free_to_cross(s, body, room)):
        if may(s, MOVE, body, room=room, how="cross"):
            found.append(CROSS)
    elif not s.haunt.room_text(s, body, room):
        return found
    elif room == COLLAPSED and may_fall(s, body):
        found.append(FALL)
    elif room == GALLERY and BALLROOM in s.board.spots and may(s, MOVE, body, room=BALLROOM, how="drop"):
        found.append(DROP)
    return found


# barriers


def free_to_cross(s: Position, body: int, room: str) -> bool:
    """Whether no roll is needed: for monsters and the traitor, but not at the Vault, which stays open once it was opened."""
    if room == VAULT:
        return s.has_token("vault_empty", VAULT) or not s.is_explorer(body)
    return not s.is_explorer(body) or s.t.bodies[body].side == TRAITORS or not s.haunt.room_text(s, body, room)


def cross(s: Position, body: int) -> None:
    """Tries to get to the other half."""
    room = s.room(body)
    s.t.turn.moved = True
    if free_to_cross(s, body, room):
        s.use("cross")  # computer players do not walk to and fro
        s.then(Over(body))
        return
    trait, least = BARRIERS[room]
    s.use(f"roll:{room}")
    s.then(Roll(body, f"cross_{room}", trait), Crossing(body, room, least))


class Crossing(Task, frozen=True):
    """Whether the roll at a barrier was enough; failure ends movement."""

    body: int
    room: str
    least: int

    def run(self, s: Position) -> None:
        """Looks at it. The Vault holds two items."""
        success = s.t.rolled >= self.least
        s.tell(Needed(body=self.body, purpose=f"cross_{self.room}", total=s.t.rolled, least=self.least, success=success))
        if not success:
            s.t.turn.stopped = True
            return
        tasks: list[Task] = [Over(self.body)]
        if self.room == VAULT and not s.has_token("vault_empty", VAULT):
            s.lay_token("vault_empty", VAULT)
            tasks += [Draw(self.body, ITEM), Draw(self.body, ITEM)]
        s.then(*tasks)


class Over(Task, frozen=True):
    """A figure is in the other half."""

    body: int

    def run(self, s: Position) -> None:
        """Changes sides."""
        b = s.t.bodies[self.body]
        if not b.alive:
            return  # the Idol's price for the roll
        if stopped(s, MOVE, self.body, room=b.room, how="cross"):
            return
        doors = s.rules.tiles[b.room].doors
        halves = (doors[0], "in") if b.room == VAULT else doors
        s.stand(self.body, b.room, halves[1] if b.half == halves[0] else halves[0])
        s.tell(Went(body=self.body, room=b.room, half=b.half, how="cross", before=b.room))
        s.haunt.entered(s, self.body, b.room)
        if s.is_explorer(self.body):
            companions_join(s, self.body)
        music(s, self.body)


# falls


class FirstIntoCollapsed(Task, frozen=True):
    """The discoverer of the Collapsed Room must roll Speed 5+ or fall, or chooses to fall (BT-4.4.5)."""

    body: int

    def run(self, s: Position) -> None:
        """Asks; a traitor ignores it."""
        b = s.t.bodies[self.body]
        if b.alive and b.room == COLLAPSED and b.side != TRAITORS:
            s.then(RollOrFall(self.body))


class RollOrFall(Question, frozen=True):
    """`roll` or `fall`."""

    kind = "roll_or_fall"

    body: int

    def asked(self, s: Position) -> Seat:
        """The discoverer."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Both, while there is a way down."""
        return (act("roll"), FALL) if may_fall(s, self.body) else (act("roll"),)

    def answer(self, s: Position, chosen: Act) -> None:
        """Rolls or falls."""
        if chosen is FALL or chosen.verb == "fall":
            s.then(Fall(self.body))
        else:
            s.then(Roll(self.body, "collapsed_room", "speed"), Holding(self.body))


class Holding(Task, frozen=True):
    """Whether the discoverer keeps a footing."""

    body: int

    def run(self, s: Position) -> None:
        """Speed 5+."""
        success = s.t.rolled >= 5
        s.tell(Needed(body=self.body, purpose="collapsed_room", total=s.t.rolled, least=5, success=success))
        if not success:
            s.then(Fall(self.body))


def may_fall(s: Position, body: int) -> bool:
    """Whether there is somewhere for a figure to fall to, and nothing forbids it."""
    if places_below := s.t.tokens.get(BELOW):
        return may(s, MOVE, body, room=places_below[0].partition("/")[0], how="fall")
    return s.haunt.may_discover(s, body) or any(may(s, MOVE, body, room=room, how="fall") for room in s.board.on(BASEMENT))


class Fall(Task, frozen=True):
    """A figure falls through the Collapsed Room, 0 spaces, 1 die of physical damage. The first explorer to fall lands in a new basement
    room; where none is left, or a monster is first, in one that is chosen."""

    body: int

    def run(self, s: Position) -> None:
        """Finds out where it lands."""
        places_below = s.t.tokens.get(BELOW)
        if stopped(s, MOVE, self.body, how="fall"):
            return
        if places_below:
            s.then(Landed(self.body, places_below[0]))
        elif may(s, DISCOVER, self.body) and s.board.doorways(BASEMENT) and _basement_tile_left(s):
            s.then(WhereBelow(self.body))
        else:
            s.then(ChooseBelow(self.body))


def _basement_tile_left(s: Position) -> bool:
    return any(BASEMENT in s.rules.tiles[room].floors for room in s.t.piles["room"].cards)


class Landed(Task, frozen=True):
    """A figure lands under the Collapsed Room."""

    body: int
    place: str

    def run(self, s: Position) -> None:
        """Arrives, hurt."""
        room, _, half = self.place.partition("/")
        if s.t.bodies[self.body].alive and stopped(s, MOVE, self.body, room=room, how="fall"):
            return
        tasks: list[Task] = [Relocate(self.body, room, "fall", half)]
        if s.is_explorer(self.body):
            tasks.append(DamageDice(self.body, PHYSICAL, 1, "fall"))
        s.then(*tasks)


class WhereBelow(Question, frozen=True):
    """At which basement doorway the room below is discovered: `below crypt N`."""

    kind = "where_below"

    body: int

    def asked(self, s: Position) -> Seat:
        """The one who falls."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each open doorway of the basement."""
        return [act("below", room, side) for room, side in s.board.doorways(BASEMENT)]

    def answer(self, s: Position, chosen: Act) -> None:
        """Discovers there."""
        room, side = str(chosen.words[0]), str(chosen.words[1])
        floor, x, y = s.board.cell(room, side)
        found = Discover(self.body, floor, x, y, OPPOSITE[side], True, "fall", BELOW)
        s.then(found, NothingBelow(self.body), DamageDice(self.body, PHYSICAL, 1, "fall"))


class NothingBelow(Task, frozen=True):
    """Where no tile could be laid, a room that lies there is chosen."""

    body: int

    def run(self, s: Position) -> None:
        """Asks, unless a room was found, which has its token."""
        if BELOW not in s.t.tokens and s.t.bodies[self.body].alive:
            s.then(ChooseBelow(self.body, False))


class ChooseBelow(Question, frozen=True):
    """Which basement room lies below: `below crypt`."""

    kind = "choose_below"

    body: int
    hurts: bool = True

    def asked(self, s: Position) -> Seat:
        """Who plays the one who falls."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """The basement's rooms into which nothing forbids to fall."""
        return [act("below", room) for room in s.board.on(BASEMENT) if may(s, MOVE, self.body, room=room, how="fall")]

    def run(self, s: Position) -> None:
        """Asks, if there is such a room."""
        if only_open(s, self.body, s.board.on(BASEMENT), "fall"):
            super().run(s)

    def answer(self, s: Position, chosen: Act) -> None:
        """Marks it and lands there."""
        room = str(chosen.words[0])
        half = s.outer_half(room)
        place = f"{room}/{half}" if half else room
        s.lay_token(BELOW, place)
        s.then(Landed(self.body, place) if self.hurts else Relocate(self.body, room, "fall", half))


def drop_down(s: Position, body: int) -> None:
    """From the Gallery into the Ballroom: 0 spaces, 1 die of physical damage."""
    if stopped(s, MOVE, body, room=BALLROOM, how="drop"):
        return
    tasks: list[Task] = [Relocate(body, BALLROOM, "drop")]
    if s.is_explorer(body):
        tasks.append(DamageDice(body, PHYSICAL, 1, "fall"))
    s.then(*tasks)


# the end of a turn (BT-7.8, BT-7.9)


def end_in_room(s: Position, body: int) -> None:
    """What a room does to the one who ends a turn in it. Nobody stays in the Coal Chute (BT-7.3): who climbed into it slides back."""
    b = s.t.bodies[body]
    room = s.room(body)
    if not b.alive:
        return
    if b.room == CHUTE:
        s.then(Arrive(body, BASEMENT_LANDING, "chute"))
    elif not s.haunt.room_text(s, body, room):
        return
    elif room == ELEVATOR and not s.t.turn.moved and s.t.turn.began == ELEVATOR:
        s.then(Elevator(body))
    elif s.is_explorer(body):
        _explorer_ends(s, body, room)


def _explorer_ends(s: Position, body: int, room: str) -> None:
    """Boosts and pains are for explorers (BT-6.7.4)."""
    b = s.t.bodies[body]
    if room in BOOSTS and room not in b.boosts:
        b.boosts.append(room)
        s.shift(body, BOOSTS[room], 1, cause=ROOM_TEXT)
    elif room in PAINS and b.side != TRAITORS and not (room == "crypt" and "medallion" in b.cards):
        s.then(Damage(body, PAINS[room], 1, "room"))


DISCOVERED[COLLAPSED] = FirstIntoCollapsed

__all__ = ["EXPLORING", "HEROES", "Arrive", "Damage", "cross", "drop_down", "end_in_room", "room_choices"]
