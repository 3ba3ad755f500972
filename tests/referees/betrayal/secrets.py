"""Who learns what: open facts are for everybody; what only some may know is told to them alone."""

from __future__ import annotations

from typing import Any, Final

from game.engine.contract import ALL, EVERYONE, TABLE
from tests.referees.betrayal.scene import Hearers, Scene

HIDDEN: Final = {41: ("Went", "Told"), 43: ("Told",)}
"""Haunts with secrets, and the facts that some of them are told by."""


def heard(scene: Scene, event: Any) -> None:
    """Looks at the audience of an event."""
    name = type(event).__name__
    open_ = event.audience == EVERYONE
    if name == "Peeked":
        _peeked(scene, event)
    elif not open_:
        scene.check("BT-6.3.1", name in HIDDEN.get(scene.haunt, ()), "{} is told to some only", name)
        seen = [seat for seat in range(scene.m.seats) if event.seen_by(seat)]
        if name == "Went":
            scene.check("BT-6.3.1", seen in ([scene.a.traitor], []), "the way of {} is seen by {}", event.body, seen)
            scene.check("BT-6.3.1", event.body == scene.a.traitor and not event.seen_by(TABLE), "the way of {} is hidden", event.body)
        elif scene.haunt == 43 and event.words and event.fact in ("dealt", "gave_and_got"):
            scene.check("BT-6.6.1", seen == [event.body] and not event.seen_by(TABLE), "the number of {} is seen by {}", event.body, seen)
        elif event.fact == "you_are_sick":
            scene.check("BT-6.6.1", seen == [event.body] and not event.seen_by(TABLE), "the sickness of {} is seen by {}", event.body, seen)
    else:
        scene.checked["BT-6.3.1"] += 1
        sick = name == "Told" and event.fact == "you_are_sick"
        number = name == "Told" and event.fact in ("dealt", "gave_and_got") and event.words
        scene.check("BT-6.6.1", not (sick or number), "everybody learns {} of {}", getattr(event, "fact", ""), event)
        if name == "Went" and scene.haunt == 41 and event.body == scene.a.traitor:
            scene.check("BT-6.3.1", scene.a.bodies[event.body].room or not scene.a.bodies[event.body].alive, "an unseen step is seen")


def _peeked(scene: Scene, event: Any) -> None:
    """BT-4.3.2: what lies on a pile only who looks at it learns."""
    looker = scene.a.bodies[event.body].seat
    seen = [seat for seat in range(scene.m.seats) if event.seen_by(seat)]
    if event.cards:
        scene.check(
            "BT-4.3.2",
            seen == [looker] and not event.seen_by(TABLE) and event.seen_by(ALL),
            "cards looked at by {} seen by {}",
            looker,
            seen,
        )
        scene.check("BT-4.3.2", len(event.cards) == event.count, "{} cards are looked at, {} told", event.count, len(event.cards))
    else:
        scene.check("BT-4.3.2", looker not in seen and event.seen_by(TABLE), "a look without cards is told to {}", seen)


HEARERS: Final[Hearers] = {}
