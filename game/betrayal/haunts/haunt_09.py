"""Haunt 9, The Dance of Death: a Fiddler whom nobody sees draws everybody to the Ballroom; who gives in is a traitor.

Tokens `sanity_roll` lie in the Pentagram Chamber. Mark: `destroyed`.
Our readings: with no hero left the traitors have won; a traitor who has the Holy Symbol, however he came by it, need only carry it to one
of the three rooms; the revealer lays the missing tiles, the stairs first, so that it is known how far the Pentagram Chamber is; who gives
in plays his turn on as a traitor and dances from the next one; who is drawn goes as far as he can, unless no way is known.
"""

from __future__ import annotations

from game.betrayal.actions import Act
from game.betrayal.combat import WEAPONS
from game.betrayal.deeds import ATTACK, DISCOVER, LOSE, MOVE, Deed, Veto
from game.betrayal.events import Told
from game.betrayal.haunting import turn_traitor
from game.betrayal.haunts.aims import NOBODY_LEFT, Aim, Had, Laid, Marked, NoneLeft
from game.betrayal.haunts.base import Haunt, HauntAction
from game.betrayal.haunts.errands import Delivery
from game.betrayal.haunts.formulas import PLAYERS
from game.betrayal.haunts.steps import REVEALER, Fetch, LayRoom
from game.betrayal.haunts.trials import BEGINS, Trial
from game.betrayal.haunts.who import on_side, with_card
from game.betrayal.moving import rooms_apart, root
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.terms import BALLROOM, BASEMENT, CHASM, GROUND, HEROES, INDEX, MIGHT, SANITY, SPEED, STAIRS, TRAITORS
from game.engine.contract import Seat

SYMBOL, CHAMBER, TOKEN, LURED, DESTROYED = "holy_symbol", "pentagram_chamber", "sanity_roll", "lured", "destroyed"
DEEPS = (CHASM, "furnace_room", "underground_lake")
"""Rooms in which the Symbol is lost."""
DEFIES_AT, RESISTS_AT, DANCES_AT = 5, 4, 3
is_hero, is_traitor = on_side(HEROES), on_side(TRAITORS)


def defied(s: Position, body: int) -> None:
    """A token lies in the chamber."""
    s.lay_token(TOKEN, CHAMBER)


def give_in(s: Position, seat: Seat) -> None:
    """A hero is a traitor from now on, and whole again."""
    s.tell(Told(fact="gave_in", body=seat))
    turn_traitor(s, seat)
    s.raise_to_start(seat)


def is_open_to_the_lure(s: Position, body: int) -> bool:
    """Whether a figure is a hero whom the Symbol does not guard."""
    return is_hero(s, body) and not s.holds(body, SYMBOL)


def lured(s: Position, seat: int) -> None:
    """In the Ballroom one gives in; elsewhere one is drawn to it."""
    if s.room(seat) == BALLROOM:
        give_in(s, seat)
    else:
        s.use(LURED)
        s.shift(seat, SANITY, -1)


def out_of_breath(s: Position, seat: int) -> None:
    """He stays where he is, weaker."""
    root(s)
    s.shift(seat, MIGHT, -1)


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
    start = (
        Fetch(SYMBOL, REVEALER),
        LayRoom(STAIRS, REVEALER, (BASEMENT,)),
        LayRoom(CHAMBER, REVEALER, (BASEMENT,), far_from=REVEALER),
        LayRoom(BALLROOM, REVEALER, (GROUND,)),
    )
    trials = (
        Trial("dance", DANCES_AT, MIGHT, at=(BEGINS,), who=is_traitor, failure=out_of_breath),
        Trial("lure", RESISTS_AT, SANITY, at=(BEGINS,), who=is_open_to_the_lure, failure=lured),
    )
    actions = (
        HauntAction("defy", where=(CHAMBER,), cards=(SYMBOL,), shared=True, traits=(SANITY,), least=DEFIES_AT, task=True, success=defied),
    )
    deliveries = (Delivery(TRAITORS, SYMBOL, DEEPS, DESTROYED, SYMBOL, ends=True, fact="symbol_destroyed"),)
    aims = (
        Aim(HEROES, "heroes_fiddler_banished", Laid(TOKEN, PLAYERS)),
        Aim(TRAITORS, "traitors_symbol_destroyed", Marked(DESTROYED, SYMBOL), steps=(Had(TRAITORS, SYMBOL),)),
        Aim(TRAITORS, "traitors_all_dance", NoneLeft(HEROES, to=TRAITORS)),
        NOBODY_LEFT,
    )
    forbids = (
        Veto("drawn_to_the_ballroom", MOVE, is_lured, astray, section="heroes_powers"),
        Veto("no_new_rooms_for_the_drawn", DISCOVER, is_lured, section="heroes_powers"),
        Veto("symbol_is_not_given_away", LOSE, is_hero, with_card(SYMBOL, how=("given", "dropped")), section="heroes_powers"),
        Veto("dancers_fight_with_speed", ATTACK, is_traitor, without_speed, section="traitor_powers"),
    )

    # the music

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

    # fighting

    def robs(self, s: Position, thief: int) -> bool:
        """So does a traitor."""
        return is_traitor(s, thief)

    def attack_traits(self, s: Position, attacker: int, target: int, weapon: str) -> tuple[str, str] | None:
        """Traitors attack with Speed."""
        return (SPEED, SPEED) if is_traitor(s, attacker) else super().attack_traits(s, attacker, target, weapon)


HAUNT = DanceOfDeath()
