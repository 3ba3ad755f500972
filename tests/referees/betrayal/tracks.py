"""What a haunt's tracks, tokens and marks show, and what its figures may never come to (haunts_01_25.json, haunts_26_50.json)."""

from __future__ import annotations

from typing import Any, Final

from tests.referees.betrayal import settled
from tests.referees.betrayal.scene import NOBODY, Hearers, Scene

LOVED: Final = ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic")
"""10: rooms that trap a Zombie, each one."""
STEPPED: Final = ("exorcism", "rite", "verses", "hits", "steps")
"""What is counted one by one."""


def ended(scene: Scene) -> None:
    """After each step of a haunt."""
    if scene.a.phase == "exploring":
        return
    if scene.haunt in _EACH:
        _EACH[scene.haunt](scene)


def _counter(scene: Scene, event: Any) -> None:
    name, before = event.name, scene.t.counters.get(event.name, 0)
    if name in STEPPED or name.startswith("possession_"):
        scene.check("BT-6.3.2", event.value == before + 1, "{} jumps to {}", name, event.value)
    elif name == "track" and scene.haunt in (43, 45):
        begins = scene.haunt == 45 and "track" not in scene.t.counters
        scene.check("BT-6.3.2", event.value == (0 if begins else before + 1), "the track jumps to {}", event.value)


def _laid(scene: Scene, event: Any) -> None:
    """9: a token for each time that the Fiddler was defied."""
    if event.token == "sanity_roll" and scene.haunt == 9:
        known = scene.m.notes.get("last", (NOBODY, "", 0))
        scene.check("BT-6.3.2", known[1] == "do_defy" and known[2] >= 5, "a token for a roll of {} for {}", known[2], known[1])
        scene.check("BT-6.3.2", event.place == "pentagram_chamber", "a token in {}", event.place)


def _died(scene: Scene, event: Any) -> None:
    """12: a Twin dies only of who holds the Crystal Ball, and only its own hero's, or when that one is dead."""
    body = scene.a.bodies[event.body]
    if event.body >= scene.m.seats and body.kind == "evil_twin":
        hero, by = int(body.mark), event.by
        own = by == hero or not scene.alive[hero]
        scene.check("BT-6.3.2", by != NOBODY and "crystal_ball" in scene.cards[by] and own, "the Twin of {} dies of {}", hero, by)


def _began(scene: Scene, event: Any) -> None:
    """38: as many bats come as spaces were rolled for them."""
    m = scene.m
    if event.body < m.seats and "hatch" in m.notes:
        came, hatched = m.notes["came"]["firebat"], m.notes.pop("hatch")
        there = scene.a.haunt_room in scene.a.spots
        scene.check("BT-6.3.2", came == hatched or not there, "{} bats hatch, {} were rolled", came, hatched)


def _family(scene: Scene) -> None:
    """10: the Madman dies of five points; each room traps one Zombie, which never leaves it."""
    a, seats = scene.a, scene.m.seats
    if a.counters.get("ready"):
        madman = any(body.kind == "madman" and body.alive for body in a.bodies[seats:])
        scene.check("BT-6.3.2", madman == (a.counters.get("track", 0) < 5), "the Madman with {} points", a.counters.get("track", 0))
    rooms = [body.room for body in a.bodies[seats:] if body.kind == "zombie" and body.mark == "trapped"]
    scene.check("BT-6.3.2", len(set(rooms)) == len(rooms) and set(rooms) <= set(LOVED), "Zombies are trapped in {}", rooms)


def _medallion(scene: Scene) -> None:
    """44: the traitor cannot get the Medallion."""
    traitor = scene.a.bodies[scene.a.traitor]
    readying = not scene.a.counters.get("ready")
    scene.check("BT-6.3.2", readying or "medallion" not in traitor.cards, "the traitor has the Medallion")


def _souls(scene: Scene) -> None:
    """49: Souls discover nothing and get no cards."""
    for event in scene.events:
        name = type(event).__name__
        if name in ("Drew", "Got", "Discovered") and settled.is_soul(scene, event.body):
            scene.check("BT-6.3.2", name == "Drew" and event.deck == "event", "a Soul: {}", event)
        elif name in ("Drew", "Got", "Discovered"):
            scene.checked["BT-6.3.2"] += 1


_EACH: Final = {10: _family, 44: _medallion, 49: _souls}
HEARERS: Final[Hearers] = {"Counter": [_counter], "TokenLaid": [_laid], "Died": [_died], "TurnBegan": [_began]}
