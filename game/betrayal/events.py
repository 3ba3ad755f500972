"""What can happen in a game of Betrayal. The window animates these facts, the log words them, computer players learn from them.

`body` is the index of a figure on the table (explorers first, by seat).
"""

from __future__ import annotations

from typing import ClassVar, Literal

from game.betrayal.board import Spot
from game.betrayal.terms import NOBODY
from game.engine.contract import Event

Gaining = Literal["drawn", "given", "picked", "stolen", "found", "taken", "kept", "joined", "instead"]
"""How a card has come to a figure (`kept`: an event that stays; `instead`: what the chart names in place of one that is `replaced`)."""
Losing = Literal["given", "dropped", "stolen", "used", "discarded", "dead", "returned", "replaced", "destroyed"]
"""How a card has left a figure."""
Replying = Literal["accepted", "refused"]
"""What is answered to a deal."""


class BtEvent(Event, frozen=True, kw_only=True):
    """Any fact of the game."""


class TookExplorer(BtEvent, frozen=True):
    """A seat plays this explorer (BT-2.1)."""

    seat: int
    who: str


class TurnBegan(BtEvent, frozen=True):
    """A figure's turn begins; `allowance` is the spaces a monster has rolled, -1 for explorers."""

    body: int
    allowance: int = -1


class TurnEnded(BtEvent, frozen=True):
    """A figure's turn is over."""

    body: int


class Went(BtEvent, frozen=True):
    """A figure is in another room. `how`: door, stairs, secret, chute, fall, drop, elevator, slide, wall, through (a wall),
    cross, moved, placed."""

    body: int
    room: str
    half: str = ""
    how: str = "door"
    before: str = ""


class Vanished(BtEvent, frozen=True):
    """A figure leaves the board, or is no longer seen on it."""

    body: int
    room: str


class TurnedUp(BtEvent, frozen=True):
    """The tile on top of the stack was turned up; how it lies is still to be chosen."""

    informs: ClassVar[bool] = True

    body: int
    room: str


class Discovered(BtEvent, frozen=True):
    """A tile was turned up and laid. `body` discovered it, or NOBODY."""

    informs: ClassVar[bool] = True

    body: int
    room: str
    spot: Spot


class TileMoved(BtEvent, frozen=True):
    """A tile lies elsewhere now."""

    room: str
    spot: Spot


class Sank(BtEvent, frozen=True):
    """The top tile's back shows other floors: it went to the bottom of the stack."""

    back: str


class NothingThere(BtEvent, frozen=True):
    """There is no tile left that could be laid there. `floor` is fully explored, or would be closed."""

    floor: str


class Drew(BtEvent, frozen=True):
    """A card was drawn."""

    informs: ClassVar[bool] = True

    body: int
    deck: str
    card: str


class Peeked(BtEvent, frozen=True):
    """Somebody looked at, or put back in an order of choice, the top of a pile; only he learns the `cards`."""

    informs: ClassVar[bool] = True

    body: int
    pile: str
    count: int
    cards: tuple[str, ...] = ()


class Rolled(BtEvent, frozen=True):
    """Dice were rolled. `purpose` says for what, `trait` with which trait (empty: a fixed number of dice)."""

    informs: ClassVar[bool] = True

    body: int
    purpose: str
    dice: tuple[int, ...]
    trait: str = ""


class Counted(BtEvent, frozen=True):
    """The result of a roll stands: dice and everything added."""

    body: int
    purpose: str
    total: int


class Needed(BtEvent, frozen=True):
    """What a roll had to reach, and whether it did."""

    body: int
    purpose: str
    total: int
    least: int
    success: bool


class TraitMoved(BtEvent, frozen=True):
    """A clip moved from one value to another. `step` is the new step, -1 the skull."""

    body: int
    trait: str
    steps: int
    step: int


class Hurt(BtEvent, frozen=True):
    """Damage is due: so many points of a kind (physical or mental), after everything that lessens it."""

    body: int
    kind: str
    points: int


class Got(BtEvent, frozen=True):
    """A card is now with a figure."""

    body: int
    card: str
    how: Gaining
    giver: int = NOBODY


