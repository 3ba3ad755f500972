"""What a viewer knows of a game of Stay Away!, and what is hidden from it, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.engine.contract import Observation, Question
from game.stayaway.actions import Act
from game.stayaway.terms import NOBODY, Exchange, Kind


class Note(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat has learnt for good, on a turn (numbered from 1). By `kind`:

    saw (the whole hand `cards` of `seat`), glimpsed (one card of `seat`), gave (a card to `seat`), got (a card from `seat`), showed
    (the own hand `cards` to `seat`, NOBODY for all), was_glimpsed (`seat` saw this own card), refused (`seat` refused the offer of
    `other` with this card), infected_by (`seat`, The Thing, has infected me), infected (I, The Thing, have infected `seat`), laid
    (this card on the pile: Blind date).
    """

    turn: int
    kind: str
    seat: int = NOBODY
    other: int = NOBODY
    cards: tuple[str, ...] = ()


class Place(msgspec.Struct, frozen=True):
    """A seat as all see it: whether it is in the game, how many cards it holds, its own turns left in Quarantine (0: none), and those
    of its cards that are known to all (shown openly and not moved since)."""

    alive: bool
    cards: int
    quarantine: int = 0
    known: tuple[str, ...] = ()


class Offer(msgspec.Struct, frozen=True, gc=False):
    """An exchange under way: who offers, to whom now, `why` (turn, seduction, friends), whether the card lies already, and whether
    Missed! has passed the offer on (no infection: SA-43)."""

    by: int
    to: int
    why: Exchange
    laid: bool = False
    passed: bool = False


class Said(msgspec.Struct, frozen=True, gc=False):
    """A public statement: accuse, vouch or ask `about` a seat."""

    turn: int
    seat: int
    saying: str
    about: int


class SaQuestion(Question, frozen=True):
    """What is asked: `offer` is the exchange under way, None for none; `waiting` are the seats still to be asked after the actor, in
    order (Chain reaction and Revelations). The card that is carried out, and at whom it aims, lie on the table: `playing`, `target`."""

    kind: Kind
    offer: Offer | None = None
    waiting: tuple[int, ...] = ()


class SaObservation(Observation, frozen=True, kw_only=True):
    """Stay Away! as one viewer knows it.

    `interrupts` holds what the viewer may do although it is not asked: The Thing may declare (SA-91). Public: all but the fields marked
    private, which belong to the viewer's own seat and are empty for TABLE. For ALL `hands` and `roles` are full, and `hot` and
    `fresh_hot` are The Thing's.
    """

    question: SaQuestion | None
    legal: tuple[Act, ...] = ()
    interrupts: tuple[Act, ...] = ()  # private
    options: tuple[tuple[str, str], ...]
    turn: int  # from 1; 0 while cards are dealt
    active: int  # the seat whose turn it is, NOBODY before the first
    direction: int  # 1 clockwise, -1 the other way
    ring: tuple[int, ...]  # the living seats clockwise
    doors: tuple[bool, ...]  # doors[i]: a Locked door between ring[i] and the next one clockwise
    places: tuple[Place, ...]  # by seat
    pile: int  # cards in the draw pile
    top: str  # the back on top of it, "" when it is empty or not yet made
    discards: int  # cards in the discard pile
    gone: tuple[tuple[str, int], ...]  # cards known to all to be in the discard pile, by kind
    burnt: tuple[int, ...]  # seats that are out, in the order they went
    playing: str  # the card that is being carried out, "" for none
    target: int  # the seat it aims at, NOBODY for none
    said: tuple[Said, ...]  # all statements so far
    may_say: bool  # whether the active seat may still make one in this turn
    pending: tuple[tuple[str | int, ...], ...]  # what is still to come in this turn, the next last
    result: str  # thing_burnt, declared, declared_alone, declared_wrongly, caught, draw; "" while the game goes on
    # private
    role: str  # thing, infected or human; "" for TABLE and ALL
    hand: tuple[str, ...]  # in deck order
    drawn: str  # the card drawn in this turn's first phase while it is the viewer's turn, else ""
    choice: tuple[str, ...]  # the cards drawn by Determination
    laid: str  # the viewer's own card that lies in an exchange or Chain reaction, else ""
    top_card: str  # the pile's top card when the viewer laid it there, else ""
    thing: int  # The Thing's seat as an Infected knows it, or the own seat; else NOBODY
    infected: tuple[int, ...]  # the seats The Thing has infected, as it knows them
    withheld: tuple[Act, ...] = ()  # what The Thing is not offered now because a Flamethrower must go first (SA-51)
    hot: int  # The Thing's Flamethrowers that would lose the game when seen now (SA-51)
    fresh_hot: int  # The Thing's Flamethrowers that will from the end of its next own turn
    notes: tuple[Note, ...]
    # ALL
    hands: tuple[tuple[str, ...], ...] = ()
    roles: tuple[str, ...] = ()

    @property
    def asked(self) -> Kind | Literal[""]:
        """The kind of the question; empty when the game is over."""
        return self.question.kind if self.question is not None else ""

    def exchange(self) -> Offer | None:
        """The exchange that the question is about, None for none."""
        return self.question.offer if self.question is not None else None

    def still_asked(self) -> tuple[int, ...]:
        """The seats that are asked the same after the actor, in order."""
        return self.question.waiting if self.question is not None else ()


class Hidden(msgspec.Struct, frozen=True):
    """What a viewer does not know. What belongs to the viewer's own seat is empty here: it stands in the observation. For ALL only
    what no observation holds: piles, notes, and what the rules remember."""

    hands: tuple[tuple[str, ...], ...] = ()  # by seat
    roles: tuple[str, ...] = ()  # by seat
    notes: tuple[tuple[Note, ...], ...] = ()  # by seat
    laid: tuple[str, ...] = ()  # by seat: the cards that lie in an exchange, Chain reaction or Blind date
    choice: tuple[str, ...] = ()  # what Determination has drawn
    drawn: str = ""
    pile: tuple[tuple[str, int], ...] = ()  # without a card laid on top
    discards: tuple[tuple[str, int], ...] = ()
    top_card: str = ""  # a card laid on the pile, "" when there is none
    top_by: int = NOBODY
    hot: int = 0
    got_hot: int = 0  # The Thing's Flamethrowers of its own running turn that it got too late to play or discard, or that were refused
    human_out: bool = False  # whether a Human was eliminated (SA-92)
    last_lost: int = NOBODY  # the Human infected last, NOBODY when a Human was eliminated since (SA-91)
