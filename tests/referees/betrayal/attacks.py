"""Which attacks a turn offers (BT-5.1 to BT-5.3, BT-5.5): whom one may attack, with what, and what the haunts add and forbid."""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.referees.betrayal import settled
from tests.referees.betrayal.facts import WEAPONS
from tests.referees.betrayal.haunt_facts import facts_of
from tests.referees.betrayal.house import House
from tests.referees.betrayal.scene import Scene

MIND: Final = ("knowledge", "sanity")


class Attack(NamedTuple):
    """An attack that is thought of. `means`: nothing, a weapon, or a word of the haunt (a trait of 49, the Serum of 43)."""

    body: int
    other: int
    means: str


def offered(scene: Scene, body: int, texts: set[str]) -> tuple[set[str], set[str], set[str]]:
    """The attacks that are offered, those that must be, and those that may be as well: these are a weapon of which a card has perhaps made
    use in this turn, and all attacks of the Serum's holder while nothing shows whether it was dealt with."""
    turn = scene.m.turn
    given = {text for text in texts if text.split()[0] == "attack"}
    must: set[str] = set()
    may: set[str] = set()
    if not scene.haunted or turn.attacked:
        return given, must, may
    for other in range(len(scene.alive)):
        if not scene.alive[other] or other == body or not scene.rooms[other]:
            continue
        for means in _means(scene, body):
            if possible(scene, Attack(body, other, means)):
                open_ = means in turn.maybe_touched or means == "serum"
                (may if open_ else must).add(f"attack {other} {means}".strip())
    return given, must, may


def _means(scene: Scene, body: int) -> list[str]:
    """With what a figure may attack at all."""
    if scene.haunt == 49 and (settled.is_soul(scene, body) or scene.t.bodies[body].kind == "astral_spirit"):
        return list(MIND)
    if not scene.is_explorer(body):
        return [""]
    held = [card for card in scene.cards[body] if card in WEAPONS and card not in scene.m.turn.touched]
    if scene.haunt == 41 and body == scene.a.traitor:  # bare-handed he strikes from hiding; the Ring gives no attack
        return [card for card in held if card != "ring"]
    serum = scene.haunt == 43 and str(body) in scene.t.marks.get("serum", ())
    return ["", *held, *(["serum"] if serum else [])]


def possible(scene: Scene, attack: Attack) -> bool:
    """Whether an attack is possible: they are opponents, within reach, both have the trait, and the haunt does not forbid it."""
    body, other, means = attack
    opponents = scene.haunt == 43 or scene.opposed(body, other)
    never = facts_of(scene.haunt).unattacked
    if not opponents or scene.t.bodies[other].kind in never or scene.t.bodies[body].kind in never:
        return False
    if not reaches(scene, body, other, means) or _forbidden(scene, attack):
        return False
    trait = trait_of(scene, attack)
    return scene.value(body, trait) >= 0 and scene.value(other, trait) >= 0


def trait_of(scene: Scene, attack: Attack) -> str:
    """The trait with which both fight (BT-5.2)."""
    if attack.means in MIND:
        return attack.means
    if attack.means == "serum" or (scene.haunt == 9 and scene.sides[attack.body] == "traitors"):
        return "speed"
    return WEAPONS[attack.means][0] if attack.means else "might"


def _forbidden(scene: Scene, attack: Attack) -> bool:
    """What the haunts say of single attacks (BT-6.3.2)."""
    body, other, means = attack
    kinds = (scene.t.bodies[body].kind, scene.t.bodies[other].kind)
    if scene.haunt == 1:
        return kinds[1] == "mummy" and trait_of(scene, attack) == "speed"
    if scene.haunt == 9:  # dancers attack with Speed alone
        return scene.sides[body] == "traitors" and means != "" and WEAPONS[means][0] != "speed"
    if scene.haunt == 10:
        return "trapped" in (scene.t.bodies[body].mark, scene.t.bodies[other].mark)
    if scene.haunt == 12:
        return scene.stunned[other] and "crystal_ball" not in scene.cards[body]
    if scene.haunt == 43:
        return kinds == ("alien", "alien") or (means == "serum" and str(other) in scene.t.marks.get("inoculated", ()))
    if scene.haunt == 49:
        soul = settled.is_soul(scene, other)
        return (kinds[0] == "astral_spirit" and not soul) or (soul and means not in (*MIND, "ring"))
    return False


def reaches(scene: Scene, body: int, other: int, means: str) -> bool:
    """Whether an attack with this reaches a figure."""
    if other in scene.here(body):
        return True
    return means == "revolver" and sees(scene, body, scene.rooms[other], scene.halves[other])


def sees(scene: Scene, body: int, room: str, half: str | None, house: House | None = None) -> bool:
    """Whether a figure has a place in another room in its line of sight (BT-5.3); `half` None: either half of it; `house`: where the tiles
    lie, if not as before the step."""
    here = scene.room(body)
    if not here or not room or room == here:
        return False
    smoke = [place.split("/")[0] for place in scene.tokens.get("smoke", ())]
    return (house or scene.house).sees(here, scene.halves[body], room, half, smoke)


__all__ = ["offered", "possible", "reaches", "sees"]
