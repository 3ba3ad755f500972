"""Haunt 41, Invisible Traitor: nobody sees where the traitor is.

Beside his place (see `hiding`) `s.secrets.own[seat]` holds the spaces he has gone (`spent`), the way by which he left after an attack
(`exit`) and whom he robs (`word`). The mark `struck` has the heroes he attacked in this turn.
Our readings: unseen he walks across barriers, and no room does anything for him; whatever else he does that tells a place (discovering,
falling, laying down or taking up a card, using most cards) shows him, until he goes on or his next turn begins. The heroes' tests are
made unasked, for they cost nothing, and what one learns all learn (BT-6.4.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.betrayal.actions import Act
from game.betrayal.combat import Attack, steal
from game.betrayal.deeds import ATTACK, USE, Deed, Veto, anybody
from game.betrayal.events import Went
from game.betrayal.harm import Damage
from game.betrayal.haunts.aims import NOBODY_LEFT, Aim, TraitorDead
from game.betrayal.haunts.base import Choose, Haunt, HauntAction
from game.betrayal.haunts.formulas import HALF_HEROES
from game.betrayal.haunts.hiding import PLACE, forget, hide, imagined, is_unseen, learn, possible, show
from game.betrayal.haunts.seeking import GUESS, TRIALS, aim, asked_at_the_start, guess, in_sight, ready_weapons, unseen_foe
from game.betrayal.haunts.steps import Do
from game.betrayal.haunts.trials import called
from game.betrayal.holding import stealable
from game.betrayal.moving import neighbours
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import BASEMENT_LANDING, CHUTE, COLLAPSED, GALLERY, HEROES, PHYSICAL, SPEED, TRAITORS
from game.engine.contract import Seat

STRUCK = "struck"
STEALS_AT, NAMED_AT = 4, 0
QUIET_CARDS = ("crystal_ball", "healing_salve", "mask", "medical_kit", "puzzle_box", "smelling_salts", "spirit_board")
"""Cards whose use does not say where one is."""
TELLTALE = ("explore", "fall", "drop_down", "drop", "pick_up", "use", "token")


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
    s.then(Roll(body, "do_strike", dice=HALF_HEROES(s.seats)), Struck(body, victim))


def noticed(s: Position, victim: int) -> None:
    """An attack tells for a moment where he is; who survives it will listen."""
    s.mark(STRUCK, str(victim))
    s.secrets.own[s.t.traitor]["exit"] = ""


def hide_first(s: Position) -> Sequence[Task]:
    """The traitor chooses in secret any room."""
    return (Choose(s.t.traitor, PLACE, tuple(possible(s))),)


def is_traitor(s: Position, body: int) -> bool:
    """Whether a figure is the traitor's."""
    return body == s.t.traitor


def at_somebody_unseen(s: Position, deed: Deed) -> bool:
    """An attack on somebody whom nobody sees, unless by a guess."""
    return deed.other >= 0 and s.is_explorer(deed.other) and is_unseen(s, deed.other) and deed.how != GUESS


def from_both_sides(s: Position, deed: Deed) -> bool:
    """What would run or fly from somebody unseen who stands on both sides of a barrier."""
    return deed.card in ("dog", "dynamite") and is_unseen(s, deed.body) and s.rules.tiles[s.room(deed.body)].barrier


def after_secret_steps(s: Position, deed: Deed) -> bool:
    """The Spirit Board, which is asked before one moves."""
    return deed.card == "spirit_board" and s.secrets.own[deed.body].get("spent", "0") != "0"


