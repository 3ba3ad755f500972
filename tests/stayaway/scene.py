"""Positions of Stay Away! for tests, set up in a few words. Hands, piles and discards are written as card ids with spaces between."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from game.engine.contract import ALL, CHANCE, TABLE, Event, Setup, Viewer, visible
from game.stayaway import GAME
from game.stayaway.deck import BACK, ORDER, copies
from game.stayaway.notedtable import PLAIN
from game.stayaway.state import SaState
from game.stayaway.terms import (
    HAND,
    INFECTED,
    INFECTION,
    LOCKED_DOOR,
    NOBODY,
    PANIC,
    QUARANTINE,
    STAY_AWAY,
    THE_THING,
    TOP,
)

E = TypeVar("E", bound=Event)


def table(
    seats: int = 6,
    *,
    hands: Mapping[int, str] | None = None,
    infected: Collection[int] = (),
    active: int = 0,
    direction: int = 1,
    ring: Iterable[int] | None = None,
    doors: Collection[int] = (),
    quarantine: Mapping[int, int] | None = None,
    known: Mapping[int, str] | None = None,
    pile: str | None = None,
    boxed: bool = False,
    spare: str = "",
    discards: str = "",
    gone: str = "",
    top: str = STAY_AWAY,
    turn: int = 5,
    hot: int = 0,
    human_out: bool = False,
    last_lost: int = NOBODY,
    **options: str,
) -> SaState:
    """The active seat is about to draw.

    Hands are filled up with plain cards, a copy of each card in `spare` left aside. Who holds The Thing is The Thing: the last of the
    ring when no hand names it. `ring` holds the living, clockwise. `doors` holds the seats with a Locked door clockwise beside them,
    `quarantine` own turns left by seat. `pile` is all that is left of the deck unless it is said; then the discards are, or what is
    left is `boxed`. `gone` are discards known to all. `hot` counts The Thing's Flamethrowers that it has not just got.
    Options of the game go by their names, `quarantine` as `quarantine_rule`.
    """
    living = tuple(ring) if ring is not None else tuple(range(seats))
    rest = Counter(copies(seats))
    rest.subtract([LOCKED_DOOR] * len(doors) + [QUARANTINE] * len(quarantine or {}) + (discards + " " + gone).split())
    kept = Counter(f"{spare} {pile or ''}".split())
    rest.subtract(kept)
    dealt = _hands(seats, living, {seat: text.split() for seat, text in (hands or {}).items()}, infected, rest)
    rest.update(kept)
    thrown = Counter((discards + " " + gone).split())
    if pile is not None:
        rest.subtract(pile.split())
        thrown += Counter() if boxed else +rest
        rest = Counter(pile.split())
    assert all(count >= 0 for count in rest.values()), f"more copies than the deck has: {rest}"
    left, open_cards = quarantine or {}, known or {}
    return read(
        " ".join(["stayaway", *(f"{name.removesuffix('_rule')}={value}" for name, value in options.items())]),
        *(_seat(seat, dealt[seat], seat in infected, left.get(seat, 0), open_cards.get(seat, "")) for seat in range(seats)),
        f"ring: {' '.join(f'{seat} |' if seat in doors else str(seat) for seat in living)}",
        f"turn: {active} number={turn} {'backwards' if direction < 0 else ''}",
        f"top: {top if rest.total() else '-'}",
        f"pile: {' '.join(rest.elements())}",
        f"discards: {' '.join(thrown.elements())}",
        f"gone: {gone}",
        f"memory: hot={hot} last_lost={last_lost} {'human_out' if human_out else ''}",
    )


def read(*clauses: str) -> SaState:
    """The position of these clauses (see `game.stayaway.notation`)."""
    return GAME.read("; ".join(clauses))


def _seat(seat: int, hand: Iterable[str], infected: bool, quarantine: int, known: str) -> str:
    return f"{seat} {INFECTED if infected else ''} quarantine={quarantine} known={'|'.join(known.split())}: {' '.join(hand)}"


def _hands(
    seats: int, living: tuple[int, ...], named: Mapping[int, list[str]], infected: Collection[int], rest: Counter[str]
) -> list[list[str]]:
    """The hands of all seats, sorted; what they hold is taken from the rest."""
    hands = [list(named.get(seat, ())) for seat in range(seats)]
    if not any(THE_THING in hand for hand in hands):
        hands[next(seat for seat in reversed(living) if seat not in named and seat not in infected)].append(THE_THING)
    for seat in infected:
        if INFECTION not in hands[seat] and seat in living:
            hands[seat].append(INFECTION)
    for hand in hands:
        rest.subtract(hand)
    for seat in living:
        while len(hands[seat]) < HAND:
            card = next(card for card in PLAIN if rest[card] > 0)
            hands[seat].append(card)
            rest[card] -= 1
        hands[seat].sort(key=ORDER.__getitem__)
    return hands


def drawn(card: str, seats: int = 6, **position: Any) -> SaState:
    """The same position once the active seat has drawn this card: it is asked what to do, or a Panic! works."""
    s = table(seats, top=BACK[card], spare=f"{card} {position.pop('spare', '')}", **position)
    do(s, f"draw {card}")
    return s


# going on


def do(s: SaState, *texts: str) -> list[Event]:
    """Carries out actions by their text and returns the events of all. The back of the pile's new top card is, when no text says it,
    that of a card that the next text draws, else a Stay Away! one."""
    events: list[Event] = []
    for place, text in enumerate(texts):
        events += s.apply(GAME.parse(text))
        following = texts[place + 1] if place + 1 < len(texts) else ""
        if s.asked == TOP and not following.startswith("back"):
            wanted = BACK.get(following.removeprefix("draw "), STAY_AWAY)
            events += s.apply(GAME.parse(f"back {wanted}"))
    return events


def settle(s: SaState) -> list[Event]:
    """Chance does the first thing it can, Panic! left out, until a seat is asked, the game is over or another turn begins."""
    events: list[Event] = []
    turn = s.turn
    while s.actor() == CHANCE and s.turn == turn:
        acts = [act for act, _ in s.chances()]
        events += s.apply(next((act for act in acts if act.what != PANIC), acts[0]))
    return events


def finish_turn(s: SaState) -> list[Event]:
    """Everybody does the first thing allowed until the next turn, or the end."""
    turn, events = s.turn, list[Event]()
    while s.turn == turn and s.actor() is not None:
        events += settle(s) if s.actor() == CHANCE else s.apply(s.legal_actions()[0])
    return events


# looking


def hand(s: SaState, seat: int) -> str:
    """A seat's cards, in deck order."""
    return " ".join(s.observe(ALL).hands[seat])


