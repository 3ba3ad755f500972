"""Other hidden facts of Last Friday in place of those that a viewer may not know (for the conformance suite)."""

from __future__ import annotations

import random

from game.engine.contract import ALL, TABLE, Viewer
from game.lastfriday import LastFriday
from game.lastfriday.observation import Hidden
from game.lastfriday.state import LfState
from game.lastfriday.terms import CLUES, MANIAC
from tests.swapper import Swapper

PUBLIC_PLACE = ("reveal", "lay", "push", "alarm")
"""Questions and tasks about which all know that they follow from where the Maniac is."""


def swap(game: LastFriday, state: LfState, viewer: Viewer, rng: random.Random) -> Hidden | None:
    """Every circle, clue and Welcome token that the viewer may not know is another one, drawn from those it could be.

    What that is follows here from the rules of secrecy, not from what the state's observation leaves out.
    """
    if viewer == ALL:
        return None
    circle, record = (0, ()) if viewer == MANIAC else maniac(state, rng)
    clues, supply = shuffled_clues(state, viewer, rng)
    tokens = [token for _, token in sorted(state.welcome.items())]
    rng.shuffle(tokens)
    welcome = tuple(zip(sorted(state.welcome), tokens, strict=True))
    placed_them = viewer == MANIAC and state.option("welcome") == "maniac"
    return Hidden(circle=circle, record=record, supply=supply, clues=clues, welcome=() if placed_them else welcome)


def looks(state: LfState, viewer: Viewer) -> bool:
    """The Maniac sees the supply when he chooses a clue from it (LF-T7)."""
    return viewer == MANIAC and state.asked == "lay" and not state.over()


def maniac(state: LfState, rng: random.Random) -> tuple[int, tuple[int, ...]]:
    """Another place and another record for the Maniac, true to the circle that all have seen him on last."""
    if not state.record:
        return state.circle, ()
    asked = {state.asked, *(str(task[0]) for task in state.agenda)}
    circles = places(state) if rng.random() < 0.5 else [circle for circle in range(1, 201) if state.net.moves[circle].acts]
    record = [rng.choice(circles) for _ in state.record]
    if state.shown and state.shown_step < len(record):
        record[state.shown_step] = state.shown
    if (state.shown and state.shown_step == len(record) - 1) or asked & set(PUBLIC_PLACE):
        record[-1] = state.record[-1]
        return state.circle, tuple(record)
    return record[-1] if state.circle == state.record[-1] else rng.choice(circles), tuple(record)


def places(state: LfState) -> list[int]:
    """Circles that the next steps and lamps of the Campers could find him on: in no cabin, not cut off, in no lamp's light."""
    lit = {circle for _, marked in state.lamps for circle in marked}
    near = {step.circle for seat in state.living() for step in state.net.steps[state.dot[seat]]}
    return sorted(circle for circle in near - lit if 1 <= circle <= 200 and state.net.moves[circle].acts) or [state.circle]


def shuffled_clues(state: LfState, viewer: Viewer, rng: random.Random) -> tuple[tuple[tuple[int, str], ...], tuple[tuple[str, int], ...]]:
    """The unknown clues on the board and, where it is unknown, the supply, dealt anew from all of these."""
    unknown = []
    for dot, (clue, maniac_knows, campers_know) in sorted(state.clues.items()):
        if not (maniac_knows if viewer == MANIAC else campers_know and viewer != TABLE):
            unknown.append((dot, clue))
    supply = {} if looks(state, viewer) else state.supply
    pool = [clue for _, clue in unknown if clue] + [clue for clue, number in supply.items() for _ in range(number)]
    rng.shuffle(pool)
    clues = tuple((dot, pool.pop() if clue else "") for dot, clue in unknown)  # the one just laid is still to be drawn
    return clues, tuple((clue, pool.count(clue)) for clue in CLUES) if supply else ()


SWAPPER = Swapper(swap, looks)
