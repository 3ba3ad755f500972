"""What each part of the table needs of the view that it belongs to, and may do to it: no more of the view is known to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.lastfriday.board_view import BoardView
    from game.client.lastfriday.buttons import Buttons
    from game.client.lastfriday.control import Control
    from game.client.lastfriday.keys import Keys
    from game.client.lastfriday.panel import Panel
    from game.client.lastfriday.track import Track
    from game.lastfriday.actions import Act
    from game.lastfriday.observation import LfObservation
    from game.session.face import Face


class ComposerContext(Protocol):
    """What is put together into the picture."""

    app: App
    board: BoardView
    buttons: Buttons
    caption: str
    control: Control
    drawer: bool
    observation: LfObservation | None
    open: bool
    panel: Panel
    rect: pygame.Rect
    track: Track

    def handle_rect(self) -> pygame.Rect: ...
    def panel_shown(self) -> bool: ...
    def tip_now(self) -> tuple[str, tuple[int, int]]: ...


class PointerContext(Protocol):
    """What a pointer can do to the table."""

    board: BoardView
    drawer: bool
    keys: Keys
    panel: Panel

    def back(self) -> bool: ...
    def handle_rect(self) -> pygame.Rect: ...
    def over_panel(self) -> bool: ...
    def pick(self, place: str) -> None: ...
    def retip(self) -> None: ...
    def toggle_drawer(self) -> None: ...
    def touch(self) -> None: ...


class ButtonsContext(Protocol):
    """What the buttons need of their table."""

    app: App
    board: BoardView
    control: Control
    observation: LfObservation | None
    open: bool
    panel: Panel
    session: Face

    def act(self, act: Act) -> None: ...
    def back(self) -> bool: ...
    def commit(self) -> None: ...
    def refresh(self) -> None: ...


class KeysContext(Protocol):
    """What keys can do to the table."""

    app: App
    board: BoardView
    buttons: Buttons
    control: Control
    drawer: bool
    panel: Panel

    def back(self) -> bool: ...
    def commit(self) -> None: ...
    def panel_shown(self) -> bool: ...
    def pick(self, place: str) -> None: ...
    def refresh(self) -> None: ...
    def say(self, words: str) -> None: ...
    def toggle_drawer(self) -> None: ...
    def touch(self) -> None: ...
