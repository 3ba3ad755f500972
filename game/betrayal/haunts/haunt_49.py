"""Haunt 49, You Wear It Well: the heroes' Souls are torn from their bodies, and an Astral Spirit wants to settle into one.

An explorer's figure is the Soul, with its traits and items; the unconscious body is a figure of the kind `body`, whose mark is the seat.
Counters: `hits` on the Spirit, `hits_TRAIT` by the trait, `possession_SEAT` tokens by each body.
Our readings: a body's tokens are counted for it alone; an attack of the Spirit hurts as usual, and a Soul that defends itself well hits it;
against a Soul the traitor has only the Ring, for a Soul does not answer with Might; a beaten traitor misses his next turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.combat import WEAPONS, Attack
from game.betrayal.deeds import ATTACK, DEAL, DISCOVER, DRAW, GAIN, HURT, USE, Deed, Veto
from game.betrayal.harm import DamageDice, kill, remove, stun
from game.betrayal.haunts.aims import Aim, Counted, NoneLeft
from game.betrayal.haunts.base import FigureKind, Haunt, HauntAction
from game.betrayal.haunts.formulas import PLAYERS
from game.betrayal.haunts.steps import Do, JoinBasement, Spawn
from game.betrayal.haunts.who import at, no, of_kind
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.terms import (
    CHASM,
    HEROES,
    KNOWLEDGE,
    MENTAL,
    NOBODY,
    PHYSICAL,
    SANITY,
    TOWER,
    TRAITORS,
)
from game.engine.contract import Seat

SPIRIT, BODY, HITS, POSSESSION = "astral_spirit", "body", "hits", "possession"
is_spirit = of_kind(SPIRIT)
MIND = (KNOWLEDGE, SANITY)
STRIKE_DICE = 2
"""Dice of mental damage that a struck body takes."""
UNUSABLE = (*WEAPONS, "skull", "dynamite")
"""Cards that are of no use to a Soul."""
BODILY_ROOMS = (CHASM, TOWER, "attic", "furnace_room", "gymnasium", "junk_room", "larder")
"""Rooms whose text is about Might, Speed or physical damage: it says nothing to a Soul."""


def is_soul(s: Position, body: int) -> bool:
    """Whether a figure is a hero's Soul."""
    return s.is_explorer(body) and s.t.bodies[body].side == HEROES


def body_of(s: Position, seat: Seat) -> int:
    """The unconscious body of a seat's explorer, or NOBODY."""
    return next((i for i in s.monsters(BODY) if s.t.bodies[i].mark == str(seat)), NOBODY)


def bodies_here(s: Position, body: int) -> list[int]:
    """The seats whose soulless bodies lie in a figure's place."""
    return sorted(int(s.t.bodies[i].mark) for i in s.others_here(body) if s.t.bodies[i].kind == BODY)


def strike(s: Position, body: int) -> None:
    """The traitor's attack: the body has no defence, and its Soul feels it."""
    s.then(DamageDice(int(s.t.turn.word), MENTAL, STRIKE_DICE, "struck", body))


def more_than_start(s: Position, body: int) -> int:
    """What the Spirit has to throw: more than the Sanity that the body's explorer started with."""
    return s.start_value(int(s.t.turn.word), SANITY) + 1


def has_a_body(s: Position, body: int) -> bool:
    """Whether a figure is an explorer who is no Soul: the traitor."""
    return s.is_explorer(body) and not is_soul(s, body)


def at_a_soul(s: Position, deed: Deed) -> bool:
    """An attack that no Soul can answer: neither with Knowledge nor with Sanity."""
    return deed.other >= 0 and is_soul(s, deed.other) and deed.card not in (*MIND, "ring")


def leave_the_bodies(s: Position) -> None:
    """The Souls leave their bodies where they are."""
    for seat in s.heroes():
        s.spawn(BODY, s.t.bodies[seat].room, seat, HEROES, mark=str(seat), half=s.t.bodies[seat].half)


