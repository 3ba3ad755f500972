"""Attacks (section 5): who may be attacked, who wins, who is hurt, what may be stolen."""

from __future__ import annotations

from typing import Any, Final

from tests.referees.betrayal import harm, settled
from tests.referees.betrayal.attacks import reaches
from tests.referees.betrayal.facts import CARDS, KIND, WEAPONS
from tests.referees.betrayal.haunt_facts import facts_of
from tests.referees.betrayal.scene import NOBODY, Hearers, Scene

BY_MARGIN: Final = (1, 9)
"""Haunts that say "wins by 2", so that the margin counts (BT-5.4)."""


def begins(scene: Scene) -> None:
    """Who is attacked, and what is stolen."""
    turn = scene.m.turn
    if scene.step.seat < 0 or scene.step.before.actor < 0:
        return
    if scene.is_turn and scene.verb == "attack":
        scene.check("BT-5.1", not turn.attacked, "{} attacks twice in a turn", turn.body)
        turn.attacked = True
        if scene.words[2:] == ["blood_dagger"]:
            scene.expect(turn.body, "speed", -1)
        if scene.words[2:] == ["sacrificial_dagger"]:
            turn.touched.add("sacrificial_dagger")
        scene.m.notes["chosen"] = int(scene.words[1])
    elif scene.verb == "use" and scene.words[1] == "dynamite":
        scene.check("BT-5.1", not turn.attacked, "Dynamite flies after an attack")
        turn.attacked = True
    if scene.verb == "do" and scene.words[1] in ("guess", "aim") and scene.words[-1] == "blood_dagger":
        scene.expect(turn.body, "speed", -1, True)
    if scene.verb == "do" and scene.words[1] in ("banish", "strike", "guess", "aim", "strike_body"):
        turn.attacked = True
    if {"wound"} & set(scene.step.offered):
        _loot(scene)


def _loot(scene: Scene) -> None:
    """BT-5.4: what a winner may steal instead of hurting."""
    fight = scene.m.notes.get("fought")
    attack = scene.m.attack
    if fight is None or attack is None:
        scene.check("BT-5.4", False, "somebody may steal without a fight")
        return
    by = fight.attack - fight.defence
    done = by - (scene.is_explorer(fight.defender) and "armor" in scene.cards[fight.defender])
    if settled.is_wolf(scene, fight.defender):
        done = (by + 1) // 2
    least = by if scene.haunt in BY_MARGIN else done
    scene.check("BT-5.4", least >= 2, "a theft for a win by {}, {} points of damage", by, done)
    scene.check("BT-5.4", KIND[attack.trait] == "physical", "a theft by {}", attack.trait)
    scene.check("BT-5.3", scene.together(fight.attacker, fight.defender), "{} steals from afar", fight.attacker)
    for text in scene.step.offered:
        words = text.split()
        if words[0] == "steal" and words[1] in CARDS:
            right = CARDS[words[1]]["steal"] or (words[1] == "girl" and scene.haunt == 1)
            scene.check("BT-5.4", right and words[1] in scene.cards[fight.defender], "{} may be stolen", words[1])
            scene.check("BT-4.5.1", words[1] not in scene.m.turn.touched, "{} may be stolen after another deal", words[1])
            scene.check("BT-6.3.2", scene.haunt != 44 or words[1] != "medallion", "the Medallion may be stolen")


def _attacked(scene: Scene, event: Any) -> None:
    m = scene.m
    m.attack = event
    m.notes.pop("fought", None)
    if event.attacker == NOBODY:
        right = event.by in ("bite", "creepy_puppet", "groundskeeper")
        scene.check("BT-5.8", right and event.trait == "might", "{} attacks with {}", event.by, event.trait)
        return
    scene.check("BT-5.1", scene.a.phase == "haunted", "{} attacks before the haunt", event.attacker)
    scene.check("BT-5.1", scene.alive[event.attacker] and scene.alive[event.defender], "the dead fight")
    weapon = event.weapon
    if weapon:
        scene.check("BT-4.5.1", weapon in scene.cards[event.attacker], "{} attacks with {} of others", event.attacker, weapon)
        scene.check("BT-5.2", event.trait == WEAPONS[weapon][0], "an attack with {} by {}", weapon, event.trait)
    elif scene.haunt not in (1, 9, 43, 49):
        scene.check("BT-5.2", event.trait == "might", "an attack with {}", event.trait)
    if scene.haunt == 9 and scene.sides[event.attacker] == "traitors":
        scene.check("BT-6.3.2", event.trait != "might", "a dancer attacks with Might")
    if scene.haunt == 49:
        _soul_fights(scene, event)
    if m.event == "bloody_vision" or scene.haunt == 41:
        return
    scene.check("BT-5.1", reaches(scene, event.attacker, event.defender, weapon), "{} cannot reach {}", event.attacker, event.defender)
    friends = scene.sides[event.attacker] == scene.sides[event.defender]
    scene.check("BT-5.1", not friends or scene.haunt == 43, "{} attacks {} of its own side", event.attacker, event.defender)
    kind = scene.a.bodies[event.defender].kind
    scene.check("BT-6.3.2", kind not in facts_of(scene.haunt).unattacked, "a {} is attacked", kind)
    scene.check("BT-6.3.2", scene.haunt != 1 or kind != "mummy" or event.trait != "speed", "the Mummy is attacked with Speed")
    if event.attacker >= m.seats:
        scene.check("BT-6.7.3", event.attacker == m.turn.body or scene.haunt == 12, "a monster attacks out of its turn")
        scene.check("BT-6.7.2", not scene.stunned[event.attacker], "a stunned monster attacks")
    if scene.a.bodies[event.attacker].kind == "evil_twin" and scene.haunt == 12:  # its own hero first
        own = int(scene.a.bodies[event.attacker].mark)
        right = event.defender == own or own not in scene.here(event.attacker)
        scene.check("BT-6.3.2", right, "the Twin of {} attacks {} beside it", own, event.defender)


