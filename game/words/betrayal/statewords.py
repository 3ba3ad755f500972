"""What the states of explorers are called, and how they begin and end in the log; who carries whom, and who is outside the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal import events as e
from game.betrayal.table import Body
from game.betrayal.terms import NOBODY
from game.words.betrayal.wording import Names, listed
from game.words.language import _, mark

STATES: Final[dict[str, str]] = {
    "frog": mark("Frog"),
    "asleep": mark("Asleep"),
    "trapped": mark("Trapped"),
    "controlled": mark("Controlled"),
    "grabbed": mark("Grabbed"),
    "blob_person": mark("Part of the flesh"),
    "vampire": mark("Vampire"),
    "ghost": mark("Ghost"),
}
"""The kits of `game.betrayal.statuses`."""
PLACES: Final[dict[str, str]] = {
    "outside": mark("Outside the house"),
    "ship": mark("Aboard"),
}
"""The places outside the house (see `game.betrayal.outside`)."""


def state_name(status: str) -> str:
    """What a state is called."""
    return _(STATES[status])


def became_words(event: e.Became, names: Names) -> str:
    """A state begins or ends."""
    if event.off:
        return _("{name}: no longer: {state}").format(name=names(event.body), state=state_name(event.status))
    if event.other != NOBODY:
        words = _("{name}: {state} (by {other})")
        return words.format(name=names(event.body), state=state_name(event.status), other=names(event.other))
    return f"{names(event.body)}: {state_name(event.status)}"


def carried_words(event: e.Carried, names: Names) -> str:
    """Somebody is taken up or set down."""
    words = _("{by} sets down: {name}") if event.off else _("{by} carries: {name}")
    return words.format(by=names(event.by), name=names(event.body))


def went_out_words(event: e.WentOut, names: Names) -> str:
    """Somebody leaves the house, or comes back."""
    words = _("{name} is in the house again") if event.back else _("{name} is out: {place}")
    return words.format(name=names(event.body), place=place_outside(event.place))


def place_outside(place: str) -> str:
    """What a place outside the house is called."""
    return _(PLACES[place])


def away_lines(bodies: Sequence[Body], names: Names) -> list[str]:
    """Who is in which place outside, a line for each place."""
    places: dict[str, list[int]] = {}
    for index, body in enumerate(bodies):
        if body.away and body.alive:
            places.setdefault(body.away, []).append(index)
    return [f"{place_outside(place)}: {listed(there, names)}" for place, there in places.items()]


def bound_words(body: Body) -> list[str]:
    """The states that an explorer is in, and the place outside, in words of one kind each."""
    return [*map(state_name, body.states()), *([place_outside(body.away)] if body.away else [])]


def state_lines(body: Body, names: Names) -> list[str]:
    """The states a figure is in, who carries it, where outside it is."""
    found = [
        _("{state} (by {other})").format(state=state_name(status), other=names(other)) if other != NOBODY else state_name(status)
        for status, other in body.status
    ]
    if body.on != NOBODY:
        found.append(_("With: {name}").format(name=names(body.on)))
    if body.away:
        found.append(place_outside(body.away))
    return found
