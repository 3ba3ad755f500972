"""What must be said and known of a game to sit down to it: as a host does who brings the box, explains, and seats the guests.

Each game has a module `game.words.NAME.host` whose `HOST` is an object of a subclass of `Host`; `host` is the one place that looks for it.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from game.engine.contract import Game, Refusal, Viewer
from game.engine.record import Holder
from game.players.registry import offered
from game.words.lines import Names

T = TypeVar("T")


@dataclass(frozen=True)
class OwnSetting(Generic[T]):
    """What one game keeps from one evening to the next, beside the settings of the house: `name` in the file, `kind` of its values, `fresh`
    gives the first one, `fit` puts a value right. Of a `gathered` list each copy of the program adds to what the others have."""

    name: str
    kind: type[T]
    fresh: Callable[[], T]
    fit: Callable[[T], T]
    gathered: bool = False


class Host(ABC):
    """Words are in the current language.

    `game` is the game's rules; `company` the seats at the table when fewer people sit at the screen. `held_close` says that hands are
    secret: nobody's view comes back by itself once the table has looked on, and everybody may ask to look at the own seat.
    """

    game: ClassVar[Game]
    company: ClassVar[int]
    held_close: ClassVar[bool] = False
    settings: ClassVar[tuple[OwnSetting[Any], ...]] = ()
    """What the game keeps beside the settings of the house."""

    @abstractmethod
    def title(self) -> str:
        """The game's name."""

    @abstractmethod
    def pitch(self) -> str:
        """One sentence that makes a person want to play."""

    @abstractmethod
    def option_words(self, option: str) -> tuple[str, str]:
        """The label of an option of the set-up and what it means (may be empty)."""

    @abstractmethod
    def value_words(self, option: str, value: str) -> str:
        """The label of one of its values."""

    @abstractmethod
    def called(self, holders: Sequence[Holder], seen: Any) -> Names:
        """What everything at the table calls the seats, from what the whole table knows: as the log does."""

    @abstractmethod
    def refusal_words(self, refusal: Refusal, names: Names) -> str:
        """Why something is not allowed, in a sentence."""

    @abstractmethod
    def action_words(self, action: Any, observation: Any, names: Names) -> str:
        """An action as a recommendation, in a few words."""

    def texts(self) -> tuple[str, ...]:
        """The long texts of the game besides its rulebook, by their files' names."""
        return ()

    def defaults(self, people: Sequence[str]) -> tuple[Holder, ...]:
        """Sensible holders for so many people: a seat for each, and computers up to a company."""
        holders = [Holder(person=person) for person in people[: max(self.game.seats)]]
        return (*holders, *[self.computer()] * max(0, self.company - len(holders)))

    def computer(self) -> Holder:
        """The computer player offered first."""
        return Holder(level=offered(self.game.name))

    def objection(self, holders: Sequence[Holder]) -> str:
        """Why these holders cannot play together (one person in seats with secrets from each other), else empty."""
        del holders
        return ""

    def private(self, viewer: Viewer, holders: Sequence[Holder]) -> bool:
        """Whether this viewer's view can come to show something that another person at the table may not know; with no secrets, never."""
        del viewer, holders
        return False

    def private_now(self, seen: Any, holders: Sequence[Holder]) -> bool:
        """Whether a view that `private` is true of does so at this moment; from what that viewer knows. Always, where a game has its
        secrets from the beginning."""
        del seen, holders
        return True


def in_two_seats(holders: Sequence[Holder]) -> str:
    """A person who holds more than one seat; empty when nobody does."""
    seats = Counter(holder.person for holder in holders if holder.person)
    return next((person for person, count in seats.items() if count > 1), "")


def host(name: str) -> Host:
    """The host of the game with this id."""
    found: Host = importlib.import_module(f"game.words.{name}.host").HOST
    return found
