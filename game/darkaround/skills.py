"""Before the night: each seat's gifted child gets one of the five skills, no two the same (DA-9)."""

from __future__ import annotations

from game.darkaround import searching
from game.darkaround.actions import CHOOSE, DEAL, Act
from game.darkaround.events import Given, SkillGiven
from game.darkaround.position import Position
from game.darkaround.terms import SKILLS
from game.engine.contract import CHANCE


def begin(s: Position) -> None:
    """Chance deals to the next seat without a skill, or by option that seat chooses; the fifth gets what is left."""
    if "" not in s.skills:
        searching.begin(s)
        return
    seat = s.skills.index("")
    left = _left(s)
    if len(left) == 1:
        _give(s, left[0], "left")
    elif s.rules.choosing:
        s.ask("choose", seat)
    else:
        s.ask("deal", CHANCE)


def _left(s: Position) -> list[str]:
    return [skill for skill in SKILLS if skill not in s.skills]


def _give(s: Position, skill: str, how: Given) -> None:
    seat = s.skills.index("")
    s.skills = (*s.skills[:seat], skill, *s.skills[seat + 1 :])
    s.events.append(SkillGiven(seat=seat, skill=skill, how=how))
    begin(s)


def deals(s: Position) -> tuple[tuple[Act, int], ...]:
    """What chance may deal."""
    return tuple((DEAL[skill], 1) for skill in _left(s))


def choices(s: Position) -> tuple[Act, ...]:
    """What a seat may choose."""
    return tuple(CHOOSE[skill] for skill in _left(s))


def answer(s: Position, act: Act) -> None:
    """A skill is dealt or chosen."""
    _give(s, act.what, "dealt" if act.verb == "deal" else "chosen")
