"""Haunt 38, Hellbeasts: burning bats breed in the room of the haunt, until an exorcism drives them out.

Marks: `exorcised` has the rooms and cards that have served. Counter `exorcism`: the successes.
Our readings: half as many bats as players at first, rounded up; nothing can hurt a bat; the new bats burn at once; as everywhere, fire
does not reach across a barrier, and never more than 8 dice are thrown.
"""

from __future__ import annotations

from game.betrayal.deeds import HURT, Veto
from game.betrayal.harm import Damage
from game.betrayal.haunts.aims import NOBODY_LEFT, Aim, Counted
from game.betrayal.haunts.base import FigureKind, Haunt, HauntAction
from game.betrayal.haunts.formulas import HALF_PLAYERS, PLAYERS
from game.betrayal.haunts.steps import HAUNT_ROOM, Spawn, spawn
from game.betrayal.haunts.who import of_kind
from game.betrayal.needs import EACH, Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import HEROES, KNOWLEDGE, PHYSICAL, SANITY, TRAITORS

BAT, EXORCISM, EXORCISED = "firebat", "exorcism", "exorcised"
LEAST = 5
ROOMS = {SANITY: ("chapel", "crypt", "pentagram_chamber"), KNOWLEDGE: ("library", "research_laboratory")}
CARDS = {SANITY: ("holy_symbol", "ring"), KNOWLEDGE: ("book", "crystal_ball")}


class Hellbeasts(Haunt):
    """The haunt's rules."""

    number = 38
    traitor = "lowest knowledge other"
    needs = (
        Need(HEROES, rooms=(*ROOMS[SANITY], *ROOMS[KNOWLEDGE]), cards=(*CARDS[SANITY], *CARDS[KNOWLEDGE]), count=EACH),
        Need(TRAITORS, figures=(BAT,)),
    )
    figures = {BAT: FigureKind(speed=3, attackable=False, slows=False, attacks=False)}
    start = (Spawn(BAT, HALF_PLAYERS, HAUNT_ROOM),)
    actions = tuple(
        HauntAction(
            f"exorcise_{trait}",
            where=ROOMS[trait],
            sources=CARDS[trait],
            once=EXORCISED,
            traits=(trait,),
            least=LEAST,
            task=True,
            counts=EXORCISM,
        )
        for trait in (SANITY, KNOWLEDGE)
    )
    aims = (NOBODY_LEFT, Aim(HEROES, "heroes_exorcised", Counted(EXORCISM, PLAYERS)))
    forbids = (Veto("nothing_hurts_fire", HURT, of_kind(BAT), section="traitor_powers", ours=True),)

    def monsters_ended(self, s: Position) -> None:
        """As many new bats as they had spaces; then they burn everybody whose place they share."""
        spawn(s, BAT, s.counter("spaces"), HAUNT_ROOM)
        places = dict.fromkeys(s.place(hero) for hero in s.heroes())
        s.then(*(Burn(place) for place in places if bats_at(s, place)))


def bats_at(s: Position, place: str) -> list[int]:
    """The bats in a place."""
    return [bat for bat in s.monsters(BAT) if s.place(bat) == place]


class Burn(Task, frozen=True):
    """The bats of a place burn the heroes there: one die for each bat."""

    place: str

    def run(self, s: Position) -> None:
        """Rolls once for all."""
        bats = bats_at(s, self.place)
        if bats:
            s.then(Roll(bats[0], "firebats", dice=len(bats)), Burnt(self.place))


class Burnt(Task, frozen=True):
    """Every hero in the place takes the damage that was rolled."""

    place: str

    def run(self, s: Position) -> None:
        """The damage that was rolled is dealt to each of them."""
        points = s.t.rolled
        s.then(*(Damage(hero, PHYSICAL, points, "haunt") for hero in s.heroes() if s.place(hero) == self.place))


HAUNT = Hellbeasts()
