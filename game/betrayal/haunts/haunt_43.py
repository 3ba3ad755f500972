"""Haunt 43, The Star-Sickness: a germ passes from hand to hand in secret, and the Serum has to be made before all have it.

For the numbers and the sickness see `sickness`, for herbs, Laboratory and injections `serum`. Counter `rising_SEAT`: turns until a dead
traitor rises. On the table all are heroes until they are shown. Herbs and Serum are dealt with like items (BT-4.5.1). Our readings: dice in
the Laboratory, not bonuses; the Book helps who works with it; the Serum injects as often in a turn as there are spaces, but not in a turn
in which one got it; a traitor by exchange may show himself, the first one never; the first traitor is never the one who became it last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from game.betrayal.actions import Act, act
from game.betrayal.deeds import ATTACK, Deed, Veto, anybody
from game.betrayal.events import Told
from game.betrayal.haunting import turn_traitor
from game.betrayal.haunts.aims import Aim
from game.betrayal.haunts.base import FigureKind
from game.betrayal.haunts.serum import (
    ACTIONS,
    CURED,
    HERB,
    HERB_ROOMS,
    INJECTED,
    LABORATORY,
    MADE,
    SERUM,
    THE_SERUM,
    TRIALS,
    Injecting,
)
from game.betrayal.haunts.sickness import (
    INOCULATED,
    SICK,
    TOKENS,
    TRACK,
    AllSafe,
    AllSick,
    SicknessRolled,
    deal,
    guessed,
    healthy,
    is_sick,
    meet,
    sick_but_last,
)
from game.betrayal.haunts.steps import NEXT, Do, LayRoom, Track
from game.betrayal.haunts.who import at, of_kind
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.spaces import parts_of
from game.betrayal.terms import HEROES, MOST_DICE, NOBODY, TRAITORS
from game.engine.contract import Seat

ALIEN = "alien"
FIRST_DICE = 1


def rise(s: Position, seat: Seat) -> None:
    """A dead traitor rises as an Alien where he died."""
    place = s.t.tokens[f"rising_{seat}"][0]
    s.take_token(f"rising_{seat}", place)
    s.t.counters.pop(f"rising_{seat}")
    room, half = parts_of(place)
    s.spawn(ALIEN, room, seat, mark=str(seat), half=half)


def at_somebody_safe(s: Position, deed: Deed) -> bool:
    """A fight for an injection with somebody inoculated."""
    return deed.card == SERUM and s.marked(INOCULATED, str(deed.other))


class StarSickness(Injecting):
    """The haunt's rules."""

    number = 43
    traitor = "hidden"
    needs = (Need(HEROES, rooms=(LABORATORY,)), Need(HEROES, rooms=HERB_ROOMS))
    figures = {ALIEN: FigureKind(speed=4, might=6, sanity=4)}
    start = (Track(TRACK, FIRST_DICE), Do(deal), LayRoom(LABORATORY, NEXT))
    actions, trials = ACTIONS, TRIALS
    aims = (
        Aim(TRAITORS, "traitors_all_sick", AllSick(), winners=sick_but_last),
        Aim(HEROES, "heroes_inoculated", AllSafe(), steps=(MADE,), winners=healthy),
    )
    things = (HERB, THE_SERUM)
    forbids = (
        Veto("aliens_spare_each_other", ATTACK, of_kind(ALIEN), at(of_kind(ALIEN)), section="heroes_powers", ours=True),
        Veto("one_injection_is_enough", ATTACK, anybody, at_somebody_safe, section="heroes_powers", ours=True),
    )

    # sides and turns

    def foes(self, s: Position, attacker: int, target: int) -> bool:
        """Everyone may attack everyone."""
        return attacker != target

    def turn_began(self, s: Position, body: int) -> None:
        """Who begins in company exchanges at once."""
        if s.is_explorer(body) and s.t.bodies[body].alive:
            meet(s)

    def entered(self, s: Position, body: int, room: str) -> None:
        """The first time in a turn that one shares a place."""
        meet(s)

    def turn_ended(self, s: Position, body: int) -> None:
        """The dead change; after the revealer's turn the sickness attacks; but first herbs grow."""
        if not s.is_explorer(body):
            return
        if f"rising_{body}" in s.t.counters and s.count(f"rising_{body}", -1) <= 0:
            rise(s, body)
        if body == s.t.revealer:
            dice = s.count(TRACK)
            s.then(Roll(NOBODY, "sickness", dice=dice, thrower=s.right_of(body)), SicknessRolled(body))
        super().turn_ended(s, body)

    def most_dice(self, s: Position, purpose: str) -> int:
        """The sickness rolls as many as the track shows."""
        return s.counter(TRACK) if purpose == "sickness" else MOST_DICE

    # death

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """The dead are shown for what they are. A traitor not killed by an injection changes, and loses all he has."""
        if not s.is_explorer(body):
            return
        super().died(s, body, by, cause, place)
        if not is_sick(s, body):
            s.tell(Told(fact="died_healthy", body=body))
            return
        s.tell(Told(fact="died_sick", body=body))
        s.join(body, TRAITORS)
        if cause == INJECTED:
            s.mark(CURED, str(body))
        else:
            s.lay_token(f"rising_{body}", place)
            s.count(f"rising_{body}", 2 if s.t.turn.body == body else 1)

    # showing oneself

    def true_side(self, side: str, own: Mapping[str, str]) -> str:
        """Who is sick is a traitor, and alone knows it."""
        return TRAITORS if SICK in own else side

    def interrupts(self, s: Position) -> Sequence[tuple[Seat, Act]]:
        """Who became a traitor by an exchange may show it; the first traitor never does (BT-6.6.1)."""
        return [(seat, act("reveal", seat)) for seat in s.heroes() if s.secrets.own[seat].get(SICK, "0") != "0"]

    def interrupted(self, s: Position, chosen: Act) -> None:
        """He is known as a traitor from now on, with a traitor's powers."""
        seat = int(chosen.words[0])
        s.tell(Told(fact="shows_himself", body=seat))
        turn_traitor(s, seat)

    # what others imagine

    def guess(self, s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
        """Numbers as they may have been dealt, and who may be sick."""
        dealt = bool(s.counter("ready")) or TOKENS in s.secrets.own[viewer]  # a missing tile is laid after the deal, before all is ready
        return guessed(s, viewer, rng) if dealt else {}


HAUNT = StarSickness()
