"""What a haunt settles otherwise than the rulebook (BT-6.3.2): the few questions that the other rooms ask of it."""

from __future__ import annotations

from tests.referees.betrayal.haunt_facts import facts_of
from tests.referees.betrayal.scene import Scene


def is_soul(scene: Scene, body: int) -> bool:
    """Haunt 49: whether a figure is a hero's Soul."""
    return scene.haunt == 49 and scene.is_explorer(body) and scene.sides[body] == "heroes"


def is_wolf(scene: Scene, body: int) -> bool:
    """Haunt 5: whether a figure is a Werewolf."""
    return scene.haunt == 5 and scene.is_explorer(body) and scene.sides[body] == "traitors"


def pack(scene: Scene, body: int) -> bool:
    """Haunt 5: whether a figure is a Werewolf or the Dog."""
    return is_wolf(scene, body) or (scene.haunt == 5 and scene.t.bodies[body].kind == "dog")


def unseen(scene: Scene, body: int) -> bool:
    """Haunt 41: whether a figure is the traitor whom nobody sees."""
    return scene.haunt == 41 and body == scene.a.traitor and scene.alive[body] and not scene.rooms[body]


def builder(scene: Scene, body: int) -> bool:
    """Haunt 45: whether a figure is the traitor, who stays in his room for good."""
    return scene.haunt == 45 and body == scene.a.traitor


def more_steps(scene: Scene, body: int, found: dict[str, set[str]]) -> None:
    """49: Souls and the Spirit pass through walls like doorways. 5: the pack does not use the Elevator."""
    kind = scene.t.bodies[body].kind
    if is_soul(scene, body) or (scene.haunt == 49 and kind == "astral_spirit"):
        for other in scene.house.beside(scene.room(body)):
            found.setdefault(other, set()).add("through")
    if pack(scene, body):
        found.pop("mystic_elevator", None)


def slows(scene: Scene, body: int, other: int) -> bool:
    """Whether a figure costs another one a space more (BT-4.1.7)."""
    if scene.stunned[other] or not scene.opposed(body, other):
        return False
    if scene.t.bodies[other].kind in facts_of(scene.haunt).unslowing:
        return False
    return scene.haunt != 10 or "trapped" not in (scene.t.bodies[other].mark, scene.t.bodies[body].mark)


def moves_by_rule(scene: Scene, body: int) -> bool:
    """Monsters that nobody steers step by step: Evil Twins that hunt (12)."""
    return scene.haunt == 12 and bool(scene.t.bodies[body].kind == "evil_twin")


def ignores_room(scene: Scene, body: int, room: str) -> bool:
    """49: Souls ignore room text about physical traits or damage. 41: nobody sees who leaves."""
    return is_soul(scene, body) or unseen(scene, body)


def forced_tile(scene: Scene, room: str) -> bool:
    """A room that a haunt needs may take the place of another one."""
    return room in facts_of(scene.haunt).laid or not facts_of(scene.haunt).known


def any_floor(scene: Scene, room: str) -> bool:
    """BT-6.2.1: a tile that replaces another lies there whatever its floor."""
    return bool(scene.t.phase == "exploring")


def draws(scene: Scene, body: int, deck: str) -> bool:
    """Whether somebody draws cards at all: 5: Werewolves carry nothing; 49: Souls get no new items."""
    return not (is_soul(scene, body) or (is_wolf(scene, body) and deck != "event"))


def counts_for_itself(scene: Scene, body: int) -> bool:
    """41: nobody sees how far the traitor goes. 49: a Soul's steps are looked at by their rooms alone."""
    return scene.haunt == 41 and body == scene.a.traitor


def spent_by_action(scene: Scene) -> int:
    """Spaces that a haunt's own action costs: a verse, throwing the Book away (33), an injection (43)."""
    if scene.step.seat < 0 or scene.m.turn.body < 0:
        return 0
    if scene.verb == "do":
        action = facts_of(scene.haunt).actions.get(scene.words[1])
        itself = scene.haunt == 43 and scene.words[1] == "inject" and int(scene.words[2]) == scene.m.turn.body
        return (action.spaces if action else 0) + itself
    injected = any(type(event).__name__ == "Told" and event.fact == "willing" for event in scene.events)
    return int(injected)
