"""Traits and damage (section 3): every clip moves for a reason, and as far as it says; damage is spread as its victim likes."""

from __future__ import annotations

from typing import Any, Final

from tests.referees.betrayal import settled
from tests.referees.betrayal.facts import CARDS, EXITS, KIND, PAINS, SHARES, TRAITS
from tests.referees.betrayal.scene import ANY, Due, Hearers, Scene, Shift

TOP: Final = 7


def lessened(scene: Scene, due: Due) -> tuple[str, int]:
    """Kind and points after everything that lessens damage: Armor; half for Werewolves (5); mental for Souls (49)."""
    kind, points = due.kind, due.points
    if settled.is_wolf(scene, due.body):
        points = (points + 1) // 2
    if settled.is_soul(scene, due.body):
        kind = "mental"
    elif kind == "physical" and scene.is_explorer(due.body) and "armor" in scene.cards[due.body]:
        points -= 1
    return kind, points


def begins(scene: Scene) -> None:
    """Answers by which clips move."""
    actor = scene.step.before.actor
    if scene.step.seat < 0 or actor < 0:
        return
    if scene.verb == "spread":
        _spread(scene, actor)
    elif scene.verb == "trait":
        _chosen(scene, actor)
    elif scene.verb == "steal":
        _robbed(scene)
    elif scene.verb == "yes" and actor in scene.m.hurt and "skull" in scene.cards[actor]:
        kind, points = scene.m.hurt[actor]
        if kind == "mental":
            scene.m.hurt[actor] = ("physical", points - ("armor" in scene.cards[actor]))


def _robbed(scene: Scene) -> None:
    """BT-5.4: a theft comes in place of the damage."""
    fight = scene.m.notes.get("fought")
    victim = fight.defender if fight is not None else None
    scene.m.dues = [due for due in scene.m.dues if due.body != victim]


def _spread(scene: Scene, actor: int) -> None:
    """BT-3.4: the points are spread freely over the two traits."""
    hurt = scene.m.hurt.pop(actor, None)
    scene.check("BT-3.4", hurt is not None, "{} spreads damage that nobody did", actor)
    if hurt is None:
        return
    kind, points = hurt
    first, second = int(scene.words[1]), int(scene.words[2])
    scene.check("BT-3.4", first + second == points and min(first, second) >= 0, "{} points are spread {} and {}", points, first, second)
    every = {f"spread {points - k} {k}" for k in range(points + 1)}
    given = set(scene.step.offered)
    ruled = scene.haunt == 1 and scene.t.bodies[scene.m.turn.body].kind == "mummy" if scene.m.turn.body >= 0 else False
    scene.check("BT-3.4", given == every or (ruled and given < every), "{} points may be spread {}", points, sorted(given))
    if ruled and kind == "physical" and len(given) == 1:  # 1: Speed down to its lowest number, then Might
        speed = min(points, max(0, scene.steps[actor][1]))
        scene.check("BT-6.3.2", given == {f"spread {points - speed} {speed}"}, "the Mummy's blow is spread {}", sorted(given))
    for trait, steps in zip(SHARES[kind], (first, second), strict=True):
        if steps:
            scene.expect(actor, trait, -steps)


def _chosen(scene: Scene, actor: int) -> None:
    """One of several clips, as its owner likes."""
    trait = scene.words[1]
    shift = next((each for each in scene.m.shifts if each.body == actor and trait in each.traits and len(each.traits) > 1), None)
    scene.check("BT-3.2", shift is not None, "{} chooses {} for no reason", actor, trait)
    if shift is not None:
        scene.m.shifts.remove(shift)
        scene.m.shifts.append(shift._replace(traits=(trait,)))


def _moved(scene: Scene, event: Any) -> None:
    body, trait = event.body, event.trait
    if not scene.is_explorer(body):
        return
    now = scene.steps[body][TRAITS.index(trait)]
    bottom = -1 if scene.a.phase == "haunted" else 0
    if event.step < 0:
        scene.m.skulls.add(body)
    scene.check(
        "BT-3.2", event.step == now + event.steps and bottom <= event.step <= TOP, "{} moves {} from {} to {}", body, trait, now, event.step
    )
    for shift in scene.m.shifts:
        if shift.body == body and trait in shift.traits and shift.steps == ANY:
            return
    for shift in sorted(scene.m.shifts, key=lambda each: each.optional):
        if shift.body == body and shift.traits == (trait,) and event.step in goals(scene, shift, now):
            scene.m.shifts.remove(shift)
            return
    scene.check("BT-3.2", False, "{} of {} moves by {} to {} for no reason ({})", trait, body, event.steps, event.step, scene.m.shifts[:3])


