"""The draw pile and the discards (SA-3, SA-4, SA-14). The pile is a multiset of each back; chance fixes the top card's back when it
comes to light and the card when it is drawn. Only a card laid on top by Blind date is fixed before."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.contract import CHANCE, EVERYONE, Seat
from game.stayaway.actions import BACKS, DRAWS, Act
from game.stayaway.deck import BACK
from game.stayaway.events import Discarded, Drawing, Drew, NothingDrawn, PanicSkipped, PileMade, TopSeen
from game.stayaway.position import NOT_ALL, Position
from game.stayaway.terms import DRAW, FLAMETHROWER, NOBODY, PANIC, STAY_AWAY, TOP


def pile_size(s: Position) -> int:
    """Cards in the draw pile."""
    return s.piles[STAY_AWAY].size + s.piles[PANIC].size + bool(s.top_card)


def discard_size(s: Position) -> int:
    """Cards in the discard pile."""
    return sum(s.discards.values())


def to_discards(s: Position, card: str, openly: bool) -> None:
    """A card comes to the discards; `openly` when all know which it is."""
    s.discards[card] = s.discards.get(card, 0) + 1
    if openly:
        s.gone[card] = s.gone.get(card, 0) + 1


def discard(s: Position, seat: Seat, card: str, why: Drawing) -> None:
    """A seat discards a card of its hand, unseen but in Quarantine (SA-11, SA-61)."""
    openly = s.shows_draws(seat)
    s.lose(seat, card, openly)
    throw(s, seat, card, why)


def throw(s: Position, seat: Seat, card: str, why: Drawing) -> None:
    """The same for a card that is in no hand."""
    openly = s.shows_draws(seat)
    to_discards(s, card, openly)
    if not s.heard:
        return
    if openly:
        s.tell(Discarded(seat=seat, card=card, why=why))
    else:
        s.tell(Discarded(seat=seat, card=card, why=why, audience=s.only(seat)))
        s.tell(Discarded(seat=seat, card="", why=why, audience=s.others(seat)))


# the pile


def make_pile(s: Position, again: bool) -> None:
    """The pile lies there: its top card's back comes to light."""
    s.tell(PileMade(count=pile_size(s), again=again))
    uncover(s)


def uncover(s: Position) -> None:
    """The back of the new top card is seen, if there is one (SA-4)."""
    stay_away, panic = s.piles[STAY_AWAY].size, s.piles[PANIC].size
    if stay_away and panic:
        s.top = ""
        s.ask(TOP, CHANCE)
    elif stay_away or panic:
        _see_top(s, STAY_AWAY if stay_away else PANIC)
    else:
        s.top = ""


def _see_top(s: Position, back: str) -> None:
    s.top = back
    if s.heard:
        s.tell(TopSeen(back=back))


def tops(s: Position) -> Sequence[tuple[Act, int]]:
    """The backs that may lie on top, weighed by their cards; there are some of both."""
    return [(BACKS[back], pile.size) for back, pile in s.piles.items()]


def sample_top(s: Position, point: float) -> Act:
    """One of them by chance."""
    first = s.piles[STAY_AWAY].size
    return BACKS[STAY_AWAY if point * (first + s.piles[PANIC].size) < first else PANIC]


def answer_top(s: Position, act: Act) -> None:
    """Chance has said it."""
    _see_top(s, act.what)


def draws(s: Position) -> Sequence[tuple[Act, int]]:
    """The cards that may lie on top, weighed by their copies."""
    if s.top_card:
        return [(DRAWS[s.top_card], 1)]
    return [(DRAWS[card], count) for card, count in s.piles[s.top].counts.items() if count]


def sample_draw(s: Position, point: float) -> Act:
    """One of them by chance."""
    return DRAWS[s.top_card or s.piles[s.top].at(point)]


def leave_pile(s: Position, card: str) -> None:
    """The top card leaves the pile, and the next one's back comes to light."""
    if s.top_card:
        s.top_card, s.top_by = "", NOBODY
    else:
        s.piles[BACK[card]].add(card, -1)
    uncover(s)


def refill(s: Position) -> None:
    """The discards become the pile (SA-14), but for the card that is being carried out: it is discarded after use (SA-10, SA-11)."""
    in_use = {s.playing: 1} if s.playing in s.discards else {}
    for card, count in s.discards.items():
        s.piles[BACK[card]].add(card, count - in_use.get(card, 0))
    s.discards = dict(in_use)
    s.gone = dict(in_use)
    make_pile(s, again=True)


def has_stay_away(s: Position) -> bool:
    """Whether there is a Stay Away! card to draw in pile or discards."""
    if s.top_card or s.piles[STAY_AWAY].size:
        return True
    return any(BACK[card] == STAY_AWAY and (count > 1 or card != s.playing) for card, count in s.discards.items())


# drawing Stay Away! cards


def draw_some(s: Position, seat: Seat, why: Drawing, count: int) -> None:
    """A seat draws Stay Away! cards, passing over Panic! cards; chance is asked for one card after the other (SA-14)."""
    if count == 0:
        return
    if not has_stay_away(s):
        s.tell(NothingDrawn(seat=seat, why=why))
    elif pile_size(s) == 0:
        s.then(("draw_some", seat, why, count))
        refill(s)
    else:
        s.agenda.append(("drawing", seat, why, count))
        s.ask(DRAW, CHANCE)


def answer_draw(s: Position, seat: Seat, why: Drawing, count: int, card: str) -> None:
    """The top card is known: it is taken, or passed over when it is a Panic!."""
    if BACK[card] == PANIC:
        to_discards(s, card, openly=False)
        s.tell(PanicSkipped(card=card, audience=EVERYONE & ~NOT_ALL))
        s.tell(PanicSkipped(card="", audience=NOT_ALL))
        s.then(("draw_some", seat, why, count))
    else:
        take_drawn(s, seat, card, why)
        s.then(("draw_some", seat, why, count - 1))
    if why == "date" and BACK[card] == STAY_AWAY:
        _lay_over(s, card)
    else:
        leave_pile(s, card)


def _lay_over(s: Position, card: str) -> None:
    """In Blind date the card laid on the pile hides the next one at once; see `panics`."""
    if s.top_card:
        s.top_card, s.top_by = "", NOBODY
    else:
        s.piles[STAY_AWAY].add(card, -1)
    s.top = ""


def take_drawn(s: Position, seat: Seat, card: str, why: Drawing) -> None:
    """A drawn card comes to a hand, or for Determination to the choice; openly in Quarantine (SA-61)."""
    if why == "determination":
        s.choice.append(card)
    else:
        s.take(seat, card)
        if why != "turn" and card == FLAMETHROWER and seat == s.thing == s.active:  # nothing can be discarded any more (SA-51)
            s.got_hot += 1
    openly = s.shows_draws(seat)
    if openly and why != "determination":
        s.known[seat] = (*s.known[seat], card)
    if not s.heard:
        return
    if openly:
        s.tell(Drew(seat=seat, card=card, why=why))
    else:
        s.tell(Drew(seat=seat, card=card, why=why, audience=s.only(seat)))
        s.tell(Drew(seat=seat, card="", why=why, audience=s.others(seat)))
