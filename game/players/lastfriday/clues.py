"""When a Camper plays which clue (LF-K1 to LF-K6)."""

from __future__ import annotations

from collections.abc import Callable
from math import log2

from game.lastfriday.actions import Act
from game.lastfriday.numbers import ABILITY
from game.lastfriday.observation import Camper
from game.players.lastfriday.view import CHASES, View

_LEARN = 0.75
"""The least information in bits for which Sharp Hearing is played."""
_TRAP = 0.16
"""The least chance that a Bear Trap catches him with his next move."""
_LAMP = 0.2
"""The least chance that a Flashlight shows him now or after his next move."""
_FASTER = {1: 3.0, 2: 14.0, 3: 14.0, 4: 8.0}
"""By chapter, how much better a walk with Sneakers must be, in points."""


def opening_clue(view: View, camper: Camper, gain: Callable[[int], float]) -> Act | None:
    """A clue or ability for the beginning of a turn; `gain(n)` tells how much better the best walk is with n steps more."""
    heard = _hear(view)
    if heard is not None:
        return heard
    for act in view.legal:
        if act.verb == "sneakers":
            numbers = view.camp.numbers
            more = numbers.long_sneaker_steps if ABILITY[camper.card] == "long_sneakers" else numbers.sneaker_steps
            if gain(more) > _FASTER[view.seen.chapter]:
                return act
        elif act.verb == "wind" and gain(1) > _FASTER[view.seen.chapter] / 2:
            return act
    return _gift(view)


def last_clue(view: View, camper: Camper) -> Act | None:
    """A clue for the end of a turn, when the Camper stays where the pawn is."""
    found: list[tuple[float, Act]] = []
    for act in view.legal:
        if act.verb == "trap":
            chance = trap_chance(view, act.dot)
            if chance >= _TRAP and _worth_trapping(view):
                found.append((chance, act))
        elif act.verb == "lamp":
            chance = lamp_chance(view, act.dot)
            if chance >= _LAMP:
                found.append((chance, act))
        elif act.verb == "dig" and camper.seat != view.seen.chosen:
            found.append((0.01, act))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def trap_chance(view: View, dot: int) -> float:
    """The chance that an evenly drawn next move of his springs a trap on this dot."""
    beside = view.camp.circles_beside[dot]
    caught = 0.0
    for circle, chance in view.chances.items():
        moves = view.ways.network.moves[circle]
        if moves.acts and (view.ways.over[dot] >> circle & 1 or moves.targets & beside):
            hit = sum(1 for act, mask in zip(moves.acts, moves.masks, strict=True) if mask >> dot & 1 or beside >> act.circle & 1)
            caught += chance * hit / len(moves.acts)
    return caught


def lamp_chance(view: View, dot: int) -> float:
    """The chance that a lamp on this dot shows him at once, or half that after his next move."""
    lit = view.camp.circles_beside[dot]
    now = sum(chance for circle, chance in view.chances.items() if lit >> circle & 1)
    later = sum(chance for circle, chance in view.next_chances.items() if lit >> circle & 1)
    return now + 0.5 * later


def _worth_trapping(view: View) -> bool:
    return view.seen.chapter in CHASES or view.seen.chapter == 3 or len(view.living) < 5


def _hear(view: View) -> Act | None:
    """Sharp Hearing where yes and no are about equally likely."""
    if len(view.chances) < 6 or view.seen.turn.steps < view.camp.numbers.camper_steps:
        return None
    dot = view.seen.camper(view.seen.viewer).dot
    found: list[tuple[float, Act]] = []
    for act in view.legal:
        if act.verb == "hear":
            near = view.ways.network.near(dot, act.circle)
            yes = sum(chance for circle, chance in view.chances.items() if near >> circle & 1)
            if 0.0 < yes < 1.0:
                found.append((-yes * log2(yes) - (1 - yes) * log2(1 - yes), act))
    if not found:
        return None
    learnt, act = max(found, key=lambda pair: pair[0])
    return act if learnt >= _LEARN else None


def _gift(view: View) -> Act | None:
    """In IV the Chosen is given what helps to catch him."""
    if view.seen.chapter == 4:
        for act in view.legal:
            if act.verb == "give" and act.seat == view.seen.chosen and act.what in ("sneakers", "hearing"):
                return act
    return None
