"""What the table of Betrayal calls everybody, and what it says of the running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.betrayal.clock import countdown
from game.betrayal.observation import BtObservation
from game.betrayal.terms import EXPLORING, MONSTERS, NOBODY
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.log import daybreak_words
from game.words.betrayal.names import card_name, explorer_name, role_name
from game.words.betrayal.progress import own_lines, progress_lines, top_lines
from game.words.betrayal.statewords import state_lines
from game.words.betrayal.turnorder import following_turn
from game.words.betrayal.wording import figure_names
from game.words.language import _, n_
from game.words.levels import level_words

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
        if 0 <= figure < len(table.bodies) and table.bodies[figure].kind == "explorer" and not table.bodies[figure].who:
            return self.holder(figure)
        return figure_names(table)(figure)

    def holder(self, seat: int) -> str:
        """Who holds a seat."""
        held = self.session.holders[seat]
        return held.person or level_words(held.level)

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
        """What a small card tells: the whole name, whose it is, the side, the cards."""
        body = self.table.t.bodies[seat]
        words = [explorer_name(body.who) if body.who else "", self.holder(seat)]
        if body.side:
            words.append(role_name("traitor" if body.side == "traitors" else "hero"))
        words += state_lines(body, self.names)
        words += [card_name(card) for card in body.cards]
        return "\n".join(word for word in words if word)

    def state_words(self) -> str:
        """Round and omens, in short; a number is never parted from what it counts."""
        t = self.table.t
        if not t.round:
            return ""
        parts = [_("Round {number}").format(number=t.round)]
        if t.phase == EXPLORING:
            parts.append(n_("{n} omen", "{n} omens", t.omens).format(n=t.omens))
        following = following_turn(t)
        if following != NOBODY:
            name = _("monsters") if following == MONSTERS else self.names(following)
            parts.append(_("next: {name}").format(name=name))
        return "  ·  ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)

    def progress(self) -> list[str]:
        """The last rounds before daybreak, what the viewer alone knows, and what lies counted and marked on the table."""
        left = countdown(self.table.t)
        dawn = [daybreak_words(left)] if left else []
        tops = top_lines(self.observation.tops) if self.observation is not None else []
        return [*dawn, *tops, *own_lines(self.table.own, self.table.t.haunt), *progress_lines(self.table, self.names)]

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
