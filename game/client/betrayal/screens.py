"""The window's side of Betrayal (see `tableview.Screens`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING, Final

from game.betrayal import GAME
from game.client.betrayal import costs, remembering
from game.client.betrayal.answered import ANSWERED
from game.client.betrayal.end import EndScene
from game.client.betrayal.look import explorer_colour, pawn, seat_colour, seat_sprite
from game.client.betrayal.roompictures import room_picture
from game.client.betrayal.view import BetrayalView
from game.client.pictures import has_picture
from game.client.settings import Settings
from game.client.tableview import Screens, SeatLook, TableView
from game.client.widgets import Button, Widget
from game.engine.contract import Seat
from game.session.face import Face
from game.words.betrayal.booklets import HAUNTS
from game.words.betrayal.host import PLAYED
from game.words.betrayal.names import explorer_name, explorer_shape, haunt_title
from game.words.language import _, n_

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.measuring import Bench, Figure


class BetrayalScreens(Screens):
    """Seats that become explorers."""

    scenes = {"end": EndScene}
    answered = ANSWERED

    def seat_look(self, seat: Seat) -> SeatLook:
        """By number and colour."""
        name = _("Explorer {number}").format(number=seat + 1)
        about = _("One of up to six who go into the house; who it is, is chosen inside.")
        return SeatLook(seat_sprite(seat), seat_colour(seat), name, about)

    def seat_now(self, seat: Seat, session: Face) -> SeatLook:
        """As the explorer, once one is picked."""
        who, before = session.observe_table().table.bodies[seat].who, self.seat_look(seat)
        if not who:
            return before
        picture = pawn(who) if has_picture(pawn(who)) else f"shapes/{explorer_shape(who)}"
        return SeatLook(picture, explorer_colour(who), explorer_name(who), before.about)

    def filled_in(self, settings: Settings) -> dict[str, str]:
        """The day, and the haunts played so far."""
        return remembering.filled_in(settings, date.today())

    def setup_extras(self, app: App, changed: Callable[[], None]) -> list[Widget]:
        """A button that makes every haunt count as new again, when some do not."""
        number = len(app.settings.of(PLAYED))
        if not number:
            return []

        def forget() -> None:
            remembering.forget(app)
            changed()

        label = n_("Forget {n} played haunt", "Forget {n} played haunts", number).format(n=number)
        tip = "\n".join(haunt_title(haunt) for haunt in app.settings.of(PLAYED) if haunt in HAUNTS)
        return [Button(None, label, forget, "icons/undo", key="forget-haunts", style="quiet", tip=tip)]

    def figures(self, bench: Bench) -> Iterator[Figure]:
        """A full house."""
        return costs.figures(bench)

    def own_pictures(self, sides: Sequence[int]) -> None:
        """Every room."""
        for room in GAME.tiles.values():
            for side in sides:
                room_picture(room, side)

    def make_view(self, app: App, session: Face) -> TableView:
        """The view of a table."""
        return BetrayalView(app, session)


SCREENS: Final = BetrayalScreens()
