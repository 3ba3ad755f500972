"""What the omens do beyond their steps in `holdings.json`. The Dog has its own room, `game.betrayal.dog`.

Book stands with Bell and Candle in `game.betrayal.items`; Girl, Madman and Holy Symbol are their steps alone; Medallion, Ring, Skull and
Spear are rules of moving, fighting and damage.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.cardrules import CARDS, CardRule
from game.betrayal.combat import CardAttack
from game.betrayal.deeds import CARD, COMES, GOES
from game.betrayal.dog import Dog
from game.betrayal.events import Needed, Peeked
from game.betrayal.holding import put_on_top, shuffle, take_back
from game.betrayal.nearer import call_monsters
from game.betrayal.peeking import Peek
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import EVENT, HAUNTED, ITEM, KNOWLEDGE, ROOM, SANITY, TRAITORS
from game.engine.contract import Seat

BITES_WITH: Final = 4
"""Dice of the Bite's attack."""
WORN: Final = "mask_on"
"""The mark of a Mask that is worn, and the name under which steps beyond the maximum are remembered."""


class Bite(CardRule):
    """Attacks who draws it (BT-5.8); a traitor may ignore it (BT-6.5.3)."""

    def drawn(self, s: Position, body: int) -> None:
        """The Bite attacks its drawer, or a traitor is asked first."""
        if s.t.bodies[body].side == TRAITORS:
            s.then(IgnoreBite(body))
        else:
            s.then(CardAttack(body, "bite", BITES_WITH))


class IgnoreBite(Question, frozen=True):
    """Whether a traitor lets the Bite bite: `accept`, `ignore`."""

    kind = "ignore_bite"

    body: int

    def asked(self, s: Position) -> Seat:
        """The traitor."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """To let it bite, or not."""
        return (act("accept"), act("ignore"))

    def answer(self, s: Position, chosen: Act) -> None:
        """All of it or nothing."""
        if chosen.verb == "accept":
            s.then(CardAttack(self.body, "bite", BITES_WITH))


class CrystalBall(CardRule):
    """After the haunt has begun, once a turn: a Knowledge roll, and a card is looked for."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use crystal_ball`, while there is a card to look for."""
        found = s.t.phase == HAUNTED and (s.t.piles[ITEM].cards or s.t.piles[EVENT].cards)
        return (act("use", "crystal_ball"),) if found else ()

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The Knowledge roll is made."""
        s.then(Roll(body, "crystal_ball", KNOWLEDGE), BallRolled(body))


class BallRolled(Task, frozen=True):
    """4+ a card is looked for; 1 to 3 costs a step of Sanity, 0 two."""

    body: int

    def run(self, s: Position) -> None:
        """Looks at the roll."""
        success = s.t.rolled >= 4
        s.tell(Needed(body=self.body, purpose="crystal_ball", total=s.t.rolled, least=4, success=success))
        if success:
            s.then(Seek(self.body))
        else:
            s.shift(self.body, SANITY, -1 if s.t.rolled else -2, cause=CARD)


class Seek(Question, frozen=True):
    """Which card of the items or events comes to lie on top of its pile, which is shuffled first: `seek DECK CARD`. Only who looks for it
    knows which."""

    kind = "seek"

    body: int

    def asked(self, s: Position) -> Seat:
        """Who looks."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Every card of both piles."""
        return [act("seek", deck, card) for deck in (ITEM, EVENT) for card in s.t.piles[deck].cards]

    def answer(self, s: Position, chosen: Act) -> None:
        """It lies on top."""
        deck, card = str(chosen.words[0]), str(chosen.words[1])
        seat = s.t.bodies[self.body].seat
        shuffle(s, deck)
        put_on_top(s, deck, card, [seat])
        full, public = Peeked(body=self.body, pile=deck, count=1, cards=(card,)), Peeked(body=self.body, pile=deck, count=1)
        s.tell_only(seat, full, public)


class Mask(CardRule):
    """Once a turn, Sanity 4+: on (2 Knowledge more, 2 Sanity less) or off (the reverse). It cannot leave its wearer's face and stay on: who
    loses it has taken it off (our reading)."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use mask`."""
        return (act("use", "mask"),)

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The Sanity roll is made."""
        s.then(Roll(body, "mask", SANITY), MaskRolled(body))

    def lost(self, s: Position, body: int) -> None:
        """The Mask comes off, and the traits go back."""
        if s.marked(WORN, "mask"):
            mask_off(s, body)


class MaskRolled(Task, frozen=True):
    """Whether the Mask can be put on or taken off."""

    body: int

    def run(self, s: Position) -> None:
        """With 4 or more it is put on or taken off."""
        success = s.t.rolled >= 4
        s.tell(Needed(body=self.body, purpose="mask", total=s.t.rolled, least=4, success=success))
        if not success or not s.holds(self.body, "mask"):
            return
        if s.marked(WORN, "mask"):
            mask_off(s, self.body)
        else:
            s.mark(WORN, "mask")
            s.shift(self.body, KNOWLEDGE, 2, WORN, cause=COMES)
            s.shift(self.body, SANITY, -2, cause=COMES)


def mask_off(s: Position, body: int) -> None:
    """The Mask is taken off. Sanity first, so that it never kills its wearer on the way."""
    s.unmark(WORN, "mask")
    s.shift(body, SANITY, 2, cause=GOES)
    take_back(s, body, WORN, ((KNOWLEDGE, -2),))


class SpiritBoard(CardRule):
    """Before moving: a look at the tile on top of the stack. After the haunt has begun monsters may then come a space nearer."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use spirit_board`, until its holder has moved."""
        turn = s.t.turn
        moved = turn.moved or turn.began != s.t.bodies[body].room
        return () if moved or not s.t.piles[ROOM].cards else (act("use", "spirit_board"),)

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """Looks, and is seen."""
        s.then(Peek(body, ROOM, 1), Answered(body))


class Answered(Task, frozen=True):
    """After the haunt has begun the Spirit Board has called the monsters as well."""

    body: int

    def run(self, s: Position) -> None:
        """The monsters may come nearer."""
        if s.t.phase == HAUNTED:
            call_monsters(s, self.body)


CARDS.update({"bite": Bite(), "crystal_ball": CrystalBall(), "dog": Dog(), "mask": Mask(), "spirit_board": SpiritBoard()})
