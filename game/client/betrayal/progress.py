"""What a haunt counts and marks on the open table, in lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.client.betrayal.hauntwords import HIDDEN_COUNTERS, HIDDEN_MARKS
from game.client.betrayal.housetable import HouseTable
from game.client.betrayal.log import counter_parts, mark_words, marked_words
from game.client.betrayal.names import room_name
from game.client.betrayal.wording import Names, pile_word, word
from game.client.words import _


def own_lines(own: dict[str, str]) -> list[str]:
    """What the viewer's seat alone knows of itself."""
    found = []
    if own.get("tokens"):
        found.append(_("Own numbers: {numbers}").format(numbers=", ".join(own["tokens"].split())))
    if "sick" in own:
        found.append(_("Sick, in secret: on the traitors' side"))
    if own.get("room"):
        found.append(_("Hidden in: {room}").format(room=room_name(own["room"])))
    return found


def top_lines(tops: Mapping[str, Sequence[str]]) -> list[str]:
    """The cards on top of piles that the viewer has looked at."""
    found = []
    for pile, cards in tops.items():
        known = ", ".join(word("seek", 1, card, str) if card else "?" for card in cards)
        found.append(_("On top of {pile}: {cards}").format(pile=pile_word(pile), cards=known))
    return found


def progress_lines(table: HouseTable, names: Names) -> list[str]:
    """Counters first, one of several figures or traits in a single line; then marks, each in a line."""
    found = counter_lines(table.t.counters, names)
    for name, marked in table.t.marks.items():
        if marked and name.split("_")[0] not in HIDDEN_MARKS:
            found.append(f"{mark_words(name)}: {', '.join(marked_words(what, names) for what in marked)}")
    return found


def counter_lines(counters: Mapping[str, int], names: Names) -> list[str]:
    """What is counted: the whole number, and in brackets or alone those of each figure or trait."""
    whole: dict[str, int | None] = {}
    parts: dict[str, list[str]] = {}
    for name, value in counters.items():
        if name in HIDDEN_COUNTERS or name.split("_")[0] in HIDDEN_COUNTERS:
            continue
        words, of = counter_parts(name, names)
        whole.setdefault(words, None)
        if of:
            parts.setdefault(words, []).append(f"{of} {value}")
        else:
            whole[words] = value
    return [f"{words}: {_counted(value, ', '.join(parts.get(words, ())))}" for words, value in whole.items()]


def _counted(value: int | None, parts: str) -> str:
    return parts if value is None else f"{value} ({parts})" if parts else str(value)
