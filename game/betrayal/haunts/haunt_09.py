"""Haunt 9, The Dance of Death: a Fiddler whom nobody sees draws everybody to the Ballroom; who gives in is a traitor.

Tokens `sanity_roll` lie in the Pentagram Chamber. Mark: `destroyed`.
Our readings: with no hero left the traitors have won; a traitor who has the Holy Symbol, however he came by it, need only carry it to one
of the three rooms; the revealer lays the missing tiles, the stairs first, so that it is known how far the Pentagram Chamber is; who gives
in plays his turn on as a traitor and dances from the next one; who is drawn goes as far as he can, unless no way is known.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act
from game.betrayal.combat import WEAPONS
from game.betrayal.deeds import ATTACK, DISCOVER, LOSE, MOVE, Deed, Veto
from game.betrayal.discovering import PlaceTile
from game.betrayal.events import Needed, Told
from game.betrayal.haunting import turn_traitor
from game.betrayal.haunts.base import Goal, Haunt, HauntAction
from game.betrayal.haunts.vocabulary import fetch, where_is
from game.betrayal.moving import rooms_apart, root
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import BALLROOM, BASEMENT, CHASM, GROUND, HEROES, INDEX, MIGHT, SANITY, SPEED, STAIRS, TRAITORS
from game.engine.contract import Seat

SYMBOL, CHAMBER, TOKEN, LURED, DESTROYED = "holy_symbol", "pentagram_chamber", "sanity_roll", "lured", "destroyed"
DEEPS = (CHASM, "furnace_room", "underground_lake")
"""Rooms in which the Symbol is lost."""
DEFIES_AT, RESISTS_AT, DANCES_AT = 5, 4, 3


def symbol_here(s: Position, body: int) -> bool:
    """Whether a hero in the place has the Holy Symbol."""
    return any(s.holds(other, SYMBOL) and s.t.bodies[other].side == HEROES for other in [body, *s.others_here(body)])


def defied(s: Position, body: int) -> None:
    """A token lies in the chamber."""
    s.lay_token(TOKEN, CHAMBER)


def refusals(s: Position) -> int:
    """How often the Fiddler has been defied."""
    return len(s.t.tokens.get(TOKEN, ()))


def give_in(s: Position, seat: Seat) -> None:
    """A hero is a traitor from now on, and whole again."""
    s.tell(Told(fact="gave_in", body=seat))
    turn_traitor(s, seat)
    s.raise_to_start(seat)


def is_hero(s: Position, body: int) -> bool:
    """Whether a figure is a hero."""
    return s.t.bodies[body].side == HEROES


def is_traitor(s: Position, body: int) -> bool:
    """Whether a figure has given in."""
    return s.t.bodies[body].side == TRAITORS


def is_lured(s: Position, body: int) -> bool:
    """Whether a hero is drawn to the Ballroom in this turn, and a way there is known."""
    if s.t.turn.body != body or not s.used(LURED) or not is_hero(s, body) or BALLROOM not in s.board.spots:
        return False
    return s.room(body) in rooms_apart(s, BALLROOM)


def astray(s: Position, deed: Deed) -> bool:
    """A way that brings one no nearer to the Ballroom."""
    far = rooms_apart(s, BALLROOM)
    here = far[s.room(deed.body)]
    return bool(deed.room) and deed.how not in ("chute", "cross") and far.get(deed.room, here) >= here


def of_own_will(s: Position, deed: Deed) -> bool:
    """The Holy Symbol is given away or laid down."""
    return deed.card == SYMBOL and deed.how in ("given", "dropped")


def without_speed(s: Position, deed: Deed) -> bool:
    """An attack with anything but Speed."""
    return deed.card in WEAPONS and WEAPONS[deed.card].trait != SPEED


class DanceOfDeath(Haunt):
    """The haunt's rules."""

    number = 9
    traitor = "none"
    needs = (
        *(Need(HEROES, rooms=(room,)) for room in (STAIRS, CHAMBER, BALLROOM)),
        Need(HEROES, cards=(SYMBOL,), at_once=True),
        Need(TRAITORS, cards=(SYMBOL,)),
        Need(TRAITORS, rooms=DEEPS),
    )
    actions = (HauntAction("defy", where=(CHAMBER,), when=symbol_here, traits=(SANITY,), least=DEFIES_AT, task=True, success=defied),)
    forbids = (
        Veto("drawn_to_the_ballroom", MOVE, is_lured, astray, section="heroes_powers"),
        Veto("no_new_rooms_for_the_drawn", DISCOVER, is_lured, section="heroes_powers"),
        Veto("symbol_is_not_given_away", LOSE, is_hero, of_own_will, section="heroes_powers"),
        Veto("dancers_fight_with_speed", ATTACK, is_traitor, without_speed, section="traitor_powers"),
    )

    def set_up(self, s: Position) -> None:
        """What the heroes need is put into the house."""
        revealer = s.t.revealer
        fetch(s, revealer, SYMBOL)
        s.then(
            PlaceTile(STAIRS, revealer, (BASEMENT,), needed=True),
            PlaceTile(CHAMBER, revealer, (BASEMENT,), s.t.bodies[revealer].room, needed=True),
            PlaceTile(BALLROOM, revealer, (GROUND,), needed=True),
        )

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """The Fiddler defied as often as there are explorers; the Symbol lost; no hero left."""
        if refusals(s) >= s.seats:
            return "heroes_fiddler_banished", self.win(s, HEROES)
        if s.marked(DESTROYED, SYMBOL):
            return "traitors_symbol_destroyed", self.win(s, TRAITORS)
        if not s.heroes() and s.living(TRAITORS):
            return "traitors_all_dance", self.win(s, TRAITORS)
        return self.nobody_left(s)

    # the music

    def turn_began(self, s: Position, body: int) -> None:
        """A traitor dances on; a hero whom the Symbol does not guard feels the lure."""
        b = s.t.bodies[body]
        if not b.alive:
            return
        if b.side == TRAITORS:
            s.then(Roll(body, "dance", MIGHT), Danced(body))
        elif not s.holds(body, SYMBOL):
            s.then(Roll(body, "lure", SANITY), Resisted(body))

    def offered(self, s: Position, body: int, found: list[Act]) -> list[Act]:
        """Who is drawn, and goes nowhere but nearer to the Ballroom, goes as far as may be."""
        if not is_lured(s, body) or not any(chosen.verb == "go" for chosen in found):
            return found
        return [chosen for chosen in found if chosen.verb != "end"]

    def would_die(self, s: Position, body: int, cause: str, by: int) -> bool:
        """A hero without a spark of Sanity turns instead of dying."""
        b = s.t.bodies[body]
        if b.side != HEROES or b.traits[INDEX[SANITY]] >= 0:
            return False
        give_in(s, body)
        return True

    # the Symbol

    def turn_ended(self, s: Position, body: int) -> None:
        """A traitor who ends a turn in the deep with it lets it sink."""
        b = s.t.bodies[body]
        if b.alive and b.side == TRAITORS and s.holds(body, SYMBOL) and s.room(body) in DEEPS:
            s.tell(Told(fact="symbol_destroyed", body=body))
            s.mark(DESTROYED, SYMBOL)

    # fighting

    def would_do(self, s: Position, attacker: int, target: int, kind: str, by: int) -> tuple[str, int]:
        """A traitor who wins by two may steal, whatever the victim wears."""
        return (kind, by) if s.t.bodies[attacker].side == TRAITORS else super().would_do(s, attacker, target, kind, by)

    def attack_traits(self, s: Position, attacker: int, target: int, weapon: str) -> tuple[str, str] | None:
        """Traitors attack with Speed."""
        return (SPEED, SPEED) if is_traitor(s, attacker) else super().attack_traits(s, attacker, target, weapon)

    # computer players

    def wants(self, s: Position, body: int) -> Sequence[str]:
        """The Symbol."""
        return (SYMBOL,)

    def progress(self, s: Position) -> tuple[float, float]:
        """Tokens laid; heroes turned, and the Symbol in a traitor's hands."""
        holder = s.holder(SYMBOL)
        taken = holder in s.living(TRAITORS)
        return refusals(s) / s.seats, 0.6 * (1 - len(s.heroes()) / s.seats) + (0.35 if taken else 0.0)

    def goals(self, s: Position, body: int) -> list[Goal]:
        """Heroes gather in the chamber or get the Symbol back; traitors get it and carry it to the deep."""
        holder, there = s.holder(SYMBOL), where_is(s, SYMBOL)
        if s.t.bodies[body].side == HEROES:
            if holder in s.heroes():
                return [Goal(CHAMBER)] if CHAMBER in s.board.spots else []
            return [Goal(there)] if there else []
        if holder in s.living(TRAITORS):
            return [Goal(room) for room in DEEPS if room in s.board.spots] if holder == body else [Goal(there, 0.3)]
        return [Goal(there)] if there else []


class Resisted(Task, frozen=True):
    """The roll against the lure stands: 4+, or one gives in in the Ballroom and is drawn to it elsewhere."""

    seat: int

    def run(self, s: Position) -> None:
        """Resists, gives in, or goes."""
        success = s.t.rolled >= RESISTS_AT
        s.tell(Needed(body=self.seat, purpose="lure", total=s.t.rolled, least=RESISTS_AT, success=success))
        if success:
            return
        if s.room(self.seat) == BALLROOM:
            give_in(s, self.seat)
        else:
            s.use(LURED)
            s.shift(self.seat, SANITY, -1)


class Danced(Task, frozen=True):
    """The roll of a traitor's dance stands: 3+, or he is out of breath."""

    seat: int

    def run(self, s: Position) -> None:
        """Dances on, or stays where he is, weaker."""
        success = s.t.rolled >= DANCES_AT
        s.tell(Needed(body=self.seat, purpose="dance", total=s.t.rolled, least=DANCES_AT, success=success))
        if not success:
            root(s)
            s.shift(self.seat, MIGHT, -1)


HAUNT = DanceOfDeath()
