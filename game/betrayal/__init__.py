"""The rules of Betrayal at House on the Hill: a house that is built as it is explored, and then a haunt."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property

from game.betrayal import data, haunts, notation, reasons, roommap, viewing
from game.betrayal.actions import Act, parse
from game.betrayal.data import TUNED
from game.betrayal.events import BtEvent
from game.betrayal.observation import BtObservation, Hidden
from game.betrayal.pending import tasks_from
from game.betrayal.position import Rules
from game.betrayal.roommap import RoomTile
from game.betrayal.state import BtState, begin
from game.betrayal.tasks import Tasks
from game.betrayal.terms import HEROES, LEAST_SEATS, MOST_SEATS, TRAITORS
from game.engine.contract import Game, Option, Outcome, Refusal, Setup, Shapes, full_options
from game.engine.mapcheck import Atlas

__all__ = ["GAME", "Betrayal"]


def haunts_text() -> str:
    """The haunts there are with the versions of their rules, as the option `haunts` has them: `1.1_5.2`."""
    return "_".join(f"{number}.{haunts.haunt(number).version}" for number in haunts.NUMBERS)


def options_now() -> tuple[Option, ...]:
    """The options of a game that begins now, with the haunts there are."""
    return (
        Option("haunt", ("chart", *(str(number) for number in haunts.NUMBERS)), "chart"),
        Option("repeat_haunt", ("no", "yes"), "no"),  # BT-6.2.1
        Option("played", (), "", r"(|[0-9]{1,2}(_[0-9]{1,2}){0,49})"),  # haunts of earlier games, such as 1_38
        Option("haunts", (), haunts_text(), r"[0-9]{1,2}\.[0-9]{1,3}(_[0-9]{1,2}\.[0-9]{1,3}){0,49}"),  # those there are, with versions
        TUNED.option,
        Option("date", (), "01-01", r"(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"),  # BT-2.7: the day the game began
    )


class Betrayal(Game[Act, BtObservation, BtEvent, Hidden]):
    """The game as the rest of the program knows it."""

    name = "betrayal"
    seats = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
    options = options_now()
    roles = (HEROES, TRAITORS)
    shapes = Shapes(Act, BtObservation, BtEvent, {Tasks: tasks_from})
    bound = 60_000
    version = 2

    def __init__(self, start: BtState | None = None) -> None:
        """`start`: the position in which new games begin, instead of that of the rules."""
        self._start = start
        self._tiles: Mapping[str, RoomTile] | None = None
        self._rules: dict[tuple[int, tuple[tuple[str, str], ...]], Rules] = {}

    @property
    def tiles(self) -> Mapping[str, RoomTile]:
        """The rooms, read once. Raises MapError, PlaceError."""
        if self._tiles is None:
            self._tiles = roommap.read_rooms()
        return self._tiles

    def atlas(self) -> Atlas:
        """The rooms."""
        return roommap.ATLAS

    def board_data(self) -> bytes:
        """The rooms as bytes for another process."""
        return roommap.rooms_to_bytes(self.tiles)

    def use_board_data(self, data: bytes) -> None:
        """Takes the rooms from bytes, so that no map is read in this process."""
        if self._tiles is None:
            self._tiles = roommap.rooms_from_bytes(data)

    @cached_property
    def _fingerprint(self) -> str:
        return hashlib.sha256(roommap.facts(self.tiles) + data.data_bytes()).hexdigest()[:16]

    def parts(self, setup: Setup | None = None) -> Mapping[str, int]:
        """The haunts with the versions of their rules. Raises ValueError for a set-up that does not exist."""
        there = full_options(self, setup.options if setup else {})
        return {haunts.part(number): version for number, version in data.haunts_of(there).items()}

    def fingerprint(self) -> str:
        """A hash of rooms, cards and chart."""
        return self._fingerprint

    def varieties(self) -> Sequence[Setup]:
        """Every number of seats, by the chart and with each haunt; a haunt that is added changes none of the others."""
        numbers = (0, *haunts.NUMBERS)
        return tuple(
            Setup(self.seats[(number + turn) % len(self.seats)], {"haunt": str(number) if number else "chart"})
            for turn in range(4)
            for number in numbers
        )

    def new(self, setup: Setup) -> BtState:
        """A new game. Raises ValueError for a set-up that does not exist."""
        if self._start is not None:
            return self._start.clone()
        if setup.seats not in self.seats:
            raise ValueError(f"Betrayal has three to six seats, not {setup.seats}")
        return begin(self._known(setup.seats, tuple(full_options(self, setup.options).items())))

    def _known(self, seats: int, options: tuple[tuple[str, str], ...]) -> Rules:
        key = (seats, options)
        rules = self._rules.get(key)
        if rules is None:
            if len(self._rules) > 200:
                self._rules.clear()
            rules = self._rules[key] = Rules(seats, options, self.tiles)
        return rules

    def read(self, text: str) -> BtState:
        """The position of a text (see `game.betrayal.notation`). Raises BadPosition."""
        return notation.read(text, lambda seats, options: self._known(seats, tuple(full_options(self, options).items())))

    def write(self, state: BtState) -> str:
        """The text of a position. Raises Unwritten."""
        return notation.write(state, {option.name: option.default for option in self.options})

    def starting(self, text: str) -> tuple[Betrayal, Setup]:
        """The game whose new ones begin in a written position, and their set-up. Raises BadPosition."""
        start = self.read(text)
        other = Betrayal(start)
        other._tiles = self.tiles
        return other, Setup(start.seats, dict(start.t.options))

    def parse(self, text: str) -> Act:
        """The action with this text. Raises BadText."""
        return parse(text)

    def rebuild(self, observation: BtObservation, hidden: Hidden) -> BtState:
        """The state that gave an observation and the facts hidden from its viewer."""
        seats = sum(1 for body in observation.table.bodies if body.kind == "explorer")
        state = BtState(self._known(seats, observation.table.options))
        viewing.restore(state, observation, hidden)
        return state

    def winning_side(self, outcome: Outcome) -> str:
        """The side that won: heroes, traitors or nobody."""
        if not outcome.winners:
            return "nobody"
        return TRAITORS if outcome.reason.startswith("traitors_") else HEROES

    def why_not(self, observation: BtObservation, action: Act) -> Refusal | None:
        """Why the viewer may not do this now; None when it is legal."""
        return reasons.why_not(observation, action, lambda: self._seen(observation))

    def _seen(self, observation: BtObservation) -> BtState:
        """The position as far as the viewer sees it: of what others know alone there is nothing in it."""
        seats = sum(1 for body in observation.table.bodies if body.kind == "explorer")
        return self.rebuild(observation, Hidden(own=({},) * seats))


GAME = Betrayal()
