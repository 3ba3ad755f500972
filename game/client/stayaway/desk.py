"""What the rest of the window knows of Stay Away! (see `tableview.Desk`): words of the set-up, seats, secrets, scenes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from game.client.stayaway.end import EndScene
from game.client.stayaway.look import LETTERS, colour_of, shape_sprite
from game.client.stayaway.view import StayAwayView
from game.client.tableview import SeatLook
from game.engine.callings import look
from game.engine.contract import Seat, Viewer
from game.engine.record import Holder
from game.players.registry import offered
from game.stayaway.terms import MOST_SEATS
from game.words.language import _
from game.words.lines import Names
from game.words.stayaway import actionwords
from game.words.stayaway.names import seat_name, seat_role
from game.words.stayaway.options import option_words, value_words
from game.words.stayaway.refusals import refusal_words

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scene import Scene
    from game.client.session import Session
    from game.client.tableview import TableView

__all__ = [
    "HELD_CLOSE",
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

HELD_CLOSE: Final = True
"""Hands are secret: nobody's view comes back by itself once the table has looked on, and everybody may ask to look at the own seat."""
COMPANY: Final = 6
"""Seats when fewer people sit at the screen: enough for suspicion, few enough for a short evening."""


def title() -> str:
    """The game's name."""
    return _("Stay Away!")


def pitch() -> str:
    """One sentence that makes a person want to play."""
    return _("A camp on a frozen island, a closed circle, and one who is no longer human: pass a card on, and pray it is not the one.")


def seat_look(seat: Seat) -> SeatLook:
    """How a seat is shown."""
    return SeatLook(shape_sprite(seat), colour_of(seat), seat_name(seat), seat_role(seat))


def defaults(people: Sequence[str]) -> tuple[Holder, ...]:
    """A seat for each person, and computers up to a company of six."""
    computer = Holder(level=offered("stayaway"))
    holders = [Holder(person=person) for person in people[:MOST_SEATS]]
    return (*holders, *[computer] * max(0, COMPANY - len(holders)))


def objection(holders: Sequence[Holder]) -> str:
    """One person in several seats would know several hands."""
    seats = Counter(holder.person for holder in holders if holder.person)
    twice = next((person for person, count in seats.items() if count > 1), "")
    return _("{name} can hold one seat only: the hands are secret.").format(name=twice) if twice else ""


def private(viewer: Viewer, holders: Sequence[Holder]) -> bool:
    """Every seat has secrets: its hand, and what it has seen."""
    del holders
    return viewer >= 0


def called(holders: Sequence[Holder], seen: Any) -> Names:
    """A person by name, a computer as the member of the expedition; with the seat's letter, where a person is called like that."""
    del seen
    people = {look(holder.person) for holder in holders if holder.person}

    def name(seat: int) -> str:
        member = seat_name(seat)
        return holders[seat].person or (f"{member} {LETTERS[seat]}" if look(member) in people else member)

    return name


def action_words(action: Any, observation: Any, names: Names) -> str:
    """An action as a recommendation."""
    return actionwords.action_words(action, observation, names)


def make_scene(name: str, session: Session) -> Scene:
    """The scene `end`. Raises ValueError for another name."""
    if name == "end":
        return EndScene(session)
    raise ValueError(f"Stay Away! has no scene {name!r}; there is: end")


def make_view(app: App, session: Session) -> TableView:
    """The view of a table."""
    return StayAwayView(app, session)
