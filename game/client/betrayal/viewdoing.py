"""What a person does at the table of Betrayal: acts, walks, lays rooms, looks at cards and explorers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.betrayal.actions import Act
from game.betrayal.observation import BtObservation
from game.betrayal.tasks import Task
from game.betrayal.terms import NOBODY
from game.client.betrayal.board import Board
from game.client.betrayal.laying import Laying
from game.client.betrayal.showing import Showing
from game.client.betrayal.ways import Way
from game.words.betrayal.actionwords import question

if TYPE_CHECKING:
    from game.client.betrayal.control import Control
    from game.client.betrayal.panel import Panel
    from game.client.session import Session


class TableDoing:
    """The deeds of a view."""

    session: Session
    board: Board
    laying: Laying
    panel: Panel
    control: Control
    showing: Showing
    observation: BtObservation | None
    read_card: str
    inspected: int
    note: str
    _note_at: tuple[int, int]
    _touched: bool
    _walk: list[Act]

    def refresh(self) -> None:
        """The panel anew."""
        raise NotImplementedError

    def asked(self) -> bool:
        """Whether the person who looks is asked, and may act."""
        return self.observation is not None and bool(self.observation.legal) and self.session.can_play() and not self.showing.busy()

    def asking(self) -> Task | None:
        """The question that is asked now."""
        return question(self.observation) if self.observation is not None else None

    def act(self, act: Act) -> None:
        """Plays an action; a refusal is said at the pointer."""
        self.read_card = ""
        refused = self.session.attempt(act)
        if refused:
            self._walk = []
            self.say(refused)

    def walk(self, way: Way) -> None:
        """Goes a way, step by step."""
        steps = way.steps()
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

    def toggle_log(self) -> None:
        """The log over the whole panel, or as before."""
        self.panel.whole_log = not self.panel.whole_log
        self.refresh()

    def say(self, words: str) -> None:
        """A note at the pointer, or at the focus, until the next event."""
        group = self.panel.form.group
        self.note = words
        self._note_at = group.focused.rect.center if group.keys and group.focused else self.control.pointer
        self._touched = True

    def touch(self) -> None:
        """Something must be drawn anew."""
        self._touched = True

    def focus(self, key: str) -> None:
        """Puts the focus on something by its key, if it is there."""
        group = self.panel.form.group
        found = next((widget for widget in group.widgets if widget.key == key), None)
        if found is not None:
            group.focus(found, keys=group.keys)
