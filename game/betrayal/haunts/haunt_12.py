"""Haunt 12, Fleshwalkers: everybody's evil double hunts its original; there is no traitor.

A Twin's `mark` is the seat of its hero, which also plays it once the hero is dead; until then it moves by rule. No counters, no marks.
Our readings: a Twin has the values on the hero's card when the haunt begins, what items had added included; each player wins alone,
with a living hero, when all Twins are dead; a drawn fight with one's own Twin costs the traits too; a Twin that moves by rule takes the
Mystic Elevator as it lies and stays where there is no way to its hero; only beaten in a fight does a Twin die; where the haunt was not
read from the chart, the revealer takes the Crystal Ball from the omens.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act
from game.betrayal.chasing import Hunt
from game.betrayal.combat import Attack
from game.betrayal.deeds import ATTACK, TILE, Deed, Veto
from game.betrayal.harm import Die, Shift, stun
from game.betrayal.haunts.base import Choose, FigureKind, Goal, Haunt, HauntAction
from game.betrayal.haunts.vocabulary import fallen, fetch, prey, shelters, where_is
from game.betrayal.needs import EACH, Need
from game.betrayal.position import Position
from game.betrayal.terms import ENTRANCE, HEROES, NOBODY, TRAITS
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


class Fleshwalkers(Haunt):
    """The haunt's rules."""

    number = 12
    traitor = "none"
    needs = (Need(HEROES, cards=(BALL,), at_once=True), Need(HEROES, figures=(TWIN,), count=EACH))
    figures = {TWIN: FigureKind(speed=0, might=0, knowledge=0, sanity=0, rolls_once=False)}
    actions = (HauntAction(TAKE, options=holders_here, limit=TAKE, success=ask_holder),)
    forbids = (
        Veto("only_the_ball_sees_them", ATTACK, without_ball, at_a_stunned_twin, section="heroes_powers"),
        Veto("twins_call_no_lift", TILE, moves_by_rule, lambda s, deed: deed.how == "moves", section="heroes_powers", ours=True),
    )

    def set_up(self, s: Position) -> None:
        """The Twins come in at the front door."""
        fetch(s, s.t.revealer, BALL)
        for seat in s.clockwise(s.t.revealer):
            if s.t.bodies[seat].alive:
                s.spawn(TWIN, ENTRANCE, seat, traits=[s.value(seat, trait) for trait in TRAITS], mark=str(seat))

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """The holder of the Ball has answered."""
        if word == "yes":
            hand_over(s, seat, s.t.turn.body, BALL)

    def monster_acts(self, s: Position, body: int, spaces: int) -> bool:
        """A Twin hunts its hero, and attacks anybody if it does not reach it; that of a dead hero is played."""
        hero = original(s, body)
        if not s.t.bodies[hero].alive:
            return False
        s.then(Hunt(body, spaces, (hero,), (hero,), tuple(other for other in s.heroes() if other != hero)))
        return True

    # fighting

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """Whoever fights his own Twin without the Ball loses a step of every trait, after what the fight itself does."""
        hero, twin = attack.attacker, attack.target
        if s.is_explorer(twin):
            hero, twin = twin, hero
        if not s.is_explorer(twin) and s.is_explorer(hero) and original(s, twin) == hero and not s.holds(hero, BALL):
            s.then(*(Shift(hero, trait, -1) for trait in TRAITS))
        return False

    def monster_hurt(self, s: Position, body: int, kind: str, points: int, by: int, source: str) -> None:
        """A Twin is stunned; beaten by the holder of the Ball it dies, if it is his own or that of a dead hero."""
        hero = original(s, body)
        if source == "attack" and by != NOBODY and s.holds(by, BALL) and (by == hero or not s.t.bodies[hero].alive):
            s.then(Die(body, "attack", by))
        else:
            stun(s, body)

    # winning

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """All heroes dead, or all Twins."""
        heroes = s.heroes()
        if not heroes:
            return "nobody_all_dead", ()
        if not s.monsters(TWIN):
            return "heroes_twins_dead", heroes
        return None

    # computer players

    def wants(self, s: Position, body: int) -> Sequence[str]:
        """The Ball."""
        return (BALL,)

    def sensible(self, s: Position, body: int, chosen: Act) -> bool:
        """The Ball is asked for by those who have a Twin, of those who need it less."""
        holder = int(chosen.words[1])
        return own_twin(s, body) != NOBODY and own_twin(s, holder) == NOBODY

    def worth_attacking(self, s: Position, body: int, target: int) -> bool:
        """The own Twin only with the Ball, a stunned one only where it dies."""
        if s.is_explorer(target):
            return True
        if s.holds(body, BALL):
            hero = original(s, target)
            return hero == body or not s.t.bodies[hero].alive or not s.t.bodies[target].stunned
        return original(s, target) != body

    def prize(self, s: Position, body: int, target: int, weapon: str) -> float:
        """A Twin that can die."""
        if s.is_explorer(target):
            return 0.0
        hero = original(s, target)
        return 0.6 if s.holds(body, BALL) and (hero == body or not s.t.bodies[hero].alive) else 0.2

    def threat(self, s: Position, other: int, body: int) -> float:
        """The own Twin is to be feared most; with the Ball it is waited for; others hunt others."""
        if original(s, other) != body:
            return 0.2
        return 0.3 if s.holds(body, BALL) else 2.0

    def gift(self, s: Position, body: int, card: str, to: int) -> bool:
        """The Ball goes to those who still have a Twin."""
        return card == BALL and own_twin(s, body) == NOBODY and own_twin(s, to) != NOBODY and not self._mortal(s, body)

    def _mortal(self, s: Position, body: int) -> list[int]:
        """The Twins that a figure would kill with the Ball."""
        mine = own_twin(s, body)
        return [twin for twin in s.monsters(TWIN) if twin == mine or not s.t.bodies[original(s, twin)].alive]

    def progress(self, s: Position) -> tuple[float, float]:
        """The dead on either side."""
        return 1 - len(s.monsters(TWIN)) / s.seats, fallen(s, HEROES)

    def goals(self, s: Position, body: int) -> list[Goal]:
        """With the Ball to the Twins that it can kill, or to those who need it; without it to the Ball, but away from the own Twin."""
        if s.t.bodies[body].side != HEROES:
            return prey(s, s.heroes())
        mine = own_twin(s, body)
        if s.holds(body, BALL):
            mortal = self._mortal(s, body)
            needy = [seat for seat in s.heroes() if own_twin(s, seat) != NOBODY]
            return [Goal(s.t.bodies[other].room) for other in mortal or needy if s.t.bodies[other].room]
        room = where_is(s, BALL)
        holder = s.holder(BALL)
        if holder == NOBODY or (mine != NOBODY and own_twin(s, holder) == NOBODY):
            ball = [Goal(room)] if room else []
        else:
            ball = [Goal(room, 0.3)] if room else []
        return [*ball, *shelters(s, [mine], 0.5)] if mine != NOBODY else ball


HAUNT = Fleshwalkers()
