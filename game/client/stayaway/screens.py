"""The window's side of Stay Away! (see `tableview.Screens`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.client.stayaway.answered import ANSWERED
from game.client.stayaway.end import EndScene
from game.client.stayaway.look import colour_of, shape_sprite
from game.client.stayaway.view import StayAwayView
from game.client.tableview import Screens, SeatLook, TableView
from game.engine.contract import Seat
from game.session.face import Face
from game.words.stayaway.names import seat_name, seat_role

if TYPE_CHECKING:
    from game.client.app import App


class StayAwayScreens(Screens):
    """Members of the expedition, by colour and shape."""

    scenes = {"end": EndScene}
    answered = ANSWERED

    def seat_look(self, seat: Seat) -> SeatLook:
        """As the member of the expedition."""
        return SeatLook(shape_sprite(seat), colour_of(seat), seat_name(seat), seat_role(seat))

    def make_view(self, app: App, session: Face) -> TableView:
        """The view of a table."""
        return StayAwayView(app, session)


SCREENS: Final = StayAwayScreens()
