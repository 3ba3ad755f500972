"""An attack of the Creature, and what children lose by it or by the clock (DA-6 to DA-9, DA-14).

When nothing is asked any more, the attack is over, and whoever began it goes on.
"""

from __future__ import annotations

from game.darkaround import ending
from game.darkaround.actions import KEEP, Act
from game.darkaround.events import Cause, Escaped, Loss, PartyLost, SkillKept, SkillUsed, Spared, attacked, lost, rolled, sanity_lost
from game.darkaround.position import Position
from game.darkaround.terms import LUCK_FROM, PARTY, SKULL, WARD, pips, seat_of
from game.engine.contract import CHANCE


def attack(s: Position, why: Cause) -> None:
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
        use(s, WARD)


def answer_danger(s: Position, act: Act) -> None:
    """The danger die (DA-6)."""
    child = s.child
    s.events.append(rolled("danger", child, act.what, "attack"))
    if act.what == SKULL:
        s.ask("evade", CHANCE)
    else:
        hurt(s, child, int(act.what), "danger")


def answer_evade(s: Position, act: Act) -> None:
    """The evasion die of an attack (DA-7), or of a searcher who met the Creature (DA-11)."""
    child = s.child
    s.events.append(rolled("evade", child, act.what, "attack"))
    if pips(act.what) < LUCK_FROM:
        lose(s, child, s.sanity[child], "caught")
    else:
        s.events.append(Escaped(child=child))


def hurt(s: Position, child: int, loss: int, why: Loss) -> None:
    """A child loses so much, or less by courage (DA-9)."""
    if s.brave >> child // PARTY & 1:
        spared = min(loss, s.rules.numbers.courage[why])
        if spared:
            loss -= spared
            s.events.append(Spared(child=child, amount=spared))
    if loss:
        lose(s, child, loss, why)


def lose(s: Position, child: int, loss: int, why: Loss) -> None:
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


def use(s: Position, skill: str) -> None:
    """The seat of the child that rolls uses its skill."""
    seat = seat_of(s.child)
    s.spend(seat)
    s.events.append(SkillUsed(seat=seat, skill=skill, child=s.child))
