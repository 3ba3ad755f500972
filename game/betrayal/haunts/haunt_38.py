"""Haunt 38, Hellbeasts: burning bats breed in the room of the haunt, until an exorcism drives them out.

Marks: `exorcised` has the rooms and cards that have served. Counter `exorcism`: the successes.
Our readings: half as many bats as players at first, rounded up; nothing can hurt a bat; the new bats burn at once; as everywhere, fire
does not reach across a barrier, and never more than 8 dice are thrown.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act
from game.betrayal.deeds import HURT, Veto
from game.betrayal.harm import Damage
from game.betrayal.haunts.base import (
    FigureKind,
    Goal,
    Haunt,
    HauntAction,
)
from game.betrayal.haunts.vocabulary import (
    counts,
    fallen,
    in_turn,
    marks_word,
    prey,
    shelters,
    unused,
    where_is,
)
from game.betrayal.needs import EACH, Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll, odds
from game.betrayal.tasks import Task
from game.betrayal.terms import HEROES, KNOWLEDGE, PHYSICAL, SANITY, TRAITORS
from game.engine.contract import Seat

BAT, EXORCISM, EXORCISED = "firebat", "exorcism", "exorcised"
LEAST = 5
ROOMS = {SANITY: ("chapel", "crypt", "pentagram_chamber"), KNOWLEDGE: ("library", "research_laboratory")}
CARDS = {SANITY: ("holy_symbol", "ring"), KNOWLEDGE: ("book", "crystal_ball")}
SUCCESS = in_turn(marks_word(EXORCISED), counts(EXORCISM))


class Hellbeasts(Haunt):
    """The haunt's rules."""

    number = 38
    traitor = "lowest knowledge other"
    needs = (
        Need(HEROES, rooms=(*ROOMS[SANITY], *ROOMS[KNOWLEDGE]), cards=(*CARDS[SANITY], *CARDS[KNOWLEDGE]), count=EACH),
        Need(TRAITORS, figures=(BAT,)),
    )
    figures = {BAT: FigureKind(speed=3, attackable=False, slows=False, attacks=False)}
    actions = tuple(
        HauntAction(
            f"exorcise_{trait}",
            traits=(trait,),
            least=LEAST,
            task=True,
            options=unused(EXORCISED, ROOMS[trait], CARDS[trait]),
            success=SUCCESS,
        )
        for trait in (SANITY, KNOWLEDGE)
    )

    forbids = (Veto("nothing_hurts_fire", HURT, lambda s, body: s.t.bodies[body].kind == BAT, section="traitor_powers", ours=True),)

    def set_up(self, s: Position) -> None:
        """The first bats hatch."""
        hatch(s, (s.seats + 1) // 2)

    def monsters_ended(self, s: Position) -> None:
        """As many new bats as they had spaces; then they burn everybody whose place they share."""
        hatch(s, s.counter("spaces"))
        places = dict.fromkeys(s.place(hero) for hero in s.heroes())
        s.then(*(Burn(place) for place in places if bats_at(s, place)))

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """All heroes burnt, or as many successes as there are players."""
        if not s.heroes():
            return "traitors_all_dead", self.win(s, TRAITORS)
        if s.counter(EXORCISM) >= s.seats:
            return "heroes_exorcised", self.win(s, HEROES)
        return None

    # computer players

    def sensible(self, s: Position, body: int, chosen: Act) -> bool:
        """The trait that promises more, where there is a choice."""
        trait = str(chosen.words[0]).removeprefix("exorcise_")
        other = KNOWLEDGE if trait == SANITY else SANITY
        return s.value(body, trait) >= s.value(body, other) or not unused(EXORCISED, ROOMS[other], CARDS[other])(s, body)

    def progress(self, s: Position) -> tuple[float, float]:
        """Successes, and the dead."""
        return s.counter(EXORCISM) / s.seats, fallen(s, HEROES)

    def goals(self, s: Position, body: int) -> list[Goal]:
        """Heroes go to what has not served yet, or keep away from the bats with such a card; bats go where many heroes are."""
        if s.t.bodies[body].side != HEROES:
            return prey(s, s.heroes())
        held = [trait for trait in ROOMS if unused(EXORCISED, (), CARDS[trait])(s, body)]
        if held:
            return shelters(s, s.monsters(BAT), 1.0)
        found: list[Goal] = []
        for trait, rooms in ROOMS.items():
            worth = 0.3 + 0.7 * odds(s.value(body, trait), LEAST)
            found += [Goal(room, worth) for room in rooms if room in s.board.spots and not s.marked(EXORCISED, room)]
            found += [Goal(room, worth) for card in CARDS[trait] if not s.marked(EXORCISED, card) and (room := lying(s, card))]
        return found


def lying(s: Position, card: str) -> str:
    """Where a card lies that nobody holds."""
    return "" if s.holder(card) >= 0 else where_is(s, card)


def hatch(s: Position, number: int) -> None:
    """New bats in the room of the haunt, played by the traitor's seat."""
    if s.t.haunt_room in s.board.spots:
        for _ in range(number):
            s.spawn(BAT, s.t.haunt_room, s.t.traitor)


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
        """Deals it."""
        points = s.t.rolled
        s.then(*(Damage(hero, PHYSICAL, points, "haunt") for hero in s.heroes() if s.place(hero) == self.place))


HAUNT = Hellbeasts()
