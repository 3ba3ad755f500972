"""The table as the referee sees it: every card, who sits where, what all know, and what has to be told to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any, NamedTuple

from game.engine.contract import ALL, CHANCE, EVERYONE, audience, bit
from tests.referees.stayaway.cards import FLAME, INFECTED, PANIC, THING, deck

HAND = 4
ALL_BUT_ALL = EVERYONE & ~bit(ALL)


class Ask(NamedTuple):
    """Who must be asked what next, and exactly what may be chosen. `rules` are the rules that say so."""

    seat: int
    kind: str
    options: frozenset[str]
    rules: tuple[str, ...]


class Over(Exception):
    """The game has ended."""


Script = Generator[Ask, str, Any]
Fact = tuple[str, tuple[tuple[str, Any], ...], int]
"""An event as plain data: its class, its fields but `why`, its audience."""


class Table:
    """All facts. `facts` are the events that must have been told in the running action."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        self.options = options
        self.deck = deck(players)
        self.pile = Counter({card: count for card, count in self.deck.items() if count})
        self.top = ""
        self.on_top = ""  # a card laid on the pile (SA-79)
        self.thrown: Counter[str] = Counter()
        self.gone: Counter[str] = Counter()  # of these, known to all
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.known: list[list[str]] = [[] for _ in range(players)]
        self.roles = ["human"] * players
        self.thing = -1
        self.ring = list(range(players))
        self.doors = [False] * players
        self.quarantine = [0] * players
        self.burnt: list[int] = []
        self.direction = 1
        self.active = -1
        self.turn = 0
        self.may_say = False
        self.in_use = ""  # the card that is being carried out
        self.coming = ""  # a Panic! card that was drawn and has not worked yet
        self.drawn: list[str] = []  # by Determination
        self.date = ""  # a card on its way to the pile (SA-79)
        self.lying: dict[int, str] = {}  # cards laid in an exchange or Chain reaction; they still count to their hands
        self.offer: tuple[int, int] | None = None
        self.human_out = False
        self.last_lost = -1
        self.hot = 0  # The Thing's Flamethrowers that lose the game when seen (SA-51)
        self.fresh = 0  # those of its own running turn that will not count at its end
        self.result = ""
        self.facts: list[Fact] = []

    # telling

    def tell(self, name: str, hearers: int = EVERYONE, /, **fields: Any) -> None:
        """Something must be told to these."""
        self.facts.append((name, tuple(sorted(fields.items())), hearers))

    def only(self, *seats: int) -> int:
        """These seats and ALL."""
        return audience(*seats)

    def rest(self, *seats: int) -> int:
        """Everybody else."""
        return EVERYONE & ~audience(*seats)

    def tell_card(self, name: str, seats: tuple[int, ...], open_to_all: bool, card: str, /, **fields: Any) -> None:
        """A fact with a card that only these seats see, the others without it."""
        if open_to_all:
            self.tell(name, card=card, **fields)
        else:
            self.tell(name, self.only(*seats), card=card, **fields)
            self.tell(name, self.rest(*seats), card="", **fields)

    # places

    def step(self, seat: int, steps: int) -> int:
        """The living player so many places on clockwise."""
        return self.ring[(self.ring.index(seat) + steps) % len(self.ring)]

    def gap(self, seat: int, way: int) -> int:
        """The gap beside a seat, by the index of the player anticlockwise of it."""
        at = self.ring.index(seat)
        return at if way == 1 else (at - 1) % len(self.ring)

    def shut(self, seat: int, way: int) -> bool:
        """Whether a Locked door lies there (SA-60)."""
        return self.doors[self.gap(seat, way)]

    def near(self, seat: int) -> set[int]:
        """The living neighbours with no Locked door between; of two players one open gap is enough."""
        return {self.step(seat, way) for way in (1, -1) if not self.shut(seat, way)} - {seat}

    def others(self) -> list[int]:
        """The living but the active player."""
        return [seat for seat in self.ring if seat != self.active]

    def free(self) -> list[int]:
        """Those of them who are not in Quarantine."""
        return [seat for seat in self.others() if not self.quarantine[seat]]

    # cards

    def is_open(self, seat: int) -> bool:
        """Whether all see what a seat draws and discards (SA-61)."""
        return self.quarantine[seat] > 0

    def take(self, seat: int, card: str, *, seen: bool = False) -> None:
        """A card joins a hand."""
        self.hands[seat].append(card)
        if seen:
            self.known[seat].append(card)

    def lose(self, seat: int, card: str, *, seen: bool) -> None:
        """A card leaves a hand. What all knew of that hand they know no longer if they did not see which it was."""
        self.hands[seat].remove(card)
        if not seen:
            self.known[seat] = []
        elif card in self.known[seat]:
            self.known[seat].remove(card)
        if seat == self.thing and card == FLAME:
            self.hot = max(0, self.hot - 1)
            self.fresh = min(self.fresh, self.hands[seat].count(FLAME))

    def throw(self, card: str, *, seen: bool) -> None:
        """A card comes to the discards."""
        self.thrown[card] += 1
        if seen:
            self.gone[card] += 1

    def discard(self, seat: int, card: str) -> None:
        """A player discards from the hand."""
        seen = self.is_open(seat)
        self.lose(seat, card, seen=seen)
        self.throw(card, seen=seen)
        self.tell_card("Discarded", (seat,), seen, card, seat=seat)

    def may_lose(self, seat: int, card: str) -> bool:
        """SA-22, SA-23."""
        if card == THING:
            return False
        return card != INFECTED or self.roles[seat] != "infected" or self.hands[seat].count(INFECTED) > 1

    def gifts(self, seat: int, to: int) -> set[str]:
        """What a seat may give another (SA-20)."""
        cards = set(self.hands[seat]) - {THING}
        role = self.roles[seat]
        spare = role == "infected" and to == self.thing and self.hands[seat].count(INFECTED) > 1
        return cards if role == "thing" or spare else cards - {INFECTED}

    def might_hold(self, seat: int, card: str) -> bool:
        """Whether all that everybody knows leaves it possible that a seat holds a card."""
        if len(self.known[seat]) == len(self.hands[seat]):
            return card in self.known[seat]
        seen = self.gone[card] + sum(known.count(card) for other, known in enumerate(self.known) if other != seat)
        return self.deck[card] > seen

    def all_cards(self) -> dict[str, int]:
        """How many there are of each card, wherever they are."""
        found = dict.fromkeys(self.deck, 0)
        for cards in (*self.hands, self.drawn, [card for card in (self.coming, self.on_top, self.date) if card]):
            for card in cards:
                found[card] += 1
        for heap in (self.pile, self.thrown):
            for card, count in heap.items():
                found[card] += count
        found["locked_door"] += sum(self.doors)
        found["quarantine"] += sum(turns > 0 for turns in self.quarantine)
        return found

    # the pile

    def backs(self) -> set[str]:
        """The kinds of back in the pile."""
        return {"panic" if card in PANIC else "stay_away" for card, count in self.pile.items() if count}

    def size(self) -> int:
        """Cards in the pile."""
        return sum(self.pile.values()) + bool(self.on_top)

    def uncover(self) -> Script:
        """The back of the new top card is seen; chance says which, if it can be either (SA-4)."""
        backs = self.backs()
        self.top = ""
        if len(backs) == 2:
            text = yield Ask(CHANCE, "back", frozenset({"back stay_away", "back panic"}), ("SA-4",))
            self.top = text.split()[1]
        elif backs:
            (self.top,) = backs
        if self.top:
            self.tell("TopSeen", back=self.top)

    def shuffle(self) -> Script:
        """The discards become the pile; what is being carried out stays aside (SA-14)."""
        aside = Counter([self.in_use]) if self.thrown[self.in_use] else Counter()
        self.pile = self.thrown - aside
        self.thrown, self.gone = aside.copy(), aside.copy()
        self.tell("PileMade", count=self.size(), again=True)
        yield from self.uncover()

    def draw(self) -> Script:
        """The top card, as chance has it: any that its back allows."""
        kinds = {self.on_top} if self.on_top else {c for c, n in self.pile.items() if n and (c in PANIC) == (self.top == "panic")}
        text = yield Ask(CHANCE, "draw", frozenset(f"draw {card}" for card in kinds), ("SA-4", "SA-10"))
        card = text.split()[1]
        if self.on_top:
            self.on_top = ""
        else:
            self.pile[card] -= 1
        return card

    def has_stay_away(self) -> bool:
        """Whether there is a Stay Away! card to draw anywhere (SA-14)."""
        thrown = self.thrown - Counter([self.in_use])
        return bool(self.on_top) or any(count for card, count in (self.pile + thrown).items() if card not in PANIC)

    def draw_stay_away(self, seat: int) -> Script:
        """One Stay Away! card, Panic! cards met on the way discarded; "" when there is none (SA-14). The next back is not seen yet."""
        while self.has_stay_away():
            if not self.size():
                yield from self.shuffle()
            card = yield from self.draw()
            if card not in PANIC:
                self.tell_card("Drew", (seat,), self.is_open(seat), card, seat=seat)
                return card
            self.throw(card, seen=False)
            self.tell("PanicSkipped", bit(ALL), card=card)
            self.tell("PanicSkipped", ALL_BUT_ALL, card="")
            yield from self.uncover()
        self.tell("NothingDrawn", seat=seat)
        return ""

    def draw_to_hand(self, seat: int) -> Script:
        """The same, into the hand. A Flamethrower that The Thing gets in its own turn when it can discard no more is just received."""
        card = yield from self.draw_stay_away(seat)
        if card:
            self.take(seat, card, seen=self.is_open(seat))
            if card == FLAME and seat == self.thing == self.active:
                self.fresh += 1
            yield from self.uncover()
