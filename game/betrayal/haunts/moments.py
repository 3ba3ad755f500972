"""The moments at which a haunt acts, what it says of turns, and what is asked for it alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.betrayal.actions import Act
from game.betrayal.haunts.declared import Declared
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Moments(Declared):
    """Nothing happens, unless a haunt says so."""

    def set_up(self, s: Position) -> None:
        """Both sides' "right now", after the booklets were read. Tasks go onto the stack."""

    def turn_began(self, s: Position, body: int) -> None:
        """A figure's turn begins (a dead explorer's place in the order too)."""

    def turn_ended(self, s: Position, body: int) -> None:
        """A figure's turn is over (a dead explorer's place in the order too)."""

    def about_to(self, s: Position, body: int, chosen: Act) -> None:
        """A figure is about to do something in its turn."""

    def goes(self, s: Position, body: int, room: str) -> bool:
        """A figure takes a step; True where the haunt has moved it itself."""
        return False

    def monsters_began(self, s: Position) -> None:
        """The monsters' turn begins."""

    def monsters_ended(self, s: Position) -> None:
        """The monsters have moved."""

    def entered(self, s: Position, body: int, room: str) -> None:
        """A figure has come into a room, passing through included."""

    def left(self, s: Position, body: int, room: str) -> None:
        """A figure is about to leave a room."""

    def discovered(self, s: Position, body: int, room: str) -> None:
        """A room has been discovered; its card is not drawn yet."""

    def board_changed(self, s: Position) -> None:
        """A tile lies elsewhere."""

    def damaged(self, s: Position, body: int, kind: str, points: int, by: int, source: str) -> None:
        """An explorer has taken damage."""

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """A figure is dead; `place` is where it was."""

    def card_moved(self, s: Position, body: int, card: str, how: str) -> None:
        """A card has come to a figure."""

    def card_dropped(self, s: Position, card: str, place: str) -> None:
        """A card lies in an Item Pile now."""

    # turns

    def begins_after(self, s: Position) -> int:
        """The place in the order of turns after which the haunt's first turn comes: after the monsters it begins with the first hero."""
        from game.betrayal.turns import MONSTERS

        return MONSTERS

    def has_turn(self, s: Position, seat: Seat) -> bool:
        """Whether a seat's explorer has a turn."""
        return s.t.bodies[seat].alive

    def monster_moves(self, s: Position, body: int) -> bool:
        """Whether a monster has a turn in this monsters' turn."""
        return True

    def monster_spaces(self, s: Position, kind: str, rolled: int) -> int:
        """Spaces of a kind of monster after its roll."""
        return rolled

    def monster_acts(self, s: Position, body: int, spaces: int) -> bool:
        """Lets a monster act by rule; False: its seat moves it."""
        return False

    def turn_choices(self, s: Position, body: int) -> list[Act] | None:
        """All that a figure may do in its turn, where the haunt alone says so; None: as usual."""
        return None

    def offered(self, s: Position, body: int, found: list[Act]) -> list[Act]:
        """What of everything that a figure might do in its turn it really may; never nothing."""
        return found

    # secrets

    def true_side(self, side: str, own: Mapping[str, str]) -> str:
        """The side that a seat is on in truth: the one it is seen on, unless what it alone knows says otherwise."""
        return side

    def interrupts(self, s: Position) -> Sequence[tuple[Seat, Act]]:
        """What a seat may do at any time, with that seat: a hidden traitor shows itself (BT-6.6.1)."""
        return ()

    def interrupted(self, s: Position, chosen: Act) -> None:
        """A seat has done so."""

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """A seat has answered a `Choose`."""
