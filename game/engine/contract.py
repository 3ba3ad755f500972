"""The contract between a game and everything else.

A game is a pure state machine. The window, computer players, saves, replays and tests are written once against the base classes
here; what only some games have is a method with a default. Chance is a player: dice, shuffles and draws are actions of `CHANCE`, so
a game is its set-up plus its list of actions.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Self

import msgspec

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from game.engine.mapcheck import Atlas

    A = TypeVar("A", bound="Action", default=Any)
    O = TypeVar("O", bound="Observation", default=Any)  # noqa: E741
    E = TypeVar("E", bound="Event", default=Any)
    H = TypeVar("H", default=Any)
else:
    from typing import TypeVar

    A, O, E, H = map(TypeVar, "AOEH")  # noqa: E741
"""A game's actions, observations, events, and hidden facts. Where none are named (`Game`, `State`, `Match`) it is any game."""

_Outcome = TypeVar("_Outcome")

Seat = int
Viewer = int
"""A seat (0 and up), `TABLE` or `ALL`."""

CHANCE: Final = -1
"""The actor while dice, a shuffle or a draw is due."""
TABLE: Final = -2
"""The viewer that knows what everybody at the table may know."""
ALL: Final = -3
"""The viewer that knows everything: after the end, and in replays."""


def bit(viewer: Viewer) -> int:
    """The bit of a viewer in an audience: seat k is 1 << k, TABLE 1 << 30, ALL 1 << 31."""
    if viewer >= 0:
        return 1 << viewer
    return 1 << 30 if viewer == TABLE else 1 << 31


def audience(*viewers: Viewer) -> int:
    """The audience of exactly these viewers, and ALL."""
    mask = bit(ALL)
    for viewer in viewers:
        mask |= bit(viewer)
    return mask


EVERYONE: Final = 0xFFFFFFFF
"""The audience of a public fact."""


# Actions and events are values of values: no circle can come about among them, so the garbage collector need not look (`gc=False`).


class Action(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A choice as a value: hashable, with a one-line text form by `str` that the game's `parse` reads back."""


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=True, tag_field="event", gc=False):
    """A fact that happened, for an audience (a mask of viewers' bits). A fact that is seen differently is several events with
    disjoint audiences; the fullest one has the bit of ALL. `informs` is true of a class of facts by which somebody learns what
    was hidden or drawn: the match takes nothing back past one."""

    informs: ClassVar[bool] = False

    audience: int = EVERYONE

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether this viewer learns of it."""
        return bool(self.audience & bit(viewer))


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winning and losing seats, and the reason as an id with parameters (the window words it)."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    reason: str
    params: tuple[tuple[str, str], ...] = ()


class Question(msgspec.Struct, frozen=True):
    """What a seat, or chance, is asked. Each game declares its kinds (a `Literal`) and adds the parameters that are open to all; words,
    help, the place on the board and computers' answers are found by the kind."""

    kind: str


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """All that a viewer may know now, as plain data. Each game adds its own fields.

    `question` is what the actor is asked, the same for all viewers; None when the game is over. `legal` holds the legal actions when the
    viewer is the seat asked (else it is empty), in an order that depends on nothing hidden from that seat. `interrupts` holds what the
    viewer's seat may do now although it is not asked (see `interrupts`). A game whose rules have a stack of what is still to come shows
    it as `pending`, which is for `rebuild` alone.
    """

    viewer: Viewer
    actor: Seat | None
    question: Question | None = None
    legal: tuple[Action, ...] = ()
    interrupts: tuple[Action, ...] = ()


class Setup(msgspec.Struct, frozen=True):
    """What a game is started with: the number of seats and the chosen options (option id to value id)."""

    seats: int
    options: dict[str, str] = {}


