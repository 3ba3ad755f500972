"""Positions of a game that may be gone back to, kept so that taking an action back costs the same however many there were.

Playing all of them again from the last final action would make a record of moves and undos take a time that grows with its square.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from game.engine.contract import A, E, O, State

_NEAR: Final = 8
"""So many of the last positions are all kept,"""
_FAR: Final = 32
"""and one in so many of those before: what is taken back is found at once, or played again from close by."""


class Positions(Generic[A, O, E]):
    """Copies of the state after each of the last actions, by how many actions there had been."""

    def __init__(self, state: State[A, O, E]) -> None:
        """`state` is that of a game without any action."""
        self.restart(0, state)

    def restart(self, length: int, state: State[A, O, E]) -> None:
        """Nothing before this position is ever gone back to."""
        self._first = length
        self._kept: dict[int, State[A, O, E]] = {length: state.clone()}

    def add(self, length: int, state: State[A, O, E]) -> None:
        """The position after so many actions, each since the first kept added in its turn."""
        self._kept[length] = state.clone()
        old = length - _NEAR
        if (old - self._first) % _FAR:
            self._kept.pop(old, None)

    def back_to(self, length: int, action: Callable[[int], A]) -> State[A, O, E]:
        """The state after so many actions; `action(n)` is the game's action n, from 0. Positions behind it are forgotten."""
        while (nearest := next(reversed(self._kept))) > length:  # they lie in their order
            del self._kept[nearest]
        state = self._kept[nearest].clone()
        for number in range(nearest, length):
            state.apply(action(number))
            self.add(number + 1, state)
        return state
