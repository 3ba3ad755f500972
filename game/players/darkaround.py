"""The computer players of Darkness Around: plain expectation of points for every question, one look ahead for keeping a skill."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.darkaround.actions import Act
from game.darkaround.numbers import NUMBERS
from game.darkaround.observation import Child, DaObservation
from game.darkaround.terms import COMFORT, COURAGE, FINDER, GIFTED, HUSH, PARTY, SKULL, WARD, party_of
from game.engine.contract import Event, Seat
from game.players import darkaround_odds as odds
from game.players.advice import Advice
from game.players.registry import Player

TASTE: Final = (FINDER, HUSH, COMFORT, COURAGE, WARD)
"""The skills in the order in which they are chosen: by what they won in games of this level."""

FADING: Final = 0.88
"""How likely a child that acts in an hour acts in the next one."""
DRAIN: Final = 1
"""The sanity that an hour is taken to cost when events to come are weighed."""


class Normal:
    """The level `normal`. It remembers nothing: the observation says all."""

    def decide(self, history: Sequence[Event], observation: DaObservation, rng: random.Random) -> Act:  # noqa: ARG002 - the protocol's
        """One of the legal actions; see `Player`."""
        return answer(observation)


def answer(seen: DaObservation) -> Act:
    """What `normal` does."""
    return ANSWERS[seen.asked](seen)


def held(seen: DaObservation) -> float:
    """What the seat's skill, which is ready, is expected to gain from the next child's roll or the next hour on, in points."""
    skill = seen.parties[seen.viewer].skill
    if skill in (HUSH, WARD):
        return _keeping(seen, (SKULL,) if skill == WARD else tuple(face for face, _ in odds.EVENTS))
    gain = {FINDER: _best_find, COMFORT: _best_comfort, COURAGE: _all_courage}[skill]
    if seen.asked == "prepare":
        return _later(seen, gain)
    left = _left(seen)
    return odds.alive(_party(seen)[GIFTED].sanity, 1) * gain(seen, left) if left else 0.0


def _choose(seen: DaObservation) -> Act:
    return min(seen.legal, key=lambda act: TASTE.index(act.what))


def _left(seen: DaObservation) -> int:
    return NUMBERS.hours - seen.hour


def _party(seen: DaObservation) -> tuple[Child, ...]:
    mine = party_of(seen.viewer)
    return seen.children[mine.start : mine.stop]


# before a clock card is turned


def _prepare(seen: DaObservation) -> Act:
    """The best search while one gains anything; then the skill, if it gains more now than it is expected to later."""
    best, most = seen.legal[-1], 0.0
    for act in seen.legal[:-1]:
        gain = _gain(seen, act)
        if gain > most:
            best, most = act, gain
    return best


def _gain(seen: DaObservation, act: Act) -> float:
    left = _left(seen)
    if act.verb == "search":
        child, by = seen.children[act.child], seen.children[act.by]
        return odds.search_gain(child.level, by.level, by.sanity, left)
    if act.verb == "find":
        child, by = seen.children[act.child], seen.children[act.by]
        if odds.find_gain(child.level, left) <= _later(seen, _best_find):
            return 0.0
        return odds.found_gain(child.level, left) - by.sanity / 100  # the hardier ones are left for searches that have a risk
    if act.verb == "comfort":
        child = seen.children[act.child]
        gain = odds.comfort_gain(child.level, child.sanity, child.start, left)
        return gain if gain > _later(seen, _best_comfort) else 0.0
    gain = sum(odds.courage_gain(child.level, child.sanity, left) for child in _party(seen) if not child.resting)
    return gain if gain > _later(seen, _all_courage) else 0.0


def _later(seen: DaObservation, gain: Callable[[DaObservation, int], float]) -> float:
    """What the skill is expected to gain before the next card, when the gifted child is still there."""
    left = _left(seen)
    if not left:
        return 0.0
    gifted = _party(seen)[GIFTED]
    return odds.alive(gifted.sanity, 1) * gain(seen, left - 1)


def _best_find(seen: DaObservation, left: int) -> float:
    """Those lost now can be looked for then too; so can the children that this hour may take."""
    if not left:
        return 0.0
    found = 0.0
    rest = 1.0
    for child in sorted(_party(seen), key=lambda each: -each.level):
        chance = 1 - odds.alive(child.sanity, 1) if child.sanity else 1 - odds.FIND
        found += rest * chance * odds.find_gain(child.level, left)
        rest *= 1 - chance
    later = found * odds.alive(_party(seen)[GIFTED].sanity, 1)
    return max(found, later)


def _best_comfort(seen: DaObservation, left: int) -> float:
    return max(
        sum(chance * odds.comfort_gain(child.level, after, child.start, left) for chance, after in odds.after_event(child.sanity))
        for child in _party(seen)
        if child.sanity
    )


def _all_courage(seen: DaObservation, left: int) -> float:
    if not left:
        return 0.0
    return sum(
        chance * odds.courage_gain(child.level, after, left)
        for child in _party(seen)
        if child.sanity
        for chance, after in odds.after_event(child.sanity)
    )


# in a turn


def _hush(seen: DaObservation) -> Act:
    child = seen.children[seen.child]
    gain = odds.face_gain(seen.face, child.level, child.sanity, _left(seen))
    return seen.legal[0] if gain > _keeping(seen, tuple(face for face, _ in odds.EVENTS)) else seen.legal[1]


def _ward(seen: DaObservation) -> Act:
    child = seen.children[seen.child]
    gain = odds.face_gain(SKULL, child.level, child.sanity, _left(seen))
    return seen.legal[0] if gain > _keeping(seen, (SKULL,)) else seen.legal[1]


def _keeping(seen: DaObservation, faces: tuple[str, ...]) -> float:
    """What the skill is expected to gain if it is kept for a later event of the own children (the best one, taken when it comes)."""
    party = _party(seen)
    hold = 0.0
    for left in range(_left(seen) + 1):
        hours = _left(seen) - left  # from now
        present = FADING**hours
        for place in reversed(range(PARTY)):
            child = party[place]
            waiting = not hours and seen.viewer * PARTY + place not in seen.queue
            if not child.sanity or waiting:
                continue
            if place == GIFTED:
                hold *= odds.alive(max(1, child.sanity - DRAIN * hours), 1)
            hold = _one_event(child, max(1, child.sanity - DRAIN * hours), left, hold, faces, present)
    return hold


def _one_event(child: Child, sanity: int, left: int, hold: float, faces: tuple[str, ...], present: float) -> float:
    """What holding the skill is worth before an event of this child."""
    better = 0.0
    for face, chance in odds.EVENTS:
        if face in faces:
            better += chance * max(0.0, odds.face_gain(face, child.level, sanity, left) - hold)
    return hold + present * better


ANSWERS: Final[dict[str, Callable[[DaObservation], Act]]] = {"choose": _choose, "prepare": _prepare, "hush": _hush, "ward": _ward}


def _easy(seat: Seat) -> Player:
    del seat
    from game.players.darkaround_easy import Easy

    return Easy()


def _normal(seat: Seat) -> Player:
    del seat  # every seat plays alike
    return Normal()


def _hard(seat: Seat) -> Player:
    del seat
    from game.players.darkaround_search import Hard  # it plays on by the rules here

    return Hard()


def advise(history: Sequence[Event], observation: DaObservation, rng: random.Random) -> Advice:  # noqa: ARG001 - every game's
    """What `hard` would do, with figures; see `advice.advise`."""
    from game.players import darkaround_advice  # as above

    return darkaround_advice.advise(observation, rng)


LEVELS: Final[dict[str, Callable[[Seat], Player]]] = {"easy": _easy, "normal": _normal, "hard": _hard}
"""The levels, weakest first."""
