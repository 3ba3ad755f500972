"""What the rest of the window knows of Last Friday (see `tableview.Desk`): words of the set-up, seats, secrets, scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.client.lastfriday.end import EndScene
from game.client.lastfriday.scoring import scoring_now
from game.client.lastfriday.view import LastFridayView
from game.client.tableview import SeatLook
from game.client.theme import CAMPER
from game.engine.contract import Seat, Viewer
from game.engine.record import Holder
from game.lastfriday.terms import CAMPERS, CHAPTERS, MANIAC, colour_of
from game.players.registry import offered
from game.words.language import _
from game.words.lastfriday.actionwords import action_words
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.names import chapter_title, seat_title
from game.words.lastfriday.refusals import refusal_words
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


def title() -> str:
    """The game's name."""
    return _("Last Friday")


def pitch() -> str:
    """One sentence that makes a person want to play."""
    return _("Five Campers, one lake, and a Maniac whom nobody sees: a hunt in four chapters, by night and by day.")


def seat_look(seat: Seat) -> SeatLook:
    """How a seat is shown."""
    if seat == MANIAC:
        return SeatLook("shapes/maniac", CAMPER["maniac"], seat_title(seat), _("Moves unseen on the numbered circles, alone against all."))
    colour = colour_of(seat)
    return SeatLook(f"shapes/{colour}", CAMPER[colour], seat_title(seat), _("Walks on the white dots, with the other Campers."))


def defaults(people: Sequence[str]) -> tuple[Holder, ...]:
    """One person plays the Campers against the computer's Maniac; of more the last is the Maniac and the others share the Campers."""
    computer = Holder(level=offered("lastfriday"))
    if not people:
        return (computer,) * 6
    if len(people) == 1:
        return (computer, *(Holder(person=people[0]) for _seat in CAMPERS))
    campers = people[:-1]
    return (Holder(person=people[-1]), *(Holder(person=campers[(seat - 1) * len(campers) // 5]) for seat in CAMPERS))


def objection(holders: Sequence[Holder]) -> str:
    """One person cannot hold the Maniac and a Camper: each side has secrets from the other."""
    maniac = holders[MANIAC].person
    if maniac and any(holders[seat].person == maniac for seat in CAMPERS):
        return _("{name} cannot play the Maniac and a Camper at once: each side has secrets from the other.").format(name=maniac)
    return ""


def private(viewer: Viewer, holders: Sequence[Holder]) -> bool:
    """The Maniac's view is secret from every person with a Camper. The Campers' is from the Maniac's person: they may have looked at
    clues that he does not know."""
    maniac = holders[MANIAC].person
    campers = {holders[seat].person for seat in CAMPERS if holders[seat].person}
    if viewer == MANIAC:
        return bool(campers - {maniac})
    return viewer in CAMPERS and bool(maniac) and bool(campers - {maniac})


def called(holders: Sequence[Holder], seen: Any) -> Names:
    """By their characters; a Camper without one by the colour."""
    del holders
    return Cast.of(seen).name


def option_words(option: str) -> tuple[str, str]:
    """The label of an option of the set-up and what it means."""
    return {
        "chapter": (_("Story"), _("The campaign plays all four chapters in a row; a single chapter takes about half an hour.")),
        "cards": (_("Characters"), _("Each Camper gets one of three characters of the colour.")),
        "welcome": (_("Welcome tokens"), _("In chapter I they hide the keys of the cabins.")),
        "alarms": (
            _("Alarms in a turn"),
            _("In chapter IV a Camper who passes over the Maniac raises the alarm. By the house rule only the first time in a turn."),
        ),
    }[option]


def value_words(option: str, value: str) -> str:
    """The label of a value."""
    if option == "chapter" and value in CHAPTERS:
        return f"{value}. {chapter_title(CHAPTERS.index(value) + 1)}"
    return {
        ("chapter", "campaign"): _("Campaign"),
        ("cards", "dealt"): _("Dealt"),
        ("cards", "chosen"): _("Picked by the players"),
        ("welcome", "shuffled"): _("Shuffled"),
        ("welcome", "maniac"): _("Placed by the Maniac"),
        ("alarms", "every"): _("At every contact"),
        ("alarms", "one"): _("At most one"),
    }[option, value]


def make_scene(name: str, session: Session) -> Scene:
    """The scene `scoring` or `end`. Raises ValueError for another name, or when the game has not come to such a scene yet."""
    if name == "end":
        return EndScene(session)
    if name == "scoring":
        return scoring_now(session)
    raise ValueError(f"Last Friday has no scene {name!r}; there are: scoring, end")


def make_view(app: App, session: Session) -> TableView:
    """The view of a table."""
    return LastFridayView(app, session)
