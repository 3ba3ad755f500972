"""What seats, cards, roles and sides of Stay Away! are called, in the language of the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from game.stayaway.deck import CATEGORY, ORDER, copies
from game.stayaway.terms import CLOCKWISE
from game.words.language import _, mark, n_

Names = Callable[[int], str]
"""What a seat is called. Sentences need the name in its first form only, whatever it is."""

LETTERS: Final = "ABCDEFGHIJKL"
"""A letter by seat, the same in every language."""

_SEATS: Final = (
    (mark("Vera"), mark("the doctor")),
    (mark("Tom"), mark("the pilot")),
    (mark("Ingrid"), mark("the archaeologist")),
    (mark("Omar"), mark("the mechanic")),
    (mark("Lucia"), mark("the geologist")),
    (mark("Yuri"), mark("the radio operator")),
    (mark("Mei"), mark("the linguist")),
    (mark("Viktor"), mark("the guide")),
    (mark("Nadia"), mark("the photographer")),
    (mark("Jonas"), mark("the cook")),
    (mark("Greta"), mark("the biologist")),
    (mark("Abel"), mark("the captain")),
)
"""The members of the expedition by seat: name and trade."""

_CARDS: Final = {
    "the_thing": mark("The Thing"),
    "infected": mark("Infected!"),
    "flamethrower": mark("Flamethrower"),
    "analysis": mark("Analysis"),
    "axe": mark("Axe"),
    "suspicion": mark("Suspicion"),
    "whisky": mark("Whisky"),
    "determination": mark("Determination"),
    "watch_your_back": mark("Watch your back"),
    "change_places": mark("Change places!"),
    "youd_better_run": mark("You'd better run!"),
    "seduction": mark("Seduction"),
    "im_comfortable": mark("I'm comfortable"),
    "scary": mark("Scary"),
    "no_thanks": mark("No, thanks!"),
    "missed": mark("Missed!"),
    "no_barbecues": mark("No barbecues!"),
    "quarantine": mark("Quarantine"),
    "locked_door": mark("Locked door"),
    "rotten_ropes": mark("Rotten ropes"),
    "get_out_of_here": mark("Get out of here!"),
    "forgetful": mark("Forgetful"),
    "one_two": mark("One, two…"),
    "three_four": mark("Three, four…"),
    "party": mark("Is this the party?"),
    "just_between_us": mark("Just between us…"),
    "chain_reaction": mark("Chain reaction"),
    "cant_we_be_friends": mark("Can't we be friends?"),
    "blind_date": mark("Blind date"),
    "oops": mark("Oops!"),
    "revelations": mark("Revelations"),
}
_HELP: Final = {
    "the_thing": mark("Who holds this card is The Thing. It never leaves the hand and is never played."),
    "infected": mark("A Human who gets it from The Thing becomes Infected; drawn from the pile it does nothing. It is never played."),
    "flamethrower": mark("A neighbour is out of the game, unless the answer is No barbecues! Not through a Locked door."),
    "analysis": mark("Look at the whole hand of a neighbour. Not through a Locked door."),
    "axe": mark("Removes the Quarantine of a neighbour or the own one, or a Locked door beside the seat."),
    "suspicion": mark("Look at one card of a neighbour, picked at random. Not through a Locked door."),
    "whisky": mark("Show the whole hand to everybody."),
    "determination": mark("Draw three Stay Away! cards, keep one, discard two; then play or discard again."),
    "watch_your_back": mark("Play runs the other way at once, this turn's exchange included."),
    "change_places": mark("Change places with a neighbour who is not in Quarantine. Not through a Locked door."),
    "youd_better_run": mark("Change places with anyone who is not in Quarantine; Locked doors do not matter."),
    "seduction": mark("Exchange a card with anyone who is not in Quarantine; Locked doors do not matter. The turn ends."),
    "im_comfortable": mark("Answer to Change places! or You'd better run!: nobody moves. Then a new card is drawn."),
    "scary": mark("Answer to an offered exchange: refuse it and look at the offered card. Then a new card is drawn."),
    "no_thanks": mark("Answer to an offered exchange: refuse it. Then a new card is drawn."),
    "missed": mark(
        "Answer to an offered exchange: the next player has to exchange instead, and cannot be infected by it. Then a new card is drawn."
    ),
    "no_barbecues": mark("Answer to a Flamethrower: stay in the game. Then a new card is drawn."),
    "quarantine": mark("Stands before a neighbour for two of that player's turns: no exchange, and draws and discards are seen by all."),
    "locked_door": mark("Stands between the seat and a neighbour: no action and no exchange goes through."),
    "rotten_ropes": mark("All Quarantines are taken away."),
    "get_out_of_here": mark("Change places with anyone who is not in Quarantine."),
    "forgetful": mark("Discard three cards, then draw three Stay Away! cards."),
    "one_two": mark("Change places with the third player to the left or right; nothing happens if either is in Quarantine."),
    "three_four": mark("All Locked doors are taken away."),
    "party": mark("All obstacles are taken away; then players change places in pairs, clockwise from the active one."),
    "just_between_us": mark("Show the whole hand to one neighbour."),
    "chain_reaction": mark("Everybody passes one card to the next player at once; nobody can refuse, and it can infect. The turn ends."),
    "cant_we_be_friends": mark("Exchange a card with anyone who is not in Quarantine; the usual exchange still follows."),
    "blind_date": mark("Lay a card of the hand on the pile for the top Stay Away! card. The turn ends."),
    "oops": mark("Show the whole hand to everybody."),
    "revelations": mark("In turn, each may show the hand or not. It ends with the first Infected! that is shown."),
}
_CATEGORIES: Final = {
    "contagion": mark("Contagion"),
    "action": mark("Action"),
    "defense": mark("Defence"),
    "obstacle": mark("Obstacle"),
    "panic": mark("Panic!"),
}
_BACKS: Final = {"stay_away": mark("Stay Away! card"), "panic": mark("Panic! card")}
_ROLES: Final = {"thing": mark("The Thing"), "infected": mark("Infected"), "human": mark("Human")}
_AIMS: Final = {
    "thing": mark("Infect every Human or get them out of the game, then declare that none is left."),
    "infected": mark("Help The Thing until no Human is left, and stay in the game."),
    "human": mark("Find The Thing and burn it, together with the other Humans, and stay in the game."),
}


def seat_name(seat: int) -> str:
    """The member of the expedition on a seat."""
    return _(_SEATS[seat][0])


def seat_role(seat: int) -> str:
    """The trade of the member on a seat; it has nothing to do with the secret role."""
    return _(_SEATS[seat][1])


def card_name(card: str) -> str:
    """A card's name."""
    return _(_CARDS[card])


