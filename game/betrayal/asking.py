"""What may be asked in a game of Betrayal, as all see it: its kind, and what it is about."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

import msgspec

from game.betrayal.board import Spot
from game.betrayal.terms import NOBODY
from game.engine.contract import Question

# fmt: off
Kind = Literal[
    "chance",  # dice, shuffles and draws
    "pick_explorer", "ready", "turn",
    # rooms
    "laying", "where_tile", "rearrange", "roll_or_fall", "where_below", "choose_below", "where_elevator", "put_in", "nearer", "led",
    "which_room",  # a token lies in
    # rolls, harm, attacks
    "before_roll", "after_roll", "offer_skull", "spread", "choose_trait", "heal", "won", "join",
    # cards
    "lay_deal", "accept", "ignore_event", "ignore_bite", "take_one", "arrange", "seek", "lay_down", "whose_side", "who_goes",
    # event cards
    "spare", "try", "with_which", "strike", "nearest", "lowest", "into_mirror", "blown_away", "meant", "other_end", "follow", "grave",
    "at_which", "below", "switch", "lay_new", "room_moves",
    # haunts
    "choose",  # whatever a haunt asks; `what` is its own id
    "choose_secretly",
    "ask_leave",  # of somebody to whom something would be done; `action` is the haunt's
]
# fmt: on
"""What may be asked. A haunt asks `choose` with an id of its own, so that one that is added adds no kind."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class BtQuestion(Question, frozen=True, kw_only=True, omit_defaults=True):
    """What is asked. `body` is the figure it is about; the other fields have meaning for the kinds that use them."""

    kind: Kind
    body: int = NOBODY
    what: str = ""  # choose: the haunt's id
    action: str = ""  # ask_leave: the haunt's action
    card: str = ""
    pile: str = ""  # arrange
    room: str = ""  # that is laid, or led to
    spot: Spot | None = None  # laying: where it lies
    damage: str = ""  # spread, heal: the kind of damage
    points: int = 0  # of damage; won: by which the attack was won
    steps: int = 0  # by which a trait moves
    attacker: int = NOBODY  # won
    roller: int = NOBODY  # before and after a roll
    purpose: str = ""  # of the roll
    dice: int = 0  # of the roll
    bonus: int = 0  # added to what the dice show
    giver: int = NOBODY  # of a deal
    to: int = NOBODY
    gives: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    refused: bool = False  # lay_deal: it was refused once
    changed: bool = False  # accept: it was refused once and is laid out anew


CHANCE_DECIDES: Final = BtQuestion(kind="chance")
_PARAMETERS: Final = frozenset(BtQuestion.__struct_fields__) - {"kind"}


@cache
def shown_fields(task: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a question of the rules that are shown as they are: those that `BtQuestion` has too."""
    return tuple(name for name in task.__struct_fields__ if name in _PARAMETERS)
