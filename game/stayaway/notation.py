"""A position of Stay Away! as text, as FEN is for chess: read and written.

    0: the_thing axe scary whisky; 1 infected: infected whisky axe scary; 2: ...; 3 quarantine=2: flamethrower ...; ring: 0 1 | 3 2; turn: 2

Clauses stand in any order; what is not said is as the example of each has it. `game.engine.notation` tells what a clause, a word and a fact
is. Every position can be written, in the middle of an exchange too.

    stayaway [FACT]                 options that are not as usual: `stayaway talk=off`
    SEAT [ROLE] [FACT]: CARD ...    one for each seat, the number of a seat from 0. ROLE = human | infected | thing; who holds The Thing is The Thing
                                    unless it is said. CARD = ID["*" COPIES]; a last `...` fills the hand up to four with plain cards.
                                    FACT = quarantine=OWN TURNS LEFT | known=CARD|CARD (what all know of the hand)
    ring: SEAT ["|"] SEAT ["|"] ... the living, clockwise; "|" is a Locked door. Who is not there is out: `out: SEAT ...` says in which order
    turn: SEAT [FACT]               whose turn it is (0). FACT = number= (5) | backwards (play against the clock) | silent (nothing more can be said)
    asked: QUESTION [SEAT]          what is asked of a seat, else of chance; `asked: draw` unless it is said: the turn begins
    then: TASK [NUMBER ...], ...    what is still to come in the turn, the next first, where it is not the rest of a plain turn
    top: BACK [CARD SEAT]           the back on top of the pile (stay_away), and the card that a seat has laid there
    pile: CARD ...                  the cards in the pile, all that are nowhere else unless it is said
    discards: CARD ...              gone: CARD ... (those discards that all know)
    playing: CARD [SEAT]            the card that is being carried out, and the seat at which it is aimed
    offer: BY TO WHY [laid] [passed]    laid: SEAT CARD, ...    choice: CARD ...    drawn: CARD    waiting: SEAT ...
    said: TURN SEAT SAYING ABOUT, ...   notes SEAT: TURN KIND SEAT OTHER CARD ..., ...      "-" is nobody
    memory: [FACT]                  what the rules remember: hot= | got_hot= | human_out | last_lost=SEAT
    ended: RESULT                   the game is over
    play: ACTION, ...               what is done and drawn from there; never written
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from game.engine.contract import CHANCE
from game.engine.notation import BadPosition, Clause, clause, clauses, facts, head, options, packed, play, with_facts
from game.stayaway.actions import parse
from game.stayaway.deck import BACK, ORDER
from game.stayaway.observation import Note, Offer, Said
from game.stayaway.position import Position, Rules, Task
from game.stayaway.state import SaState
from game.stayaway.terms import (
    ACT,
    CLOCKWISE,
    DRAW,
    HAND,
    HUMAN,
    INFECTED,
    LEAST_SEATS,
    LOCKED_DOOR,
    MOST_SEATS,
    NOBODY,
    PANIC,
    QUARANTINE,
    STAY_AWAY,
    THE_THING,
    THING,
)

NAME: Final = "stayaway"
PLAIN: Final = (
    *("suspicion", "determination", "seduction", "youd_better_run", "change_places", "whisky", "watch_your_back", "analysis", "axe"),
    *("scary", "no_thanks", "missed", "no_barbecues", "im_comfortable"),
)
"""Cards that fill up hands, the rarest last: of no importance unless they are played."""
FILL: Final = "..."
DOOR: Final = "|"
_TURNS: Final[dict[str, list[Task]]] = {DRAW: [("end", NOBODY), ("drawing_turn",)], ACT: [("end", NOBODY), ("exchange",)]}
"""Question of a plain turn -> what is still to come in it."""


class _Seat(msgspec.Struct):
    quarantine: int = 0
    known: list[str] = []


class _Turn(msgspec.Struct):
    number: int = 5
    backwards: bool = False
    silent: bool = False


class _Memory(msgspec.Struct):
    hot: int = 0
    got_hot: int = 0
    human_out: bool = False
    last_lost: int = NOBODY


def read(text: str, known: Callable[[int, Mapping[str, str]], Rules]) -> SaState:
    """The position of a text; `known` makes the rules of so many seats and options. Raises BadPosition."""
    found = clauses(text)
    seats = sorted((each for each in found if each.name.isdigit()), key=lambda each: int(each.name))
    if not LEAST_SEATS <= len(seats) <= MOST_SEATS or [int(each.name) for each in seats] != list(range(len(seats))):
        raise BadPosition(
            text.strip()[:40], f"the seats 0 to 3, or up to 11, are wanted, each once, not {' '.join(each.name for each in seats)}"
        )
    try:
        s = SaState(known(len(seats), options(found, NAME)))
    except ValueError as error:
        raise BadPosition(NAME, str(error)) from error
    s.turn, s.active, s.top, s.asked, s.may_say = 5, 0, STAY_AWAY, DRAW, s.rules.talk
    for reader, mine in _in_order(found, seats):
        reader(s, mine)
    _settle(s, found, seats)
    for each in found:
        if each.name == "play":
            play(s, each, parse)
    return s


def _in_order(found: Sequence[Clause], seats: Sequence[Clause]) -> Iterable[tuple[Callable[[Position, Clause], None], Clause]]:
    for name, reader in READERS.items():
        mine = [each for each in found if each.name == name]
        if len({each.of for each in mine}) < len(mine):
            raise mine[-1].wrong("it is said twice")
        yield from ((reader, each) for each in mine)
    yield from ((_read_seat, each) for each in seats)
    for each in found:
        if each.name not in READERS and not each.name.isdigit() and each.name not in (NAME, "play"):
            raise each.wrong(f"there is no clause {each.name!r}")


def _settle(s: Position, found: Sequence[Clause], seats: Sequence[Clause]) -> None:
    """What follows from the rest: hands filled up, the pile, what is still to come."""
    said = {each.name for each in found}
    rest = _rest(s)
    if "pile" in said:
        kept = Counter({card: count for pile in s.piles.values() for card, count in pile.items()})
        rest.subtract(kept)
    for each in seats:
        _fill(s, each, rest)
    short = next((card for card, count in rest.items() if count < 0), "")
    if short:
        raise BadPosition(short, f"more copies than the {s.rules.copies.get(short, 0)} of the deck")
    if "pile" not in said:
        _put_in_pile(s, +rest)
    if not any(any(pile.values()) for pile in s.piles.values()) and not s.top_card and "top" not in said:
        s.top = ""
    s.thing = s.roles.index(THING) if THING in s.roles else NOBODY
    if "then" not in said and not s.result:
        s.agenda = list(_TURNS.get(s.asked, []))


def _rest(s: Position) -> Counter[str]:
    """The cards that are nowhere but in the pile."""
    rest = Counter(s.rules.copies)
    rest.subtract(Counter(card for hand in s.hands for card in hand))
    rest.subtract(s.discards)
    rest.subtract([LOCKED_DOOR] * sum(s.doors) + [QUARANTINE] * sum(turns > 0 for turns in s.quarantine))
    rest.subtract([*s.choice, *([s.top_card] if s.top_card else [])])
    return rest


def _put_in_pile(s: Position, cards: Mapping[str, int]) -> None:
    for pile in s.piles.values():
        for card in pile:
            pile[card] = cards.get(card, 0)


def _fill(s: Position, of: Clause, rest: Counter[str]) -> None:
    hand = s.hands[int(of.name)]
    while FILL in of.words and len(hand) < HAND:
        card = next((card for card in PLAIN if rest[card] > 0), "")
        if not card:
            raise of.wrong("no plain card is left to fill it up")
        rest[card] -= 1
        hand.append(card)
    hand.sort(key=ORDER.__getitem__)


def write(s: SaState, usual: Mapping[str, str]) -> str:
    """The text of a position; `usual` are the options that are not told."""
    return "; ".join([head(NAME, s.rules.options, usual), *(found for writer in WRITERS for found in writer(s))])


# words


def _cards(of: Clause, words: Iterable[str]) -> list[str]:
    found = []
    for word in words:
        card, _, number = word.partition("*")
        found += [of.one_of(card, BACK, "card")] * (of.number(number) if number else 1)
    return found


def _told(cards: Iterable[str] | Mapping[str, int]) -> str:
    counts = Counter(cards)
    ordered = sorted((card for card in counts if counts[card]), key=ORDER.__getitem__)
    return " ".join(card if counts[card] == 1 else f"{card}*{counts[card]}" for card in ordered)


def _one(name: str, words: str) -> list[str]:
    return clause(name, [words] if words else [])


def _seat(s: Position, of: Clause, word: str) -> int:
    seat = NOBODY if word == "-" else of.number(word)
    if not NOBODY <= seat < s.rules.seats:
        raise of.wrong(f"there is no seat {word}")
    return seat


def _name(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def _long_enough(of: Clause, item: Sequence[str], least: int, what: str) -> Sequence[str]:
    if len(item) < least:
        raise of.wrong(f"{what} is wanted")
    return item


# seats


def _read_seat(s: Position, of: Clause) -> None:
    seat = int(of.name)
    roles = [word for word in of.of if word in (HUMAN, INFECTED, THING)]
    told = with_facts(_Seat(known=[]), [word for word in of.of if word not in roles], of)
    s.hands[seat] = _cards(of, (word for word in of.words if word != FILL))
    s.roles[seat] = roles[0] if roles else THING if THE_THING in s.hands[seat] else HUMAN
    s.quarantine[seat], s.known[seat] = told.quarantine, tuple(_cards(of, told.known))


def _write_seats(s: Position) -> list[str]:
    found = []
    for seat, hand in enumerate(s.hands):
        usual = THING if THE_THING in hand else HUMAN
        told = facts(_Seat(s.quarantine[seat], list(s.known[seat])), _Seat(known=[]))
        head = " ".join([str(seat), *([s.roles[seat]] if s.roles[seat] != usual else []), *told])
        found.append(f"{head}: {_told(hand)}".rstrip())
    return found


def _read_ring(s: Position, of: Clause) -> None:
    s.ring = [_seat(s, of, word) for word in of.words if word != DOOR]
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
    return _one("ring", " ".join(words) if words != [str(seat) for seat in range(s.rules.seats)] else "")


def _read_out(s: Position, of: Clause) -> None:
    burnt = tuple(_seat(s, of, word) for word in of.words)
    if not set(s.burnt) <= set(burnt):
        raise of.wrong("the ring leaves out others")
    s.burnt = burnt


def _write_out(s: Position) -> list[str]:
    return _one("out", " ".join(map(str, s.burnt)) if list(s.burnt) != [seat for seat in range(s.rules.seats) if seat not in s.ring] else "")


# the turn


def _read_turn(s: Position, of: Clause) -> None:
    seat, *words = _long_enough(of, of.words, 1, "a seat")
    told = with_facts(_Turn(), words, of)
    s.active, s.turn = _seat(s, of, seat), told.number
    s.direction = -CLOCKWISE if told.backwards else CLOCKWISE
    s.may_say = s.rules.talk and not told.silent


def _write_turn(s: Position) -> list[str]:
    told = facts(_Turn(s.turn, s.direction != CLOCKWISE, s.rules.talk and not s.may_say), _Turn())
    return _one("turn", " ".join([_name(s.active), *told]))


def _read_asked(s: Position, of: Clause) -> None:
    s.asked, *who = _long_enough(of, of.words, 1, "a question")
    s.who = _seat(s, of, who[0]) if who else CHANCE


def _write_asked(s: Position) -> list[str]:
    if s.result or (s.asked, s.who) == (DRAW, CHANCE):
        return []
    return _one("asked", s.asked if s.who == CHANCE else f"{s.asked} {s.who}")


def _read_then(s: Position, of: Clause) -> None:
    s.agenda = [tuple(int(word) if word.lstrip("-").isdigit() else word for word in item) for item in reversed(of.items)]


def _write_then(s: Position) -> list[str]:
    if s.agenda == _TURNS.get(s.asked, []):
        return []
    return clause("then", [" ".join(map(packed, task)) for task in reversed(s.agenda)])


def _read_playing(s: Position, of: Clause) -> None:
    card, *at = _long_enough(of, of.words, 1, "a card")
    s.playing = "" if card == "-" else of.one_of(card, BACK, "card")
    s.target = _seat(s, of, at[0]) if at else NOBODY


def _write_playing(s: Position) -> list[str]:
    return _one("playing", f"{s.playing or '-'} {_name(s.target)}".removesuffix(" -") if s.playing or s.target != NOBODY else "")


def _read_offer(s: Position, of: Clause) -> None:
    by, to, why, *more = _long_enough(of, of.words, 3, "who offers whom and why")
    s.offer = Offer(_seat(s, of, by), _seat(s, of, to), why, "laid" in more, "passed" in more)


def _write_offer(s: Position) -> list[str]:
    if s.offer is None:
        return []
    o = s.offer
    return _one("offer", " ".join([str(o.by), str(o.to), o.why, *(["laid"] if o.laid else []), *(["passed"] if o.passed else [])]))


def _read_laid(s: Position, of: Clause) -> None:
    for item in of.items:
        seat, card = _long_enough(of, item, 2, "a seat and its card")[:2]
        s.laid[_seat(s, of, seat)] = of.one_of(card, BACK, "card")


def _write_laid(s: Position) -> list[str]:
    return clause("laid", [f"{seat} {card}" for seat, card in enumerate(s.laid) if card])


def _read_choice(s: Position, of: Clause) -> None:
    s.choice = _cards(of, of.words)


def _read_drawn(s: Position, of: Clause) -> None:
    s.drawn = (_cards(of, of.words) or [""])[0]


def _read_waiting(s: Position, of: Clause) -> None:
    s.waiting = tuple(_seat(s, of, word) for word in of.words)


# piles


def _read_top(s: Position, of: Clause) -> None:
    back, *laid = of.words or ("",)
    s.top = of.one_of(back, (STAY_AWAY, PANIC, "-"), "back").replace("-", "")
    if laid:
        s.top_card, s.top_by = of.one_of(laid[0], BACK, "card"), _seat(s, of, laid[1] if len(laid) > 1 else "-")


def _write_top(s: Position) -> list[str]:
    empty = not any(any(pile.values()) for pile in s.piles.values()) and not s.top_card
    if s.top == ("" if empty else STAY_AWAY) and not s.top_card and s.top_by == NOBODY:
        return []
    return _one("top", " ".join([s.top or "-", *([s.top_card, _name(s.top_by)] if s.top_card else [])]))


def _read_pile(s: Position, of: Clause) -> None:
    _put_in_pile(s, Counter(_cards(of, of.words)))


def _write_pile(s: Position) -> list[str]:
    pile = {card: count for pile in s.piles.values() for card, count in pile.items() if count}
    return [f"pile: {_told(pile)}".rstrip()] if Counter(pile) != +_rest(s) else []


def _read_discards(s: Position, of: Clause) -> None:
    s.discards = dict(Counter(_cards(of, of.words)))


def _read_gone(s: Position, of: Clause) -> None:
    s.gone = dict(Counter(_cards(of, of.words)))


# what was said and learnt


def _read_said(s: Position, of: Clause) -> None:
    for item in of.items:
        turn, seat, saying, about = _long_enough(of, item, 4, "turn, seat, saying and about whom")[:4]
        s.said += (Said(of.number(turn), _seat(s, of, seat), saying, _seat(s, of, about)),)


def _write_said(s: Position) -> list[str]:
    return clause("said", [f"{each.turn} {each.seat} {each.saying} {each.about}" for each in s.said])


def _read_notes(s: Position, of: Clause) -> None:
    seat = _seat(s, of, of.of[0] if of.of else "-")
    for item in of.items:
        turn, kind, about, other, *cards = _long_enough(of, item, 4, "turn, kind, about whom and of whom")
        s.notes[seat] += (Note(of.number(turn), kind, _seat(s, of, about), _seat(s, of, other), tuple(_cards(of, cards))),)


def _write_notes(s: Position) -> list[str]:
    found = []
    for seat, notes in enumerate(s.notes):
        items = [" ".join([str(n.turn), n.kind, _name(n.seat), _name(n.other), *n.cards]) for n in notes]
        found += clause(f"notes {seat}", items)
    return found


def _read_memory(s: Position, of: Clause) -> None:
    told = with_facts(_Memory(), of.words, of)
    s.hot, s.got_hot, s.human_out, s.last_lost = told.hot, told.got_hot, told.human_out, told.last_lost


def _write_memory(s: Position) -> list[str]:
    return _one("memory", " ".join(facts(_Memory(s.hot, s.got_hot, s.human_out, s.last_lost), _Memory())))


def _read_ended(s: Position, of: Clause) -> None:
    s.result = " ".join(of.words)
    s.asked, s.who = "", None


READERS: Final[dict[str, Callable[[Any, Clause], None]]] = {
    "ring": _read_ring,
    "out": _read_out,
    "turn": _read_turn,
    "asked": _read_asked,
    "then": _read_then,
    "top": _read_top,
    "pile": _read_pile,
    "discards": _read_discards,
    "gone": _read_gone,
    "playing": _read_playing,
    "offer": _read_offer,
    "laid": _read_laid,
    "choice": _read_choice,
    "drawn": _read_drawn,
    "waiting": _read_waiting,
    "said": _read_said,
    "notes": _read_notes,
    "memory": _read_memory,
    "ended": _read_ended,
}
"""What each clause says, in the order in which one needs the other."""
WRITERS: Final[tuple[Callable[[Position], Sequence[str]], ...]] = (
    _write_seats,
    _write_ring,
    _write_out,
    _write_turn,
    _write_asked,
    _write_then,
    _write_top,
    _write_pile,
    lambda s: _one("discards", _told(s.discards)),
    lambda s: _one("gone", _told(s.gone)),
    _write_playing,
    _write_offer,
    _write_laid,
    lambda s: _one("choice", " ".join(s.choice)),
    lambda s: _one("drawn", s.drawn),
    lambda s: _one("waiting", " ".join(map(str, s.waiting))),
    _write_said,
    _write_notes,
    _write_memory,
    lambda s: _one("ended", s.result),
)