def goals(scene: Scene, shift: Shift, now: int) -> set[int]:
    """Where a clip may come to lie. While both sides make ready nobody dies (our reading), so that a loss may stop at the last step."""
    if shift.to is not None:
        return {shift.to}
    bottoms = {-1 if scene.a.phase == "haunted" and not settled.is_wolf(scene, shift.body) else 0}
    if scene.a.phase == "haunted" and not scene.t.counters.get("ready"):
        bottoms = {-1, 0}
    return {min(TOP, max(min(now, bottom), now + shift.steps)) for bottom in bottoms}


# causes


def _got(scene: Scene, event: Any) -> None:
    """What a card gives when it comes."""
    card = CARDS.get(event.card)
    if card is None or not scene.is_explorer(event.body):
        return
    for trait, steps in card["gain"].items():
        now = scene.steps[event.body][TRAITS.index(trait)]
        pending = sum(shift.steps for shift in scene.m.shifts if shift.body == event.body and shift.traits == (trait,))
        over = now + pending + steps - TOP
        if steps > 0 and over > 0:  # BT-3.3
            scene.m.notes.setdefault("surplus", {})[event.body, event.card, trait] = over
        scene.expect(event.body, trait, steps)


def _lost(scene: Scene, event: Any) -> None:
    """BT-3.3, BT-4.5.1: and takes when it goes, less what never fitted."""
    card = CARDS.get(event.card)
    if card is None or not scene.is_explorer(event.body):
        return
    surplus = scene.m.notes.setdefault("surplus", {})
    for trait, steps in card["lose"].items():
        over = surplus.pop((event.body, event.card, trait), 0)
        fewer = min(0, steps + over) if steps < 0 else steps
        if fewer:
            scene.checked["BT-3.3"] += 1
            scene.expect(event.body, trait, fewer)
    if event.how == "dead":
        for shift in [shift for shift in scene.m.shifts if shift.body == event.body]:
            scene.m.shifts.remove(shift)
            scene.m.shifts.append(shift._replace(optional=True))


def _hurt(scene: Scene, event: Any) -> None:
    m = scene.m
    due = next((due for due in m.dues if due.body == event.body and lessened(scene, due) == (event.kind, event.points)), None)
    scene.check(
        "BT-3.4",
        due is not None,
        "{} takes {} {} for no reason ({})",
        event.body,
        event.points,
        event.kind,
        [due for due in m.dues if due.body == event.body],
    )
    if due is not None:
        m.dues.remove(due)
    scene.check("BT-3.4", scene.alive[event.body] and event.points > 0, "{} is hurt by {}", event.body, event.points)
    if event.body >= m.seats:  # BT-5.6: a monster is stunned, or dies by its haunt's rule
        later = [each for each in scene.events[scene.index :] if type(each).__name__ in ("Stunned", "Died", "Counter", "Vanished")]
        ends = scene.stunned[event.body] or later
        scene.check("BT-5.6", ends, "{} takes {} and stands", event.body, event.points)
    if scene.is_explorer(event.body):
        m.hurt[event.body] = (event.kind, event.points)
        m.notes["hurt by"] = m.attack


def _counted(scene: Scene, event: Any) -> None:
    if event.purpose.startswith("damage_"):
        kind = event.purpose.removeprefix("damage_")
        add(scene, event.body, kind, event.total, not (settled.is_soul(scene, event.body) and kind == "physical"))


def add(scene: Scene, body: int, kind: str, points: int, sure: bool = True) -> None:
    """Damage is to come."""
    due = Due(body, kind, points, sure)
    if points > 0 and lessened(scene, due)[1] > 0:
        scene.m.dues.append(due)


def _needed(scene: Scene, event: Any) -> None:
    purpose = event.purpose
    if purpose.startswith("exit_") and not event.success:
        scene.expect(event.body, EXITS[purpose[5:]][2], -1)
    elif purpose == "dynamite" and not event.success and scene.alive[event.body]:
        add(scene, event.body, "physical", 4)
    elif purpose == "sacrificial_dagger":
        if event.total <= 2:
            scene.m.dice_due.append((event.body, "physical", 2))
        elif event.total <= 5:
            add(scene, event.body, "mental", 1)
    elif purpose == "collapsed_room" and not event.success:
        scene.m.notes["falls"] = event.body


