"""What happens in Stay Away!, as facts for an audience.

An event whose class says `informs` tells somebody something that was hidden or drawn: no undo goes back past it. A fact that some
know better than others is several events of one class with disjoint audiences; in the others' version the card is "" (or the cards
are ()). Seats are numbers, cards ids; a card that all may see has the audience EVERYONE.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from game.engine.contract import EVERYONE, Event
from game.stayaway.terms import NOBODY, Exchange

Drawing = Literal["turn", "answer", "determination", "forgetful", "date", "redraw"]
"""Why a card is drawn (`answer`: for a defence card), or discarded."""
Shown = Literal["suspicion", "scary", "revelations"]
"""The card by which another is shown."""
Unlocked = Literal["axe", "three_four", "party", "merged"]
"""Why a Locked door goes (`merged`: two gaps became one, SA-50)."""
Released = Literal["time", "axe", "rotten_ropes", "party"]
"""Why a Quarantine goes."""
Unended = Literal["burnt", "shown"]
"""What might have ended the game."""
NoExchange = Literal["refused", "missed", "nothing"]
"""Why an exchange does not take place."""
Barred = Literal["door", "quarantine"]
"""What bars the exchange of a turn."""


class SaEvent(Event, frozen=True, kw_only=True):
    """A fact of Stay Away!."""


class Informing(SaEvent, frozen=True, kw_only=True):
    """A fact by which somebody learns what was hidden, or a draw of chance."""

    informs: ClassVar[bool] = True


# set-up and turns
class DealerChosen(Informing, frozen=True, kw_only=True):
    """Who deals; the player to the left begins (SA-5)."""

    seat: int


class Dealt(Informing, frozen=True, kw_only=True):
    """A seat is dealt a card (SA-2)."""

    seat: int
    card: str


class PileMade(SaEvent, frozen=True, kw_only=True):
    """All that is left is shuffled into the draw pile (SA-3), or the discards are into a new one (`again`, SA-14)."""

    count: int
    again: bool


class TopSeen(Informing, frozen=True, kw_only=True):
    """The kind of the pile's new top card (SA-4)."""

    back: str


class TurnBegan(SaEvent, frozen=True, kw_only=True):
    """The pointer lies before this seat."""

    seat: int
    turn: int


class Drew(Informing, frozen=True, kw_only=True):
    """A seat draws a Stay Away! card; `why` is turn, answer (for a defence card), determination, forgetful, date or redraw."""

    seat: int
    card: str
    why: Drawing


class PanicDrawn(Informing, frozen=True, kw_only=True):
    """A seat draws a Panic! card, which is carried out at once (SA-10)."""

    seat: int
    card: str


class PanicSkipped(Informing, frozen=True, kw_only=True):
    """A Panic! card met on the way to a Stay Away! card is discarded unseen (SA-14); ALL sees which."""

    card: str


class NothingDrawn(SaEvent, frozen=True, kw_only=True):
    """There is no Stay Away! card anywhere to draw (SA-14)."""

    seat: int
    why: Drawing


class Discarded(SaEvent, frozen=True, kw_only=True):
    """A seat discards a card; `why` is turn, determination, forgetful or redraw. Openly in Quarantine (SA-61): what Forgetful then
    takes away shows a part of the hand to all."""

    seat: int
    card: str
    why: Drawing

    @property
    def informs(self) -> bool:  # type: ignore[override] # here one event of the class does and another does not
        """Whether somebody learns what was hidden: when it is Forgetful's, and open."""
        return self.why == "forgetful" and self.audience == EVERYONE


class Played(SaEvent, frozen=True, kw_only=True):
    """A seat plays a card on its turn, at a seat, a side, or nobody."""

    seat: int
    card: str
    target: int = NOBODY
    side: str = ""


# what cards do
class Answered(SaEvent, frozen=True, kw_only=True):
    """A seat answers with a defence card what `by` did to it (SA-40 to SA-44)."""

    seat: int
    card: str
    by: int


class Unanswered(SaEvent, frozen=True, kw_only=True):
    """A seat has no answer card to a Flamethrower or a seat swap, or keeps it."""

    seat: int
    by: int


class HandShown(Informing, frozen=True, kw_only=True):
    """A seat's whole hand is shown to `to` (NOBODY: to all); `why` is the card that made it."""

    seat: int
    to: int
    cards: tuple[str, ...]
    why: str


class CardShown(Informing, frozen=True, kw_only=True):
    """One card of a seat is shown to `to` (NOBODY: to all); `why` is suspicion, scary or revelations."""

    seat: int
    to: int
    card: str
    why: Shown


class KeptSilent(SaEvent, frozen=True, kw_only=True):
    """A seat shows nothing in Revelations."""

    seat: int