class LostCard(BtEvent, frozen=True):
    """A card is no longer with a figure."""

    body: int
    card: str
    how: Losing


class Used(BtEvent, frozen=True):
    """A card or token is used."""

    body: int
    what: str


class Offered(BtEvent, frozen=True):
    """A deal is offered to another explorer, or answered: what `body` gives and asks for."""

    body: int
    to: int
    gives: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    answer: Replying | Literal[""] = ""


class TokenLaid(BtEvent, frozen=True):
    """A token lies in a room."""

    token: str
    place: str


class TokenGone(BtEvent, frozen=True):
    """A token is gone from a room."""

    token: str
    place: str


class Attacked(BtEvent, frozen=True):
    """One figure attacks another. `attacker` is NOBODY when something on a card does; `by` then names it."""

    attacker: int
    defender: int
    trait: str
    weapon: str = ""
    by: str = ""


class Fought(BtEvent, frozen=True):
    """How an attack ended: both totals."""

    attacker: int
    defender: int
    attack: int
    defence: int


class Stunned(BtEvent, frozen=True):
    """A monster is stunned, or (`woke`) stands up again."""

    body: int
    woke: bool = False


class Died(BtEvent, frozen=True):
    """A figure is dead or destroyed."""

    body: int
    by: int = NOBODY
    cause: str = ""


class Appeared(BtEvent, frozen=True):
    """A figure comes into the house."""

    body: int
    kind: str
    room: str


class HauntBegins(BtEvent, frozen=True):
    """The haunt begins (BT-6.2.1). `traitor` is NOBODY when there is none, or none who is known. `omen` and `room` are those the chart was
    read with last; `replaced`: they are not those of the draw. `by_chance`: the chart has led to no haunt, and chance has chosen."""

    informs: ClassVar[bool] = True

    haunt: int
    revealer: int
    omen: str
    room: str
    traitor: int
    replaced: bool = False
    by_chance: bool = False


class HauntPlayed(BtEvent, frozen=True):
    """The chart names a haunt that was played already: another omen or room is read instead."""

    haunt: int
    omen: str
    room: str


class HauntMissing(BtEvent, frozen=True):
    """The chart names a haunt that the program does not contain, or none (`haunt` 0): chance chooses instead (our reading)."""

    haunt: int
    omen: str
    room: str


class ShuffledBack(BtEvent, frozen=True):
    """Tiles and omens that were set aside are shuffled back into their stacks (BT-4.2.4, BT-6.2.1)."""

    rooms: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class ChangedSide(BtEvent, frozen=True):
    """A figure is on this side now."""

    body: int
    side: str


class Became(BtEvent, frozen=True):
    """A figure is in a state now, held so by `other` if by anybody (`off`: no longer)."""

    body: int
    status: str
    other: int = NOBODY
    off: bool = False


class Carried(BtEvent, frozen=True):
    """A figure is carried by another one, or clings to it (`off`: no longer)."""

    body: int
    by: int
    off: bool = False


class WentOut(BtEvent, frozen=True):
    """A figure has left the house and is in another place, alive (`back`: it has come back from there)."""

    body: int
    place: str
    back: bool = False


class FaceUp(BtEvent, frozen=True):
    """A token that lay face down is turned up, and is gone from there: all see what it is."""

    informs: ClassVar[bool] = True

    body: int
    token: str
    face: str
    place: str


class Counter(BtEvent, frozen=True):
    """Something a haunt counts has this value now."""

    name: str
    value: int


class Marked(BtEvent, frozen=True):
    """A haunt marks something (`off`: takes the mark away)."""

    name: str
    what: str
    off: bool = False


class Told(BtEvent, frozen=True):
    """A fact of a haunt or card that has no event of its own: an id with words, which the window puts into a sentence."""

    informs: ClassVar[bool] = True

    fact: str
    body: int = NOBODY
    words: tuple[str, ...] = ()


class NewRound(BtEvent, frozen=True):
    """A round begins. `left`: of the last rounds before daybreak, how many are still to come, this one included; else 0."""

    number: int
    left: int = 0


class Ended(BtEvent, frozen=True):
    """The game is over."""

    informs: ClassVar[bool] = True

    reason: str
    winners: tuple[int, ...]
