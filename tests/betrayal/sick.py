"""Positions of haunt 43, The Star-Sickness, for its tests."""

from __future__ import annotations

from game.betrayal.actions import act
from game.betrayal.state import BtState
from game.engine.contract import CHANCE
from tests.betrayal.scene import begin_turn, give, haunted, put, scene, texts

ROOMS = (
    "abandoned_room N entrance_hall",
    "gardens N abandoned_room",
    "kitchen S entrance_hall",
    "research_laboratory N upper_landing",
)
APART = ("foyer", "grand_staircase", "abandoned_room", "basement_landing", "upper_landing", "entrance_hall")


def deal(s: BtState, hands: list[tuple[int, int]]) -> None:
    """Chance deals these numbers."""
    left = [list(hand) for hand in hands]
    while s.actor() == CHANCE and s.chances()[0][0].verb == "deal":
        s.apply(act("deal", left[s.question.seat].pop(0)))  # type: ignore[union-attr]


def sick(seats: int = 3, first: int = 0, **cards: list[str]) -> BtState:
    """The haunt, revealed by seat 0. Seat `first` has 1 and 2, the others the numbers after in the order of seats; they stand apart."""
    s = scene(seats, rooms=ROOMS, at={seat: APART[seat] for seat in range(seats)})
    for seat in range(seats):
        for card in cards.get(f"seat{seat}", []):
            give(s, seat, card)
    haunted(s, 43, revealer=0)
    order = [first, *(seat for seat in range(seats) if seat != first)]
    hands = {seat: (2 * place + 1, 2 * place + 2) for place, seat in enumerate(order)}
    deal(s, [hands[seat] for seat in range(seats)])
    return s


def kinds(s: BtState, verb: str) -> list[str]:
    return [text for text in texts(s) if text.startswith(verb)]


def ended(s: BtState) -> tuple[str, tuple[int, ...]]:
    outcome = s.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners


def with_serum(s: BtState, seat: int) -> None:
    s.mark("serum", str(seat))


def inoculate(s: BtState, *seats: int) -> None:
    for seat in seats:
        s.mark("inoculated", str(seat))


def meeting(s: BtState, active: int, room: str, *seats: int) -> None:
    for seat in (active, *seats):
        put(s, seat, room)
    begin_turn(s, active)
