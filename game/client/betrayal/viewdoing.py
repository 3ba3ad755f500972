"""What a person does at the table of Betrayal: acts, walks, lays rooms, looks at cards and explorers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.betrayal.actions import Act
from game.betrayal.observation import BtObservation
from game.betrayal.terms import NOBODY
from game.client.betrayal.answered import ANSWERED
from game.client.betrayal.board_view import BoardView
from game.client.betrayal.laying import Laying
from game.client.betrayal.routes import Route
from game.client.betrayal.showing import Showing
from game.client.betrayal.spots import Spot
from game.client.panelview import PanelView
from game.client.places import places_of

if TYPE_CHECKING:
    from game.client.betrayal.control import Control
    from game.client.betrayal.panel import Panel


class TableDoing(PanelView):
    """The deeds of a view."""

    board: BoardView
    laying: Laying
    panel: Panel
    control: Control
    showing: Showing
    observation: BtObservation | None
    read_card: str
    inspected: int
    _walk: list[Act]

    def asked(self) -> bool:
        """Whether the person who looks is asked, and may act."""
        return self.observation is not None and bool(self.observation.legal) and self.session.can_play() and not self.showing.busy()

    def asking(self) -> str:
        """The kind of the question that is asked now, empty for none."""
        return self.observation.asked if self.observation is not None else ""

    def bring_in_sight(self) -> None:
        """Where a question is answered on the board and nothing that is lit there can be seen, the board moves to the first of it."""
        if not self._laid_out or not self.asked() or places_of(ANSWERED, self.asking())[0] != "board":
            return
        lit = [widget.place for widget in self.panel.form.group.widgets if isinstance(widget, Spot)]
        seen = any(self.board.rect.colliderect(place) for place in lit)
        if lit and not seen and self.board.plan.reveal(lit[0]):
            self.refresh()

    def act(self, act: Act) -> None:
        """Plays an action; a refusal is said at the pointer."""
        self.read_card = ""
        refused = self.session.attempt(act)
        if refused:
            self._walk = []
            self.say(refused)

    def walk(self, route: Route) -> None:
        """Goes a way, step by step."""
        steps = route.steps()
        self._walk = steps[1:]
        self.act(steps[0])

    def walk_on(self) -> None:
        """The next step of a way, if it is still to be had."""
        seen = self.observation
        if not self._walk or seen is None:
            return
        following = self._walk[0]
        if not self.asked() or following not in seen.legal:
            self._walk = []
            return
        self._walk.pop(0)
        self.control.later(following)

    def turn_room(self) -> None:
        """The room that is to be laid another way round."""
        if self.laying.turn():
            self.refresh()

    def choose_cell(self, cell: tuple[str, int, int]) -> None:
        """Another place for it."""
        self.laying.choose(cell)
        self.refresh()
        self.focus("lay")

    def lay_room(self) -> None:
        """Lays it as it is shown."""
        now = self.laying.now()
        if now is not None:
            self.act(now.act)

    def read(self, card: str) -> None:
        """Opens a card, or closes it."""
        self.read_card = "" if self.read_card == card else card
        self.refresh()

    def inspect(self, seat: int) -> None:
        """Another explorer's card in the panel."""
        self.inspected = NOBODY if self.inspected == seat else seat
        self.refresh()

    def fit(self) -> None:
        """Shows the whole house."""
        self.board.plan.fit()
        self.refresh()
