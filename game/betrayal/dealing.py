"""Deals: what two explorers in one place give each other, any number of cards and things either way (BT-4.5.1).

Verb of a turn: `trade SEAT`. The deal is then laid out card by card, `give CARD` and `ask CARD`, changed with `take_back CARD`, and offered
with `offer`; `call_off` leaves it. The other answers `accept` or `refuse`. A refused deal may be changed once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.betrayal.actions import Act, act
from game.betrayal.asking import BtQuestion
from game.betrayal.deeds import DEAL, stopped
from game.betrayal.events import Offered, Replying
from game.betrayal.holding import tradeable
from game.betrayal.position import Position
from game.betrayal.tasks import Question
from game.betrayal.trading import hand_over, may_pass
from game.engine.contract import Seat

DEALT = "deal"
"""Used up: no deal is begun any more in this turn."""
PUT_ASIDE = "deal:put_aside"
"""A deal was called off before it was offered."""
OFFER, CALL_OFF, ACCEPT, REFUSE = act("offer"), act("call_off"), act("accept"), act("refuse")
Goods = tuple[str, ...]


def goods(s: Position, body: int) -> list[str]:
    """What an explorer may give away, a thing as often as it has it and has not dealt with it in this turn."""
    cards = [card for card in s.t.bodies[body].cards if tradeable(s, body, card) and not s.used(f"item:{card}")]
    return [*cards, *(thing.id for thing in s.haunt.things for _ in range(thing.free(s, body)))]


def partners(s: Position, body: int) -> list[Seat]:
    """With whom the explorer whose turn it is may deal: who is held fast can do nothing."""
    if s.used(DEALT):
        return []
    here = [seat for seat in s.others_here(body) if s.is_explorer(seat)]
    if not here:
        return []
    held = {seat for seat, _ in s.t.stuck.values()}
    here = [seat for seat in here if seat not in held and s.haunt.may_deal(s, body, seat)]
    return [seat for seat in here if _to_pass(s, body, seat) or _to_pass(s, seat, body)]


def _to_pass(s: Position, giver: int, to: int) -> list[str]:
    """What one explorer could give another."""
    return [card for card in goods(s, giver) if may_pass(s, giver, to, card)]


def deal_choices(s: Position, body: int) -> list[Act]:
    """Each explorer with whom a deal can be begun."""
    return [act("trade", seat) for seat in partners(s, body)]


class LayDeal(Question, frozen=True):
    """A deal is laid out: what `giver` gives, and what it asks of `to`. `refused`: both sides of the deal that was refused, which is not
    offered again as it was. `changes`: how often something was taken back."""

    kind = "lay_deal"

    giver: int
    to: int
    gives: Goods = ()
    asks: Goods = ()
    refused: tuple[Goods, ...] = ()
    changes: int = 0

    def shown(self) -> BtQuestion:
        """The deal as it lies."""
        return BtQuestion(kind=self.kind, giver=self.giver, to=self.to, gives=self.gives, asks=self.asks, refused=bool(self.refused))

    def asked(self, s: Position) -> Seat:
        """Whose turn it is."""
        return s.t.bodies[self.giver].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """What can still be laid, what can be taken back, offering it, leaving it. What one gives one does not ask for."""
        giver, to = self.giver, self.to
        gives = [card for card in _left(_to_pass(s, giver, to), self.gives) if card not in self.asks]
        asks = [card for card in _left(_to_pass(s, to, giver), self.asks) if card not in self.gives]
        found = [*(act("give", card) for card in gives), *(act("ask", card) for card in asks)]
        if self.changes < s.rules.numbers.deal_changes:
            found += [act("take_back", card) for card in dict.fromkeys((*self.gives, *self.asks))]
        if (self.gives or self.asks) and not self.as_refused():
            found.append(OFFER)
        return [*found, CALL_OFF]

    def as_refused(self) -> bool:
        """Whether it is the very deal that was refused."""
        return bool(self.refused) and [sorted(side) for side in self.refused] == [sorted(self.gives), sorted(self.asks)]

    def answer(self, s: Position, chosen: Act) -> None:
        """Lays out, offers or leaves."""
        if chosen.verb == "offer":
            if stopped(s, DEAL, self.giver, other=self.to) or stopped(s, DEAL, self.to, other=self.giver):
                return
            s.use(DEALT)
            s.tell(Offered(body=self.giver, to=self.to, gives=self.gives, asks=self.asks))
            s.then(Accept(self.giver, self.to, self.gives, self.asks, bool(self.refused)))
        elif chosen.verb == "call_off":
            s.use(DEALT if s.used(PUT_ASIDE) else PUT_ASIDE)
        else:
            s.then(self._changed(chosen.verb, str(chosen.words[0])))

    def _changed(self, verb: str, card: str) -> LayDeal:
        gives, asks, changes = list(self.gives), list(self.asks), self.changes
        if verb == "take_back":
            (gives if card in gives else asks).remove(card)
            changes += 1
        else:
            (gives if verb == "give" else asks).append(card)
        return LayDeal(self.giver, self.to, tuple(gives), tuple(asks), self.refused, changes)


def _left(held: Sequence[str], laid: Sequence[str]) -> list[str]:
    """What of all that is held is not laid out yet, each kind once."""
    return list((Counter(held) - Counter(laid)).keys())


class Accept(Question, frozen=True):
    """Whether an explorer takes a deal as it lies: `accept`, `refuse`. `changed`: it was refused once and is laid out anew."""

    kind = "accept"

    giver: int
    to: int
    gives: Goods
    asks: Goods
    changed: bool = False

    def asked(self, s: Position) -> Seat:
        """The other explorer's seat."""
        return s.t.bodies[self.to].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """To take the deal, or to refuse it."""
        return (ACCEPT, REFUSE)

    def answer(self, s: Position, chosen: Act) -> None:
        """All changes hands, the offerer's first, or nothing; a first refusal lets the offerer change the deal."""
        accepted = chosen.verb == "accept"
        answer: Replying = "accepted" if accepted else "refused"
        s.tell(Offered(body=self.giver, to=self.to, gives=self.gives, asks=self.asks, answer=answer))
        if accepted:
            for giver, taker, side in ((self.giver, self.to, self.gives), (self.to, self.giver, self.asks)):
                for card in side:
                    hand_over(s, giver, taker, card)
        elif not self.changed:
            s.then(LayDeal(self.giver, self.to, self.gives, self.asks, (self.gives, self.asks)))
