"""The log: every event of Darkness Around in a sentence. Nothing is secret, so everybody reads the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.darkaround import events as e
from game.darkaround.terms import seat_of
from game.engine.contract import Event
from game.words.darkaround.names import COLOURS, MORNING, child_name, clock_time, die_name, face_name, party_name, skill_name
from game.words.language import _, n_
from game.words.lines import Line

QUIET: Final[frozenset[type]] = frozenset({e.SkillKept, e.Waited, e.Attacked})
"""Events the log does not list: the die or the click before says it already."""
_LOUD: Final = (e.Lost, e.PartyLost, e.NightEnded)


def line(event: Event) -> Line:
    """An event as a line of the log. Raises KeyError for an event that has no wording."""
    seat = getattr(event, "seat", -1)
    child = getattr(event, "by", getattr(event, "child", -1))
    owner = seat if seat >= 0 else seat_of(child) if child >= 0 else -1
    heading = isinstance(event, e.ClockTurned)
    return Line(word(event), "" if heading or owner < 0 else COLOURS[owner], heading, isinstance(event, _LOUD))


def lines(events: Sequence[Event]) -> list[Line]:
    """The lines of some events."""
    return [line(event) for event in events if type(event) not in QUIET]


def word(event: Event) -> str:
    """An event in a sentence. Raises KeyError for an event that has no wording."""
    return _WORDS[type(event)](event)


def _clock(event: e.ClockTurned) -> str:
    time = clock_time(event.hour)
    if event.hour == MORNING:
        return _("{time}: morning").format(time=time)
    return _("{time}: first is the {party}").format(time=time, party=_low(party_name(event.first)))


def _low(words: str) -> str:
    """Words within a sentence."""
    return words[:1].lower() + words[1:]


def _given(event: e.SkillGiven) -> str:
    words = _("{party} chooses the skill: {skill}") if event.how == "chosen" else _("{party} gets the skill: {skill}")
    return words.format(party=party_name(event.seat), skill=skill_name(event.skill))


def _rolled(event: e.Rolled) -> str:
    return _("{child}: {die}, {face}").format(child=child_name(event.child), die=_low(die_name(event.die)), face=face_name(event.face))


def _lost_sanity(event: e.SanityLost) -> str:
    if event.why == "caught":
        return _("{child}: caught, all sanity is gone").format(child=child_name(event.child))
    return _("{child}: sanity -{loss}, left {left}").format(child=child_name(event.child), loss=event.loss, left=event.left)


def _used(event: e.SkillUsed) -> str:
    words = _("{party} uses the skill: {skill}").format(party=party_name(event.seat), skill=skill_name(event.skill))
    return words + (f" ({child_name(event.child)})" if event.child >= 0 else "")


def _scored(event: e.Scored) -> str:
    words = n_("{party}: score {score}, {n} child saved", "{party}: score {score}, {n} children saved", event.survivors)
    return words.format(party=party_name(event.seat), score=event.score, n=event.survivors)


def _ended(event: e.NightEnded) -> str:
    return _("The night is over: it is morning") if event.how == "morning" else _("The night is over: all children are lost")


def _of_child(words: Callable[[], str], **parts: Callable[[Any], object]) -> Callable[[Any], str]:
    """A sentence with the event's child as {child}, its searcher as {by} where there is one, and further parts."""

    def make(event: Any) -> str:
        filled = {key: part(event) for key, part in parts.items()}
        by = child_name(event.by) if hasattr(event, "by") else ""
        return words().format(child=child_name(event.child), by=by, **filled)

    return make


_WORDS: Final[dict[type, Callable[[Any], str]]] = {
    e.SkillGiven: _given,
    e.ClockTurned: _clock,
    e.TurnBegan: lambda event: _("{party} rolls").format(party=party_name(event.seat)),
    e.Rolled: _rolled,
    e.Attacked: _of_child(lambda: _("{child}: the Creature attacks")),
    e.SanityLost: _lost_sanity,
    e.Spared: _of_child(lambda: _("{child}: courage spares {n}"), n=lambda event: event.amount),
    e.Escaped: _of_child(lambda: _("{child} escapes from the Creature")),
    e.Lost: _of_child(lambda: _("{child} is lost in the forest")),
    e.PartyLost: lambda event: _("{party}: all children are lost").format(party=party_name(event.seat)),
    e.SearchBegan: _of_child(lambda: _("{by} goes to look for: {child}")),
    e.NotFound: _of_child(lambda: _("{by} does not find: {child}")),
    e.Found: _of_child(lambda: _("{by} finds: {child}. Sanity {n}"), n=lambda event: event.sanity),
    e.SkillUsed: _used,
    e.SkillKept: lambda event: _("{party} keeps the skill: {skill}").format(party=party_name(event.seat), skill=skill_name(event.skill)),
    e.Comforted: _of_child(lambda: _("{child}: sanity +{gain}, now {now}"), gain=lambda event: event.gain, now=lambda event: event.now),
    e.Waited: lambda event: _("{party} is done").format(party=party_name(event.seat)),
    e.Scored: _scored,
    e.NightEnded: _ended,
}
"""The wording of every event class."""
