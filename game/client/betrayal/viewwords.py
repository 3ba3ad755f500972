"""What the table of Betrayal calls everybody, and what it says of the running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.betrayal.observation import BtObservation
from game.betrayal.terms import NOBODY
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.progress import standing_lines, state_words
from game.words.betrayal.tips import explorer_tip
from game.words.betrayal.wording import called, holder_words

if TYPE_CHECKING:
    from game.session.face import Face


class TableWords:
    """The words of a view."""

    session: Face
    table: HouseTable
    observation: BtObservation | None
    inspected: int

    def names(self, figure: int) -> str:
        """What a figure is called; before it is known who plays whom, its seat's holder."""
        table = self.observation.table if self.observation is not None else self.table.t
        return called(self.session.holders, table)(figure)

    def holder(self, seat: int) -> str:
        """Who holds a seat."""
        return holder_words(self.session.holders[seat])

    def head_words(self, figure: int) -> str:
        """Who is asked: the explorer, and the person who plays it."""
        bodies = self.table.t.bodies
        if figure < len(bodies) and 0 <= bodies[figure].seat < len(self.session.holders) and bodies[figure].kind:
            person = self.holder(bodies[figure].seat)
            name = self.names(figure)
            return name if name == person else f"{name} ({person})"
        return self.names(figure)

    def seat_words(self, seat: int) -> str:
        """An explorer on a small card."""
        held = self.session.holders[seat]
        name = self.names(seat)
        return f"{name} ({held.person})" if held.person and held.person != name else name

    def about(self, seat: int) -> str:
        """What a small card tells."""
        return explorer_tip(self.table.t.bodies[seat], self.holder(seat), self.names)

    def state_words(self) -> str:
        """Round and omens, in short."""
        return state_words(self.table.t, self.names)

    def progress(self) -> list[str]:
        """How the game stands."""
        return standing_lines(self.table, self.observation.tops if self.observation is not None else {}, self.names)

    def shown_figure(self) -> int:
        """The explorer whose card lies in the panel: the one looked at, the viewer's, or whose turn it is."""
        bodies = self.table.t.bodies
        seen = self.observation
        turn = self.table.t.turn.body
        viewer = seen.viewer if seen is not None else NOBODY
        for seat in (self.inspected, viewer, turn):
            if 0 <= seat < self.table.seats and bodies[seat].who and bodies[seat].traits:
                return seat
        return NOBODY
