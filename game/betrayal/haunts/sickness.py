"""The numbers of haunt 43, which nobody sees but who holds them: the deal, the exchanges, and who has become a traitor by number 1.

`s.secrets.own[seat]`: `tokens` (the two numbers), `sick` (the exchange by which the explorer became a traitor, 0 for the deal; absent:
none), `log` (`gave:got:seat` of each exchange, for its own memory). How many exchanges there were is the open counter `exchanges`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from game.betrayal.actions import Act, act
from game.betrayal.asking import BtQuestion
from game.betrayal.events import Fought, Told
from game.betrayal.harm import Damage
from game.betrayal.haunts.aims import Condition
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Chance, Question, Task
from game.betrayal.terms import MIGHT, NOBODY, PHYSICAL, TRAITORS
from game.engine.contract import Seat

TOKENS, SICK, LOG = "tokens", "sick", "log"
EACH: Final = 2
FIRST: Final = "1"
EXCHANGES: Final = "exchanges"
MET: Final = "met"
TRACK: Final = "track"
INOCULATED: Final = "inoculated"


def numbers(s: Position, seat: Seat) -> list[str]:
    """The numbers of a seat. Secret."""
    return s.secrets.own[seat].get(TOKENS, "").split()


def is_sick(s: Position, seat: Seat) -> bool:
    """Whether a seat is a traitor. Secret, but to itself and at the end."""
    return SICK in s.secrets.own[seat]


def last_sick(s: Position) -> Seat | None:
    """Who was made a traitor last; nobody, if there is only the first one."""
    made = {seat: int(s.secrets.own[seat][SICK]) for seat in range(s.seats) if is_sick(s, seat)}
    last = max(made, key=lambda seat: made[seat])
    return last if made[last] else None


def anybody_healthy(s: Position) -> list[int]:
    """The living who are no traitors. Secret."""
    return [seat for seat in s.living() if not is_sick(s, seat)]


def sick_but_last(s: Position) -> list[int]:
    """Who wins when all are sick: who became it last loses with the rest."""
    last = last_sick(s)
    return [seat for seat in range(s.seats) if is_sick(s, seat) and seat != last]


def healthy(s: Position) -> list[int]:
    """Who is no traitor, dead or alive."""
    return [seat for seat in range(s.seats) if not is_sick(s, seat)]


class AllSick(Condition, frozen=True):
    """None lives who is no traitor."""

    def met(self, s: Position) -> bool:
        """Secret, until it is so."""
        return not anybody_healthy(s)

    def part(self, s: Position) -> float:
        """Those who are dead, or known to be sick."""
        return 1 - len(s.heroes()) / s.seats

    def whom(self, s: Position) -> list[int]:
        """Those who could still fall sick, for all the table knows."""
        return [seat for seat in s.living() if not s.marked(INOCULATED, str(seat))]


class AllSafe(Condition, frozen=True):
    """All living are inoculated."""

    def part(self, s: Position) -> float:
        """How many of the living are inoculated."""
        living = s.living()
        return sum(s.marked(INOCULATED, str(seat)) for seat in living) / max(1, len(living))


def deal(s: Position) -> Sequence[Task]:
    """Two numbers to each player."""
    return [Deal(seat) for _ in range(EACH) for seat in s.clockwise(s.t.revealer)]


class Deal(Chance, frozen=True):
    """A seat draws one of the numbers face down: `deal 7`."""

    seat: int

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Each number that nobody has."""
        dealt = {number for seat in range(s.seats) for number in numbers(s, seat)}
        return [(act("deal", number), 1) for number in range(1, EACH * s.seats + 1) if str(number) not in dealt]

    def answer(self, s: Position, chosen: Act) -> None:
        """Only the seat sees it; number 1 makes it the first traitor."""
        number = str(chosen.words[0])
        s.secrets.own[self.seat][TOKENS] = " ".join([*numbers(s, self.seat), number])
        s.tell_only(self.seat, Told(fact="dealt", body=self.seat, words=(number,)), Told(fact="dealt", body=self.seat))
        if number == FIRST:
            fall_sick(s, self.seat, 0)