def card_help(card: str) -> str:
    """What a card does, in a sentence or two."""
    return _(_HELP[card])


def kind_words(card: str, seats: int) -> str:
    """What kind of card it is and how many copies are in the deck for so many seats (SA-1)."""
    count = copies(seats).get(card, 0)
    number = n_("{n} copy in this deck", "{n} copies in this deck", count).format(n=count)
    return f"{_(_CATEGORIES[CATEGORY[card]])} · {number}"


def cards_words(cards: Iterable[str]) -> str:
    """Some cards in deck order: `Axe, Infected! ×2`."""
    counts = Counter(cards)
    words = [card_name(card) + (f" ×{counts[card]}" if counts[card] > 1 else "") for card in sorted(counts, key=ORDER.__getitem__)]
    return ", ".join(words) or _("no cards")


def back_name(back: str) -> str:
    """A kind of back (SA-4)."""
    return _(_BACKS[back])


def role_name(role: str) -> str:
    """A secret role; nothing for a viewer without one."""
    return _(_ROLES[role]) if role else ""


def role_help(role: str) -> str:
    """What a role plays for (SA-8); nothing for a viewer without one."""
    return _(_AIMS[role]) if role else ""


def side_word(side: str) -> str:
    """A side of a seat."""
    return _("on the left") if side == "left" else _("on the right")


def direction_word(direction: int) -> str:
    """The way play runs (SA-5, SA-35)."""
    return _("clockwise") if direction == CLOCKWISE else _("against the clock")


def listed(seats: Sequence[int], names: Names) -> str:
    """Some seats by name."""
    return ", ".join(map(names, seats))
