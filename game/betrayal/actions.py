"""What a seat or chance can do in Betrayal, as values with a one-line text form.

An action is a verb and its words: `go library`, `explore N`, `turn 2`, `use dark_dice`, `roll 2 1 0`, `end`. The modules of the
rules say what they mean (see the docstring of `game.betrayal.verbs`); a text is read back without knowing them.
"""

from __future__ import annotations

import re
from typing import Final

from game.engine.contract import Action, BadText

Word = str | int


class Act(Action, frozen=True, cache_hash=True):
    """One action: its verb, and what it is about (ids, seats and numbers, in the order of the text)."""

    verb: str
    words: tuple[Word, ...] = ()

    def __str__(self) -> str:
        """The text form that `parse` reads back."""
        return " ".join([self.verb, *map(str, self.words)])


_MADE: Final[dict[tuple[Word, ...], Act]] = {}
# fmt: off
VERBS: Final = frozenset((
    "accept", "add", "again", "ask", "at", "attack", "back", "below", "beside", "call_off", "carry", "choose", "come_in", "cross", "deal",
    "do", "done", "draw", "drop", "drop_down", "end", "exchange", "explore", "face", "fall", "follow", "force_door", "free", "give", "go",
    "go_out", "hand_over", "haunt", "heal", "ignore", "keep", "land", "lay", "leave", "leave_there", "lift", "link", "look", "lose",
    "lowest", "nearer", "nearest", "no", "offer", "order", "pick_up", "place", "ready", "rearrange", "refuse", "reveal", "roll",
    "search_stairs", "seek", "send", "set", "set_down", "spread", "stay", "steal", "store", "strike", "swap", "switch", "take",
    "take_back", "target", "tile", "token", "top", "trade", "trait", "truth", "try", "turn", "use", "wake", "with", "wound", "yes",
))
# fmt: on
"""Every verb there is. Whoever adds a question with a verb of its own adds it here."""
_TEXT: Final = re.compile(r"[a-z_]+( ([a-z][a-z0-9_]+|[bguNESW]|-?[0-9]+))*")  # b, g and u are backs of tiles
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_MOST_KEPT: Final = 50_000


def act(verb: str, *words: Word) -> Act:
    """The action with this verb and these words; the same object each time."""
    key = (verb, *words)
    made = _MADE.get(key)
    if made is None:
        if verb not in VERBS:
            raise ValueError(f"no such verb: {verb}")
        if len(_MADE) >= _MOST_KEPT:
            _MADE.clear()
        made = _MADE[key] = Act(verb, words)
    return made


def parse(text: str) -> Act:
    """The action with this text. Raises BadText for anything that `str(Act)` never gives."""
    if not _TEXT.fullmatch(text):
        raise BadText(f"no such action: {text!r}")
    verb, *words = text.split(" ")
    if verb not in VERBS:
        raise BadText(f"no such action: {text!r}")
    made = act(verb, *(int(word) if _NUMBER.fullmatch(word) else word for word in words))
    if str(made) != text:
        raise BadText(f"no such action: {text!r}")
    return made


END: Final = act("end")
YES: Final = act("yes")
NO: Final = act("no")
