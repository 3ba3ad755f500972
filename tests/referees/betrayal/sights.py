"""Lines of sight that haunts ask for (BT-5.3): shots at somebody unseen (41), the heroes that Zombies see (10)."""

from __future__ import annotations

from tests.referees.betrayal import attacks
from tests.referees.betrayal.house import House
from tests.referees.betrayal.scene import Scene


def offered(scene: Scene, body: int) -> None:
    """41: at an unseen traitor one shoots into any room in one's line of sight, either half of it. 10: a Zombie that is after nobody sees
    nobody."""
    aims = {text.split()[2] for text in scene.step.offered if text.startswith("do aim ")}
    if aims and scene.haunt == 41:
        seen = {room for room in scene.house.lies if attacks.sees(scene, body, room, None)}
        scene.check("BT-5.3", aims == seen, "{} may shoot into {}, sees {}", body, aims, seen)
    figure = scene.t.bodies[body]
    if scene.haunt == 10 and figure.kind == "zombie" and not figure.mark:
        found = [hero for hero in range(scene.m.seats) if _sees_hero(scene, scene.house, body, hero)]
        scene.check("BT-6.3.2", not found, "a Zombie goes its own way in the sight of {}", found)


def _sees_hero(scene: Scene, house: House, zombie: int, hero: int) -> bool:
    """Whether a Zombie sees a living hero where both are now, in a house that may have moved."""
    if not scene.alive[hero] or scene.sides[hero] != "heroes" or not scene.rooms[hero]:
        return False
    return hero in scene.here(zombie) or attacks.sees(scene, zombie, scene.rooms[hero], scene.halves[hero], house)


def ended(scene: Scene) -> None:
    """10: whom a Zombie turns on it sees at that moment, and no hero whom it sees is in its own room instead."""
    for body in range(scene.m.seats, len(scene.t.bodies)):
        now = scene.a.bodies[body]
        if now.kind != "zombie" or not now.alive or not now.mark.isdigit() or now.mark == scene.t.bodies[body].mark:
            continue
        hero = int(now.mark)
        if scene.alive[hero]:
            scene.check("BT-6.3.2", _sees_hero(scene, scene.house_after, body, hero), "a Zombie turns on {}, whom it does not see", hero)
            company = [each for each in scene.here(body) if scene.is_explorer(each) and scene.sides[each] == "heroes"]
            scene.check("BT-6.3.2", hero in company or not company, "a Zombie turns on {} and not on {} beside it", hero, company)
