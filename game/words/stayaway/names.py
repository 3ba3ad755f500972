"""What seats, cards, roles and sides of Stay Away! are called, in the language of the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from game.stayaway.deck import CATEGORY, ORDER, copies
from game.stayaway.terms import CLOCKWISE
from game.words.language import _, mark, n_
from game.words.named import Named
from game.words.stayaway.cards import CARDS

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

_CATEGORIES: Final = {
    "contagion": mark("Contagion"),
    "action": mark("Action"),
    "defense": mark("Defence"),
    "obstacle": mark("Obstacle"),
    "panic": mark("Panic!"),
}
_BACKS: Final = {"stay_away": mark("Stay Away! card"), "panic": mark("Panic! card")}
_ROLES: Final = {
    "thing": Named(mark("The Thing"), mark("Infect every Human or get them out of the game, then declare that none is left.")),
    "infected": Named(mark("Infected"), mark("Help The Thing until no Human is left, and stay in the game.")),
    "human": Named(mark("Human"), mark("Find The Thing and burn it, together with the other Humans, and stay in the game.")),
}


def seat_name(seat: int) -> str:
    """The member of the expedition on a seat."""
    return _(_SEATS[seat][0])


def seat_role(seat: int) -> str:
    """The trade of the member on a seat; it has nothing to do with the secret role."""
    return _(_SEATS[seat][1])


def card_name(card: str) -> str:
    """A card's name."""
    return _(CARDS[card].name)


def card_help(card: str) -> str:
    """What a card does, in a sentence or two."""
    return _(CARDS[card].about)


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
    return _(_ROLES[role].name) if role else ""


def role_help(role: str) -> str:
    """What a role plays for (SA-8); nothing for a viewer without one."""
    return _(_ROLES[role].about) if role else ""


def side_word(side: str) -> str:
    """A side of a seat."""
    return _("on the left") if side == "left" else _("on the right")


def direction_word(direction: int) -> str:
    """The way play runs (SA-5, SA-35)."""
    return _("clockwise") if direction == CLOCKWISE else _("against the clock")


def listed(seats: Sequence[int], names: Names) -> str:
    """Some seats by name."""
    return ", ".join(map(names, seats))
