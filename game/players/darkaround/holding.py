"""What an unspent skill of Darkness Around will still gain: the value of waiting for the best moment.

A skill is an offer made again and again, at every own event (hush, ward) or before every clock card (the others), as long as the
gifted child is there; one offer may be taken. The value of waiting follows backwards from the morning. The gifted child's sanity is
followed exactly; the other children hardly depend on it, so each stands at its own exact chances.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from statistics import NormalDist
from typing import Final, NamedTuple

from game.darkaround.numbers import BOX
from game.darkaround.position import Position, Rules
from game.darkaround.terms import COMFORT, COURAGE, FINDER, FOUND_WITH, GIFTED, HUSH, PARTY, SKULL, WARD, gifted_of, party_of
from game.engine.contract import Seat
from game.players.darkaround import odds

ROLLS: Final = "rolls"
"""In what is left of this hour, or in the hour that comes: the child rolls its event."""
STAYS: Final = "stays"
"""It is as now when the hour is over."""
SOUGHT: Final = "sought"
"""It is lost, and may be looked for before the hour begins."""


class Case(NamedTuple):
    """A child: what it counts, its sanity at the start and now, and what this hour does to it."""

    prize: odds.Prize
    start: int
    sanity: int
    first: str


Cases = tuple[Case, ...]
"""A seat's children in level order."""


@cache
def _hour(sanity: int) -> tuple[tuple[int, float], ...]:
    """What an hour, the searches before it included, makes of a child's sanity."""
    if not sanity:
        found = odds.WILLING * odds.FIND
        return ((FOUND_WITH, found), (0, 1 - found))
    after: dict[int, float] = {}
    for chance, left in odds.after_event(sanity):
        after[left] = after.get(left, 0.0) + chance
    return tuple(after.items())


@cache
def _spread(sanity: int, first: str, hours: int) -> tuple[tuple[int, float], ...]:
    """A child's sanity with chances when this hour and so many more are over."""
    if not hours:
        return ((sanity, 1.0),) if first == STAYS else _hour(sanity)
    found: dict[int, float] = {}
    for before, chance in _spread(sanity, first, hours - 1):
        for after, part in _hour(before):
            found[after] = found.get(after, 0.0) + chance * part
    return tuple(found.items())


def _party(s: Position, seat: Seat, preparing: bool) -> Cases:
    """A seat's children in a position between the rolls of two children, or before a clock card."""
    rolling = s.active & ~s.resting if preparing else sum(1 << child for child in (s.child, *s.queue[s.at :]) if child >= 0)
    seekable = 0 if not preparing else ~(s.active | s.sought | s.searched)
    aim = aim_of(s.rules)
    found = []
    for number in party_of(seat):
        bit = 1 << number
        first = ROLLS if rolling & bit else SOUGHT if seekable & bit else STAYS
        prize = odds.prize_of(aim, BOX.levels[number - seat * PARTY])
        found.append(Case(prize, s.rules.start[number], s.sanity[number], first))
    return tuple(found)


def aim_of(rules: Rules) -> str:
    """What is counted: points in a solo game whatever the option says (DA-15)."""
    return "points" if rules.seats == 1 else rules.aim


def held(s: Position, seat: Seat, skill: str) -> float:
    """What this skill, unspent, will still gain from now on, unless before this very clock card. The position is one between the rolls
    of two children, a question before a clock card, or one before the night."""
    preparing = s.asked in ("prepare", "choose")
    ready = bool((s.active & ~s.resting) >> gifted_of(seat) & 1)
    after = BOX.hours - s.hour - preparing
    return worth_of(skill, _party(s, seat, preparing), after, ready) if after >= 0 else 0.0


@lru_cache(maxsize=20_000)
def worth_of(skill: str, party: Cases, after: int, ready: bool) -> float:
    """The value of waiting, with `after` hours to come after this one; `ready`: the gifted child acts in this hour."""
    if skill in (HUSH, WARD):
        return _events(party, after, (SKULL,) if skill == WARD else tuple(face for face, _ in odds.EVENTS), ready)
    return _cards(party, after, {FINDER: _find, COMFORT: _comfort, COURAGE: _courage}[skill])


# before clock cards


Offer = Callable[[Cases, int, int, float], float]
"""The expected better of an offer and of waiting: of a party, after so many hours more, with so many hours left, over this value."""


def _cards(party: Cases, after: int, offer: Offer) -> float:
    gifted = party[GIFTED]
    wait = [0.0] * (gifted.start + 1)
    for left in range(after + 1):
        if left:
            wait = [sum(chance * wait[then] for then, chance in _hour(sanity)) for sanity in range(gifted.start + 1)]
        wait = [wait[0], *(offer(party, after - left, left, value) for value in wait[1:])]
    return sum(chance * wait[then] for then, chance in _spread(gifted.sanity, gifted.first, 0))


def _best(offers: list[tuple[float, float]], value: float) -> float:
    """Of offers that are each there with a chance, the best one first: the expected best, or this value."""
    total, rest = 0.0, 1.0
    for gain, chance in offers:
        if gain <= value:
            break
        total += rest * chance * gain
        rest *= 1 - chance
    return total + rest * value


