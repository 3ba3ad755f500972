"""What each card and token does: the registries that the rooms of the cards fill, and the moments at which they are asked.

Omens and items: `game.betrayal.omens`, `game.betrayal.items`. Events: `game.betrayal.eventcards`. Tokens: `game.betrayal.tokens`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.data import DECK_OF
from game.betrayal.position import Position
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import ITEM, TRAITORS
from game.engine.contract import Seat


class CardRule:
    """What a card does while somebody holds it. The default is nothing."""

    def drawn(self, s: Position, body: int) -> None:
        """The card has just been drawn (and gained)."""

    def gained(self, s: Position, body: int) -> None:
        """The card has come to an explorer, in whatever way; the steps of `holdings.json` are made already."""

    def lost(self, s: Position, body: int) -> None:
        """The card has left an explorer."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """What its holder may do with it now in its own turn: `use CARD ...`. `used` and the haunt's leave are asked already."""
        return ()

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """Its holder uses it; `item:CARD` is noted as used already."""

    def item_used(self, s: Position, body: int) -> None:
        """Somebody is about to use an item card; what it does comes next."""

    def turn_began(self, s: Position, body: int) -> None:
        """Its holder's turn begins."""

    def turn_ended(self, s: Position, body: int) -> None:
        """Its holder's turn ends."""


class EventRule:
    """What an event card does when it is drawn."""

    def resolve(self, s: Position, body: int) -> None:
        """Carries it out: puts tasks on the stack. A card that stays is kept with `keep_event`."""
        raise NotImplementedError


class TokenRule:
    """What a token in a room lets explorers there do in their turn."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`token KIND ...`; the token lies in the explorer's place."""
        return ()

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """An explorer uses the token."""


CARDS: Final[dict[str, CardRule]] = {}
EVENTS: Final[dict[str, EventRule]] = {}
TOKENS: Final[dict[str, TokenRule]] = {}
_PLAIN: Final = CardRule()


def rule(card: str) -> CardRule:
    """The rule of a card that is held."""
    return CARDS.get(card, _PLAIN)


def on_gained(s: Position, body: int, card: str) -> None:
    """A card has come to an explorer."""
    rule(card).gained(s, body)
    for held in s.t.bodies[body].cards[:]:
        if held in ("grave_dirt", "lights_out"):
            rule(held).gained(s, body)  # cards that go when another comes


def on_lost(s: Position, body: int, card: str) -> None:
    """A card has left an explorer."""
    rule(card).lost(s, body)


def on_item_used(s: Position, card: str) -> None:
    """Somebody is about to use a card in its own turn."""
    if DECK_OF.get(card) == ITEM and (holder := s.holder("grave_dirt")) >= 0:
        rule("grave_dirt").item_used(s, holder)


def on_drawn(s: Position, body: int, card: str) -> None:
    """A card was drawn and gained."""
    rule(card).drawn(s, body)


def card_choices(s: Position, body: int) -> list[Act]:
    """What an explorer may do with its cards and the tokens beside it."""
    found: list[Act] = []
    for card in s.t.bodies[body].cards:
        if card in CARDS and not s.used(f"item:{card}") and s.haunt.may_use(s, body, card):
            found += CARDS[card].choices(s, body)
    if s.t.tokens:
        place = s.place(body)
        for token, places in s.t.tokens.items():
            if place in places and token in TOKENS:
                found += TOKENS[token].choices(s, body)
    return found


class ResolveEvent(Task, frozen=True):
    """An event card was drawn: it is read and carried out (BT-4.3.1); a traitor may ignore it (BT-6.5.3)."""

    body: int
    card: str

    def run(self, s: Position) -> None:
        """Asks a traitor, carries it out for others."""
        if s.t.bodies[self.body].side == TRAITORS:
            s.then(IgnoreEvent(self.body, self.card))
        else:
            s.then(CarryOut(self.body, self.card))


class IgnoreEvent(Question, frozen=True):
    """Whether a traitor lets an event be: `ignore`, `accept`."""

    kind = "ignore_event"

    body: int
    card: str

    def asked(self, s: Position) -> Seat:
        """The traitor who drew the event."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """To let it be, or to take it."""
        return (act("accept"), act("ignore"))

    def answer(self, s: Position, chosen: Act) -> None:
        """All of it or nothing."""
        if chosen.verb == "accept":
            s.then(CarryOut(self.body, self.card))
        else:
            discard_event(s, self.card)


class CarryOut(Task, frozen=True):
    """An event card is carried out."""

    body: int
    card: str

    def run(self, s: Position) -> None:
        """Discards it and does what it says; a card that stays takes itself back out of the discards."""
        discard_event(s, self.card)
        if s.t.bodies[self.body].alive:
            EVENTS[self.card].resolve(s, self.body)


def discard_event(s: Position, card: str) -> None:
    """An event card lies on its discards."""
    s.t.piles["event"].discards.append(card)
