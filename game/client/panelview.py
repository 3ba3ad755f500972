"""What tables with a board and a panel have in common: where the two lie, what is said at the pointer, when something must be drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame

from game.words.lines import Line

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.panel import Panel
    from game.client.showing import Showing
    from game.session.face import Face

NARROW: Final = 1.2
"""A window less wide than this many times its height has the panel below the board."""


class PanelView(ABC):
    """A table view (see `tableview.TableView`) whose events are shown one after another. `lines` are the log, `note` is said at a point
    until the next event, `pointer` is where the mouse was seen last."""

    board_share: ClassVar[tuple[int, int]] = (1, 2)
    """How much of a narrow window's height the board has, as a fraction."""
    ambience: ClassVar[str] = "wind"
    """What is heard all the time."""
    panel: Panel
    showing: Showing[Any]
    observation: Any

    def __init__(self, app: App, session: Face) -> None:
        self.app = app
        self.session = session
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.lines: list[Line] = []
        self.pointer = (-1, -1)
        self.note = ""
        self._note_at = (0, 0)
        self._touched = True
        self._laid_out = False
        self._ended = False
        app.sound.ambience(self.ambience)

    # --- what a game says
    @abstractmethod
    def lay_board(self, rect: pygame.Rect) -> None:
        """Lays out the board in a part of the window (pixels)."""

    @abstractmethod
    def make_panel(self, rect: pygame.Rect) -> Panel:
        """The panel for a part of the window (pixels)."""

    @abstractmethod
    def retell(self, unseen: int = 0) -> None:
        """The log as the viewer has it, but for the last `unseen` events."""

    @abstractmethod
    def refresh(self) -> None:
        """Fills the panel anew."""

    @abstractmethod
    def settle(self) -> None:
        """Puts the question, when all has been shown."""

    # --- TableView
    @property
    def dirty(self) -> bool:
        """Whether the view must be drawn."""
        return self._touched or self.panel.form.group.dirty

    def layout(self, rect: pygame.Rect) -> None:
        """Board left and panel right; in a narrow window the panel below."""
        self.rect = rect
        board, low = self.split(rect)
        self.lay_board(board)
        whole_log = self._laid_out and self.panel.whole_log
        self.panel = self.make_panel(low)
        self.panel.whole_log = whole_log
        self._laid_out = True
        if self.observation is not None:
            if not self.showing.busy():  # in another language, perhaps
                self.retell()
            self.refresh()
        self._touched = True

    def split(self, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Where board and panel lie in a part of the window (pixels)."""
        if rect.w < rect.h * NARROW:
            part, whole = self.board_share
            tall = rect.h * part // whole
            return pygame.Rect(rect.left, rect.top, rect.w, tall), pygame.Rect(rect.left, rect.top + tall, rect.w, rect.h - tall)
        theme = self.app.theme
        wide = max(rect.w // 4, round(max(theme.unit, 1.0) * (190 + 150 * theme.text_scale)))
        return pygame.Rect(rect.left, rect.top, rect.w - wide, rect.h), pygame.Rect(rect.right - wide, rect.top, wide, rect.h)

    def busy(self) -> bool:
        """Whether something is being shown, what a person must do meanwhile included."""
        return self.showing.busy()

    def skip(self) -> None:
        """Shows everything at once."""
        self.showing.skip()
        self.settle()

    def factor(self) -> float:
        """How much slower or faster than usual things move."""
        return self.app.settings.duration(1.0)

    def ends_now(self) -> bool:
        """Whether the game is over and all of it has been shown; true but once."""
        over = self.observation is not None and self.observation.actor is None
        if self._ended or not over or self.showing.busy():
            return False
        self._ended = True
        return True

    # --- the panel, and what is said
    def toggle_log(self) -> None:
        """The log over the whole panel, or as before."""
        self.panel.whole_log = not self.panel.whole_log
        self.refresh()

    def focus(self, key: str) -> None:
        """Puts the focus on a widget by its key, if it is there."""
        group = self.panel.form.group
        found = next((widget for widget in group.widgets if widget.key == key), None)
        if found is not None:
            group.focus(found, keys=group.keys)

    def say(self, words: str) -> None:
        """A note at the pointer, or at the focus, until the next event."""
        group = self.panel.form.group
        self.note = words
        self._note_at = group.focused.rect.center if group.keys and group.focused else self.pointer
        self.touch()

    def hush(self) -> None:
        """Takes the note away."""
        if self.note:
            self.note = ""
            self.touch()

    def touch(self) -> None:
        """Something must be drawn anew."""
        self._touched = True
