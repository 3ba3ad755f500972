"""How the actions that a haunt declares are offered and carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.betrayal.actions import Act, act
from game.betrayal.events import Needed
from game.betrayal.haunts.declared import Declared
from game.betrayal.haunts.rites import ActionRolled, HauntAction, may_act
from game.betrayal.rolling import Roll

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Doing(Declared):
    """Its actions."""

    def action_choices(self, s: Position, body: int) -> list[Act]:
        """The haunt's actions that a figure may take now."""
        found: list[Act] = []
        for action in self.actions:
            if not may_act(s, body, action):
                continue
            traits: Sequence[tuple[str, ...]] = [(trait,) for trait in action.traits] if len(action.traits) > 1 else [()]
            words: Sequence[tuple[str | int, ...]] = [(word,) for word in action.options(s, body)] if action.options else [()]
            found += [act("do", action.id, *word, *trait) for word in words for trait in traits]
        return found

    def act(self, s: Position, body: int, chosen: Act) -> None:
        """Carries out one of its actions."""
        action = next(each for each in self.actions if each.id == chosen.words[0])
        word = str(chosen.words[1]) if len(chosen.words) > 1 else ""
        if action.secret:
            s.secrets.own[s.t.bodies[body].seat]["word"] = word
        else:
            s.t.turn.word = word
        if action.limit:
            s.use(f"do:{action.limit}")
        if action.task:
            s.use("task")
        if action.spaces:
            s.t.turn.spent += action.spaces
        if not action.traits:
            if action.success:
                action.success(s, body)
            return
        trait = str(chosen.words[-1]) if len(action.traits) > 1 else action.traits[0]
        extra = action.bonus(s, body) if action.bonus else 0
        s.then(Roll(body, f"do_{action.id}", trait, extra=extra), ActionRolled(body, action.id))

    def done(self, s: Position, body: int, action: HauntAction) -> None:
        """The roll of an action stands."""
        least = action.needs(s, body) if action.needs else action.least
        success = s.t.rolled >= least
        s.tell(Needed(body=body, purpose=f"do_{action.id}", total=s.t.rolled, least=least, success=success))
        follows = action.success if success else action.failure
        if follows:
            follows(s, body)