class YouWearItWell(Haunt):
    """The haunt's rules."""

    number = 49
    traitor = "explorer heather_granville, else highest knowledge"
    needs = (Need(HEROES, figures=(SPIRIT,)), Need(TRAITORS, figures=(SPIRIT,)), Need(TRAITORS, figures=(BODY,)))
    figures = {
        SPIRIT: FigureKind(speed=3, knowledge=6, sanity=6, hurts_back=False, counts_hits=HITS, walls=True),
        BODY: FigureKind(speed=-1, attackable=False, slows=False, attacks=False, lies=True),
    }
    start = (Do(leave_the_bodies), Spawn(SPIRIT), JoinBasement())
    actions = (
        HauntAction("strike", TRAITORS, when=has_a_body, beside=BODY, options=bodies_here, attack=True, success=strike),
        HauntAction(
            "possess",
            TRAITORS,
            when=is_spirit,
            beside=BODY,
            options=bodies_here,
            traits=(SANITY,),
            needs=more_than_start,
            limit="possess",
            tally=POSSESSION,
        ),
    )
    aims = (
        Aim(TRAITORS, "traitors_souls_destroyed", NoneLeft(HEROES)),
        Aim(HEROES, "heroes_spirit_destroyed", Counted(HITS, PLAYERS)),
        Aim(TRAITORS, "traitors_possessed", Counted(POSSESSION, PLAYERS, each=True)),
    )
    forbids = (
        Veto("souls_do_not_explore", DISCOVER, is_soul, section="heroes_powers"),
        Veto("souls_draw_nothing", DRAW, is_soul, section="heroes_powers"),
        Veto("souls_get_nothing", GAIN, is_soul, section="heroes_powers"),
        Veto("souls_do_not_trade", DEAL, is_soul, section="heroes_powers"),
        Veto("souls_bear_no_arms", USE, is_soul, lambda s, deed: deed.card in UNUSABLE, section="heroes_powers", ours=True),
        Veto("souls_fight_by_mind", ATTACK, is_soul, lambda s, deed: deed.card not in MIND, section="heroes_powers"),
        Veto("souls_answer_by_mind", ATTACK, has_a_body, at_a_soul, section="traitor_powers", ours=True),
        Veto("spirit_wants_souls", ATTACK, is_spirit, at(no(is_soul)), section="traitor_powers"),
        Veto("spirit_is_never_stunned", HURT, is_spirit, section="traitor_powers"),
    )

    # moving

    def through_walls(self, s: Position, body: int) -> bool:
        """So do Souls, though not through floors."""
        return is_soul(s, body) or super().through_walls(s, body)

    def passes_barriers(self, s: Position, body: int, room: str) -> bool:
        """A Soul does not heed the barriers of Speed and Might."""
        return (is_soul(s, body) and room in BODILY_ROOMS) or super().passes_barriers(s, body, room)

    def room_text(self, s: Position, body: int, room: str) -> bool:
        """What a room does to bodies it does not do to Souls."""
        return not is_soul(s, body) or room not in BODILY_ROOMS

    # fighting

    def attack_ways(self, s: Position, body: int) -> Sequence[str]:
        """Souls and the Spirit choose the trait."""
        return MIND if is_soul(s, body) or is_spirit(s, body) else ("",)

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """A Soul that beats the Spirit hits it, one that beats the traitor stuns him."""
        attacks = is_soul(s, attack.attacker)
        soul, other = (attack.attacker, attack.target) if attacks else (attack.target, attack.attacker)
        if not is_soul(s, soul) or (by <= 0 if attacks else by >= 0):
            return super().fought(s, attack, by)
        if is_spirit(s, other):
            s.count(f"{HITS}_{attack.traits(s)[0]}")
            s.count(HITS)
            return True
        stun(s, other)
        if s.t.turn.body == other:
            s.cut_short()
        return True

    def damage(self, s: Position, body: int, kind: str, points: int, source: str) -> tuple[str, int]:
        """Physical damage to a Soul is mental; that of rooms and falls is none."""
        if kind != PHYSICAL or not is_soul(s, body):
            return kind, points
        return MENTAL, 0 if source in ("room", "fall") else points

    def would_die(self, s: Position, body: int, cause: str, by: int) -> bool:
        """A Soul is destroyed with its items; its body can no longer be possessed."""
        if not is_soul(s, body):
            return False
        lying = body_of(s, body)
        kill(s, body, "soul_destroyed", by, drops=False)
        if lying != NOBODY:
            remove(s, lying)
        return True


HAUNT = YouWearItWell()
