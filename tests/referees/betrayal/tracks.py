"""What a haunt's tracks, tokens and marks show, and what its figures may never come to (haunts_01_25.json, haunts_26_50.json)."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Final

from tests.referees.betrayal.haunt_facts import facts_of
from tests.referees.betrayal.scene import NOBODY, Hearers, Scene


def ended(scene: Scene) -> None:
    """After each step of a haunt."""
    if scene.a.phase == "exploring":
        return
    facts_of(scene.haunt).after(scene)


def _counter(scene: Scene, event: Any) -> None:
    name, before = event.name, scene.t.counters.get(event.name, 0)
    if any(fnmatchcase(name, each) for each in facts_of(scene.haunt).stepped):
        scene.check("BT-6.3.2", event.value == before + 1, "{} jumps to {}", name, event.value)
    elif name == "track" and scene.haunt == 45:
        begins = "track" not in scene.t.counters
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
    if event.body >= scene.m.seats and body.kind == "evil_twin" and scene.haunt == 12:
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


HEARERS: Final[Hearers] = {"Counter": [_counter], "TokenLaid": [_laid], "Died": [_died], "TurnBegan": [_began]}
