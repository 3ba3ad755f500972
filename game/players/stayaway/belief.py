"""Who may be The Thing and who Infected, as one seat can work it out from the events it has seen.

For each seat that may be The Thing there is a weight, and under it each other seat's chance to be Infected by now: infection comes
only from The Thing's own hand (SA-21), so that an exchange changes just two of these chances. What a seat shows, answers, burns or
says weighs both by Bayes' rule. Soft evidence never excludes anything; only what the rules prove does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from game.engine.contract import Event
from game.stayaway import events as ev
from game.stayaway.deck import BACK, copies
from game.stayaway.terms import (
    ANALYSIS,
    FLAMETHROWER,
    HAND,
    INFECTION,
    NO_BARBECUES,
    NOBODY,
    REFUSALS,
    REVELATIONS,
    STAY_AWAY,
    SUSPICION,
    THE_THING,
)


class Habits(msgspec.Struct, frozen=True):
    """How likely players of each role do what can be seen, relative to each other (thing, infected, human)."""

    gives: float = 0.95  # The Thing gives Infected! to a Human when it holds one
    wastes: float = 0.1  # … where it infects nobody, because Missed! has passed its offer on (SA-43)
    cold: float = 0.2  # The Thing holds a Flamethrower that may be seen, against a Human who holds one (SA-51)
    holds: float = 0.3  # a Human still holds an Infected! it has drawn
    silent: tuple[float, float, float] = (1.0, 1.0, 0.15)
    stops: tuple[float, float, float] = (0.3, 1.0, 0.05)  # shows an Infected!, which ends Revelations (SA-77)
    refuses: tuple[float, float, float] = (0.55, 0.65, 1.0)
    looks: tuple[float, float, float] = (0.75, 0.75, 1.0)
    burns: tuple[float, float, float, float] = (0.9, 0.9, 0.35, 1.0)  # thing, infected; a human: another, The Thing
    accuses: tuple[float, float, float] = (0.04, 0.3, 1.0)  # bad: The Thing; human: another; human: The Thing or an Infected
    vouches: tuple[float, float, float] = (0.5, 0.2, 1.0)  # bad: The Thing; human: a bad one; human: a human
    proves: float = 12.0  # how much more an accusation says right after a look at the accused

    def __post_init__(self) -> None:
        """Chances are never nothing, or the truth could be excluded."""
        assert 0 < self.gives < 1
        assert 0 < self.holds < 1


HABITS: Final = Habits()
_RARE: Final = 0.02
"""The least chance that The Thing holds an Infected! it could give: it may have got one unseen."""
_SUREST: Final = 0.999
"""No exchange makes an infection certain to those who did not see it."""
_MOST_KEPT: Final = 3.0
"""Infected! copies that The Thing is taken to keep."""


class Belief:
    """What the viewer holds possible. `viewer` is a seat, or TABLE for what all can work out. `talk` in 0 to 1 says how much
    statements and conduct count; 0 leaves only what the viewer saw in hands and got itself. `memory` is the share of a suspicion that
    lasts from turn to turn; what the rules prove is never forgotten."""

    def __init__(self, viewer: int, seats: int, talk: float = 1.0, memory: float = 1.0, habits: Habits = HABITS) -> None:
        self.viewer = viewer
        self.seats = seats
        self.weights = [0.0 if seat == viewer else 1.0 / (seats - (viewer >= 0)) for seat in range(seats)]
        """The chance of each seat to be The Thing."""
        self.chances = [[0.0] * seats for _ in range(seats)]
        """chances[t][s]: that s is Infected if t is The Thing."""
        self.copies = [0.0] * seats
        """The Infected! cards that each seat is expected to hold if it is The Thing."""
        self.known = False
        """Whether The Thing is known for certain."""
        self._talk = talk
        self._memory = memory
        self._habits = habits
        self._passed = False
        self._looked: dict[tuple[int, int], int] = {}
        self._turn = 0
        deck = copies(seats)
        drawn = sum(count for card, count in deck.items() if BACK[card] == STAY_AWAY) - HAND * seats
        self.draws = deck[INFECTION] / drawn
        """The chance of a Stay Away! card of the first pile to be an Infected!: none is dealt (SA-2)."""

    def copy(self) -> Belief:
        """An independent copy, to see what an event would change."""
        other = Belief.__new__(Belief)
        other.__dict__.update(self.__dict__)
        other.weights = self.weights[:]
        other.chances = [row[:] for row in self.chances]
        other.copies = self.copies[:]
        other._looked = dict(self._looked)
        return other

    def update(self, news: Sequence[Event]) -> None:
        """Takes in the events that came after those taken in before."""
        for event in news:
            hear = _HEARS.get(type(event))
            if hear is not None:
                hear(self, event)

    # what is believed

    def thing(self, seat: int) -> float:
        """The chance that this seat is The Thing."""
        return self.weights[seat]

    def infected(self, seat: int) -> float:
        """The chance that this seat is Infected."""
        return sum(weight * row[seat] for weight, row in zip(self.weights, self.chances, strict=True) if weight)

    def gives(self, seat: int) -> float:
        """The chance that this seat, if it is The Thing, gives Infected! to a Human now."""
        holds: float = 1 - (1 - self.draws) ** (self.copies[seat] / self.draws)
        return self._habits.gives * max(_RARE, holds)

    def certain(self, thing: int) -> None:
        """This seat is The Thing, by the rules."""
        self.weights = [float(seat == thing) for seat in range(self.seats)]
        self.known = True

    def set_infected(self, thing: int, infected: Sequence[int]) -> None:
        """All is known: The Thing's own view."""
        self.certain(thing)
        self.chances[thing] = [float(seat in infected) for seat in range(self.seats)]

    # weighing

    def _normalise(self) -> None:
        total = sum(self.weights)
        if total > 0:
            self.weights = [weight / total for weight in self.weights]

    def _weigh(self, seat: int, thing: float, bad: Callable[[int], float], human: Callable[[int], float], strength: float = 1.0) -> None:
        """Something of `seat` was seen that is so likely for The Thing, for an Infected and for a Human, given who The Thing is."""
        if strength <= 0:
            return
        for suspect in range(self.seats):
            if suspect == seat:
                self.weights[suspect] *= thing**strength
                continue
            chance = self.chances[suspect][seat]
            for_bad = chance * bad(suspect) ** strength
            both = for_bad + (1 - chance) * human(suspect) ** strength
            self.weights[suspect] *= both
            self.chances[suspect][seat] = for_bad / both if both else chance
        self._normalise()

    def _plainly(self, seat: int, likely: tuple[float, float, float], strength: float = 1.0) -> None:
        thing, bad, human = likely
        self._weigh(seat, thing, lambda _: bad, lambda _: human, strength)

    def _proved(self, seat: int, *, human: bool) -> None:
        """The seat is not The Thing; and, if so, not Infected either."""
        self.weights[seat] = 0.0
        if human:
            for suspect in range(self.seats):
                self.weights[suspect] *= 1 - self.chances[suspect][seat]
                self.chances[suspect][seat] = 0.0
        self._normalise()

    # events

    def _sees(self, event: Event) -> bool:
        """Whether this fact is the viewer's; the table's belief is kept up with a seat's history, which holds more."""
        return self.viewer >= 0 or event.seen_by(self.viewer)

    def _turn_began(self, event: ev.TurnBegan) -> None:
        self._turn = event.turn
        if self._memory < 1 and not self.known:
            open_to = [seat for seat, weight in enumerate(self.weights) if weight > 0]
            for seat in open_to:
                self.weights[seat] = self._memory * self.weights[seat] + (1 - self._memory) / len(open_to)

    def _drew(self, event: ev.Drew) -> None:
        self.copies[event.seat] = min(_MOST_KEPT, self.copies[event.seat] + self.draws)

    def _offered(self, event: ev.Offered) -> None:
        self._passed = event.passed

    def _exchanged(self, event: ev.Exchanged) -> None:
        one, two = event.one, event.two
        chances = self.gives(one), self.gives(two)
        self._moved(one, two, event.given, chances[0], infects=not self._passed)
        self._moved(two, one, event.got, chances[1], infects=True)

    def _chain_passed(self, event: ev.ChainPassed) -> None:
        self._moved(event.seat, event.to, event.card, self.gives(event.seat), infects=True)

    def _moved(self, giver: int, taker: int, card: str, gives: float, *, infects: bool) -> None:
        """A card went over, unseen unless the viewer is one of the two."""
        if taker == self.viewer:
            if card == INFECTION:
                self._offered_infection(giver)
            elif not self.known:
                self.weights[giver] *= 1 - gives * (1 if infects else self._habits.wastes)
                self._normalise()
            return
        row = self.chances[giver]
        if infects:
            self.copies[giver] = max(0.0, self.copies[giver] - gives * (1 - row[taker]))
            row[taker] = min(_SUREST, row[taker] + (1 - row[taker]) * gives)
        back = self.chances[taker]
        self.copies[taker] = min(_MOST_KEPT, self.copies[taker] + 0.5 * back[giver])  # an Infected feeds The Thing

    def _offered_infection(self, giver: int) -> None:
        """The viewer, which is not The Thing, was offered an Infected!: nobody else may do that, and Missed! changes nothing about it
        (SA-20, SA-43)."""
        if not self.known and self.weights[giver] > 0:
            self.certain(giver)

    def _became_infected(self, event: ev.BecameInfected) -> None:
        if self.viewer >= 0:
            self.certain(event.by)

    def _burnt(self, event: ev.Burnt) -> None:
        self._proved(event.seat, human=False)  # the game goes on (SA-90)

    def _hand_shown(self, event: ev.HandShown) -> None:
        if event.seat == self.viewer:
            return
        if not event.cards or not self._sees(event):
            self._looked[event.to, event.seat] = self._turn
            return
        self.copies[event.seat] = min(_MOST_KEPT, float(event.cards.count(INFECTION)))
        if THE_THING in event.cards:
            self.certain(event.seat)
        else:
            self._proved(event.seat, human=INFECTION not in event.cards)  # an Infected always holds one (SA-22)
            if INFECTION in event.cards:
                self._plainly(event.seat, (1.0, 1.0, self._habits.holds))

    def _card_shown(self, event: ev.CardShown) -> None:
        if event.seat == self.viewer:
            return
        if event.why in REFUSALS:
            self._saw_offered(event)
        elif not event.card or not self._sees(event):
            self._looked[event.to, event.seat] = self._turn
        elif event.card == THE_THING:
            self.certain(event.seat)
        elif event.card == INFECTION and event.why == REVELATIONS:
            self._plainly(event.seat, self._habits.stops)
        elif event.card == INFECTION:
            held = max(_RARE, min(_MOST_KEPT, self.copies[event.seat])) / HAND
            self._plainly(event.seat, (held, 1.3 / HAND, self._habits.holds / HAND))
        else:
            held = min(_MOST_KEPT, self.copies[event.seat])
            cold = self._habits.cold if event.card == FLAMETHROWER else 1.0  # the game goes on
            self._plainly(event.seat, (cold * (HAND - 1 - held * 0.9) / HAND, (HAND - 1.3) / HAND, 1.0))

    def _saw_offered(self, event: ev.CardShown) -> None:
        """Scary showed the card that was offered to `to`."""
        if not event.card or not self._sees(event):
            return
        if event.card == INFECTION:
            self._offered_infection(event.seat)
        elif not self.known:
            self.weights[event.seat] *= 1 - self.gives(event.seat) * (self._habits.wastes if self._passed else 1)
            self._normalise()

    def _kept_silent(self, event: ev.KeptSilent) -> None:
        if event.seat != self.viewer:
            self._plainly(event.seat, self._habits.silent)

    def _super_infected(self, event: ev.SuperInfected) -> None:
        if event.seat != self.viewer:
            self._plainly(event.seat, (1.0, 1.0, 0.1))

    def _discarded(self, event: ev.Discarded) -> None:
        if event.seat != self.viewer and event.card == INFECTION and self._sees(event):
            self._plainly(event.seat, (0.5, 0.5, 1.0))

    def _answered(self, event: ev.Answered) -> None:
        if event.seat == self.viewer or event.card == NO_BARBECUES or event.card not in REFUSALS:
            return
        thing, bad, human = self._habits.refuses
        by = event.by
        self._weigh(event.seat, thing, lambda suspect: 0.3 if suspect == by else bad, lambda _: human, self._talk)

    def _played(self, event: ev.Played) -> None:
        if event.seat == self.viewer:
            return
        if event.card in (ANALYSIS, SUSPICION):
            self._plainly(event.seat, self._habits.looks, self._talk)
        elif event.card == FLAMETHROWER:
            thing, bad, other, right = self._habits.burns
            target = event.target
            self._weigh(
                event.seat,
                thing,
                lambda suspect: 0.03 if suspect == target else bad,
                lambda suspect: right if suspect == target else other,
                self._talk,
            )

    def _spoke(self, event: ev.Spoke) -> None:
        if event.seat == self.viewer or event.about in (event.seat, NOBODY):
            return
        about = event.about
        strength = self._talk
        if event.saying == "accuse":
            bad, other, right = self._habits.accuses
            if self._looked.get((event.seat, about), -self.seats) > self._turn - self.seats:
                other = other / self._habits.proves
            else:  # whoever believes what all can work out says so too
                other = max(other, min(right, 2 * self.weights[about]))
            self._weigh(
                event.seat,
                0.6,
                lambda suspect: bad if suspect == about else 0.6,
                lambda suspect: right if suspect == about else other + (right - other) * 0.5 * self._bad(suspect, about),
                strength,
            )
        elif event.saying == "vouch":
            bad, wrong, right = self._habits.vouches
            self._weigh(
                event.seat,
                0.6,
                lambda suspect: bad if suspect == about else 0.6,
                lambda suspect: wrong if suspect == about else wrong + (right - wrong) * (1 - self._bad(suspect, about)),
                strength,
            )

    def _bad(self, suspect: int, seat: int) -> float:
        """The chance that `seat` is not Human if `suspect` is The Thing."""
        return 1.0 if seat == suspect else self.chances[suspect][seat]


