"""The table as the referee keeps it: what lies where, who holds what, and what each event must say to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from typing import Any, Final, NamedTuple

from game.engine.contract import EVERYONE, TABLE, audience
from tests.referees.lastfriday.board import COLOURS, Board, Sides
from tests.referees.lastfriday.facts import CARDS, CLUES, CORPSES, MARKERS

MANIAC: Final = 0
CAMPERS: Final = (1, 2, 3, 4, 5)
STILL: Final = -1
"""The steps left of a Camper whose movement is over."""

HIS = audience(MANIAC)
THEIRS = audience(*CAMPERS, TABLE) & ~audience()
CAMPERS_SEE = audience(*CAMPERS)
WATCHERS = audience(MANIAC, TABLE) & ~audience()
NOBODY = audience()


class Ask(NamedTuple):
    """A question: its kind, the seat asked (-1 for chance), and the texts of all that may be answered."""

    kind: str
    seat: int
    options: frozenset[str]


class Told(NamedTuple):
    """An event: the name of its class, its fields, its audience."""

    name: str
    fields: Mapping[str, Any]
    audience: int


class ChapterOverError(Exception):
    """The running chapter is over; `catcher` is the Camper who caught the Maniac, or 0."""

    def __init__(self, reason: str, catcher: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.catcher = catcher


Flow = Generator[Ask, str, None]
"""A part of the game: it asks, and is sent the texts of the answers."""


class Table:
    """The facts, and the small changes that everything else is made of."""

    def __init__(self, board: Board, options: Mapping[str, str]) -> None:
        self.board = board
        self.options = options
        self.told: list[Told] = []
        self.checked: Counter[str] = Counter()
        self.chapter = 0
        self.round = 0
        self.alive = dict.fromkeys(CAMPERS, True)
        self.dot = dict.fromkeys(CAMPERS, 0)
        self.card = dict.fromkeys(CAMPERS, "")
        self.hand: dict[int, list[str]] = {seat: [] for seat in CAMPERS}
        self.keys: dict[int, list[str]] = {seat: [] for seat in CAMPERS}
        self.used: dict[int, list[str]] = {seat: [] for seat in CAMPERS}
        self.cards_left = list(CARDS)
        self.chosen = 0
        self.sides: Sides = ("closed",) * 5
        self.boat = 0
        self.shown = 0
        self.shown_step = 0
        self.corpses: dict[int, bool] = {}
        self.extra_fear = 0
        self.clues: dict[int, tuple[str, bool, bool]] = {}  # type, the Maniac knows it, the Campers know it
        self.piles: dict[int, tuple[list[str], list[str]]] = {}
        self.traps: set[int] = set()
        self.lamps: dict[int, list[int]] = {}  # in the order they were laid
        self.welcome: dict[int, str] = {}
        self.supply = dict(CLUES)
        self.played = 0
        self.tokens: list[str] = []
        self.track: list[tuple[str, int]] = []
        self.earned: list[str] = []
        self.trapped = False
        self.looks = 0
        self.circle = 0
        self.record: list[int] = []
        self.result = ("", "")
        self.turn = -1  # whose it is: -1 between turns
        self.steps = 0
        self.clue_played = False
        self.home = 0  # the last dot of this turn on which the Camper could stay
        self.turn_used: list[str] = []
        self.legs = 0
        self.alarmed = False

    def tell(self, name: str, seen_by: int = EVERYONE, **fields: Any) -> None:
        """Notes an event that must be told."""
        self.told.append(Told(name, fields, seen_by))

    def count(self, *rules: str) -> None:
        """Counts a check of rules."""
        self.checked.update(rules)

    # --- questions
    @property
    def bolted(self) -> bool:
        """Whether Camper-side cabins are shut to the Maniac (LF-B7)."""
        return self.chapter <= 2

    @property
    def single(self) -> bool:
        """Whether one chapter is played alone."""
        return self.options["chapter"] != "campaign"

    def living(self) -> list[int]:
        """The living Campers in turn order (LF-T2)."""
        return [seat for seat in CAMPERS if self.alive[seat]]

    def standing(self, without: int = 0) -> set[int]:
        """The dots of the living Campers."""
        return {self.dot[seat] for seat in self.living() if seat != without and self.dot[seat]}

    def can(self, seat: int, ability: str) -> bool:
        """Whether a Camper's card has an ability."""
        return CARDS[self.card[seat]][2] == ability

    def lying(self) -> set[int]:
        """The dots on which something lies."""
        return {*self.corpses, *self.clues, *self.piles, *self.traps, *self.lamps, *self.welcome}

    def free(self) -> set[int]:
        """The dots on which a token may be laid (LF-B7)."""
        return self.board.layable - self.lying()

    def corpses_left(self) -> int:
        """How many of the eight are not on the board (LF-K7)."""
        return CORPSES - len(self.corpses)

    def markers_left(self) -> int:
        """How many yellow markers are not on the board (LF-K4)."""
        return MARKERS - sum(map(len, self.lamps.values()))

    def token_free(self, token: str) -> bool:
        """Whether he holds a token and has used none in this round (LF-K10)."""
        return token in self.tokens and all(used != self.round for _, used in self.track)

    def sheltered(self, seat: int) -> bool:
        """Whether a Camper is inside a Camper-side cabin (LF-K9)."""
        return self.alive[seat] and self.dot[seat] in self.board.inside_of

    def may_stay(self, seat: int) -> bool:
        """Whether a Camper could end the turn on this dot (LF-T3, LF-K8)."""
        here = self.dot[seat]
        return here == self.home or (here not in self.corpses and here not in self.standing(seat))

    # --- changes
    def use_token(self, token: str) -> None:
        """The Maniac lays a token on the Round Track, in sight (LF-K10)."""
        self.count("LF-K10")
        self.tokens.remove(token)
        self.track.append((token, self.round))
        self.tell("TokenUsed", token=token, round=self.round)

    def open_cabin(self, colour: str, side: str, seat: int, how: str) -> None:
        """A closed cabin's tile is laid (LF-B6)."""
        self.count("LF-B6")
        self.sides = tuple(side if one == colour else old for one, old in zip(COLOURS, self.sides, strict=True))
        self.tell("CabinOpened", colour=colour, side=side, seat=seat, how=how)

    def show(self, circle: int, step: int, why: str) -> None:
        """His pawn is put on a circle (LF-T6)."""
        self.shown, self.shown_step = circle, step
        self.tell("Revealed", circle=circle, step=step, why=why)

    def arrive(self, seat: int, dot: int) -> None:
        """A Camper comes onto a dot and takes or turns up what lies there (LF-K1, LF-K7, LF-K8)."""
        self.dot[seat] = dot
        if seat == self.turn and dot not in self.standing(seat) and dot not in self.corpses:
            self.home = dot
        if dot in self.clues:
            self.take_clue(seat, dot, "step")
        if dot in self.piles:
            self.take_pile(seat, dot)
        if dot in self.welcome:
            self.turn_up(seat, dot)

    def take_clue(self, seat: int, dot: int, how: str) -> None:
        """A Camper takes a clue and shows it (LF-K1)."""
        self.count("LF-K1")
        clue = self.clues.pop(dot)[0]
        self.hand[seat].append(clue)
        self.tell("ClueTaken", seat=seat, dot=dot, clue=clue, how=how)

    def take_pile(self, seat: int, dot: int) -> None:
        """A Camper takes what the dead left (LF-K7)."""
        self.count("LF-K7")
        clues, keys = self.piles.pop(dot)
        self.hand[seat] += clues
        self.keys[seat] += keys
        self.tell("PileTaken", seat=seat, dot=dot, clues=tuple(sorted(clues)), keys=tuple(sorted(keys)))

    def turn_up(self, seat: int, dot: int) -> None:
        """A Camper turns up a Welcome token: a key, or a corpse if one of the eight is left (LF-K8)."""
        self.count("LF-K8")
        token = self.welcome.pop(dot)
        self.tell("WelcomeTurned", seat=seat, dot=dot, token=token)
        if token != "corpse":
            self.keys[seat].append(token.removeprefix("key_"))
        elif self.corpses_left():
            self.corpses[dot] = True
            self.tell("CorpseLaid", dot=dot, fear=True)

    def look_at(self, dot: int) -> None:
        """All Campers learn a clue; the others see that they look (LF-P1)."""
        clue, his, _ = self.clues[dot]
        self.clues[dot] = (clue, his, True)
        self.tell("ClueSeen", CAMPERS_SEE, dot=dot, clue=clue)
        self.tell("ClueSeen", WATCHERS, dot=dot, clue="")

    # --- death
    def die(self, seat: int) -> None:
        """A Camper dies: the dot is announced, corpse and belongings fall (LF-T8, LF-K7)."""
        self.count("LF-T8")
        dot = self.dot[seat]
        self.alive[seat], self.dot[seat] = False, 0
        self.tell("Died", seat=seat, dot=dot)
        self._leave_body(seat, dot)
        self.hand[seat], self.keys[seat] = [], []
        if self.turn == seat:
            self.turn = -1
        if not self.living():
            self.count("LF-I2")
            raise ChapterOverError("all_dead")

    def _leave_body(self, seat: int, dot: int) -> None:
        self.count("LF-K7")
        clues, keys = self.hand[seat], self.keys[seat]
        fear = not self.can(seat, "no_fear")
        spot = self.where_it_falls(dot)
        if self.corpses_left() and spot:
            self.corpses[spot] = fear
            self.tell("CorpseLaid", dot=spot, fear=fear)
        else:
            self.extra_fear += fear
        if spot and (clues or keys):
            self.piles[spot] = (clues, keys)
            self.tell("PileLaid", dot=spot, clues=tuple(sorted(clues)), keys=tuple(sorted(keys)))

    def where_it_falls(self, dot: int) -> int:
        """The nearest free dot in Camper steps, ties by number, that no Camper stands on or may have to go back to (LF-B7)."""
        self.count("LF-B7")
        taken = self.standing() | ({self.home} if self.turn > 0 and self.alive[self.turn] else set())
        far = self.board.distances([dot], self.sides)
        fit = [(steps, there) for there, steps in far.items() if there in self.free() and there not in taken]
        return min(fit)[1] if fit else 0
