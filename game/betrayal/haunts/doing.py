"""How the actions that a haunt declares are offered and carried out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from game.betrayal.actions import Act, act
from game.betrayal.blows import note_blow
from game.betrayal.deeds import ACT, may, stopped
from game.betrayal.events import Needed
from game.betrayal.haunts.declared import Declared
from game.betrayal.haunts.rites import ActionRolled, AskLeave, HauntAction, Test
from game.betrayal.rolling import Roll

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Doing(Declared):
    """Its actions."""

    @cached_property
    def _tests(self) -> Sequence[tuple[HauntAction, Sequence[Test]]]:
        """What has to hold for each action."""
        return [(action, tuple(action.tests())) for action in self.actions]

    def action(self, name: str) -> HauntAction:
        """An action by its id."""
        return next(each for each in self.actions if each.id == name)

    def action_choices(self, s: Position, body: int) -> list[Act]:
        """The haunt's actions that a figure may take now."""
        found: list[Act] = []
        for action, tests in self._tests:
            if not all(test(s, body) for test in tests) or not may(s, ACT, body, how=action.id):
                continue
            traits: Sequence[tuple[str, ...]] = [(trait,) for trait in action.traits] if len(action.traits) > 1 else [()]
            words: Sequence[tuple[str | int, ...]] = [(word,) for word in action.words(s, body)] if action.worded else [()]
            found += [act("do", action.id, *word, *trait) for word in words for trait in traits]
        return found

    def act(self, s: Position, body: int, chosen: Act) -> None:
        """Carries out one of its actions."""
        action = self.action(str(chosen.words[0]))
        if stopped(s, ACT, body, how=action.id):
            return
        word = str(chosen.words[1]) if len(chosen.words) > 1 else ""
        if action.secret:
            s.secrets.own[s.t.bodies[body].seat]["word"] = word
        else:
            s.t.turn.word = word
        if action.limit:
            s.use(f"do:{action.limit}")
        if action.first is not None:
            action.first(s, body)
        if action.leave is not None:
            s.use(f"{action.id}:{word}")
            if int(word) != body:
                s.then(AskLeave(body, int(word), action.id))
                return
        self.carry_out(s, body, action, str(chosen.words[-1]))

    def carry_out(self, s: Position, body: int, action: HauntAction, trait: str = "") -> None:
        """Pays for an action, and rolls for it; a trait counts where there are several."""
        if action.task:
            s.use("task")
        if action.attack:
            note_blow(s, body)
        s.t.turn.spent += action.spaces
        if not action.traits:
            action.came_off(s, body)
            return
        extra = action.bonus(s, body) if action.bonus else 0
        roll = Roll(body, f"do_{action.id}", trait if trait in action.traits else action.traits[0], extra=extra)
        s.then(roll, ActionRolled(body, action.id))

    def done(self, s: Position, body: int, action: HauntAction) -> None:
        """The roll of an action stands."""
        least = action.least_of(s, body)
        success = s.t.rolled >= least
        s.tell(Needed(body=body, purpose=f"do_{action.id}", total=s.t.rolled, least=least, success=success))
        if success:
            action.came_off(s, body)
        elif action.slip is not None and s.t.rolled <= action.slips:
            action.slip(s, body)
        elif action.failure is not None:
            action.failure(s, body)
