"""Haunt 10, Family Gathering: the Madman kills his companion and leads his dead family; each of it can be trapped in a room it loved.

A Zombie's mark is the seat it is after, or `trapped`. Mark `trapped`: the rooms that have done so. Counter `track`: damage to the Madman.
Our readings: the Madman is hurt and not stunned by physical damage, and stunned by mental damage as any monster; which of the rooms that
there are for them the Zombies come into, the traitor says; a Zombie is after a hero from the moment it sees one in its turn, though he be
out of sight later; a trapped Zombie slows nobody and cannot be attacked.
"""

from __future__ import annotations

from game.betrayal.deeds import ATTACK, HURT, MOVE, Veto, anybody
from game.betrayal.harm import kill, stun
from game.betrayal.haunts.aims import NOBODY_LEFT, Aim, Destroyed
from game.betrayal.haunts.base import Choose, FigureKind, Haunt
from game.betrayal.haunts.pursuit import caught, may_catch, off_the_chase
from game.betrayal.haunts.steps import Do, SetAside, Track
from game.betrayal.haunts.trials import BEGINS, ENTERS, Trial
from game.betrayal.haunts.who import at, of_kind
from game.betrayal.needs import EACH, Need
from game.betrayal.position import Position
from game.betrayal.terms import CHUTE, EVENT, HEROES, KNOWLEDGE, OMEN, PHYSICAL, TRAITORS
from game.engine.contract import Seat

ZOMBIE, MADMAN, TRAPPED, TRACK = "zombie", "madman", "trapped", "track"
LOVED = ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic")
BREAKS_FREE_AT = 4


def is_trapped(s: Position, body: int) -> bool:
    """Whether a figure is a Zombie that stays where it is for good."""
    return s.t.bodies[body].mark == TRAPPED


def appear(s: Position) -> None:
    """The traitor's explorer dies by the Madman's hand; the family gets up."""
    traitor = s.t.traitor
    madman = s.spawn(MADMAN, s.t.bodies[traitor].room, traitor, half=s.t.bodies[traitor].half)
    kill(s, traitor, MADMAN, madman)
    gather(s)


def gather(s: Position) -> None:
    """The Zombies that are still to come: one into each omen room, the others into any room without the sign of an event."""
    left = s.seats - len(s.monsters(ZOMBIE))
    taken = {s.t.bodies[i].room for i in s.monsters(ZOMBIE)}
    rooms = [room for room in s.board.spots if s.board.symbol(room) == OMEN and room not in taken]
    if len(rooms) <= left:
        for room in rooms:
            s.spawn(ZOMBIE, room, s.t.traitor)
        left -= len(rooms)
        rooms = [room for room in s.board.spots if s.board.symbol(room) != EVENT and room != CHUTE]
    if left:
        s.then(Choose(s.t.traitor, ZOMBIE, tuple(rooms)))


class FamilyGathering(Haunt):
    """The haunt's rules."""

    number = 10
    traitor = "revealer"
    needs = (Need(HEROES, rooms=LOVED, count=EACH), Need(TRAITORS, figures=(ZOMBIE,), count=EACH))
    figures = {
        ZOMBIE: FigureKind(speed=2, might=6, knowledge=3, sanity=2, must_attack=True, chases=True, caught_in=LOVED, bound=TRAPPED),
        MADMAN: FigureKind(speed=3, might=5, sanity=5, dies_at=5),
    }
    start = (Track(TRACK), SetAside(MADMAN), Do(appear))
    trials = (Trial(TRAPPED, BREAKS_FREE_AT, KNOWLEDGE, at=(BEGINS, ENTERS), who=may_catch, failure=caught),)
    aims = (NOBODY_LEFT, Aim(HEROES, "heroes_zombies_trapped", Destroyed(ZOMBIE, TRAPPED)))
    forbids = (
        Veto("trapped_for_good", MOVE, is_trapped, section="traitor_powers"),
        Veto("bound_to_the_chase", MOVE, of_kind(ZOMBIE), off_the_chase, section="traitor_powers"),
        Veto("trapped_do_not_fight", ATTACK, is_trapped, section="traitor_powers"),
        Veto("trapped_are_left_alone", ATTACK, anybody, at(is_trapped), section="heroes_powers", ours=True),
        Veto("trapped_are_past_harm", HURT, is_trapped, section="heroes_powers", ours=True),
    )

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """A Zombie comes here."""
        if what == ZOMBIE:
            s.spawn(ZOMBIE, word, s.t.traitor)
            gather(s)
        else:
            super().chosen(s, seat, what, word)

    def monster_hurt(self, s: Position, body: int, kind: str, points: int, by: int, source: str) -> None:
        """Physical damage adds up on the Madman; everything else stuns."""
        if s.t.bodies[body].kind != MADMAN:
            super().monster_hurt(s, body, kind, points, by, source)
        elif kind == PHYSICAL:
            s.count(TRACK, points)
            super().monster_hurt(s, body, kind, points, by, source)
        else:
            stun(s, body)


HAUNT = FamilyGathering()
