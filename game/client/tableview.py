"""What the window asks of each game: a view that draws its table, and a desk that knows its words and who may see what.

Each game has a package `game.client.NAME` with a module `desk` that keeps to `Desk`; the rest of the window is written once.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec
import pygame

from game.engine.contract import Refusal, Seat, Viewer
from game.engine.record import Holder
from game.words.lines import Names

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scene import Scene
    from game.client.session import Session
    from game.client.theme import Colour
    from game.players.advice import Advice


class TableView(Protocol):
    """Draws one game's observation and turns clicks and keys into legal actions."""

    def layout(self, rect: pygame.Rect) -> None:
        """Lays out the view in a part of the window (pixels); called first and after every change of window, text or language."""

    def show(self, observation: Any, events: Sequence[Any]) -> None:
        """Shows a new observation; `events` are what its viewer has seen since the last one, to be animated. After a
        curtain there are none and all is shown at once; when the table looks on, they are what everybody saw."""

    def handle(self, event: pygame.Event) -> bool:
        """Takes an event; true when it was used up. Committing a plan calls `session.play(action)`."""

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Draws what changed, as `Scene.draw` does."""

    def busy(self) -> bool:
        """Whether something is being animated; the next computer's action waits for it."""

    def skip(self) -> None:
        """Ends the running animation at once."""

    def show_advice(self, advice: Advice) -> None:
        """Lights what is recommended until the next `show`; the table says it in words. A view may do without."""

    def topic(self) -> tuple[str, str]:
        """The long text and section that tell the rules of the present moment."""

    @property
    def dirty(self) -> bool:
        """Whether the view must be drawn."""


class SeatLook(msgspec.Struct, frozen=True):
    """How a seat is shown outside its table: a sprite's name (its shape), its colour, its name and what it does in a line."""

    sprite: str
    colour: Colour
    name: str
    about: str


class Desk(Protocol):
    """The module `game.client.NAME.desk`: all that title, set-up, curtain and menu must know of a game. Words are in the current
    language."""

    def title(self) -> str:
        """The game's name."""

    def pitch(self) -> str:
        """One sentence that makes a person want to play."""

    def seat_look(self, seat: Seat) -> SeatLook:
        """How a seat is shown."""

    def defaults(self, people: Sequence[str]) -> tuple[Holder, ...]:
        """Sensible holders for so many people: one person plays one side against the computer."""

    def objection(self, holders: Sequence[Holder]) -> str:
        """Why these holders cannot play together (one person in seats with secrets from each other), else empty."""

    def private(self, viewer: Viewer, holders: Sequence[Holder]) -> bool:
        """Whether this viewer's view shows something that another person at the table may not know."""

    def option_words(self, option: str) -> tuple[str, str]:
        """The label of an option of the set-up and what it means (may be empty)."""

    def value_words(self, option: str, value: str) -> str:
        """The label of one of its values."""

    def called(self, holders: Sequence[Holder], seen: Any) -> Names:
        """What everything at the table calls the seats, from what the whole table knows: as the log does."""

    def refusal_words(self, refusal: Refusal, names: Names) -> str:
        """Why something is not allowed, in a sentence."""

    def action_words(self, action: Any, observation: Any, names: Names) -> str:
        """An action as a recommendation, in a few words."""

    def make_view(self, app: App, session: Session) -> TableView:
        """The view of a table."""

    def make_scene(self, name: str, session: Session) -> Scene:
        """A scene of the game's own by name, such as `scoring` or `end`. Raises ValueError for one it does not have."""


def desk(name: str) -> Desk:
    """The desk of the game with this id."""
    return cast(Desk, importlib.import_module(f"game.client.{name}.desk"))
