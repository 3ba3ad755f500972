"""What both sides' "Right Now" of each haunt has left when they are ready (BT-6.3.1)."""

from __future__ import annotations

from collections import Counter

from tests.referees.betrayal.haunt_facts import facts_of
from tests.referees.betrayal.scene import Scene


def ready(scene: Scene) -> None:
    """BT-6.3.1: what both sides' "Right Now" has left."""
    m, a = scene.m, scene.a
    kinds = Counter(body.kind for body in a.bodies[m.seats :] if body.alive)
    scene.check("BT-6.2.1", not a.gone, "rooms are out of the game: {}", a.gone)
    facts = facts_of(a.haunt)
    if facts.known:
        wanted = facts.count(scene)
        scene.check("BT-6.3.1", kinds == wanted, "figures {}, not {}", dict(kinds), wanted)
    facts.set_up(scene)
