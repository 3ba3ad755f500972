"""Rolls (BT-4.4): how many dice, what they add up to, what they had to reach."""

from __future__ import annotations

from typing import Any, Final

from tests.referees.betrayal import settled
from tests.referees.betrayal.facts import BARRIERS, EVENTS, EXITS, FIXED_DICE, TRAITS, TRIES, WEAPONS
from tests.referees.betrayal.haunt_facts import facts_of
from tests.referees.betrayal.haunt_facts.record import Roll
from tests.referees.betrayal.scene import NOBODY, Hearers, Scene

MOST: Final = 8
LEAST: Final = {
    "collapsed_room": 5,
    "bell": 5,
    "mask": 4,
    "crystal_ball": 4,
    "puzzle_box": 6,
    "music_box": 4,
    "medical_kit": 4,
    "dynamite": 5,
    "sacrificial_dagger": 3,
    "token_wall_switch": 3,
    "token_slide": 5,
    "event_mystic_slide": 5,
    "event_hanged_men": 2,
    "free_webs": 4,
    "free_debris": 4,
}
"""What rolls of cards, rooms, and tokens have to reach."""
TRAIT: Final = {
    "bell": ("sanity",),
    "mask": ("sanity",),
    "music_box": ("sanity",),
    "crystal_ball": ("knowledge",),
    "medical_kit": ("knowledge",),
    "puzzle_box": ("knowledge",),
    "sacrificial_dagger": ("knowledge",),
    "dynamite": ("speed",),
    "collapsed_room": ("speed",),
    "free_webs": ("might",),
    "free_debris": ("might",),
    "token_wall_switch": ("knowledge",),
    "token_slide": ("might",),
    "event_mystic_slide": ("might",),
}
"""With which trait a roll is made."""


def begins(scene: Scene) -> None:
    """A card that does something before a roll (BT-4.4.4): two dice more for a step of Sanity, four points more, a result that is set."""
    m = scene.m
    if scene.step.seat < 0:
        return
    if scene.verb == "add" and scene.words[1] == "idol":
        m.notes["idol"] = m.notes.get("idol", 0) + 2
        m.notes["sanity"] = scene.steps[scene.step.before.actor][TRAITS.index("sanity")]
        scene.expect(scene.step.before.actor, "sanity", -1)
    elif scene.verb == "add" and scene.words[1] == "adrenaline_shot":
        m.bonus += 4
    elif scene.verb == "set":
        number = int(scene.words[2])
        m.fixed = number
        if scene.words[1] == "angel_feather":
            scene.check("BT-4.4.1", 0 <= number <= MOST, "the Angel Feather names {}", number)
        else:
            stored = m.stored.get(scene.step.before.actor)
            scene.check("BT-4.4.1", stored is not None and number <= stored, "{} was stored, {} is used", stored, number)
    elif scene.verb == "again":
        m.notes["again"] = True
        if scene.words[1] == "rabbits_foot":
            scene.check("BT-4.4.1", len(scene.words) == 3, "the Rabbit's Foot rerolls {} dice", len(scene.words) - 2)


def _rolled(scene: Scene, event: Any) -> None:
    m, body, number = scene.m, event.body, len(event.dice)
    scene.check("BT-1.1", all(face in (0, 1, 2) for face in event.dice), "faces {}", event.dice)
    capless = event.purpose == "sickness"
    scene.check("BT-1.1", number <= MOST or capless or event.purpose == "firebats", "{} dice for {}", number, event.purpose)
    if m.notes.pop("again", False):
        purpose, dice, _ = m.rolls.get(body, ("", (), ""))
        scene.check(
            "BT-4.4.1",
            purpose == event.purpose and len(dice) == number,
            "a reroll of {} is {} dice of {}",
            len(dice),
            number,
            event.purpose,
        )
        m.rolls[body] = (event.purpose, event.dice, event.trait)
        return
    idol = m.notes.pop("idol", 0)
    now = scene.steps[body][:] if body >= 0 else []
    if idol:  # the dice were counted before the Idol's price was paid
        scene.steps[body][TRAITS.index("sanity")] = m.notes.pop("sanity")
    wanted = expected(scene, event, idol)
    if idol:
        scene.steps[body] = now
    if wanted is not None and (body < 0 or scene.alive[body]):
        wanted = min(MOST, wanted + idol) if not capless else wanted
        scene.check("BT-4.4.1", number == wanted, "{} dice of {} for {}, not {}", number, event.trait or "no trait", event.purpose, wanted)
    _trait(scene, event)
    m.rolls[body] = (event.purpose, event.dice, event.trait)


def _trait(scene: Scene, event: Any) -> None:
    purpose = event.purpose
    traits = TRAIT.get(purpose) or haunt_roll(scene, purpose).traits or None
    if purpose.startswith("exit_"):
        traits = (EXITS[purpose[5:]][0],)
    elif purpose.startswith("cross_"):
        traits = (BARRIERS[purpose[6:]][0],)
    elif purpose.startswith("token_") and purpose[6:] in TRIES:
        traits = (TRIES[purpose[6:]]["roll"].get("trait", ""),)
    elif purpose.startswith("event_") and purpose not in ("event_mystic_slide", "event_the_lost_one", "event_it_is_meant_to_be"):
        roll = EVENTS[purpose[6:]]["roll"]
        traits = tuple(roll.get("traits") or (roll.get("trait", ""),))
    if traits is not None:
        scene.check("BT-4.4.1", event.trait in traits, "{} is rolled with {}", purpose, event.trait)


