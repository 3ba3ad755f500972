"""What parties, children, skills, faces and hours of Darkness Around are called, in the language of the window."""

from __future__ import annotations

from typing import Final

from game.darkaround.numbers import BOX, Numbers
from game.darkaround.terms import CHILD_NAMES, GIFTED, PARTY
from game.words.language import _

COLOURS: Final = ("red", "yellow", "green", "blue", "brown")
"""The colours of the seats in order; each has a shape of the same name."""
MORNING: Final = BOX.hours + 1
"""The number of the last clock card."""


def shape_of(seat: int) -> str:
    """The sprite of a seat's shape."""
    return f"shapes/{COLOURS[seat]}"


def party_name(seat: int) -> str:
    """A seat's party."""
    return (_("Red party"), _("Yellow party"), _("Green party"), _("Blue party"), _("Brown party"))[seat]


def child_name(child: int) -> str:
    """A child by its party's colour and its level, or as the gifted one."""
    seat, place = divmod(child, PARTY)
    if place == GIFTED:
        return (_("Red gifted child"), _("Yellow gifted child"), _("Green gifted child"), _("Blue gifted child"), _("Brown gifted child"))[
            seat
        ]
    words = (_("Red {level}"), _("Yellow {level}"), _("Green {level}"), _("Blue {level}"), _("Brown {level}"))[seat]
    return words.format(level=BOX.levels[place])


def child_mark(child: int) -> str:
    """A child's short mark within its party: its level, or a star."""
    return "★" if child % PARTY == GIFTED else str(BOX.levels[child % PARTY])


def child_picture(child: int, lost: bool = False) -> str:
    """The sprite of a child, as a cut-out or as a shape among the trees."""
    name = CHILD_NAMES[child % PARTY]
    return f"darkaround/{'lost' if lost else 'child'}_{'gifted' if name == 'g' else name}"


def child_of_text(text: str) -> int:
    """The child with this text of the rules (`0.5`, `2.g`). Raises ValueError."""
    seat, _dot, name = text.partition(".")
    return int(seat) * PARTY + CHILD_NAMES.index(name)


def clock_time(hour: int) -> str:
    """The time on the clock card of an hour from 1 (00:00) to 7 (06:00)."""
    return f"{hour - 1:02}:00"


def skill_name(skill: str) -> str:
    """A gifted child's skill."""
    return {
        "hush": _("Hush"),
        "comfort": _("Comfort"),
        "finder": _("Sure trail"),
        "ward": _("Ward"),
        "courage": _("Courage"),
    }[skill]


def skill_help(skill: str, numbers: Numbers) -> str:
    """What a skill does, in a sentence."""
    return {
        "hush": _("Once: an event of an own child counts as a tree."),
        "comfort": _("Once: an own child gains {n} sanity, up to what it began with."),
        "finder": _("Once: a search succeeds without a roll."),
        "ward": _("Once: an attack on an own child is called off before the danger die."),
        "courage": _("Once: for an hour, what each die costs is 1 less."),
    }[skill].format(n=numbers.comfort)


def face_name(face: str) -> str:
    """A face of a die; numbers speak for themselves."""
    return {
        "tree": _("tree"),
        "eye": _("eye"),
        "ear": _("ear"),
        "brain": _("brain"),
        "skull": _("skull"),
    }.get(face, face)


def die_name(die: str) -> str:
    """A die."""
    return {"event": _("Event die"), "danger": _("Danger die"), "evade": _("Evasion die")}[die]