class DirectionTurned(SaEvent, frozen=True, kw_only=True):
    """Play runs the other way (SA-35)."""

    direction: int


class SeatsSwapped(SaEvent, frozen=True, kw_only=True):
    """Two seats change places in the ring."""

    one: int
    two: int


class NoSwap(SaEvent, frozen=True, kw_only=True):
    """A seat swap by a Panic! card comes to nothing (SA-73)."""

    seat: int


class DoorLocked(SaEvent, frozen=True, kw_only=True):
    """A Locked door lies between two seats now (`two` is clockwise of `one`)."""

    one: int
    two: int


class DoorRemoved(SaEvent, frozen=True, kw_only=True):
    """A Locked door goes; `why` is axe, three_four, party or merged (two gaps became one: SA-50)."""

    one: int
    two: int
    why: Unlocked


class Quarantined(SaEvent, frozen=True, kw_only=True):
    """A Quarantine stands before a seat (SA-61)."""

    seat: int


class QuarantineOver(SaEvent, frozen=True, kw_only=True):
    """It goes; `why` is time, axe, rotten_ropes or party."""

    seat: int
    why: Released


class Burnt(Informing, frozen=True, kw_only=True):
    """A seat is out; its hand went to the discards unseen (SA-50). `by` is who burnt it, the seat itself when a super-infection did."""

    seat: int
    by: int


class GoesOn(Informing, frozen=True, kw_only=True):
    """What might have ended the game has not: `why` is burnt (the seat was not The Thing) or shown (no Flamethrower of The Thing was
    seen, SA-51). That it was tested is known to all."""

    seat: int
    why: Unended


# exchanges
class Offered(SaEvent, frozen=True, kw_only=True):
    """A seat lays a card to exchange with another; `why` is turn, seduction or friends. The card only for the seat itself. Once the
    others have seen it laid it cannot be withdrawn (SA-46). `passed`: laid anew after Missed! has passed the offer on (SA-43)."""

    seat: int
    to: int
    why: Exchange
    card: str
    passed: bool = False

    @property
    def informs(self) -> bool:  # type: ignore[override] # of the two versions the others' binds
        """Whether this is what the others see."""
        return not self.card


class PassedOn(SaEvent, frozen=True, kw_only=True):
    """Missed! passes the offer of `seat` from `was` to `to`; the offerer takes its card back (SA-43)."""

    seat: int
    was: int
    to: int


class OfferEnded(SaEvent, frozen=True, kw_only=True):
    """No exchange takes place and the offerer keeps the card; `why` is refused, missed (Missed! found nobody) or nothing (the
    offerer has no card that may be given to the partner Missed! found)."""

    seat: int
    why: NoExchange


class ExchangeBlocked(SaEvent, frozen=True, kw_only=True):
    """No exchange at the end of this turn; `why` is door or quarantine."""

    seat: int
    to: int
    why: Barred


class Exchanged(Informing, frozen=True, kw_only=True):
    """Two seats have exchanged a card: `given` by `one`, `got` by `one` from `two`. Each of the two sees both cards."""

    one: int
    two: int
    given: str
    got: str


class ChainLaid(SaEvent, frozen=True, kw_only=True):
    """A seat has chosen the card it passes on; the card only for itself."""

    seat: int
    card: str


class ChainPassed(Informing, frozen=True, kw_only=True):
    """In Chain reaction a card went from a seat to the next; the two see which."""

    seat: int
    to: int
    card: str


class BecameInfected(Informing, frozen=True, kw_only=True):
    """A Human has become Infected (SA-21): for that seat, The Thing and ALL."""

    seat: int
    by: int


class CardLaidOnPile(SaEvent, frozen=True, kw_only=True):
    """Blind date: a seat lays a card on the pile, which only it has seen (SA-79)."""

    seat: int
    card: str


class SuperInfected(Informing, frozen=True, kw_only=True):
    """A seat must exchange and has no legal card (SA-24)."""

    seat: int


# talk and the end
class Spoke(SaEvent, frozen=True, kw_only=True):
    """A seat makes a public statement about another: accuse, vouch or ask."""

    seat: int
    saying: str
    about: int


class Declared(Informing, frozen=True, kw_only=True):
    """The Thing declares that no Human is left (SA-91 to SA-93)."""

    seat: int


class Caught(Informing, frozen=True, kw_only=True):
    """The Thing is caught with a Flamethrower in another's turn by a seat that saw it, NOBODY when all did (SA-51)."""

    seat: int
    by: int


class RolesShown(Informing, frozen=True, kw_only=True):
    """The game is over and all cards are shown (SA-93): roles and hands by seat; `result` as in the observation."""

    result: str
    roles: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