def expected(scene: Scene, event: Any, idol: int = 0) -> int | None:
    """How many dice the rules give without those of the Idol; None where another room looks at it. Dice of damage for several reasons (a
    fall, and an event where one lands) may come in either order."""
    body, purpose, trait = event.body, event.purpose, event.trait
    if purpose in ("attack", "defence"):
        number = scene.value(body, trait)
        weapon = scene.m.attack.weapon if scene.m.attack is not None and purpose == "attack" else ""
        return min(MOST, max(0, number) + (WEAPONS[weapon][1] if weapon else 0))
    if trait:
        return _trait_dice(scene, body, purpose, trait)
    if purpose == "event_footsteps":
        return 1 + int(scene.rooms[body] == "chapel")
    if purpose in FIXED_DICE:
        return int(FIXED_DICE[purpose])
    if purpose.startswith("moves_"):
        return min(MOST, max(0, scene.value(body, "speed")))
    if purpose.startswith("damage_"):
        kind = purpose.removeprefix("damage_")
        dues = [due for due in scene.m.dice_due if due[:2] == (body, kind)]
        due = next((due for due in dues if min(MOST, due[2] + idol) == len(event.dice)), dues[0] if dues else None)
        soul = settled.is_soul(scene, body) and kind == "physical"
        scene.check("BT-3.5", due is not None or soul, "dice of {} damage for {} out of nothing", kind, body)
        if due is not None:
            scene.m.dice_due.remove(due)
            return int(due[2])
    return None


def _trait_dice(scene: Scene, body: int, purpose: str, trait: str) -> int:
    number = max(0, scene.value(body, trait))
    if scene.is_explorer(body) and scene.rooms[body]:
        place = scene.place(body)
        if purpose == "event_groundskeeper" and scene.rooms[body] == "gardens":
            number -= 2
        for token, fewer in (("drip", 1), ("smoke", 2)):
            if scene.has_token(token, place):
                number = max(min(1, number), number - fewer)
        if scene.has_token("blessing", place) and scene.sides[body] in ("", "heroes"):
            number += 1
        if purpose.startswith("event_") and body == scene.m.drawer and "candle" in scene.cards[body]:
            number += 1
    if scene.haunt == 43 and purpose == "do_work":  # 43: a die for each companion and one for the Book
        number += sum(1 for other in scene.here(body) if scene.is_explorer(other)) + ("book" in scene.cards[body])
    return max(0, min(MOST, number))


def _counted(scene: Scene, event: Any) -> None:
    m = scene.m
    purpose, dice, _ = m.rolls.get(event.body, ("", (), ""))
    if m.fixed is not None:
        kind = event.purpose.removeprefix("damage_")
        due = next((due for due in m.dice_due if due[:2] == (event.body, kind)), None)
        if due is not None:  # these dice are not rolled
            m.dice_due.remove(due)
        scene.check("BT-4.4.1", event.total == m.fixed, "a result set to {} counts {}", m.fixed, event.total)
    elif purpose == event.purpose:
        scene.check("BT-4.4.1", event.total == sum(dice) + m.bonus, "{} and {} add up to {}", dice, m.bonus, event.total)
    else:
        scene.check("BT-4.4.1", event.total == m.bonus, "no dice for {} count {}", event.purpose, event.total)
    m.fixed, m.bonus = None, 0
    m.notes.pop("idol", None)
    m.rolls.pop(event.body, None)
    m.totals[event.body, event.purpose] = event.total
    m.notes["last"] = (event.body, event.purpose, event.total)
    if event.purpose == "event_it_is_meant_to_be":
        m.stored[event.body] = event.total


def haunt_roll(scene: Scene, purpose: str) -> Roll:
    """A roll of the haunt that is played: of an action (`do_ID`), or another one."""
    facts = facts_of(scene.haunt)
    action = facts.actions.get(purpose.removeprefix("do_")) if purpose.startswith("do_") else None
    return Roll(action.least, action.traits) if action else facts.rolls.get(purpose, Roll())


def _needed(scene: Scene, event: Any) -> None:
    m, purpose = scene.m, event.purpose
    least = LEAST.get(purpose) or haunt_roll(scene, purpose).least or None
    if purpose.startswith("exit_"):
        least = EXITS[purpose[5:]][1]
    elif purpose.startswith("cross_"):
        least = BARRIERS[purpose[6:]][1]
    elif purpose.startswith("token_") and purpose[6:] in TRIES:
        least = TRIES[purpose[6:]]["bands"][0]["least"]
    elif purpose == "event_disquieting_sounds":
        least = scene.t.omens
    elif purpose.startswith("event_") and least is None:
        least = EVENTS[purpose[6:]]["bands"][0]["least"]
    elif scene.haunt == 45 and purpose == "do_defuse":
        least = 5 if "madman" in scene.cards[event.body] else 7
    elif purpose == "haunt":
        least = m.omens
        scene.check("BT-6.1.1", event.success == (event.total >= m.omens), "{} against {} omens", event.total, m.omens)
    if least is not None:
        scene.check("BT-4.4.1", event.least == least, "{} needs {}, not {}", purpose, event.least, least)
    scene.check("BT-4.4.1", event.success == (event.total >= event.least), "{} of {} for {}", event.total, event.least, purpose)
    known = m.notes.get("last")
    scene.check("BT-4.4.1", known is not None and known[2] == event.total, "{} was counted, {} is looked at", known, event.total)
    if event.body != NOBODY and known is not None:
        scene.check("BT-4.4.1", known[0] == event.body, "{} rolled, {} is looked at", known[0], event.body)


HEARERS: Final[Hearers] = {"Rolled": [_rolled], "Counted": [_counted], "Needed": [_needed]}
__all__ = ["HEARERS", "begins", "expected", "settled"]