_HEARS: Final[dict[type[Event], Callable[[Belief, Any], None]]] = {
    ev.TurnBegan: Belief._turn_began,
    ev.Drew: Belief._drew,
    ev.Offered: Belief._offered,
    ev.Exchanged: Belief._exchanged,
    ev.ChainPassed: Belief._chain_passed,
    ev.BecameInfected: Belief._became_infected,
    ev.Burnt: Belief._burnt,
    ev.HandShown: Belief._hand_shown,
    ev.CardShown: Belief._card_shown,
    ev.KeptSilent: Belief._kept_silent,
    ev.SuperInfected: Belief._super_infected,
    ev.Discarded: Belief._discarded,
    ev.Answered: Belief._answered,
    ev.Played: Belief._played,
    ev.Spoke: Belief._spoke,
}
"""What each event that says anything about roles changes."""


class Mind:
    """A belief kept up with a history: only a cache, made anew when the history is another one."""

    def __init__(self, viewer: int, talk: float = 1.0, memory: float = 1.0) -> None:
        self._viewer = viewer
        self._talk = talk
        self._memory = memory
        self._seen: list[Event] = []
        self._belief: Belief | None = None

    def learn(self, history: Sequence[Event], seats: int) -> Belief:
        """The belief after this history."""
        known = len(self._seen)
        if self._belief is None or self._belief.seats != seats or list(history[:known]) != self._seen:
            self._belief = Belief(self._viewer, seats, self._talk, self._memory)
            self._seen, known = [], 0
        news = list(history[known:])
        self._belief.update(news)
        self._seen += news
        return self._belief