class Option(msgspec.Struct, frozen=True):
    """A choice offered at set-up: its id, the ids of its values, the default. Words for them belong to the window. With a `pattern` (a
    regular expression) any value is allowed that it matches whole: such an option is kept by the program, not offered (a date, the
    tuned numbers, the haunts there are), so that a game goes on with what it was begun with.
    `unattended` holds pairs of values: where no person sits down at the table the second takes the place of the first (a game without
    end needs somebody who ends it)."""

    name: str
    values: tuple[str, ...]
    default: str
    pattern: str = ""
    unattended: tuple[tuple[str, str], ...] = ()

    def allows(self, value: str) -> bool:
        """Whether the option may have this value."""
        return re.fullmatch(self.pattern, value) is not None if self.pattern else value in self.values


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: a code with parameters (the window words it)."""

    code: str
    params: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        """The code and its parameters, for messages to developers."""
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.params)])


class IllegalAction(ValueError):
    """Raised by `apply` for an action that is not legal now; the state is untouched. `refusal` says why."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(f"illegal action {str(action)!r}: {refusal}")
        self.refusal = refusal


class BadText(ValueError):
    """Raised by `parse` for a text that is no action of the game."""


class Shapes(NamedTuple):
    """The types of what a game tells, for the wire (`game.engine.wire`): its action, its observation, and the class on which all its events
    are built. `late` makes values of classes that are known only when all of the game is loaded (the rules' tasks, of which haunts have
    their own) from what JSON holds."""

    action: type[Action]
    observation: type[Observation]
    event: type[Event]
    late: Mapping[type, Callable[[Any], Any]] = {}


class State(ABC, Generic[A, O, E, H]):
    """One position. Mutable and small."""

    __slots__ = ()

    @abstractmethod
    def actor(self) -> Seat | None:
        """The seat asked now, CHANCE, or None when the game is over."""

    @abstractmethod
    def legal_actions(self) -> Sequence[A]:
        """The legal actions of the seat asked; empty for CHANCE and after the end."""

    @abstractmethod
    def chances(self) -> Sequence[tuple[A, int]]:
        """The outcomes with positive integer weights when the actor is CHANCE, else empty."""

    def sample(self, point: float) -> A:
        """The outcome at a point of [0, 1) when the actor is CHANCE. A game that finds it without listing all that could happen says so."""
        return outcome_at(self.chances(), point)

    @property
    @abstractmethod
    def heard(self) -> bool:
        """Whether anybody listens, as at first. While it is false `apply` does the same but tells nothing: in playouts and random play."""

    @heard.setter
    @abstractmethod
    def heard(self, heard: bool) -> None: ...

    @abstractmethod
    def apply(self, action: A) -> Sequence[E]:
        """Carries out a legal action or a possible outcome of chance, or at any time what `interrupts` lists, and returns the events; none
        while the state is not `heard`. Raises IllegalAction."""

    @abstractmethod
    def observe(self, viewer: Viewer) -> O:
        """The viewer's observation."""

    @abstractmethod
    def hidden(self, viewer: Viewer) -> H:
        """All that the viewer may not know, as plain data; `rebuild(observe(v), hidden(v))` gives this state back."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The outcome once the game is over, else None."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy, as much heard as this one."""

    def parts(self) -> Sequence[str]:
        """The parts of the rules (see `Game.parts`) that this game has come to."""
        return ()

    def interrupts(self) -> Sequence[tuple[Seat, A]]:
        """What may be done now by a seat that need not be the one asked, with that seat."""
        return ()

    def measures(self) -> Mapping[str, int]:
        """Figures for statistics of random play, by name."""
        return {}


