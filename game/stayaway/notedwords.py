"""Words of written positions (see `game.stayaway.notation`): cards with their copies, seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from game.engine.notation import Clause, clause
from game.stayaway.deck import BACK, ORDER
from game.stayaway.position import Position
from game.stayaway.terms import NOBODY


def cards_of(of: Clause, words: Iterable[str]) -> list[str]:
    """The cards of these words, each as often as it says. Raises BadPosition."""
    found = []
    for word in words:
        card, _, number = word.partition("*")
        found += [of.one_of(card, BACK, "card")] * (of.number(number) if number else 1)
    return found


def counted(cards: Iterable[str] | Mapping[str, int]) -> str:
    """Cards as words, in the deck's order, each kind with its number."""
    counts = Counter(cards)
    ordered = sorted((card for card in counts if counts[card]), key=ORDER.__getitem__)
    return " ".join(card if counts[card] == 1 else f"{card}*{counts[card]}" for card in ordered)


def single(name: str, words: str) -> list[str]:
    """A clause without commas; none where there are no words."""
    return clause(name, [words] if words else [])


def seat_of(s: Position, of: Clause, word: str) -> int:
    """The seat of a word, or nobody. Raises BadPosition."""
    seat = NOBODY if word == "-" else of.number(word)
    if not NOBODY <= seat < s.rules.seats:
        raise of.wrong(f"there is no seat {word}")
    return seat


def called(seat: int) -> str:
    """The word of a seat."""
    return "-" if seat == NOBODY else str(seat)


def at_least(of: Clause, item: Sequence[str], least: int, what: str) -> Sequence[str]:
    """The words, if they are so many. Raises BadPosition."""
    if len(item) < least:
        raise of.wrong(f"{what} is wanted")
    return item
