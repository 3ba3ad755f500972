"""What a seat or chance can do in Darkness Around, as values with a one-line text form.

There are few enough of them to make each once: legal actions, outcomes of chance and parsed texts are always these same objects.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.darkaround.numbers import BOX
from game.darkaround.terms import COURAGE, HUSH, MOST_SEATS, NOBODY, PARTY, SKILLS, WARD, child_text, members
from game.engine.contract import Action, BadText

CHILDREN: Final = MOST_SEATS * PARTY


class Act(Action, frozen=True, cache_hash=True):
    """One action. Texts by verb:

    chance: `deal hush` (the next seat's skill), `event eye`, `danger 3`, `evade skull`;
    a seat: `choose ward` (its skill), `search 0.5 by 0.2`, `find 0.5 by 0.2` (a search by the skill finder), `comfort 0.1`,
    `courage`, `done` (nothing more before the clock card), `hush`, `ward`, `keep` (the skill is not used now).
    """

    verb: str
    what: str = ""  # a skill or a face
    child: int = NOBODY
    by: int = NOBODY  # the searcher

    def __str__(self) -> str:
        """The text form that `parse` reads back."""
        if self.by != NOBODY:
            return f"{self.verb} {child_text(self.child)} by {child_text(self.by)}"
        if self.child != NOBODY:
            return f"{self.verb} {child_text(self.child)}"
        return f"{self.verb} {self.what}" if self.what else self.verb


def _dice(verb: str, die: dict[str, int]) -> tuple[tuple[Act, int], ...]:
    return tuple((Act(verb, face), weight) for face, weight in die.items())


EVENT_DIE: Final = _dice("event", BOX.event_die)
DANGER_DIE: Final = _dice("danger", BOX.danger_die)
EVADE_DIE: Final = _dice("evade", BOX.evade_die)
DEAL: Final = {skill: Act("deal", skill) for skill in SKILLS}
CHOOSE: Final = {skill: Act("choose", skill) for skill in SKILLS}
SEARCH: Final = {(c, by): Act("search", child=c, by=by) for c in range(CHILDREN) for by in range(CHILDREN) if c != by}
FIND: Final = {(c, by): Act("find", child=c, by=by) for c, by in SEARCH}
COMFORTS: Final = tuple(Act("comfort", child=child) for child in range(CHILDREN))
BE_BRAVE: Final = Act(COURAGE)
DONE: Final = Act("done")
KEEP: Final = Act("keep")
USE: Final = {HUSH: Act(HUSH), WARD: Act(WARD)}


@cache
def searches(child: int, searchers: int) -> tuple[Act, ...]:
    """The searches for a child by each of these children."""
    return tuple(SEARCH[child, by] for by in members(searchers))


@cache
def finds(child: int, searchers: int) -> tuple[Act, ...]:
    """The same with the skill finder."""
    return tuple(FIND[child, by] for by in members(searchers))


_GROUPS: Final = (
    (outcome for die in (EVENT_DIE, DANGER_DIE, EVADE_DIE) for outcome, _ in die),
    *(table.values() for table in (DEAL, CHOOSE, SEARCH, FIND, USE)),
    (*COMFORTS, BE_BRAVE, DONE, KEEP),
)
_BY_TEXT: Final = {str(act): act for group in _GROUPS for act in group}


def parse(text: str) -> Act:
    """The action with this text. Raises BadText for anything that `str(Act)` never gives."""
    act = _BY_TEXT.get(text)
    if act is None:
        raise BadText(f"no such action: {text!r}")
    return act
