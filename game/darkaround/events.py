"""What happens in Darkness Around, as public facts: the game has no secrets.

Children are numbers as in `terms`, seats 0 to 4, hours 1 to 7 (7 is morning). An event whose class says `informs` tells what a die
or the deal gave: no undo goes back past it.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal

from game.engine.contract import Event

Cause = Literal["turn", "search", "attack"]
"""Why a die is rolled, or the Creature attacks: an hour's turn, a search, an attack."""
Loss = Literal["eye", "ear", "brain", "danger", "caught"]
"""What costs sanity (DA-5, DA-6, DA-7, DA-11)."""
Given = Literal["dealt", "chosen", "left"]
"""How a skill has come to a gifted child (DA-9)."""
Night = Literal["morning", "all_lost"]
"""How the night ends."""


class DaEvent(Event, frozen=True, kw_only=True):
    """A fact of Darkness Around."""


class SkillGiven(DaEvent, frozen=True, kw_only=True):
    """A seat's gifted child has this skill (DA-9): `how` is dealt, chosen or left (the last one of all)."""

    informs: ClassVar[bool] = True

    seat: int
    skill: str
    how: Given


class ClockTurned(DaEvent, frozen=True, kw_only=True):
    """A clock card is turned (DA-4); `first` is the seat that acts first in this hour (DA-16), -1 when it is morning."""

    hour: int
    first: int


class TurnBegan(DaEvent, frozen=True, kw_only=True):
    """A seat's children begin to roll, in level order (DA-5)."""

    seat: int


class Rolled(DaEvent, frozen=True, kw_only=True):
    """A die (event, danger or evade) shows a face for a child; `why` is turn, search (the roll of a search) or attack."""

    informs: ClassVar[bool] = True

    die: str
    child: int
    face: str
    why: Cause


class Attacked(DaEvent, frozen=True, kw_only=True):
    """The Creature attacks a child; `why` is turn (DA-5) or search (DA-11)."""

    child: int
    why: Cause


class SanityLost(DaEvent, frozen=True, kw_only=True):
    """A child loses sanity and has `left`; `why` is eye, ear, brain, danger (DA-6) or caught (all of it, DA-7, DA-11)."""

    child: int
    loss: int
    left: int
    why: Loss


class Spared(DaEvent, frozen=True, kw_only=True):
    """Courage saves a child so much sanity (DA-9)."""

    child: int
    amount: int


class Escaped(DaEvent, frozen=True, kw_only=True):
    """A child escapes from the Creature (DA-7)."""

    child: int


class Lost(DaEvent, frozen=True, kw_only=True):
    """A child has no sanity left and is set aside (DA-8)."""

    child: int


class PartyLost(DaEvent, frozen=True, kw_only=True):
    """All children of a seat are lost, and it is out (DA-14)."""

    seat: int


class SearchBegan(DaEvent, frozen=True, kw_only=True):
    """A child goes to look for a lost one (DA-10)."""

    child: int
    by: int


class NotFound(DaEvent, frozen=True, kw_only=True):
    """A search was in vain (DA-11)."""

    child: int
    by: int


class Found(DaEvent, frozen=True, kw_only=True):
    """A lost child is back with so much sanity; it does not act in this hour (DA-11)."""

    child: int
    by: int
    sanity: int


class SkillUsed(DaEvent, frozen=True, kw_only=True):
    """A gifted child's skill is spent (DA-9); `child` is the one it helps, -1 when it helps the whole party."""

    seat: int
    skill: str
    child: int


class SkillKept(DaEvent, frozen=True, kw_only=True):
    """A seat was asked and does not use its skill now."""

    seat: int
    skill: str


class Comforted(DaEvent, frozen=True, kw_only=True):
    """A child gains sanity by the skill comfort and has `now` (DA-9)."""

    child: int
    gain: int
    now: int


class Waited(DaEvent, frozen=True, kw_only=True):
    """A seat does nothing more before the clock card is turned."""

    seat: int


class Scored(DaEvent, frozen=True, kw_only=True):
    """A seat's result (DA-13): score, surviving children, level of the best of them (0 for none)."""

    seat: int
    score: int
    survivors: int
    best: int


class NightEnded(DaEvent, frozen=True, kw_only=True):
    """The game is over: `how` is morning or all_lost."""

    how: Night


@cache
def rolled(die: str, child: int, face: str, why: Cause) -> Rolled:
    """The event, made once: most of a game is these."""
    return Rolled(die=die, child=child, face=face, why=why)


@cache
def sanity_lost(child: int, loss: int, left: int, why: Loss) -> SanityLost:
    """The event of this loss, made once."""
    return SanityLost(child=child, loss=loss, left=left, why=why)


@cache
def attacked(child: int, why: Cause) -> Attacked:
    """The event of this attack, made once."""
    return Attacked(child=child, why=why)


@cache
def lost(child: int) -> Lost:
    """The event of this child's loss, made once."""
    return Lost(child=child)


@cache
def turn_began(seat: int) -> TurnBegan:
    """The event of this seat's turn, made once."""
    return TurnBegan(seat=seat)
