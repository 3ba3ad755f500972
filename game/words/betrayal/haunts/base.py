"""What a haunt's words file says: what everything that only this haunt has is called.

Ids are local: two haunts may use the same id with other words. English strings, marked for the catalogues; who shows one translates it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

Words = Mapping[str, str]
"""Id -> English words."""


class HauntWords(msgspec.Struct, frozen=True, kw_only=True):
    """All that a haunt's things are called. What has no words here has those of every haunt (see `shared`)."""

    title: str
    tome: bool = True
    """Whether the traitors have a booklet of their own."""
    actions: Words = {}
    """`do ACTION`."""
    asks: Words = {}
    """What is asked with `Choose`, by the first part of its `what`."""
    leaves: Words = {}
    """What an explorer is asked to whom another one would do `do ACTION`."""
    choices: Words = {}
    """Words that can be chosen or told and are no name of anything."""
    counters: Words = {}
    """A counter by the first part of its name; what follows is a figure or a trait."""
    marks: Words = {}
    """A mark by its name or the first part of it; in the log what it is put on stands behind it."""
    traces: Words = {}
    """What a mark's word tells of somebody unseen: `KIND:WHERE`, where being `{what}`."""
    facts: Words = {}
    """A fact of its own (`Told`) as a sentence: `name` is the figure, `words` what the rules say of it by name, `number`, `second` and
    `other` the first three of these as numbers and as a figure. With `_unseen` for those who do not learn the words."""
    purposes: Words = {}
    """What dice are rolled for, where it is no action of its own."""
    figures: Words = {}
    """Monsters."""
    doubles: frozenset[str] = frozenset()
    """Figures each of which is some explorer's: its mark says whose."""
    tokens: Words = {}
    """Tokens, and what is dealt with like items."""
    own: Words = {}
    """What a seat alone knows of itself, by the name it is kept under: as a room (`{room}`) or a row of numbers (`{numbers}`)."""
    vetoes: Words = {}
    """What it forbids, in a sentence that says all that has to be said, without a name."""
    ends: Words = {}
    """Why the game is over."""
    untold: frozenset[str] = frozenset()
    """Ends that no booklet knows: its closing words tell of another one."""
    matters: frozenset[str] = frozenset()
    """Counters (by the first part of their names), marks and facts by which a side comes nearer to what it wants: they stand out when a
    game is told again."""
    unsaid: frozenset[str] = frozenset()
    """Counters and marks that the rules keep for themselves."""

    def over(self, common: HauntWords) -> HauntWords:
        """These words, and where they say nothing those of every haunt."""
        fields: dict[str, Any] = {name: getattr(self, name) for name in self.__struct_fields__}
        for name, own in fields.items():
            if name not in ("title", "tome"):
                shared = getattr(common, name)
                fields[name] = shared | own if isinstance(own, frozenset) else {**shared, **own}
        return HauntWords(**fields)
