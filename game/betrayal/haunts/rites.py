"""What a haunt lets figures do in their turns, declared as values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from game.betrayal.position import Position
from game.betrayal.tasks import Task
from game.betrayal.terms import HEROES

Test = Callable[[Position, int], bool]
"""A condition on a position and the figure that would act."""
Number = Callable[[Position, int], int]
Effect = Callable[[Position, int], None]
"""What happens to the figure that acted; may put tasks on the stack."""
Words = Callable[[Position, int], Sequence[str | int]]
"""The words one of which is chosen with an action; none: the action is not possible."""


class HauntAction(msgspec.Struct, frozen=True):
    """Something a haunt lets a figure do in its turn: `do ID`, or `do ID WORD` for each word of `options`; the chosen word is then
    `s.t.turn.word`, for `needs`, `bonus`, `success` and `failure` to read (without `options`, a trait that was chosen is).

    `where`: rooms it can be done in (empty: anywhere). `when`: a further condition. `traits`: roll one of these (chosen with the action
    when there are several: `do rite sanity`) and reach `least`; without, it succeeds at once. `limit`: it is done once a turn under
    this name ("" : as often as one likes); `task`: a task roll, of which one a turn is allowed whichever trait (BT-4.4.3). `spaces`: costs
    so much movement. `bonus`: dice more. `success`, `failure`: what follows; both may read `s.t.rolled`.
    """

    id: str
    side: str = HEROES  # HEROES, TRAITORS, or "" for anybody
    where: tuple[str, ...] = ()
    when: Test | None = None
    traits: tuple[str, ...] = ()
    least: int = 0
    needs: Number | None = None  # the least result where it is no fixed number
    bonus: Number | None = None
    limit: str = ""
    task: bool = False
    spaces: int = 0
    success: Effect | None = None
    failure: Effect | None = None
    options: Words | None = None
    secret: bool = False  # the chosen word is kept in `s.secrets.own[seat]["word"]` of who plays the figure, not in `s.t.turn.word`


class ActionRolled(Task, frozen=True):
    """The roll of a haunt's action stands."""

    body: int
    action: str

    def run(self, s: Position) -> None:
        """Success or failure."""
        s.haunt.done(s, self.body, next(each for each in s.haunt.actions if each.id == self.action))


def may_act(s: Position, body: int, action: HauntAction) -> bool:
    """Whether a figure may take an action now."""
    b = s.t.bodies[body]
    if action.side and b.side != action.side:
        return False
    if action.limit and s.used(f"do:{action.limit}"):
        return False
    if action.task and s.used("task"):
        return False
    if action.where and s.room(body) not in action.where:
        return False
    if action.spaces:
        from game.betrayal.moving import left_to_go

        if s.t.turn.stopped or left_to_go(s) < action.spaces:
            return False
    return action.when is None or action.when(s, body)
