"""Where a figure of Betrayal goes: what draws it, what it fears, and which of the rooms within reach is best to stop in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.betrayal.actions import Act
from game.betrayal.combat import WEAPONS
from game.betrayal.moving import EXITS, LINKS, fully_explored, left_to_go
from game.betrayal.rooms import BARRIERS, BOOSTS, PAINS
from game.betrayal.state import BtState
from game.betrayal.terms import (
    BALLROOM,
    BASEMENT_LANDING,
    CHUTE,
    COLLAPSED,
    ELEVATOR,
    GALLERY,
    HAUNTED,
    INDEX,
    KINDS,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SPEED,
    TRAITORS,
)
from game.players.betrayal.odds import lead

NEARER: Final = 0.8
"""What a goal is still worth for each space that it lies farther away."""
FADING: Final = tuple(NEARER**steps for steps in range(41))
SEARCHING: Final = 0.35
"""What discovering a room is worth where the haunt names nothing that is in the house."""
FEAR: Final = 0.6
"""What it is worth not to lose all that keeps one alive."""
WAY_OUT: Final = 0.9
"""What a room that leads elsewhere is worth, against what is wanted there."""
PAIN: Final = 0.12
BOOST: Final = 0.25
NEXT_TURN: Final = (1.0, 0.5, 0.2)
"""How likely a figure gets so many spaces farther than usual."""


def margin(s: BtState, body: int, trait: str) -> int:
    """Steps that a trait is above the skull."""
    return s.t.bodies[body].traits[INDEX[trait]] + 1


def spare(s: BtState, body: int, kind: str) -> int:
    """Points of damage of a kind that an explorer bears and lives."""
    return sum(margin(s, body, trait) - 1 for trait in KINDS[kind])


def armed(s: BtState, body: int) -> int:
    """Dice with which a figure attacks with Might."""
    dice = s.value(body, MIGHT)
    if not s.is_explorer(body):
        return dice
    cards = s.t.bodies[body].cards
    return dice + max((WEAPONS[card].dice for card in cards if card in WEAPONS and WEAPONS[card].trait == MIGHT), default=0)


# what draws


def pulls(s: BtState, body: int, among: Iterable[str]) -> dict[str, float]:
    """What it is worth to be in each of these rooms, nearness to what draws a figure included."""
    wanted = _wanted(s, body)
    found: dict[str, float] = {}
    for room in among:
        far = s.board.distances(room)
        most = 0.0
        for goal, worth in wanted.items():
            if worth > most and (steps := far.get(goal)) is not None:
                most = max(most, worth * FADING[min(steps, 40)])
        found[room] = most
    return found


def _wanted(s: BtState, body: int) -> dict[str, float]:
    """Room -> what being there is worth in itself: what the haunt says, and doors to what it does not find in the house."""
    here = s.board.distances(s.room(body))
    reachable: dict[str, float] = {}
    hidden = away = 0.0
    for goal in s.haunt.goals(s, body) if s.t.phase == HAUNTED else ():
        if goal.room in here:
            reachable[goal.room] = max(goal.worth, reachable.get(goal.room, 0.0))
        else:
            hidden = max(hidden, goal.worth)
            away = max(away, goal.worth if goal.room in s.board.spots else 0.0)
    outlets: list[str] = []
    if (hidden or not reachable) and s.haunt.may_discover(s, body):
        outlets = doorways(s, here)
    for room in outlets:
        reachable[room] = max(SEARCHING, hidden, reachable.get(room, 0.0))
    if away:
        for room in ways_out(s, body, here):
            reachable[room] = max(WAY_OUT * hidden, reachable.get(room, 0.0))
    return reachable


def ways_out(s: BtState, body: int, here: Mapping[str, int]) -> list[str]:
    """The rooms from which a figure comes to other parts of the house than those it can walk to."""
    found = [ELEVATOR] if s.haunt.can_enter(s, body, ELEVATOR) else []
    found += [room for room, below in ((COLLAPSED, BASEMENT_LANDING), (GALLERY, BALLROOM)) if below not in here]
    return [room for room in found if room in here]


def doorways(s: BtState, among: Mapping[str, int]) -> list[str]:
    """The rooms from which something can be discovered."""
    return [room for room in among if s.board.open(room) and not fully_explored(s, s.board.floor(room))]


# what is feared


def fears(s: BtState, body: int) -> list[tuple[dict[str, int], int, float]]:
    """The opponents that may attack a figure before its next turn: how far each room is for them, how far they come, and the part of
    the figure's life they take on average."""
    b = s.t.bodies[body]
    if s.t.phase != HAUNTED or not s.is_explorer(body):
        return []
    found = []
    life = max(1, spare(s, body, PHYSICAL))
    for other, foe in enumerate(s.t.bodies):
        if not foe.alive or not foe.room or foe.stunned or other == body or foe.side == b.side or not s.haunt.opposed(s, other, body):
            continue
        if not s.haunt.can_attack(s, other, body):
            continue
        loss = min(1.0, lead(armed(s, other), s.value(body, MIGHT)) / life) * s.haunt.threat(s, other, body)
        speed = max(1, s.haunt.allowance(s, other) if s.is_explorer(other) else s.value(other, SPEED))
        found.append((s.board.distances(foe.room), speed, loss))
    return found


