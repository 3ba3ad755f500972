"""Haunt 41, Invisible Traitor: nobody sees where the traitor is.

Beside his place and steps (see `unseen`) `s.secrets.own[seat]` holds whom he robs (`word`). The mark `struck` has the heroes he attacked in
this turn. Our readings: see `unseen`; what the heroes' tests teach one of them all learn (BT-6.4.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.combat import Attack, steal
from game.betrayal.deeds import ATTACK, Veto
from game.betrayal.harm import DamageRolled
from game.betrayal.haunts.aims import NOBODY_LEFT, Aim, TraitorDead
from game.betrayal.haunts.base import Choose, HauntAction
from game.betrayal.haunts.formulas import HALF_HEROES
from game.betrayal.haunts.hiding import is_unseen, learn
from game.betrayal.haunts.seeking import SEEKING, TRIALS, asked_at_the_start
from game.betrayal.haunts.trials import called
from game.betrayal.haunts.unseen import EXIT, UNSEEN, Unseen
from game.betrayal.haunts.who import the_traitor, with_card
from game.betrayal.holding import stealable
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.terms import HEROES, PHYSICAL, SPEED, TRAITORS
from game.engine.contract import Seat

STRUCK = "struck"
STEALS_AT, NAMED_AT = 4, 0
# what the traitor may do


def heroes_here(s: Position, body: int) -> list[int]:
    """The heroes in the traitor's place."""
    return [seat for seat in s.heroes() if s.together(body, seat)]


def robbable(s: Position, body: int) -> list[int]:
    """The heroes there from whom something may be stolen."""
    return [seat for seat in heroes_here(s, body) if loot(s, seat)]


def loot(s: Position, seat: Seat) -> list[str]:
    """What may be stolen from a hero."""
    return [card for card in s.t.bodies[seat].cards if stealable(s, seat, card, s.t.traitor)]


def robbed(s: Position, body: int) -> None:
    """The thief chooses what he takes; it is seen from whom."""
    victim = int(s.secrets.own[body].pop("word"))
    learn(s, "robbed", victim, "was", s.t.bodies[victim].room)
    s.then(Choose(body, f"loot_{victim}", tuple(loot(s, victim))))


def not_robbed(s: Position, body: int) -> None:
    """With a 0 he has to name whom he tried to rob."""
    victim = int(s.secrets.own[body].pop("word"))
    if s.t.rolled <= NAMED_AT:
        learn(s, "tried_to_rob", victim, "was", s.t.bodies[victim].room)


def strike(s: Position, body: int) -> None:
    """From hiding he rolls half as many dice as there were heroes at the start, rounded up; there is no defence."""
    victim = int(s.t.turn.word)
    noticed(s, victim)
    s.then(Roll(body, "do_strike", dice=HALF_HEROES(s.seats)), DamageRolled(victim, PHYSICAL, "attack", body))


def noticed(s: Position, victim: int) -> None:
    """An attack tells for a moment where he is; who survives it will listen."""
    s.mark(STRUCK, str(victim))
    s.secrets.own[s.t.traitor][EXIT] = ""


class InvisibleTraitor(Unseen):
    """The haunt's rules."""

    number = 41
    traitor = "revealer"
    needs = (Need(HEROES, traitor=True), Need(TRAITORS, traitor=True))
    actions = (
        HauntAction(
            "steal",
            side=TRAITORS,
            options=robbable,
            secret=True,
            traits=(SPEED,),
            least=STEALS_AT,
            limit="steal",
            success=robbed,
            failure=not_robbed,
        ),
        HauntAction("strike", TRAITORS, options=heroes_here, attack=True, success=strike),
        *SEEKING,
    )
    trials = TRIALS
    aims = (NOBODY_LEFT, Aim(HEROES, "heroes_traitor_dead", TraitorDead()))
    forbids = (
        *UNSEEN,
        Veto("ring_is_no_weapon", ATTACK, the_traitor, with_card("ring"), section="traitor_powers"),
    )

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """The card that the traitor steals."""
        if what.startswith("loot_"):
            steal(s, seat, int(what.removeprefix("loot_")), word)
        else:
            super().chosen(s, seat, what, word)

    def turn_began(self, s: Position, body: int) -> None:
        """Nobody is struck yet in his turn; heroes ask the Skull and the Spirit Board."""
        super().turn_began(s, body)
        if body == s.t.traitor:
            s.secrets.own[body].pop(EXIT, None)
            s.t.marks.pop(STRUCK, None)
        elif s.t.bodies[body].alive and is_unseen(s, s.t.traitor):
            s.then(*asked_at_the_start(s, body))

    def attack_ways(self, s: Position, body: int) -> Sequence[str]:
        """His attack without an item is the one from hiding."""
        return () if body == s.t.traitor else super().attack_ways(s, body)

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """Whom he has attacked with an item listens too."""
        if attack.attacker == s.t.traitor:
            noticed(s, attack.target)
        return False

    def turn_ended(self, s: Position, body: int) -> None:
        """Who has survived his attack listens."""
        if body == s.t.traitor and is_unseen(s, body):
            ears = [seat for seat in s.heroes() if s.marked(STRUCK, str(seat))]
            s.then(*(task for seat in ears for task in called(TRIALS, s, seat, "listen")))


HAUNT = InvisibleTraitor()
