"""What lies on the table of a written position (see `game.stayaway.notation`): hands, the ring, the pile and the discards. Each clause is
read and written side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

import msgspec

from game.engine.notation import Clause, Kind, facts, with_facts
from game.stayaway.deck import BACK, ORDER
from game.stayaway.notedwords import called, cards_of, counted, seat_of, single
from game.stayaway.position import Position
from game.stayaway.terms import HAND, HUMAN, INFECTED, LOCKED_DOOR, NOBODY, PANIC, QUARANTINE, STAY_AWAY, THE_THING, THING

PLAIN: Final = (
    *("suspicion", "determination", "seduction", "youd_better_run", "change_places", "whisky", "watch_your_back", "analysis", "axe"),
    *("scary", "no_thanks", "missed", "no_barbecues", "im_comfortable"),
)
"""Cards that fill up hands, the rarest last: of no importance unless they are played."""
FILL: Final = "..."
DOOR: Final = "|"


class _Seat(msgspec.Struct):
    quarantine: int = 0
    known: list[str] = []


# seats


def _read_seat(s: Position, of: Clause) -> None:
    seat = int(of.name)
    roles = [word for word in of.of if word in (HUMAN, INFECTED, THING)]
    told = with_facts(_Seat(known=[]), [word for word in of.of if word not in roles], of)
    s.hands[seat] = cards_of(of, (word for word in of.words if word != FILL))
    s.roles[seat] = roles[0] if roles else THING if THE_THING in s.hands[seat] else HUMAN
    s.quarantine[seat], s.known[seat] = told.quarantine, tuple(cards_of(of, told.known))


def _write_seats(s: Position) -> list[str]:
    found = []
    for seat, hand in enumerate(s.hands):
        usual = THING if THE_THING in hand else HUMAN
        told = facts(_Seat(s.quarantine[seat], list(s.known[seat])), _Seat(known=[]))
        head = " ".join([str(seat), *([s.roles[seat]] if s.roles[seat] != usual else []), *told])
        found.append(f"{head}: {counted(hand)}".rstrip())
    return found


def _read_ring(s: Position, of: Clause) -> None:
    s.ring = [seat_of(s, of, word) for word in of.words if word != DOOR]
    if len(set(s.ring)) < len(s.ring) or NOBODY in s.ring or of.words[:1] == (DOOR,):
        raise of.wrong("each of the living stands there once, with doors after them")
    s.doors = [False] * len(s.ring)
    place = -1
    for word in of.words:
        if word == DOOR:
            s.doors[place] = True
        else:
            place += 1
    s.burnt = tuple(seat for seat in range(s.rules.seats) if seat not in s.ring)


def _write_ring(s: Position) -> list[str]:
    words = [f"{seat} {DOOR}" if shut else str(seat) for seat, shut in zip(s.ring, s.doors, strict=True)]
    return single("ring", " ".join(words) if words != [str(seat) for seat in range(s.rules.seats)] else "")


def _read_out(s: Position, of: Clause) -> None:
    burnt = tuple(seat_of(s, of, word) for word in of.words)
    if not set(s.burnt) <= set(burnt):
        raise of.wrong("the ring leaves out others")
    s.burnt = burnt


def _write_out(s: Position) -> list[str]:
    return single(
        "out", " ".join(map(str, s.burnt)) if list(s.burnt) != [seat for seat in range(s.rules.seats) if seat not in s.ring] else ""
    )


# piles


def _read_top(s: Position, of: Clause) -> None:
    back, *laid = of.words or ("",)
    s.top = of.one_of(back, (STAY_AWAY, PANIC, "-"), "back").replace("-", "")
    if laid:
        s.top_card, s.top_by = of.one_of(laid[0], BACK, "card"), seat_of(s, of, laid[1] if len(laid) > 1 else "-")


def _write_top(s: Position) -> list[str]:
    empty = not any(pile.size for pile in s.piles.values()) and not s.top_card
    if s.top == ("" if empty else STAY_AWAY) and not s.top_card and s.top_by == NOBODY:
        return []
    return single("top", " ".join([s.top or "-", *([s.top_card, called(s.top_by)] if s.top_card else [])]))


def _read_pile(s: Position, of: Clause) -> None:
    put_in_pile(s, Counter(cards_of(of, of.words)))


def _write_pile(s: Position) -> list[str]:
    pile = {card: count for pile in s.piles.values() for card, count in pile.counts.items() if count}
    return [f"pile: {counted(pile)}".rstrip()] if Counter(pile) != +rest_of(s) else []


def _read_discards(s: Position, of: Clause) -> None:
    s.discards = dict(Counter(cards_of(of, of.words)))


def _read_gone(s: Position, of: Clause) -> None:
    s.gone = dict(Counter(cards_of(of, of.words)))


def rest_of(s: Position) -> Counter[str]:
    """The cards that are nowhere but in the pile."""
    rest = Counter(s.rules.copies)
    rest.subtract(Counter(card for hand in s.hands for card in hand))
    rest.subtract(s.discards)
    rest.subtract([LOCKED_DOOR] * sum(s.doors) + [QUARANTINE] * sum(turns > 0 for turns in s.quarantine))
    rest.subtract([*s.choice, *([s.top_card] if s.top_card else [])])
    return rest


def put_in_pile(s: Position, cards: Mapping[str, int]) -> None:
    """So many copies of each card are in the pile, and no others."""
    for pile in s.piles.values():
        pile.fill((card, cards[card]) for card in pile.counts if cards.get(card))


def fill(s: Position, of: Clause, rest: Counter[str]) -> None:
    """Fills up a hand that ends with `...`, from the rest. Raises BadPosition."""
    hand = s.hands[int(of.name)]
    while FILL in of.words and len(hand) < HAND:
        card = next((card for card in PLAIN if rest[card] > 0), "")
        if not card:
            raise of.wrong("no plain card is left to fill it up")
        rest[card] -= 1
        hand.append(card)
    hand.sort(key=ORDER.__getitem__)


KINDS: Final = (
    Kind("seats", _read_seat, _write_seats, str.isdigit),
    Kind("ring", _read_ring, _write_ring),
    Kind("out", _read_out, _write_out),
    Kind("top", _read_top, _write_top),
    Kind("pile", _read_pile, _write_pile),
    Kind("discards", _read_discards, lambda s: single("discards", counted(s.discards))),
    Kind("gone", _read_gone, lambda s: single("gone", counted(s.gone))),
)
