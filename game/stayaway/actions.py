"""What a seat or chance can do in Stay Away!, as values with a one-line text form.

There are few enough of them to make each once: legal actions, outcomes of chance and parsed texts are always these same objects.
"""

from __future__ import annotations

from typing import Final

from game.engine.contract import Action, BadText
from game.stayaway.deck import CARDS
from game.stayaway.terms import (
    MOST_SEATS,
    NOBODY,
    PANIC,
    SAYINGS,
    SIDES,
    STAY_AWAY,
)


class Act(Action, frozen=True, cache_hash=True):
    """One action. Texts by verb:

    chance: `dealer 3`, `deal axe` (the next card of the next hand), `draw axe` (the pile's top card), `back panic` (the kind of the
    pile's new top card), `pick axe` (the card that Suspicion shows);
    act: `discard axe`, `play whisky`, `play analysis 3`, `play locked_door left`, `play axe 3` (the Quarantine of seat 3),
    `play axe left` (the door there), `say accuse 3`;
    other questions: `keep axe` (KEEP, FORGET), `lay axe` (LAY, CHAIN: a card to offer or pass), `date axe` (the card laid on the
    pile), `give axe` (accept the exchange and give this), `refuse scary` (answer with this card; also to a Flamethrower or a seat
    swap), `accept` (no answer card), `swap 3`, `third left`, `show 3` (the hand, to a neighbour), `show hand`, `show infected`,
    `silent` (Revelations), `friend 3`;
    at any time: `declare 3` (seat 3, The Thing, says that no Human is left: SA-91).
    """

    verb: str
    what: str = ""  # a card, a back, a saying, or what is shown
    seat: int = NOBODY
    side: str = ""

    def __str__(self) -> str:
        """The text form that `parse` reads back."""
        words = [self.verb]
        if self.what:
            words.append(self.what)
        if self.seat != NOBODY:
            words.append(str(self.seat))
        if self.side:
            words.append(self.side)
        return " ".join(words)


_CARDS: Final = tuple(card.id for card in CARDS)
_SEATS: Final = range(MOST_SEATS)


def _each(verb: str) -> dict[str, Act]:
    return {card: Act(verb, card) for card in _CARDS}


def _seats(verb: str, what: str = "") -> tuple[Act, ...]:
    return tuple(Act(verb, what, seat) for seat in _SEATS)


DEALERS: Final = _seats("dealer")
DEALS: Final = _each("deal")
DRAWS: Final = _each("draw")
BACKS: Final = {back: Act("back", back) for back in (STAY_AWAY, PANIC)}
PICKS: Final = _each("pick")
DISCARDS: Final = _each("discard")
PLAYS: Final = _each("play")
PLAYS_ON: Final = {card: _seats("play", card) for card in _CARDS}
PLAYS_AT: Final = {(card, side): Act("play", card, side=side) for card in _CARDS for side in SIDES}
SAYS: Final = {saying: _seats("say", saying) for saying in SAYINGS}
KEEPS: Final = _each("keep")
LAYS: Final = _each("lay")
DATES: Final = _each("date")
GIVES: Final = _each("give")
REFUSES: Final = _each("refuse")
ACCEPT: Final = Act("accept")
SWAPS: Final = _seats("swap")
THIRDS: Final = {side: Act("third", side=side) for side in SIDES}
SHOWS: Final = _seats("show")
SHOW_HAND: Final = Act("show", "hand")
SHOW_INFECTED: Final = Act("show", "infected")
SILENT: Final = Act("silent")
FRIENDS_WITH: Final = _seats("friend")
DECLARES: Final = _seats("declare")

_GROUPS: Final = (
    *(table.values() for table in (DEALS, DRAWS, BACKS, PICKS, DISCARDS, PLAYS, PLAYS_AT, KEEPS, LAYS, DATES, GIVES, REFUSES, THIRDS)),
    *PLAYS_ON.values(),
    *SAYS.values(),
    *(DEALERS, SWAPS, SHOWS, FRIENDS_WITH, DECLARES),
    (ACCEPT, SHOW_HAND, SHOW_INFECTED, SILENT),
)
_BY_TEXT: Final = {str(act): act for group in _GROUPS for act in group}


def parse(text: str) -> Act:
    """The action with this text. Raises BadText for anything that `str(Act)` never gives."""
    act = _BY_TEXT.get(text)
    if act is None:
        raise BadText(f"no such action: {text!r}")
    return act
