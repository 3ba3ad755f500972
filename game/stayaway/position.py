"""A position of Stay Away!: everything that is so now, and who is asked what. Only data and what follows from it at once."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Literal

from game.engine.contract import ALL as ALL_VIEWER
from game.engine.contract import CHANCE, EVERYONE, Seat, audience, bit
from game.stayaway.actions import Act
from game.stayaway.deck import BACK, ORDER, copies
from game.stayaway.events import SaEvent
from game.stayaway.numbers import TUNED
from game.stayaway.observation import Note, Offer, Said
from game.stayaway.terms import (
    CLOCKWISE,
    FLAMETHROWER,
    HUMAN,
    INFECTED,
    INFECTION,
    NOBODY,
    PANIC,
    STAY_AWAY,
    THE_THING,
    THING,
    Kind,
)

Task = tuple[str | int, ...]
"""One thing still to come in this turn: its name and numbers."""


class Pile:
    """The cards of one back in the draw pile: how many of each kind, in deck order, and how many in all."""

    __slots__ = ("counts", "size")

    def __init__(self, counts: dict[str, int]) -> None:
        self.counts = counts
        self.size = sum(counts.values())

    def copy(self) -> Pile:
        """An independent copy."""
        return Pile(self.counts.copy())

    def add(self, card: str, count: int = 1) -> None:
        """So many copies of a card come to it, or with a number below zero go."""
        self.counts[card] += count
        self.size += count

    def fill(self, cards: Iterable[tuple[str, int]]) -> None:
        """Holds these cards, and no others, from now on."""
        self.counts = {**dict.fromkeys(self.counts, 0), **dict(cards)}
        self.size = sum(self.counts.values())

    def at(self, point: float) -> str:
        """The card at a point of [0, 1) of the pile laid out in its order."""
        mark = point * self.size
        reached = 0
        for card, count in self.counts.items():
            reached += count
            if mark < reached:
                return card
        return next(card for card, count in reversed(self.counts.items()) if count)


class Rules:
    """What stays the same through a game: its options and what follows from them."""

    def __init__(self, seats: int, options: tuple[tuple[str, str], ...]) -> None:
        self.seats = seats
        self.options = options
        chosen = dict(options)
        self.redraw = chosen["super_infection"] == "redraw"
        self.isolate = chosen["quarantine"] == "isolate"
        self.talk = chosen["talk"] == "on"
        self.numbers = TUNED.of(options)
        limits = {"yes": self.numbers.turns_a_seat, "far": self.numbers.far_turns_a_seat, "no": None}  # SA-94
        turns_a_seat = limits[chosen["turn_limit"]]
        self.most_turns = None if turns_a_seat is None else seats * turns_a_seat
        self.copies = copies(seats)
        self.piles = {back: Pile({card: count for card, count in self.copies.items() if BACK[card] == back}) for back in (STAY_AWAY, PANIC)}
        self.only = tuple(audience(seat) for seat in range(seats))
        self.others = tuple(EVERYONE & ~mask for mask in self.only)


class Position:
    """The facts. `who` is None when the game is over; `agenda` is a stack."""

    __slots__ = (
        *("rules", "turn", "active", "direction", "ring", "doors", "hands", "roles", "thing", "quarantine", "known", "burnt"),
        *("piles", "discards", "gone", "top", "top_card", "top_by", "asked", "who", "agenda", "playing", "target", "offer"),
        *("laid", "choice", "drawn", "waiting", "said", "may_say", "notes", "hot", "got_hot", "human_out", "last_lost", "result"),
        *("heard", "events", "_legal", "_odds", "_sampled"),
    )

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        self.rules = rules
        self.turn = 0
        self.active: Seat = NOBODY
        self.direction = CLOCKWISE
        self.ring = list(range(seats))
        self.doors = [False] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.roles = [HUMAN] * seats
        self.thing: Seat = NOBODY
        self.quarantine = [0] * seats
        self.known: list[tuple[str, ...]] = [()] * seats
        self.burnt: tuple[Seat, ...] = ()
        self.piles = {back: pile.copy() for back, pile in rules.piles.items()}
        self.discards: dict[str, int] = {}
        self.gone: dict[str, int] = {}
        self.top = ""
        self.top_card = ""
        self.top_by: Seat = NOBODY
        self.asked: Kind | Literal[""] = ""
        self.who: Seat | None = CHANCE
        self.agenda: list[Task] = []
        self.playing = ""
        self.target: Seat = NOBODY
        self.offer: Offer | None = None
        self.laid = [""] * seats
        self.choice: list[str] = []
        self.drawn = ""
        self.waiting: tuple[Seat, ...] = ()
        self.said: tuple[Said, ...] = ()
        self.may_say = False
        self.notes: list[tuple[Note, ...]] = [()] * seats
        self.hot = 0
        self.got_hot = 0
        self.human_out = False
        self.last_lost: Seat = NOBODY
        self.result = ""
        self.heard = True
        self.events: list[SaEvent] = []  # of the running action
        self._legal: tuple[Act, ...] | None = None
        self._odds: Sequence[tuple[Act, int]] | None = None
        self._sampled: Act | None = None  # an outcome that is known to be possible now

    def copy_to(self, other: Position) -> None:
        """Makes another position equal to this one."""
        for name in _PLAIN:
            setattr(other, name, getattr(self, name))
        other.ring = self.ring[:]
        other.doors = self.doors[:]
        other.hands = [hand[:] for hand in self.hands]
        other.roles = self.roles[:]
        other.quarantine = self.quarantine[:]
        other.known = self.known[:]
        other.piles = {back: pile.copy() for back, pile in self.piles.items()}
        other.discards = dict(self.discards)
        other.gone = dict(self.gone)
        other.agenda = self.agenda[:]
        other.laid = self.laid[:]
        other.choice = self.choice[:]
        other.notes = self.notes[:]
        other.events = []

    # telling

    def tell(self, event: SaEvent) -> None:
        """Notes an event that has happened."""
        self.events.append(event)

    def note(self, seat: Seat, kind: str, about: Seat = NOBODY, cards: tuple[str, ...] = (), other: Seat = NOBODY) -> None:
        """A seat has learnt something for good."""
        self.notes[seat] += (Note(self.turn, kind, about, other, cards),)

    # asking

    def ask(self, asked: Kind, who: Seat) -> None:
        """Asks a seat or CHANCE."""
        self.asked = asked
        self.who = who

    def then(self, *tasks: Task) -> None:
        """These tasks come next, in this order, before what stands on the agenda."""
        self.agenda.extend(reversed(tasks))

    def put_away(self) -> None:
        """The card that was carried out has done its work."""
        self.playing, self.target = "", NOBODY

    # hands

    def take(self, seat: Seat, card: str) -> None:
        """A card joins a hand."""
        insort(self.hands[seat], card, key=ORDER.__getitem__)

    def lose(self, seat: Seat, card: str, open_to_all: bool) -> None:
        """A card leaves a hand. What all knew of the hand is forgotten when they do not see which card it was."""
        self.hands[seat].remove(card)
        known = self.known[seat]
        if known:
            if not open_to_all:
                self.known[seat] = ()
            elif card in known:
                place = known.index(card)
                self.known[seat] = known[:place] + known[place + 1 :]
        if card == FLAMETHROWER and seat == self.thing:
            self.hot = max(0, self.hot - 1)
            self.got_hot = min(self.got_hot, self.count(seat, FLAMETHROWER))

    def shows_draws(self, seat: Seat) -> bool:
        """Whether a seat draws and discards openly (SA-61)."""
        return self.quarantine[seat] > 0

    def count(self, seat: Seat, card: str) -> int:
        """How many copies of a card a seat holds."""
        return self.hands[seat].count(card)

    def loses(self, seat: Seat) -> list[str]:
        """The kinds of card that may leave a hand at all, in deck order (SA-22, SA-23)."""
        kept = THE_THING
        if self.roles[seat] == INFECTED and self.count(seat, INFECTION) == 1:
            kept = INFECTION
        return [card for card in dict.fromkeys(self.hands[seat]) if card != kept]

    def _kept_from(self, seat: Seat, to: Seat) -> frozenset[str]:
        """The kinds of card that a seat may not give to another (SA-20)."""
        role = self.roles[seat]
        if role == THING or (role == INFECTED and to == self.thing and self.count(seat, INFECTION) > 1):
            return _THE_THING
        return _CONTAGION

    def has_gift(self, seat: Seat, to: Seat) -> bool:
        """Whether a seat may give another any card."""
        return not self._kept_from(seat, to).issuperset(self.hands[seat])

    def gifts(self, seat: Seat, to: Seat) -> list[str]:
        """The kinds of card that a seat may give to another, in deck order."""
        kept = self._kept_from(seat, to)
        return [card for card in dict.fromkeys(self.hands[seat]) if card not in kept]

    # what all know

    def might_hold(self, seat: Seat, card: str) -> bool:
        """Whether a seat could hold a card for all that the table knows."""
        known = self.known[seat]
        if len(known) == len(self.hands[seat]):
            return card in known
        elsewhere = sum(cards.count(card) for other, cards in enumerate(self.known) if other != seat)
        return self.rules.copies.get(card, 0) > self.gone.get(card, 0) + elsewhere

    # who sees

    def only(self, *seats: Seat) -> int:
        """The audience of these seats, and ALL."""
        return self.rules.only[seats[0]] if len(seats) == 1 else audience(*seats)

    def others(self, *seats: Seat) -> int:
        """Everybody but these seats and ALL."""
        return self.rules.others[seats[0]] if len(seats) == 1 else EVERYONE & ~audience(*seats)


_THE_THING = frozenset((THE_THING,))
_CONTAGION = frozenset((THE_THING, INFECTION))

NOT_ALL = EVERYONE & ~bit(ALL_VIEWER)
"""The audience of those who do not know everything."""

_PLAIN = (
    *("rules", "turn", "active", "direction", "thing", "burnt", "top", "top_card", "top_by", "asked", "who", "playing", "target"),
    *("offer", "drawn", "waiting", "said", "may_say", "hot", "got_hot", "human_out", "last_lost", "result"),
    *("heard", "_legal", "_odds", "_sampled"),
)
