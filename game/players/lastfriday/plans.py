"""The ways a Camper can spend the rest of a turn's steps."""

from __future__ import annotations

import msgspec

from game.lastfriday.actions import Act
from game.players.lastfriday.view import View

STEPS = ("step", "row", "swim", "enter")


class Plan(msgspec.Struct, frozen=True):
    """A walk: its first action (`done` for staying), the dot where it ends, the circles it passes over and the dots it touches
    (masks; the end included, the start not)."""

    first: Act
    end: int
    circles: int
    dots: int


def plans(view: View, seat: int, steps: int) -> list[Plan]:
    """The different walks of at most so many steps, each ending where the Camper may stay; with the same first action, end, circles
    and touched dots only once. Staying is one of them when the Camper may stay."""
    found: dict[tuple[Act, int, int, int], Plan] = {}
    closed = view.others(seat) | view.corpses
    firsts = [act for act in view.legal if act.verb in STEPS]
    front = [(act, act.dot, 1 << act.circle if act.circle else 0, 1 << act.dot) for act in firsts]
    network = view.ways.network.steps
    doors, unlocked = view.camp.door_of, view.unlocked(seat)
    for left in range(steps - 1, -1, -1):
        wider: list[tuple[Act, int, int, int]] = []
        for walk in front:
            first, here, circles, dots = walk
            if not closed >> here & 1:
                found[walk] = Plan(*walk)
            if left:
                for step in network[here]:
                    if not view.corpses >> step.dot & 1 and not dots >> step.dot & 1:
                        wider.append((first, step.dot, circles | (1 << step.circle if step.circle else 0), dots | 1 << step.dot))
                if doors.get(here) in unlocked:
                    inside = view.camp.inside_door(here)
                    wider.append((first, inside, circles, dots | 1 << inside))
        front = list(dict.fromkeys(wider))  # a set's order would differ from process to process
    for act in view.legal:
        if act.verb == "done":
            here = view.seen.camper(seat).dot
            plan = Plan(act, here, 0, 0)
            found[act, here, 0, 0] = plan
    return list(found.values())
