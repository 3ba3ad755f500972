"""The hours of the night: the clock, the children's dice, and what comes next (DA-4, DA-5, DA-16)."""

from __future__ import annotations

from typing import cast

from game.darkaround import ending, searching
from game.darkaround.actions import KEEP, Act
from game.darkaround.attacks import attack, hurt, use
from game.darkaround.events import ClockTurned, Loss, SkillKept, rolled, turn_began
from game.darkaround.numbers import BOX
from game.darkaround.position import Position
from game.darkaround.terms import HUSH, LOSS, NOBODY, PARTY, SKULL, TREE, seat_of
from game.engine.contract import CHANCE


def go_on(s: Position) -> None:
    """Until somebody is asked or the night is over: the search that ran is over, the next child rolls, or the clock card is turned."""
    while not s.asked and not s.result:
        if s.target != NOBODY:
            searching.end_search(s)
        elif s.queue:
            next_child(s)
        else:
            turn_card(s)


def turn_card(s: Position) -> None:
    """Turns the next clock card: an hour begins, or it is morning (DA-4)."""
    s.hour += 1
    if s.hour > BOX.hours:
        s.events.append(ClockTurned(hour=s.hour, first=NOBODY))
        ending.end(s, ending.MORNING)
        return
    first = s.rules.first(s.hour)
    s.events.append(ClockTurned(hour=s.hour, first=first))
    acting = s.active & ~s.resting
    s.queue = tuple([child for child in s.rules.orders[first] if acting >> child & 1])
    s.at = 0
    next_child(s)


def next_child(s: Position) -> None:
    """The next child rolls its event die; after the last one the hour is over."""
    if s.at == len(s.queue):
        s.queue = ()
        s.at = 0
        searching.begin(s)
        return
    child = s.queue[s.at]
    s.at += 1
    seat = child // PARTY
    if s.child // PARTY != seat:
        s.events.append(turn_began(seat))
    s.child = child
    s.asked = "event"
    s.who = CHANCE


def answer_event(s: Position, act: Act) -> None:
    """The event die (DA-5)."""
    face = act.what
    child = s.child
    s.events.append(rolled("event", child, face, "turn"))
    if face == TREE:
        return
    if s.skills[child // PARTY] == HUSH and s.is_ready(child // PARTY):
        s.face = face
        s.ask("hush", child // PARTY)
    else:
        _suffer(s, face)


def answer_hush(s: Position, act: Act) -> None:
    """The event counts as tree, or not (DA-9)."""
    face, s.face = s.face, ""
    if act == KEEP:
        s.events.append(SkillKept(seat=seat_of(s.child), skill=HUSH))
        _suffer(s, face)
    else:
        use(s, HUSH)


def _suffer(s: Position, face: str) -> None:
    if face == SKULL:
        attack(s, "turn")
    else:
        hurt(s, s.child, LOSS[face], cast("Loss", face))  # the faces that cost sanity
