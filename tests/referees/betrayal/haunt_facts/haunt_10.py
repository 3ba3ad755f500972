"""Haunt 10, The Zombies."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.referees.betrayal.facts import ROOMS
from tests.referees.betrayal.haunt_facts.record import PLAYERS, Demand, Facts, Roll, kinds, rooms
from tests.referees.betrayal.scene import Scene

LOVED: Final = ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic")
"""Rooms that trap a Zombie, each one."""


def _set_up(scene: Scene) -> None:
    a, seats = scene.a, scene.m.seats
    scene.check("BT-6.3.1", not a.bodies[a.traitor].alive, "the traitor's explorer lives")
    rooms = Counter(body.room for body in a.bodies[seats:] if body.kind == "zombie")
    omens = [room for room in a.spots if ROOMS[room]["symbol"] == "omen"]
    if len(omens) <= seats:
        scene.check("BT-6.3.1", all(rooms[room] for room in omens), "an omen room without a Zombie")
    else:
        scene.check("BT-6.3.1", all(ROOMS[room]["symbol"] == "omen" for room in rooms), "a Zombie elsewhere than in an omen room")
    scene.check("BT-6.3.1", all(ROOMS[room]["symbol"] != "event" for room in rooms), "a Zombie in an event room")


def _after(scene: Scene) -> None:
    """10: the Madman dies of five points; each room traps one Zombie, which never leaves it."""
    a, seats = scene.a, scene.m.seats
    if a.counters.get("ready"):
        madman = any(body.kind == "madman" and body.alive for body in a.bodies[seats:])
        scene.check("BT-6.3.2", madman == (a.counters.get("track", 0) < 5), "the Madman with {} points", a.counters.get("track", 0))
    rooms = [body.room for body in a.bodies[seats:] if body.kind == "zombie" and body.mark == "trapped"]
    scene.check("BT-6.3.2", len(set(rooms)) == len(rooms) and set(rooms) <= set(LOVED), "Zombies are trapped in {}", rooms)


def _verdict(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    return heroes if living and all(body.mark == "trapped" for body in kinds(scene, "zombie")) else None


FACTS: Final = Facts(
    figures={"zombie": (6, 2, 3, 2), "madman": (5, 3, -1, 5)},
    count=lambda scene: {"zombie": scene.m.seats, "madman": 1},
    rolls={"trapped": Roll(4, ("knowledge",))},
    led=("zombie",),
    steady=("madman",),
    set_up=_set_up,
    after=_after,
    verdict=_verdict,
    demands=(Demand("heroes", PLAYERS, rooms(*LOVED)), Demand("traitors", PLAYERS, ("figure zombie",))),
)
