"""Giving, trading, dropping and picking up, cards and the things of a haunt that are dealt with like them (BT-4.5).

Verbs of a turn: `give CARD SEAT` (answered with `accept`, `refuse` or `for CARD`), `drop CARD`, `pick_up CARD`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.betrayal.actions import Act, act
from game.betrayal.data import HOLDINGS
from game.betrayal.deeds import DEAL, GAIN, LOSE, may, stopped
from game.betrayal.events import Offered
from game.betrayal.holding import gain_card, lift, lose_card, put_down, tradeable
from game.betrayal.position import Position
from game.betrayal.tasks import Question
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.betrayal.haunts.things import Thing


def things_of(s: Position, body: int) -> list[str]:
    """The haunt's things that a figure has and has not dealt with in this turn."""
    return [thing.id for thing in s.haunt.things if thing.had(s, body)]


def thing(s: Position, what: str) -> Thing | None:
    """The haunt's thing of this name; None: it is a card."""
    return next((each for each in s.haunt.things if each.id == what), None)


def to_drop(s: Position, body: int) -> list[str]:
    """What a figure may lay down."""
    cards = [card for card in s.t.bodies[body].cards if card in HOLDINGS and HOLDINGS[card].drop and not s.used(f"item:{card}")]
    return [card for card in (*cards, *(each.id for each in s.haunt.things if each.may_drop(s, body))) if s.haunt.may_drop(s, body, card)]


def lying(s: Position, body: int, place: str) -> list[str]:
    """What lies in a place for a figure to take."""
    cards = [card for card in s.t.dropped.get(place, ()) if not s.used(f"item:{card}")]
    return [card for card in (*cards, *(each.id for each in s.haunt.things if each.lies(s, place))) if s.haunt.may_pick_up(s, body, card)]


def trade_choices(s: Position, body: int) -> list[Act]:
    """What the explorer whose turn it is may give, drop and pick up. Each card only one use a turn; of each kind of dealing one a turn but
    for dropping and picking up, where the number is free."""
    found: list[Act] = []
    if not s.used("deal") and (goods := to_give(s, body)):
        others = [seat for seat in s.others_here(body) if s.is_explorer(seat) and s.haunt.may_deal(s, body, seat)]
        found += [act("give", card, seat) for card in goods for seat in others if may_pass(s, body, seat, card)]
    found += [act("drop", card) for card in to_drop(s, body)]
    found += [act("pick_up", card) for card in lying(s, body, s.place(body))]
    return found


def to_give(s: Position, body: int) -> list[str]:
    """What an explorer may give away."""
    cards = [card for card in s.t.bodies[body].cards if tradeable(s, body, card) and not s.used(f"item:{card}")]
    return [*cards, *(each for each in things_of(s, body) if s.haunt.may_give(s, body, each))]


def may_pass(s: Position, giver: int, to: int, card: str) -> bool:
    """Whether nothing forbids that a card goes from one explorer to another by their own will."""
    given = may(s, LOSE, giver, card=card, other=to, how="given")
    return given and may(s, GAIN, to, card=card, other=giver, how="given")


def carry_choices(s: Position, body: int) -> list[Act]:
    """What a monster that carries things may pick up in its turn (BT-6.7.6)."""
    cards = s.t.dropped.get(s.place(body), ())
    return [act("pick_up", card) for card in cards if not s.used(f"item:{card}") and s.haunt.may_pick_up(s, body, card)]


def give(s: Position, body: int, card: str, to: Seat) -> None:
    """Offers a card to another explorer in the room."""
    if stopped(s, DEAL, body, other=to) or stopped(s, DEAL, to, other=body):
        return
    s.use("deal")
    s.tell(Offered(body=body, to=to, card=card))
    s.then(Accept(body, to, card))


class Accept(Question, frozen=True):
    """Whether an explorer takes a card, as a gift or for one of its own: `accept`, `refuse`, `for spear`."""

    giver: int
    to: int
    card: str

    def asked(self, s: Position) -> Seat:
        """The other explorer's seat."""
        return s.t.bodies[self.to].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Taking, refusing, and each card that could go the other way."""
        return [act("accept"), act("refuse"), *(act("for", card) for card in self._back(s))]

    def _back(self, s: Position) -> list[str]:
        """What could go the other way."""
        return [card for card in to_give(s, self.to) if card != self.card and may_pass(s, self.to, self.giver, card)]

    def answer(self, s: Position, chosen: Act) -> None:
        """Takes it, or asks for the giver's word on the exchange."""
        if chosen.verb == "for":
            s.tell(Offered(body=self.to, to=self.giver, card=str(chosen.words[0])))
            s.then(Exchange(self.giver, self.to, self.card, str(chosen.words[0])))
            return
        s.tell(Offered(body=self.giver, to=self.to, card=self.card, answer="accepted" if chosen.verb == "accept" else "refused"))
        if chosen.verb == "accept":
            hand_over(s, self.giver, self.to, self.card)


class Exchange(Question, frozen=True):
    """Whether the giver takes the other card in return: `accept`, `refuse`."""

    giver: int
    to: int
    card: str
    back: str

    def asked(self, s: Position) -> Seat:
        """The giver."""
        return s.t.bodies[self.giver].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Yes or no."""
        return (act("accept"), act("refuse"))

    def answer(self, s: Position, chosen: Act) -> None:
        """Both cards change hands, or none."""
        s.tell(Offered(body=self.to, to=self.giver, card=self.back, answer="accepted" if chosen.verb == "accept" else "refused"))
        if chosen.verb == "accept":
            hand_over(s, self.giver, self.to, self.card)
            hand_over(s, self.to, self.giver, self.back)


def hand_over(s: Position, giver: int, to: int, card: str) -> None:
    """A card goes from one explorer to another; it is done with for this turn."""
    if stopped(s, LOSE, giver, card=card, other=to, how="given") or stopped(s, GAIN, to, card=card, other=giver, how="given"):
        return
    if moved := thing(s, card):
        moved.goes(s, giver)
        moved.comes(s, to)
        return
    lose_card(s, giver, card, "given")
    s.use(f"item:{card}")
    gain_card(s, to, card, "given", giver)


def drop_card(s: Position, body: int, card: str, place: str = "") -> None:
    """A card goes to the Item Pile of the figure's place, or of another one."""
    place = place or s.place(body)
    if stopped(s, LOSE, body, card=card, how="dropped"):
        return
    if moved := thing(s, card):
        moved.goes(s, body)
        moved.laid(s, body, place)
        return
    lose_card(s, body, card, "dropped")
    s.use(f"item:{card}")
    put_down(s, card, place)


def pick_up(s: Position, body: int, card: str, place: str = "") -> None:
    """A card is taken from the Item Pile of the figure's place, or of another one."""
    place = place or s.place(body)
    if stopped(s, GAIN, body, card=card, how="picked"):
        return
    if moved := thing(s, card):
        moved.taken(s, place)
        moved.comes(s, body)
        return
    lift(s, card, place)
    s.use(f"item:{card}")
    gain_card(s, body, card, "picked")
