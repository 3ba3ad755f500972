"""What lies on the table of Betrayal, open to all, as plain data; and what is known to some seats only.

`Table` is the whole position but for `Secrets`, and is shown in every observation.
"""

from __future__ import annotations

import msgspec

from game.betrayal.board import Spot
from game.betrayal.terms import EXPLORING, NOBODY


class Body(msgspec.Struct):
    """A figure in the house: an explorer (those come first, by seat) or a monster.

    Three different things: the body, the `seat` that plays it, and its `side`. An explorer's traits are steps on its card's tracks
    (-1 is the skull), a monster's are values (-1: it has no such trait). `room` is empty when the figure is not on the board or its
    place is secret. `half`: which half of a barrier room it stands in (the printed side of that half's door; "in" behind the Vault's
    inner door), else empty.
    """

    kind: str  # "explorer" or the kind of monster
    who: str  # the explorer's card, "" for a monster
    seat: int  # the seat that plays it, NOBODY for none
    side: str  # "" before the haunt
    room: str
    half: str = ""
    traits: list[int] = []  # in the order of TRAITS
    alive: bool = True
    stunned: bool = False
    cards: list[str] = []
    surplus: list[tuple[str, str, int]] = []  # steps of (card, trait) that went beyond the maximum (BT-3.3)
    boosts: list[str] = []  # rooms whose boost it has had (BT-7.8)
    wounds: int = 0  # monsters that die after so many points
    mark: str = ""  # what a haunt notes of this figure
    status: tuple[tuple[str, int], ...] = ()  # each state it is in, and the figure that holds it so (see `game.betrayal.statuses`)
    on: int = NOBODY  # the figure that carries it, or to which it clings (see `game.betrayal.carrying`)
    away: str = ""  # the place outside the house where it is (see `game.betrayal.outside`)

    def states(self) -> dict[str, int]:
        """State -> the figure that holds it so, NOBODY for none."""
        return dict(self.status)

    def copy(self) -> Body:
        """An independent copy."""
        return Body(
            self.kind,
            self.who,
            self.seat,
            self.side,
            self.room,
            self.half,
            self.traits[:],
            self.alive,
            self.stunned,
            self.cards[:],
            self.surplus[:],
            self.boosts[:],
            self.wounds,
            self.mark,
            self.status,
            self.on,
            self.away,
        )


class Turn(msgspec.Struct):
    """The running turn. `body` moves; `allowance` is -1 where its Speed decides, else the spaces a monster has rolled. `used`:
    purposes that are spent for this turn, such as `item:axe` or `roll:vault`; `free`: spaces that cost nothing."""

    body: int = NOBODY
    spent: int = 0
    allowance: int = -1
    stopped: bool = False  # movement has ended (BT-4.1.2)
    moved: bool = False
    attacked: bool = False
    began: str = ""  # the room in which the turn began
    omen: str = ""  # the omen drawn last in this turn ...
    omen_room: str = ""  # ... and the room of that draw
    omens: int = 0
    used: list[str] = []
    word: str = ""  # the word chosen with the haunt's action that was done last

    def copy(self) -> Turn:
        """An independent copy."""
        return Turn(
            self.body,
            self.spent,
            self.allowance,
            self.stopped,
            self.moved,
            self.attacked,
            self.began,
            self.omen,
            self.omen_room,
            self.omens,
            self.used[:],
            self.word,
        )


class Pile(msgspec.Struct):
    """A deck or the stack of tiles: which cards are still in it is known to all, their order to nobody but for `known` cards on top
    (how many; which, only `Secrets` say), backs of tiles fixed on top (`back`) and those that went to the bottom in turn."""

    cards: list[str]  # sorted
    discards: list[str] = []
    known: int = 0  # so many cards on top are known to some seat
    back: str = ""  # the floors on the back of the top tile, once it was looked at
    bottom: list[str] = []  # the backs of tiles that went to the bottom, the first to come up first

    def copy(self) -> Pile:
        """An independent copy."""
        return Pile(self.cards[:], self.discards[:], self.known, self.back, self.bottom[:])


class Table(msgspec.Struct):
    """The open position."""

    options: tuple[tuple[str, str], ...]
    bodies: list[Body]
    spots: dict[str, Spot]  # room -> where it lies, in the order they came
    walls: tuple[tuple[str, str], ...]  # doorways that are closed, as (room, side)
    piles: dict[str, Pile]  # the three decks and `room`
    turn: Turn
    tokens: dict[str, list[str]]  # kind of token -> the rooms it lies in (with "/half" in a barrier room)
    dropped: dict[str, list[str]]  # room (with "/half") -> cards in its Item Pile
    gone: list[str]  # rooms taken out of the game
    first: int = 0  # the first player
    round: int = 0
    phase: str = EXPLORING
    omens: int = 0  # omens drawn so far
    haunt: int = 0
    revealer: int = NOBODY
    haunt_omen: str = ""
    haunt_room: str = ""
    traitor: int = NOBODY  # the seat of the known traitor
    counters: dict[str, int] = {}  # what a haunt counts
    marks: dict[str, list[str]] = {}  # what a haunt has marked: rooms, cards, seats
    stuck: dict[str, list[int]] = {}  # card that holds somebody fast -> [seat, failed tries]
    order: list[int] = []  # bodies still to move in the running monsters' turn
    dice: tuple[int, ...] = ()  # the dice that lie
    rolled: int = 0  # the last roll's result
    ended: str = ""  # why the game is over
    winners: tuple[int, ...] = ()
    faces: tuple[tuple[str, str], ...] = ()  # kind of token that lies face down, and a face nobody has seen (see `game.betrayal.facedown`)

    def copy(self) -> Table:
        """An independent copy."""
        return Table(
            self.options,
            [body.copy() for body in self.bodies],
            self.spots,
            self.walls,
            {name: pile.copy() for name, pile in self.piles.items()},
            self.turn.copy(),
            {kind: rooms[:] for kind, rooms in self.tokens.items()},
            {place: cards[:] for place, cards in self.dropped.items()},
            self.gone[:],
            self.first,
            self.round,
            self.phase,
            self.omens,
            self.haunt,
            self.revealer,
            self.haunt_omen,
            self.haunt_room,
            self.traitor,
            dict(self.counters),
            {name: values[:] for name, values in self.marks.items()},
            {card: held[:] for card, held in self.stuck.items()},
            self.order[:],
            self.dice,
            self.rolled,
            self.ended,
            self.winners,
            self.faces,
        )


class Secrets(msgspec.Struct):
    """What some seats know alone: `own` by seat (name -> value), and the cards that lie on top of each pile, the next first, each with the
    seats that know it (their bits, see `game.engine.contract.bit`)."""

    own: list[dict[str, str]]
    tops: dict[str, list[str]]
    knowers: dict[str, list[int]]

    def copy(self) -> Secrets:
        """An independent copy."""
        return Secrets(
            [dict(each) for each in self.own],
            {pile: cards[:] for pile, cards in self.tops.items()},
            {pile: seats[:] for pile, seats in self.knowers.items()},
        )
