"""Haunt 12, Fleshwalkers: everybody's evil double hunts its original; there is no traitor.

A Twin's `mark` is the seat of its hero, which also plays it once the hero is dead; until then it moves by rule. No counters, no marks.
Our readings: a Twin has the values on the hero's card when the haunt begins, what items had added included; each player wins alone,
with a living hero, when all Twins are dead; a drawn fight with one's own Twin costs the traits too; a Twin that moves by rule takes the
Mystic Elevator as it lies and stays where there is no way to its hero; only beaten in a fight does a Twin die; where the haunt was not
read from the chart, the revealer takes the Crystal Ball from the omens.
"""

from __future__ import annotations

from game.betrayal.combat import Attack
from game.betrayal.deeds import ATTACK, TILE, Deed, Veto
from game.betrayal.harm import Shift
from game.betrayal.haunts.aims import Aim, Destroyed, NoneLeft
from game.betrayal.haunts.base import Choose, FigureKind, Haunt, HauntAction
from game.betrayal.haunts.steps import REVEALER, Do, Fetch
from game.betrayal.needs import EACH, Need
from game.betrayal.position import Position
from game.betrayal.terms import ENTRANCE, HEROES, NOBODY, TRAITORS, TRAITS
from game.betrayal.trading import hand_over
from game.engine.contract import Seat

TWIN, BALL, TAKE = "evil_twin", "crystal_ball", "take_ball"


def original(s: Position, twin: int) -> int:
    """The seat of a Twin's hero."""
    return int(s.t.bodies[twin].mark)


def own_twin(s: Position, hero: int) -> int:
    """The living Twin of a hero, or NOBODY."""
    return next((twin for twin in s.monsters(TWIN) if original(s, twin) == hero), NOBODY)


def holders_here(s: Position, body: int) -> list[int]:
    """Who stands beside a hero with the Crystal Ball."""
    if s.used(f"item:{BALL}"):
        return []
    return [seat for seat in s.others_here(body) if s.is_explorer(seat) and s.holds(seat, BALL)]


def ask_holder(s: Position, body: int) -> None:
    """The holder has to be willing."""
    s.then(Choose(int(s.t.turn.word), BALL, ("yes", "no")))


def without_ball(s: Position, body: int) -> bool:
    """Whether a figure does not hold the Crystal Ball."""
    return not s.holds(body, BALL)


def at_a_stunned_twin(s: Position, deed: Deed) -> bool:
    """An attack on a Twin that is stunned."""
    return deed.other >= 0 and s.t.bodies[deed.other].kind == TWIN and s.t.bodies[deed.other].stunned


def moves_by_rule(s: Position, body: int) -> bool:
    """Whether a figure is a Twin that nobody plays."""
    return s.t.bodies[body].kind == TWIN and s.t.bodies[original(s, body)].alive


def come_in(s: Position) -> None:
    """The Twins come in at the front door, with the values of their heroes."""
    for seat in s.clockwise(s.t.revealer):
        if s.t.bodies[seat].alive:
            s.spawn(TWIN, ENTRANCE, seat, traits=[s.value(seat, trait) for trait in TRAITS], mark=str(seat))


class Fleshwalkers(Haunt):
    """The haunt's rules."""

    number = 12
    traitor = "none"
    needs = (Need(HEROES, cards=(BALL,), at_once=True), Need(HEROES, figures=(TWIN,), count=EACH))
    figures = {TWIN: FigureKind(speed=0, might=0, knowledge=0, sanity=0, rolls_once=False, double=True, falls_to=BALL)}
    start = (Fetch(BALL, REVEALER), Do(come_in))
    actions = (HauntAction(TAKE, options=holders_here, limit=TAKE, hands_over=BALL, success=ask_holder),)
    aims = (
        Aim(TRAITORS, "nobody_all_dead", NoneLeft(HEROES), winners=lambda s: ()),
        Aim(HEROES, "heroes_twins_dead", Destroyed(TWIN), winners=Position.heroes),
    )
    forbids = (
        Veto("only_the_ball_sees_them", ATTACK, without_ball, at_a_stunned_twin, section="heroes_powers"),
        Veto("twins_call_no_lift", TILE, moves_by_rule, lambda s, deed: deed.how == "moves", section="heroes_powers", ours=True),
    )

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """The holder of the Ball has answered."""
        if word == "yes":
            hand_over(s, seat, s.t.turn.body, BALL)

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """Whoever fights his own Twin without the Ball loses a step of every trait, after what the fight itself does."""
        hero, twin = attack.attacker, attack.target
        if s.is_explorer(twin):
            hero, twin = twin, hero
        if not s.is_explorer(twin) and s.is_explorer(hero) and original(s, twin) == hero and not s.holds(hero, BALL):
            s.then(*(Shift(hero, trait, -1) for trait in TRAITS))
        return False


HAUNT = Fleshwalkers()