def role(s: SaState, seat: int) -> str:
    """A seat's role."""
    return s.observe(ALL).roles[seat]


def ring(s: SaState) -> tuple[int, ...]:
    """The living, clockwise."""
    return s.observe(TABLE).ring


def doors(s: SaState) -> list[int]:
    """The seats with a Locked door clockwise beside them."""
    seen = s.observe(TABLE)
    return [seat for seat, shut in zip(seen.ring, seen.doors, strict=True) if shut]


def quarantines(s: SaState) -> dict[int, int]:
    """Own turns left in Quarantine, by seat."""
    return {seat: place.quarantine for seat, place in enumerate(s.observe(TABLE).places) if place.quarantine}


def asked(s: SaState) -> tuple[str, int | None]:
    """What is asked, and who."""
    return s.observe(TABLE).asked, s.actor()


def legal(s: SaState, verb: str = "") -> list[str]:
    """The texts of the legal actions, or those with a verb."""
    return [str(act) for act in s.legal_actions() if act.verb == verb or not verb]


def plays(s: SaState, card: str) -> list[str]:
    """The ways in which a card can be played."""
    return [text for text in legal(s, "play") if text.split()[1] == card]


def discards(s: SaState) -> Counter[str]:
    """The discard pile."""
    return Counter(dict(s.hidden(ALL).discards))


def happened(events: Iterable[Event], kind: type[E], viewer: Viewer = ALL) -> list[E]:
    """The events of a class that a viewer sees."""
    return [event for event in visible(list(events), viewer) if isinstance(event, kind)]


def outcome(s: SaState) -> tuple[str, tuple[int, ...]]:
    """Why the game has ended, and who has won; "" while it goes on."""
    result = s.outcome()
    return (result.reason, result.winners) if result else ("", ())


def all_cards(s: SaState) -> Counter[str]:
    """Every card wherever it is: in hands, pile, discards, drawn by Determination, on the table, laid by Blind date."""
    seen, unseen = s.observe(ALL), s.hidden(ALL)
    found = Counter(card for cards in seen.hands for card in cards)
    found.update(dict(unseen.pile))
    found.update(dict(unseen.discards))
    found.update(unseen.choice)
    found[LOCKED_DOOR] += sum(seen.doors)
    found[QUARANTINE] += sum(place.quarantine > 0 for place in seen.places)
    if unseen.top_card:
        found[unseen.top_card] += 1
    if any(task[0] == "lay_on_pile" for task in seen.pending):  # Blind date: in no hand and not on the pile yet
        found[unseen.laid[seen.active]] += 1
    if ("panic",) in seen.pending:  # a Panic! card just drawn
        found[seen.playing] += 1
    return +found


# whole games


def random_games(number: int, seats: Iterable[int], **options: str) -> Iterator[tuple[SaState, random.Random]]:
    """So many games for each number of seats, at their start, with the randomness to play them by."""
    for count in seats:
        for seed in range(number):
            yield GAME.new(Setup(count, dict(options))), random.Random(1000 * count + seed)
