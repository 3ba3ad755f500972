"""What the rest of the window knows of Darkness Around (see `tableview.Desk`): words of the set-up, seats, scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from game.client.darkaround.end import EndScene
from game.client.darkaround.look import colour_of
from game.client.darkaround.view import DarkAroundView
from game.client.tableview import SeatLook
from game.darkaround.terms import MOST_SEATS
from game.engine.contract import Seat, Viewer
from game.engine.record import Holder
from game.players.registry import offered
from game.words.darkaround.actionwords import action_words
from game.words.darkaround.names import party_name, shape_of
from game.words.darkaround.refusals import refusal_words
from game.words.language import _
from game.words.lines import Names

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scene import Scene
    from game.client.session import Session
    from game.client.tableview import TableView

__all__ = [
    "action_words",
    "called",
    "defaults",
    "make_scene",
    "make_view",
    "objection",
    "option_words",
    "pitch",
    "private",
    "refusal_words",
    "seat_look",
    "title",
    "value_words",
]

COMPANY: Final = 3
"""Parties at the table when fewer people sit at the screen."""


def title() -> str:
    """The game's name."""
    return _("Darkness Around")


def pitch() -> str:
    """One sentence that makes a person want to play."""
    return _("Six children, one fire, six hours till morning: roll the dice, keep your wits, and bring back the lost.")


def seat_look(seat: Seat) -> SeatLook:
    """How a seat is shown."""
    return SeatLook(shape_of(seat), colour_of(seat), party_name(seat), _("Five children and a gifted one, in the forest till morning."))


def defaults(people: Sequence[str]) -> tuple[Holder, ...]:
    """A party for each person, and computers up to three parties."""
    computer = Holder(level=offered("darkaround"))
    holders = [Holder(person=person) for person in people[:MOST_SEATS]]
    return (*holders, *[computer] * max(0, COMPANY - len(holders)))


def objection(holders: Sequence[Holder]) -> str:
    """There is none: nobody has secrets."""
    del holders
    return ""


def private(viewer: Viewer, holders: Sequence[Holder]) -> bool:
    """Nothing is hidden from anybody."""
    del viewer, holders
    return False


def called(holders: Sequence[Holder], seen: Any) -> Names:
    """By the colour of the party."""
    del holders, seen
    return party_name


def option_words(option: str) -> tuple[str, str]:
    """The label of an option of the set-up and what it means."""
    return {
        "aim": (_("Aim"), _("A single party always plays against the table of scores.")),
        "difficulty": (_("Difficulty"), _("How much sanity the children begin with.")),
        "search_mode": (_("A searcher meets the Creature"), _("What happens when a search roll shows the skull.")),
        "skills": (_("Skills of the gifted"), _("Each gifted child has another skill, to be used once.")),
    }[option]


def value_words(option: str, value: str) -> str:
    """The label of one of its values."""
    return {
        ("aim", "points"): _("Most points"),
        ("aim", "survivors"): _("Most children saved"),
        ("aim", "cooperative"): _("All together"),
        ("difficulty", "easy"): _("Easy"),
        ("difficulty", "normal"): _("Normal"),
        ("difficulty", "hard"): _("Hard"),
        ("search_mode", "evasion"): _("Evasion die decides"),
        ("search_mode", "danger"): _("A full attack"),
        ("skills", "dealt"): _("Dealt"),
        ("skills", "chosen"): _("Picked by the players"),
    }[option, value]


def make_scene(name: str, session: Session) -> Scene:
    """The scene `end`. Raises ValueError for another name."""
    if name == "end":
        return EndScene(session)
    raise ValueError(f"Darkness Around has no scene {name!r}; there is: end")


def make_view(app: App, session: Session) -> TableView:
    """The view of a table."""
    return DarkAroundView(app, session)
