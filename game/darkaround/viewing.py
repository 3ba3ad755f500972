"""How position and observation become each other. Nothing is hidden from anybody."""

from __future__ import annotations

from typing import Final

from game.darkaround.actions import Act
from game.darkaround.ending import tallies
from game.darkaround.numbers import BOX
from game.darkaround.observation import KINDS, Child, DaObservation, DaQuestion, Kind, Party
from game.darkaround.position import Position
from game.darkaround.terms import CHILD_NAMES, NOBODY, PARTY
from game.engine.contract import Seat, Viewer

_KINDS: Final[dict[str, Kind]] = {kind: kind for kind in KINDS}
_NOTHING: Final = DaQuestion("deal")
"""About nothing: what a position of which nothing is asked is about."""


def observe(s: Position, viewer: Viewer, legal: tuple[Act, ...]) -> DaObservation:
    """The viewer's observation of a position; `legal` comes from the state."""
    return DaObservation(
        viewer=viewer,
        actor=s.who,
        legal=legal,
        options=s.rules.options,
        hour=s.hour,
        first=s.rules.first(s.hour),
        question=DaQuestion(_KINDS[s.asked], s.child, s.target, s.face) if s.asked else None,
        children=tuple([_child(s, child, sanity) for child, sanity in enumerate(s.sanity)]),
        parties=_parties(s),
        queue=s.queue[s.at :],
        result=s.result,
    )


def _child(s: Position, child: int, sanity: int) -> Child:
    seat, place = divmod(child, PARTY)
    return Child(
        seat,
        CHILD_NAMES[place],
        BOX.levels[place],
        s.rules.start[child],
        sanity,
        bool(s.resting >> child & 1),
        bool(s.sought >> child & 1),
        bool(s.searched >> child & 1),
    )


def _parties(s: Position) -> tuple[Party, ...]:
    return tuple(
        Party(s.skills[seat], bool(s.spent >> seat & 1), bool(s.brave >> seat & 1), s.is_out(seat), each.score, each.survivors)
        for seat, each in enumerate(tallies(s))
    )


def restore(s: Position, seen: DaObservation) -> None:
    """Makes a fresh position equal to the one that gave this observation."""
    s.hour, s.asked, s.who = seen.hour, seen.asked, seen.actor
    s.sanity = [child.sanity for child in seen.children]
    s.active = _set([child.sanity > 0 for child in seen.children])
    s.resting = _set([child.resting for child in seen.children])
    s.sought = _set([child.sought for child in seen.children])
    s.searched = _set([child.searched for child in seen.children])
    s.skills = tuple(party.skill for party in seen.parties)
    s.spent = _set([party.spent for party in seen.parties])
    s.brave = _set([party.brave for party in seen.parties])
    about = seen.question or _NOTHING
    rolls = about.child != NOBODY and about.target == NOBODY  # after the last that rolls the hour ends, with searches
    s.queue, s.at = ((about.child, *seen.queue), 1) if rolls else (seen.queue, 0)
    s.child, s.target, s.face, s.result = about.child, about.target, about.face, seen.result


def _set(flags: list[bool]) -> int:
    return sum(1 << number for number, flag in enumerate(flags) if flag)


def seat_word(seat: Seat) -> str:
    """A seat's id for messages: its number, or chance."""
    return str(seat) if seat >= 0 else "chance"
