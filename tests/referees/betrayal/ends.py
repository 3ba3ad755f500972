"""When the game is over and who has won (BT-6.9.1 and the haunts' own ends)."""

from __future__ import annotations

from typing import Any, Final

from tests.referees.betrayal.haunt_facts import facts_of
from tests.referees.betrayal.scene import Hearers, Scene


def verdict(scene: Scene) -> list[int] | None:
    """The winning seats by the position after the step; None: nobody has won yet."""
    a, m = scene.a, scene.m
    if a.phase != "haunted" or not a.counters.get("ready"):
        return None
    heroes = [seat for seat in range(m.seats) if a.bodies[seat].side == "heroes"]
    traitors = [seat for seat in range(m.seats) if a.bodies[seat].side == "traitors"]
    living = [seat for seat in heroes if a.bodies[seat].alive]
    facts = facts_of(a.haunt)
    own = facts.verdict(scene, heroes, traitors, living)
    if own is not None:
        return own
    if facts.slain and not living:
        return traitors
    return None


CLOCKS: Final = ("dawn", "lost_way")
"""Ends that no source has: day breaks, and nobody has won (rulings)."""


def _over(scene: Scene, event: Any) -> None:
    if event.reason in CLOCKS:
        scene.check("BT-6.9.1", not event.winners, "{} win by {}", event.winners, event.reason)
        return
    if not facts_of(scene.a.haunt).known:
        return
    won = verdict(scene)
    scene.check("BT-6.9.1", won is not None, "the game ends by {} though nobody has won", event.reason)
    if won is not None:
        scene.check("BT-6.9.1", sorted(won) == list(event.winners), "{} win by {}, not {}", event.winners, event.reason, won)


def ended(scene: Scene) -> None:
    """The game goes on only while nobody has won; the outcome is what was told."""
    over = scene.step.outcome
    if over is not None:
        scene.check(
            "BT-6.9.1", sorted(over.winners) == sorted(scene.a.winners), "the outcome names {}, the table {}", over.winners, scene.a.winners
        )
        scene.check("BT-6.9.1", sorted((*over.winners, *over.losers)) == list(range(scene.m.seats)), "somebody neither wins nor loses")
        return
    if not facts_of(scene.a.haunt).known:
        return
    if any(type(event).__name__ == "TurnBegan" and event.body < scene.m.seats for event in scene.events) and scene.t.counters.get("ready"):
        won = verdict(scene)
        scene.check("BT-6.9.1", won is None, "{} have won, and the game goes on", won)


HEARERS: Final[Hearers] = {"Ended": [_over]}
