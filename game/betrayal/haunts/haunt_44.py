"""Haunt 44, Death Doth Find Us All: the house ages the heroes by decades and makes the traitor young, until a rite turns the glass over.

Counters: `rite`, the successes; `decades_SEAT`, the decades by which the house has aged a hero. Marks: `rite` has the rooms used.
Our readings: ages begin with the explorer's card; the aged choose their own losses, the traitor what grows with a death; the dice of
the years are nobody's roll, so no card changes them; the rite needs no Medallion; a traitor who has the Medallion, or draws it, lets
it fall; where the haunt was not read from the chart, the revealer takes the Medallion from the omens.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.deeds import GAIN, Veto
from game.betrayal.events import Told
from game.betrayal.harm import ChooseTrait, Shift
from game.betrayal.haunts.aims import NOBODY_LEFT, Aim, Counted
from game.betrayal.haunts.base import Haunt, HauntAction
from game.betrayal.haunts.formulas import PLAYERS
from game.betrayal.haunts.steps import REVEALER, Do, Fetch
from game.betrayal.haunts.who import on_side, with_card
from game.betrayal.needs import EACH, Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import HEROES, KINDS, KNOWLEDGE, MENTAL, MIGHT, NOBODY, PHYSICAL, SANITY, SPEED, TRAITORS, TRAITS
from game.betrayal.trading import drop_card

RITE, MEDALLION = "rite", "medallion"
ROOMS = ("catacombs", "charred_room", "crypt", "gallery", "kitchen", "pentagram_chamber", "tower")
LEAST = 5
YOUTH_DICE = 3
SURE: dict[int, tuple[tuple[str, int], ...]] = {
    2: ((MIGHT, 1), (SPEED, 1)),
    3: ((SANITY, 1), (KNOWLEDGE, 1)),
    4: ((SPEED, -1), (SANITY, 1)),
    6: ((MIGHT, -1), (SPEED, -1)),
    7: tuple((trait, -1) for trait in TRAITS),
}
"""Decade -> what it does to an explorer who enters it; each after the seventies does as they do."""
CHOSEN: dict[int, tuple[str, ...]] = {5: (PHYSICAL, MENTAL), 6: (MENTAL,)}
"""Decade -> kinds of traits of which one, as the aged chooses, falls by a step."""
OLDEST = 7


def spoken(s: Position, body: int) -> None:
    """The rite has worked here: a token of the trait lies in the room."""
    s.lay_token(f"{s.t.turn.word}_roll", s.place(body))


def lay_down(s: Position) -> None:
    """The traitor lets the Medallion fall."""
    if s.holds(s.t.traitor, MEDALLION):
        drop_card(s, s.t.traitor, MEDALLION)


def grow_older(s: Position) -> Sequence[Task]:
    """All heroes at once are ten years older."""
    return [Age(hero, 1) for hero in s.clockwise(s.t.traitor) if hero in s.heroes()]


class DeathDothFindUsAll(Haunt):
    """The haunt's rules."""

    number = 44
    traitor = "youngest other"
    needs = (Need(HEROES, rooms=ROOMS, count=EACH), Need(TRAITORS, traitor=True))
    start = (Do(lay_down), Fetch(MEDALLION, REVEALER), Do(grow_older))
    actions = (HauntAction(RITE, where=ROOMS, once=RITE, traits=(SANITY, KNOWLEDGE), least=LEAST, task=True, success=spoken, counts=RITE),)
    aims = (NOBODY_LEFT, Aim(HEROES, "heroes_rejuvenated", Counted(RITE, PLAYERS)))
    forbids = (Veto("medallion_is_for_heroes", GAIN, on_side(TRAITORS), with_card(MEDALLION), section="traitor_now", ours=True),)

    def turn_ended(self, s: Position, body: int) -> None:
        """At the end of the traitor's turn, dead or alive, a die for each hero."""
        if body == s.t.traitor:
            s.then(*(Years(hero) for hero in s.clockwise(body) if hero in s.heroes()))

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """A hero's death makes the traitor young, and the bearer of the Medallion old."""
        if s.t.bodies[body].side != HEROES:
            return
        tasks: list[Task] = []
        if s.t.bodies[s.t.traitor].alive:
            tasks += [Roll(s.t.traitor, "youth", dice=YOUTH_DICE), Younger(s.t.traitor)]
        bearer = s.holder(MEDALLION)
        if bearer != NOBODY:
            tasks.append(Age(bearer, 1))
        s.then(*tasks)


class Age(Task, frozen=True):
    """A hero grows older by so many decades, one after another."""

    body: int
    decades: int

    def run(self, s: Position) -> None:
        """Enters the next decade, and what it does."""
        if self.decades <= 0 or not s.t.bodies[self.body].alive:
            return
        years = s.age(self.body) + 10 * s.count(f"decades_{self.body}")
        s.tell(Told(fact="aged", body=self.body, words=(str(years),)))
        decade = min(OLDEST, years // 10)
        tasks: list[Task] = [Shift(self.body, trait, steps) for trait, steps in SURE.get(decade, ())]
        tasks += [ChooseTrait(self.body, KINDS[kind], -1) for kind in CHOSEN.get(decade, ())]
        s.then(*tasks, Age(self.body, self.decades - 1))


class Years(Task, frozen=True):
    """The house rolls how many decades a hero ages."""

    body: int

    def run(self, s: Position) -> None:
        """One die, if the hero still lives."""
        if s.t.bodies[self.body].alive:
            s.then(Roll(NOBODY, "years", dice=1, thrower=s.t.traitor), YearsRolled(self.body))


class YearsRolled(Task, frozen=True):
    """The decades are rolled; the Medallion's bearer ages one less."""

    body: int

    def run(self, s: Position) -> None:
        """The explorer ages by so many decades."""
        s.then(Age(self.body, s.t.rolled - (1 if s.holds(self.body, MEDALLION) else 0)))


class Younger(Task, frozen=True):
    """The traitor spreads over his traits what was rolled."""

    body: int

    def run(self, s: Position) -> None:
        """A step for each point."""
        s.then(ChooseTrait(self.body, TRAITS, 1, s.t.rolled))


HAUNT = DeathDothFindUsAll()
