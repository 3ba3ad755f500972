"""What the figures of a haunt are after, for computer players: derived from what the haunt declares, so that no haunt says it again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from game.betrayal.actions import NO, YES, Act
from game.betrayal.deeds import SKULL, may
from game.betrayal.haunts.aims import had_by, progress
from game.betrayal.haunts.carrying import Carrying
from game.betrayal.haunts.choosing import Choose
from game.betrayal.haunts.doing import Doing
from game.betrayal.haunts.draws import goals, keys, needed
from game.betrayal.haunts.felling import of_use
from game.betrayal.haunts.fighting import Fighting
from game.betrayal.haunts.hiding import PLACE, first_place, sound_guess
from game.betrayal.haunts.moments import Moments
from game.betrayal.haunts.places import Goal
from game.betrayal.haunts.rites import AskLeave, HauntAction
from game.betrayal.haunts.walking import Walking
from game.betrayal.rolling import odds
from game.betrayal.tasks import Question
from game.betrayal.terms import HEROES, NOBODY, TRAITORS
from game.betrayal.truths import guess
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.betrayal.position import Position

FELLED: Final = 2.0
"""What it is worth to fell an explorer whom nothing else kills, ..."""
ENDED: Final = 0.8
"""... a monster that has to go, ..."""
WOUNDED: Final = 0.5
"""... and to hurt one that dies of its wounds; 1 is the victory."""
BRAVE: Final = 4
"""The trait with which one dares a fight that only a trait of the mind decides."""
HUNTED: Final = 2.0
"""How much more than the dice say one has to fear what hunts oneself, ..."""
WAITED_FOR: Final = 0.3
"""... whom one can make an end of, ..."""
OTHERS: Final = 0.2
"""... what hunts others, ..."""
RELENTLESS: Final = 1.5
"""... and whom nothing kills, or who goes after one for good."""


class Interest(Moments, Walking, Carrying, Fighting, Doing):
    """What computer players ask. A haunt changes none of it but what is hidden in it."""

    def side_of(self, s: Position, body: int) -> str:
        """The side on which a figure is, as its own seat knows."""
        b = s.t.bodies[body]
        return self.true_side(b.side, s.secrets.own[body]) if s.is_explorer(body) else b.side

    def guess(self, s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
        """What other seats may know alone, drawn from all that is possible for a viewer, whose own stands in `s.secrets.own`."""
        return guess(s, viewer, rng)

    def goals(self, s: Position, body: int) -> list[Goal]:
        """Where a figure (explorer or monster) wants to be, for what all may know and the seat that plays it knows."""
        return goals(s, self, body)

    def progress(self, s: Position) -> tuple[float, float]:
        """How far the heroes and the traitors are on their way, each from 0 to 1, by open facts."""
        return progress(s, self.aims, HEROES), progress(s, self.aims, TRAITORS)

    # cards

    def wants(self, s: Position, body: int) -> Sequence[str]:
        """Cards that a figure's side needs, or needs to keep from the other."""
        return [card for card in needed(self) if self._would_serve(s, body, card)]

    def _would_serve(self, s: Position, body: int, card: str) -> bool:
        """A card that does something only together with another is wanted by who has that one, while somebody has."""
        together = keys(self, self.side_of(s, body), card)
        return all(had_by(s, other) in (NOBODY, body) for other in together)

    def gift(self, s: Position, body: int, card: str, to: int) -> bool:
        """Whether giving somebody a card, or a thing of the haunt, helps the side."""
        for other in keys(self, self.side_of(s, body), card):
            if had_by(s, other) == to:
                return True
        return of_use(s, self, to, card) and not of_use(s, self, body, card)

    # actions

    def sensible(self, s: Position, body: int, chosen: Act) -> bool:
        """Whether one of the haunt's actions is worth doing now, for computer players that do not look ahead."""
        action = self.action(str(chosen.words[0]))
        word = chosen.words[1] if action.worded else ""
        if action.serves and action.serves != self.side_of(s, body):
            return False
        if action.takes:
            return word in needed(self)
        if action.goes:
            wanted = self.goals(s, body)
            return bool(wanted) and word == max(wanted, key=lambda goal: goal.worth).room
        if action.guesses:
            return sound_guess(s, body, str(word), action.words(s, body))
        if action.fights and action.side:
            best = max(s.value(seat, action.fights) for seat in s.living(action.side))
            return s.value(body, action.fights) >= min(BRAVE, best)
        if action.hands_over:
            return of_use(s, self, body, action.hands_over) and not of_use(s, self, int(word), action.hands_over)
        return action.slip is None or self._steady(s, body, action)

    def promise(self, s: Position, body: int, chosen: Act) -> float:
        """How likely an action comes off."""
        action = self.action(str(chosen.words[0]))
        trait = str(chosen.words[-1])
        before, s.t.turn.word = s.t.turn.word, str(chosen.words[1]) if action.worded else ""
        found = self.chance(s, body, action, trait if trait in action.traits else next(iter(action.traits), ""))
        s.t.turn.word = before
        return found

    def chance(self, s: Position, body: int, action: HauntAction, trait: str) -> float:
        """How likely a figure's roll for an action comes off."""
        dice = s.value(body, trait) + (action.bonus(s, body) if action.bonus else 0) if trait else 0
        return odds(max(0, min(8, dice)), action.least_of(s, body)) if trait else 1.0

    def _steady(self, s: Position, body: int, action: HauntAction) -> bool:
        """Whether it is more likely to come off than to slip; one dares more, the farther the others have come."""
        dice = max(0, min(8, s.value(body, action.traits[0])))
        late = max(progress(s, self.aims, aim.side) for aim in self.aims if aim.side != s.t.bodies[body].side)
        return odds(dice, action.least_of(s, body)) > (1 - odds(dice, action.slips + 1)) * (1 - late)

    def answers(self, s: Position, question: Question, legal: Sequence[Act]) -> Act | None:
        """How a computer player answers a question of the haunt's own; None: as the first choice says."""
        if self.hides and isinstance(question, Choose) and question.what == PLACE:
            return first_place(s, legal)
        if not isinstance(question, AskLeave):
            return None
        action = self.action(question.action)
        if action.serves and action.serves != self.side_of(s, question.other):
            return NO
        return YES if action.slip is None or self._steady(s, question.doer, action) else NO

    # fights

    def worth_attacking(self, s: Position, body: int, target: int) -> bool:
        """Whether an attack on a figure could bring anything."""
        if any(self.fells(s, body, target, weapon) for weapon in ("", *s.t.bodies[body].cards)):
            return True
        if s.t.bodies[target].stunned or self.original(s, target) == body:
            return False
        return may(s, SKULL, target) or not s.together(body, target)

    def prize(self, s: Position, body: int, target: int, weapon: str) -> float:
        """What beating a figure brings a side beside the harm done to it; 1 is the victory."""
        if not self.fells(s, body, target, weapon):
            return 0.0
        if s.is_explorer(target):
            return FELLED
        return WOUNDED if self.figures[s.t.bodies[target].kind].dies_at else ENDED

    def hurts_back(self, s: Position, body: int, target: int) -> bool:
        """Whether an attack that fails may hurt the attacker."""
        return s.is_explorer(target) or self.figures[s.t.bodies[target].kind].hurts_back

    def threat(self, s: Position, other: int, body: int) -> float:
        """How much a figure has to fear an opponent's attack in the next turn, against what the dice say."""
        original = self.original(s, other)
        if not s.is_explorer(other) and self.figures[s.t.bodies[other].kind].counts_hits:
            return 0.0
        if self.fells(s, body, other) and not self.figures[s.t.bodies[other].kind].dies_at:
            return WAITED_FOR
        if original == NOBODY:
            relentless = not s.is_explorer(other) and any(kind.chases for kind in self.figures.values())
            return RELENTLESS if relentless or not may(s, SKULL, other) else 1.0
        return HUNTED if original == body else OTHERS

    def dangers(self, s: Position, body: int) -> dict[str, float]:
        """Room -> what stopping there costs a figure, beside attacks; 1 is as bad as death."""
        return {room: 1.0 for room in s.board.spots if self.deadly(s, body, room)}
