"""The Thing and the Flamethrower (SA-51): in its own turn it is offered only what leaves it without one at the turn's end, as far as that
is possible. Who else looks on learns nothing of it: who is asked, and when, is the same as ever."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.stayaway.actions import Act
from game.stayaway.exchange import partner_now
from game.stayaway.panics import third
from game.stayaway.position import Position
from game.stayaway.ring import close_up, gap, lock, release, swap, toward, unlock
from game.stayaway.terms import (
    AXE,
    BETTER_RUN,
    CHANGE_PLACES,
    COMFORTABLE,
    DETERMINATION,
    FLAMETHROWER,
    LOCKED_DOOR,
    NO_BARBECUES,
    NOBODY,
    QUARANTINE,
    SEDUCTION,
    WATCH_YOUR_BACK,
)
from game.stayaway.turns import act_choices

_LEAVING = ("discard", "play", "lay", "date")
"""What takes a card out of the hand."""
_MOVING = (WATCH_YOUR_BACK, CHANGE_PLACES, BETTER_RUN, FLAMETHROWER, QUARANTINE, LOCKED_DOOR, AXE)
"""Cards that change how the table stands when they are played; what others do is not tried on a copy of it."""


def offered(s: Position, choices: Sequence[Act]) -> tuple[Act, ...]:
    """What is left of the choices of The Thing in its own turn; without a Flamethrower all of them."""
    if FLAMETHROWER not in s.hands[s.thing] and FLAMETHROWER not in s.choice:
        return tuple(choices)
    left = {act: _left(s, act) for act in choices if _counts(act)}
    least = min(left.values())
    return tuple(act for act in choices if left.get(act, least) == least)


def _counts(act: Act) -> bool:
    """Whether an action decides anything: after a statement and after Determination all that is possible now still is."""
    return act.verb != "say" and not (act.verb == "play" and act.what == DETERMINATION)


def _left(s: Position, act: Act) -> int:
    """How many Flamethrowers The Thing holds at the end of this turn if it does this and then what it can; when an answer card decides
    whether there is an exchange, without one."""
    if act.verb == "keep":
        return _left_after_keeping(s, act)
    held = s.count(s.active, FLAMETHROWER) - (act.what == FLAMETHROWER and act.verb in _LEAVING)
    return max(0, held - (all(_exchanges(table, act) for table in _tables(s, act))))


def _left_after_keeping(s: Position, act: Act) -> int:
    """Determination: phase 2 goes on with the card that is kept. Forgetful leaves The Thing no choice."""
    if not s.choice:
        return 0
    table = _copy(s)
    table.choice = []
    table.take(table.active, act.what)
    table.put_away()
    return min(_left(table, each) for each in act_choices(table) if _counts(each))


def _exchanges(table: Position, act: Act) -> bool:
    """Whether a card will still be given in this turn when the table stands so, or need not be."""
    if len(table.ring) == 1:  # the game is over
        return True
    if act.verb == "play" and act.what == SEDUCTION:
        return True
    return ("exchange",) in table.agenda and partner_now(table) != NOBODY


def _copy(s: Position) -> Position:
    other = Position.__new__(Position)
    s.copy_to(other)
    other.heard = False
    return other


def _tables(s: Position, act: Act) -> Iterator[Position]:
    """How the table may stand after an action and its answers, as far as exchanges depend on it."""
    if act.verb not in ("swap", "third") and not (act.verb == "play" and act.what in _MOVING):
        yield s
        return
    table = _copy(s)
    if act.verb == "swap":
        swap(table, s.active, act.seat)
    elif act.verb == "third":
        other = third(s, act.side)
        if other != NOBODY:
            swap(table, s.active, other)
    else:
        if act.what in _ANSWERED and s.might_hold(act.seat, _ANSWERED[act.what]):
            yield s
        _change(table, act)
    yield table


_ANSWERED = {CHANGE_PLACES: COMFORTABLE, BETTER_RUN: COMFORTABLE, FLAMETHROWER: NO_BARBECUES}
"""Cards that a target may answer, and with what."""


def _change(table: Position, act: Act) -> None:
    """What a card changes that is played now and meets no answer."""
    seat, card = table.active, act.what
    if card == WATCH_YOUR_BACK:
        table.direction = -table.direction
    elif card in (CHANGE_PLACES, BETTER_RUN):
        swap(table, seat, act.seat)
    elif card == FLAMETHROWER:
        close_up(table, act.seat)
    elif card == QUARANTINE:
        table.quarantine[act.seat] = 1
    elif card == LOCKED_DOOR:
        lock(table, seat, toward(act.side))
    elif card == AXE and act.side:
        unlock(table, gap(table, seat, toward(act.side)), AXE)
    elif card == AXE:
        release(table, act.seat, AXE)