def _find(party: Cases, hours: int, left: int, value: float) -> float:
    return _best(_finds(party, hours, left), value) if left else value


@lru_cache(maxsize=5_000)
def _finds(party: Cases, hours: int, left: int) -> list[tuple[float, float]]:
    lost = [
        (odds.find_gain(child.prize, left), chance)
        for child in party
        for sanity, chance in _spread(child.sanity, child.first, hours)
        if not sanity
    ]
    return sorted(lost, reverse=True)


def _comfort(party: Cases, hours: int, left: int, value: float) -> float:
    return _best(_comforts(party, hours, left), value)


@lru_cache(maxsize=5_000)
def _comforts(party: Cases, hours: int, left: int) -> list[tuple[float, float]]:
    """Each chance given that the child has brought nothing better."""
    offers = []
    for child in party:
        gains = sorted(
            (
                (odds.comfort_gain(child.prize, sanity, child.start, left), chance)
                for sanity, chance in _spread(child.sanity, child.first, hours)
            ),
            reverse=True,
        )
        rest = 1.0
        for gain, chance in gains:
            if rest > 1e-9:
                offers.append((gain, min(1.0, chance / rest)))
            rest -= chance
    return sorted(offers, reverse=True)


def _courage(party: Cases, hours: int, left: int, value: float) -> float:
    if not left:
        return value
    mean, spread = _courages(party, hours, left)
    if spread < 1e-6:
        return max(mean, value)
    far = NormalDist().cdf((mean - value) / spread)
    return mean * far + value * (1 - far) + spread * NormalDist().pdf((mean - value) / spread)


@lru_cache(maxsize=5_000)
def _courages(party: Cases, hours: int, left: int) -> tuple[float, float]:
    """The mean and the deviation of what courage gains; it is close to normal."""
    mean = variance = 0.0
    for child in party:
        gains = [(odds.courage_gain(child.prize, sanity, left), chance) for sanity, chance in _spread(child.sanity, child.first, hours)]
        own = sum(gain * chance for gain, chance in gains)
        mean += own
        variance += sum(gain * gain * chance for gain, chance in gains) - own * own
    return mean, max(0.0, variance) ** 0.5


# at events


def _events(party: Cases, after: int, faces: tuple[str, ...], ready: bool) -> float:
    gifted = party[GIFTED]
    wait = [0.0] * (max(gifted.sanity, FOUND_WITH) + 1)
    for left in range(after):
        then = wait[0] * _hour(0)[1][1] + wait[FOUND_WITH] * _hour(0)[0][1]
        wait = [then, *_one_hour(party, after - left, left, wait, faces)[1:]]
    if not gifted.sanity:
        return sum(chance * wait[sanity] for sanity, chance in _spread(0, gifted.first, 0))
    return (_one_hour(party, 0, after, wait, faces) if ready else wait)[gifted.sanity]


def _one_hour(party: Cases, hours: int, left: int, then: list[float], faces: tuple[str, ...]) -> list[float]:
    """The value of waiting before the events of an hour by the gifted child's sanity, from that after them."""
    wait = then
    for place in reversed(range(len(party))):
        child = party[place]
        if not hours and child.first != ROLLS:
            continue
        if place == GIFTED:
            wait = [wait[0], *(_own_event(child.prize, sanity, left, wait, faces) for sanity in range(1, len(wait)))]
        else:
            offers = _offers(child, hours, left, faces)
            wait = [wait[0], *(_taken(offers, value) for value in wait[1:])]
    return wait


@lru_cache(maxsize=20_000)
def _offers(child: Case, hours: int, left: int, faces: tuple[str, ...]) -> tuple[tuple[float, float], ...]:
    """What a child's event in an hour may be to the skill, with chances, the best first."""
    found: dict[float, float] = {}
    for sanity, chance in _spread(child.sanity, child.first, hours - 1) if hours else ((child.sanity, 1.0),):
        for face, part in odds.EVENTS:
            if sanity and face in faces:
                gain = odds.face_gain(face, child.prize, sanity, left)
                found[gain] = found.get(gain, 0.0) + chance * part
    return tuple(sorted(found.items(), reverse=True))


def _taken(offers: tuple[tuple[float, float], ...], value: float) -> float:
    """The expected better of one of the offers and of waiting, which has this value."""
    better = 0.0
    for gain, chance in offers:
        if gain <= value:
            break
        better += chance * (gain - value)
    return value + better


def _own_event(prize: odds.Prize, sanity: int, left: int, wait: list[float], faces: tuple[str, ...]) -> float:
    """Before the gifted child's own event."""
    total = 0.0
    for face, chance in odds.EVENTS:
        keep = 0.0
        for part, after in odds.after_face(face, sanity):
            keep += part * wait[after]
        if face in faces:
            keep = max(keep, odds.face_gain(face, prize, sanity, left))
        total += chance * keep
    return total