def _went(scene: Scene, event: Any) -> None:
    """BT-7.4, BT-7.5: a fall costs a die."""
    if event.how in ("fall", "drop") and scene.is_explorer(event.body):
        scene.m.dice_due.append((event.body, "physical", 1))


def _ended(scene: Scene, event: Any) -> None:
    """BT-7.8, BT-7.9: what a room does at the end of a turn. An end by Music Box or death counts like any other."""
    body, room = event.body, scene.rooms[event.body]
    if not scene.is_explorer(body) or not scene.alive[body] or not room:
        return
    if settled.is_soul(scene, body) and room not in ("crypt", "chapel", "library"):
        return  # 49: no text about physical traits or damage
    boost = {"chapel": "sanity", "gymnasium": "speed", "larder": "might", "library": "knowledge"}.get(room)
    if boost and (body, room) not in scene.m.boosted:
        scene.m.boosted.add((body, room))
        scene.checked["BT-7.8"] += 1
        scene.expect(body, boost, 1)
    if room in PAINS and scene.sides[body] != "traitors" and not (room == "crypt" and "medallion" in scene.cards[body]):
        scene.checked["BT-7.9"] += 1
        add(scene, body, PAINS[room], 1)


def _began(scene: Scene, event: Any) -> None:
    """Grave Dirt: a point at the start of each turn."""
    if scene.is_explorer(event.body) and "grave_dirt" in scene.cards[event.body] and scene.alive[event.body]:
        add(scene, event.body, "physical", 1)


def _died(scene: Scene, event: Any) -> None:
    m, body = scene.m, event.body
    if event.cause == "skull" and scene.is_explorer(body):
        scene.check("BT-3.7", body in scene.m.skulls, "{} dies with {} and no skull", body, scene.steps[body])
    m.dues = [due for due in m.dues if due.body != body]
    m.dice_due = [due for due in m.dice_due if due[0] != body]
    m.shifts = [shift for shift in m.shifts if shift.body != body]
    m.hurt.pop(body, None)
    for key in [key for key in m.draws if key[0] == body]:
        del m.draws[key]


def ended(scene: Scene) -> None:
    """Nothing is left over when the next turn question is asked; nobody with a trait on the skull lives."""
    m = scene.m
    if scene.a.phase == "over" or scene.step.after.actor is None:
        return
    m.shifts = [shift for shift in m.shifts if len(shift.traits) > 1 or not _idle(scene, shift)]
    asked = scene.step.after.actor >= 0
    if scene.a.phase == "haunted" and asked and scene.a.counters.get("ready"):
        for seat in range(m.seats):
            body = scene.a.bodies[seat]
            if body.alive and body.who and not settled.is_wolf(scene, seat):
                scene.check("BT-3.7", min(body.traits) >= 0, "{} lives with {}", seat, body.traits)


def _idle(scene: Scene, shift: Shift) -> bool:
    """Whether a clip has nowhere to go: it lies at the end of its track, or where it was to come."""
    step = scene.steps[shift.body][TRAITS.index(shift.traits[0])]
    return not shift.optional and step in goals(scene, shift, step)


def settle(scene: Scene) -> None:
    """At a turn's question: everything due has come."""
    m = scene.m
    for shift in m.shifts:
        now = [scene.steps[shift.body][TRAITS.index(trait)] for trait in shift.traits if trait]
        still = shift.optional or any(step in goals(scene, shift, step) for step in now) or not scene.alive[shift.body]
        scene.check("BT-3.2", still, "{} of {} did not move by {}", shift.traits, shift.body, shift.steps if shift.to is None else shift)
    m.shifts = []
    for due in m.dues:
        kept = not due.sure or lessened(scene, due)[1] <= 0 or not scene.alive[due.body]
        scene.check("BT-3.4", kept, "{} points of {} damage for {} never came", due.points, due.kind, due.body)
    m.dues = []
    for body, kind, dice in m.dice_due:
        scene.check("BT-3.5", not scene.alive[body], "{} dice of {} damage for {} were never rolled", dice, kind, body)
    m.dice_due = []
    m.hurt = {}


HEARERS: Final[Hearers] = {
    "TraitMoved": [_moved],
    "Got": [_got],
    "LostCard": [_lost],
    "Hurt": [_hurt],
    "Counted": [_counted],
    "Needed": [_needed],
    "Went": [_went],
    "TurnEnded": [_ended],
    "TurnBegan": [_began],
    "Died": [_died],
}
__all__ = ["HEARERS", "KIND", "add", "begins", "ended", "settle"]
