"""What a viewer of Last Friday knows now, and what is hidden from that viewer, as plain data."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from game.engine.contract import Observation, Question
from game.lastfriday.actions import Act

Kind = Literal[
    # of chance, or of the Maniac by option
    "deal",
    "welcome",
    "draw",
    # set-up
    "card",
    "boat",
    "start",
    "open",
    "chosen",
    "place",
    "corpse",
    "clue",
    # a round
    "turn",
    "push",
    "alarm",
    "maniac",
    "reveal",
    "lay",
    "twist",
    "twist_move",
    # between chapters
    "look",
    "token",
]
"""What may be asked."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Why = Literal["scheduled", "trap", "lamp"]
"""Why the Maniac reveals: as every third round (LF-T6), by a trap, by a lamp."""


class Camper(msgspec.Struct, frozen=True):
    """One Camper in public. `dot` is 0 at the entrance; a dead Camper has dot 0 too. Clues are sorted by type. `used` holds
    the abilities used up this chapter."""

    seat: int
    card: str
    alive: bool
    dot: int
    clues: tuple[str, ...]
    keys: tuple[str, ...]
    used: tuple[str, ...]


class ClueToken(msgspec.Struct, frozen=True):
    """A clue face down on a dot; `clue` is empty when the viewer does not know it. Who has seen it is public."""

    dot: int
    clue: str
    maniac_knows: bool
    campers_know: bool


class Corpse(msgspec.Struct, frozen=True):
    """A corpse on a dot; `fear` says whether it counts a Fear point."""

    dot: int
    fear: bool


class Pile(msgspec.Struct, frozen=True):
    """Clues and keys of the dead, face up on a dot (LF-K7)."""

    dot: int
    clues: tuple[str, ...]
    keys: tuple[str, ...]


class Lamp(msgspec.Struct, frozen=True):
    """A laid Flashlight and the circles that its markers lie on (LF-K4)."""

    dot: int
    circles: tuple[int, ...]


class WelcomeToken(msgspec.Struct, frozen=True):
    """A Welcome token face down on a dot; `token` is empty when the viewer does not know it."""

    dot: int
    token: str


class Turn(msgspec.Struct, frozen=True):
    """The running turn: whose it is (-1 between turns), a Camper's steps left, whether a clue was played, the last free dot the
    Camper stood on, abilities used in this turn, the Maniac's legs left of a Supernatural Speed, and whether the Camper has raised an
    alarm in this turn (LF-C9)."""

    seat: int
    steps: int
    clue_played: bool
    home: int
    used: tuple[str, ...]
    legs: int
    alarmed: bool = False


Task = tuple[str | int, ...]
"""An entry of the agenda: a name and its arguments."""


class LfQuestion(Question, frozen=True):
    """What is asked. `why` of a reveal."""

    kind: Kind
    why: Why | None = None


class LfObservation(Observation, frozen=True, kw_only=True):
    """Last Friday as one viewer knows it."""

    question: LfQuestion | None
    legal: tuple[Act, ...] = ()
    interrupts: tuple[Act, ...] = ()
    options: tuple[tuple[str, str], ...]
    chapter: int  # 1 to 4
    round: int  # 1 to 15; 0 during a chapter's set-up
    pending: tuple[Task, ...]  # what is still to come, the next last
    turn: Turn
    campers: tuple[Camper, ...]  # red, yellow, green, blue, brown
    chosen: int  # the Chosen's seat, 0 for none
    cards_left: tuple[str, ...]  # Camper cards not yet used in this game
    cabins: tuple[str, ...]  # red, yellow, green, blue, brown: closed, camper or maniac
    boat: int  # its pier, 0 before it is placed
    shown: int  # the circle the Maniac's pawn stands on, 0 for none
    shown_step: int  # the step of his record it tells of; -1 when it was shown in the chapter before
    corpses: tuple[Corpse, ...]  # by dot
    corpses_left: int
    extra_fear: int  # kills for which no corpse was left
    clues: tuple[ClueToken, ...]  # by dot
    piles: tuple[Pile, ...]  # by dot
    traps: tuple[int, ...]  # dots
    lamps: tuple[Lamp, ...]  # in the order they were laid
    welcome: tuple[WelcomeToken, ...]  # by dot
    supply_size: int
    tokens: tuple[str, ...]  # the Maniac's, unused
    track: tuple[tuple[str, int], ...]  # his used tokens of this chapter with their rounds
    trapped: bool  # he misses his next move
    earned: tuple[str, ...]  # tokens he gets for the next chapter (LF-II2, LF-P1)
    looks: int  # looks the Campers still have (LF-P1)
    result: tuple[str, str]  # winner and reason, empty strings while the game goes on
    # what only some may know
    circle: int  # the Maniac's; 0 when the viewer does not know it
    record: tuple[int, ...]  # his circles of this chapter, step 0 first; empty to others
    supply: tuple[tuple[str, int], ...]  # its clues by type, only for him while he chooses from it, and for ALL

    @property
    def asked(self) -> Kind | Literal[""]:
        """The kind of the question; empty when the game is over."""
        return self.question.kind if self.question is not None else ""

    def camper(self, seat: int) -> Camper:
        """The Camper of a seat (1 to 5)."""
        return self.campers[seat - 1]


class Hidden(msgspec.Struct, frozen=True):
    """What a viewer does not know. Fields are empty where the observation already tells."""

    circle: int = 0
    record: tuple[int, ...] = ()
    supply: tuple[tuple[str, int], ...] = ()
    clues: tuple[tuple[int, str], ...] = ()  # the face-down clues the viewer does not know, by dot
    welcome: tuple[tuple[int, str], ...] = ()  # likewise the Welcome tokens
