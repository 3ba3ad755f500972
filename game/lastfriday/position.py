"""A position of Last Friday: everything that is so now, who is asked what, and what is still to come.

Only data and the questions that follow from it at once; what may be done and what follows from doing it stands in the other
modules. Values inside the lists and dicts are immutable, so a clone copies one level.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from game.engine.contract import CHANCE, Outcome
from game.lastfriday.actions import Act
from game.lastfriday.camp import Camp
from game.lastfriday.events import LfEvent
from game.lastfriday.masks import BITS, mask_of
from game.lastfriday.network import Network
from game.lastfriday.numbers import ABILITY, CARDS
from game.lastfriday.observation import Kind, Task
from game.lastfriday.terms import CAMPERS, CHAPTERS, CLOSED, CLUES, COLOURS, ENTRANCE

NO_TURN: Final = -1
STILL: Final = -1
"""The steps left of a Camper whose movement is over: a lamp was laid or the Maniac pushed."""

_COPIED = ("alive", "dot", "card", "hand", "keys", "used", "agenda", "record", "corpses", "clues", "piles", "welcome", "supply")
_SHARED = (
    "camp",
    "net",
    "options",
    "chapter",
    "round",
    "asked",
    "who",
    "chosen",
    "cards_left",
    "cabins",
    "boat",
    "shown",
    "shown_step",
    "corpses_left",
    "extra_fear",
    "traps",
    "lamps",
    "tokens",
    "track",
    "trapped",
    "earned",
    "looks",
    "result",
    "circle",
    "turn_seat",
    "turn_steps",
    "turn_played",
    "turn_home",
    "turn_used",
    "turn_legs",
    "turn_alarmed",
    "occupied",
    "barred",
    "_lying",
    "heard",
)


class Position:
    """The facts. Per-seat lists are indexed by seat 1 to 5 (index 0 is unused)."""

    __slots__ = (*_COPIED, *_SHARED, "_legal", "chapter_over", "out", "rounds")

    def __init__(self, camp: Camp, options: tuple[tuple[str, str], ...]) -> None:
        self.camp = camp
        self.options = options
        self.chapter = 1
        self.round = 0
        self.asked: Kind | Literal[""] = ""
        self.who = 0
        self.agenda: list[Task] = []
        self.alive = [False] + [True] * 5
        self.dot = [0] * 6
        self.card = [""] * 6
        self.hand: list[tuple[str, ...]] = [()] * 6
        self.keys: list[tuple[str, ...]] = [()] * 6
        self.used: list[tuple[str, ...]] = [()] * 6
        self.chosen = 0
        self.cards_left = tuple(CARDS)
        self.cabins: tuple[str, ...] = (CLOSED,) * 5
        self.boat = 0
        self.shown = 0
        self.shown_step = 0
        self.corpses: dict[int, bool] = {}
        self.corpses_left = camp.numbers.corpses
        self.extra_fear = 0
        self.clues: dict[int, tuple[str, bool, bool]] = {}  # dot -> type, the Maniac knows, the Campers know
        self.piles: dict[int, tuple[tuple[str, ...], tuple[str, ...]]] = {}
        self.traps: tuple[int, ...] = ()
        self.lamps: tuple[tuple[int, tuple[int, ...]], ...] = ()
        self.welcome: dict[int, str] = {}
        self.supply = {clue: camp.numbers.clues[clue] for clue in CLUES}
        self.tokens: tuple[str, ...] = ()
        self.track: tuple[tuple[str, int], ...] = ()
        self.trapped = False
        self.earned: tuple[str, ...] = ()
        self.looks = 0
        self.result = ("", "")
        self.circle = 0
        self.record: list[int] = []
        self._no_turn()
        self.occupied = 0  # the mask of dots where living Campers stand
        self.barred = 0  # the mask of dots with a corpse
        self._lying: int | None = None  # the mask of dots with a token, None when it has to be made anew
        self.heard = True
        self.out: list[LfEvent] = []  # of the running action
        self.chapter_over = False  # set while the running action ends a chapter
        self.rounds: tuple[int, ...] = (0, 0, 0, 0)  # played in each chapter: for statistics, no part of the position
        self._legal: Sequence[Act] | None = None
        self.net: Network
        self.rewire()

    def _no_turn(self) -> None:
        self.turn_seat = NO_TURN
        self.turn_steps = 0
        self.turn_played = False
        self.turn_home = 0
        self.turn_used: tuple[str, ...] = ()
        self.turn_legs = 0
        self.turn_alarmed = False

    def rewire(self) -> None:
        """Takes the network that fits the cabins and the chapter; to be called when either has changed."""
        self.net = self.camp.network(self.cabins, self.chapter <= 2)

    def stand(self, seat: int, dot: int) -> None:
        """Puts a living Camper's pawn on a dot (0: the entrance)."""
        old = self.dot[seat]
        self.dot[seat] = dot
        occupied = self.occupied
        if old and old not in self.dot:
            occupied ^= BITS[old]
        self.occupied = occupied | BITS[dot] if dot else occupied

    def lift(self, seat: int) -> None:
        """Takes a dead Camper's pawn off the board."""
        self.stand(seat, ENTRANCE)
        self.alive[seat] = False

    def lay_corpse(self, dot: int, fear: bool) -> None:
        """Lays one of the corpses that are left."""
        self.corpses_left -= 1
        self.corpses[dot] = fear
        self.barred |= 1 << dot
        self._lying = None

    def dig_corpse(self, dot: int) -> None:
        """Takes a corpse off the board."""
        self.corpses_left += 1
        del self.corpses[dot]
        self.barred &= ~(1 << dot)
        self._lying = None

    def moved_tokens(self) -> None:
        """To be called when a clue, pile, trap, lamp or Welcome token has come onto the board or left it."""
        self._lying = None

    # --- questions
    @property
    def chapter_name(self) -> str:
        """I to IV."""
        return CHAPTERS[self.chapter - 1]

    @property
    def single(self) -> bool:
        """Whether only this chapter is played."""
        return self.option("chapter") != "campaign"

    def option(self, name: str) -> str:
        """The value of an option."""
        for key, value in self.options:
            if key == name:
                return value
        raise KeyError(name)

    def ability(self, seat: int) -> str:
        """The ability on a Camper's card."""
        return ABILITY[self.card[seat]]

    def living(self) -> list[int]:
        """The living Campers in turn order."""
        return [seat for seat in CAMPERS if self.alive[seat]]

    def leader(self) -> int:
        """The first living Camper in turn order, who answers for all (LF-T10)."""
        return self.living()[0]

    def others(self, seat: int) -> int:
        """The mask of dots where other living Campers stand; the entrance never counts."""
        here = self.dot[seat]
        return self.occupied & ~(1 << here) if self.dot.count(here) == 1 else self.occupied

    def sheltered(self, seat: int) -> bool:
        """Whether a living Camper is inside a Camper-side cabin (LF-K9)."""
        return self.alive[seat] and self.dot[seat] in self.camp.inside_of

    def lying(self) -> int:
        """The mask of dots on which a token lies."""
        mask = self._lying
        if mask is None:
            dots = (*self.corpses, *self.clues, *self.piles, *self.traps, *self.welcome, *(lamp[0] for lamp in self.lamps))
            mask = self._lying = mask_of(dots)
        return mask

    def free(self) -> int:
        """The mask of dots on which a token may be laid (LF-B7): no other token, no inside, door's, pier's or arrow dot."""
        return self.camp.layable & ~self.lying()

    def free_to_lay(self, dot: int) -> bool:
        """Whether a token may be laid on a dot (LF-B7)."""
        return bool(self.free() >> dot & 1)

    def fear(self) -> int:
        """The Fear points (LF-P1): corpses on the board that count, and kills for which no corpse was left."""
        return sum(self.corpses.values()) + self.extra_fear

    def token_free(self, token: str) -> bool:
        """Whether the Maniac may use this token in this round (LF-K10: at most one a round)."""
        return token in self.tokens and self.round not in [used for _, used in self.track]

    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.result[0])

    # --- changes used everywhere
    def tell(self, event: LfEvent) -> None:
        """Adds an event to those of the running action."""
        self.out.append(event)

    def ask(self, asked: Kind, who: int) -> None:
        """Asks a seat or CHANCE."""
        self.asked = asked
        self.who = who

    def use_token(self, token: str) -> None:
        """Lays one of the Maniac's tokens on the Round Track."""
        tokens = list(self.tokens)
        tokens.remove(token)
        self.tokens = tuple(tokens)
        self.track = (*self.track, (token, self.round))

    def give_clue(self, seat: int, clue: str) -> None:
        """Puts a clue into a Camper's hand, kept in the order of types."""
        self.hand[seat] = tuple(sorted((*self.hand[seat], clue)))

    def drop_clue(self, seat: int, clue: str) -> None:
        """Takes a clue out of a Camper's hand."""
        hand = list(self.hand[seat])
        hand.remove(clue)
        self.hand[seat] = tuple(hand)

    def copy_to(self, other: Position) -> None:
        """Makes another position equal to this one."""
        for name in _SHARED:
            setattr(other, name, getattr(self, name))
        for name in _COPIED:
            setattr(other, name, getattr(self, name).copy())
        other.out = []
        other.chapter_over = False
        other.rounds = self.rounds
        other._legal = self._legal

    # --- the outcome
    def finished(self) -> Outcome | None:
        """The outcome when the game is over."""
        winner, reason = self.result
        if not winner:
            return None
        sides = ((0,), CAMPERS) if winner == "maniac" else (CAMPERS, (0,))
        return Outcome(winners=sides[0], losers=sides[1], reason=reason, params=(("winner", winner), ("chapter", self.chapter_name)))


def seat_word(seat: int) -> str:
    """A seat's id for messages: maniac, a colour, or chance."""
    return "chance" if seat == CHANCE else "maniac" if seat == 0 else COLOURS[seat - 1]
