"""What anyone knows of a game of Darkness Around, which is everything, as plain data."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from game.darkaround.actions import Act
from game.darkaround.terms import NOBODY
from game.engine.contract import Observation, Question

# fmt: off
Kind = Literal[
    "deal", "event", "danger", "evade", "search",  # of chance; `evade`: an attack's die, `search`: that of a search
    "choose", "prepare", "hush", "ward",  # of a seat; `prepare`: before a clock card is turned
]
# fmt: on
"""What may be asked."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class Child(msgspec.Struct, frozen=True):
    """One child. `sanity` is 0 when it is lost; `resting` says that it was found and does not act in this hour (DA-11); `sought` and
    `searched` that it was looked for, or has looked for another, since the last hour ended (DA-10)."""

    seat: int
    name: str  # its level, or g
    level: int
    start: int
    sanity: int
    resting: bool
    sought: bool
    searched: bool


class Party(msgspec.Struct, frozen=True):
    """A seat: its gifted child's skill ("" before it has one), whether that is spent, whether courage holds in this hour, whether
    the party is out (DA-14), and what it would score now (DA-13)."""

    skill: str
    spent: bool
    brave: bool
    out: bool
    score: int
    survivors: int


class DaQuestion(Question, frozen=True):
    """What is asked: `child` is the child that rolls, is attacked or searches, -1 for none; `target` the lost child that it looks for, -1
    for none; `face` the event that hush may turn into tree, else ""."""

    kind: Kind
    child: int = NOBODY
    target: int = NOBODY
    face: str = ""


class DaObservation(Observation, frozen=True, kw_only=True):
    """Darkness Around as everybody knows it."""

    question: DaQuestion | None
    legal: tuple[Act, ...] = ()
    options: tuple[tuple[str, str], ...]
    hour: int  # clock cards turned: 0 before the first, 7 in the morning
    first: int  # the seat that acts first in this hour, 0 before the first
    children: tuple[Child, ...]  # six for each seat, by number
    parties: tuple[Party, ...]
    queue: tuple[int, ...]  # the children still to roll in this hour after the child asked about, in order
    result: str  # morning or all_lost, "" while the game goes on

    @property
    def asked(self) -> Kind | Literal[""]:
        """The kind of the question; empty when the game is over."""
        return self.question.kind if self.question is not None else ""


class Hidden(msgspec.Struct, frozen=True):
    """What a viewer does not know: nothing."""
