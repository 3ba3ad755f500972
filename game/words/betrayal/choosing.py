"""What a person lays out before it is played: an action is chosen word by word.

At first there is one thing for each action, or one for all of a kind where they are many; each choice leads to the next word,
until an action is complete. So everything that is legal can be reached, however many words it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from game.betrayal.actions import Act, Word
from game.betrayal.observation import BtObservation
from game.betrayal.terms import SIDES

Path = tuple[Word, ...]
"""The beginning of an action: its verb and the first of its words."""
GROUPED: Final = frozenset({"drop", "again", "order", "set", "seek"})
"""Verbs whose actions are behind one button at first, where there are several."""
ON_BOARD: Final = frozenset({"go", "explore", "turn"})
"""Verbs that are chosen on the board alone."""
PLACING: Final = frozenset({"lay", "lift", "rearrange", "turn"})
"""Verbs by which a room is laid."""


class Option(msgspec.Struct, frozen=True):
    """Something to choose: the words so far, and the action when they are enough."""

    path: Path
    act: Act | None

    @property
    def key(self) -> str:
        """Names it for tests and focus."""
        return ":".join(map(str, self.path))


class Choosing:
    """The choice so far. `path` is what was chosen, `armed` the key of a button that asks once more."""

    def __init__(self) -> None:
        self.seen: BtObservation | None = None
        self.path: Path = ()
        self.armed = ""
        self._acts: list[tuple[Path, Act]] = []

    def show(self, seen: BtObservation) -> None:
        """Another question: nothing is laid out."""
        self.seen = seen
        self._acts = [((act.verb, *act.words), act) for act in seen.legal]
        self.clear()

    def clear(self) -> None:
        """Takes everything back."""
        self.path, self.armed = (), ""

    def laid_out(self) -> bool:
        """Whether there is anything that can be taken back."""
        return bool(self.path or self.armed)

    def back(self) -> None:
        """Takes the last choice back."""
        if self.armed:
            self.armed = ""
            return
        self.path = self.path[:-1]
        while self.path and len(self.options()) == 1 and self.act() is None:
            self.path = self.path[:-1]

    def pick(self, path: Path) -> None:
        """Chooses; words that have no other follow by themselves."""
        self.path, self.armed = path, ""
        while True:
            following = self._following(self.path)
            if len(following) != 1 or self.act() is not None:
                return
            self.path = following[0]

    def act(self) -> Act | None:
        """The action that the choice so far is, if it is one."""
        return next((act for path, act in self._acts if path == self.path), None)

    def under(self, path: Path) -> list[Act]:
        """The actions that begin so."""
        return [act for whole, act in self._acts if whole[: len(path)] == path]

    def verbs(self) -> set[str]:
        """What can be done now."""
        return {act.verb for _path, act in self._acts}

    def _following(self, path: Path) -> list[Path]:
        size = len(path)
        return list(dict.fromkeys(whole[: size + 1] for whole, _act in self._acts if len(whole) > size and whole[:size] == path))

    def options(self) -> list[Option]:
        """What can be chosen next."""
        if self.path:
            return [self._option(path) for path in self._following(self.path)]
        found: list[Option] = []
        for verb in dict.fromkeys(act.verb for _path, act in self._acts):
            if verb in ON_BOARD or (verb in PLACING and verb != "rearrange"):
                continue
            acts = self.under((verb,))
            if len(acts) == 1 or (verb in GROUPED and len(acts) > 1):
                found.append(self._option((verb,)))
            else:
                found += [self._option(path) for path in self._following((verb,))]
        return found

    def _option(self, path: Path) -> Option:
        """An option; where only one action begins so, that action."""
        acts = self.under(path)
        if len(acts) == 1:
            act = acts[0]
            return Option((act.verb, *act.words), act)
        return Option(path, None)

    # places

    def rooms(self) -> dict[str, Option]:
        """The rooms that can be chosen next. As long as nothing is chosen those that an answer is about, but not a card's: to use it is
        chosen first."""
        assert self.seen is not None
        spots = self.seen.table.spots
        found: dict[str, Option] = {}
        for option in self.options():
            place = max(1, len(self.path))
            if len(option.path) <= place or (not self.path and option.path[0] in _FIRST_CHOSEN):
                continue
            each = option.path[place]
            if isinstance(each, str) and each in spots:
                found.setdefault(each, option)
        return found

    def doorways(self) -> dict[tuple[str, str], Option]:
        """(room, side) -> a choice about that open door."""
        assert self.seen is not None
        found: dict[tuple[str, str], Option] = {}
        for path, act in self._acts:
            if act.verb in ("below", "at") and len(path) == 3 and path[2] in SIDES:
                found[str(path[1]), str(path[2])] = Option(path, act)
        return found

    def figures(self) -> dict[int, Option]:
        """The figures that can be chosen next."""
        found: dict[int, Option] = {}
        for option in self.options():
            path = option.path
            if not self.path and path[0] in _FIRST_CHOSEN:
                continue
            place = _FIGURE.get(str(path[0]))
            if place is not None and len(path) > place and isinstance(path[place], int):
                found.setdefault(int(path[place]), option)
        return found

    # dice

    def chosen_dice(self) -> Sequence[int]:
        """The dice that are to be thrown again so far."""
        return [int(face) for face in self.path[2:]] if self.path[:1] == ("again",) else []

    def lay(self, act: Act) -> None:
        """Lays an action out, as advice does."""
        self.clear()
        if any(act == known for _path, known in self._acts):
            self.path = (act.verb, *act.words)


_FIRST_CHOSEN: Final = frozenset({"go", "do", "use", "token"})
_FIGURE: Final = {
    "attack": 1,
    "free": 1,
    "strike": 1,
    "nearest": 1,
    "beside": 1,
    "send": 1,
    "nearer": 1,
    "carry": 1,
    "set_down": 1,
    "use": 2,
}
"""Verb -> the place of a figure in its words, the verb included."""
