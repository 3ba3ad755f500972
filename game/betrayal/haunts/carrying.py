"""What figures do with cards and tokens in a haunt: the rulebook's answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.betrayal.deeds import ATTACK, DEAL, DRAW, GAIN, LOSE, USE, may
from game.betrayal.harm import lessened
from game.betrayal.haunts.declared import Declared
from game.betrayal.holding import stealable
from game.betrayal.trading import things_of

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Carrying(Declared):
    """What may be changed in how figures draw, use and deal with cards."""

    def draws_from(self, s: Position, body: int, deck: str) -> bool:
        """Whether a figure draws cards of a deck."""
        return may(s, DRAW, body, how=deck)

    def chooses_card(self, s: Position, body: int, deck: str) -> str | Sequence[str]:
        """A card that is taken instead of a random one, several of which the drawer takes one, or nothing."""
        return ""

    def may_use(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may use a card it holds."""
        return may(s, USE, body, card=card)

    def may_attack_with(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may attack with a weapon it holds."""
        return self.may_use(s, body, card) and may(s, ATTACK, body, card=card)

    def may_pick_up(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may take a card that lies in its room (BT-6.7.6)."""
        return may(s, GAIN, body, card=card, how="picked")

    def may_give(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may give a card away."""
        return may(s, LOSE, body, card=card, how="given")

    def may_drop(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may drop a card."""
        return may(s, LOSE, body, card=card, how="dropped")

    def may_deal(self, s: Position, body: int, other: int) -> bool:
        """Whether two explorers in a room may deal with each other: friends do, opponents do not (our reading)."""
        return not self.opposed(s, body, other) and may(s, DEAL, body, other=other) and may(s, DEAL, other, other=body)

    def may_be_stolen(self, s: Position, body: int, card: str, thief: int) -> bool:
        """Whether a figure may steal a card from another one."""
        return may(s, LOSE, body, card=card, other=thief, how="stolen") and may(s, GAIN, thief, card=card, other=body, how="stolen")

    def may_steal(self, s: Position, thief: int, victim: int) -> bool:
        """Whether a winner may steal instead of hurting."""
        return s.is_explorer(thief) or self.robs(s, thief)

    def robs(self, s: Position, thief: int) -> bool:
        """Whether a figure steals when it wins by two, whatever its victim wears."""
        return not s.is_explorer(thief) and self.figures[s.t.bodies[thief].kind].robs

    def would_do(self, s: Position, attacker: int, target: int, kind: str, by: int) -> tuple[str, int]:
        """Kind and points of damage that an attack won by `by` would do, after what lessens it: from two physical points on the winner may
        steal instead (BT-5.4)."""
        if self.robs(s, attacker):
            return kind, by
        return lessened(s, target, kind, by, "attack")

    def loot(self, s: Position, thief: int, victim: int) -> list[str]:
        """The cards and things one of which a winner that may steal takes."""
        cards = [card for card in s.t.bodies[victim].cards if stealable(s, victim, card, thief)]
        seized = () if s.is_explorer(thief) else self.figures[s.t.bodies[thief].kind].seizes
        things = [each for each in things_of(s, victim) if self.may_be_stolen(s, victim, each, thief)]
        return [*cards, *things, *(card for card in seized if s.holds(victim, card))]
