"""The referee of Stay Away!: the rules told a second time, as a script that says after every action who must be asked what, what may be
chosen, where every card is, and who must have been told what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from game.engine.contract import CHANCE, Event, Setup
from tests.referees.stayaway import ends, flow
from tests.referees.stayaway.cards import INFECTED, INFECTIONS, PANIC, PANICS, SIZES, THING
from tests.referees.stayaway.model import Ask, Fact, Over, Table
from tests.referees.watching import Step

_TOLD: Final[dict[str, tuple[str, ...]]] = {
    "DealerChosen": ("SA-5",),
    "Dealt": ("SA-2", "SA-6"),
    "PileMade": ("SA-3", "SA-14"),
    "TopSeen": ("SA-4",),
    "TurnBegan": ("SA-13", "SA-15"),
    "Drew": ("SA-10", "SA-14"),
    "PanicDrawn": ("SA-10",),
    "PanicSkipped": ("SA-14",),
    "NothingDrawn": ("SA-14",),
    "Discarded": ("SA-11", "SA-61"),
    "Played": ("SA-11",),
    "Answered": ("SA-40", "SA-41", "SA-42", "SA-43", "SA-44"),
    "HandShown": ("SA-31", "SA-32", "SA-75", "SA-76", "SA-77"),
    "CardShown": ("SA-31", "SA-42", "SA-77"),
    "DirectionTurned": ("SA-35",),
    "SeatsSwapped": ("SA-36", "SA-72", "SA-73", "SA-74"),
    "DoorLocked": ("SA-60",),
    "DoorRemoved": ("SA-34", "SA-50", "SA-71", "SA-74"),
    "Quarantined": ("SA-61",),
    "QuarantineOver": ("SA-34", "SA-61", "SA-70", "SA-74"),
    "Burnt": ("SA-30", "SA-50"),
    "Caught": ("SA-51",),
    "GoesOn": ("SA-50", "SA-51"),
    "Offered": ("SA-12", "SA-37", "SA-46", "SA-80"),
    "PassedOn": ("SA-43",),
    "OfferEnded": ("SA-41", "SA-43", "SA-46"),
    "ExchangeBlocked": ("SA-12",),
    "Exchanged": ("SA-12", "SA-20"),
    "ChainPassed": ("SA-81",),
    "BecameInfected": ("SA-21",),
    "CardLaidOnPile": ("SA-79",),
    "SuperInfected": ("SA-24",),
    "Declared": ("SA-91",),
    "RolesShown": ("SA-93",),
}
"""Which rules an event tells of, counted when what was told is what had to be."""
_ENDS: Final = {
    "thing_burnt": ("SA-90",),
    "declared": ("SA-91",),
    "declared_alone": ("SA-92",),
    "declared_wrongly": ("SA-93",),
    "caught": ("SA-51",),
    "draw": ("SA-94",),
}


class Referee:
    """One game that is watched."""

    def __init__(self, setup: Setup, start: Any) -> None:
        self.checked: Counter[str] = Counter()
        self.table = Table(setup.seats, dict(setup.options))
        self._faults: list[str] = []
        deck = self.table.deck
        self._check("SA-7", sum(deck.values()), SIZES[setup.seats], "cards in the deck")
        self._check("SA-7", deck[INFECTED], INFECTIONS[setup.seats], "Infected! in the deck")
        self._check("SA-7", sum(deck[card] for card in PANIC), PANICS[setup.seats], "Panic! in the deck")
        self._check("SA-1", start.pile, SIZES[setup.seats], "cards on the table at first")
        self._script = flow.game(self.table)
        self._ask: Ask | None = next(self._script)

    def watch(self, step: Step) -> Sequence[str]:
        """What in this step breaks a rule; nothing more is said after a step that went another way than the rules'."""
        if self._faults and self._ask is None and not self.table.result:
            return []
        self._faults = []
        self.table.facts = []
        if step.text.startswith("declare"):
            self._declared(step)
        else:
            self._answered(step)
        if self._ask is not None or self.table.result:
            self._compare_told(step.events)
            self._compare(step.after)
            self._compare_end(step)
        if self._faults and not self.table.result:
            self._ask = None  # all that follows would be said again and again
        return self._faults

    # what was done

    def _declared(self, step: Step) -> None:
        table = self.table
        self._check("SA-91", step.text, f"declare {table.thing}", "who declares")
        self._check("SA-91", step.seat, table.thing, "who declares")
        try:
            ends.declare(table)
        except Over:
            self._ask = None

    def _answered(self, step: Step) -> None:
        ask = self._ask
        if ask is None:
            self._faults.append("SA-90 something is done after the end")
            return
        rule = ask.rules[0]
        self._check(rule, step.before.actor, ask.seat, f"who is asked ({ask.kind})")
        self._check(rule, step.before.asked, ask.kind, "what is asked")
        self._check(rule, len(step.offered), len(set(step.offered)), "choices offered once each")
        self._check_options(ask, frozenset(step.offered))
        if ask.seat != CHANCE:
            allowed = [(self.table.thing, f"declare {self.table.thing}")]
            self._check("SA-91", list(step.interrupts), allowed, "who may declare")
        if step.text not in ask.options:
            self._ask = None
            return
        try:
            self._ask = self._script.send(step.text)
        except Over:
            self._ask = None

    def _check_options(self, ask: Ask, offered: frozenset[str]) -> None:
        for rule in ask.rules:
            self.checked[rule] += 1
        more, less = sorted(offered - ask.options), sorted(ask.options - offered)
        if more:
            self._faults.append(f"{ask.rules[0]} {ask.kind} of {ask.seat}: offered against the rules: {more}")
        if less:
            self._faults.append(f"{ask.rules[0]} {ask.kind} of {ask.seat}: not offered: {less}")

    # what was told

    def _compare_told(self, events: Sequence[Event]) -> None:
        told = Counter(_fact(event) for event in events)
        due = Counter((name, tuple((key, _plain(value)) for key, value in fields), to) for name, fields, to in self.table.facts)
        for name, fields, to in due & told:
            del fields, to
            for rule in _TOLD.get(name, ()):
                self.checked[rule] += 1
        for rest, words in ((told - due, "told and should not be"), (due - told, "not told")):
            for name, fields, to in rest:
                self._faults.append(f"{_TOLD.get(name, ('SA-6',))[0]} {words}: {name} {dict(fields)} to {to:032b}")

    # where all is

    def _compare(self, seen: Any) -> None:
        t = self.table
        self._check("SA-6", [sorted(hand) for hand in seen.hands], [sorted(hand) for hand in t.hands], "hands")
        self._check("SA-21", list(seen.roles), t.roles, "roles")
        self._check("SA-15", (list(seen.ring), seen.active, seen.direction), (t.ring, t.active, t.direction), "seats")
        self._check("SA-60", list(seen.doors), t.doors, "Locked doors")
        self._check("SA-61", [place.quarantine for place in seen.places], t.quarantine, "Quarantines")
        self._check("SA-50", [not place.alive for place in seen.places], [seat in t.burnt for seat in range(t.players)], "who is out")
        self._check("SA-13", [place.cards for place in seen.places], [len(hand) for hand in t.hands], "cards in hands")
        self._check("SA-44", [sorted(place.known) for place in seen.places], [sorted(known) for known in t.known], "what all know")
        self._check("SA-3", (seen.pile, seen.discards), (t.size(), sum(t.thrown.values())), "pile and discards")
        self._check("SA-3", dict(seen.gone), dict(+t.gone), "discards known to all")
        self._check("SA-4", seen.top, t.top, "the back on top")
        self._check("SA-13", seen.turn, t.turn, "turns")
        offer = seen.exchange()
        self._check("SA-43", (offer.by, offer.to) if offer else None, t.offer if seen.question else None, "the offer")
        self._check("SA-51", seen.hot, t.hot, "The Thing's Flamethrowers that count")
        self._check("SA-90", seen.result, t.result, "the result")
        self._promises(seen)

    def _promises(self, seen: Any) -> None:
        """What is so in every position."""
        t = self.table
        found = t.all_cards()
        wrong = {card: found[card] - count for card, count in t.deck.items() if found[card] != count}
        self._check("SA-1", wrong, {}, "cards too many or lost")
        for seat, hand in enumerate(seen.hands):
            role, alive = seen.roles[seat], seat in seen.ring
            self._check("SA-23", THING in hand, role == "thing", f"The Thing's card and role of {seat}")
            self._check("SA-22", role != "infected" or not alive or INFECTED in hand, True, f"an Infected! of {seat}")
            self._check("SA-10", [card for card in hand if card in PANIC], [], f"Panic! in the hand of {seat}")

    def _compare_end(self, step: Step) -> None:
        t = self.table
        if not t.result:
            self._check("SA-90", step.outcome, None, "an outcome")
            return
        self._check(_ENDS[t.result][0], step.after.actor, None, "who is asked at the end")
        if step.outcome is None:
            self._faults.append(f"{_ENDS[t.result][0]} no outcome after {t.result}")
            return
        winners = ends.winners(t)
        self._check(_ENDS[t.result][0], set(step.outcome.winners), winners, "winners")
        self._check(_ENDS[t.result][0], set(step.outcome.losers), set(range(t.players)) - winners, "losers")
        self._check(_ENDS[t.result][0], step.outcome.reason, t.result, "why it ended")

    def _check(self, rule: str, found: object, right: object, what: str) -> None:
        self.checked[rule] += 1
        if found != right:
            self._faults.append(f"{rule} {what}: {found}, and by the rules {right}")


def _fact(event: Event) -> Fact:
    """An event as plain data; `why` is how it is worded, and proves nothing."""
    names = sorted(name for name in event.__struct_fields__ if name not in ("audience", "why"))
    return type(event).__name__, tuple((name, _plain(getattr(event, name))) for name in names), event.audience


def _plain(value: object) -> Any:
    """Cards in no order."""
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return tuple(tuple(sorted(part)) for part in value)
    return tuple(sorted(value)) if isinstance(value, tuple) else value