class Game(ABC, Generic[A, O, E, H]):
    """What each game package exports as `GAME`.

    `name` is the game's id, such as `lastfriday`; `seats` the possible numbers of seats; `options` those of the set-up. `bound` is an
    upper bound on the number of actions in a game, chance included. `version` is that of the rules: a record of another one is refused;
    it grows when a game could go on otherwise than it did. `shapes` are the types of its actions, observations and events. `roles` are
    the ids of the roles that are dealt or taken in a game.
    """

    name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    bound: int
    version: int
    shapes: Shapes
    roles: tuple[str, ...] = ()

    @abstractmethod
    def fingerprint(self) -> str:
        """A short hash of the map and cards the rules read. Tuned numbers are no part of it:
        they are options, and so stand in the record."""

    @abstractmethod
    def varieties(self) -> Sequence[Setup]:
        """The set-ups that random play and tests go through in turn: every number of seats, chapter, haunt."""

    @abstractmethod
    def new(self, setup: Setup) -> State[A, O, E, H]:
        """A new game. Raises ValueError for a number of seats, option or value that does not exist."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action with this text form. Raises BadText."""

    @abstractmethod
    def rebuild(self, observation: O, hidden: H) -> State[A, O, E, H]:
        """The state that a viewer's observation and the facts hidden from that viewer make together."""

    @abstractmethod
    def why_not(self, observation: O, action: A) -> Refusal | None:
        """Why the observation's viewer may not do this now, from the observation alone; None when it is legal."""

    def parts(self, setup: Setup | None = None) -> Mapping[str, int]:
        """The parts of the rules that change apart from the rest, such as haunts: id to version. Those that there were when the game of
        this set-up began, or without one those that there are. A game is refused when a part that it has come to has changed; a part
        that is added ends no game. Raises ValueError for a set-up that does not exist."""
        del setup
        return {}

    def side(self, seat: Seat, setup: Setup) -> tuple[Seat, ...]:
        """The seats that win and lose together with one, itself among them; none where that does not follow from the seats."""
        del seat, setup
        return ()

    def winning_side(self, outcome: Outcome) -> str:
        """The id of the side that won; empty where that follows from the seats."""
        del outcome
        return ""

    def read(self, text: str) -> Any:
        """The state of a position's text (see `game.engine.notation`). Raises BadText; so does a game whose positions are not written."""
        del text
        raise BadText(f"positions of {self.name} are not written")

    def write(self, state: Any) -> str:
        """The text of a state's position. Raises ValueError for one that no text says."""
        del state
        raise ValueError(f"positions of {self.name} are not written")

    def starting(self, text: str) -> tuple[Game, Setup]:
        """The same game, but that new ones begin in a position's text, and their set-up. Raises BadText."""
        del text
        raise BadText(f"positions of {self.name} are not written")

    def atlas(self) -> Atlas | None:
        """The maps that the game reads; None when it has none."""
        return None

    def board_data(self) -> bytes:
        """The game's boards as bytes for another process, so that it need not read a map; none for a game without boards."""
        return b""

    def use_board_data(self, data: bytes) -> None:
        """Takes the boards from bytes made by `board_data`; to be called before the first game in a process."""
        del data


def outcome_at(chances: Sequence[tuple[_Outcome, int]], point: float) -> _Outcome:
    """The outcome at a point of [0, 1) when all lie side by side in their order, each as wide as its weight."""
    if len(chances) == 1:
        return chances[0][0]
    total = 0
    for _, weight in chances:
        total += weight
    mark = point * total
    reached = 0
    for outcome, weight in chances:
        reached += weight
        if mark < reached:
            return outcome
    return chances[-1][0]


def interrupting(state: State) -> bool:
    """Whether the state's game knows actions of seats that are not asked at all."""
    return type(state).interrupts is not State.interrupts


def full_options(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """The chosen options completed with defaults. Raises ValueError naming an unknown option or value."""
    known = {option.name: option for option in game.options}
    for name, value in chosen.items():
        if name not in known:
            raise ValueError(f"{game.name} has no option {name!r}")
        if not known[name].allows(value):
            raise ValueError(f"option {name!r} of {game.name} has no value {value!r}")
    return {name: chosen.get(name, option.default) for name, option in known.items()}


def unattended(game: Game, setup: Setup) -> Setup:
    """The set-up of a table at which no person sits down: see `Option`. Raises ValueError as `full_options` does."""
    chosen = full_options(game, setup.options)
    for option in game.options:
        chosen[option.name] = dict(option.unattended).get(chosen[option.name], chosen[option.name])
    return Setup(setup.seats, chosen)


def visible(events: Sequence[E], viewer: Viewer) -> list[E]:
    """The events that this viewer learns of, in order."""
    mask = bit(viewer)
    return [event for event in events if event.audience & mask]
