"""What the rest of the window knows of Betrayal (see `tableview.Desk`): words of the set-up, seats, secrets, scenes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, Final

from game.betrayal.haunts import haunt
from game.betrayal.observation import BtObservation
from game.betrayal.terms import HAUNTED, MOST_SEATS
from game.client.betrayal import remembering
from game.client.betrayal.end import EndScene
from game.client.betrayal.look import explorer_colour, pawn, seat_colour, seat_sprite
from game.client.betrayal.view import BetrayalView
from game.client.pictures import has_picture
from game.client.tableview import SeatLook
from game.client.widgets import Button
from game.engine.contract import Seat, Viewer
from game.engine.record import Holder
from game.players.registry import offered
from game.words.betrayal import actionwords
from game.words.betrayal.booklets import HAUNTS
from game.words.betrayal.names import explorer_name, explorer_shape, haunt_title
from game.words.betrayal.options import option_words, value_words
from game.words.betrayal.refusals import refusal_words
from game.words.betrayal.wording import figure_names
from game.words.language import _, n_
from game.words.levels import level_words
from game.words.lines import Names

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scene import Scene
    from game.client.session import Session
    from game.client.settings import Settings
    from game.client.tableview import TableView
    from game.client.widgets import Widget

__all__ = [
    "action_words",
    "called",
    "defaults",
    "filled_in",
    "make_scene",
    "make_view",
    "objection",
    "option_words",
    "pitch",
    "private",
    "private_now",
    "refusal_words",
    "seat_look",
    "seat_now",
    "setup_extras",
    "title",
    "value_words",
]

COMPANY: Final = 4
"""Explorers when fewer people sit at the screen."""


def title() -> str:
    """The game's name."""
    return _("Betrayal at House on the Hill")


def pitch() -> str:
    """One sentence that makes a person want to play."""
    return _("A house that grows with every door you open, friends on every side, and one of them is about to turn.")


def seat_look(seat: Seat) -> SeatLook:
    """How a seat is shown."""
    name = _("Explorer {number}").format(number=seat + 1)
    return SeatLook(seat_sprite(seat), seat_colour(seat), name, _("One of up to six who go into the house; who it is, is chosen inside."))


def seat_now(seat: Seat, seen: BtObservation) -> SeatLook:
    """How a seat is shown once its explorer is picked."""
    who, before = seen.table.bodies[seat].who, seat_look(seat)
    if not who:
        return before
    picture = pawn(who) if has_picture(pawn(who)) else f"shapes/{explorer_shape(who)}"
    return SeatLook(picture, explorer_colour(who), explorer_name(who), before.about)


def defaults(people: Sequence[str]) -> tuple[Holder, ...]:
    """A seat for each person, and computers up to a company of four."""
    computer = Holder(level=offered("betrayal"))
    holders = [Holder(person=person) for person in people[:MOST_SEATS]]
    return (*holders, *[computer] * max(0, COMPANY - len(holders)))


def objection(holders: Sequence[Holder]) -> str:
    """One person in several seats might read both booklets."""
    seats = Counter(holder.person for holder in holders if holder.person)
    twice = next((person for person, count in seats.items() if count > 1), "")
    return _("{name} can hold one seat only: one of the explorers may turn against the others.").format(name=twice) if twice else ""


def private(viewer: Viewer, holders: Sequence[Holder]) -> bool:
    """Every seat may come to have secrets; `private_now` says whether it has any."""
    del holders
    return viewer >= 0


def private_now(seen: BtObservation, holders: Sequence[Holder]) -> bool:
    """Whether this viewer's view shows, or can show, what another person at the table may not know: something it alone has seen, or its
    side's booklet where people sit on both sides."""
    if seen.viewer < 0:
        return False
    if seen.own or seen.tops:
        return True
    if seen.table.phase != HAUNTED:
        return False
    sides = {seen.table.bodies[seat].side for seat, holder in enumerate(holders) if holder.person}
    return len(sides) > 1 or haunt(seen.table.haunt).traitor == "hidden"


def filled_in(settings: Settings) -> dict[str, str]:
    """The options that nobody is asked for: the day, and the haunts played so far."""
    return remembering.filled_in(settings, date.today())


def setup_extras(app: App, changed: Callable[[], None]) -> list[Widget]:
    """A button that makes every haunt count as new again, when some do not."""
    number = len(app.settings.haunts)
    if not number:
        return []

    def forget() -> None:
        remembering.forget(app)
        changed()

    label = n_("Forget {n} played haunt", "Forget {n} played haunts", number).format(n=number)
    tip = "\n".join(haunt_title(number) for number in app.settings.haunts if number in HAUNTS)
    return [Button(None, label, forget, "icons/undo", key="forget-haunts", style="quiet", tip=tip)]


def called(holders: Sequence[Holder], seen: Any) -> Names:
    """By their explorers; before it is known who plays whom, their holders."""
    figures = figure_names(seen.table)

    def name(figure: int) -> str:
        unknown = 0 <= figure < len(holders) and seen.table.bodies[figure].kind == "explorer" and not seen.table.bodies[figure].who
        return (holders[figure].person or level_words(holders[figure].level)) if unknown else figures(figure)

    return name


def action_words(action: Any, observation: Any, names: Names) -> str:
    """An action as a recommendation."""
    return actionwords.action_words(action, observation, names)


def make_scene(name: str, session: Session) -> Scene:
    """The scene `end`. Raises ValueError for another name."""
    if name == "end":
        return EndScene(session)
    raise ValueError(f"Betrayal has no scene {name!r}; there is: end")


def make_view(app: App, session: Session) -> TableView:
    """The view of a table."""
    return BetrayalView(app, session)
