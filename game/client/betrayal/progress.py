"""What a haunt counts and marks on the open table, in lines."""

from __future__ import annotations

from game.client.betrayal.hauntwords import HIDDEN_COUNTERS, HIDDEN_MARKS
from game.client.betrayal.housetable import HouseTable
from game.client.betrayal.log import counter_words, mark_words, marked_words
from game.client.betrayal.wording import Names


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