class InvisibleTraitor(Haunt):
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
        HauntAction("guess", options=ready_weapons, when=unseen_foe, guesses=True, success=guess),
        HauntAction("aim", options=in_sight, when=unseen_foe, guesses=True, success=aim),
    )
    hides = True
    start = (Do(hide_first),)
    trials = TRIALS
    aims = (NOBODY_LEFT, Aim(HEROES, "heroes_traitor_dead", TraitorDead()))
    forbids = (
        Veto("unseen_is_guessed_at", ATTACK, anybody, at_somebody_unseen, section="heroes_powers"),
        Veto("ring_is_no_weapon", ATTACK, is_traitor, lambda s, deed: deed.card == "ring", section="traitor_powers"),
        Veto("on_both_sides", USE, is_traitor, from_both_sides, section="traitor_powers", ours=True),
        Veto("board_before_moving", USE, is_traitor, after_secret_steps, section="traitor_powers", ours=True),
    )

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """Where he is, or what he steals."""
        if what == PLACE:
            hide(s, seat, word)
        else:
            steal(s, seat, int(what.removeprefix("loot_")), word)

    # being unseen

    def turn_began(self, s: Position, body: int) -> None:
        """He is unseen again, and his traces are cold; heroes ask the Skull and the Spirit Board."""
        if body == s.t.traitor:
            if s.t.bodies[body].room:
                hide(s, body)
            s.secrets.own[body]["spent"] = "0"
            s.secrets.own[body].pop("exit", None)
            s.t.marks.pop(STRUCK, None)
            forget(s)
        elif s.t.bodies[body].alive and is_unseen(s, s.t.traitor):
            s.then(*asked_at_the_start(s, body))

    def about_to(self, s: Position, body: int, chosen: Act) -> None:
        """What tells a place shows him."""
        quiet = chosen.verb == "use" and chosen.words[0] in QUIET_CARDS
        if body == s.t.traitor and chosen.verb in TELLTALE and not quiet and is_unseen(s, body):
            show(s, body)

    def goes(self, s: Position, body: int, room: str) -> bool:
        """His steps are secret, and so is how many he takes."""
        if body != s.t.traitor:
            return False
        own = s.secrets.own[body]
        before, how = s.room(body), neighbours(s, body)[room]
        goal = BASEMENT_LANDING if room == CHUTE else room
        if not is_unseen(s, body):
            hide(s, body)
        own[PLACE] = goal
        own["spent"] = str(int(own["spent"]) + 1)
        if own.get("exit") == "":
            own["exit"] = room
        s.tell_only(body, Went(body=body, room=goal, how=how, before=before))
        return True

    def allowance(self, s: Position, body: int) -> int:
        """What is left of his Speed after the steps that nobody has seen."""
        if body != s.t.traitor:
            return super().allowance(s, body)
        most = 1 if s.holds(body, "lights_out") else s.value(body, SPEED)
        return max(0, most - int(s.secrets.own[body].get("spent", "0")))

    def leaving_cost(self, s: Position, body: int) -> int:
        """No hero hinders him."""
        return 1 if body == s.t.traitor else super().leaving_cost(s, body)

    def may_discover(self, s: Position, body: int) -> bool:
        """As long as he has spaces left."""
        return super().may_discover(s, body) and (body != s.t.traitor or self.allowance(s, body) > s.t.turn.spent)

    def entered(self, s: Position, body: int, room: str) -> None:
        """Seen to come into a room, he is no longer where nobody knew."""
        if body == s.t.traitor and s.t.bodies[body].room:
            s.secrets.own[body].pop(PLACE, None)

    def room_text(self, s: Position, body: int, room: str) -> bool:
        """What a room does would show who is in it; but he may let himself fall."""
        return not is_unseen(s, body) or room in (COLLAPSED, GALLERY)

    # fighting

    def attack_ways(self, s: Position, body: int) -> Sequence[str]:
        """His attack without an item is the one from hiding."""
        return () if body == s.t.traitor else super().attack_ways(s, body)

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """Whom he has attacked with an item listens too."""
        if attack.attacker == s.t.traitor:
            noticed(s, attack.target)
        return False

    def dynamite_catches(self, s: Position, body: int, room: str) -> list[int]:
        """Thrown on a guess it finds him, or it does not."""
        found = super().dynamite_catches(s, body, room)
        if is_unseen(s, s.t.traitor) and body != s.t.traitor:
            if s.room(s.t.traitor) == room:
                learn(s, "guess_right", body, "room", room)
                return [*found, s.t.traitor]
            learn(s, "guess_wrong", body, "not", room)
        return found

    def would_die(self, s: Position, body: int, cause: str, by: int) -> bool:
        """Dead he is seen where he lies."""
        if is_unseen(s, body):
            show(s, body)
        return False

    def turn_ended(self, s: Position, body: int) -> None:
        """Who has survived his attack listens."""
        if body == s.t.traitor and is_unseen(s, body):
            ears = [seat for seat in s.heroes() if s.marked(STRUCK, str(seat))]
            s.then(*(task for seat in ears for task in called(TRIALS, s, seat, "listen")))

    # what others imagine

    def guess(self, s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
        """He is in any room in which he can be."""
        return imagined(s, viewer, rng)


class Struck(Task, frozen=True):
    """The dice of an attack from hiding lie: so much damage."""

    traitor: int
    victim: int

    def run(self, s: Position) -> None:
        """Hurts."""
        s.then(Damage(self.victim, PHYSICAL, s.t.rolled, "attack", self.traitor))


HAUNT = InvisibleTraitor()
