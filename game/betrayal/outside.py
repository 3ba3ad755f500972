"""Places outside the house: somebody there is alive and counts, but is in no room (BT-4.1.3).

A haunt declares them (`Haunt.outside`). The front door is opened by a roll, which costs the turn; from then on whoever may leaves by it.
Verbs of a turn: `force_door TRAIT`, `go_out PLACE`, `come_in PLACE`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.actions import Act, act
from game.betrayal.deeds import MOVE, may, stopped
from game.betrayal.events import Needed, WentOut
from game.betrayal.holding import Draw
from game.betrayal.moving import Leave, Relocate, may_move, pay
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import ENTRANCE, EVENT, KNOWLEDGE, MIGHT, SPEED

if TYPE_CHECKING:
    from game.betrayal.haunts.declared import Declared
    from game.betrayal.position import Position

OUTSIDE: Final = "outside"
OPEN: Final = "door_open"
"""The mark of a place whose door stands open."""
FORCED: Final = "force_door"
"""The purpose of the roll at the door."""


def anybody(s: Position, body: int) -> bool:
    """True of everybody."""
    return True


class Door(msgspec.Struct, frozen=True):
    """A door that is locked at first: whoever may (`who`), in `room`, rolls one of these traits once a turn; with `least` or more it is
    open for good, the opener draws an event card, and that turn is over."""

    least: int
    room: str = ENTRANCE
    traits: tuple[str, ...] = (KNOWLEDGE, MIGHT)
    who: Callable[[Position, int], bool] = anybody


class Outside(msgspec.Struct, frozen=True):
    """A place outside. `exits`: the rooms from which one gets there, for one space and what leaving costs else; `door`: it has to be open
    first. `who` may go; `wanted`: and wants to, as far as its side's computer players are concerned. `least` and `traits`: a roll that
    going out takes. `back`: one may come in again, at an exit, for a space; without it who is out has no more turns."""

    id: str = OUTSIDE
    exits: tuple[str, ...] = (ENTRANCE,)
    door: Door | None = None
    who: Callable[[Position, int], bool] = anybody
    traits: tuple[str, ...] = ()
    least: int = 0
    back: bool = False
    wanted: bool = True


def the(s: Position, place: str) -> Outside:
    """The place with this id."""
    return next(each for each in s.haunt.outside if each.id == place)


def is_open(s: Position, place: Outside) -> bool:
    """Whether nothing locked keeps anybody from going there."""
    return place.door is None or s.marked(OPEN, place.id)


def out(s: Position, side: str = "", place: str = "") -> list[int]:
    """The living explorers, of a side or all, that are in a place outside, or in any."""
    return [seat for seat in s.living(side) if (away := s.t.bodies[seat].away) and place in ("", away)]


def out_verbs(s: Position, body: int) -> list[Act]:
    """What a figure can do about doors and places outside."""
    found: list[Act] = []
    for place in s.haunt.outside:
        door, room = place.door, s.room(body)
        if door is not None and not is_open(s, place) and room == door.room and door.who(s, body) and not s.used(f"{FORCED}:{place.id}"):
            found += [act("force_door", place.id, trait) for trait in door.traits]
        if is_open(s, place) and room in place.exits and place.who(s, body) and may_move(s, body) and _may_out(s, body, place):
            found += [act("go_out", place.id, trait) for trait in place.traits] or [act("go_out", place.id)]
    return found


def _may_out(s: Position, body: int, place: Outside) -> bool:
    return may(s, MOVE, body, how="out") and not s.used(f"go_out:{place.id}")


def in_verbs(s: Position, body: int) -> Sequence[Act]:
    """What somebody outside can do."""
    place = the(s, s.t.bodies[body].away)
    if not place.back or s.value(body, SPEED) <= s.t.turn.spent or s.t.turn.stopped:
        return ()
    return [act("come_in", room) for room in place.exits if room in s.board.spots]


def has_turn(haunt: Declared, away: str) -> bool:
    """Whether somebody has turns who is in a place outside, or in none."""
    return not away or next(each for each in haunt.outside if each.id == away).back


def go(s: Position, body: int, chosen: Act) -> None:
    """At the door, out, or in again."""
    word = str(chosen.words[0])
    if chosen.verb == "come_in":
        s.t.turn.spent += 1
        bring_back(s, body, word)
        return
    place = the(s, word)
    if chosen.verb == "force_door":
        s.use(f"{FORCED}:{word}")
        s.then(Roll(body, FORCED, str(chosen.words[1])), Forced(body, word))
        return
    pay(s, body)
    if place.traits:
        s.use(f"go_out:{word}")
        s.then(Roll(body, "go_out", str(chosen.words[1])), GotOut(body, word))
    else:
        s.then(Leave(body), Out(body, word))


class Forced(Task, frozen=True):
    """A roll at a door stands."""

    body: int
    place: str

    def run(self, s: Position) -> None:
        """Opens it, with what that costs."""
        door = the(s, self.place).door
        assert door is not None
        success = s.t.rolled >= door.least
        s.tell(Needed(body=self.body, purpose=FORCED, total=s.t.rolled, least=door.least, success=success))
        if success:
            s.mark(OPEN, self.place)
            s.use("cut_short")
            s.then(Draw(self.body, EVENT))


class GotOut(Task, frozen=True):
    """A roll to get out stands."""

    body: int
    place: str

    def run(self, s: Position) -> None:
        """Out, or not in this turn."""
        place = the(s, self.place)
        success = s.t.rolled >= place.least
        s.tell(Needed(body=self.body, purpose="go_out", total=s.t.rolled, least=place.least, success=success))
        if success:
            s.then(Leave(self.body), Out(self.body, self.place))


class Out(Task, frozen=True):
    """A figure leaves the house, and whom it carries with it."""

    body: int
    place: str

    def run(self, s: Position) -> None:
        """It is there now."""
        if not s.t.bodies[self.body].alive or stopped(s, MOVE, self.body, how="out"):
            return
        leave_house(s, self.body, self.place)


def bring_back(s: Position, body: int, room: str) -> None:
    """A figure that was outside is in a room again, and whom it carries; it came, or somebody has pulled it back."""
    for each in (body, *s.riders(body)):
        away, s.t.bodies[each].away = s.t.bodies[each].away, ""
        s.tell(WentOut(body=each, place=away, back=True))
    s.then(Relocate(body, room, "back"))


def leave_house(s: Position, body: int, place: str) -> None:
    """A figure is in a place outside from now on, with all that it carries."""
    group = [body, *s.riders(body)]
    s.stand(body, "")
    for each in group:
        s.t.bodies[each].away = place
        s.tell(WentOut(body=each, place=place))
    if s.t.turn.body == body and not the(s, place).back:
        s.use("cut_short")
    s.haunt.went_out(s, body, place)
