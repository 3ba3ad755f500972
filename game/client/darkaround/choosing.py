"""What a person lays out before it is played: who searches for whom, whom a skill helps."""

from __future__ import annotations

from collections.abc import Sequence

from game.darkaround.actions import BE_BRAVE, COMFORTS, FIND, SEARCH, Act
from game.darkaround.observation import DaObservation
from game.darkaround.terms import COMFORT, COURAGE, FINDER, NOBODY, gifted_of


class Choosing:
    """The choice so far. `armed` is the skill laid out ("" for none); `by` and `child` the searcher and whom it looks for, `child`
    alone whom comfort helps. One possibility alone is chosen beforehand."""

    def __init__(self) -> None:
        self.seen: DaObservation | None = None
        self.armed = ""
        self.by = NOBODY
        self.child = NOBODY

    def show(self, seen: DaObservation) -> None:
        """Another question: nothing is laid out."""
        self.seen = seen
        self.clear()

    def clear(self) -> None:
        """Takes everything back."""
        self.armed, self.by, self.child = "", NOBODY, NOBODY
        self._complete()

    def _complete(self) -> None:
        searchers, targets = self.searchers(), self.targets()
        self.by = searchers[0] if len(searchers) == 1 else self.by
        self.child = targets[0] if len(targets) == 1 else self.child

    def laid_out(self) -> bool:
        """Whether there is anything that can be taken back."""
        searchers, targets = self.searchers(), self.targets()
        return bool(self.armed) or (self.by != NOBODY and len(searchers) > 1) or (self.child != NOBODY and len(targets) > 1)

    # what there is to choose

    def legal(self, *verbs: str) -> list[Act]:
        """The legal actions with these verbs."""
        return [act for act in self.seen.legal if act.verb in verbs] if self.seen else []

    def searchers(self) -> list[int]:
        """The children that may go; none while comfort or courage is laid out."""
        return sorted({act.by for act in self.legal("search", "find")}) if self.armed in ("", FINDER) else []

    def targets(self) -> list[int]:
        """The children that may be looked for, or comforted."""
        verbs = (COMFORT,) if self.armed == COMFORT else ("search", "find") if self.armed in ("", FINDER) else ()
        return sorted({act.child for act in self.legal(*verbs)})

    def skill(self) -> str:
        """The skill that may be used before the card is turned, "" for none."""
        verbs = {act.verb for act in self.seen.legal} if self.seen else set()
        return next((skill for skill, verb in ((FINDER, "find"), (COMFORT, COMFORT), (COURAGE, COURAGE)) if verb in verbs), "")

    # choosing

    def pick(self, child: int) -> bool:
        """A child is clicked; false when it cannot be chosen."""
        if child in self.searchers():
            self.by = NOBODY if self.by == child and len(self.searchers()) > 1 else child
        elif child in self.targets():
            self.child = NOBODY if self.child == child and len(self.targets()) > 1 else child
        else:
            return False
        return True

    def arm(self, skill: str) -> None:
        """Lays a skill out, or takes it back."""
        armed = "" if self.armed == skill else skill
        by = self.by
        self.clear()
        self.armed = armed
        self.child = NOBODY
        if armed in ("", FINDER):
            self.by = by
        self._complete()

    def lay(self, act: Act) -> None:
        """Lays an action out; one that needs nothing laid out leaves nothing."""
        self.clear()
        if act not in self.legal("search", "find", COMFORT, COURAGE):
            return
        self.armed = {"search": "", "find": FINDER}.get(act.verb, act.verb)
        self.by, self.child = act.by, act.child

    def act(self) -> Act | None:
        """The action laid out, when it is complete."""
        if self.armed == COURAGE:
            return BE_BRAVE
        if self.armed == COMFORT:
            return COMFORTS[self.child] if self.child != NOBODY else None
        if self.by == NOBODY or self.child == NOBODY:
            return None
        return (FIND if self.armed == FINDER else SEARCH)[self.child, self.by]

    def considered(self, child: int) -> Act | None:
        """The action that somebody who clicks on this child means, to say why not; None when there is none to speak of."""
        seen = self.seen
        if seen is None or seen.asked != "prepare" or seen.viewer != seen.actor:
            return None
        if self.armed == COMFORT:
            return COMFORTS[child]
        if not self.legal("search", "find"):
            return None
        lost = not seen.children[child].sanity
        if lost or seen.children[child].seat != seen.viewer:
            by = self.by if self.by != NOBODY else self._first(self.searchers(), gifted_of(seen.viewer))
            return SEARCH.get((child, by))
        return SEARCH.get((self.child if self.child != NOBODY else self._first(self.targets(), NOBODY), child))

    @staticmethod
    def _first(children: Sequence[int], otherwise: int) -> int:
        return children[0] if children else otherwise
