"""What a haunt counts and marks on the open table, in lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.client.betrayal.hauntwords import HIDDEN_COUNTERS, HIDDEN_MARKS
from game.client.betrayal.housetable import HouseTable
from game.client.betrayal.log import counter_words, mark_words, marked_words
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
    """Counters first, then marks, each in a line."""
    found = [
        f"{counter_words(name, names)}: {value}"
        for name, value in table.t.counters.items()
        if name not in HIDDEN_COUNTERS and name.split("_")[0] not in HIDDEN_COUNTERS
    ]
    for name, marked in table.t.marks.items():
        if marked and name.split("_")[0] not in HIDDEN_MARKS:
            found.append(f"{mark_words(name)}: {', '.join(marked_words(what, names) for what in marked)}")
    return found
