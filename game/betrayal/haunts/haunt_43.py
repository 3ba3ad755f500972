"""Haunt 43, The Star-Sickness: a germ passes from hand to hand in secret, and the Serum has to be made before all have it.

For the numbers and the sickness see `sickness`, for herbs, Laboratory and injections `serum`. Counter `rising_SEAT`: turns until a dead
traitor rises. On the table all are heroes until they are shown. Herbs and Serum are dealt with like items (BT-4.5.1). Our readings: dice in
the Laboratory, not bonuses; the Book helps who works with it; the Serum injects as often in a turn as there are spaces, but not in a turn
in which one got it; a traitor by exchange may show himself, the first one never; the first traitor is never the one who became it last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from game.betrayal.actions import NO, Act, act
from game.betrayal.combat import Attack
from game.betrayal.deeds import ATTACK, Deed, Veto, anybody
from game.betrayal.discovering import PlaceTile
from game.betrayal.events import Told
from game.betrayal.haunting import turn_traitor
from game.betrayal.haunts.base import FigureKind, Goal, Haunt
from game.betrayal.haunts.serum import (
    ACTIONS,
    CURED,
    FOUND,
    HERB,
    HERB_ROOMS,
    HERBS,
    INJECTED,
    LABORATORY,
    SERUM,
    THE_SERUM,
    Herbs,
    Injection,
    Willing,
    carries_herbs,
    has_serum,
    in_laboratory,
    made,
    ready,
    take_needle,
)
from game.betrayal.haunts.sickness import (
    EACH,
    INOCULATED,
    SICK,
    TOKENS,
    TRACK,
    Deal,
    SicknessRolled,
    Swap,
    WithWhom,
    guessed,
    is_sick,
    last_sick,
    partners,
)
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import HEROES, KNOWLEDGE, MOST_DICE, NOBODY, SPEED, TRAITORS
from game.engine.contract import Seat

ALIEN = "alien"
FIRST_DICE = 1


def meet(s: Position) -> None:
    """Whoever has the turn exchanges a number, the first time in it that others are in the same place."""
    seat = s.t.turn.body
    if not 0 <= seat < s.seats or s.used("exchange"):
        return
    others = partners(s, seat)
    if others:
        s.use("exchange")
        s.then(Swap(seat, others[0]) if len(others) == 1 else WithWhom(seat, tuple(others)))


def rise(s: Position, seat: Seat) -> None:
    """A dead traitor rises as an Alien where he died."""
    place = s.t.tokens[f"rising_{seat}"][0]
    s.take_token(f"rising_{seat}", place)
    s.t.counters.pop(f"rising_{seat}")
    room, _, half = place.partition("/")
    s.spawn(ALIEN, room, seat, mark=str(seat), half=half)


def is_alien(s: Position, body: int) -> bool:
    """Whether a figure is an Alien."""
    return s.t.bodies[body].kind == ALIEN


def at_an_alien(s: Position, deed: Deed) -> bool:
    """An attack on an Alien."""
    return deed.other >= 0 and is_alien(s, deed.other)


def at_somebody_safe(s: Position, deed: Deed) -> bool:
    """A fight for an injection with somebody inoculated."""
    return deed.card == SERUM and s.marked(INOCULATED, str(deed.other))


class StarSickness(Haunt):
    """The haunt's rules."""

    number = 43
    traitor = "hidden"
    needs = (Need(HEROES, rooms=(LABORATORY,)), Need(HEROES, rooms=HERB_ROOMS))
    figures = {ALIEN: FigureKind(speed=4, might=6, sanity=4)}
    actions = ACTIONS
    things = (HERB, THE_SERUM)
    forbids = (
        Veto("aliens_spare_each_other", ATTACK, is_alien, at_an_alien, section="heroes_powers", ours=True),
        Veto("one_injection_is_enough", ATTACK, anybody, at_somebody_safe, section="heroes_powers", ours=True),
    )

    def set_up(self, s: Position) -> None:
        """Two numbers to each player; the Laboratory is in the house; the track stands at 1."""
        s.count(TRACK, FIRST_DICE)
        deals = [Deal(seat) for _ in range(EACH) for seat in s.clockwise(s.t.revealer)]
        s.then(*deals, PlaceTile(LABORATORY, s.clockwise(s.t.revealer)[0], needed=True))

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """All living are inoculated; or none lives who is no traitor, and who became one last loses with the rest."""
        healthy = [seat for seat in s.living() if not is_sick(s, seat)]
        if not healthy:
            last = last_sick(s)
            return "traitors_all_sick", [seat for seat in range(s.seats) if is_sick(s, seat) and seat != last]
        if made(s) and all(s.marked(INOCULATED, str(seat)) for seat in s.living()):
            return "heroes_inoculated", [seat for seat in range(s.seats) if not is_sick(s, seat)]
        return None

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
        """Herbs grow; the dead change; after the revealer's turn the sickness attacks."""
        if not s.is_explorer(body):
            return
        tasks: list[Task] = []
        if s.t.bodies[body].alive and s.room(body) in HERB_ROOMS:
            tasks += [Roll(body, "herbs", KNOWLEDGE), Herbs(body)]
        if f"rising_{body}" in s.t.counters and s.count(f"rising_{body}", -1) <= 0:
            rise(s, body)
        if body == s.t.revealer:
            dice = s.count(TRACK)
            tasks += [Roll(NOBODY, "sickness", dice=dice, thrower=s.right_of(body)), SicknessRolled(body)]
        s.then(*tasks)

    def most_dice(self, s: Position, purpose: str) -> int:
        """The sickness rolls as many as the track shows."""
        return s.counter(TRACK) if purpose == "sickness" else MOST_DICE

    # fighting

    def attack_ways(self, s: Position, body: int) -> Sequence[str]:
        """With the Serum one may fight to inject."""
        return ("", SERUM) if s.is_explorer(body) and ready(s, body) else ("",)

    def about_to(self, s: Position, body: int, chosen: Act) -> None:
        """A fight for an injection is a use of the Serum."""
        if chosen.verb == "attack" and chosen.words[-1] == SERUM:
            take_needle(s)

    def attack_traits(self, s: Position, attacker: int, target: int, weapon: str) -> tuple[str, str] | None:
        """An injection by force is a combat of Speed."""
        if weapon == SERUM:
            return SPEED, SPEED
        return super().attack_traits(s, attacker, target, weapon)

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """Who wins it injects instead of hurting."""
        if attack.weapon != SERUM or by <= 0:
            return False
        s.then(Injection(attack.attacker, attack.target))
        return True

    # death

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """The dead are shown for what they are. A traitor not killed by an injection changes, and loses all he has."""
        if not s.is_explorer(body):
            return
        for _ in range(s.counter(f"{HERBS}_{body}")):
            s.count(f"{HERBS}_{body}", -1)
            s.lay_token(HERBS, place)
        if has_serum(s, body):
            s.unmark(SERUM, str(body))
            s.lay_token(SERUM, place)
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

    # computer players

    def guess(self, s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
        """Numbers as they may have been dealt, and who may be sick."""
        dealt = bool(s.counter("ready")) or TOKENS in s.secrets.own[viewer]  # a missing tile is laid after the deal, before all is ready
        return guessed(s, viewer, rng) if dealt else {}

    def sensible(self, s: Position, body: int, chosen: Act) -> bool:
        """Whoever is sick does nothing for the Serum."""
        return not is_sick(s, body)

    def wants(self, s: Position, body: int) -> Sequence[str]:
        """The Serum, to use it or to keep it from the others, and what it is made of."""
        return (SERUM, HERBS)

    def answers(self, s: Position, question: Question, legal: Sequence[Act]) -> Act | None:
        """Whoever is sick does not let himself be injected."""
        return NO if isinstance(question, Willing) and is_sick(s, question.patient) else legal[0]

    def worth_attacking(self, s: Position, body: int, target: int) -> bool:
        """Those known for what they are; and whoever has refused the needle to one who has it."""
        refused = has_serum(s, body) and s.used(f"inject:{target}") and not is_sick(s, body)
        return super().worth_attacking(s, body, target) and (self.opposed(s, body, target) or refused)

    def progress(self, s: Position) -> tuple[float, float]:
        """Tokens in the Laboratory and explorers who are safe; the dead and those known to be sick."""
        safe = len([seat for seat in s.heroes() if s.marked(INOCULATED, str(seat))])
        tokens = s.seats if made(s) else min(s.seats, in_laboratory(s, FOUND) + in_laboratory(s, HERBS))
        return (tokens + safe) / (2 * s.seats), 1 - len(s.heroes()) / s.seats

    def goals(self, s: Position, body: int) -> list[Goal]:
        """Aliens and whoever is sick go among the others; whoever is not goes for herbs, the Laboratory and the Serum."""
        others = [Goal(s.t.bodies[seat].room, 0.5) for seat in s.living() if seat != body and not s.marked(INOCULATED, str(seat))]
        if not s.is_explorer(body) or is_sick(s, body):
            return others
        if has_serum(s, body):
            return others
        if made(s):
            holders = [s.t.bodies[int(seat)].room for seat in s.t.marks.get(SERUM, ())]
            return [Goal(room) for room in (*holders, *s.t.tokens.get(SERUM, ()))]
        carried = sum(s.counter(f"{HERBS}_{seat}") for seat in s.living())
        herbs = [Goal(room, 0.7) for room in HERB_ROOMS if room in s.board.spots and not carried and not in_laboratory(s, HERBS)]
        return [Goal(LABORATORY, 1.0 if carries_herbs(s, body) else 0.6), *herbs]


HAUNT = StarSickness()
