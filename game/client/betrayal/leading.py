"""The rest of a kind of monsters, moved by the program for the person who plays them, where one after another would be tedious.

It is an ordinary row of actions: each is recorded, and can be taken back like any other. What moves them is the rules of thumb of the
computer players, which see what the person's seat sees.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from game.betrayal.observation import BtObservation
from game.players.betrayal.player import thumbed
from game.players.betrayal.view import world

if TYPE_CHECKING:
    from game.session.face import Face

MOST: Final = 1000
"""Actions after which the person is asked again, come what may."""


def remaining(seen: BtObservation) -> int:
    """How many monsters of the running kind are still to move, the one that is asked about included; 0 for the last one, or none."""
    t = seen.table
    if seen.asked != "turn" or not running(seen):
        return 0
    after = [i for i in t.order if t.bodies[i].alive and not t.bodies[i].stunned]
    return 1 + len(after) if after else 0


def running(seen: BtObservation) -> str:
    """The kind of monsters whose turn it is, or an empty string."""
    body = seen.table.turn.body
    kind = seen.table.bodies[body].kind if 0 <= body < len(seen.table.bodies) else ""
    return "" if kind == "explorer" else kind


def move_rest(session: Face) -> None:
    """Moves them, until somebody else is asked, another kind comes, or the round is over."""
    seen: BtObservation = session.observe()
    kind, now = running(seen), seen.table.round
    for _action in range(MOST):
        if not kind or not session.can_play() or running(seen) != kind or seen.table.round != now:
            return
        if session.attempt(thumbed(world(seen, random.Random(0)), seen)):
            return
        seen = session.observe()
