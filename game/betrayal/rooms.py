"""What special rooms do (section 7): barriers, the drop from the Gallery, boosts and end-of-turn damage. The Collapsed Room and the
Elevator have files of their own.

Verbs of a turn: `cross` (a barrier), `drop_down` (from the Gallery).
"""

from __future__ import annotations

from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.deeds import MOVE, ROOM_TEXT, may, stopped
from game.betrayal.elevator import Elevator
from game.betrayal.events import Needed, Went
from game.betrayal.falling import FALL, may_fall
from game.betrayal.harm import Damage, DamageDice
from game.betrayal.holding import Draw
from game.betrayal.moving import ROOTED, Arrive, Relocate, companions_join, music
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import (
    BALLROOM,
    BASEMENT_LANDING,
    CATACOMBS,
    CHASM,
    CHUTE,
    COLLAPSED,
    ELEVATOR,
    GALLERY,
    ITEM,
    MENTAL,
    PHYSICAL,
    TOWER,
    TRAITORS,
    VAULT,
)

BARRIERS: Final = {CHASM: ("speed", 3), CATACOMBS: ("sanity", 6), TOWER: ("might", 3), VAULT: ("knowledge", 6)}
BOOSTS: Final = {"chapel": "sanity", "gymnasium": "speed", "larder": "might", "library": "knowledge"}
PAINS: Final = {"furnace_room": PHYSICAL, "crypt": MENTAL}
CROSS: Final = act("cross")
DROP: Final = act("drop_down")


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
        """The figure stands in the other half."""
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
