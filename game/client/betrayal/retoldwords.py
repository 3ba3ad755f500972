"""The tale of a finished game in words: the log as ALL sees it, with what nobody could know when it happened."""

from __future__ import annotations

from typing import Final

from game.betrayal import events as e
from game.betrayal.table import Table
from game.betrayal.terms import NOBODY
from game.client.betrayal.retold import Hid, Meant, Step, moment
from game.client.theme import BLOOD, BONE, EMBER, LANTERN, MIST, Colour
from game.client.timeline import Mark
from game.engine.contract import Event
from game.words.betrayal.log import line
from game.words.betrayal.names import explorer_shape, room_name
from game.words.betrayal.wording import Names, word
from game.words.language import _
from game.words.lines import Line

_SIGNS: Final[dict[str, tuple[str, Colour]]] = {
    "haunt": ("star", LANTERN),
    "death": ("cross", BLOOD),
    "side": ("star", EMBER),
    "aim": ("dot", BONE),
    "end": ("star", BONE),
}
"""How each kind of moment is marked on the line."""


def told(step: Step, names: Names, table: Table) -> Line:
    """A step as a line; what matters stands out."""
    event = step.event
    if event is None:
        return Line(_("The story begins."), heading=True)
    found = _untold(event, names, table) if isinstance(event, Hid | Meant) else line(event, names, table)
    assert found is not None  # a step is a line
    words = found.text + _cards(event)
    return Line(words, found.look, found.heading, found.alarm or bool(moment(event)))


def _untold(event: Hid | Meant, names: Names, table: Table) -> Line:
    """What no event of the game tells."""
    who = table.bodies[event.body].who
    if isinstance(event, Meant):
        words = _("{name} tries to rob {victim} unseen").format(name=names(event.body), victim=names(event.to))
    else:
        words = _("{name} hides where nobody sees it: {room}").format(name=names(event.body), room=room_name(event.room))
    return Line(words, explorer_shape(who))


def _cards(event: Event) -> str:
    """What somebody alone has seen on top of a pile."""
    if not isinstance(event, e.Peeked) or not event.cards:
        return ""
    return f" ({', '.join(word('seek', 1, card, str) for card in event.cards)})"


def mark_of(at: int, step: Step, words: str) -> Mark | None:
    """The mark of a step on the line of the whole game; None for one that is like all others."""
    event = step.event
    if isinstance(event, e.NewRound):
        return Mark(at, "line", MIST)
    kind = moment(event) if event is not None else ""
    if not kind:
        return None
    shape, colour = _SIGNS[kind]
    return Mark(at, shape, colour, words)


def now_words(step: Step, names: Names) -> str:
    """When a step is: its round, and whose turn."""
    if not step.round:
        return _("The start")
    words = _("Round {number}").format(number=step.round)
    return words if step.body == NOBODY else f"{words}  ·  {names(step.body)}"