def _soul_fights(scene: Scene, event: Any) -> None:
    """49: Souls attack and defend only by Knowledge or Sanity, without weapons; the Spirit attacks only Souls."""
    for body in (event.attacker, event.defender):
        if settled.is_soul(scene, body):
            scene.check("BT-6.3.2", event.trait in ("knowledge", "sanity"), "a Soul fights with {}", event.trait)
    if settled.is_soul(scene, event.attacker):
        scene.check("BT-6.3.2", not event.weapon or event.weapon == "ring", "a Soul fights with {}", event.weapon)
    if scene.a.bodies[event.attacker].kind == "astral_spirit":
        scene.check("BT-6.3.2", settled.is_soul(scene, event.defender), "the Spirit attacks {}", event.defender)


def _fought(scene: Scene, event: Any) -> None:
    m, attack = scene.m, scene.m.attack
    m.notes["fought"] = event
    by = event.attack - event.defence
    if m.notes.pop("sickness", False) or attack is None or (attack.attacker, attack.defender) != (event.attacker, event.defender):
        harm.add(scene, event.defender, "physical", by)
        scene.check("BT-6.3.2", scene.haunt == 43, "a fight that nobody began")
        return
    mine = m.totals.get((event.attacker, "attack" if event.attacker != NOBODY else "card_attack"))
    scene.check("BT-5.1", mine == event.attack, "the attacker rolled {}, {} counts", mine, event.attack)
    other = m.totals.get((event.defender, "defence"))
    scene.check("BT-5.1", other == event.defence, "the defender rolled {}, {} counts", other, event.defence)
    kind = KIND[attack.trait]
    if event.attacker == NOBODY:
        harm.add(scene, event.defender, kind, by)
        if attack.by == "creepy_puppet" and by > 0:
            _puppet(scene, event, by)
        return
    if _special(scene, event, by, kind):
        return
    if by > 0:
        harm.add(scene, event.defender, kind, by)
    elif by < 0:
        far = not scene.together(event.attacker, event.defender)
        if not far and not scene.stunned[event.defender]:  # BT-5.3, BT-5.5
            harm.add(scene, event.attacker, kind, -by)


def _puppet(scene: Scene, event: Any, by: int) -> None:
    points = by - ("armor" in scene.cards[event.defender])
    holder = next((seat for seat in range(scene.m.seats) if "spear" in scene.cards[seat]), NOBODY)
    if points > 0 and holder not in (NOBODY, event.defender):
        scene.expect(holder, "might", 2, scene.sides[holder] == "traitors")


def _special(scene: Scene, event: Any, by: int, kind: str) -> bool:
    """Fights that a haunt ends otherwise. True when nothing more follows."""
    a, d, haunt = event.attacker, event.defender, scene.haunt
    attack = scene.m.attack
    if haunt == 5 and by > 0 and attack.weapon == "revolver" and settled.pack(scene, d):
        holder = scene.t.marks.get("silver_bullets", [])
        if str(a) in holder:
            scene.m.notes["must die"] = d
            return True
    if haunt == 12:
        hero, twin = (a, d) if scene.is_explorer(a) else (d, a)
        own = scene.is_explorer(hero) and not scene.is_explorer(twin) and scene.a.bodies[twin].mark == str(hero)
        if own and "crystal_ball" not in scene.cards[hero]:
            for trait in ("might", "speed", "knowledge", "sanity"):
                scene.expect(hero, trait, -1)
    if haunt == 49:
        spirit = scene.a.bodies[d].kind == "astral_spirit" or scene.a.bodies[a].kind == "astral_spirit"
        if settled.is_soul(scene, a) and by > 0:
            return True  # a hit, or the traitor is stunned
        if settled.is_soul(scene, a) and spirit:
            return True
        if settled.is_soul(scene, d) and by < 0:
            return True
    return haunt == 1 and by > 0 and attack.trait == "sanity" and scene.a.bodies[d].kind == "mummy" and not attack.weapon


HEARERS: Final[Hearers] = {"Attacked": [_attacked], "Fought": [_fought]}