class Exchanged(NamedTuple):
    """An exchange as one of the two remembers it: the numbers, and with whom."""

    gave: str
    got: str
    other: Seat


def remember(own: dict[str, str], exchange: Exchanged) -> None:
    """A seat keeps in mind what it gave and got."""
    own[LOG] = f"{own.get(LOG, '')} {exchange.gave}:{exchange.got}:{exchange.other}".strip()


def exchanged(own: Mapping[str, str]) -> list[Exchanged]:
    """The exchanges that a seat remembers, in their order."""
    entries = (entry.split(":") for entry in own.get(LOG, "").split())
    return [Exchanged(gave, got, int(other)) for gave, got, other in entries]


def fall_sick(s: Position, seat: Seat, when: int) -> None:
    """A seat is a traitor from now on, and alone knows it."""
    if not is_sick(s, seat):
        s.secrets.own[seat][SICK] = str(when)
        s.tell_only(seat, Told(fact="you_are_sick", body=seat))


def guessed(s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
    """The secrets of all others, drawn as they may be for a viewer: those known as traitors are sick, the inoculated and those who died as
    heroes are not; a viewer who had number 1 knows to whom it went or from whom it came; the others by chance. Somebody is healthy."""
    mine = s.secrets.own[viewer] if viewer >= 0 else {}
    told = {each.other for each in exchanged(mine) if FIRST in (each.gave, each.got)}
    others = [seat for seat in range(s.seats) if seat != viewer]
    shown = {seat for seat in others if s.t.bodies[seat].side == TRAITORS}
    open_ = [seat for seat in others if seat not in shown and s.t.bodies[seat].alive and not s.marked(INOCULATED, str(seat))]
    ill = shown | (told & set(open_))
    rest = [seat for seat in open_ if seat not in ill]
    rng.shuffle(rest)
    if not ill and SICK not in mine and rest:
        ill.add(rest.pop())
    ill |= {seat for seat in rest if rng.random() < min(0.5, 0.1 * s.counter(EXCHANGES))}
    if SICK in mine and rest and len(ill & set(open_)) == len(open_):
        ill.discard(rest[-1])
    return _hands(s, viewer, others, sorted(ill), rng)


def _hands(s: Position, viewer: Seat, others: Sequence[Seat], ill: Sequence[Seat], rng: Random) -> dict[Seat, dict[str, str]]:
    """Numbers for these seats: number 1 is with somebody who is sick, unless the viewer has it."""
    held = set(numbers(s, viewer)) if viewer >= 0 else set()
    free = [str(number) for number in range(1, EACH * s.seats + 1) if str(number) not in held and str(number) != FIRST]
    rng.shuffle(free)
    holder = rng.choice(ill) if ill and FIRST not in held else None
    found = {}
    for seat in others:
        hand = [FIRST] if seat == holder else []
        while len(hand) < EACH:
            hand.append(free.pop() if free else FIRST)
        found[seat] = {TOKENS: " ".join(hand)}
        if seat in ill:
            found[seat][SICK] = "0" if seat == ill[0] else "1"
    return found


# exchanges


def exchanges(s: Position, seat: Seat) -> bool:
    """Whether an explorer takes part in exchanges: the living who are not inoculated."""
    return s.t.bodies[seat].alive and not s.marked(INOCULATED, str(seat))


def pair(one: Seat, other: Seat) -> str:
    """Two seats as a mark."""
    return f"{min(one, other)}_{max(one, other)}"


def partners(s: Position, seat: Seat) -> list[Seat]:
    """With whom an explorer has to exchange now: one of those here, if possible one with whom it has not yet exchanged."""
    if not exchanges(s, seat):
        return []
    here = [other for other in s.others_here(seat) if s.is_explorer(other) and exchanges(s, other)]
    return [other for other in here if not s.marked(MET, pair(seat, other))] or here


def meet(s: Position) -> None:
    """Whoever has the turn exchanges a number, the first time in it that others are in the same place."""
    seat = s.t.turn.body
    if not 0 <= seat < s.seats or s.used("exchange"):
        return
    others = partners(s, seat)
    if others:
        s.use("exchange")
        s.then(Swap(seat, others[0]) if len(others) == 1 else WithWhom(seat, tuple(others)))


class WithWhom(Question, frozen=True):
    """With whom an explorer exchanges a number: `exchange SEAT`."""

    kind = "choose"

    seat: int
    others: tuple[int, ...]

    def shown(self) -> BtQuestion:
        """Which question of the haunt it is."""
        return BtQuestion(kind=self.kind, what="with_whom")

    def asked(self, s: Position) -> Seat:
        """Whose turn it is."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each explorer with whom it can be done."""
        return [act("exchange", other) for other in self.others]

    def answer(self, s: Position, chosen: Act) -> None:
        """Chance takes one number of each."""
        s.then(Swap(self.seat, int(chosen.words[0])))


class Swap(Chance, frozen=True):
    """Which of their numbers go: `swap 0 1`, the places in both hands."""

    one: int
    other: int

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every pair of numbers, with equal chances."""
        return [(act("swap", i, j), 1) for i in range(EACH) for j in range(EACH)]

    def answer(self, s: Position, chosen: Act) -> None:
        """The two see what they gave and got; all see that they did."""
        count = s.count(EXCHANGES)
        s.mark(MET, pair(self.one, self.other))
        s.tell(Told(fact="exchanged", body=self.one, words=(str(self.other),)))
        hands = numbers(s, self.one), numbers(s, self.other)
        given = hands[0][int(chosen.words[0])], hands[1][int(chosen.words[1])]
        for side, (seat, other) in enumerate(((self.one, self.other), (self.other, self.one))):
            gave, got = given[side], given[1 - side]
            own = s.secrets.own[seat]
            own[TOKENS] = " ".join(got if number == gave else number for number in hands[side])
            remember(own, Exchanged(gave, got, other))
            s.tell_only(seat, Told(fact="gave_and_got", body=seat, words=(gave, got, str(other))))
            if got == FIRST:
                fall_sick(s, seat, count)


# the sickness attacks


class SicknessAttacks(Task, frozen=True):
    """The sickness has thrown its dice: one explorer after another resists with Might."""

    total: int
    left: tuple[int, ...]

    def run(self, s: Position) -> None:
        """The next explorer resists it."""
        if not self.left:
            return
        seat, rest = self.left[0], SicknessAttacks(self.total, self.left[1:])
        if s.t.bodies[seat].alive:
            s.then(Roll(seat, "defence", MIGHT, attack=True), Resisted(seat, self.total), rest)
        else:
            s.then(rest)


class Resisted(Task, frozen=True, tag="SicknessResisted"):
    """How an explorer has resisted."""

    seat: int
    total: int

    def run(self, s: Position) -> None:
        """An explorer who rolled less takes the difference."""
        s.tell(Fought(attacker=NOBODY, defender=self.seat, attack=self.total, defence=s.t.rolled))
        if self.total > s.t.rolled:
            s.then(Damage(self.seat, PHYSICAL, self.total - s.t.rolled, "sickness"))


class SicknessRolled(Task, frozen=True):
    """Its dice lie."""

    revealer: int

    def run(self, s: Position) -> None:
        """All who are not inoculated, from the left of the revealer."""
        seats = tuple(seat for seat in s.clockwise(self.revealer) if s.t.bodies[seat].alive and not s.marked(INOCULATED, str(seat)))
        s.then(SicknessAttacks(s.t.rolled, seats))
