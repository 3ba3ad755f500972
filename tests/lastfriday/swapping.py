"""Other hidden facts of Last Friday in place of those that a viewer may not know (for the conformance suite)."""

from __future__ import annotations

import random

from game.engine.contract import ALL, TABLE, Viewer
from game.lastfriday import LastFriday
from game.lastfriday.observation import Hidden
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPERS, CLUES, MANIAC

PUBLIC_PLACE = ("reveal", "lay", "push", "alarm")
"""Questions and tasks about which all know that they follow from where the Maniac is."""


def swap(game: LastFriday, state: LfState, viewer: Viewer, rng: random.Random) -> Hidden | None:
    """Every circle, clue and Welcome token that the viewer does not know is another one, drawn from those it could be."""
    if viewer == ALL:
        return None
    old = state.hidden(viewer)
    circle, record = maniac(state, old, rng) if viewer in (TABLE, *CAMPERS) else (0, ())
    clues, supply = shuffled_clues(old, rng)
    tokens = [token for _, token in old.welcome]
    rng.shuffle(tokens)
    welcome = tuple((dot, token) for (dot, _), token in zip(old.welcome, tokens, strict=True))
    return Hidden(circle=circle, record=record, supply=supply, clues=clues, welcome=welcome)


def looks(state: LfState, viewer: Viewer) -> bool:
    """The Maniac sees the supply when he chooses a clue from it (LF-T7)."""
    return viewer == MANIAC and state.asked == "lay"


def maniac(state: LfState, old: Hidden, rng: random.Random) -> tuple[int, tuple[int, ...]]:
    """Another place and another record for the Maniac, true to the circle that all have seen him on last."""
    if not old.record:
        return old.circle, old.record
    asked = {state.asked, *(str(task[0]) for task in state.agenda)}
    record = [rng.choice(open_circles(state)) for _ in old.record]
    if state.shown and state.shown_step < len(record):
        record[state.shown_step] = state.shown
    if state.shown_step == len(record) - 1 and state.shown or asked & set(PUBLIC_PLACE):
        record[-1] = old.record[-1]
        return old.circle, tuple(record)
    return record[-1] if old.circle == old.record[-1] else rng.choice(open_circles(state)), tuple(record)


def open_circles(state: LfState) -> list[int]:
    """The circles he can leave that lie in no cabin."""
    return [circle for circle in range(1, 201) if state.net.moves[circle].acts]


def shuffled_clues(old: Hidden, rng: random.Random) -> tuple[tuple[tuple[int, str], ...], tuple[tuple[str, int], ...]]:
    """The unknown clues on the board and, where it is unknown, the supply, dealt anew from all of these."""
    pool = [clue for _, clue in old.clues if clue] + [clue for clue, number in old.supply for _ in range(number)]
    rng.shuffle(pool)
    clues = tuple((dot, pool.pop() if clue else "") for dot, clue in old.clues)  # the one just laid is still to be drawn
    return clues, tuple((clue, pool.count(clue)) for clue in CLUES) if old.supply else ()
