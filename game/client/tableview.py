"""What the window asks of each game: a view that draws its table, how its seats look, and which screens it has of its own.

Each game has a package `game.client.NAME` with a module `screens`, whose `SCREENS` is an object of a subclass of `Screens`; the rest of
the window is written once. What it asks of a game besides is said by the game's `Host` (`game.words.host`).
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import msgspec
import pygame

from game.client.places import Places
from game.client.scene import Scene
from game.client.settings import Settings
from game.client.widgets import Widget
from game.engine.contract import Seat
from game.session.face import Face
from game.session.session import Session

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.framefigures import Run
    from game.client.measuring import Bench, Figure
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


class Screens(ABC):
    """The window's side of one game: how its seats look, which view and scenes it has. Words are in the current language.

    `scenes` are makers of the game's own scenes by name, such as `end`; they raise ValueError where the game has not come to it.
    `answered` says of each kind of question that a seat is asked where its answer begins, the usual place first.
    """

    scenes: ClassVar[Mapping[str, Callable[[Face], Scene]]]
    answered: ClassVar[Mapping[str, Places]]

    @abstractmethod
    def seat_look(self, seat: Seat) -> SeatLook:
        """How a seat is shown before a game."""

    @abstractmethod
    def make_view(self, app: App, session: Face) -> TableView:
        """The view of a table."""

    def seat_now(self, seat: Seat, session: Face) -> SeatLook:
        """How a seat is shown outside the table during a game, as whom the whole table knows it: by its holder's name where the table
        calls it so."""
        look, person = self.seat_look(seat), session.holders[seat].person
        return msgspec.structs.replace(look, name=person) if person and session.called()(seat) == person else look

    def figures(self, bench: Bench) -> Iterator[Figure] | None:
        """What its table costs to draw, for `game.client.benchmark`; None where the figures of any table will do."""
        del bench
        return None

    def beginnings(self, bench: Bench) -> Mapping[str, Run]:
        """What is large while it begins, so that its slowest frame is measured, by its name."""
        del bench
        return {}

    def own_pictures(self, sides: Sequence[int]) -> None:
        """Makes every picture that is put together from a map, with these sides in pixels, for the self test. Raises whatever is wrong."""
        del sides

    def filled_in(self, settings: Settings) -> dict[str, str]:
        """The options of a new game that nobody is asked for."""
        del settings
        return {}

    def setup_extras(self, app: App, changed: Callable[[], None]) -> list[Widget]:
        """What the set-up offers besides the options; `changed` is to be called when it looks otherwise."""
        del app, changed
        return []


def screens_of(name: str) -> Screens:
    """The screens of the game with this id."""
    found: Screens = importlib.import_module(f"game.client.{name}.screens").SCREENS
    return found


def screens_at(session: Session) -> Screens:
    """The screens of the game that is played."""
    return screens_of(session.game.name)


def seat_look(session: Session, seat: Seat) -> SeatLook:
    """How a seat is shown outside the table."""
    return screens_at(session).seat_now(seat, session)


def make_scene(session: Session, name: str) -> Scene:
    """A scene of the game's own by name. Raises ValueError for one that it does not have, or has not come to."""
    scenes = screens_at(session).scenes
    if name not in scenes:
        raise ValueError(f"{session.game.name} has no scene {name!r}; there are: {', '.join(scenes)}")
    return scenes[name](session)
