"""What special rooms must do (section 7): the Elevator moves, the Collapsed Room gives way, nobody stays in the Coal Chute.

The Music Box stands here too: where it lies is a room's affair.
"""

from __future__ import annotations

from typing import Any, Final

from tests.referees.betrayal import settled
from tests.referees.betrayal.scene import NOBODY, Hearers, Scene

ELEVATOR: Final = "mystic_elevator"


def _began(scene: Scene, event: Any) -> None:
    scene.m.notes["lifted"] = False
    scene.m.notes["lift due"] = NOBODY
    _music(scene, event.body, scene.rooms[event.body], scene.halves[event.body])


def _went(scene: Scene, event: Any) -> None:
    body = event.body
    if event.audience != 0xFFFFFFFF or event.how == "placed":
        return
    hero = scene.is_explorer(body) and scene.sides[body] != "traitors"
    builder = scene.haunt == 45 and scene.rooms[scene.a.traitor] == ELEVATOR
    if event.room == ELEVATOR and event.before != ELEVATOR and hero and not scene.m.notes.get("lifted") and not builder:
        scene.m.notes["lift due"] = body
    if event.room != event.before or event.how == "cross":
        _music(scene, body, event.room, event.half)


def _music(scene: Scene, body: int, room: str, half: str) -> None:
    """An open Music Box: who enters or begins a turn beside it rolls Sanity (items.json)."""
    m = scene.m
    m.notes["music"] = NOBODY
    open_ = "music_box" in scene.t.marks.get("music_open", ())
    if scene.haunt == 41 and body == scene.a.traitor:
        return  # nobody sees him listen
    if not open_ or body != m.turn.body or not room or room == "coal_chute" or scene.value(body, "sanity") < 0:
        return
    place = f"{room}/{half}" if half else room
    lies = "music_box" in scene.t.dropped.get(place, ())
    held = any(
        "music_box" in scene.cards[other] and scene.alive[other] and (other == body or (scene.rooms[other] and scene.place(other) == place))
        for other in range(len(scene.cards))
    )
    if lies or held:
        m.notes["music"] = body


def _rolled(scene: Scene, event: Any) -> None:
    if event.purpose == "elevator":
        scene.check("BT-7.6", not scene.m.notes.get("lifted"), "the Elevator is rolled for twice in a turn")
        scene.check("BT-7.6", scene.sides[event.body] != "traitors", "a traitor rolls for the Elevator")


def _counted(scene: Scene, event: Any) -> None:
    if event.purpose == "elevator":
        scene.m.notes["lifted"] = True
        scene.m.notes["lift due"] = NOBODY
    elif event.purpose == "collapsed_room":
        scene.m.notes["gives way"] = NOBODY
    elif event.purpose == "music_box" and scene.m.notes.get("music") == event.body:
        scene.m.notes["music"] = NOBODY


def _discovered(scene: Scene, event: Any) -> None:
    """BT-7.4: the discoverer of the Collapsed Room must roll, or falls of his own will."""
    body = event.body
    if event.room == "collapsed_room" and scene.is_explorer(body) and scene.sides[body] != "traitors" and not settled.is_soul(scene, body):
        scene.m.notes["gives way"] = body


def _fell(scene: Scene, event: Any) -> None:
    if scene.m.notes.get("gives way") == event.body and event.how not in ("discovered", "slide", "wall"):
        scene.m.notes["gives way"] = NOBODY  # he fell, or something has taken him away


def settle(scene: Scene) -> None:
    """At a turn's question."""
    m = scene.m
    due, way, music = (m.notes.pop(name, NOBODY) for name in ("lift due", "gives way", "music"))
    if due != NOBODY and scene.alive[due] and scene.rooms[due] == ELEVATOR:
        scene.check("BT-7.6", False, "the Elevator does not move for {}", due)
    if way != NOBODY and scene.alive[way] and scene.rooms[way] == "collapsed_room":
        scene.check("BT-7.4", False, "the floor of the Collapsed Room holds {} without a roll", way)
    if music != NOBODY and scene.alive[music] and scene.t.turn.body == music:
        scene.check("BT-4.3.2", False, "{} does not hear the Music Box", music)
    for seat in range(m.seats):
        scene.check("BT-7.3", not scene.alive[seat] or scene.rooms[seat] != "coal_chute", "{} stays in the Coal Chute", seat)


HEARERS: Final[Hearers] = {
    "TurnBegan": [_began],
    "Went": [_went, _fell],
    "Rolled": [_rolled],
    "Counted": [_counted],
    "Discovered": [_discovered],
}
