"""The hours of the night: the clock, the children's dice, what they lose (DA-4 to DA-8, DA-14, DA-16)."""

from __future__ import annotations

from game.darkaround import ending, searching
from game.darkaround.actions import KEEP, Act
from game.darkaround.events import (
    ClockTurned,
    Escaped,
    PartyLost,
    SkillKept,
    SkillUsed,
    Spared,
    attacked,
    lost,
    rolled,
    sanity_lost,
    turn_began,
)
from game.darkaround.numbers import BOX
from game.darkaround.position import Position
from game.darkaround.terms import HUSH, LOSS, LUCK_FROM, NOBODY, PARTY, SKULL, TREE, WARD, pips, seat_of
from game.engine.contract import CHANCE


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
        next_child(s)
    elif s.skills[child // PARTY] == HUSH and s.is_ready(child // PARTY):
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
        _use(s, HUSH)
        next_child(s)


def _use(s: Position, skill: str) -> None:
    seat = seat_of(s.child)
    s.spend(seat)
    s.events.append(SkillUsed(seat=seat, skill=skill, child=s.child))


def _suffer(s: Position, face: str) -> None:
    child = s.child
    if face == SKULL:
        attack(s, "turn")
        return
    _hurt(s, child, LOSS[face], face)
    if not s.result:
        next_child(s)


def _hurt(s: Position, child: int, loss: int, why: str) -> None:
    """A child loses so much, or less by courage (DA-9)."""
    if s.brave >> child // PARTY & 1:
        spared = min(loss, s.rules.numbers.courage[why])
        if spared:
            loss -= spared
            s.events.append(Spared(child=child, amount=spared))
    if loss:
        _lose(s, child, loss, why)


def attack(s: Position, why: str) -> None:
    """The Creature attacks: the danger die, unless it is warded off (DA-6, DA-9)."""
    s.events.append(attacked(s.child, why))
    seat = s.child // PARTY
    if s.has(seat, WARD):
        s.ask("ward", seat)
    else:
        s.ask("danger", CHANCE)


def answer_ward(s: Position, act: Act) -> None:
    """The attack is cancelled, or not (DA-9)."""
    if act == KEEP:
        s.events.append(SkillKept(seat=seat_of(s.child), skill=WARD))
        s.ask("danger", CHANCE)
    else:
        _use(s, WARD)
        _go_on(s)


def answer_danger(s: Position, act: Act) -> None:
    """The danger die (DA-6)."""
    child = s.child
    s.events.append(rolled("danger", child, act.what, "attack"))
    if act.what == SKULL:
        s.ask("evade", CHANCE)
    else:
        _hurt(s, child, int(act.what), "danger")
        _go_on(s)


def answer_evade(s: Position, act: Act) -> None:
    """The evasion die of an attack (DA-7), or of a searcher who met the Creature (DA-11)."""
    child = s.child
    s.events.append(rolled("evade", child, act.what, "attack"))
    if pips(act.what) < LUCK_FROM:
        _lose(s, child, s.sanity[child], "caught")
    else:
        s.events.append(Escaped(child=child))
    _go_on(s)


def _go_on(s: Position) -> None:
    """After an attack: the next child, or the search in which it happened is over."""
    if s.result:
        return
    if s.target == NOBODY:
        next_child(s)
    else:
        searching.end_search(s)


def _lose(s: Position, child: int, loss: int, why: str) -> None:
    """A child loses sanity, at most what it has (DA-8)."""
    left = s.sanity[child] - loss
    if left > 0:
        s.sanity[child] = left
        s.events.append(sanity_lost(child, loss, left, why))
        return
    s.events.append(sanity_lost(child, s.sanity[child], 0, why))
    s.sanity[child] = 0
    s.active &= ~(1 << child)
    s.events.append(lost(child))
    if s.is_out(seat_of(child)):
        s.events.append(PartyLost(seat=seat_of(child)))
    if not s.active:
        ending.end(s, ending.ALL_LOST)
