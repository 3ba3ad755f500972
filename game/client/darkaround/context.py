"""What each part of the table needs of the view that it belongs to, and may do to it: no more of the view is known to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.darkaround.board_view import BoardView
    from game.client.darkaround.choosing import Choosing
    from game.client.darkaround.night import Night
    from game.client.darkaround.panel import Panel
    from game.client.darkaround.showing import Showing
    from game.darkaround.actions import Act
    from game.darkaround.observation import DaObservation
    from game.session.face import Face
    from game.words.lines import Line


class PanelContext(Protocol):
    """What the panel needs of its table."""

    lines: list[Line]
    night: Night
    showing: Showing

    def card_seat(self) -> int: ...
    def names(self, seat: int) -> str: ...


class ButtonsContext(Protocol):
    """What the buttons need of their table."""

    app: App
    board: BoardView
    choosing: Choosing
    night: Night
    observation: DaObservation | None
    panel: Panel
    session: Face
    showing: Showing

    def act(self, act: Act) -> None: ...
    def arm(self, skill: str) -> None: ...
    def pick(self, child: int) -> None: ...
    def roll(self) -> None: ...
    def skip(self) -> None: ...
    def toggle_log(self) -> None: ...
