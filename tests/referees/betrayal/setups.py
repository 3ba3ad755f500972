"""What both sides' "Right Now" of each haunt has left when they are ready (BT-6.3.1)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.referees.betrayal.facts import ROOMS
from tests.referees.betrayal.scene import Scene


def ready(scene: Scene) -> None:
    """BT-6.3.1: what both sides' "Right Now" has left."""
    m, a = scene.m, scene.a
    kinds = Counter(body.kind for body in a.bodies[m.seats :] if body.alive)
    heroes = [seat for seat in range(m.seats) if a.bodies[seat].side == "heroes"]
    scene.check("BT-6.2.1", not a.gone, "rooms are out of the game: {}", a.gone)
    wanted = {
        1: {"mummy": 1},
        5: {"dog": 1},
        10: {"zombie": m.seats, "madman": 1},
        12: {"evil_twin": sum(body.alive for body in a.bodies[: m.seats])},
        38: {"firebat": (m.seats + 1) // 2},
        49: {"astral_spirit": 1, "body": len(heroes)},
    }.get(a.haunt, {})
    scene.check("BT-6.3.1", kinds == wanted, "figures {}, not {}", dict(kinds), wanted)
    if a.haunt in _SET_UP:
        _SET_UP[a.haunt](scene)


def _set_1(scene: Scene) -> None:
    girl = scene.a.tokens.get("girl", [])
    scene.check("BT-6.3.1", len(girl) == 1 and len(scene.a.tokens.get("sarcophagus", ())) == 1, "Girl or Sarcophagus lie nowhere")
    if girl:
        _girl(scene, girl[0].split("/")[0])


def _set_9(scene: Scene) -> None:
    for room in ("pentagram_chamber", "stairs_from_basement", "ballroom"):
        scene.check("BT-6.3.1", room in scene.a.spots, "{} is not in the house", room)


def _set_10(scene: Scene) -> None:
    a, seats = scene.a, scene.m.seats
    scene.check("BT-6.3.1", not a.bodies[a.traitor].alive, "the traitor's explorer lives")
    rooms = Counter(body.room for body in a.bodies[seats:] if body.kind == "zombie")
    omens = [room for room in a.spots if ROOMS[room]["symbol"] == "omen"]
    if len(omens) <= seats:
        scene.check("BT-6.3.1", all(rooms[room] for room in omens), "an omen room without a Zombie")
    else:
        scene.check("BT-6.3.1", all(ROOMS[room]["symbol"] == "omen" for room in rooms), "a Zombie elsewhere than in an omen room")
    scene.check("BT-6.3.1", all(ROOMS[room]["symbol"] != "event" for room in rooms), "a Zombie in an event room")


def _set_33(scene: Scene) -> None:
    rooms = ("chapel", "pentagram_chamber")
    left = any(room in scene.a.piles["room"].cards for room in rooms)
    scene.check("BT-6.3.1", any(room in scene.a.spots for room in rooms) or not left, "no room for the ritual")


def _set_43(scene: Scene) -> None:
    scene.check("BT-6.3.1", "research_laboratory" in scene.a.spots, "no Laboratory")
    _numbers(scene)


def _set_45(scene: Scene) -> None:
    a, seats = scene.a, scene.m.seats
    heroes = [str(seat) for seat in range(seats) if a.bodies[seat].side == "heroes"]
    scene.check("BT-6.3.1", sorted(a.marks.get("bomb", ())) == heroes, "bombs {}", a.marks.get("bomb"))
    holder = [seat for seat in range(seats) if "dynamite" in a.bodies[seat].cards]
    scene.check("BT-6.3.1", holder in ([a.traitor], []), "{} has the Dynamite", holder)
    scene.check("BT-6.3.1", a.counters.get("track", 0) == 0, "the track begins at {}", a.counters.get("track"))


def _set_49(scene: Scene) -> None:
    far = scene.house_after.apart("entrance_hall", scene.linked())
    scene.check("BT-6.3.1", "basement_landing" in far or "stairs_from_basement" in scene.a.spots, "the basement is not joined to the house")


_SET_UP: Final = {1: _set_1, 9: _set_9, 10: _set_10, 33: _set_33, 43: _set_43, 45: _set_45, 49: _set_49}


def _girl(scene: Scene, girl: str) -> None:
    """1: the Girl is five tiles or more from the Mummy, else as far as may be."""
    a, house = scene.a, scene.house_after
    mummy = next(body.room for body in a.bodies if body.kind == "mummy")
    far = house.apart(mummy, scene.linked())
    floor = house.floor(girl)
    most = max(far.get(room, 99) for room in house.lies if house.floor(room) == floor and room != "coal_chute")
    scene.check("BT-6.3.1", far.get(girl, 99) >= min(5, most), "the Girl is {} spaces away, not {}", far.get(girl), min(5, most))


def _numbers(scene: Scene) -> None:
    """43: numbers 1 to 2N, two for each."""
    secrets = scene.step.after.secrets
    held = [number for own in secrets.own for number in own.get("tokens", "").split()]
    scene.check("BT-6.6.1", sorted(map(int, held)) == list(range(1, 2 * scene.m.seats + 1)), "numbers {}", held)
    scene.check("BT-6.6.1", all(len(own.get("tokens", "").split()) == 2 for own in secrets.own), "hands of {}", held)
