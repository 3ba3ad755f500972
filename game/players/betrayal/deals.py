"""What computer players think of a deal: what a card is worth to whom, which deals they propose, which they take.

An explorer likes a deal that brings it more than it costs. Before the haunt that is all there is to it; companions in a haunt also give
what is worth more to the other, but not where anybody may be the traitor.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.combat import WEAPONS
from game.betrayal.data import HOLDINGS
from game.betrayal.dealing import Accept, LayDeal, goods
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED, MIGHT
from game.players.betrayal.movement import armed

WORTH: Final = {
    "armor": 1.6,
    "medical_kit": 1.2,
    "healing_salve": 1.0,
    "angel_feather": 1.0,
    "adrenaline_shot": 0.9,
    "lucky_stone": 0.9,
    "rabbits_foot": 0.9,
    "dynamite": 0.9,
    "puzzle_box": 0.9,
    "idol": 0.8,
    "skull": 0.8,
    "medallion": 0.7,
    "ring": 0.7,
    "candle": 0.5,
    "music_box": 0.2,
    "bottle": 0.2,
}
"""What it is worth to have a card, beside the traits it raises and the dice it adds; in steps of a trait."""
OTHERS: Final = 0.5
STEP: Final = 0.7
"""What a step of a trait is worth; it is lost again with the card."""
DIE: Final = 0.6
"""What a die more in an attack is worth."""
NEEDED: Final = 4.0
"""What a card is worth that one's side needs."""
LEAST: Final = 0.3
"""What a deal must bring its proposer."""
SACRIFICE: Final = -1.5
"""What a companion may cost one."""
Plan = tuple[tuple[str, ...], tuple[str, ...]]
"""What is given, and what is asked for."""


def worth(s: BtState, body: int, card: str, steps: float) -> float:
    """What it is worth to an explorer to have a card whose coming or going moves so many steps."""
    found = WORTH.get(card, OTHERS) + STEP * steps
    if card in WEAPONS and WEAPONS[card].dice:
        found += DIE * max(0, s.value(body, MIGHT) + WEAPONS[card].dice - _armed_without(s, body, card))
    return found + (NEEDED if card in s.haunt.wants(s, body) else 0.0)


def _armed_without(s: BtState, body: int, card: str) -> int:
    """Dice of an explorer's attack without a card."""
    cards = s.t.bodies[body].cards
    if card not in cards:
        return armed(s, body)
    kept = max((WEAPONS[each].dice for each in cards if each != card and each in WEAPONS and WEAPONS[each].trait == MIGHT), default=0)
    return s.value(body, MIGHT) + kept


def _steps(card: str, coming: bool) -> float:
    if card not in HOLDINGS:
        return 0.0
    moves = HOLDINGS[card].gain if coming else HOLDINGS[card].lose
    return float(sum(steps for _, steps in moves)) * (1 if coming else -1)


def liking(s: BtState, body: int, other: int, gets: Sequence[str], gives: Sequence[str]) -> float:
    """How much an explorer likes to get some cards from another one and to give it others."""
    found = sum(worth(s, body, card, _steps(card, True)) for card in gets)
    found -= sum(worth(s, body, card, _steps(card, False)) for card in gives)
    found += sum(2 * NEEDED for card in gives if s.haunt.gift(s, body, card, other))
    return found + sum(NEEDED for card in gets if s.haunt.gift(s, other, card, body))


def lost_with(s: BtState, body: int, card: str) -> float:
    """What it costs an explorer to lose a card."""
    return worth(s, body, card, _steps(card, False))


def companions(s: BtState, one: int, other: int) -> bool:
    """Whether two explorers are on the same side for all that they know."""
    return s.t.phase == HAUNTED and s.t.bodies[one].side == s.t.bodies[other].side and s.haunt.traitor != "hidden"


def agrees(s: BtState, body: int, other: int, gets: Sequence[str], gives: Sequence[str]) -> bool:
    """Whether an explorer takes a deal that another one offers."""
    own = liking(s, body, other, gets, gives)
    if own >= 0:
        return True
    return companions(s, body, other) and own >= SACRIFICE and own + liking(s, other, body, gives, gets) > 0


def proposals(s: BtState, body: int, to: int) -> list[Plan]:
    """The deals of at most one card each way that both like, the best for the proposer's side first."""
    mine, theirs = list(dict.fromkeys(goods(s, body))), list(dict.fromkeys(goods(s, to)))
    friends = companions(s, body, to)
    found: list[tuple[float, Plan]] = []
    for give, ask in product(("", *mine), ("", *theirs)):
        if give == ask:
            continue
        gives, asks = ((give,) if give else ()), ((ask,) if ask else ())
        own = liking(s, body, to, asks, gives)
        both = own + (liking(s, to, body, gives, asks) if friends else 0.0)
        least = SACRIFICE if friends else LEAST
        if own >= least and both >= LEAST and agrees(s, to, body, gives, asks):
            found.append((both, (gives, asks)))
    return [plan for _, plan in sorted(found, key=lambda each: -each[0])]


def next_laid(s: BtState, question: LayDeal, legal: Sequence[Act]) -> Act:
    """The next card of the best deal that was not refused; offering it once it lies there; nothing else."""
    refused = question.refused
    plans = [plan for plan in proposals(s, question.giver, question.to) if plan != refused]
    if not plans:
        return legal[-1]
    gives, asks = plans[0]
    for card in (*question.gives, *question.asks):
        if card not in (gives if card in question.gives else asks):
            return _legal(act("take_back", card), legal)
    for verb, wanted, laid in (("give", gives, question.gives), ("ask", asks, question.asks)):
        for card in wanted:
            if card not in laid:
                return _legal(act(verb, card), legal)
    return _legal(act("offer"), legal)


def _legal(chosen: Act, legal: Sequence[Act]) -> Act:
    return chosen if chosen in legal else legal[-1]


def answered(s: BtState, question: Accept, legal: Sequence[Act]) -> Act:
    """Whether a deal is taken."""
    return legal[0] if agrees(s, question.to, question.giver, question.gives, question.asks) else legal[-1]


__all__ = ["agrees", "answered", "liking", "next_laid", "proposals"]
