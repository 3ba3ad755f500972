"""The window's side of Darkness Around (see `tableview.Screens`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from game.client.darkaround import costs
from game.client.darkaround.answered import ANSWERED
from game.client.darkaround.end import EndScene
from game.client.darkaround.look import colour_of
from game.client.darkaround.view import DarkAroundView
from game.client.tableview import Screens, SeatLook, TableView
from game.engine.contract import Seat
from game.session.face import Face
from game.words.darkaround.names import party_name, shape_of
from game.words.language import _

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.framefigures import Run
    from game.client.measuring import Bench, Figure


class DarkAroundScreens(Screens):
    """Parties by colour and shape."""

    scenes = {"end": EndScene}
    answered = ANSWERED

    def seat_look(self, seat: Seat) -> SeatLook:
        """By the colour of the party."""
        return SeatLook(shape_of(seat), colour_of(seat), party_name(seat), _("Five children and a gifted one, in the forest till morning."))

    def figures(self, bench: Bench) -> Iterator[Figure]:
        """A night with five parties."""
        return costs.figures(bench)

    def beginnings(self, bench: Bench) -> Mapping[str, Run]:
        """Its hours."""
        del bench
        return costs.beginnings()

    def make_view(self, app: App, session: Face) -> TableView:
        """The view of a table."""
        return DarkAroundView(app, session)


SCREENS: Final = DarkAroundScreens()
