"""Positions of Darkness Around for tests, set up in a few words. A child is written `0.5`: its seat, and its level or g."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.darkaround import GAME, night, searching
from game.darkaround.actions import Act
from game.darkaround.position import Rules
from game.darkaround.state import DaState
from game.darkaround.terms import CHILD_NAMES, PARTY, SKILLS
from game.engine.contract import CHANCE, TABLE, Event, full_options


def number(text: str) -> int:
    """The child with this text."""
    seat, name = text.split(".")
    return int(seat) * PARTY + CHILD_NAMES.index(name)


def others(seats: int, *children: str) -> list[str]:
    """All children but these."""
    return [text for text in (f"{seat}.{name}" for seat in range(seats) for name in CHILD_NAMES) if text not in children]


def before(
    hour: int,
    seats: int = 1,
    *,
    sanity: Mapping[str, int] | None = None,
    lost: Sequence[str] = (),
    skills: Mapping[int, str] | None = None,
    **options: str,
) -> DaState:
    """The moment before the clock card of an hour (7: the last) is turned. `skills` gives unspent ones by seat; the other seats have
    one that is spent. When nobody has a choice, the card is turned already."""
    s = position(hour, seats, sanity or {}, lost, skills or {}, options)
    searching.begin(s)
    night.go_on(s)
    return s


def rolling(
    hour: int = 1,
    seats: int = 1,
    *,
    sanity: Mapping[str, int] | None = None,
    lost: Sequence[str] = (),
    skills: Mapping[int, str] | None = None,
    **options: str,
) -> DaState:
    """The same once the card is turned and the first child is about to roll."""
    s = position(hour, seats, sanity or {}, lost, skills or {}, options)
    night.turn_card(s)
    night.go_on(s)
    return s


def position(
    hour: int, seats: int, sanity: Mapping[str, int], lost: Sequence[str], skills: Mapping[int, str], options: Mapping[str, str]
) -> DaState:
    """A position before an hour, nobody asked yet."""
    s = DaState(Rules(seats, tuple(full_options(GAME, options).items())))
    s.hour = hour - 1
    for text, left in {**dict.fromkeys(lost, 0), **sanity}.items():
        s.sanity[number(text)] = left
        if not left:
            s.active &= ~(1 << number(text))
    free = [skill for skill in SKILLS if skill not in skills.values()]
    s.skills = tuple(skills[seat] if seat in skills else free.pop() for seat in range(seats))
    s.spent = sum(1 << seat for seat in range(seats) if seat not in skills)
    return s


def do(s: DaState, *texts: str) -> list[Event]:
    """Carries out actions by their text and returns the events of all of them."""
    events: list[Event] = []
    for text in texts:
        events += s.apply(GAME.parse(text))
    return events


def legal(s: DaState) -> list[str]:
    """The texts of the legal actions."""
    return [str(act) for act in s.legal_actions()]


def sanity(s: DaState, child: str) -> int:
    """A child's sanity."""
    return s.sanity[number(child)]


def asked(s: DaState) -> tuple[str, int | None]:
    """What is asked, and who."""
    return s.asked, s.who


def turn_of(s: DaState) -> int:
    """The seat whose child rolls."""
    return s.child // PARTY


def trees(s: DaState, most: int = 30) -> list[int]:
    """Every child that has to rolls a tree until the hour is over; says which children rolled."""
    hour = s.hour
    rolled: list[int] = []
    while s.asked == "event" and s.hour == hour and len(rolled) < most:
        rolled.append(s.child)
        do(s, "event tree")
    return rolled


def expected(
    s: DaState, value: Callable[[DaState], float], decide: Callable[[DaState], Act], memo: dict[object, float] | None = None
) -> float:
    """The exact expectation of a value of the last position, over all that chance may do; a seat decides by `decide`."""
    memo = {} if memo is None else memo
    if s.who is None:
        return value(s)
    key = s.observe(TABLE)
    if key in memo:
        return memo[key]
    if s.who == CHANCE:
        total = sum(weight for _, weight in s.chances())
        found = sum(weight * expected(after(s, act), value, decide, memo) for act, weight in s.chances()) / total
    else:
        found = expected(after(s, decide(s)), value, decide, memo)
    memo[key] = found
    return found


def after(s: DaState, act: Act) -> DaState:
    """The position after an action; the one given stays as it is."""
    other = s.clone()
    other.apply(act)
    return other