def fear(s: BtState, body: int, room: str, foes: Sequence[tuple[dict[str, int], int, float]]) -> float:
    """What stopping in a room costs."""
    found = 0.0
    for far, speed, loss in foes:
        beyond = max(0, far.get(room, 99) - speed)
        if beyond < len(NEXT_TURN):
            found += loss * NEXT_TURN[beyond]
    return (0.5 if s.t.bodies[body].side == TRAITORS else 1.0) * FEAR * found


def pain(s: BtState, body: int, room: str) -> float:
    """What the room itself does at the end of the turn, or on leaving it."""
    b = s.t.bodies[body]
    if not s.is_explorer(body) or not s.haunt.room_text(s, body, room):
        return 0.0
    if room in BOOSTS:
        return 0.0 if room in b.boosts else -BOOST
    if b.side == TRAITORS:
        return 0.0
    if room in PAINS:
        return PAIN * (3 if min(margin(s, body, trait) for trait in KINDS[PAINS[room]]) <= 1 else 1)
    return PAIN / 3 if room in EXITS else 0.0


# where to


def reach(s: BtState, body: int) -> dict[str, int]:
    """Room -> spaces, for the rooms a figure can get to in this turn, its own included. Barriers end the way."""
    start = s.room(body)
    left = left_to_go(s)
    far = {start: 0}
    row = [start]
    steps = s.haunt.leaving_cost(s, body) - 1
    if not s.t.turn.spent:
        left = max(left, steps + 1)
    while row and steps < left:
        steps += 1
        after = []
        for room in row:
            if room != start and room in BARRIERS and not s.haunt.passes_barriers(s, body, room):
                continue
            for other in s.board.near(room):
                there = BASEMENT_LANDING if other == CHUTE else other
                if there not in far and there in s.board.spots:
                    far[there] = steps
                    after.append(there)
        row = after
    return far


def destination(s: BtState, body: int) -> tuple[str, float, float]:
    """The room to stop in, what it is worth, and what staying is worth."""
    room = s.room(body)
    within = reach(s, body)
    drawn = pulls(s, body, within)
    foes = fears(s, body)
    special = s.haunt.dangers(s, body)

    def worth(other: str) -> float:
        return drawn.get(other, 0.0) - fear(s, body, other, foes) - pain(s, body, other) - special.get(other, 0.0)

    best = max(within, key=lambda other: (worth(other), -within[other]))
    return best, worth(best), worth(room)


def step(s: BtState, body: int, target: str, going: Sequence[Act]) -> Act | None:
    """The step that brings a figure nearer to a room."""
    far = s.board.distances(target)
    here = far.get(s.room(body), 99)

    def steps(act: Act) -> int:
        room = str(act.words[0])
        return far.get(BASEMENT_LANDING if room == CHUTE else room, 98)

    best = min(going, key=steps, default=None)
    return best if best is not None and steps(best) < here else None


__all__ = ["LINKS", "MENTAL", "destination", "step"]
