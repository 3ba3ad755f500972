"""The rules of Last Friday: hidden movement at a summer camp, in four chapters."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from game.engine.contract import Game, Option, Refusal, Seat, Setup, Shapes, full_options
from game.engine.mapcheck import Atlas
from game.lastfriday import campmap, campreader, numbers, reasons, viewing
from game.lastfriday.actions import Act, parse
from game.lastfriday.camp import Camp
from game.lastfriday.campmap import CampMap
from game.lastfriday.events import LfEvent
from game.lastfriday.numbers import TUNED, Numbers
from game.lastfriday.observation import Hidden, LfObservation
from game.lastfriday.state import LfState, begin
from game.lastfriday.terms import MANIAC

__all__ = ["GAME", "LastFriday"]


class LastFriday(Game[Act, LfObservation, LfEvent, Hidden]):
    """The game as the rest of the program knows it. The camp is read from the map when it is first needed."""

    name = "lastfriday"
    seats = (6,)
    options = (
        Option("chapter", ("campaign", "I", "II", "III", "IV"), "campaign"),
        Option("cards", ("dealt", "chosen"), "dealt"),  # LF-K12
        Option("welcome", ("shuffled", "maniac"), "shuffled"),  # LF-K8
        Option("alarms", ("every", "one"), "every"),  # LF-C9
        TUNED.option,
    )
    shapes = Shapes(Act, LfObservation, LfEvent)
    bound = 12_000
    version = 2

    def __init__(self) -> None:
        self._board: CampMap | None = None
        self._camps: dict[bytes, Camp] = {}

    @property
    def camp(self) -> Camp:
        """The camp of a game that begins now. Raises the map reader's MapError when camp.tmx is broken."""
        return self._with(TUNED.now)

    def camp_of(self, options: Mapping[str, str] | Iterable[tuple[str, str]]) -> Camp:
        """The camp of the game with these options: the same map with that game's tuned numbers."""
        return self._with(TUNED.of(options))

    def _with(self, numbers: Numbers) -> Camp:
        key = msgspec.json.encode(numbers)
        if key not in self._camps:
            self._camps[key] = Camp(self.board, numbers)
        return self._camps[key]

    @property
    def board(self) -> CampMap:
        """The map, read once."""
        if self._board is None:
            self._board = campreader.read_camp()
        return self._board

    def atlas(self) -> Atlas:
        """The camp."""
        return campreader.ATLAS

    def board_data(self) -> bytes:
        """The board as bytes for another process."""
        return campmap.encode(self.board)

    def use_board_data(self, data: bytes) -> None:
        """Takes the board from bytes, so that no map is read in this process."""
        if self._board is None:
            self._board = campmap.decode(data)

    def fingerprint(self) -> str:
        """A hash of the network and the cards: what the rules read, not what only pictures do."""
        network = msgspec.msgpack.encode((self.board.spaces, self.board.paths))
        return hashlib.sha256(network + numbers.data_bytes()).hexdigest()[:16]

    def varieties(self) -> Sequence[Setup]:
        """Campaign and each chapter, with every value of the other options."""
        others = (("dealt", "shuffled", "every"), ("chosen", "maniac", "one"))
        chapters = self.options[0].values
        return tuple(Setup(6, {"chapter": c, "cards": cards, "welcome": w, "alarms": a}) for cards, w, a in others for c in chapters)

    def new(self, setup: Setup) -> LfState:
        """A new game. Raises ValueError for a set-up that does not exist."""
        if setup.seats not in self.seats:
            raise ValueError(f"Last Friday has six seats, not {setup.seats}")
        options = tuple(full_options(self, setup.options).items())
        return begin(self.camp_of(options), options)

    def parse(self, text: str) -> Act:
        """The action with this text. Raises BadText."""
        return parse(text)

    def rebuild(self, observation: LfObservation, hidden: Hidden) -> LfState:
        """The state that an observation and the facts hidden from its viewer make together."""
        state = LfState(self.camp_of(observation.options), observation.options)
        viewing.restore(state, observation, hidden)
        return state

    def why_not(self, observation: LfObservation, action: Act) -> Refusal | None:
        """Why the viewer may not do this now; None when it is legal."""
        return reasons.why_not(self.camp_of(observation.options), observation, action)

    def side(self, seat: Seat, setup: Setup) -> tuple[Seat, ...]:  # noqa: ARG002 - in every chapter
        """The Maniac alone, or all Campers."""
        return (MANIAC,) if seat == MANIAC else (1, 2, 3, 4, 5)


GAME = LastFriday()
