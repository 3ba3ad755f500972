"""The window's side of Last Friday (see `tableview.Screens`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from game.client.lastfriday import costs
from game.client.lastfriday.answered import ANSWERED
from game.client.lastfriday.end import EndScene
from game.client.lastfriday.scoring import scoring_now
from game.client.lastfriday.view import LastFridayView
from game.client.tableview import Screens, SeatLook, TableView
from game.client.theme import CAMPER
from game.engine.contract import Seat
from game.lastfriday.terms import MANIAC, colour_of
from game.session.face import Face
from game.words.language import _
from game.words.lastfriday.names import seat_title

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.framefigures import Run
    from game.client.measuring import Bench, Figure


class LastFridayScreens(Screens):
    """The Maniac and the Campers, by colour."""

    scenes = {"scoring": scoring_now, "end": EndScene}
    answered = ANSWERED

    def seat_look(self, seat: Seat) -> SeatLook:
        """By the colour, and what the side does."""
        if seat == MANIAC:
            about = _("Moves unseen on the numbered circles, alone against all.")
            return SeatLook("shapes/maniac", CAMPER["maniac"], seat_title(seat), about)
        colour = colour_of(seat)
        return SeatLook(f"shapes/{colour}", CAMPER[colour], seat_title(seat), _("Walks on the white dots, with the other Campers."))

    def figures(self, bench: Bench) -> Iterator[Figure]:
        """The camp, its targets and its zoom."""
        return costs.figures(bench)

    def beginnings(self, bench: Bench) -> Mapping[str, Run]:
        """The zoom and the hours."""
        return costs.beginnings(bench)

    def make_view(self, app: App, session: Face) -> TableView:
        """The view of a table."""
        return LastFridayView(app, session)


SCREENS: Final = LastFridayScreens()
