"""When the game is over and who has won (BT-6.9.1 and the haunts' own ends)."""

from __future__ import annotations

from typing import Any, Final

from tests.referees.betrayal.scene import NOBODY, Hearers, Scene

DEEPS: Final = ("chasm", "furnace_room", "underground_lake")


def verdict(scene: Scene) -> list[int] | None:
    """The winning seats by the position after the step; None: nobody has won yet."""
    a, m = scene.a, scene.m
    if a.phase != "haunted" or not a.counters.get("ready"):
        return None
    heroes = [seat for seat in range(m.seats) if a.bodies[seat].side == "heroes"]
    traitors = [seat for seat in range(m.seats) if a.bodies[seat].side == "traitors"]
    living = [seat for seat in heroes if a.bodies[seat].alive]
    own = _OWN[a.haunt](scene, heroes, traitors, living)
    if own is not None:
        return own
    if a.haunt != 43 and not living:
        return traitors
    return None


def _kinds(scene: Scene, kind: str) -> list[Any]:
    return [body for body in scene.a.bodies[scene.m.seats :] if body.kind == kind and body.alive]


def _place(body: Any) -> str:
    return f"{body.room}/{body.half}" if body.half else str(body.room)


def _mummy(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    found = _kinds(scene, "mummy")
    if not found:
        return heroes
    bonds = {"ring", "holy_symbol"} & set(found[0].cards)
    home = _place(found[0]) in scene.a.tokens.get("sarcophagus", ())
    return traitors if "girl" in found[0].cards and bonds and home else None


def _wolves(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    if not living:
        killers = scene.a.marks.get("killer", ())
        return [seat for seat in traitors if seat == scene.a.traitor or str(seat) in killers]
    return heroes if not any(scene.a.bodies[seat].alive for seat in traitors) else None


def _dance(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    if len(scene.a.tokens.get("sanity_roll", ())) >= scene.m.seats:
        return heroes
    return traitors if "holy_symbol" in scene.a.marks.get("destroyed", ()) else None


def _family(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    return heroes if living and all(body.mark == "trapped" for body in _kinds(scene, "zombie")) else None


def _twins(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    if not living:
        return []
    return living if not _kinds(scene, "evil_twin") else None


def _darkness(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    a = scene.a
    held = any("book" in body.cards for body in a.bodies) or any("book" in cards for cards in a.dropped.values())
    if not held and "book" in scene.m.notes.get("out", set()):
        return heroes
    if not living:
        return traitors
    return heroes if not a.bodies[a.traitor].alive and a.counters.get("verses", 0) < 5 else None


def _beasts(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    return heroes if living and scene.a.counters.get("exorcism", 0) >= scene.m.seats else None


def _invisible(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    return heroes if living and not scene.a.bodies[scene.a.traitor].alive else None


def _sickness(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    a, seats = scene.a, range(scene.m.seats)
    sick = {seat: int(own["sick"]) for seat, own in enumerate(scene.step.after.secrets.own) if "sick" in own}
    alive = [seat for seat in seats if a.bodies[seat].alive]
    if not [seat for seat in alive if seat not in sick]:
        last = max(sick, key=lambda seat: sick[seat]) if any(sick.values()) else NOBODY
        return [seat for seat in sick if seat != last]
    made = bool(a.marks.get("serum")) or "serum" in a.tokens
    safe = a.marks.get("inoculated", ())
    return [seat for seat in seats if seat not in sick] if made and all(str(seat) in safe for seat in alive) else None


def _death(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    return heroes if living and scene.a.counters.get("rite", 0) >= scene.m.seats else None


def _tick(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    if scene.a.counters.get("track", 0) >= 12:
        return traitors
    return heroes if living and not scene.a.bodies[scene.a.traitor].alive else None


def _souls(scene: Scene, heroes: list[int], traitors: list[int], living: list[int]) -> list[int] | None:
    counters = scene.a.counters
    if living and counters.get("hits", 0) >= scene.m.seats:
        return heroes
    return traitors if any(counters.get(f"possession_{seat}", 0) >= scene.m.seats for seat in living) else None


_OWN: Final = {
    1: _mummy,
    5: _wolves,
    9: _dance,
    10: _family,
    12: _twins,
    33: _darkness,
    38: _beasts,
    41: _invisible,
    43: _sickness,
    44: _death,
    45: _tick,
    49: _souls,
}
CLOCKS: Final = ("dawn", "lost_way")
"""Ends that no source has: day breaks, and nobody has won (rulings)."""


def _over(scene: Scene, event: Any) -> None:
    if event.reason in CLOCKS:
        scene.check("BT-6.9.1", not event.winners, "{} win by {}", event.winners, event.reason)
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
    if any(type(event).__name__ == "TurnBegan" and event.body < scene.m.seats for event in scene.events) and scene.t.counters.get("ready"):
        won = verdict(scene)
        scene.check("BT-6.9.1", won is None, "{} have won, and the game goes on", won)


HEARERS: Final[Hearers] = {"Ended": [_over]}
